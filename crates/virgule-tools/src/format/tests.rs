//! Examples of layouts, sources with errors, and hostile sources.

use super::{LineEnd, format, to_abnf};
use virgule_compiler::abnf::diagnose::Source;
use virgule_compiler::abnf::read::MAX_LENGTH;

/// Returns the formatted source. Asserts that formatting it again does not change it.
fn formatted(text: &str) -> String {
    let source = Source::new("test.abnf", text);
    let once = format(&source, None).unwrap_or_else(|found| panic!("{}", found.render(false)));
    let twice = format(&Source::new("test.abnf", &*once), None).expect("a formatted text is readable");
    assert_eq!(once, twice, "formatted twice");
    once
}

#[test]
fn blanks_are_between_tokens() {
    assert_eq!(formatted("a=b/c\n"), "a = b / c\n");
    assert_eq!(formatted("a =/ 1*2( b  [ \"x\"  c ] ) *d\n"), "a =/ 1*2(b [\"x\" c]) *d\n");
    assert_eq!(formatted("a=\"x\"\"y\"%x41-5A<b c>\n"), "a = \"x\" \"y\" %x41-5A <b c>\n");
}

#[test]
fn continuation_lines_are_aligned() {
    let text = "   host = IP-literal /\n IPv4address\n  / (reg-name\n / ( x\n   y )\n  )\n";
    let expected =
        "host = IP-literal\n     / IPv4address\n     / (reg-name\n        / (x\n           y)\n       )\n";
    assert_eq!(formatted(text), expected);
    assert_eq!(formatted("a\n  =\n  b\n  c\n"), "a = b\n    c\n");
    assert_eq!(formatted("a =/\n  b\n  / c\n"), "a =/ b\n   / c\n");
    let name = "n".repeat(60);
    assert_eq!(formatted(&format!("{name} = b\n / c\n  d\n")), format!("{name} = b\n  / c\n    d\n"));
}

#[test]
fn comments_keep_their_places() {
    let text = "; before\n\n\n\na = b   ;one  \n    ; of a\n; of none\nbb = c /;two\n;within\n  d ; three\n;! kind x\n";
    let expected = "; before\n\na = b  ;one\n    ; of a\n; of none\nbb = c  ;two\n     ;within\n   / d  ; three\n;! kind x\n";
    assert_eq!(formatted(text), expected);
    assert_eq!(formatted("a = ; x\n  b\n"), "a =  ; x\n    b\n");
    assert_eq!(formatted("a ; x\n = b\n"), "a  ; x\n    = b\n");
    assert_eq!(formatted("a = b\n / ; x\n c\n"), "a = b\n    ; x\n  / c\n");
    assert_eq!(formatted("a = b\n\n    ; apart\nc = d\n"), "a = b\n\n; apart\nc = d\n");
    assert_eq!(formatted("  a = b\n  ; none of a\n  c = d\n"), "a = b\n; none of a\nc = d\n");
    assert_eq!(
        formatted("a = b ; x\nabc = d ; y\n\nabcde = f ; z\n"),
        "a = b    ; x\nabc = d  ; y\n\nabcde = f  ; z\n"
    );
}

#[test]
fn directives_are_kept() {
    let text = ";!  kind   k  \n\n\n   ;! start a\na = b\n;! fields x\n / c\nb=\"b\"\nc=\"c\"";
    let expected = ";!  kind   k\n\n;! start a\na = b\n    ;! fields x\n  / c\nb = \"b\"\nc = \"c\"\n";
    assert_eq!(formatted(text), expected);
}

#[test]
fn names_are_spelled_as_defined() {
    assert_eq!(
        formatted("Foo = BAR digit foo qux\nbar = 1*hexdig\nFOO =/ bar\n"),
        "Foo = bar DIGIT Foo qux\nbar = 1*HEXDIG\nFoo =/ bar\n"
    );
    // A literal is not a name.
    assert_eq!(formatted("foo = \"FOO\" %s\"FOO\" <FOO>\n"), "foo = \"FOO\" %s\"FOO\" <FOO>\n");
}

#[test]
fn line_ends_are_those_of_the_first_line() {
    assert_eq!(formatted("a=b\r\nc=d\n"), "a = b\r\nc = d\r\n");
    assert_eq!(formatted("a=b\nc=d\r\n"), "a = b\nc = d\n");
    assert_eq!(formatted("a=b\rc=d"), "a = b\nc = d\n");
    assert_eq!(formatted("\u{feff}a=b"), "\u{feff}a = b\n");
    assert_eq!(formatted(""), "");
    let source = Source::new("test.abnf", "a=b\n");
    assert_eq!(format(&source, Some(LineEnd::CrLf)).expect("readable"), "a = b\r\n");
}

#[test]
fn page_breaks_are_dropped() {
    let text = "a = b\n\n\nBerners-Lee, et al.         Standards Track                    [Page 49]\n\x0c\n\
                RFC 3986                   URI Generic Syntax               January 2005\n\n\n  / c\n";
    assert_eq!(formatted(text), "a = b\n  / c\n");
}

#[test]
fn a_broken_text_has_diagnostics() {
    for (text, code) in
        [("a = \"x\n", "syntax"), ("a = (b\n", "syntax"), ("a b\n", ""), ("a = b ;! x\n", "inline-directive")]
    {
        let found = format(&Source::new("test.abnf", text), None).expect_err(text);
        assert!(found.has_errors(), "{text}");
        assert!(found.iter().any(|finding| finding.code.contains(code)), "{text}: {}", found.render(false));
    }
}

#[test]
fn dialects_are_printed_in_abnf() {
    for (text, expected) in [
        (";!dialect http-sender\na = 1#b\nb = ALPHA\n", "a = b *(OWS \",\" OWS b)\nb = ALPHA\n"),
        // Lines that end with CR alone.
        ("a = b\r  ; of a\r; of b\rb = c\r\rc = ALPHA", "; of a\na = b\n; of b\nb = c\n\nc = ALPHA\n"),
        (
            ";! dialect w3c-ebnf\ra ::= 'b' /* c\rd */\r/* e */\rf ::= a",
            "; c\n; d\na = %s\"b\"\n; e\nf = a\n",
        ),
        // Within a rule, a line with a blank more than the rule belongs to it.
        (" a = b\n ; of c\n c = d\n  ; of c\n", "a = b\n; of c\n; of c\nc = d\n"),
    ] {
        let abnf = to_abnf(&Source::new("test.abnf", text), None);
        assert_eq!(abnf.unwrap_or_else(|found| found.render(false)), expected, "{text}");
    }
}

/// Long names, deep brackets and long lines together do not multiply the length of the result.
#[test]
fn the_result_is_linear_in_the_text() {
    let name = "n".repeat(1000);
    let lines = " b\n".repeat(20_000);
    let deep = format!("{}{}{}", "(".repeat(100), " b\n".repeat(20_000), ")".repeat(100));
    let far = format!("{} ({}", "b ".repeat(50_000), lines);
    for text in [
        format!("{name} = a\n{lines}"),
        format!("a = {deep}\n"),
        format!("a = {far} )\n"),
        format!("a = {}; x\n / b ; y\n", "b ".repeat(50_000)),
        "a = b ; x\n / c\n".repeat(20_000),
    ] {
        let once = formatted(&text);
        assert!(once.len() < 50 * text.len(), "{} of {}", once.len(), text.len());
    }
}

/// A source that would be too long to parse after formatting is not formatted.
#[test]
fn a_text_that_grows_too_long_is_refused() {
    let line = "b\n";
    let text = format!("a=b\n {}", line.replace('b', " b").repeat((MAX_LENGTH - 100) / 3));
    let found = format(&Source::new("test.abnf", text), None).expect_err("too long");
    assert!(found.iter().any(|finding| finding.code == "not-formatted"), "{}", found.render(false));
}
