//! Well-known recursive grammars: the languages of those that compile, and the errors of those that are refused.

use virgule_dynamic::{Library, LoadError, Parser};
use virgule_tests::chart::Chart;
use virgule_tests::{grammars, random_grammar};

/// Calls `check` with the parser of a grammar whose start rule is its first rule, after comparing the parser with the
/// oracle on all short texts.
fn with_parser(rules: &str, letters: &str, check: impl FnOnce(&Parser<'_>)) {
    let grammar = format!(";! kind small\n{rules}\n");
    let mut library = Library::new();
    library.add("small.abnf", &grammar).unwrap_or_else(|error| panic!("{grammar}{error}"));
    let parser = library.parser("small").expect("the only kind");
    let checked = grammars::checked(&grammar);
    let chart = Chart::new(&checked.grammar.clone().into(), checked.grammar.sections[0].start, &[]);
    for text in random_grammar::texts(letters, 7) {
        assert_eq!(parser.matches(&text), chart.matches(&text), "{rules}: {text:?}");
    }
    check(&parser);
}

/// The texts of `texts` that the rules match.
fn matching<'t>(rules: &str, letters: &str, texts: &[&'t str]) -> Vec<&'t str> {
    let mut found = Vec::new();
    with_parser(rules, letters, |parser| found.extend(texts.iter().filter(|text| parser.matches(text))));
    found
}

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
fn one_nest() {
    let nest = "nest = \"(\" nest \")\" / \"a\"";
    assert_eq!(
        matching(nest, "()a", &["a", "(a)", "((a))", "", "()", "(a", "a)", "(a))"]),
        ["a", "(a)", "((a))"]
    );
}

#[test]
fn balanced_brackets() {
    let texts = ["", "()", "()()", "(())()", "(", ")(", "(()", "())"];
    let good = ["", "()", "()()", "(())()"];
    assert_eq!(matching("all = *nest\nnest = \"(\" *nest \")\"", "()", &texts), good);
    assert_eq!(matching("all = \"(\" all \")\" all / \"\"", "()", &texts), good);
    let two = "all = *(\"(\" all \")\" / \"[\" all \"]\")";
    assert_eq!(matching(two, "()[]", &["([])[]", "([)]", "[()]", "]["]), ["([])[]", "[()]"]);
}

#[test]
fn lists_of_lists() {
    let list = "list = \"(\" [ item *( \",\" item ) ] \")\"\nitem = list / 1*\"a\"";
    let texts = ["()", "(a)", "(aa,(a,()),a)", "(,)", "(a,)", "a", "(a)(a)"];
    assert_eq!(matching(list, "(),a", &texts), ["()", "(a)", "(aa,(a,()),a)"]);
}

#[test]
fn expressions_that_begin_with_themselves() {
    let sums = "sum = sum \"+\" part / part\npart = \"a\" / \"(\" sum \")\"";
    assert_eq!(
        matching(sums, "a+()", &["a", "a+a+a", "(a+a)+a", "a+", "+a", "(a"]),
        ["a", "a+a+a", "(a+a)+a"]
    );
}

#[test]
fn equal_counts() {
    assert_eq!(
        matching("s = \"a\" s \"b\" / \"\"", "ab", &["", "ab", "aabb", "aab", "ba"]),
        ["", "ab", "aabb"]
    );
    assert_eq!(
        matching("s = \"a\" t / \"b\"\nt = s \"c\"", "abc", &["b", "abc", "aabcc", "ab"]),
        ["b", "abc", "aabcc"]
    );
}

#[test]
fn palindromes_with_a_middle_of_their_own() {
    let p = "p = \"a\" p \"a\" / \"b\"";
    assert_eq!(matching(p, "ab", &["b", "aba", "aabaa", "ab", "abaa", "aa"]), ["b", "aba", "aabaa"]);
    assert_eq!(
        matching("p = \"a\" p \"a\" / \"b\" p \"b\" / \"c\"", "abc", &["abcba", "c", "abcab"]),
        ["abcba", "c"]
    );
}

#[test]
fn palindromes_without_one_are_refused() {
    // Only the end of the text decides whether an "a" is the middle or in the first half.
    let message = refused("p = \"a\" p \"a\" / \"a\"\n");
    assert!(
        message.contains("`p`") && message.contains("at `A` the recursive rule `p` could end or go on"),
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
    assert!(!message.contains("the text around it"), "{message}");
    let message = refused("a = \"x\" / a a\n");
    assert!(!message.contains("the text around it"), "{message}");
}
