//! `virgule grammar check` and ambiguities: what is shown, what is not, and that they are warnings.

mod program;

use program::virgule;
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

/// What the command prints, and its exit status.
fn check(arguments: &[&str]) -> (String, i32) {
    let mut command = Command::new(virgule());
    let output = command.args(["grammar", "check"]).args(arguments).output().expect("it starts");
    (String::from_utf8(output.stdout).expect("text"), output.status.code().expect("no signal"))
}

/// A grammar that comes with the project.
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
fn what_imports_bring_is_named_and_shown_if_asked() {
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
fn where_rules_nest_the_depth_is_said() {
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
