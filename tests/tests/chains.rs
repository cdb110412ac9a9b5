//! Long chains of rules, each naming the next: followed, or refused with the limit named; never a crash.
//!
//! In a file of its own, because a stack that overflows takes all tests of its program with it.

use virgule_tests::timed::{compile, refused};

/// `a0 = a1`, and so on, down to a letter.
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

#[test]
fn of_five_thousand_rules() {
    // A compiler that needs no stack for a chain may take it.
    match compile(&chain(5_000, "\"a\""), ["a", "b"]) {
        Ok(matches) => assert_eq!(matches, [true, false]),
        Err(error) => {
            assert!(error.contains("is too large") && error.contains("levels of nesting"), "{error}")
        }
    }
}

#[test]
fn that_end_in_a_circle() {
    refused(&chain(5_000, "a0"), &["matches no text"]);
    assert_eq!(
        compile(&chain(400, "\"(\" a0 \")\" / \"x\""), ["x", "((x))", "((x)"]),
        Ok([true, true, false])
    );
}
