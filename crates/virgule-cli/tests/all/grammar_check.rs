//! `virgule grammar check`: which ambiguities are shown, and that they are warnings.

use crate::program::{File, run};
use serde_json::Value;
use std::path::PathBuf;

/// Runs the check. Returns the output and the exit status.
fn check(arguments: &[&str]) -> (String, i32) {
    let (output, _, status) = run(&[&["grammar", "check"], arguments].concat(), "");
    (output, status)
}

/// The path of a built-in grammar.
fn grammar(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../grammars").join(format!("{name}.abnf"));
    path.to_str().expect("a path of text").to_string()
}

const HOST: &str = "
    IPv4address
      ┌──┴──┐
    //0.0.0.0
      └──┬──┘
      reg-name
    (above: preferred; below: the other)
";

#[test]
fn an_ambiguity_is_a_warning_with_a_picture() {
    let (shown, status) = check(&[&grammar("rfc3986")]);
    assert_eq!(status, 0, "{shown}");
    assert!(
        shown.contains("warning[ambiguous]: `host` is ambiguous: it matches `0.0.0.0` by two alternatives"),
        "{shown}"
    );
    assert!(shown.contains(HOST), "{shown}");
    assert!(shown.contains("host          = IP-literal / IPv4address / reg-name"), "{shown}");
    assert_eq!(shown.matches("warning[ambiguous]").count(), 1, "{shown}");
    let (shown, _) = check(&["--all", "--ascii", &grammar("rfc3986")]);
    assert_eq!(shown.matches("warning[ambiguous]").count(), 4, "{shown}");
    assert!(shown.contains(r"      /     \"), "{shown}");
}

#[test]
fn shows_ambiguities_of_imports_on_request() {
    let (shown, status) = check(&[&grammar("rfc6920")]);
    assert_eq!(status, 0, "{shown}");
    assert_eq!(shown.matches("warning[ambiguous]").count(), 1, "{shown}");
    assert!(shown.contains("it matches `///a;a` with and without an empty `authority`"), "{shown}");
    assert!(
        shown.contains("`ni://0.0.0.0/a;a` has two derivations by `host` of rfc3986; --all shows them"),
        "{shown}"
    );
    assert_eq!(check(&["--all", &grammar("rfc6920")]).0.matches("warning[ambiguous]").count(), 2);
}

#[test]
fn shows_the_search_depth_of_nested_rules() {
    let (shown, _) = check(&[&grammar("rfc4515")]);
    assert!(shown.contains("no ambiguity found up to nesting depth 3 in `filterlist`"), "{shown}");
}

#[test]
fn programs_get_one_object_a_file() {
    let (shown, status) = check(&["--json", &grammar("rfc3986"), &grammar("rfc4515")]);
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

/// Runs the check with these arguments on the text of a grammar. Returns the output and the exit status.
fn check_text(text: &str, arguments: &[&str]) -> (String, i32) {
    let file = File::new(".abnf", text);
    check(&[arguments, &[file.path()]].concat())
}

const AMBIGUOUS: &str = "foo  = \"foo:\" ( name / word )\nname = 1*ALPHA\nword = 1*( ALPHA / DIGIT )\n";

#[test]
fn acknowledged_ambiguities_are_no_warnings() {
    let (shown, status) = check_text(AMBIGUOUS, &[]);
    assert!(shown.contains("warning[ambiguous]") && shown.contains("0 errors, 1 warning\n"), "{shown}");
    assert!(shown.contains("if that is as it should be, say so: `;! ambiguous foo REASON…`"), "{shown}");
    assert_eq!(status, 0);
    let acknowledged = format!(";! ambiguous foo a name is a word, and is meant\n{AMBIGUOUS}");
    let (shown, status) = check_text(&acknowledged, &["--deny-warnings"]);
    assert!(!shown.contains("warning[") && shown.contains("0 errors, 0 warnings\n"), "{shown}");
    let line = "`foo:a` has two derivations by `foo`, acknowledged: a name is a word, and is meant\n";
    assert!(shown.contains(line), "{shown}");
    assert_eq!(status, 0);
    let (shown, _) = check_text(&acknowledged, &["--json"]);
    let object: Value = serde_json::from_str(&shown).expect("an object");
    assert_eq!(object["findings"], serde_json::json!([]));
    assert_eq!(object["ambiguities"][0]["acknowledged"], "a name is a word, and is meant");
}

#[test]
fn an_acknowledgement_of_nothing_is_a_warning() {
    let text = format!(";! ambiguous foo why\n;! ambiguous name because\n{AMBIGUOUS}");
    let (shown, status) = check_text(&text, &[]);
    assert!(shown.contains("warning[unused-acknowledgement]: no ambiguity of `name` was found"), "{shown}");
    assert!(shown.contains(".abnf:2:1\n") && shown.contains("0 errors, 1 warning\n"), "{shown}");
    assert_eq!(status, 0);
    assert_eq!(check_text(&text, &["--deny-warnings"]).1, 1);
}

#[test]
fn warnings_are_denied_if_asked() {
    for (text, status) in
        [(AMBIGUOUS, 1), (";! kind foo\nfoo = \"foo:\"\nbar = \"bar:\"\n", 1), ("foo = \"foo:\"\n", 0)]
    {
        assert_eq!(check_text(text, &["--deny-warnings"]).1, status, "{text}");
        assert_eq!(check_text(text, &["--deny-warnings", "--json"]).1, status, "{text}");
        assert_eq!(check_text(text, &[]).1, 0, "{text}");
    }
    // Ambiguities of imported rules are mentioned, but are not warnings.
    let (shown, status) = check_text(";! import rfc3986\nfoo = \"foo:\" host\n", &["--deny-warnings"]);
    assert!(shown.contains("of rfc3986; --all shows them") && status == 0, "{shown}");
}
