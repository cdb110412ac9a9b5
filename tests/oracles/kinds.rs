//! Compares all implementations of all built-in kinds.
//!
//! ```text
//! all_agree       the covering set, near misses, and random texts with fixed seeds, by `virgule_tests::agreement`;
//!                 `cargo xtask soak --only oracles` uses new seeds
//! transitions     texts that take every transition of every generated automaton, or fail at every state
//! other texts     case files, real URLs, and up to 120,000 random texts: half of them pieces of URIs, half mutations of
//!                 valid texts
//! errors          their offsets and expected items, by the general matcher
//! calls           fields and errors are the same with all calls inlined that can be
//! ```

use crate::oracles::random_grammars::{WithCalls, general_answer, program};
use std::collections::{BTreeMap, BTreeSet};
use virgule::parse::Table;
use virgule::{Kind, Uri};
use virgule_dynamic::Parser;
use virgule_tests::agreement::{self, Agreed, Agreement};
use virgule_tests::chart::Chart;
use virgule_tests::random::Random;
use virgule_tests::sampled_inputs::SampledInputs;
use virgule_tests::subject::{self, Subject};
use virgule_tests::{assert_none, cases, checks, data, effort, grammars, inputs, reviewed, steps};

/// The first seed.
const SEED: u64 = 6_920;

/// The number of random texts of a kind. Most texts that a grammar generates fail a check beyond it, so a kind with
/// such a check gets as many as in a full run, and enough of them match.
fn random_count(kind: &Kind) -> u64 {
    let part = if checks::is_checked(kind) { 1 } else { 6 };
    effort::of(120, part) as u64
}

/// The maximal number of texts of a kind that come from its covering set and its near misses. There are up to 16,000
/// such texts, and the oracles take a third of a millisecond for each. `every_transition_is_driven` compares all of
/// them with fewer implementations.
const FIXED: usize = 300;

/// The maximal number of these texts for kinds whose oracle is the chart, which is slower.
const FIXED_BY_CHART: usize = 80;

/// Compares the kinds with an odd index if `odd` is 1, otherwise those with an even index.
fn ask_every_other(odd: usize) {
    let names: Vec<&str> =
        Kind::all().map(|kind| kind.name).skip(odd).step_by(2 * effort::every(2)).collect();
    let mut wrong = Vec::new();
    for mut agreement in agreement::all().into_iter().filter(|one| names.contains(&one.subject.kind.name)) {
        let drawn = SampledInputs::of(agreement.subject.kind.name).expect("a language");
        wrong.extend(ask(&mut agreement, &drawn));
    }
    assert_none(wrong, names.len());
}

/// Compares the implementations of a kind, and returns the disagreements, each with the command that repeats it.
fn ask(agreement: &mut Agreement, drawn: &SampledInputs) -> Vec<String> {
    let name = agreement.subject.kind.name;
    let fixed = if agreement.subject.needs_generalized_parser() { FIXED_BY_CHART } else { FIXED };
    let fixed = effort::of(fixed, 4);
    let every = drawn.fixed.len().div_ceil(fixed).max(1);
    let (mut counts, mut wrong) = (BTreeMap::new(), Vec::new());
    let fixed = drawn.fixed.iter().skip(SEED as usize % every).step_by(every);
    for candidate in fixed {
        let agreed = agreement.ask(&candidate.text);
        match &agreed {
            // The candidate was generated from an automaton without the checks beyond the rules.
            Ok(Agreed::Outside) if candidate.inside && !checks::is_checked(agreement.subject.kind) => {
                wrong.push(format!("{name}: made to be inside: {candidate:?}"));
            }
            Ok(Agreed::Inside) if !candidate.inside => {
                wrong.push(format!("{name}: made to be outside: {candidate:?}"));
            }
            Ok(agreed) => *counts.entry(*agreed).or_insert(0) += 1,
            Err(disagreement) => wrong.push(format!("{disagreement}\n  made for {candidate:?}")),
        }
    }
    for number in SEED..SEED + random_count(agreement.subject.kind) {
        match agreement::round(agreement, drawn, number) {
            Ok(agreed) => *counts.entry(agreed).or_insert(0) += 1,
            Err(again) => wrong.push(again),
        }
    }
    // The shares of matching and of decided texts are checked only for reviewed grammars.
    if !reviewed::is_reviewed(agreement.subject.kind.grammar) {
        return wrong;
    }
    let count = |agreed| counts.get(&agreed).copied().unwrap_or(0);
    let all: usize = counts.values().sum();
    // The share of matching texts varies more in a small sample.
    let few = match (checks::is_checked(agreement.subject.kind), effort::is_full()) {
        (true, _) => 5,
        (false, true) => all / 8,
        (false, false) => all / 12,
    };
    let enough = count(Agreed::Inside) > few && count(Agreed::Outside) > few;
    assert!(enough, "{name}: too few texts are inside, or outside: {counts:?}");
    let given_up = count(Agreed::Undecided) + count(Agreed::TooDeep);
    assert!(given_up <= all / 50, "{name}: too few texts are decided: {counts:?}");
    wrong
}

// The kinds are divided into two tests, for two processors.

#[test]
fn all_agree_1() {
    ask_every_other(0);
}

#[test]
fn all_agree_2() {
    ask_every_other(1);
}

/// A disagreement is detected, and the message names the implementations.
#[test]
fn reports_a_disagreement() {
    let mut agreement = agreement::of("tag");
    // The parser belongs to this kind, the oracles belong to another kind.
    agreement.subject.kind = Kind::find("did").expect("a kind");
    let message = agreement.ask("tag:a.b,2004:c").expect_err("two languages").to_string();
    assert!(message.starts_with("did: \"tag:a.b,2004:c\"\n  the type       outside"), "{message}");
    assert!(message.contains("PikeVM         inside"), "{message}");
}

/// Compares one kind on `texts`; returns the number of texts that match.
fn compare_all<T: AsRef<str>>(agreement: &mut Agreement, texts: impl IntoIterator<Item = T>) -> usize {
    let (mut count, mut accepted, mut undecided, mut failures) = (0, 0, 0, Vec::new());
    for text in texts {
        count += 1;
        match agreement.ask(text.as_ref()) {
            Ok(agreed) => {
                accepted += usize::from(agreed == Agreed::Inside);
                undecided += usize::from(agreed == Agreed::Undecided);
            }
            Err(disagreement) => failures.push(disagreement.to_string()),
        }
    }
    assert_none(failures, count);
    let kind = agreement.subject.kind;
    let few = undecided <= count / 50 || !reviewed::is_reviewed(kind.grammar);
    assert!(few, "{}: {undecided} of {count} are not decided", kind.name);
    accepted
}

/// Transitions of called tables count too.
#[test]
fn every_transition_is_driven() {
    let mut agreements = agreement::all();
    let mut tables: Vec<&Table<'_>> = Vec::new();
    for Agreement { subject, .. } in &agreements {
        if !tables.iter().any(|table| std::ptr::eq(*table, subject.kind.table)) {
            tables.push(subject.kind.table);
        }
    }
    let mut failures = Vec::new();
    for table in tables {
        let (mut driven, mut names) = (BTreeSet::new(), Vec::new());
        for agreement in agreements.iter_mut().filter(|one| std::ptr::eq(one.subject.kind.table, table)) {
            let name = agreement.subject.kind.name;
            names.push(name);
            // Every text is parsed by all implementations of the library; the slower oracles run on a part of the
            // texts.
            let samples = agreement.subject.samples();
            let some: Vec<&String> = samples.iter().step_by(effort::every(6)).collect();
            let accepted = compare_all(agreement, &some);
            let subject = &mut agreement.subject;
            assert!(accepted == some.len() || checks::is_checked(subject.kind), "{name}");
            assert!(accepted > 0, "{name}: no sample matches");
            assert!(some.iter().all(|text| subject.matches_the_rules(text)), "{name}");
            samples.iter().for_each(|text| driven.extend(steps::taken(table, subject.kind.kind, text)));
        }
        let steps: BTreeSet<_> = steps::steps(table).into_iter().collect();
        let missed: Vec<_> = steps.difference(&driven).collect();
        assert!(!steps.is_empty(), "a table without transitions");
        if !missed.is_empty() {
            failures.push(format!("{names:?}: {} of {}: {missed:?}", missed.len(), steps.len()));
        }
    }
    assert!(failures.is_empty(), "transitions that are not driven\n{}", failures.join("\n"));
}

#[test]
fn every_missing_transition_is_missed() {
    for mut agreement in agreement::all() {
        let misses = agreement.subject.near_misses().into_iter().step_by(effort::every(8));
        let misses: Vec<String> = misses.collect();
        let accepted = compare_all(&mut agreement, &misses);
        let subject = &agreement.subject;
        // Near misses include the texts that lead to a state, some of which match. For `spiffe`, about half of the
        // changes in a path result in another valid path.
        let most = if subject.kind.name == "spiffe" { misses.len() / 2 } else { misses.len() / 4 };
        let few = accepted < most || !reviewed::is_reviewed(subject.kind.grammar);
        assert!(few, "{}: {accepted} of {}", subject.kind.name, misses.len());
    }
}

/// True for the kinds of RFC 3986 and RFC 6920, which are compared on more texts.
fn is_first(kind: &Kind) -> bool {
    matches!(kind.grammar, "rfc3986" | "rfc6920")
}

#[test]
fn case_files() {
    let texts = cases::inputs();
    let mut all = 0;
    for (number, mut agreement) in agreement::all().into_iter().enumerate() {
        let subject = &agreement.subject;
        // All matching texts, and every third of the other texts: the case files of the kind contain expectations for
        // matching texts. For the first two documents, more of the others.
        let every = if is_first(subject.kind) { effort::every(4) } else { 3 * effort::every(12) };
        let chosen = |(index, text): &(usize, &String)| {
            let matches = subject.parsed(text).is_some() || subject.typed(text).is_some();
            (index + number) % every == 0 || matches
        };
        let chosen: Vec<&String> = texts.iter().enumerate().filter(chosen).map(|(_, text)| text).collect();
        let kind = subject.kind;
        let accepted = compare_all(&mut agreement, &chosen);
        let some_fail = accepted < chosen.len() || !reviewed::is_reviewed(kind.grammar);
        assert!(some_fail, "{}: all cases match", kind.name);
        all += accepted;
    }
    // A new grammar has no cases yet; the other grammars have.
    assert!(all > 400, "only {all} cases match");
}

#[test]
fn real_urls() {
    // Only every tenth text, because the PikeVM is slow.
    let texts: Vec<&str> = data::urls().step_by(10 * effort::every(4)).collect();
    for mut agreement in agreement::all().into_iter().filter(|one| one.subject.kind.name.starts_with("uri")) {
        assert!(compare_all(&mut agreement, &texts) >= texts.len() - data::NOT_URIS.len());
    }
}

/// Compares the kinds with an odd index if `odd` is 1, otherwise those with an even index, on random texts.
fn compare_random(odd: usize) {
    let mut agreements = agreement::all();
    let total = effort::of(120_000, 8);
    // The number of texts of the existing kinds does not depend on the number of new grammars.
    let share = total / reviewed::kinds().count();
    let common = cases::inputs();
    let mut all = 0;
    for (seed, agreement) in agreements.iter_mut().enumerate().skip(odd).step_by(2) {
        let subject = &agreement.subject;
        let kind = subject.kind;
        let mut random = Random::new(seed as u64);
        let mut samples = subject.samples();
        samples.extend(common.iter().filter(|text| subject.parsed(text).is_some()).cloned());
        // The oracle of recursive rules is slower, so fewer texts are used.
        let share = if subject.needs_generalized_parser() { share / 4 } else { share };
        let share = if is_first(kind) { share.max(effort::of(5_000, 6)) } else { share };
        let texts = (0..share).map(|number| match number % 2 {
            0 => inputs::random_text(&mut random),
            _ => inputs::mutated(&mut random, &samples),
        });
        let accepted = compare_all(agreement, texts);
        // In a quick run, all random texts of a kind may fail to match; the matching samples were compared above.
        let some_match = accepted > 0 || !effort::is_full() || !reviewed::is_reviewed(kind.grammar);
        assert!(some_match, "{}: no text matches", kind.name);
        all += accepted;
    }
    assert!(all > total / 40, "only {all} texts match");
}

// The kinds are divided into two tests, so that two processors share the work.

#[test]
fn random_texts_1() {
    compare_random(0);
}

#[test]
fn random_texts_2() {
    compare_random(1);
}

/// The fields of a text by the automaton, without checks beyond the grammar, or the offset of the error.
fn by_automaton(subject: &Subject, text: &str) -> Result<Vec<Option<(usize, usize)>>, usize> {
    let table = subject.kind.table;
    let kind = subject.kind.kind;
    match virgule::parse::AnyMatched::find(table, text, kind) {
        Ok(found) => Ok((0..usize::from(table.fields)).map(|field| found.span(table, kind, field)).collect()),
        Err(_) => Err(virgule::parse::explain(table, text, kind).offset),
    }
}

#[test]
fn the_general_matcher_agrees_with_the_automata() {
    let (mut compared, mut offsets, mut judged, mut different) = (0, 0, 0, Vec::new());
    for subject in subject::all() {
        let checked = grammars::built_in(subject.kind.grammar);
        let section = grammars::section(&checked, subject.kind.name);
        let program = program(&checked, section);
        let oracle = Chart::new(&checked.grammar.clone().into(), section.start, &[]);
        let texts = subject.samples().into_iter().chain(subject.near_misses()).step_by(effort::every(3));
        for text in texts.filter(|text| !subject.nests_too_deep(text)) {
            compared += 1;
            let (found, expected) = (general_answer(&program, &text), by_automaton(&subject, &text));
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

/// The offset of the error and the expected items; `None` if the text matches.
fn wrong(parser: &Parser<'_>, text: &str) -> Option<(usize, Vec<String>)> {
    let error = parser.parse(text).err()?;
    Some((error.offset, error.expected))
}

/// The large rules that a built-in grammar calls are inlined here. Recursive and percent-decoded rules are called in both
/// automata; of them, only the fields are compared.
#[test]
fn fields_and_errors_are_where_they_were_when_all_was_copied() {
    let (mut fields, mut errors, mut different) = (0, 0, Vec::new());
    for subject in subject::all().iter().filter(|subject| !subject.kind.table.callees.is_empty()) {
        let name = subject.kind.name;
        let checked = grammars::built_in(subject.kind.grammar);
        let section = grammars::section(&checked, name);
        let Some(copied) = WithCalls::new(&checked, section, |calls| calls.share_nothing()) else {
            assert!(!reviewed::is_reviewed(subject.kind.grammar), "{name}: within the limits");
            continue;
        };
        let copied = copied.parser();
        let misses = subject.near_misses().into_iter().step_by(effort::every(8));
        let mut texts: Vec<String> = misses.collect();
        let mut random = Random::new(23);
        let samples = subject.samples();
        texts.extend((0..effort::of(500, 8)).map(|_| inputs::mutated(&mut random, &samples)));
        texts.extend(samples.into_iter().step_by(effort::every(6)));
        let mut compare = |text: &str, by_calls: String, by_copies: String| {
            if by_calls != by_copies {
                different.push(format!("{name}: {text:?}: by calls {by_calls}, by copies {by_copies}"));
            }
        };
        for text in &texts {
            // The copies have no checks beyond the grammar.
            let (by_calls, by_copies) = (by_automaton(subject, text).ok(), grammars::spans(&copied, text));
            compare(text, format!("{by_calls:?}"), format!("{by_copies:?}"));
            if by_copies.is_some() {
                fields += 1;
            } else if !subject.needs_generalized_parser() {
                errors += 1;
                let (by_calls, by_copies) = (wrong(&subject.parser, text), wrong(&copied, text));
                compare(text, format!("{by_calls:?}"), format!("{by_copies:?}"));
            }
        }
    }
    assert_none(different, fields + errors);
    assert!(fields > 1_000 && errors > 1_000, "only {fields} texts that match, and {errors} errors");
}

#[test]
fn errors_within_a_called_rule_name_it() {
    for (text, offset, rule) in [("http://[::1:", 12, "IPv6address"), ("http://[::g]", 10, "IPv6address")] {
        let error = Uri::parse(text).expect_err(text);
        assert_eq!((error.offset(), error.rule()), (offset, Some(rule)), "{text}: {error}");
    }
}
