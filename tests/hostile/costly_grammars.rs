//! Grammars that could exhaust time, memory or the stack: each compiles, or is refused with an error that names the rule
//! and the limit; the memory is below the bound in `limits`.

use crate::hostile::cost::{PROMISED, compile, cost, refused};
use std::fmt::Write;
use virgule_tests::grammars::{OneSection, library};
use virgule_tests::tables::rows;
use virgule_tests::{effort, random_grammar};

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
    let libraries = [recursive, plain].map(|grammar| library("some.abnf", grammar));
    let [recursive_parser, plain_parser] =
        libraries.each_ref().map(|library| library.parser("some").expect("a kind"));
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
    let grammar = ";! fields x y\ns = x y\nx = *(\"a\" / \"aa\")\ny = *\"a\" \"b\"\n";
    let library = library("long.abnf", grammar);
    let text = "a".repeat(1 << 20) + "b";
    let parser = library.parser("long").expect("a kind");
    let span = parser.parse(&text).expect("a match").span("x");
    assert_eq!(span, Some((0, 1 << 20)));
}

/// The rules `a0 = a1`, `a1 = a2`, …; the last rule is defined as `last`.
fn chain(length: usize, last: &str) -> String {
    let rules: String = (0..length).map(|n| format!("a{n} = a{}\n", n + 1)).collect();
    format!("{rules}a{length} = {last}\n")
}

#[test]
fn chains_of_a_hundred_rules() {
    assert_eq!(compile(&chain(100, "\"a\""), ["a", "b"]), Ok([true, false]));
    let with_field = format!(";! fields a50 a100\n{}", chain(100, "\"a\""));
    assert_eq!(compile(&with_field, ["a", "b"]), Ok([true, false]));
}

#[test]
fn chains_as_deep_as_is_allowed() {
    assert_eq!(compile(&chain(590, "\"a\""), ["a", "b"]), Ok([true, false]));
}

/// Rules without fields are minimized in topological order, without recursion.
#[test]
fn chains_of_five_thousand_rules() {
    assert_eq!(compile(&chain(5_000, "\"a\""), ["a", "b"]), Ok([true, false]));
}

#[test]
fn chains_of_five_thousand_rules_down_to_a_field() {
    let with_field = format!(";! fields a4990\n{}", chain(5_000, "\"a\""));
    refused(&with_field, &["error[limit]", "`a600` is too large", "more than 600 levels of nesting"]);
}

#[test]
fn chains_that_end_in_a_circle() {
    refused(&chain(5_000, "a0"), &["matches no text"]);
    assert_eq!(
        compile(&chain(400, "\"(\" a0 \")\" / \"x\""), ["x", "((x))", "((x)"]),
        Ok([true, true, false])
    );
}

/// Compiles a grammar, and checks the memory. Returns the codes of the diagnostics.
fn within_promise(grammar: &str) -> Vec<&'static str> {
    let (codes, cost) = cost(grammar);
    assert!(cost.peak < PROMISED, "{cost:?} for {}…", &grammar[..60]);
    codes
}

#[test]
fn many_fields_with_many_values() {
    let fields: Vec<String> = (0..31).map(|field| format!("f{field}")).collect();
    let mut text = format!(";! fields {}\ns = *%x20-7E f0", fields.join(" "));
    (0..45).for_each(|n| write!(text, " / %x{:X}", 0x21 + 2 * n).expect("a string takes it"));
    (0..30).for_each(|n| write!(text, "\nf{n} = f{}", n + 1).expect("a string takes it"));
    let text = text + "\nf30 = 125%x20-7E\n";
    assert_eq!(within_promise(&text), ["limit"]);
    refused(&text, &["`s` is too large", "more than 400000000 steps"]);
}

/// A keyword search at any position: its tables are dense, and determinization has many configurations.
#[test]
fn nine_hundred_keywords_anywhere_in_a_text() {
    let word =
        |n: u32| (0..10).map(|at| char::from(b'a' + ((n * 7919) >> at & 0x0F) as u8)).collect::<String>();
    let words: Vec<String> = (0..900).map(|n| format!("%s\"{}\"", word(n))).collect();
    let text = format!("a = *%x00-7F ({})\n", words.join(" / "));
    assert_eq!(within_promise(&text), ["limit"]);
    refused(&text, &["`a` is too large", "more than 4000000 configurations"]);
}

#[test]
fn fields_within_repetitions_within_repetitions() {
    let text = ";! fields x y z w v\na = *(x \",\" y \";\" / z \".\" w *v)\nx = *40(\"a\" / \"b\" \"c\")\n\
                y = *40(\"b\" / \"c\" \"a\" / \"ab\")\nz = *40(\"c\" / \"a\")\nw = *30x\nv = *10(x / z)\n";
    assert_eq!(within_promise(text), ["nullable-loop", "limit"]);
    refused(text, &["`a` is too large", "more than 4000000 configurations"]);
}

/// The rules `r0 = *r1 "1000"`, `r1 = *r2 "1001"`, …: the minimization of a rule copies the automata of all rules that
/// it references.
fn repeated_chain(rules: usize, literal: impl Fn(usize) -> String) -> String {
    let rule = |n: usize| match n + 1 {
        last if last == rules => format!("r{n} = {}\n", literal(n)),
        next => format!("r{n} = *r{next} {}\n", literal(n)),
    };
    (0..rules).map(rule).collect()
}

/// An earlier implementation stored a path for every state: 300 rules needed 123 MB, and 1,100 rules 3.3 GB.
#[test]
fn a_chain_of_rules_that_are_copied_into_one_another() {
    let numbers = |n: usize| format!("\"{}\"", 1000 + n);
    let (codes, cost) = cost(&repeated_chain(300, numbers));
    assert_eq!(codes, [""; 0]);
    assert!(cost.peak < 40 << 20, "{cost:?}");
    if effort::is_full() {
        let text = repeated_chain(1_100, numbers);
        assert_eq!(within_promise(&text), ["limit"]);
    }
}

/// A chain as above, with a class of many ranges in each rule.
#[test]
fn a_chain_of_rules_with_many_ranges() {
    let odd: Vec<String> = (0..47).map(|n| format!("%x{:X}", 0x30 + 2 * n)).collect();
    let odd = format!("odd = {}\n", odd.join(" / "));
    let chain = |rules| repeated_chain(rules, |n| format!("odd \"{}\"", 1000 + n)) + &odd;
    assert_eq!(within_promise(&chain(100)), [""; 0]);
    if effort::is_full() {
        assert_eq!(within_promise(&chain(900)), ["limit"]);
    }
}

/// An earlier implementation stored a path for every state, and needed 878 MB.
#[test]
fn a_chain_of_ten_thousand_alternatives() {
    let rule = |n: usize| match n {
        9_989 => format!("r{n} = \"a{n}\"\n"),
        _ => format!("r{n} = \"a{n}\" / r{}\n", n + 1),
    };
    let (codes, cost) = cost(&(0..9_990).map(rule).collect::<String>());
    assert_eq!(codes, [""; 0]);
    assert!(cost.peak < 64 << 20, "{cost:?}");
    assert!(cost.steps < 100_000_000, "{cost:?}");
}
