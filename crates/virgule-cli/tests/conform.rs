//! `virgule conform`.

mod program;

use program::virgule;
use std::process::{Command, Output};

fn conform(arguments: &[&str], subject: &[&str]) -> Output {
    let mut command = Command::new(virgule());
    command.arg("conform").args(arguments).arg("--").args(subject).output().expect("it starts")
}

fn status(output: &Output) -> Option<i32> {
    output.status.code()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Tests every other built-in kind, or in a quick run some of them, with `virgule batch`, including the fields.
fn every_other_conforms(odd: usize) {
    // All of these kinds are tested by `cargo xtask soak --only tests`.
    let every = if std::env::var_os("VIRGULE_TESTS").is_some_and(|value| value == "full") { 1 } else { 10 };
    for kind in virgule::Kind::all().skip(odd).step_by(2 * every) {
        let output = conform(
            &["--kind", kind.name, "--fields", "--count", "100", "--timeout", "20000"],
            &[&virgule(), "batch"],
        );
        assert_eq!(
            status(&output),
            Some(0),
            "{}\n{}{}",
            kind.name,
            text(&output.stdout),
            text(&output.stderr)
        );
        assert!(text(&output.stdout).contains(" 0 answered otherwise"), "{}", kind.name);
    }
}

// The kinds are divided into two tests, for two processors.

#[test]
fn virgule_conforms_1() {
    every_other_conforms(0);
}

#[test]
fn virgule_conforms_2() {
    every_other_conforms(1);
}

#[test]
fn rules_and_files_are_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(path("badge.abnf"), ";! scheme x-unknown\nbadge = \"x-unknown:\" 2*4DIGIT\n")
        .expect("a file");

    let grammar = path("badge.abnf");
    let subject = [&virgule(), "batch", "--grammar", &grammar];
    assert_eq!(status(&conform(&["--grammar", &grammar], &subject)), Some(0));
    assert_eq!(status(&conform(&["--grammar", &grammar, "--rule", "BADGE"], &subject)), Some(0));
    assert_eq!(
        status(&conform(&["--grammar", "rfc6920", "--rule", "alg-val"], &[&virgule(), "batch"])),
        Some(0)
    );
    // The subject does not have the grammar, and answers that the kind is unknown.
    let output = conform(&["--grammar", &grammar], &[&virgule(), "batch"]);
    assert_eq!(status(&output), Some(1));
    assert!(text(&output.stdout).contains("there is no kind `x-unknown`"), "{}", text(&output.stdout));

    let files = ["--json", &path("r.json"), "--junit", &path("r.xml"), "--html", &path("r.html")];
    let output =
        conform(&[&["--grammar", &grammar, "--lines"], &files[..]].concat(), &["sed", "-u", "s/.*/ok/"]);
    assert_eq!(status(&output), Some(1), "{}", text(&output.stderr));
    let read = |name: &str| std::fs::read_to_string(path(name)).expect("a report");
    let json: serde_json::Value = serde_json::from_str(&read("r.json")).expect("JSON");
    assert_eq!((&json["conforms"], &json["groups"][0]["class"]), (&false.into(), &"accepted".into()));
    assert!(read("r.xml").starts_with("<?xml") && read("r.html").starts_with("<!doctype html>"));
}

#[test]
fn reports_wrong_calls() {
    let wrong = |arguments: &[&str], subject: &[&str], reason: &str| {
        let output = conform(arguments, subject);
        assert_eq!((status(&output), text(&output.stdout).as_str()), (Some(2), ""));
        assert!(text(&output.stderr).contains(reason), "{}", text(&output.stderr));
    };
    wrong(&[], &["/no/such/program"], "cannot be started");
    wrong(&[], &["true"], "does not answer");
    wrong(&["--kind", "ury"], &["true"], "there is no kind `ury`");
    wrong(&["--rule", "hots"], &["true"], "did you mean `host`?");
    wrong(&["--grammar", "no/such.abnf"], &["true"], "no/such.abnf");
    wrong(&["--expected", "no/such.toml"], &["true"], "no/such.toml");
    wrong(&["--lines", "--fields"], &["true"], "--fields");
    wrong(&[], &[], "COMMAND");
}
