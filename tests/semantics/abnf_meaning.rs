//! The semantics of ABNF: alternatives are unordered for the language, repetition backtracks, and the fields of ambiguous texts
//! follow one policy (earlier alternative, longer repetition).
//!
//! Small grammars are compared on every short text with a backtracking matcher and with a PikeVM. For unbounded
//! repetitions of nullable expressions, about which the compiler warns, only the language is compared, because the
//! three implementations differ in the number of empty iterations.

use virgule_dynamic::Library;
use virgule_tests::effort;
use virgule_tests::grammars::{self, OneSection};
use virgule_tests::random::Random;
use virgule_tests::regex_oracle::RegexOracle;
use virgule_tests::tables::rows;
use virgule_tests::{Spans, assert_none, backtrack, random_grammar};

/// The result of comparing a grammar.
#[derive(Debug, PartialEq)]
enum Outcome {
    Same,
    /// Only the language was compared.
    SameLanguage,
    /// The compiler refuses the grammar because of its size.
    TooLarge,
    /// The first difference, as a message.
    Different(String),
}

/// Compares the parser of a grammar on all of `texts`.
fn compare(grammar: &str, texts: &[String]) -> Outcome {
    let read = match OneSection::new(grammar) {
        Ok(read) => read,
        Err(found) if found.iter().any(|finding| finding.code == "limit") => return Outcome::TooLarge,
        Err(found) => return Outcome::Different(format!("refused: {}", found.render(false))),
    };
    let (checked, section, parser, empty_turns) =
        (&read.checked, read.section(), read.parser(), read.empty_turns);
    let mut oracle = RegexOracle::new(&checked.grammar, section.start, &section.fields);
    for text in texts {
        let parsed = grammars::spans(&parser, text);
        let defined = backtrack::spans(&checked.grammar, section.start, &section.fields, text);
        let same =
            |other: &Spans| if empty_turns { other.is_some() == parsed.is_some() } else { *other == parsed };
        // The backtracking matcher is too slow for some texts; for those only the PikeVM is compared.
        if let Some(defined) = defined.filter(|defined| !same(defined)) {
            return Outcome::Different(format!("{text:?}: parsed {parsed:?}, by definition {defined:?}"));
        }
        let expected = oracle.spans(text);
        if !same(&expected) {
            return Outcome::Different(format!("{text:?}: parsed {parsed:?}, by the PikeVM {expected:?}"));
        }
    }
    if empty_turns { Outcome::SameLanguage } else { Outcome::Same }
}

/// Compares `count` random grammars on all texts of up to six letters.
fn compare_random(seed: u64, count: usize) {
    let texts = random_grammar::texts("ab", 6);
    let mut random = Random::new(seed);
    let (mut different, mut too_large, mut with_fields) = (Vec::new(), 0, 0);
    for _ in 0..count {
        let grammar = random_grammar::grammar(&mut random, 2);
        match compare(&grammar, &texts) {
            Outcome::Same => with_fields += usize::from(grammar.contains("fields")),
            Outcome::SameLanguage => {}
            Outcome::TooLarge => too_large += 1,
            Outcome::Different(what) => different.push(format!("{grammar}{what}\n")),
        }
    }
    assert_none(different, count);
    assert!(too_large < count / 50, "{too_large} of {count} grammars are too large");
    assert!(with_fields > count / 3, "only the fields of {with_fields} of {count} grammars are compared");
}

/// The grammars are divided into several tests, for several processors.
macro_rules! random_grammars {
    ($($name:ident: $seed:literal)*) => {$(
        #[test]
        fn $name() {
            compare_random($seed, effort::of(500, 6));
        }
    )*};
}

random_grammars! { random_grammars_8: 8 random_grammars_9: 9 random_grammars_10: 10 random_grammars_11: 11 }

/// Calls `check` with the parser of a grammar whose start rule is its first rule.
fn with_parser(fields: &str, rules: &str, check: impl FnOnce(virgule_dynamic::Parser<'_>)) {
    let fields = if fields.is_empty() { String::new() } else { format!(";! fields {fields}\n") };
    let grammar = format!(";! kind small\n{fields}{rules}\n");
    let read = OneSection::new(&grammar);
    let read = read.unwrap_or_else(|found| panic!("{grammar}{}", found.render(false)));
    let texts = random_grammar::texts("abc", 5);
    let outcome = compare(&grammar, &texts);
    assert!(matches!(outcome, Outcome::Same | Outcome::SameLanguage), "{grammar}{outcome:?}");
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
