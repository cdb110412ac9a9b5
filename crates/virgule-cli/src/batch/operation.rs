//! The operations of the protocol, and its description for `virgule batch --help`.

use clap::ValueEnum;

/// An operation, as named by `op`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Operation {
    Parse,
    Match,
    Resolve,
    Relativize,
    Normalize,
    Compare,
    ToUri,
    ToIri,
    Name,
    Build,
    Expand,
    Find,
    Redact,
    Repair,
    MatchTemplate,
    Query,
    EditQuery,
}

/// The protocol, with an example of each operation.
pub const PROTOCOL: &str = r##"Protocol:
  A request is a JSON object on one line of standard input. Its answer is a JSON object on one line of standard output.
  Answers are in the order of the requests, and are flushed when no more input is waiting.

  "id" is any JSON value; the answer repeats it, or has null. "op" is the operation. "strict", "tree", "idna", "all_userinfo",
  "route", "allow_ambiguity" and "sort" are booleans; "redact_param", "show_param", "maps" and "remove" are arrays of
  strings; "fields", "variables", "set" and "add" are objects whose values are strings, arrays of strings or null, and a
  variable may also be an object of strings. All other members are strings.

  "ok": true     done, with the members of the operation
  "ok": false    rejected; "error" is an object with offset, expected, rule and message
  no "ok"        not a request that can be answered; "error" is a string. The next line is read.

Operations, each with a request and an answer:

  parse: Parses `input` as `kind`; if `tree` is true, with the derivation
    {"id":1,"op":"parse","kind":"uri","input":"http://h/p?q"}
    {"id":1,"ok":true,"components":{"scheme":"http","userinfo":null,"host":"h","port":null,"path":"/p","query":"q","fragment":null}}

  match: Reports whether `rule` of `grammar` matches all of `input`; if `tree` is true, with the derivation
    {"id":2,"op":"match","grammar":"rfc3986","rule":"port","input":"80"}
    {"id":2,"ok":true}

  resolve: Resolves the reference `input` against `base`; `strict` is true by default
    {"id":3,"op":"resolve","base":"http://a/b/c","input":"../d","strict":true}
    {"id":3,"ok":true,"output":"http://a/d"}

  relativize: Returns the shortest reference from `base` to `input`
    {"id":4,"op":"relativize","base":"http://a/b/c","input":"http://a/d"}
    {"id":4,"ok":true,"output":"/d"}

  normalize: Normalizes `input`, of the given `kind`, up to `level`
    {"id":5,"op":"normalize","kind":"http","input":"HTTP://A:80/%7e","level":"scheme"}
    {"id":5,"ok":true,"output":"http://a/~"}

  compare: Returns the strictest equivalence of `input` and `other`: string, syntax, scheme or null
    {"id":6,"op":"compare","input":"a:%7E","other":"A:~"}
    {"id":6,"ok":true,"equal":"syntax"}

  to-uri: Converts the IRI `input` to a URI
    {"id":7,"op":"to-uri","input":"http://é/"}
    {"id":7,"ok":true,"output":"http://%C3%A9/"}

  to-iri: Converts the URI `input` to an IRI
    {"id":8,"op":"to-iri","input":"http://%C3%A9/"}
    {"id":8,"ok":true,"output":"http://é/"}

  name: Returns the algorithm and the digest of the hash name `input`
    {"id":9,"op":"name","input":"ni:///sha-256-32;f4OxZQ"}
    {"id":9,"ok":true,"algorithm":"sha-256-32","digest":"7f83b165"}

  build: Builds a string of `kind` (default: uri-reference) from `fields`
    {"id":10,"op":"build","kind":"http","fields":{"host":"example.com","path":"/a"}}
    {"id":10,"ok":true,"output":"http://example.com/a"}

  expand: Expands the URI `template` from `variables`: strings, arrays or objects of strings
    {"id":11,"op":"expand","template":"/{id}{?q*}","variables":{"id":"a b","q":["x","y"]}}
    {"id":11,"ok":true,"output":"/a%20b?q=x&q=y"}

  find: Finds the URIs in `input`, which is prose
    {"id":12,"op":"find","input":"see http://a/b, or (mailto:c@d)."}
    {"id":12,"ok":true,"spans":[[4,14],[20,30]]}

  redact: Replaces the secrets in `input` with `***`
    {"id":13,"op":"redact","input":"GET http://a:b@c/?key=d","redact_param":["key"]}
    {"id":13,"ok":true,"output":"GET http://a:***@c/?key=***"}

  repair: Percent-encodes the characters of `input` that `kind` does not allow
    {"id":14,"op":"repair","kind":"uri","input":"http://a/b c"}
    {"id":14,"ok":true,"output":"http://a/b%20c","changes":[{"offset":10,"original":" ","replacement":"%20"}]}

  match-template: Returns the variables for which `template` expands to `input`
    {"id":15,"op":"match-template","template":"/{id}{?q*}","input":"/a%20b?q=x&q=y"}
    {"id":15,"ok":true,"variables":{"id":"a b","q":["x","y"]}}

  query: Returns the decoded pairs of the query of `input`
    {"id":16,"op":"query","input":"/?a=b%20c&d"}
    {"id":16,"ok":true,"pairs":[["a","b c"],["d",null]]}

  edit-query: Edits the pairs: removes, sets, adds, then sorts them
    {"id":17,"op":"edit-query","input":"/?a=1&b=2","remove":["a"],"set":{"b":"3 4"},"add":{"c":["5","6"]}}
    {"id":17,"ok":true,"output":"/?b=3%204&c=5&c=6"}"##;
