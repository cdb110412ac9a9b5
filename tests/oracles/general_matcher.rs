//! The general matcher and the automata agree: on acceptance, fields, and the offsets of errors.
//!
//! The inputs are texts that take every transition of the automaton of each built-in kind, with their near misses, and
//! all short texts of random grammars, regular and recursive ones.

use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::Section;
use virgule_dynamic::chart::limits::ChartLimits;
use virgule_dynamic::chart::{Outcome, Program};
use virgule_tests::backtrack;
use virgule_tests::chart::Chart;
use virgule_tests::effort;
use virgule_tests::grammars::{self, OneSection};
use virgule_tests::random::Random;
use virgule_tests::recursive_grammar::{self, LETTERS};
use virgule_tests::subject::{self, Subject};
use virgule_tests::{assert_none, random_grammar};

/// The fields of a text, or the offset of its error.
type Answer = Result<Vec<Option<(usize, usize)>>, usize>;

fn program(checked: &Checked, section: &Section) -> Program {
    Program::new(checked, section.start, &section.fields).expect("within the limits")
}

fn answer(program: &Program, text: &str) -> Answer {
    // By states as well, as long texts are matched.
    let by_states = ChartLimits { states_from: 0, ..ChartLimits::default() };
    assert_eq!(program.matches_within(text, by_states), program.matches(text), "{text:?}");
    match program.parse(text).expect("within the limits") {
        Outcome::Match(spans) => Ok(spans),
        Outcome::Mismatch(error) => Err(error.offset),
    }
}

/// The answer of the automaton to the same text, without checks beyond the grammar.
fn expected(subject: &Subject, text: &str) -> Answer {
    let table = subject.kind.table;
    let kind = subject.kind.kind;
    match virgule::parse::AnyMatched::find(table, text, kind) {
        Ok(found) => Ok((0..usize::from(table.fields)).map(|field| found.span(table, kind, field)).collect()),
        Err(_) => Err(virgule::parse::explain(table, text, kind).offset),
    }
}

#[test]
fn built_in_kinds() {
    let (mut compared, mut offsets, mut judged, mut different) = (0, 0, 0, Vec::new());
    for subject in subject::all() {
        let checked = grammars::built_in(subject.kind.grammar);
        let section = grammars::section(&checked, subject.kind.name);
        let program = program(&checked, section);
        let oracle = Chart::new(&checked.grammar.clone().into(), section.start, &[]);
        let texts = subject.samples().into_iter().chain(subject.near_misses()).step_by(effort::every(3));
        for text in texts.filter(|text| !subject.nests_too_deep(text)) {
            compared += 1;
            let (found, expected) = (answer(&program, &text), expected(&subject, &text));
            offsets += usize::from(expected.is_err());
            // Of two readings that went wrong at two offsets, either may be the likely one.
            let agrees = match (&found, &expected) {
                (Err(found), Err(expected)) if found != expected => {
                    judged += 1;
                    *found.max(expected) == oracle.furthest(&text)
                }
                _ => found == expected,
            };
            if !agrees {
                different.push(format!(
                    "{}: {text:?}: {found:?}, by the automaton {expected:?}",
                    subject.kind.name
                ));
            }
        }
    }
    assert_none(different, compared);
    assert!(compared > 10_000 && offsets > 3_000, "{compared} texts, {offsets} errors");
    assert!(judged < offsets / 500, "{judged} of {offsets} errors are at the offset of another reading");
}

/// Compares one grammar on texts; the text that differs.
fn compare(read: &OneSection, texts: &[String]) -> Result<usize, String> {
    let program = program(&read.checked, read.section());
    let parser = read.parser();
    let mut matching = 0;
    for text in texts {
        let parsed = grammars::spans(&parser, text);
        let found = answer(&program, text).ok();
        if parsed.is_some() != found.is_some() {
            return Err(format!("{text:?}: {found:?}, by the automaton {parsed:?}"));
        }
        // Which fields an empty iteration fills is not defined.
        if !read.empty_turns && parsed != found {
            return Err(format!("{text:?}: {found:?}, by the automaton {parsed:?}"));
        }
        matching += usize::from(parsed.is_some());
    }
    Ok(matching)
}

#[test]
fn random_regular_grammars() {
    let texts = random_grammar::texts("ab", 6);
    let mut random = Random::new(41);
    let (count, mut compared, mut different) = (effort::of(600, 6), 0, Vec::new());
    for _ in 0..count {
        let grammar = random_grammar::grammar(&mut random, 2);
        let Ok(read) = OneSection::new(&grammar) else { continue };
        match compare(&read, &texts) {
            Ok(matching) => compared += usize::from(matching > 3),
            Err(what) => different.push(format!("{grammar}{what}\n")),
        }
    }
    assert_none(different, count);
    assert!(compared > count / 2, "only {compared} of {count} grammars match many texts");
}

#[test]
fn random_recursive_grammars() {
    let short = random_grammar::texts(LETTERS, 4);
    let mut random = Random::new(42);
    let (count, mut compared, mut refused, mut different) = (effort::of(60, 4), 0, 0, Vec::new());
    for _ in 0..count {
        let grammar = recursive_grammar::grammar(&mut random);
        let checked = grammars::checked(&grammar.text);
        let section = &checked.grammar.sections[0];
        let texts = recursive_grammar::texts(&mut random, &checked.grammar, section.start, &short);
        let result = match OneSection::new(&grammar.text) {
            Ok(read) => {
                compared += 1;
                compare(&read, &texts)
            }
            // No automaton: the definition decides.
            Err(_) => {
                refused += 1;
                by_definition(&checked, section, &texts, grammar.left)
            }
        };
        if let Err(what) = result {
            different.push(format!("{}{what}\n", grammar.text));
        }
    }
    assert_none(different, count);
    assert!(compared > count / 3 && refused > count / 20, "{compared} compared, {refused} refused");
}

/// Compares a grammar without automaton with two implementations of the definition.
fn by_definition(
    checked: &Checked,
    section: &Section,
    texts: &[String],
    left: bool,
) -> Result<usize, String> {
    let program = program(checked, section);
    let chart = Chart::new(&checked.grammar.clone().into(), section.start, &section.fields);
    let mut matching = 0;
    for text in texts {
        let found = answer(&program, text);
        if chart.matches(text) != found.is_ok() {
            return Err(format!("{text:?}: {found:?}, by the oracle {}", chart.matches(text)));
        }
        matching += usize::from(found.is_ok());
        if left {
            continue;
        }
        let defined = backtrack::spans(&checked.grammar, section.start, &section.fields, text);
        for expected in defined.into_iter().chain(chart.spans(text)) {
            if found.clone().ok() != expected {
                return Err(format!("{text:?}: {found:?}, by the definition {expected:?}"));
            }
        }
    }
    Ok(matching)
}
