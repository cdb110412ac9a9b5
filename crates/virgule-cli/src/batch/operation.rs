//! The operations of the protocol, with examples, and the help text made of them.

use crate::args::names;
use clap::ValueEnum;
use std::fmt::Write;

/// An operation, as named by `op`. The comments of the variants are part of `virgule batch --help`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Operation {
    /// Parses `input` as `kind`; with `tree` true gives the derivation too
    Parse,
    /// Tells whether `input`, whole, matches `rule` of `grammar`; with `tree` true gives the derivation too
    Match,
    /// Resolves the reference `input` against `base`; `strict` is true unless it is given
    Resolve,
    /// Gives the shortest reference from `base` to `input`
    Relativize,
    /// Normalizes `input`, a text of `kind`, up to `level`
    Normalize,
    /// Gives the strictest equivalence of `input` and `other`: string, syntax, scheme or null
    Compare,
    /// Maps the IRI `input` to a URI
    ToUri,
    /// Maps the URI `input` to an IRI
    ToIri,
    /// Gives algorithm and digest of the hash name `input`
    Name,
    /// Builds a text of `kind`, uri-reference unless it is given, of its `fields`
    Build,
    /// Expands the URI `template` from `variables`: strings, arrays or objects of strings
    Expand,
    /// Finds the URIs in the running text `input`
    Find,
    /// Replaces the secrets in the running text `input` with `***`
    Redact,
    /// Percent-encodes what may only stand so in `input`, a text of `kind`
    Repair,
}

impl Operation {
    /// The operation with this name. The error lists all names.
    pub fn find(name: &str) -> Result<Self, String> {
        let unknown = |_| format!("there is no op `{name}`; there are {}", names::<Self>());
        Operation::from_str(name, false).map_err(unknown)
    }

    /// A request and its answer.
    pub fn example(self) -> (&'static str, &'static str) {
        match self {
            Operation::Parse => (
                r#"{"id":1,"op":"parse","kind":"uri","input":"http://h/p?q"}"#,
                concat!(
                    r#"{"id":1,"ok":true,"components":{"scheme":"http","userinfo":null,"host":"h","port":null,"#,
                    r#""path":"/p","query":"q","fragment":null}}"#
                ),
            ),
            Operation::Match => (
                r#"{"id":2,"op":"match","grammar":"rfc3986","rule":"port","input":"80"}"#,
                r#"{"id":2,"ok":true}"#,
            ),
            Operation::Resolve => (
                r#"{"id":3,"op":"resolve","base":"http://a/b/c","input":"../d","strict":true}"#,
                r#"{"id":3,"ok":true,"output":"http://a/d"}"#,
            ),
            Operation::Relativize => (
                r#"{"id":4,"op":"relativize","base":"http://a/b/c","input":"http://a/d"}"#,
                r#"{"id":4,"ok":true,"output":"/d"}"#,
            ),
            Operation::Normalize => (
                r#"{"id":5,"op":"normalize","kind":"http","input":"HTTP://A:80/%7e","level":"scheme"}"#,
                r#"{"id":5,"ok":true,"output":"http://a/~"}"#,
            ),
            Operation::Compare => (
                r#"{"id":6,"op":"compare","input":"a:%7E","other":"A:~"}"#,
                r#"{"id":6,"ok":true,"equal":"syntax"}"#,
            ),
            Operation::ToUri => (
                r#"{"id":7,"op":"to-uri","input":"http://é/"}"#,
                r#"{"id":7,"ok":true,"output":"http://%C3%A9/"}"#,
            ),
            Operation::ToIri => (
                r#"{"id":8,"op":"to-iri","input":"http://%C3%A9/"}"#,
                r#"{"id":8,"ok":true,"output":"http://é/"}"#,
            ),
            Operation::Name => (
                r#"{"id":9,"op":"name","input":"ni:///sha-256-32;f4OxZQ"}"#,
                r#"{"id":9,"ok":true,"algorithm":"sha-256-32","digest":"7f83b165"}"#,
            ),
            Operation::Build => (
                r#"{"id":10,"op":"build","kind":"http","fields":{"host":"example.com","path":"/a"}}"#,
                r#"{"id":10,"ok":true,"output":"http://example.com/a"}"#,
            ),
            Operation::Expand => (
                r#"{"id":11,"op":"expand","template":"/{id}{?q*}","variables":{"id":"a b","q":["x","y"]}}"#,
                r#"{"id":11,"ok":true,"output":"/a%20b?q=x&q=y"}"#,
            ),
            Operation::Find => (
                r#"{"id":12,"op":"find","input":"see http://a/b, or (mailto:c@d)."}"#,
                r#"{"id":12,"ok":true,"spans":[[4,14],[20,30]]}"#,
            ),
            Operation::Redact => (
                r#"{"id":13,"op":"redact","input":"GET http://a:b@c/?key=d","redact_param":["key"]}"#,
                r#"{"id":13,"ok":true,"output":"GET http://a:***@c/?key=***"}"#,
            ),
            Operation::Repair => (
                r#"{"id":14,"op":"repair","kind":"uri","input":"http://a/b c"}"#,
                concat!(
                    r#"{"id":14,"ok":true,"output":"http://a/b%20c","#,
                    r#""changes":[{"offset":10,"original":" ","replacement":"%20"}]}"#
                ),
            ),
        }
    }
}

/// The protocol, for `virgule batch --help`.
pub fn help() -> String {
    let mut help = PROTOCOL.to_string();
    for operation in Operation::value_variants() {
        let value = operation.to_possible_value();
        let (name, does) = value.as_ref().map(|value| (value.get_name(), value.get_help())).unzip();
        let (name, does) =
            (name.unwrap_or_default(), does.flatten().map(ToString::to_string).unwrap_or_default());
        let (request, answer) = operation.example();
        // Writing to a string does not fail.
        let _ = write!(help, "\n\n  {name}: {does}\n    {request}\n    {answer}");
    }
    help
}

const PROTOCOL: &str = r#"Protocol:
  A request is a JSON object on one line of standard input. Its answer is a JSON object on one line of standard output.
  Answers have the order of the requests, and are flushed when no further line of input is waiting.

  "id" is any JSON value; the answer repeats it, or has null. "op" names an operation. The other members are strings,
  but "strict", "tree" and "all_userinfo", booleans, "redact_param" and "show_param", arrays of strings, and "fields" and
  "variables", objects whose values are strings, arrays of strings or null; a variable may also be an object of strings.

  "ok": true     done, with the members that the operation adds
  "ok": false    refused; "error" is an object with offset, expected, rule and message
  no "ok"        not a request that can be answered; "error" is a string. The next line is read.

Operations, each with a request and its answer:"#;
