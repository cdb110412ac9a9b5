//! Well-known recursive grammars: the languages of those that compile, and the errors of those that are refused.

use virgule_dynamic::{Library, LoadError};
use virgule_tests::chart::Chart;
use virgule_tests::tables::rows;
use virgule_tests::{grammars, random_grammar};

/// The error of rules that have no automaton.
fn refused(rules: &str) -> String {
    let mut library = Library::new();
    library.add("small.abnf", rules).unwrap_or_else(|error| panic!("{rules}{error}"));
    let LoadError::Grammar(found) = library.kind_error("small") else { panic!("accepted: {rules}") };
    let lookahead: Vec<_> = found.iter().filter(|finding| finding.code == "lookahead").collect();
    assert_eq!(lookahead.len(), 1, "{}", found.render(false));
    lookahead[0].message.clone()
}

#[test]
fn languages_are_those_of_the_rules() {
    for (rules, letters, matching, others) in rows::<(&str, &str, Vec<&str>, Vec<&str>)>("balanced-grammars")
    {
        let grammar = format!(";! kind small\n{rules}\n");
        let mut library = Library::new();
        library.add("small.abnf", &grammar).unwrap_or_else(|error| panic!("{grammar}{error}"));
        let parser = library.parser("small").expect("the only kind");
        let checked = grammars::checked(&grammar);
        let chart = Chart::new(&checked.grammar.clone().into(), checked.grammar.sections[0].start, &[]);
        for text in random_grammar::texts(letters, 7) {
            assert_eq!(parser.matches(&text), chart.matches(&text), "{rules}: {text:?}");
        }
        let texts = [matching.clone(), others].concat();
        let found: Vec<&str> = texts.into_iter().filter(|text| parser.matches(text)).collect();
        assert_eq!(found, matching, "{rules}");
    }
}

#[test]
fn palindromes_without_one_are_refused() {
    // Only the end of the text decides whether an "a" is the middle or in the first half.
    let message = refused("p = \"a\" p \"a\" / \"a\"\n");
    assert!(
        message.contains("`p`") && message.contains("at `A`, the recursive rule `p` may end or continue"),
        "{message}"
    );
    refused("p = \"a\" p \"a\" / \"\"\n");
    // In this grammar the two alternatives are separate rules.
    let message = refused("s = p q\np = \"(\" [p] \")\" [r]\nr = \"b\" \"d\"\nq = \"b\" \"c\"\n");
    assert!(["`p`", "`r`", "`q`"].iter().all(|rule| message.contains(rule)), "{message}");
}

#[test]
fn refusals_name_both_rules() {
    let message =
        refused("n = \"(\" n \")\" / \"(\" m \")\"\nm = \"[\" n \"]\" / \"(\" z n \")\" / z\nz = \"b\"\n");
    assert!(!message.contains("the surrounding text"), "{message}");
    let message = refused("a = \"x\" / a a\n");
    assert!(!message.contains("the surrounding text"), "{message}");
}
