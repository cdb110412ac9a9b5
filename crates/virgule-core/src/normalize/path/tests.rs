//! For every set of steps, the result of normalization is equivalent to its input, at the level of the steps.

use crate::equivalence::Equivalence;
use crate::normalize::step::{Normalization, NormalizationStep};
use crate::uri::Uri;
use std::format;
use std::string::String;
use std::vec::Vec;

const SEGMENTS: [&str; 8] = ["", ".", "..", "%2e", "%2E%2e", ".%2e", "a", "%2f%7e"];

/// The text before a path, with and without an authority, and with and without a leading slash.
const BEGINS: [&str; 4] = ["s:", "s:/", "s://h/", "http://h/x/"];

/// Returns the strictest level at which all steps preserve equivalence.
fn equivalence(steps: Normalization) -> Equivalence {
    match (steps.is_empty(), steps.without_all(Normalization::SYNTAX).is_empty()) {
        (true, _) => Equivalence::String,
        (false, true) => Equivalence::Syntax,
        (false, false) => Equivalence::Scheme,
    }
}

fn law(text: &str, steps: Normalization) {
    let Ok(uri) = Uri::parse(text) else { return };
    let normal = uri.normalize(steps);
    let asked = || format!("{text} by {:?}: {normal}", steps.iter().collect::<Vec<_>>());
    let again = Uri::parse(normal.as_str()).unwrap_or_else(|error| panic!("{}: {error}", asked()));
    assert!(again.is_equivalent(uri, equivalence(steps)), "{}", asked());
    assert_eq!(
        again.normalize(Normalization::SYNTAX),
        uri.normalize(Normalization::SYNTAX).into_string().as_str(),
        "{}",
        asked()
    );
    assert_eq!(again.normalize(steps), normal, "not idempotent: {}", asked());
    assert_eq!(uri.changes(steps).is_empty(), normal == text, "{}", asked());
}

/// All paths of up to four segments.
#[test]
fn results_are_equivalent_to_inputs() {
    for number in 0..SEGMENTS.len().pow(4) * 4 {
        let (count, mut rest) = (number % 4 + 1, number / 4);
        let mut segments = Vec::new();
        for _ in 0..count {
            segments.push(SEGMENTS[rest % SEGMENTS.len()]);
            rest /= SEGMENTS.len();
        }
        if rest > 0 {
            continue;
        }
        for begin in BEGINS {
            let text = [begin, &segments.join("/")].concat();
            law(&text, Normalization::DOTS);
            law(&text, Normalization::DOTS.with(NormalizationStep::PercentCase));
            law(&text, Normalization::PERCENT);
        }
    }
}

#[test]
fn results_of_any_steps_are_equivalent_to_random_inputs() {
    let mut numbers = 0x9E37_79B9u32;
    let mut below = |limit: usize| {
        numbers = numbers.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (numbers >> 8) as usize % limit
    };
    for _ in 0..40_000 {
        let mut text = String::from(BEGINS[below(BEGINS.len())]);
        for number in 0..below(12) {
            text += if number > 0 { "/" } else { "" };
            text += SEGMENTS[below(SEGMENTS.len())];
        }
        let some = Normalization::SYNTAX
            .iter()
            .filter(|_| below(2) == 0)
            .fold(Normalization::NONE, |steps, step| steps.with(step));
        law(&text, some);
        law(
            &text,
            if below(2) == 0 {
                some.with(NormalizationStep::EmptyPath)
            } else {
                some.with(NormalizationStep::DotSegments)
            },
        );
    }
}

/// Without decoding, a `..` after an encoded dot segment is kept.
#[test]
fn keeps_encoded_dot_segments() {
    for (text, dots, syntax) in [
        ("http://a/b/%2e%2e/../c", "http://a/b/%2e%2e/../c", "http://a/c"),
        ("http://a/b/%2e/../c", "http://a/b/%2e/../c", "http://a/c"),
        ("http://a/b/.%2E/../../c/./d/../e", "http://a/b/.%2E/../../c/e", "http://a/c/e"),
        ("http://a/b/%2e%2e/c/../d/.", "http://a/b/%2e%2e/d/", "http://a/d/"),
        ("http://a/b/%2e%2e/..", "http://a/b/%2e%2e/..", "http://a/"),
        ("http://a/b/%2e%2e%2e/../c", "http://a/b/c", "http://a/b/c"),
        ("http://a/b/%2e%2e", "http://a/b/%2e%2e", "http://a/"),
        // In a path without a leading slash, the removal of the first segment leaves a slash.
        ("s:%2e%2e/a/../b", "s:%2e%2e/a/../b", "s:/b"),
        ("s:%2e/../b", "s:%2e/../b", "s:b"),
        ("s:../%2e/./b", "s:%2e/b", "s:b"),
    ] {
        let uri = Uri::parse(text).expect(text);
        assert_eq!(uri.normalize(Normalization::DOTS), dots, "{text}");
        assert_eq!(uri.normalize(Normalization::SYNTAX), syntax, "{text}");
        assert_eq!(uri.changes(Normalization::DOTS).is_empty(), dots == text, "{text}");
    }
}
