//! The diagnostics of the compiler: each case is a grammar, and the codes of all its diagnostics in order.

use crate::hostile::cost::in_proportion;
use std::sync::Arc;
use virgule_ambiguity::ambiguities;
use virgule_compiler::abnf;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower;
use virgule_compiler::analysis::examples;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::family;
use virgule_compiler::pipeline;
use virgule_tests::grammars::{self, BUILT_IN};

fn codes(text: &str) -> Vec<&'static str> {
    let mut found = Diagnostics::new();
    abnf::analyze(&Source::new("test.abnf", text), &BUILT_IN, &mut found);
    found.iter().map(|finding| finding.code).collect()
}

#[test]
fn every_fault_has_its_code() {
    for (text, expected) in [
        ("a = \"x\"", &[][..]),
        ("a = b", &["undefined-rule"]),
        ("a = \"x\"\nA = \"y\"", &["duplicate-rule"]),
        ("a = \"x\"\nb =/ \"y\"", &["increment-without-base"]),
        ("a = b\nb =/ \"y\"\nb =/ \"z\"", &["increment-without-base"]),
        ("a = b\nb =/ \"y\"\nb = \"z\"", &["increment-without-base"]),
        ("a =/ \"y\"", &["increment-without-base"]),
        ("a = *b *( c / d )\nc = [ \"y\" ]", &["undefined-rule"; 2]),
        ("a = 3*2\"x\"", &["reversed-repetition"]),
        ("a = %x5A-41", &["reversed-range"]),
        ("a = %x110000 / %xD800 / %xDFFF-E000", &["not-a-code-point"; 3]),
        ("a = %x0-10FFFF", &[]),
        ("a = \"(\" a \")\"", &["unproductive-rule"]),
        ("a = \"(\" a \")\" / \"x\"", &[]),
        ("a = <b, see elsewhere>", &["unbound-prose"]),
        ("a = \"x\" 0<b>", &["zero-repetition"]),
        ("a = *[ \"x\" ]", &["nullable-loop"]),
        (";! kind a\na = \"x\"\nb = \"y\"", &["unused-rule"]),
        ("a = \"x\"\nb = \"y\"", &[]),
        (";! import rfc0\na = \"x\"", &["unknown-import"]),
        (";! import rfc0\na = b <c> d", &["unknown-import"]),
        (";! kind a\na = \"x\"\nb = c\nc = \"y\"\nd = e\ne = d / \"z\"", &["unused-rule"; 2]),
        (";! kind a\na = \"x\"\nb = b c / c\nc = d\nd = c / \"y\"", &["unused-rule"]),
        (";! feilds a\na = \"x\"", &["unknown-directive"]),
        (";! start a\na = \"x\"", &["misplaced-directive"]),
        (";! kind\na = \"x\"", &["directive-words"]),
        (";! kind a ; b\n;! start a\na = \"x\"", &["directive-words"]),
        (";! import rfc3986 ; b\n;! utf-8 b ; c\na = ALPHA\nb = \"x\"", &["directive-words"; 2]),
        (";! kind a\n;! fields b ; the b\na = b\nb = \"x\"", &["directive-words"]),
        (";! kind a\n;! example ;x\na = \";x\"", &[]),
        (";! knid a\n;! start a\n;! type A\na = \"x\"", &["unknown-directive"]),
        (";! kind k\n;! start a\n;! start b\na = b\nb = \"x\"", &["duplicate-directive"]),
        (";! kind k\n;! kind K\na = \"x\"", &["duplicate-section"]),
        (";! fields b\na = \"x\"\nb = \"y\"", &["unreached-field"]),
        (";! fields b\n;! kind k\n;! kind l\na = \"x\"\nb = \"y\"", &["unreached-field"]),
        (";! fields c\n;! kind k\n;! kind l\na = \"x\"", &["undefined-rule"]),
        (";! fields b b\na = b\nb = \"y\"", &["duplicate-field"]),
        (";! fields b c=b\na = b\nb = \"y\"", &["rule-bound-twice"]),
        (";! fields b=a/b\na = c b\nb = \"y\"\nc = \"z\"", &[]),
        (";! fields b=c/b\na = c b\nb = \"y\"\nc = \"z\"", &["unreached-field"]),
        // Recursive rules have no tags, so this field would never be present.
        (";! fields b\na = \"x\" b / \"y\"\nb = \"z\" a / \"w\"", &["unreached-field"]),
        (";! fields b=a/b\na = \"x\" b / \"y\"\nb = \"z\" a / \"w\"", &["unreached-field"]),
        (";! fields d=c/d\na = \"x\" c\nc = \"(\" c \")\" / d\nd = \"d\"", &["unreached-field"]),
        (
            ";! fields c\n;! percent-encoded b within d\na = b\nb = c \"=\"\nc = d\nd = %x61",
            &["unreached-field"],
        ),
        (
            ";! fields c=b/c\n;! percent-encoded b within d\na = b\nb = c \"=\"\nc = d\nd = %x61",
            &["unreached-field"],
        ),
        (";! fields b c\n;! percent-encoded b within d\na = c b\nb = c \"=\"\nc = d\nd = %x61", &[]),
        (";! redact b c after-colon\na = b c\nb = \"y\"\nc = \"z\"", &["redact"]),
        (";! kind k\n;! type uri\na = \"x\"", &["type-name"]),
        (";! scheme k\n;! default-port 65536\na = \"x\"", &["port-number"]),
        (";! kind k\n;! equal-by b\na = \"x\"", &["unknown-field"]),
        (";! kind k\n;! form b no-hyphen\na = \"x\"", &["unknown-form"]),
        (";! kind k\n;! fields a\n;! validate a isbm\na = \"x\"", &["unknown-check"]),
        (";! scheme k\n;! normalization dots\na = \"x\"", &["unknown-step"]),
        (";! scheme k\n;! normalization scheme-case none\na = \"x\"", &["unknown-step"]),
        (";! scheme k\n;! normalization none\n;! normalization none\na = \"x\"", &["duplicate-directive"]),
        (";! kind k\n;! normalization none\na = \"x\"", &["misplaced-directive"]),
        (";! scheme k\n;! empty-path @b/\na = \"x\"", &["empty-path"]),
        (";! scheme k_\na = \"x\"", &["scheme-name"]),
        (";! kind k\n;! fields a\n;! form a tel\n;! form a no-hyphens\na = \"x\"", &["contradicting-form"]),
        (";! fields 1b=b\na = b\nb = \"y\"", &["field-name"]),
        (";! percent-encoded b within c\na = b\nb = \"y\"\nc = 1*\"x\"", &["percent-encoded"]),
        (";! percent-encoded b within c\na = b\nb = \"y\"\nc = \"%\" / \"x\"", &["percent-encoded"]),
        (
            ";! percent-encoded b b within c\na = b\nb = \"y\"\nc = \"x\" / d\nd = \"z\"",
            &["duplicate-directive"],
        ),
        ("", &["no-rules"]),
    ] {
        assert_eq!(codes(text), expected, "{text}");
    }
}

#[test]
fn names_that_are_near_are_offered() {
    let mut found = Diagnostics::new();
    abnf::analyze(&Source::new("test.abnf", "a = unreservd\n;! import rfc3986"), &BUILT_IN, &mut found);
    let shown = found.render(false);
    assert!(shown.contains("did you mean `unreserved`?") && shown.contains("test.abnf:1:5"), "{shown}");
}

#[test]
fn imports_go_no_deeper_than_their_limit() {
    struct Endless;
    impl lower::Loader for Endless {
        fn load(&self, name: &str) -> Result<Arc<Source>, lower::ImportError> {
            let next = name.parse::<u32>().map_err(|_| lower::ImportError::Unknown)? + 1;
            Ok(Source::new(name, format!(";! import {next}\na = \"x\"\n")))
        }
        fn names(&self) -> Vec<String> {
            Vec::new()
        }
    }
    let mut found = Diagnostics::new();
    abnf::analyze(&Source::new("test", ";! import 0\nb = a"), &Endless, &mut found);
    assert!(found.iter().any(|finding| finding.code == "limit"), "{}", found.render(false));
}

#[test]
fn imports_that_go_in_a_circle() {
    struct Circle;
    impl lower::Loader for Circle {
        fn load(&self, name: &str) -> Result<Arc<Source>, lower::ImportError> {
            let text = match name {
                "one" => ";! import two\na = b\n",
                "two" => ";! import one\nb = \"x\"\n",
                _ => return Err(lower::ImportError::Unknown),
            };
            Ok(Source::new(format!("{name}.abnf"), text))
        }
        fn names(&self) -> Vec<String> {
            Vec::new()
        }
    }
    let mut found = Diagnostics::new();
    let one = lower::Loader::load(&Circle, "one").expect("a document");
    abnf::analyze(&one, &Circle, &mut found);
    let shown: Vec<_> = found.iter().map(|finding| (finding.code, finding.message.as_str())).collect();
    assert_eq!(shown, [("import-cycle", "the imports form a cycle: one → two → one")]);
    assert_eq!(found.iter().next().and_then(|finding| finding.position()), Some((1, 11)));
}

#[test]
fn examples_that_do_not_match_say_where_they_stop() {
    let text = ";! kind k\n;! example ab\n;! example ac\na = \"a\" \"b\"";
    let source = Source::new("test.abnf", text);
    let mut found = Diagnostics::new();
    let checked = abnf::analyze(&source, &BUILT_IN, &mut found).expect("a grammar");
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    for family in family::families(&checked.grammar) {
        let compiled = pipeline::compile(&checked, &family, &mut context).expect("an automaton");
        examples::check_examples(&checked, &family, &compiled.machines, &source, &mut found);
    }
    let shown: Vec<_> = found.iter().map(|finding| (finding.code, finding.position())).collect();
    assert_eq!(shown, [("example-mismatch", Some((3, 13)))]);
    assert!(found.render(false).contains("in `a`: expected \"B\" or \"b\""), "{}", found.render(false));
}

#[test]
fn rules_that_are_too_large_to_be_searched_for_ambiguities() {
    // The automaton of `b` has a million states, and `a` contains `b` twice.
    let text = "a = b b\nb = *(\"a\" / \"b\") \"a\" 20(\"a\" / \"b\")\n";
    let checked = grammars::checked(text);
    let found = ambiguities(&checked, false).too_large(&checked.grammar);
    let shown: Vec<_> = found.iter().map(|finding| (finding.code, finding.message.as_str())).collect();
    assert_eq!(shown, [("ambiguity-unknown", "`b` is too large to be searched for ambiguities")]);
}

/// The search for a similar name of each undefined name would take quadratic time without a limit.
#[test]
fn a_hundred_undefined_names_are_given_a_near_one() {
    let rule = |n: usize| format!("r{n} = r{n}x\n");
    let undefined = |rules: usize| format!(";! kind r0\n{}", (0..rules).map(rule).collect::<String>());
    let mut found = Diagnostics::new();
    abnf::analyze(&Source::new("test.abnf", undefined(4_000)), &BUILT_IN, &mut found);
    let is_near = |help: &String| help.starts_with("did you mean");
    let offered: Vec<bool> = found.iter().map(|finding| finding.help.iter().any(is_near)).collect();
    assert_eq!(offered.len(), 4_000);
    assert!(offered[..100].iter().all(|offered| *offered));
    assert!(!offered[100..].iter().any(|offered| *offered));
    assert_eq!(in_proportion(undefined, 4_000), ["undefined-rule"; 4_000]);
}

#[test]
fn long_sequences_cost_in_proportion() {
    let sequence = |length: usize| {
        let names: String = (0..length).map(|n| format!(" a{n}")).collect();
        let rules: String = (0..length).map(|n| format!("a{n} = %x41\n")).collect();
        format!("s ={names}\n{rules}")
    };
    assert_eq!(in_proportion(sequence, 15_000), ["limit"]);
}

/// A cycle of rules in which nearly every rule is defined far away from the rule that references it.
#[test]
fn rings_of_rules_cost_in_proportion() {
    let ring = |length: usize| {
        let rule = |n: usize| format!("a{n} = \"x\" a{} / \"y\"\n", (n + 7_919) % length);
        (0..length).map(rule).collect::<String>()
    };
    assert_eq!(in_proportion(ring, 15_000), ["limit"]);
}

#[test]
fn more_rules_than_are_allowed() {
    let rule = |n: usize| format!("a{n} = \"x\"\n");
    let rules = |count: usize| format!(";! kind a0\n{}", (0..count).map(rule).collect::<String>());
    assert_eq!(codes(&rules(25_000)), ["limit"]);
    assert_eq!(codes(&rules(19_000)), ["unused-rule"; 18_999]);
}
