//! `virgule compare` on every branch of its decision: with a kind that accepts both texts, with a kind that accepts
//! neither, and without a kind.
//!
//! A command that was built by Rust 1.95 reported `a:b` and `a:c` as equal: see `docs/miscompilation.md`. Only an
//! optimized build is affected, so `.ci/run` also runs this test on an optimized build.

mod program;

use program::virgule;
use std::process::Command;

/// The level in the output of `compare --json`; `None` if the texts are not equivalent.
fn equivalence(one: &str, other: &str) -> Result<Option<String>, String> {
    let output = Command::new(virgule()).args(["compare", "--json", one, other]).output();
    let output = output.map_err(|error| error.to_string())?;
    let shown = String::from_utf8_lossy(&output.stdout);
    let answer: serde_json::Value =
        serde_json::from_str(&shown).map_err(|error| format!("{error}: {shown:?}, {}", output.status))?;
    match &answer["equal"] {
        serde_json::Value::Null if answer["ok"] == true => Ok(None),
        serde_json::Value::String(equivalence) => Ok(Some(equivalence.clone())),
        _ => Err(shown.into_owned()),
    }
}

#[test]
fn an_error_names_the_argument_that_is_wrong() {
    for (texts, name) in [(["a b", "c"], "one: "), (["c", "a b"], "other: ")] {
        let output = Command::new(virgule()).arg("compare").args(texts).output().expect("it runs");
        let output = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.contains(name), "{output}");
    }
}

#[test]
fn a_text_that_the_kind_of_its_scheme_rejects_is_noted() {
    for (texts, notes) in [
        (
            ["pkg:npm/%40a/b", "pkg:npm/@a/b"],
            "virgule: note: other: no text of the kind pkg; compared as a URI\n",
        ),
        (["tel:x", "tel:+1"], "virgule: note: one: no text of the kind tel; compared as a URI\n"),
        (["http://a/#b", "http://a/"], ""),
        (["no-kind:a", "a"], ""),
    ] {
        let output = Command::new(virgule()).arg("compare").args(texts).output().expect("it runs");
        assert_eq!(String::from_utf8_lossy(&output.stderr), notes, "{texts:?}");
    }
}

#[test]
fn compare_names_the_strictest_equivalence() {
    let mut wrong = Vec::new();
    for (one, other, expected) in [
        // There is no kind with the scheme.
        ("a:b", "a:b", Some("string")),
        ("a:b", "A:b", Some("syntax")),
        ("a:%7E", "a:~", Some("syntax")),
        ("a:b", "a:c", None),
        ("a:b", "a:b?", None),
        ("a://h/b", "a://h/c", None),
        ("a:é", "a:e", None),
        // The schemes differ, or the texts have no scheme.
        ("a:b", "b:b", None),
        ("a:b", "http://a/b", None),
        ("b", "c", None),
        ("b", "a:b", None),
        // The kind with the scheme accepts neither text, or only one.
        ("http:b", "http:c", None),
        ("http:b", "HTTP:b", Some("syntax")),
        ("mailto:a@", "mailto:b@", None),
        ("tel:x", "tel:y", None),
        ("http://a/b", "http:b", None),
        // The kind accepts both texts.
        ("http://a/b", "http://a/b", Some("string")),
        ("http://a/%7Eb", "http://A/~b", Some("syntax")),
        ("http://a:80/b", "http://a/b", Some("scheme")),
        ("http://a/b", "http://a/c", None),
        ("mailto:a@b", "mailto:c@b", None),
        ("ni:///sha-256;AA", "ni:///sha-256;AQ", None),
        ("urn:example:a", "URN:EXAMPLE:a", Some("scheme")),
        ("urn:example:a", "urn:example:b", None),
        // The kind accepts both only after syntax-based normalization.
        ("tel:+1-2", "tel:+%312", Some("scheme")),
        ("tel:+1-2", "tel:+%313", None),
    ] {
        for (one, other) in [(one, other), (other, one)] {
            let found = equivalence(one, other);
            if found != Ok(expected.map(str::to_string)) {
                wrong.push(format!("{one} {other}: {found:?}, not {expected:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
