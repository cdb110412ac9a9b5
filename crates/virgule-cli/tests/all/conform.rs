//! `virgule conform`.

use crate::program::{Folder, run, virgule};

fn conform(arguments: &[&str], subject: &[&str]) -> (String, String, i32) {
    run(&[&["conform"], arguments, &["--"], subject].concat(), "")
}

/// Tests every other built-in kind, or in a quick run some of them, with `virgule batch`, including the fields.
fn every_other_conforms(odd: usize) {
    // All of these kinds are tested by `cargo xtask soak --only tests`.
    let every = if std::env::var_os("VIRGULE_TESTS").is_some_and(|value| value == "full") { 1 } else { 10 };
    for kind in virgule::Kind::all().skip(odd).step_by(2 * every) {
        let (report, errors, status) = conform(
            &["--kind", kind.name, "--fields", "--count", "100", "--timeout", "20000"],
            &[&virgule(), "batch"],
        );
        assert_eq!(status, 0, "{}\n{report}{errors}", kind.name);
        assert!(report.contains(" 0 answered incorrectly"), "{}", kind.name);
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
    let folder = Folder::new(&[("badge.abnf", ";! scheme x-unknown\nbadge = \"x-unknown:\" 2*4DIGIT\n")]);
    let grammar = folder.path("badge.abnf");
    let program = virgule();
    let batch = [&program, "batch"];
    let subject = [&program, "batch", "--grammar", &grammar];
    assert_eq!(conform(&["--grammar", &grammar], &subject).2, 0);
    assert_eq!(conform(&["--grammar", &grammar, "--rule", "BADGE"], &subject).2, 0);
    assert_eq!(conform(&["--grammar", "rfc6920", "--rule", "alg-val"], &batch).2, 0);
    // The subject does not have the grammar, and answers that the kind is unknown.
    let (report, _, status) = conform(&["--grammar", &grammar], &batch);
    assert!(report.contains("there is no kind `x-unknown`") && status == 1, "{report}");

    let (json, html) = (folder.path("r.json"), folder.path("r.html"));
    let files = ["--grammar", &grammar, "--lines", "--json", &json, "--html", &html];
    let (_, errors, status) = conform(&files, &["sed", "-u", "s/.*/ok/"]);
    assert_eq!(status, 1, "{errors}");
    let json: serde_json::Value = serde_json::from_str(&folder.text("r.json")).expect("JSON");
    assert_eq!((&json["conforms"], &json["groups"][0]["class"]), (&false.into(), &"accepted".into()));
    assert!(folder.text("r.html").starts_with("<!doctype html>"));
}

#[test]
fn reports_wrong_calls() {
    for (arguments, subject, reason) in [
        (&[][..], &["/no/such/program"][..], "cannot be started"),
        (&[], &["true"], "does not answer"),
        (&["--kind", "ury"], &["true"], "there is no kind `ury`"),
        (&["--rule", "hots"], &["true"], "did you mean `host`?"),
        (&["--grammar", "no/such.abnf"], &["true"], "no/such.abnf"),
        (&["--expected", "no/such.toml"], &["true"], "no/such.toml"),
        (&["--lines", "--fields"], &["true"], "--fields"),
        (&[], &[], "COMMAND"),
    ] {
        let (output, errors, status) = conform(arguments, subject);
        assert_eq!((output.as_str(), status), ("", 2), "{arguments:?}");
        assert!(errors.contains(reason), "{errors}");
    }
}

#[test]
fn rules_without_automaton_are_asked_about() {
    let mirror = "mirror = \"a\" mirror \"a\" / \"b\" mirror \"b\" / \"a\" / \"b\"\n";
    let (folder, program) = (Folder::new(&[("mirror.abnf", mirror)]), virgule());
    let path = folder.path("mirror.abnf");
    let rule = ["--grammar", &path, "--rule", "mirror"];
    let (report, note, status) = conform(&rule, &[&program, "batch", "--grammar", &path]);
    assert!(report.contains("tried 1 of 1 rules, 4 of 4 alternatives") && status == 0, "{report}{note}");
    assert!(note.contains("random strings are omitted, because they need an automaton: at `A`"), "{note}");
    let takes_all = ["sh", "-c", "while read line; do echo ok; done"];
    let (report, _, status) = conform(&[&rule[..], &["--lines"]].concat(), &takes_all);
    assert!(report.contains("accepted, but outside\n  mirror") && status == 1, "{report}");
}
