//! Where rules that are called meet others: what may be empty, kinds of one family, decoded text; and that entering
//! and leaving them is cheap to decide, whatever the grammar.

use std::time::{Duration, Instant};
use virgule_dynamic::Library;

/// The field `ff` of `text`.
fn field(rules: &str, text: &str) -> Option<String> {
    let mut library = Library::new();
    let grammar = format!(";! scheme foo\n;! start top\n;! fields ff\n{rules}");
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
    // The same whether a rule is large enough to be shared or not.
    for times in [20, 70] {
        let large = format!("top = ff \"b\" [\"b\"]\nff = \"b\" / big\nbig = *{times}(\"c\" \"d\")\n");
        assert_eq!(field(&large, "bb").as_deref(), Some("b"), "{times}");
    }
}

#[test]
fn a_kind_fails_where_only_its_sibling_enters_a_rule() {
    let section = |name: &str| format!(";! scheme {name}\n;! start {name}-uri\n;! fields path\n");
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

/// Adds a grammar, and says whether it was taken.
fn timely(grammar: &str) -> bool {
    let begun = Instant::now();
    let taken = Library::new().add("foo.abnf", grammar).is_ok();
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    taken
}

#[test]
fn rules_that_end_at_the_ends_of_one_another() {
    let many = 40;
    let rule = |number: usize| {
        let before = if number > 0 { format!("\"-\" xr{} / ", number - 1) } else { String::new() };
        let behind = if number + 1 < many { format!("\"+\" xr{} / ", number + 1) } else { String::new() };
        format!("xr{number} = \"(\" xr{number} %x{:X} / {before}{behind}\".\"\n", 0x30 + number)
    };
    let rules: String = (0..many).map(rule).collect();
    timely(&format!(";! kind foo\n;! start xr0\n{rules}"));
}

#[test]
fn many_groups_that_nest() {
    let pair = |n: usize| format!("y{n}a = \"(\" y{n}b \")\" / \"a\"\ny{n}b = \"[\" y{n}a \"]\" / \"b\"\n");
    let rules: String = (0..5_000).map(pair).collect();
    assert!(timely(&format!(";! kind foo\n;! start y0a\n{rules}")));
}

#[test]
fn rules_without_an_order_before_a_long_chain() {
    let uses = "uu / ".repeat(2_000);
    timely(&format!(
        ";! kind foo\n;! start top\n;! fields ff\ntop = \"q:\" ff ({uses}uu) 20000([\"b\"])\nff = *\"z\"\n\
         uu = \"a\" *\"x\" / \"a\" \"x\" \"y\"\n"
    ));
}
