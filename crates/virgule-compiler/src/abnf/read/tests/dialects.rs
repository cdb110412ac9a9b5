//! Tests of the readers of dialects: trees, diagnostics, hostile sources.

use super::{canonical, read_checked, read_clean};
use crate::abnf::read::MAX_NESTING;

fn rules(dialect: &str, text: &str) -> Vec<String> {
    canonical(&read_clean(&format!(";! dialect {dialect}\n{text}\n")))
}

#[test]
fn lists_are_expanded() {
    let recipient = "[1*(OWS \",\") OWS] b *(1*(OWS \",\") OWS b) [1*(OWS \",\") OWS]";
    let optional = "[1*(OWS \",\") OWS] [b *1(1*(OWS \",\") OWS b) [1*(OWS \",\") OWS]]";
    for (dialect, list, abnf) in [
        ("http-sender", "1#b", "b *(OWS \",\" OWS b)"),
        ("http-sender", "#b", "[b *(OWS \",\" OWS b)]"),
        ("http-sender", "2#4b", "b 1*3(OWS \",\" OWS b)"),
        ("http-sender", "#1b", "[b]"),
        ("http-sender", "1#1000b", "b *999(OWS \",\" OWS b)"),
        ("http-sender", "1#1b", "b"),
        ("http-sender", "\"#\" 1#(b / c) d", "\"#\" ((b / c) *(OWS \",\" OWS (b / c))) d"),
        ("http-recipient", "1#b", recipient),
        ("http-recipient", "#2b", optional),
        ("rfc822", "1#b", "*\",\" b *(1*\",\" b) *\",\""),
        ("rfc822", "#2b", "*\",\" [b *1(1*\",\" b) *\",\"]"),
        ("rfc822", "<b> <\"> <any\n #b> 1*2DIGIT", "b %x22 <any #b> 1*2DIGIT"),
    ] {
        assert_eq!(rules(dialect, &format!("a = {list}")), [format!("a = {abnf}")], "{list}");
    }
}

#[test]
fn ebnf_is_read() {
    for (ebnf, abnf) in [
        ("'aB' \"1-\" '\"'", "%s\"aB\" \"1-\" %x22"),
        ("[a-c#x41-] | [^#x0-#x60]", "(%x2D / %x41 / %x61-63) / (%x61-D7FF / %xE000-10FFFF)"),
        ("(b_c)? d+ [vc: x] ('e' 'f')*", "[b-c] 1*d *(%s\"e\" %s\"f\")"),
        ("b?+ c** #xE9", "*b *c %xE9"),
        ("[a-z] - [aeiou] - 'z'", "%x62-64 / %x66-68 / %x6A-6E / %x70-74 / %x76-79"),
    ] {
        assert_eq!(rules("w3c-ebnf", &format!("[1] a ::= {ebnf}")), [format!("a = {abnf}")], "{ebnf}");
    }
    let found = rules("w3c-ebnf", "a ::= 'b'* - 'bb'");
    assert_eq!(
        found,
        [
            "a = [%x62 a-minus-1]",
            "a-minus-1 = [%x62 a-minus-2]",
            "a-minus-2 = %x62 a-minus-3",
            "a-minus-3 = *%x62"
        ]
    );
}

#[test]
fn ebnf_explains_other_notations() {
    let backslash = "a backslash is no escape: write the string in single quotes, or the character as #x22";
    for (text, help) in [
        ("a = \"x\" | \"y\"", "EBNF defines rules with \"::=\""),
        ("a := \"x\"", "EBNF defines rules with \"::=\""),
        ("b ::= 'x'\na = 'y'", "EBNF defines rules with \"::=\""),
        ("a ::= \"a\\\"b\"", backslash),
        ("a ::= [z-a]", "a range is written as in [a-z]"),
        ("hello", "write text that is not EBNF in comments: /* … */"),
    ] {
        let (_, found) = read_checked(&format!(";! dialect w3c-ebnf\n{text}\n"));
        assert_eq!(found[0].help, [help], "{text}");
    }
}

#[test]
fn counts_of_lists_are_bounded() {
    for list in ["1001#b", "1#1001b", "2#1b", "#0b"] {
        let (_, found) = read_checked(&format!(";! dialect http-sender\na = {list}\n"));
        let codes: Vec<_> = found.iter().map(|finding| finding.code).collect();
        assert_eq!(codes, ["list-count"], "{list}");
    }
    let message = |list: &str| read_checked(&format!(";! dialect rfc822\na = {list}\n")).1[0].message.clone();
    assert_eq!(message("3#2b"), "the minimum 3 exceeds the maximum 2");
    assert_eq!(message("#0b"), "no number of elements is allowed");
}

#[test]
fn lists_in_lists_are_bounded() {
    let text = |levels| format!(";! dialect rfc822\na = {}b{}\n", "1#(".repeat(levels), ")".repeat(levels));
    assert!(read_checked(&text(10)).1.is_empty());
    let (_, found) = read_checked(&text(MAX_NESTING));
    assert_eq!(found.iter().next().map(|finding| finding.code), Some("list-too-large"));
}

#[test]
fn nesting_up_to_the_limit_is_read_on_a_small_stack() {
    let ebnf =
        |n: usize| format!(";! dialect w3c-ebnf\na ::= {}'b'{}\n", "(".repeat(n), " | 'c' 'd')?".repeat(n));
    // Every level is a difference that is not a set.
    let less =
        |n: usize| format!(";! dialect w3c-ebnf\na ::= {}'b'{}\n", "(".repeat(n), " - 'bb')".repeat(n));
    let run = std::thread::Builder::new().stack_size(1 << 20).spawn(move || {
        assert!(read_checked(&ebnf(MAX_NESTING)).1.is_empty());
        assert!(read_checked(&ebnf(MAX_NESTING + 1)).1.has_errors());
        drop(read_checked(&less(MAX_NESTING)));
    });
    assert!(run.is_ok_and(|thread| thread.join().is_ok()));
}

/// Sources in each dialect.
pub(super) const SAMPLES: &[&str] = &[
    ";! dialect http-recipient\na = 1#b ; c\n  / 2#3( \"#\" #<c> )\nb =/ #\"x\"\n",
    ";! dialect rfc822\n<a> = <any CHAR excepting <\">, ; => may\n  \"<\" & CR> <b> ; \u{e9}\n b = 1#2<\">\n",
    ";! dialect w3c-ebnf\n[1]\ta\t::=\t(b | [^#x1-#x2\u{e9}-])? - 'x' /* c\n */ [ wfc: x\n y ]\n[2s] b ::= a_b+ - (\"'\" #x9)\n;! start a\n",
];
