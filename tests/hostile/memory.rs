//! The memory for the largest grammars within the limits and just beyond them is below the bound in `limits`.

use crate::hostile::cost::{PROMISED, cost, refused};
use std::fmt::Write;
use virgule_tests::effort;

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
