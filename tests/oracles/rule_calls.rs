//! Calls and inlining are equivalent: the same texts match with the same fields, and errors have the same offset and
//! expected items.
//!
//! In small random grammars nearly every rule is called, or inlined after a conflict. Built-in grammars call large
//! rules; these tests inline those calls.

use virgule::Uri;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::Section;
use virgule_compiler::nfa::calls::CallPolicy;
use virgule_dynamic::{Automaton, Parser};
use virgule_tests::effort;
use virgule_tests::random::Random;
use virgule_tests::reviewed;
use virgule_tests::subject::{self, Subject};
use virgule_tests::{assert_none, grammars, inputs, random_grammar};

/// In random grammars, a rule with at least this number of states is called.
const SMALL: usize = 3;

/// The automaton of a section, the index of the section in the automaton, and the number of called rules.
fn automaton(
    checked: &Checked,
    section: &Section,
    choose: impl FnOnce(&mut CallPolicy),
) -> Option<(Automaton, usize, usize)> {
    let (compiled, kind) = grammars::compiled(checked, section, choose).ok()?;
    let called = compiled.called.len();
    Some((Automaton::from(&compiled), kind, called))
}

fn parser<'a>(automaton: &'a Automaton, kind: usize, section: &'a Section) -> Parser<'a> {
    Parser::new(automaton, kind, section.fields.iter().map(|field| field.name.as_str()).collect())
}

/// The offset of the error and the expected items; `None` if the text matches.
fn wrong(parser: &Parser<'_>, text: &str) -> Option<(usize, Vec<String>)> {
    let error = parser.parse(text).err()?;
    Some((error.offset, error.expected))
}

fn compare_random(seed: u64, count: usize) {
    let texts = random_grammar::texts("ab", 6);
    let mut random = Random::new(seed);
    let (mut called, mut different) = (0, Vec::new());
    for _ in 0..count {
        let grammar = random_grammar::grammar(&mut random, 2);
        let checked = grammars::checked(&grammar);
        let section = &checked.grammar.sections[0];
        let small = automaton(&checked, section, |calls| calls.shared_from = SMALL);
        let copied = automaton(&checked, section, |calls| calls.share_nothing());
        let (Some(small), Some(copied)) = (small, copied) else { continue };
        called += usize::from(small.2 > 0);
        let (small, copied) = (parser(&small.0, small.1, section), parser(&copied.0, copied.1, section));
        for text in &texts {
            let (by_calls, by_copies) = (grammars::spans(&small, text), grammars::spans(&copied, text));
            if by_calls != by_copies {
                different
                    .push(format!("{grammar}{text:?}: by calls {by_calls:?}, by copies {by_copies:?}\n"));
                break;
            }
        }
    }
    assert_none(different, count);
    assert!(called > count / 5, "something is called in {called} of {count} grammars only");
}

#[test]
fn random_grammars_1() {
    compare_random(21, effort::of(300, 6));
}

#[test]
fn random_grammars_2() {
    compare_random(22, effort::of(300, 6));
}

/// Calls `see` with every regular kind that has calls, its parser, and a parser in which the calls are inlined.
fn each_that_calls(mut see: impl FnMut(&Subject, &Parser<'_>)) {
    let all = subject::all();
    let calling = all.iter().filter(|subject| !subject.kind.table.callees.is_empty());
    for subject in calling.filter(|subject| !subject.needs_generalized_parser()) {
        let checked = grammars::built_in(subject.kind.grammar);
        let section = grammars::section(&checked, subject.kind.name);
        match automaton(&checked, section, |calls| calls.share_nothing()) {
            Some((automaton, kind, _)) => see(subject, &parser(&automaton, kind, section)),
            None => assert!(!reviewed::is_reviewed(subject.kind.grammar), "within the limits"),
        }
    }
}

#[test]
fn errors_are_where_they_were_when_all_was_copied() {
    let (mut compared, mut different) = (0, Vec::new());
    each_that_calls(|subject, copied| {
        let misses = subject.near_misses().into_iter().step_by(effort::every(8));
        let mut texts: Vec<String> = misses.collect();
        let mut random = Random::new(23);
        let samples = subject.samples();
        texts.extend((0..effort::of(500, 8)).map(|_| inputs::mutated(&mut random, &samples)));
        for text in texts.iter().filter(|text| !copied.matches(text)) {
            compared += 1;
            let (by_calls, by_copies) = (wrong(&subject.parser, text), wrong(copied, text));
            if by_calls != by_copies {
                let name = subject.kind.name;
                different.push(format!("{name}: {text:?}: by calls {by_calls:?}, by copies {by_copies:?}"));
            }
        }
    });
    assert_none(different, compared);
    assert!(compared > 1_000, "only {compared} errors");
}

#[test]
fn errors_within_a_called_rule_name_it() {
    for (text, offset, rule) in [("http://[::1:", 12, "IPv6address"), ("http://[::g]", 10, "IPv6address")] {
        let error = Uri::parse(text).expect_err(text);
        assert_eq!((error.offset(), error.rule()), (offset, Some(rule)), "{text}: {error}");
    }
}
