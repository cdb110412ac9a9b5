//! Grammars that could exhaust time or memory: each compiles, or is refused with an error that names the rule and the
//! limit.

use crate::hostile::cost::{compile, refused};
use virgule_dynamic::Library;
use virgule_tests::grammars::OneSection;
use virgule_tests::random_grammar;

#[test]
fn a_billion_copies() {
    refused("a = 1000000000\"a\"\n", &["`a` is too large", "more than 100000 automaton nodes"]);
    refused("a = *1000000000\"a\"\n", &["`a` is too large", "more than 100000 automaton nodes"]);
    refused(
        "a = \"x\" b\nb = 1000(1000(1000\"a\"))\n",
        &["`b` is too large", "more than 100000 automaton nodes"],
    );
}

#[test]
fn numbers_beyond_all_machines() {
    refused("a = 99999999999999999999999\"a\"\n", &["99999999999999999999999"]);
    refused("a = %xFFFFFFFFFFFFFFFFFFFFFF\n", &["error"]);
    refused("a = %x110000\n", &["110000"]);
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
fn stars_over_stars() {
    assert_eq!(compile("a = *(*(*\"a\"))\n", ["", "aaaaaaaa", "aab"]), Ok([true, true, false]));
    assert_eq!(
        compile("a = *b\nb = *c\nc = *(\"x\" / d)\nd = *\"y\"\n", ["", "xyxxy", "z"]),
        Ok([true, true, false])
    );
    assert_eq!(
        compile(
            ";! kind a\n;! start a\n;! fields b c\n;! validate b once\n;! validate c once\na = *b\nb = *c\nc = *\"x\"\n",
            ["", "xxx", "y"]
        ),
        Ok([true, true, false])
    );
}

#[test]
fn exponential_automata() {
    // The states must distinguish which of the last twenty characters were "a": a million states.
    refused(
        "a = *(\"a\" / \"b\") \"a\" 20(\"a\" / \"b\")\n",
        &["`a` is too large", "more than 12000 automaton states"],
    );
    refused(
        "a = x\nx = *(\"a\" / \"b\") \"a\" 30(\"a\" / \"b\")\n",
        &["`x` is too large", "more than 12000 automaton states"],
    );
    // With five characters instead of twenty the automaton is small.
    let small =
        compile("a = *(\"a\" / \"b\") \"a\" 5(\"a\" / \"b\")\n", ["abbbbb", "bbabbbbbb", "bbbbbb", "a"]);
    assert_eq!(small, Ok([true, false, false, false]));
}

#[test]
fn fields_of_exponential_automata() {
    refused(
        ";! fields x\na = *(\"a\" / \"b\") x\nx = \"a\" 20(\"a\" / \"b\")\n",
        &["`a` is too large", "more than "],
    );
    // Fields at every position of a text of one letter need few states.
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

#[test]
fn recursion_that_must_be_counted() {
    let some = |grammar: &str, texts| {
        assert_eq!(compile(grammar, texts), Ok([true, true, false, false]), "{grammar}")
    };
    some("a = \"(\" b \")\" / \"x\"\nb = \"[\" a \"]\"\n", ["x", "([([x])])", "([x]", "[x]"]);
    some("a = \"(\" a \")\" / \"x\"\n", ["x", "((x))", "((x)", "(x))"]);
    some("a = b \"x\" / \"y\"\nb = \"z\" a\n", ["y", "zzyxx", "zzyx", "zyxx"]);
    let mutual = "s = \"x\" a\na = *(b \"y\")\nb = \"z\" c / \"w\"\nc = a \"v\"\n";
    some(mutual, ["xwy", "xzzwyvyvywy", "xzwyv", "xzwyy"]);
    // One byte of lookahead does not decide where texts of these rules end.
    refused("a = \"x\" / a a\n", &["lookahead", "`a`"]);
    refused("a = \"x\" a \"x\" / \"x\"\n", &["lookahead", "`a`"]);
}

#[test]
fn recursion_that_never_ends() {
    refused("a = a\n", &["`a` matches no text"]);
    refused("a = \"x\" b\nb = \"y\" a\n", &["`a` matches no text", "needs `a` or `b` again"]);
    refused("a = b / \"x\"\nb = c\nc = b\n", &["`b` matches no text", "needs `b` or `c` again"]);
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
fn right_linear_recursion_is_a_loop() {
    same_language("l = i \",\" l / i\ni = \"a\" / \"b\"\n", "l = i *(\",\" i)\ni = \"a\" / \"b\"\n");
    same_language("s = \"a\" s / \"b\"\n", "s = *\"a\" \"b\"\n");
    same_language("s = [\"a\" s]\n", "s = *\"a\"\n");
    // `s` is "a" followed by `s`, "b" followed by `t`, or a comma. `t` is "a" followed by `s`, or empty.
    same_language(
        "s = \"a\" (s / \"b\" t) / \",\"\nt = \"a\" s / \"\"\n",
        "s = *(\"a\" / \"aba\") (\",\" / \"ab\")\n",
    );
    same_language("x = s \",\" s\ns = \"a\" s / \"b\"\n", "x = *\"a\" \"b,\" *\"a\" \"b\"\n");
}

#[test]
fn left_linear_recursion_is_a_loop() {
    same_language("l = l \",\" i / i\ni = \"a\" / \"b\"\n", "l = i *(\",\" i)\ni = \"a\" / \"b\"\n");
    same_language("s = s \"a\" / \"b\"\n", "s = \"b\" *\"a\"\n");
    same_language("s = [s] \"a\"\n", "s = 1*\"a\"\n");
    same_language("s = t \"a\" / \"b\"\nt = s \",\" / t \"b\"\n", "s = \"b\" *(\",\" *\"b\" \"a\")\n");
    same_language("x = s \",\" s\ns = s \"a\" / \"b\"\n", "x = \"b\" *\"a\" \",b\" *\"a\"\n");
}

#[test]
fn a_grammar_that_imports_itself() {
    let message = "error[import-cycle]: the imports form a cycle: hostile → hostile";
    refused(";! import hostile\na = \"x\"\n", &[message, "closes the cycle"]);
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
