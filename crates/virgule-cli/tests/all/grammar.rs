//! `virgule grammar check --json`, `stats`, `dot`.

use crate::program::{call, texts};
use serde_json::Value;
use std::path::PathBuf;

/// Runs a subcommand of `grammar`. Returns standard output and the exit status.
fn run(arguments: &[&str]) -> (String, i32) {
    let (output, _, status) = texts(&mut call(&[&["grammar"], arguments].concat()), "");
    (output, status)
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
fn fields_and_called_rules_are_drawn() {
    let (text, status) = run(&["dot", "--fields", "--states", "1000", "nih"]);
    assert!(status == 0 && text.contains('←'), "{text}");
    let (text, status) = run(&["dot", "--states", "500", "rfc4515"]);
    assert!(status == 0 && text.contains("subgraph cluster1") && text.contains("‹filter›"), "{text}");
}

/// The path of a built-in grammar.
fn grammar(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../grammars").join(format!("{name}.abnf"));
    path.to_str().expect("a path of text").to_string()
}

#[test]
fn programs_get_one_object_a_file() {
    let (shown, status) = run(&["check", "--json", &grammar("rfc3986"), &grammar("rfc4515")]);
    assert_eq!(status, 0);
    let objects: Vec<Value> =
        shown.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    assert_eq!(objects.len(), 2);
    let host = &objects[0]["ambiguities"][0];
    assert_eq!(host["rule"], "host");
    assert_eq!(host["text"], "//0.0.0.0");
    assert_eq!(host["readings"][0][0]["part"], "IPv4address");
    assert_eq!(host["readings"][1][0]["end"], 9);
    assert_eq!(host["preferred"], 0);
    assert_eq!(objects[0]["open"], Value::Null);
    assert_eq!(objects[1]["open"]["depth"], 3);
    let codes = objects[0]["findings"].as_array().expect("findings").iter().map(|finding| &finding["code"]);
    assert_eq!(codes.filter(|code| *code == "ambiguous").count(), 1);
}
