//! Grammars that could exhaust time or memory: each compiles, or is refused with an error that names the rule and the
//! limit.

use crate::hostile::cost::{compile, refused};
use virgule_dynamic::Library;
use virgule_tests::grammars::OneSection;
use virgule_tests::random_grammar;
use virgule_tests::tables::rows;

#[test]
fn grammars_beyond_the_limits_are_refused() {
    for (grammar, parts) in rows::<(&str, Vec<&str>)>("refused-grammars") {
        refused(grammar, &parts);
    }
}

#[test]
fn grammars_within_the_limits_compile() {
    for (grammar, [one, two], [three, four]) in rows::<(&str, [&str; 2], [&str; 2])>("compiled-grammars") {
        let found = compile(grammar, [one, two, three, four]);
        assert_eq!(found, Ok([true, true, false, false]), "{grammar}");
    }
}

#[test]
fn twenty_thousand_parentheses() {
    let nested = format!("a = {}\"a\"{}\n", "(".repeat(20_000), ")".repeat(20_000));
    refused(&nested, &["error", "nest"]);
    let options = format!("a = {}\"a\"{}\n", "[".repeat(20_000), "]".repeat(20_000));
    refused(&options, &["error", "nest"]);
    refused(&format!("a = {}\n", "(".repeat(20_000)), &["error"]);
    refused(&format!("a = \"a\"{}\n", ")".repeat(20_000)), &["error"]);
}

#[test]
fn a_little_nesting_is_fine() {
    let nested = format!("a = {}\"a\"{}\n", "(".repeat(50), ")".repeat(50));
    assert_eq!(compile(&nested, ["a", "aa"]), Ok([true, false]));
}

#[test]
fn fields_at_every_position_need_few_states() {
    let grammar = ";! fields x y\na = *x *y *x *y\nx = *20\"a\"\ny = *20\"a\"\n";
    let read = OneSection::new(grammar).unwrap_or_else(|found| panic!("{}", found.render(false)));
    assert_eq!(["", "aaaaa", "aab"].map(|text| read.parser().matches(text)), [true, true, false]);
}

#[test]
fn chains_that_double() {
    let chain = |turns: &str| {
        let mut rules: String =
            (0..40).map(|n| format!("a{n} = {}\n", turns.replace('#', &format!("a{}", n + 1)))).collect();
        rules.push_str("a40 = \"a\"\n");
        rules
    };
    // Rules with fields cannot be called, so all these rules are copied.
    let tagged = |turns: &str| format!(";! fields a40\n{}", chain(turns));
    refused(&tagged("# #"), &["is too large", "more than "]);
    refused(&tagged("[\"x\"] # [\"y\"] #"), &["is too large", "more than "]);
    // Large rules are called, not copied. The only text of this language has 2^40 letters.
    assert_eq!(compile(&chain("# #"), ["a", "aa", ""]), Ok([false; 3]));
    refused(&chain("[\"x\"] # [\"y\"] #"), &["is too large", "more than "]);
    // Rules without fields are minimized one by one, and each becomes a small automaton.
    assert_eq!(compile(&chain("# / #"), ["a", "aa"]), Ok([true, false]));
    assert_eq!(compile(&chain("# / \"x\" #"), ["a", "xxa", "xax"]), Ok([true, true, false]));
}

#[test]
fn five_thousand_alternatives() {
    let rule = |name: usize| format!("a{name} = \"{name}\"\n");
    let names: Vec<String> = (0..5_000).map(|name| format!("a{name}")).collect();
    let grammar = format!("a = {}\n{}", names.join(" / "), (0..5_000).map(rule).collect::<String>());
    assert_eq!(compile(&grammar, ["0", "4999", "5000", "01"]), Ok([true, true, false, false]));
}

/// Checks that two grammars match the same short texts over `a`, `b` and the comma.
fn same_language(recursive: &str, plain: &str) {
    let parsers = [recursive, plain].map(|grammar| {
        let mut library = Library::new();
        library.add("some.abnf", grammar).unwrap_or_else(|error| panic!("{grammar}{error}"));
        library
    });
    let [recursive_parser, plain_parser] =
        parsers.each_ref().map(|library| library.parser("some").expect("a kind"));
    let texts = random_grammar::texts("ab,", 6);
    let accepted = texts.iter().filter(|text| plain_parser.matches(text)).count();
    assert!(accepted > 0 && accepted < texts.len(), "{plain}");
    for text in texts {
        assert_eq!(recursive_parser.matches(&text), plain_parser.matches(&text), "{recursive}{text:?}");
    }
}

#[test]
fn linear_recursion_is_a_loop() {
    rows::<(&str, &str)>("linear-recursion").into_iter().for_each(|(one, other)| same_language(one, other));
}

#[test]
fn a_megabyte_through_an_ambiguous_grammar() {
    let mut library = Library::new();
    library
        .add("long.abnf", ";! fields x y\ns = x y\nx = *(\"a\" / \"aa\")\ny = *\"a\" \"b\"\n")
        .expect("a small grammar");
    let text = "a".repeat(1 << 20) + "b";
    let parser = library.parser("long").expect("a kind");
    let span = parser.parse(&text).expect("a match").span("x");
    assert_eq!(span, Some((0, 1 << 20)));
}
