//! Called rules: well-known recursive grammars, and the errors of those that are refused; calls beside nullable rules, in
//! kinds that share an automaton, and in decoded text; and the cost of deciding which rule to call, for any grammar.
//!
//! In a percent-encoding that does not match, the offset is that of the first byte after which no encoding matches: the
//! first `z` of `%zz`, the second zero of `%00`. The oracles test which texts match.

use crate::hostile::cost::{at_most_times, compile, in_proportion, refused};
use virgule_dynamic::LoadError;
use virgule_tests::chart::Chart;
use virgule_tests::grammars::{self, library};
use virgule_tests::inputs::list;
use virgule_tests::random_grammar;
use virgule_tests::tables::rows;

/// The error of rules that have no automaton.
fn lookahead_error(rules: &str) -> String {
    let kind_error = library("small.abnf", rules).kind_error("small");
    let LoadError::Grammar(found) = kind_error else { panic!("accepted: {rules}") };
    let lookahead: Vec<_> = found.iter().filter(|finding| finding.code == "lookahead").collect();
    assert_eq!(lookahead.len(), 1, "{}", found.render(false));
    lookahead[0].message.clone()
}

#[test]
fn languages_are_those_of_the_rules() {
    for (rules, letters, matching, others) in rows::<(&str, &str, Vec<&str>, Vec<&str>)>("balanced-grammars")
    {
        let grammar = format!(";! kind small\n{rules}\n");
        let library = library("small.abnf", &grammar);
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
    let message = lookahead_error("p = \"a\" p \"a\" / \"a\"\n");
    assert!(
        message.contains("`p`") && message.contains("at `A`, the recursive rule `p` may end or continue"),
        "{message}"
    );
    lookahead_error("p = \"a\" p \"a\" / \"\"\n");
    // In this grammar the two alternatives are separate rules.
    let message = lookahead_error("s = p q\np = \"(\" [p] \")\" [r]\nr = \"b\" \"d\"\nq = \"b\" \"c\"\n");
    assert!(["`p`", "`r`", "`q`"].iter().all(|rule| message.contains(rule)), "{message}");
}

#[test]
fn refusals_name_both_rules() {
    let message = lookahead_error(
        "n = \"(\" n \")\" / \"(\" m \")\"\nm = \"[\" n \"]\" / \"(\" z n \")\" / z\nz = \"b\"\n",
    );
    assert!(!message.contains("the surrounding text"), "{message}");
    let message = lookahead_error("a = \"x\" / a a\n");
    assert!(!message.contains("the surrounding text"), "{message}");
}

/// The field `ff` of `text`; `None` if it is absent or the text does not match.
fn field(rules: &str, text: &str) -> Option<String> {
    let library = library("foo.abnf", &format!(";! kind foo\n;! start top\n;! fields ff\n{rules}"));
    let parser = library.parser("foo").expect("a kind");
    let parsed = parser.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let found = parsed.fields().find(|(name, _)| *name == "ff").and_then(|(_, part)| part);
    found.map(str::to_string)
}

#[test]
fn passing_by_what_may_be_empty_is_not_preferred() {
    let nest = "xx = [\"(\" xx \")\"]\n";
    let first = format!("top = ff \"b\" [\"b\"]\nff = \"b\" / xx\n{nest}");
    assert_eq!(field(&first, "bb").as_deref(), Some("b"));
    let middle = format!("top = ff *\"b\"\nff = \"a\" [ \"b\" / xx ]\n{nest}");
    assert_eq!(field(&middle, "ab").as_deref(), Some("ab"));
    // The result is the same whether or not the rule is large enough to be called.
    for times in [20, 70] {
        let large = format!("top = ff \"b\" [\"b\"]\nff = \"b\" / big\nbig = *{times}(\"c\" \"d\")\n");
        assert_eq!(field(&large, "bb").as_deref(), Some("b"), "{times}");
    }
}

#[test]
fn a_kind_fails_where_only_its_sibling_enters_a_rule() {
    let section = |name: &str| format!(";! kind {name}\n;! start {name}-uri\n;! fields path\n");
    let rules =
        "foo-uri = \"x:\" path xx\nfop-uri = \"x:\" path \"!\"\npath = *\"a\"\nxx = \"(\" *xx \")\"\n";
    let library = library("foo.abnf", &format!("{}{}{rules}", section("foo"), section("fop")));
    let parser = library.parser("fop").expect("a kind");
    for text in ["x:a(())", "x:a(()", &format!("x:a{}", "(".repeat(200))] {
        let error = parser.parse(text).expect_err(text);
        assert_eq!(
            (error.offset, error.expected),
            (3, vec!["\"!\"".into(), "\"A\"".into(), "\"a\"".to_string()])
        );
    }
}

#[test]
fn what_is_expected_in_decoded_text_may_stand_there() {
    let grammar = ";! percent-encoded xx within pl\ntop = \"a\" xx \"?\"\nxx = \"(\" *xx \")\"\npl = ALPHA\n";
    let library = library("foo.abnf", grammar);
    let error = library.parser("foo").expect("a kind").parse("a%28)?").expect_err("a bare bracket");
    assert_eq!((error.offset, error.expected), (4, vec!["\"%\"".to_string()]));
}

/// Called rules that end together, so that the follow set of one rule is a subset of those of others.
fn rules_in_a_row(many: usize) -> String {
    let rule = |number: usize| {
        let before = if number > 0 { format!("\"-\" xr{} / ", number - 1) } else { String::new() };
        let behind = if number + 1 < many { format!("\"+\" xr{} / ", number + 1) } else { String::new() };
        format!("xr{number} = \"(\" xr{number} %x{:X} / {before}{behind}\".\"\n", 0x30 + number)
    };
    let rules: String = (0..many).map(rule).collect();
    format!(";! kind foo\n;! start xr0\n{rules}")
}

#[test]
fn rules_that_end_at_the_ends_of_one_another() {
    // The follow set of a rule depends on all other rules, so quadratic cost is acceptable; an earlier implementation
    // with lists took exponential time.
    assert_eq!(at_most_times(6, rules_in_a_row, 40), [""; 0]);
    let matched = compile(&rules_in_a_row(40), ["+-.", "(+(.1)0)", "+(.0"]);
    assert_eq!(matched, Ok([true, false, false]));
}

/// A grammar with `count` pairs of mutually recursive rules.
fn pairs(count: usize) -> String {
    let pair = |n: usize| format!("y{n}a = \"(\" y{n}b \")\" / \"a\"\ny{n}b = \"[\" y{n}a \"]\" / \"b\"\n");
    let rules: String = (0..count).map(pair).collect();
    format!(";! kind foo\n;! start y0a\n{rules}")
}

#[test]
fn many_groups_that_nest() {
    let found = in_proportion(pairs, 5_000);
    // No other pair of rules is reachable from the start rule.
    assert_eq!(found, ["unused-rule"; 4_999]);
    assert_eq!(compile(&pairs(5_000), ["([a])", "([a)"]), Ok([true, false]));
}

#[test]
fn rules_without_an_order_before_a_long_chain() {
    let uses = "uu / ".repeat(2_000);
    let grammar = format!(
        ";! kind foo\n;! start top\n;! fields ff\ntop = \"q:\" ff ({uses}uu) 20000([\"b\"])\nff = *\"z\"\n\
         uu = \"a\" *\"x\" / \"a\" \"x\" \"y\"\n"
    );
    // The follow set of each reference traverses the chain, and each element counts as a step.
    refused(&grammar, &["error[limit]", "`uu` is too large", "more than 400000000 steps"]);
}

/// The text before each filter.
const BEFORE: &str = "ldap:///???";

#[test]
fn filters_are_read_decoded_and_shown_as_they_stand() {
    for &filter in list("ldap-filters") {
        let text = format!("{BEFORE}{filter}");
        let parser = grammars::parser("ldap");
        let parsed = parser.parse(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(parsed.get("filter"), Some(filter));
    }
}

#[test]
fn reports_the_first_byte_without_a_continuation() {
    for (filter, wrong) in rows::<(&str, usize)>("ldap-filter-errors") {
        let text = format!("{BEFORE}{filter}");
        let parser = grammars::parser("ldap");
        let Err(error) = parser.parse(&text) else { panic!("{text} is accepted") };
        assert_eq!(error.offset, BEFORE.len() + wrong, "{text}: {error}");
    }
}

#[test]
fn both_digits_are_read_in_either_case() {
    for octet in 0x20..0x7Fu8 {
        let ways = [format!("{BEFORE}(cn=%{octet:02x})"), format!("{BEFORE}(cn=%{octet:02X})")];
        let parser = grammars::parser("ldap");
        let matches = ways.each_ref().map(|text| parser.matches(text));
        assert_eq!(matches[0], matches[1], "{ways:?}");
        // Brackets and backslashes have their meaning whether or not they are percent-encoded.
        assert_eq!(matches[0], !b"()\\".contains(&octet), "{ways:?}");
    }
}
