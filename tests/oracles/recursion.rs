//! Recursive rules, compared with a generalized parser: random grammars on short and long texts.
//!
//! If one byte of lookahead does not decide a call, the compiler refuses the grammar and names the two rules in
//! conflict. The limit of the nesting depth is tested in `tests/semantics/nesting.rs`.

use std::sync::Arc;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_tests::chart::Chart;
use virgule_tests::effort;
use virgule_tests::grammars::{self, OneSection};
use virgule_tests::random::Random;
use virgule_tests::recursive_grammar::{self, LETTERS, RecursiveGrammar};
use virgule_tests::{assert_none, backtrack, random_grammar};

/// The result of comparing a grammar.
#[derive(Debug)]
enum Outcome {
    Same {
        /// The number of matching texts.
        matching: usize,
        with_fields: bool,
    },
    /// The compiler refuses the grammar.
    Refused,
    Different(String),
}

fn compare(sketch: &RecursiveGrammar, short: &[String], random: &mut Random) -> Outcome {
    let read = match OneSection::new(&sketch.text) {
        Ok(read) => read,
        Err(found) => return refused(&found),
    };
    let (checked, section, parser) = (&read.checked, read.section(), read.parser());
    let chart = Chart::new(&Arc::new(checked.grammar.clone()), section.start, &section.fields);
    let texts = recursive_grammar::texts(random, &checked.grammar, section.start, short);
    let (mut matching, mut with_fields) = (0, false);
    for (number, text) in texts.iter().enumerate() {
        let parsed = grammars::spans(&parser, text);
        if chart.matches(text) != parsed.is_some() {
            return Outcome::Different(format!(
                "{text:?} should be {}",
                ["refused", "accepted"][usize::from(parsed.is_none())]
            ));
        }
        // Only for a part of the texts, because the text is parsed again.
        if let Some(error) = parser.parse(text).err().filter(|_| number % 9 == 0 || number >= short.len()) {
            let furthest = chart.furthest(text);
            if error.offset != furthest {
                return Outcome::Different(format!("{text:?}: wrong at {furthest}, not at {}", error.offset));
            }
        }
        if parsed.is_none() || read.empty_turns {
            continue;
        }
        matching += 1;
        with_fields |= !section.fields.is_empty();
        // A left-recursive rule may have no finite preferred derivation.
        let defined = || backtrack::spans(&checked.grammar, section.start, &section.fields, text);
        let defined = if sketch.left { None } else { defined() };
        for (by, expected) in [("definition", defined), ("the chart", chart.spans(text))] {
            if let Some(expected) = expected.filter(|expected| *expected != parsed) {
                return Outcome::Different(format!("{text:?}: parsed {parsed:?}, by {by} {expected:?}"));
            }
        }
    }
    Outcome::Same { matching, with_fields }
}

/// Checks that the error of a refused grammar names rules that conflict.
fn refused(found: &Diagnostics) -> Outcome {
    let errors: Vec<_> =
        found.iter().filter(|finding| ["lookahead", "limit"].contains(&finding.code)).collect();
    let shown = found.render(false);
    match errors[..] {
        [only] if only.code == "limit" || named(&only.message) >= 2 => Outcome::Refused,
        _ => Outcome::Different(shown),
    }
}

/// The number of rules of a random grammar that an error names: the called rule, and the rule that could continue
/// instead.
fn named(message: &str) -> usize {
    let names = ["s", "x", "y", "n", "m", "z"];
    names.iter().map(|name| message.matches(&format!("`{name}`")).count()).sum()
}

fn compare_random(seed: u64, count: usize) {
    // All texts of up to four letters, and every third text of five letters.
    let mut short = random_grammar::texts(LETTERS, 5);
    short.sort_by_key(|text| text.len());
    let five = short.partition_point(|text| text.len() < 5);
    let third = short.split_off(five).into_iter().step_by(3);
    short.extend(third);
    let mut random = Random::new(seed);
    let (mut different, mut accepted, mut refused, mut telling, mut fields) = (Vec::new(), 0, 0, 0, 0);
    for _ in 0..count {
        let grammar = recursive_grammar::grammar(&mut random);
        match compare(&grammar, &short, &mut random) {
            Outcome::Same { matching, with_fields } => {
                accepted += 1;
                telling += usize::from(matching > 20);
                fields += usize::from(with_fields);
            }
            Outcome::Refused => refused += 1,
            Outcome::Different(what) => different.push(format!("{}{what}\n", grammar.text)),
        }
    }
    assert_none(different, count);
    assert!(
        accepted > count / 3 && refused > count / 20,
        "{accepted} accepted, {refused} refused of {count}"
    );
    assert!(telling > count / 10 && fields > count / 5, "{telling} with many texts, {fields} with fields");
}

// The grammars are divided into two tests, so that two processors share the work.

#[test]
fn random_nests_1() {
    compare_random(1, effort::of(36, 4));
}

#[test]
fn random_nests_2() {
    compare_random(2, effort::of(36, 4));
}
