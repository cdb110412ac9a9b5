//! `virgule compare` on every branch of its decision: with a kind that accepts both texts, with a kind that accepts
//! neither, and without a kind.
//!
//! A command that was built by Rust 1.95 reported `a:b` and `a:c` as equal: see `docs/record/building.md`. Only an
//! optimized build is affected, so `.ci/run` also runs this test on an optimized build.

use crate::program::json;
use serde_json::Value;

/// The level in the output of `compare --json`; `None` if the texts are not equivalent.
fn equivalence(one: &str, other: &str) -> Option<String> {
    let (answer, _) = json(&["compare", "--json", one, other]);
    assert_eq!(answer["ok"], true, "{answer}");
    match &answer["equal"] {
        Value::Null => None,
        Value::String(equivalence) => Some(equivalence.clone()),
        _ => panic!("{answer}"),
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
            if found.as_deref() != expected {
                wrong.push(format!("{one} {other}: {found:?}, not {expected:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
