//! The rows of `tests/data/errata.toml` equal the result of comparing the languages.

use std::sync::Arc;
use virgule_compiler::analysis::compare;
use virgule_compiler::analysis::language::Language;
use virgule_compiler::nfa::context::BuildContext;
use virgule_tests::chart::Chart;
use virgule_tests::errata::{RuleVariant, comparisons};

/// The language of a variant of a rule, and an oracle for it.
fn subject(side: &RuleVariant) -> (Language, Chart) {
    let checked = side.checked();
    let rule = checked.grammar.find(&side.rule).expect("a rule of that name");
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let language = Language::new(&checked, rule, &mut context).expect("within the limits");
    (language, Chart::new(&Arc::new(checked.grammar), rule, &[]))
}

#[test]
fn every_row_is_true() {
    for row in comparisons() {
        let ((one, oracle), (other, beside)) = (subject(&row.one), subject(&row.other));
        let only = |one, other| {
            let answer = compare::only(one, other, 1).expect("within the limits");
            assert_eq!(answer.up_to, None, "{}: is decided", row.what);
            answer.texts.into_iter().next()
        };
        assert_eq!(only(&one, &other), row.here, "{}", row.what);
        if row.reverse {
            assert_eq!(only(&other, &one), row.there, "{}, the other way round", row.what);
        }
        let (here, there) = (row.here.as_deref(), row.there.as_deref());
        let known = row.known.iter().map(|(text, first, second)| (text.as_str(), *first, *second));
        let found =
            here.map(|text| (text, true, false)).into_iter().chain(there.map(|text| (text, false, true)));
        for (text, first, second) in found.chain(known) {
            assert_eq!((oracle.matches(text), beside.matches(text)), (first, second), "{}: {text}", row.what);
            // A text from another source is not shorter than the computed shortest text.
            let shortest = if first { here } else { there };
            assert!(first == second || shortest.is_some_and(|found| found.len() <= text.len()), "{text}");
        }
    }
}
