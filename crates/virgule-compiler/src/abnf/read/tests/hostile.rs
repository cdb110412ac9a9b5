//! Tests with sources designed to exhaust the stack or the time of the reader.

use super::dialects::SAMPLES;
use super::samples::{ALL, RFC3986};
use super::{canonical, read_checked};
use crate::abnf::diagnose::Source;
use crate::abnf::read::notation::{Notation, Rule as Token};
use crate::abnf::read::pieces;
use crate::abnf::read::{MAX_DIAGNOSTICS, MAX_LENGTH, MAX_NESTING};
use pest::Parser;
use pest::error::ErrorVariant;
use std::num::NonZeroUsize;

#[test]
fn deep_nesting_is_refused_before_anything_recurses() {
    let n = 20_000;
    let text = format!("x = y\na = b\n  / {}c{}\nd = e", "(".repeat(n), ")".repeat(n));
    let (tree, diagnostics) = read_checked(&text);
    let error = diagnostics.iter().next().unwrap_or_else(|| panic!("no error"));
    assert_eq!((diagnostics.len(), error.code), (1, "nesting-too-deep"));
    assert_eq!(error.message, "groups and options are nested more than 128 levels deep");
    assert_eq!(error.position(), Some((3, 5 + MAX_NESTING)));
    assert_eq!(tree.source.position(error.labels[1].0.start), (2, 1));
    assert_eq!(canonical(&tree), ["x = y", "d = e"]);
}

#[test]
fn nesting_up_to_the_limit_is_read_on_a_small_stack() {
    let brackets = |n: usize| format!("a = {}b{}", "([".repeat(n / 2), "])".repeat(n / 2));
    let run = std::thread::Builder::new().stack_size(1 << 20).spawn(move || {
        assert!(read_checked(&brackets(MAX_NESTING)).1.is_empty());
        assert!(read_checked(&brackets(MAX_NESTING + 2)).1.has_errors());
    });
    assert!(run.is_ok_and(|thread| thread.join().is_ok()));
}

#[test]
fn brackets_in_strings_comments_and_prose_do_not_nest() {
    let open = "(".repeat(MAX_NESTING + 1);
    let text = format!("a = \"{open}\" <{open}> ; {open}\n b");
    assert!(read_checked(&text).1.is_empty());
}

#[test]
fn long_texts_are_refused() {
    let text = " ".repeat(MAX_LENGTH + 1);
    let (_, diagnostics) = read_checked(&text);
    let messages: Vec<_> = diagnostics.iter().map(|d| d.message.as_str()).collect();
    assert_eq!(messages, ["this grammar has 4194305 bytes; the maximum is 4194304"]);
}

#[test]
fn long_texts_are_parsed_in_a_linear_number_of_calls() {
    let size = 1 << 16;
    let units = [
        "a=b\n",
        "a\n",
        "; \n",
        "(",
        "\"",
        "<",
        " ",
        "a ",
        "[Page 1",
        "\n[Page 1]",
        "a\n=b",
        ";!",
        "RFC 1 ",
        "a = (b\n",
    ];
    for unit in units {
        let text = format!("a = b {}", unit.repeat(size / unit.len()));
        parsed_in(&text, CALLS * text.len());
        let (_, diagnostics) = read_checked(&text);
        assert!(diagnostics.len() <= MAX_DIAGNOSTICS + 1);
    }
}

/// Maximum number of calls of the notation's rules per byte.
const CALLS: usize = 100;

/// Checks that each parse makes at most `calls` calls of the notation's rules: of the outline, of each chunk, and of
/// the remains of a chunk that cannot be parsed. All other work on a chunk is one pass over it.
fn parsed_in(text: &str, calls: usize) {
    // The limit applies to the process, and is far above the needs of any other test here.
    pest::set_call_limit(NonZeroUsize::new(calls));
    let parsed = |token: Token, text: &str| {
        if let Err(error) = Notation::parse(token, text) {
            let shown = text.get(..20).unwrap_or(text);
            let counted = matches!(error.variant, ErrorVariant::ParsingError { .. });
            assert!(counted, "{token:?} of {shown:?}…: {}", error.variant.message());
        }
    };
    let source = Source::new("test.abnf", text);
    parsed(Token::outline, text);
    for chunk in pieces::chunks(&source.text) {
        if pieces::too_deep(chunk.text).is_none() {
            parsed(Token::rules, chunk.text);
        }
        parsed(Token::debris, chunk.text);
    }
}

#[test]
fn findings_stop_at_their_limit() {
    for (text, wanted) in
        [("a = |\n".repeat(5000), MAX_DIAGNOSTICS + 1), ("a = |\n".repeat(1000), MAX_DIAGNOSTICS)]
    {
        let (_, diagnostics) = read_checked(&text);
        assert_eq!(diagnostics.len(), wanted);
    }
    let (tree, diagnostics) = read_checked(&format!("a = {}\nb = c\n{}", "\"\"".repeat(5000), "d = |"));
    let last = diagnostics.iter().last().map(|d| (d.code, d.message.clone()));
    let message = "more than 1000 findings; the rest of the file is not read".to_owned();
    assert_eq!(last, Some(("too-many-findings", message)));
    assert_eq!(tree.rules.len(), 1);
}

/// A linear congruential generator (Knuth, MMIX): the same numbers on every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

#[test]
fn mutated_texts_never_panic_and_always_tile() {
    let bits = [
        "(", ")", "[", "]", "\"", "<", ">", ";", ";!", "=", "/", "=/", "%", "%x", "*", "3", "\n", "\r",
        "\u{c}", "\u{feff}", "\u{e9}", "'", "|", " ", "[Page 1]", "RFC 2", "a", "-", "\u{0}", ":=", "_",
        "\n<a>=", "#", "1#", "::=", "?", "/*", "*/", "#x41", "[^", "[1]", "[vc:", "\na::=",
    ];
    let mut numbers = Numbers(1);
    let samples = [ALL, SAMPLES].concat();
    for round in 0..1_000 * samples.len() {
        let mut text: Vec<char> = samples[round % samples.len()].chars().collect();
        for _ in 0..=numbers.below(6) {
            let at = numbers.below(text.len());
            let end = (at + numbers.below(4)).min(text.len());
            let bit = if numbers.below(4) == 0 { "" } else { bits[numbers.below(bits.len())] };
            text.splice(at..end, bit.chars());
        }
        let text: String = text.into_iter().collect();
        let (_, diagnostics) = read_checked(&text);
        assert!(!diagnostics.render(round % 2 == 0).is_empty() || diagnostics.is_empty());
    }
}

#[test]
fn every_prefix_of_a_text_is_read() {
    for text in [&[RFC3986], SAMPLES].concat() {
        for (at, _) in text.char_indices() {
            read_checked(&text[..at]);
        }
    }
}
