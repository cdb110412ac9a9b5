//! `virgule_tools::ambiguity` on small random grammars and all short texts, compared with an enumeration of derivations.

use virgule_compiler::abnf::Checked;
use virgule_tests::backtrack::{Tree, derivations};
use virgule_tests::effort;
use virgule_tests::random::Random;
use virgule_tests::{grammars, random_grammar, recursive_grammar};
use virgule_tools::ambiguity::{Ambiguity, AmbiguityReport, Between, DerivationPart, Wins, ambiguities};

/// The number of random grammars.
fn grammar_count() -> usize {
    effort::of(1_500, 6)
}

/// A checked grammar, and true if it has an unbounded repetition of a nullable expression; `None` if the grammar has
/// errors.
fn read(text: &str) -> Option<(Checked, bool)> {
    let (checked, findings) = grammars::analyzed(text);
    Some((checked?, grammars::has_empty_turns(&findings)))
}

/// All derivations of the part of an ambiguity's text that its rule matches; `None` if there are too many.
fn of(checked: &Checked, found: &Ambiguity) -> Option<Vec<Tree>> {
    let text = &found.text[found.within.clone()];
    derivations(&checked.grammar, found.rule, text, 500).filter(|all| all.len() < 500)
}

/// True if a derivation contains one of the derivations of an ambiguity, at the position and in the expression of the
/// ambiguity.
fn has(tree: &Tree, found: &Ambiguity, reading: &[DerivationPart]) -> bool {
    let begin = found.within.start;
    let parts: Vec<(usize, usize)> =
        reading.iter().map(|part| (part.span.start - begin, part.span.end - begin)).collect();
    let children: Vec<usize> = reading.iter().map(|part| part.child).collect();
    let span = (found.span.start - begin, found.span.end - begin);
    let here = |tree: &&Tree| tree.rule == found.rule && tree.path == found.path && tree.span == span;
    tree.all().into_iter().filter(here).any(|tree| {
        let inside: Vec<(usize, usize)> = tree.inside.iter().map(|part| part.span).collect();
        let own: Vec<usize> =
            tree.inside.iter().map(|part| part.path.last().copied().unwrap_or_default()).collect();
        let all: Vec<(usize, (usize, usize))> = own.into_iter().zip(inside).collect();
        let shown: Vec<(usize, (usize, usize))> = children.iter().copied().zip(parts.clone()).collect();
        // For a sequence, a derivation lists only the parts that differ.
        if found.between == Between::Parts {
            shown.iter().all(|part| all.contains(part))
        } else {
            shown == all
        }
    })
}

/// Checks that both derivations of each ambiguity are derivations of its text, and that the first is the preferred one.
fn holds(shown: &str, checked: &Checked, report: &AmbiguityReport) {
    for found in &report.found {
        let Some(trees) = of(checked, found) else { continue };
        let places: Vec<Option<usize>> = found
            .readings
            .iter()
            .map(|reading| trees.iter().position(|tree| has(tree, found, reading)))
            .collect();
        let [Some(one), Some(other)] = places[..] else {
            panic!("{shown}\n{found:#?}\n{} derivations, readings {places:?}", trees.len());
        };
        assert!(
            one < other || found.wins == Wins::Open,
            "{shown}\n{found:#?}\nthe other reading comes first"
        );
        assert_ne!(one, other, "{shown}\n{found:#?}");
    }
}

#[test]
fn a_grammar_is_ambiguous_exactly_if_a_text_has_two_derivations() {
    let mut random = Random::new(5);
    let texts = random_grammar::texts("ab", 6);
    let (mut ambiguous, mut clear, mut beyond) = (0, 0, 0);
    for _ in 0..grammar_count() {
        let shown = random_grammar::grammar(&mut random, 2);
        let Some((checked, false)) = read(&shown) else { continue };
        let report = ambiguities(&checked, false);
        let start = checked.grammar.sections[0].start;
        let count = |text: &str| derivations(&checked.grammar, start, text, 2).map(|trees| trees.len());
        holds(&shown, &checked, &report);
        for found in &report.found {
            assert!(count(&found.text).is_none_or(|count| count == 2), "{shown}{found:#?}");
        }
        // The shortest text of an ambiguity is as short as the shortest text with two derivations.
        let shortest = report.found.iter().map(|found| found.text.len()).min();
        let counted = texts.iter().find(|text| count(text) == Some(2)).map(String::len);
        match shortest {
            Some(length) if length > 6 => beyond += 1,
            _ => assert_eq!(shortest, counted, "{shown}{report:#?}"),
        }
        *(if shortest.is_some() { &mut ambiguous } else { &mut clear }) += 1;
    }
    assert!(ambiguous > grammar_count() / 5 && clear > grammar_count() / 5, "{ambiguous} {clear} {beyond}");
}

#[test]
fn findings_about_rules_that_nest_are_true_and_their_absence_is() {
    let mut random = Random::new(6);
    let texts = random_grammar::texts(recursive_grammar::LETTERS, 4);
    let (mut ambiguous, mut proven, mut open) = (0, 0, 0);
    for _ in 0..effort::of(400, 6) {
        let shown = recursive_grammar::grammar(&mut random).text;
        let Some((checked, false)) = read(&shown) else { continue };
        let report = ambiguities(&checked, false);
        let start = checked.grammar.sections[0].start;
        let count = |text: &str| derivations(&checked.grammar, start, text, 2).map(|trees| trees.len());
        for found in &report.found {
            // A rule that derives itself without consuming a character has infinitely many derivations.
            assert!(count(&found.text).is_none_or(|count| count == 2), "{shown}{found:#?}");
        }
        let counted = texts.iter().find(|text| count(text) == Some(2));
        if report.found.is_empty() {
            assert_eq!(counted, None, "{shown}{report:#?}");
        }
        match (report.found.is_empty(), report.open.is_empty()) {
            (false, _) => ambiguous += 1,
            (true, true) => proven += 1,
            (true, false) => open += 1,
        }
    }
    assert!(
        ambiguous > effort::of(50, 8) && proven >= effort::of(10, 10) && open > effort::of(50, 8),
        "{ambiguous} {proven} {open}"
    );
}
