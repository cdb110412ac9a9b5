//! The diagnostics of the compiler: each case is a grammar, and the codes of all its diagnostics in order.

use crate::hostile::cost::in_proportion;
use std::sync::Arc;
use virgule_compiler::abnf;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower;
use virgule_tests::grammars::{self, BUILT_IN};
use virgule_tests::tables::rows;
use virgule_tools::ambiguity::ambiguities;

fn codes(text: &str) -> Vec<&'static str> {
    grammars::analyzed(text).1.iter().map(|finding| finding.code).collect()
}

#[test]
fn every_fault_has_its_code() {
    for (text, expected) in rows::<(&str, Vec<&str>)>("faults") {
        assert_eq!(codes(text), expected, "{text}");
    }
}

#[test]
fn names_that_are_near_are_offered() {
    let (_, found) = grammars::analyzed("a = unreservd\n;! import rfc3986");
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
    let (found, _) = grammars::compile(&Source::new("test.abnf", text), &BUILT_IN);
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
    let (_, found) = grammars::analyzed(&undefined(4_000));
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
