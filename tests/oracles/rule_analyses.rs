//! The analyses of `virgule_compiler::analysis` on small random grammars and all short texts, compared with a
//! backtracking matcher.

use std::collections::HashMap;
use virgule::__derive as runtime;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::Field;
use virgule_compiler::analysis::occurrence_dfa::{OccurrenceDfa, occurrence_dfa};
use virgule_compiler::analysis::presence::{OccurrenceCount, Presence, occurrence_count, presence};
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::pipeline;
use virgule_dynamic::occurrence_table;
use virgule_tests::effort;
use virgule_tests::random::Random;
use virgule_tests::{Spans, backtrack, grammars, random_grammar};

/// The number of random grammars.
fn grammar_count() -> usize {
    effort::of(1_500, 6)
}

/// Calls `see` with random grammars without repetitions of nullable expressions, whose fields are not uniquely defined.
fn sketches(seed: u64, see: &mut dyn FnMut(&str, &Checked)) {
    let mut random = Random::new(seed);
    for _ in 0..grammar_count() {
        let text = random_grammar::grammar(&mut random, 2);
        let (checked, findings) = grammars::analyzed(&text);
        if let Some(checked) = checked.filter(|_| !grammars::has_empty_turns(&findings)) {
            see(&text, &checked);
        }
    }
}

fn spans(checked: &Checked, fields: &[Field], text: &str) -> Option<Spans> {
    backtrack::spans(&checked.grammar, checked.grammar.sections[0].start, fields, text)
}

#[test]
fn presence_and_occurrences_hold_for_every_text() {
    let texts = random_grammar::texts("ab", 6);
    let mut seen: HashMap<(String, bool), usize> = HashMap::new();
    sketches(1, &mut |shown, checked| {
        let section = &checked.grammar.sections[0];
        for field in &section.fields {
            let fields = std::slice::from_ref(field);
            let mut context = BuildContext::new(&checked.grammar, &checked.facts);
            let made = pipeline::compile_rules(checked, &[section.start], fields, &mut context);
            // The automata of some grammars are too large.
            let Ok(made) = made else { continue };
            let often = presence(&made.machines.main, 0, 0);
            let times = occurrence_count(&checked.grammar, &checked.facts, section.start, field);
            *seen.entry((format!("{often:?}"), matches!(times, OccurrenceCount::Often(_)))).or_default() += 1;
            for text in &texts {
                let Some(Some(found)) = spans(checked, fields, text) else { continue };
                let expected = match (often, times) {
                    (Presence::Always, _) => true,
                    (Presence::Never, _) | (_, OccurrenceCount::Never) => false,
                    (Presence::Maybe, _) => found[0].is_some(),
                };
                assert_eq!(found[0].is_some(), expected, "{shown}{text:?} {often:?} {times:?}");
            }
        }
    });
    assert!(seen.len() >= 4 && seen.values().sum::<usize>() > grammar_count() / 4, "{seen:?}");
}

/// The occurrences of a field that its table finds in a text.
fn occurrences<'t>(dfa: &OccurrenceDfa, text: &'t str) -> Vec<&'t str> {
    let table = occurrence_table(dfa);
    let mut scan = runtime::Scan::new(&table, text);
    std::iter::from_fn(|| scan.next_span()).map(|(begin, end)| &text[begin..end]).collect()
}

/// The last occurrence equals the field that a parse captures; a field that occurs at most once has only this
/// occurrence.
#[test]
fn occurrences_are_where_a_parse_finds_the_field() {
    let texts = random_grammar::texts("ab", 6);
    let (mut compared, mut several, mut refused) = (0, 0, 0);
    sketches(4, &mut |shown, checked| {
        let section = &checked.grammar.sections[0];
        for field in &section.fields {
            let fields = std::slice::from_ref(field);
            let made = occurrence_dfa(
                checked,
                section.start,
                field,
                &mut BuildContext::new(&checked.grammar, &checked.facts),
            );
            let Ok(dfa) = made else {
                refused += 1;
                continue;
            };
            let times = occurrence_count(&checked.grammar, &checked.facts, section.start, field);
            for text in &texts {
                let Some(Some(found)) = spans(checked, fields, text) else { continue };
                let all = occurrences(&dfa, text);
                let place = |part: &&str| {
                    let begin = runtime::offset_in(text, part);
                    (begin, begin + part.len())
                };
                assert_eq!(all.last().map(place), found[0], "{shown}{text:?} {all:?}");
                assert!(
                    all.len() < 2 || matches!(times, OccurrenceCount::Often(_)),
                    "{shown}{text:?} {all:?}"
                );
                assert!(all.windows(2).all(|two| place(&two[0]).1 <= place(&two[1]).0), "{shown}{text:?}");
                compared += 1;
                several += usize::from(all.len() > 1);
            }
        }
    });
    assert!(
        compared > effort::of(500, 6) && several > effort::of(100, 6) && refused > effort::of(20, 8),
        "{compared} {several} {refused}"
    );
}
