//! What the compiler finds in a grammar: a text, and the codes of all findings in their order.

use std::time::{Duration, Instant};
use virgule_compiler::diagnose::{Diagnostics, Source};
use virgule_compiler::{compile, lower};
use virgule_tests::grammars::BuiltIn;

fn codes(text: &str) -> Vec<&'static str> {
    let mut found = Diagnostics::new();
    compile::front(&Source::new("test.abnf", text), &BuiltIn, &mut found);
    found.iter().map(|finding| finding.code).collect()
}

#[test]
fn every_fault_has_its_code() {
    for (text, expected) in [
        ("a = \"x\"", &[][..]),
        ("a = b", &["undefined-rule"]),
        ("a = \"x\"\nA = \"y\"", &["duplicate-rule"]),
        ("a = \"x\"\nb =/ \"y\"", &["increment-without-base"]),
        ("a = 3*2\"x\"", &["reversed-repetition"]),
        ("a = %x5A-41", &["reversed-range"]),
        ("a = %x110000 / %xD800 / %xDFFF-E000", &["not-a-code-point"; 3]),
        ("a = %x0-10FFFF", &[]),
        ("a = \"(\" a \")\"", &["unproductive-rule"]),
        ("a = \"(\" a \")\" / \"x\"", &[]),
        ("a = <b, see elsewhere>", &["unbound-prose"]),
        ("a = \"x\" 0<b>", &["zero-repetition"]),
        ("a = *[ \"x\" ]", &["nullable-loop"]),
        ("a = \"x\"\nb = \"y\"", &["unused-rule"]),
        (";! import rfc0\na = \"x\"", &["unknown-import"]),
        (";! feilds a\na = \"x\"", &["unknown-directive"]),
        (";! start a\na = \"x\"", &["misplaced-directive"]),
        (";! kind\na = \"x\"", &["directive-words"]),
        (";! kind k\n;! start a\n;! start b\na = b\nb = \"x\"", &["duplicate-directive"]),
        (";! kind k\n;! kind K\na = \"x\"", &["duplicate-section"]),
        (";! fields b\na = \"x\"\nb = \"y\"", &["unreached-field", "unused-rule"]),
        (";! fields b b\na = b\nb = \"y\"", &["duplicate-field"]),
        (";! fields b c=b\na = b\nb = \"y\"", &["rule-bound-twice"]),
        (";! fields b=a/b\na = c b\nb = \"y\"\nc = \"z\"", &[]),
        (";! fields b=c/b\na = c b\nb = \"y\"\nc = \"z\"", &["unreached-field"]),
        // Within a recursion nothing is tagged, so this field could never be filled.
        (";! fields b\na = \"x\" b / \"y\"\nb = \"z\" a / \"w\"", &["unreached-field"]),
        (";! fields b c\n;! secret b\n;! secret c\na = b c\nb = \"y\"\nc = \"z\"", &["secrets"]),
        (";! kind k\n;! type uri\na = \"x\"", &["type-name"]),
        (";! scheme k\n;! default-port 65536\na = \"x\"", &["port-number"]),
        (";! kind k\n;! equal-by b\na = \"x\"", &["unknown-field"]),
        (";! kind k\n;! form b no-hyphen\na = \"x\"", &["unknown-form"]),
        (";! kind k\n;! fields a\n;! validate a isbm\na = \"x\"", &["unknown-check"]),
        (";! scheme k\n;! steps dots\na = \"x\"", &["unknown-step"]),
        (";! scheme k\n;! steps scheme-case none\na = \"x\"", &["unknown-step"]),
        (";! scheme k\n;! steps none\n;! steps none\na = \"x\"", &["duplicate-directive"]),
        (";! kind k\n;! steps none\na = \"x\"", &["misplaced-directive"]),
        (";! scheme k\n;! empty-path @b/\na = \"x\"", &["empty-path"]),
        (";! scheme k_\na = \"x\"", &["scheme-name"]),
        (";! kind k\n;! fields a\n;! form a tel\n;! form a no-hyphens\na = \"x\"", &["contradicting-form"]),
        ("", &["no-rules"]),
    ] {
        assert_eq!(codes(text), expected, "{text}");
    }
}

#[test]
fn names_that_are_near_are_offered() {
    let mut found = Diagnostics::new();
    compile::front(&Source::new("test.abnf", "a = unreservd\n;! import rfc3986"), &BuiltIn, &mut found);
    let shown = found.render(false);
    assert!(shown.contains("did you mean `unreserved`?") && shown.contains("test.abnf:1:5"), "{shown}");
}

#[test]
fn imports_go_no_deeper_than_their_limit() {
    struct Endless;
    impl lower::Loader for Endless {
        fn load(&self, name: &str) -> Result<std::sync::Arc<Source>, lower::ImportError> {
            let next = name.parse::<u32>().map_err(|_| lower::ImportError::Unknown)? + 1;
            Ok(Source::new(name, format!(";! import {next}\na = \"x\"\n")))
        }
        fn names(&self) -> Vec<String> {
            Vec::new()
        }
    }
    let mut found = Diagnostics::new();
    compile::front(&Source::new("test", ";! import 0\nb = a"), &Endless, &mut found);
    assert!(found.iter().any(|finding| finding.code == "limit"), "{}", found.render(false));
}

/// Each of these takes time by the square of its length if findings or fixpoints are looked for naively.
#[test]
fn many_findings_take_no_more_than_their_time() {
    let undefined: String = (0..4000).map(|n| format!("r{n} = u{n}x\n")).collect();
    let long: String = (0..15_000).map(|n| format!(" a{n}")).collect();
    let rules: String = (0..15_000).map(|n| format!("a{n} = %x41\n")).collect();
    let ring: String =
        (0..15_000).map(|n| format!("a{n} = \"x\" a{} / \"y\"\n", (n + 7919) % 15_000)).collect();
    let many: String = (0..25_000).map(|n| format!("a{n} = \"x\"\n")).collect();
    for text in [undefined, format!("s ={long}\n{rules}"), ring, many] {
        let begin = Instant::now();
        codes(&text);
        assert!(begin.elapsed() < Duration::from_secs(10), "{:?} for {}…", begin.elapsed(), &text[..40]);
    }
}
