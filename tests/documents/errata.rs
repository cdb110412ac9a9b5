//! The table of `virgule_tests::errata` and its document equal the result of comparing the languages.

use std::sync::Arc;
use virgule_compiler::analysis::compare;
use virgule_compiler::analysis::language::Language;
use virgule_compiler::nfa::context::BuildContext;
use virgule_tests::chart::Chart;
use virgule_tests::errata::{ROWS, Reverse, RuleVariant, document};

/// The language of a variant of a rule, and an oracle for it.
fn subject(side: &RuleVariant) -> (Language, Chart) {
    let checked = side.checked();
    let rule = checked.grammar.find(side.rule).expect("a rule of that name");
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let language = Language::new(&checked, rule, &mut context).expect("within the limits");
    (language, Chart::new(&Arc::new(checked.grammar), rule, &[]))
}

#[test]
fn every_row_is_true() {
    for row in ROWS {
        let ((one, oracle), (other, beside)) = (subject(&row.one), subject(&row.other));
        let only = |one, other| {
            let answer = compare::only(one, other, 1).expect("within the limits");
            assert_eq!(answer.up_to, None, "{}: is decided", row.what);
            answer.texts.into_iter().next()
        };
        assert_eq!(only(&one, &other).as_deref(), row.here, "{}", row.what);
        if let Reverse::Asked(there) = row.there {
            assert_eq!(only(&other, &one).as_deref(), there, "{}, the other way round", row.what);
        }
        let here = row.here.map(|text| (text, true, false));
        let there = row.there.text().map(|text| (text, false, true));
        for (text, first, second) in here.into_iter().chain(there).chain(row.known) {
            assert_eq!((oracle.matches(text), beside.matches(text)), (first, second), "{}: {text}", row.what);
            // A text from another source is not shorter than the computed shortest text.
            let shortest = if first { row.here } else { row.there.text() };
            assert!(first == second || shortest.is_some_and(|found| found.len() <= text.len()), "{text}");
        }
    }
}

#[test]
fn the_document_is_that_of_the_table() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/languages.md");
    let written = std::fs::read_to_string(path).expect("docs/languages.md");
    assert!(written == document(), "docs/languages.md is old: cargo run -p virgule-tests --example errata");
}
