//! `virgule grammar subset`, `equal`, `diff`, `overlap`, `matrix`, `stats`, `dot`.

use crate::program::{Folder, call, texts};

/// Runs a subcommand of `grammar`. Returns standard output and the exit status.
fn run(arguments: &[&str]) -> (String, i32) {
    let (output, _, status) = texts(&mut call(&[&["grammar"], arguments].concat()), "");
    (output, status)
}

#[test]
fn shows_where_a_counterexample_stops_matching() {
    let picture = "
no: not every text of kind tel (rfc3966) is one of URI (rfc3986)

only in kind tel (rfc3966):
tel:+0;a=[
         ^ URI: offset 9, in URI: expected a letter, a digit, one of :/?#@!$%&'()*+,-.;=_~ or the end
";
    assert_eq!(run(&["subset", "tel", "uri"]), (picture[1..].to_string(), 1));
    let yes = "yes: every text of NI-URI (rfc6920) is one of URI (rfc3986)\n";
    assert_eq!(run(&["subset", "rfc6920", "rfc3986:uri"]), (yes.to_string(), 0));
    let picture = "
no: not every text of URI-reference (rfc3986) is one of URI (rfc3986)

only in URI-reference (rfc3986):
(the empty text)
URI: the text is empty (offset 0, in scheme: expected a letter)
";
    assert_eq!(run(&["subset", "uri-reference", "uri"]), (picture[1..].to_string(), 1));
}

#[test]
fn two_editions_of_a_file_are_compared() {
    let folder = Folder::new(&[
        ("old/badge.abnf", ";! scheme badge\nbadge-uri = \"badge:\" 1*DIGIT\n"),
        ("new/badge.abnf", ";! scheme badge\nbadge-uri = \"badge:\" 1*3HEXDIG / \"badge:x\"\n"),
    ]);
    let (old, new) = (folder.path("old/badge.abnf"), folder.path("new/badge.abnf"));
    let (text, status) = run(&["diff", "--ascii", &old, &new]);
    let picture = format!(
        "no: badge-uri ({old}) and badge-uri ({new}) do not have the same texts

only in badge-uri ({old}):
badge:0000
         ^ badge-uri: offset 9, in badge-uri: expected the end

only in badge-uri ({new}):
badge:a
      ^ badge-uri: offset 6, in badge-uri: expected a digit

only in badge-uri ({new}):
badge:0a
       ^ badge-uri: offset 7, in badge-uri: expected a digit or the end
"
    );
    assert_eq!((text, status), (picture, 1));
    let (text, status) = run(&["equal", "--json", &old, &new]);
    let object: serde_json::Value = serde_json::from_str(&text).expect("an object");
    assert_eq!(
        (object["answer"].as_bool(), &object["up-to-nesting"], status),
        (Some(false), &serde_json::Value::Null, 1)
    );
    assert_eq!(object["texts"][0]["text"], "badge:0000");
    assert_eq!(object["texts"][0]["in"], "one");
    assert_eq!(object["texts"][0]["error"]["offset"], 9);
    assert_eq!(object["texts"][1]["not-in"], "one");
    assert_eq!(run(&["equal", &old, &old]).1, 0);
    assert_eq!(run(&["diff", &old, &format!("{old}:BADGE-URI")]).1, 0);
}

#[test]
fn texts_of_both_are_shown() {
    let yes = "yes: URI (rfc3986) and SIP-URI (rfc3261) share texts, the shortest:\n\nsip:a\n";
    assert_eq!(run(&["overlap", "uri", "sip"]), (yes.to_string(), 0));
    let no = "no: kind tel (rfc3966) and SIP-URI (rfc3261) share no text\n";
    assert_eq!(run(&["overlap", "tel", "sip"]), (no.to_string(), 1));
    let (text, status) = run(&["overlap", "--json", "uri", "sip"]);
    assert!(
        text.contains(r#""answer":true,"up-to-nesting":null,"up-to-checks":[],"texts":[{"text":"sip:a"}]"#),
        "{text}"
    );
    assert_eq!(status, 0);
}

#[test]
fn reports_undecided_questions() {
    let folder = Folder::new(&[
        ("one.abnf", ";! kind one\none = \"(\" one \")\" / \"[\" one \"]\" / \"a\"\n"),
        ("two.abnf", ";! kind two\ntwo = \"(\" two \")\" / \"[\" two \"]\" / \"aa\"\n"),
        ("odd.abnf", ";! kind odd\nodd = \"(\" even \")\" / \"b\"\neven = \"(\" odd \")\"\n"),
        ("any.abnf", ";! kind any\nany = \"(\" any \")\" / \"b\" / \"[\" any \")\"\n"),
    ]);
    let path = |name| folder.path(name);
    assert_eq!(run(&["equal", &path("one.abnf"), &path("one.abnf")]).1, 0);
    // The answer is decided call by call, or by a text.
    let (text, status) = run(&["subset", &path("odd.abnf"), &path("any.abnf")]);
    assert!(text.starts_with("yes"), "{text}");
    assert_eq!(status, 0);
    let (text, status) = run(&["subset", &path("any.abnf"), &path("odd.abnf")]);
    assert!(text.contains("\n(b)\n"), "{text}");
    assert_eq!(status, 1);
    let (text, status) = run(&["overlap", &path("one.abnf"), &path("odd.abnf")]);
    assert!(text.starts_with("no:"), "of other letters: {text}");
    assert_eq!(status, 1);
    // There is no common text at any depth, but this cannot be decided.
    let (one, two) = (path("one.abnf"), path("two.abnf"));
    let (text, status) = run(&["overlap", &one, &two]);
    let output = format!(
        "no, up to nesting depth 8: one ({one}) and two ({two}) share no text; beyond, it is undecidable\n"
    );
    assert_eq!((text, status), (output, 1));
    let (text, _) = run(&["overlap", "--json", &one, &two]);
    assert!(text.contains(r#""answer":false,"up-to-nesting":8,"up-to-checks":[],"texts":[]"#), "{text}");
}

#[test]
fn languages_of_kinds_are_those_of_their_parsers() {
    let picture = "
no: kind http (rfc9110) and kind https (rfc9110) do not have the same texts

only in kind http (rfc9110):
http://a
    ^ https: offset 4, in https-URI: expected \"S\" or \"s\"

only in kind https (rfc9110):
https://a
    ^ http: offset 4, in http-URI: expected \":\"
";
    assert_eq!(run(&["equal", "--ascii", "http", "https"]), (picture[1..].to_string(), 1));
    let picture = "
no: not every text of http-URI (rfc9110) is one of kind http (rfc9110)

only in http-URI (rfc9110):
http://
       ^ http: offset 7, in host: must not be empty
";
    assert_eq!(run(&["subset", "--ascii", "rfc9110:http-URI", "http"]), (picture[1..].to_string(), 1));
    // `rfc9110` stands for its first kind; the grammar has no rule with the name of its second kind.
    for (one, other) in [("http", "rfc9110:http-URI"), ("rfc9110", "http"), ("rfc9110:https", "https")] {
        assert_eq!(run(&["subset", one, other]).1, 0, "{one} {other}");
    }
    assert_eq!(run(&["equal", "rfc9110:https", "https"]).1, 0);
    let (text, _) = run(&["diff", "--ascii", "tel", "rfc3966:telephone-uri"]);
    assert!(text.contains("\ntel:0;ext=0;ext=0\n") || text.contains("must not occur twice"), "{text}");
    let (text, status) = run(&["equal", "urn-isbn", "rfc8254:urn-isbn"]);
    assert!(text.contains("wrong check digit") && !text.contains("only in kind"), "{text}");
    assert_eq!(status, 1);
    let (text, _) = run(&["overlap", "http", "rfc3986:URI"]);
    assert!(text.contains("\nhttp://a\n"), "{text}");
    let (text, status) = run(&["equal", "--json", "http", "rfc9110:http-URI"]);
    let object: serde_json::Value = serde_json::from_str(&text).expect("an object");
    assert_eq!(
        (object["one"]["kind"].as_str(), object["other"].get("kind"), status),
        (Some("http"), None, 1)
    );
    assert_eq!(object["texts"][0]["text"], "http://");
}

#[test]
fn checks_that_no_automaton_makes_are_named() {
    let rules = "host = *DIGIT\nnest = \"(\" [ nest ] \")\"\n";
    let checked = |name: &str, rule: &str| {
        format!(";! kind {name}\n;! fields host\n;! validate host not-empty\n{name} = {rule}\n{rules}")
    };
    let folder = Folder::new(&[
        ("one.abnf", &checked("one", "host nest")),
        ("same.abnf", &checked("one", "host nest")),
        ("two.abnf", &checked("two", "host nest / %s\"x\" host")),
        ("void.abnf", &checked("void", "host %s\"z\" nest").replace("*DIGIT", "0DIGIT")),
    ]);
    let path = |name| folder.path(name);
    let (one, same, two) = (path("one.abnf"), path("same.abnf"), path("two.abnf"));
    let output = format!(
        "yes, up to `;! validate host not-empty`: kind one ({one}) and kind one ({same}) have the same texts\n"
    );
    assert_eq!(run(&["equal", &one, &same]), (output, 0));
    let output = format!("yes: kind one ({one}) and kind one ({one}) have the same texts\n");
    assert_eq!(run(&["equal", &one, &one]), (output, 0));
    let (text, _) = run(&["equal", "--json", &one, &same]);
    assert!(text.contains(r#""up-to-checks":["validate host not-empty"],"texts":[]"#), "{text}");
    // The rule without the check has more texts than the kind with the check.
    let rule = format!("{one}:one");
    let (text, status) = run(&["subset", &one, &rule]);
    assert!(text.starts_with("yes: every text of kind one"), "{text}");
    assert_eq!(status, 0);
    // The check rejects the shortest text of the rules, but not a text with one more byte.
    let (text, status) = run(&["subset", "--ascii", &two, &one]);
    assert!(text.contains(&format!("\nonly in kind two ({two}):\nx!")) || text.contains("\nx0\n"), "{text}");
    assert_eq!(status, 1);
    let (text, status) = run(&["subset", "--ascii", &rule, &one]);
    assert!(text.contains("\n()\n") && text.contains("must not be empty"), "{text}");
    assert_eq!(status, 1);
    let (text, _) = run(&["overlap", &one, &two]);
    assert!(text.contains("\n0()\n"), "{text}");
}

#[test]
fn rejects_unknown_rules_by_name() {
    for wrong in [
        &["subset", "uri"][..],
        &["subset", "urx", "uri"],
        &["equal", "rfc3986:autority", "uri"],
        &["overlap", "no-such.abnf", "uri"],
        &["stats", "rfc9999"],
        &["dot", "uri"],
        &["dot", "--fields", "rfc3986:port"],
    ] {
        assert_eq!(run(wrong).1, 2, "{wrong:?}");
    }
}

#[test]
fn pairs_of_kinds_stand_in_a_table() {
    let (text, status) = run(&["matrix", "--ascii", "rfc3986", "sip", "tel"]);
    let table = "
                           1 2 3 4 5 6
1 uri                      = < > . x x
";
    assert_eq!(status, 0);
    let lines: Vec<&str> = text.lines().collect();
    let words = |line: &str| line.split_whitespace().map(str::to_string).collect::<Vec<_>>();
    let expected: Vec<_> = table.lines().skip(1).map(words).collect();
    assert_eq!([words(lines[0]), words(lines[1])].to_vec(), expected, "{text}");
    assert!(text.contains("  uri, sip: \"sip:a\"\n"), "{text}");
    let (text, _) = run(&["matrix", "--json", "ni", "uri", "tel"]);
    let pairs: Vec<&str> = text.lines().collect();
    assert_eq!(pairs.len(), 2, "{text}");
    assert!(
        pairs[0].starts_with(r#"{"one":"ni","other":"uri","relation":"inside","text":"ni:///"#),
        "{text}"
    );
}

#[test]
fn sizes_are_counted() {
    let (text, status) = run(&["stats", "rfc3986"]);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!((lines.len(), status), (5, 0), "{text}");
    assert!(lines[1].starts_with("URI ") && lines[1].ends_with(" ms"), "{text}");
    let (text, _) = run(&["stats", "--all", "--json", "rfc3986"]);
    let port = text.lines().find(|line| line.contains(r#""rule":"port""#)).expect("a line for each rule");
    assert!(port.contains(r#""states":1,"#), "{port}");
}

#[test]
fn a_small_automaton_is_drawn() {
    let (text, status) = run(&["dot", "rfc3986:pct-encoded"]);
    let picture = "
digraph \"pct-encoded\" {
  rankdir=LR;
  node [shape=circle];
  start [shape=none, label=\"\"];
  start -> m0s0;
  m0s0 [label=\"0\"];
  m0s1 [label=\"1\"];
  m0s2 [label=\"2\"];
  m0s3 [label=\"3\", shape=doublecircle];
  m0s0 -> m0s1 [label=\"%\"];
  m0s1 -> m0s2 [label=\"0-9 A-F a-f\"];
  m0s2 -> m0s3 [label=\"0-9 A-F a-f\"];
}
";
    assert_eq!((text.as_str(), status), (&picture[1..], 0));
    let (text, status) = run(&["dot", "--fields", "--states", "1000", "nih"]);
    assert!(status == 0 && text.contains('←'), "{text}");
    let (text, status) = run(&["dot", "--states", "500", "rfc4515"]);
    assert!(status == 0 && text.contains("subgraph cluster1") && text.contains("‹filter›"), "{text}");
}
