//! Every transition of every generated automaton is taken at least once, through the public API.
//!
//! The texts are generated from the tables. The expected results come from three other implementations: the simulation
//! of the automaton, compiled in this process, if possible without calls; the oracle; and the type of the kind, at run
//! time and by its `const` functions, which have another search loop. Transitions of called tables count too.

use std::collections::BTreeSet;
use virgule::parse::Table;
use virgule_tests::effort;
use virgule_tests::reviewed;
use virgule_tests::steps;
use virgule_tests::subject::{self, Subject};

/// Checks that all implementations agree on `text`; true if it matches.
fn agree(subject: &mut Subject, text: &str) -> bool {
    if subject.nests_too_deep(text) {
        return false;
    }
    let expected = subject.expected(text);
    let name = subject.kind.name;
    assert_eq!(subject.simulated(text), expected, "{name}: the machine against the oracle on {text:?}");
    assert_eq!(subject.parsed(text), expected, "{name}: the parser against the oracle on {text:?}");
    assert_eq!(subject.typed(text), expected, "{name}: the type against the oracle on {text:?}");
    assert_eq!(subject.constant(text), expected, "{name}: the constant against the oracle on {text:?}");
    expected.is_some()
}

#[test]
fn every_transition_is_driven() {
    let mut subjects = subject::all();
    let mut tables: Vec<&Table<'_>> = Vec::new();
    for subject in &subjects {
        if !tables.iter().any(|table| std::ptr::eq(*table, subject.kind.table)) {
            tables.push(subject.kind.table);
        }
    }
    let mut failures = Vec::new();
    for table in tables {
        let (mut driven, mut names) = (BTreeSet::new(), Vec::new());
        for subject in subjects.iter_mut().filter(|subject| std::ptr::eq(subject.kind.table, table)) {
            names.push(subject.kind.name);
            for (number, text) in subject.samples().into_iter().enumerate() {
                // Every text is parsed by all implementations of the library; the slower oracles run on a part of the
                // texts.
                if number % effort::every(6) == 0 {
                    agree(subject, &text);
                    assert!(subject.matches_the_rules(&text), "{}: {text:?}", subject.kind.name);
                }
                driven.extend(steps::taken(table, subject.kind.kind, &text));
            }
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
    for mut subject in subject::all() {
        let misses: Vec<String> = subject.near_misses().into_iter().step_by(effort::every(8)).collect();
        let accepted = misses.iter().filter(|text| agree(&mut subject, text)).count();
        // Near misses include the texts that lead to a state, some of which match. For `spiffe`, about half of the
        // changes in a path result in another valid path.
        let most = if subject.kind.name == "spiffe" { misses.len() / 2 } else { misses.len() / 4 };
        let few = accepted < most || !reviewed::is_reviewed(subject.kind.grammar);
        assert!(few, "{}: {accepted} of {}", subject.kind.name, misses.len());
    }
}
