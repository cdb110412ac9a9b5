//! The semantics of ABNF: alternatives are unordered for the language, repetition backtracks, and the fields of ambiguous
//! texts follow one policy (earlier alternative, longer repetition). The grammar of ABNF in ABNF (RFC 5234 section 4, and
//! RFC 7405 section 2) reads grammars.
//!
//! All implementations are compared on every short text of the small grammars, as in
//! `tests/oracles/random_grammars.rs`.

use crate::oracles::random_grammars::{Outcome, compare};
use virgule_compiler::grammars::GRAMMARS;
use virgule_dynamic::{Library, Parser};
use virgule_tests::grammars::{self, OneSection};
use virgule_tests::merged_grammar::merged;
use virgule_tests::random_grammar;
use virgule_tests::tables::rows;
use virgule_tools::ambiguity::ambiguities;

/// Calls `check` with the parser of a grammar whose start rule is its first rule.
fn with_parser(fields: &str, rules: &str, check: impl FnOnce(Parser<'_>)) {
    let fields = if fields.is_empty() { String::new() } else { format!(";! fields {fields}\n") };
    let grammar = format!(";! kind small\n{fields}{rules}\n");
    let read = OneSection::new(&grammar);
    let read = read.unwrap_or_else(|found| panic!("{grammar}{}", found.render(false)));
    let texts = random_grammar::texts("abc", 5);
    let outcome = compare(&grammar, &texts);
    assert!(matches!(outcome, Outcome::Same { .. }), "{grammar}{outcome:?}");
    check(read.parser());
}

/// Checks the rows of a table: rules, texts that they match, and texts that they do not match.
fn assert_matches(table: &str) {
    for (rules, matching, others) in rows::<(&str, Vec<&str>, Vec<&str>)>(table) {
        with_parser("", rules, |parser| {
            let texts = [matching.clone(), others].concat();
            let found: Vec<&str> = texts.into_iter().filter(|text| parser.matches(text)).collect();
            assert_eq!(found, matching, "{rules}");
        });
    }
}

/// The fields of `text`; `—` for an absent field.
fn fields(names: &str, rules: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    with_parser(names, rules, |parser| {
        let parsed = parser.parse(text).unwrap_or_else(|error| panic!("{rules}: {text:?}: {error}"));
        found.extend(parsed.fields().map(|(_, part)| part.unwrap_or("—").to_string()));
    });
    found
}

#[test]
fn alternatives_are_unordered() {
    assert_matches("alternatives-are-unordered");
}

#[test]
fn repetition_backtracks() {
    assert_matches("repetition-backtracks");
}

#[test]
fn letters_match_in_either_case_unless_they_are_sensitive() {
    assert_matches("case-of-letters");
}

#[test]
fn characters_beyond_ascii_are_code_points() {
    assert_matches("characters-beyond-ascii");
}

#[test]
fn the_longer_repetition_and_the_earlier_alternative_are_preferred() {
    for (names, rules, text, expected) in rows::<(&str, &str, &str, Vec<&str>)>("preferred-fields") {
        assert_eq!(fields(names, rules, text), expected, "{rules}: {text:?}");
    }
}

/// Fields at a small fixed distance from an end of the text need no registers.
#[test]
fn fields_are_found_near_the_ends_and_far_from_them() {
    for length in [0, 1, 126, 127, 128, 129, 255, 256, 400] {
        let rest = "x".repeat(length);
        let before = format!("s = {length}\"x\" a\na = 2ALPHA");
        assert_eq!(fields("a", &before, &format!("{rest}ab")), ["ab"], "{length}");
        let behind = format!("s = *DIGIT a {length}\"x\"\na = 2ALPHA");
        assert_eq!(fields("a", &behind, &format!("12ab{rest}")), ["ab"], "{length}");
    }
}

#[test]
fn utf_8_ranges_are_those_of_the_standard_library() {
    // The characters next to every change of the number of UTF-8 bytes, or of the first byte.
    let edges = [
        0x7F, 0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x3FFFF, 0x40000, 0x10FFFF,
    ];
    let mut library = Library::new();
    for (low, high) in
        edges.iter().flat_map(|low| edges.iter().map(move |high| (low, high))).filter(|(l, h)| l <= h)
    {
        let grammar = format!(";! kind range\nrange = %x{low:X}-{high:X}\n");
        library.add("range.abnf", &grammar).unwrap_or_else(|error| panic!("{grammar}{error}"));
        let parser = library.parser("range").expect("the only kind");
        for edge in edges {
            for code in [edge - 1, edge, edge + 1] {
                let Some(character) = char::from_u32(code) else { continue };
                let inside = (low..=high).contains(&&code);
                assert_eq!(parser.matches(&character.to_string()), inside, "{grammar}U+{code:X}");
            }
        }
    }
}

/// The grammar is recursive, and white space may belong to a rule or to its successor, so one byte of lookahead does
/// not decide every call. It includes the verified errata 2968 and 3076 of RFC 5234: without them the white space after
/// the elements of a rule is ambiguous.
const ABNF: &str = include_str!("../grammars/abnf.abnf");

fn with_abnf(check: impl FnOnce(&Parser<'_>)) {
    check(&grammars::library("abnf.abnf", ABNF).parser("abnf").expect("the kind"));
}

/// The text with the line terminators of the RFC.
fn with_line_terminators(text: &str) -> String {
    text.lines().map(|line| format!("{line}\r\n")).collect()
}

#[test]
fn the_grammar_of_abnf_reads_itself() {
    with_abnf(|abnf| {
        let text = with_line_terminators(ABNF);
        assert!(abnf.matches(&text), "{}", abnf.parse(&text).expect_err("an error"));
    });
}

#[test]
fn the_grammar_of_abnf_reads_every_grammar_that_is_built_in() {
    with_abnf(|abnf| {
        for (name, _) in GRAMMARS {
            let text = with_line_terminators(&merged(name));
            let error = abnf.parse(&text).err();
            assert!(
                error.is_none(),
                "{name}: {error:?}: {:?}",
                error.as_ref().map(|error| &text[error.offset..])
            );
        }
    });
}

#[test]
fn the_grammar_of_abnf_rejects_invalid_grammars() {
    with_abnf(|abnf| {
        for (text, offset) in rows::<(&str, usize)>("invalid-abnf") {
            let Err(error) = abnf.parse(text) else { panic!("{text:?} is accepted") };
            assert_eq!(error.offset, offset, "{text:?}: {error}");
        }
    });
}

#[test]
fn the_grammar_of_abnf_as_first_printed_is_ambiguous() {
    // Comments and line terminators after a rule belong to its elements or follow the rule.
    let printed =
        ABNF.replace("alternation *WSP", "alternation *c-wsp").replace("(*WSP c-nl)", "(*c-wsp c-nl)");
    assert_ne!(printed, ABNF);
    let of = |text: &str| ambiguities(&grammars::checked(text), false).found;
    let texts: Vec<String> = of(&printed).into_iter().map(|found| found.text).collect();
    assert!(texts.iter().any(|text| text == "a=a\r\n\t\r\n"), "{texts:?}");
    assert_eq!(of(ABNF).len(), 0);
}
