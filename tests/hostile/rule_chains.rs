//! Long chains of rules that reference each other are compiled, or refused with the name of the limit, without a stack
//! overflow.

use crate::hostile::cost::{compile, refused};

/// The rules `a0 = a1`, `a1 = a2`, …; the last rule is defined as `last`.
fn chain(length: usize, last: &str) -> String {
    let rules: String = (0..length).map(|n| format!("a{n} = a{}\n", n + 1)).collect();
    format!("{rules}a{length} = {last}\n")
}

#[test]
fn of_a_hundred_rules() {
    assert_eq!(compile(&chain(100, "\"a\""), ["a", "b"]), Ok([true, false]));
    let with_field = format!(";! fields a50 a100\n{}", chain(100, "\"a\""));
    assert_eq!(compile(&with_field, ["a", "b"]), Ok([true, false]));
}

#[test]
fn as_deep_as_is_allowed() {
    assert_eq!(compile(&chain(590, "\"a\""), ["a", "b"]), Ok([true, false]));
}

/// Rules without fields are minimized in topological order, without recursion.
#[test]
fn of_five_thousand_rules() {
    assert_eq!(compile(&chain(5_000, "\"a\""), ["a", "b"]), Ok([true, false]));
}

#[test]
fn of_five_thousand_rules_down_to_a_field() {
    let with_field = format!(";! fields a4990\n{}", chain(5_000, "\"a\""));
    refused(&with_field, &["error[limit]", "`a600` is too large", "more than 600 levels of nesting"]);
}

#[test]
fn that_end_in_a_circle() {
    refused(&chain(5_000, "a0"), &["matches no text"]);
    assert_eq!(
        compile(&chain(400, "\"(\" a0 \")\" / \"x\""), ["x", "((x))", "((x)"]),
        Ok([true, true, false])
    );
}
