//! Calls of rules: beside nullable rules, in kinds that share an automaton, and in decoded text; and the cost of
//! deciding which rule to call, for any grammar.

use crate::hostile::cost::{at_most_times, compile, in_proportion, refused};
use virgule_dynamic::Library;

/// The field `ff` of `text`; `None` if it is absent or the text does not match.
fn field(rules: &str, text: &str) -> Option<String> {
    let mut library = Library::new();
    let grammar = format!(";! kind foo\n;! start top\n;! fields ff\n{rules}");
    library.add("foo.abnf", &grammar).unwrap_or_else(|error| panic!("{error}"));
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
    let mut library = Library::new();
    let grammar = format!("{}{}{rules}", section("foo"), section("fop"));
    library.add("foo.abnf", &grammar).unwrap_or_else(|error| panic!("{error}"));
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
    let mut library = Library::new();
    let grammar = ";! percent-encoded xx within pl\ntop = \"a\" xx \"?\"\nxx = \"(\" *xx \")\"\npl = ALPHA\n";
    library.add("foo.abnf", grammar).unwrap_or_else(|error| panic!("{error}"));
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
