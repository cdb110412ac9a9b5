//! The diagnostics of the compiler. Each case is a grammar, and the codes of all its diagnostics in order. Every code is
//! explained, and its example causes it. The example of each directive contains the directive, and compiles without
//! diagnostics.

use crate::hostile::cost::in_proportion;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;
use virgule_compiler::abnf;
use virgule_compiler::abnf::diagnose::codes::{CodeExample, code, codes};
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::{self, DIRECTIVES, NoImports};
use virgule_compiler::analysis::lists::lists;
use virgule_compiler::nfa::context::BuildContext;
use virgule_tests::grammars::{self, BUILT_IN, compile};
use virgule_tests::tables::rows;
use virgule_tools::ambiguity::ambiguities;

fn codes_of(text: &str) -> Vec<&'static str> {
    grammars::analyzed(text).1.iter().map(|finding| finding.code).collect()
}

#[test]
fn every_fault_has_its_code() {
    for (text, expected) in rows::<(&str, Vec<&str>)>("faults") {
        assert_eq!(codes_of(text), expected, "{text}");
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
    let undefined = |rules: usize| format!(";! kind r1\n{}", (1..=rules).map(rule).collect::<String>());
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
    assert_eq!(codes_of(&rules(25_000)), ["limit"]);
    assert_eq!(codes_of(&rules(19_000)), ["unused-rule"; 18_999]);
}

/// The text before a code, and the number of string literals between them.
const MARKS: &[(&str, usize)] = &[
    ("Diagnostic::error(", 0),
    ("Diagnostic::warning(", 0),
    ("self.error(", 0),
    ("reading.error(", 0),
    ("report.error(", 0),
    ("Err(error(", 0),
    ("explain_unknown(name, error(", 0),
    ("self.one_of(", 1),
    ("code: ", 0),
];

/// Text after a mark that is no code: a parameter of a function whose callers are searched, types, a copy, and comments.
const OTHER_CODES: [&str; 8] =
    ["code,", "&'static str", "String,", "Vec<", "&[&str]", "found.code", "an automaton", "types of fields"];

/// The diagnostic codes in the sources of a folder, without test modules.
fn reported(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in folder.read_dir().expect("the sources") {
        let path = entry.expect("a file").path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_string();
        if path.is_dir() && name != "tests" {
            reported(&path, found);
        } else if name.ends_with(".rs") && name != "tests.rs" {
            let text = std::fs::read_to_string(&path).expect("a source file");
            for &(mark, before) in MARKS {
                for (at, _) in text.match_indices(mark) {
                    let call = &text[at + mark.len()..];
                    let literal = call.split('"').nth(2 * before + 1).unwrap_or_default();
                    let first = call.trim_start();
                    // With `code,` the code is a parameter of the function, whose callers are searched instead.
                    // `Self::error` creates the error from which a warning is derived.
                    if before == 0 && !first.starts_with('"') {
                        let begin: String = first.chars().take(40).collect();
                        let is_known = OTHER_CODES.iter().any(|known| first.starts_with(known));
                        assert!(is_known, "{}: {begin}", path.display());
                        continue;
                    }
                    found.insert(literal.to_string());
                }
            }
        }
    }
}

#[test]
fn every_code_that_is_reported_is_explained() {
    let mut found = BTreeSet::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    for folder in ["virgule-tools/src", "virgule-compiler/src", "virgule-cli/src/grammar"] {
        reported(&crates.join(folder), &mut found);
    }
    found.insert("duplicate-directive".to_string());
    let listed: BTreeSet<String> = codes().iter().map(|code| code.name.to_string()).collect();
    assert_eq!(listed, found);
    assert_eq!(listed.len(), codes().len(), "no code is listed twice");
}

/// All diagnostics of a grammar.
fn found(text: &str) -> Diagnostics {
    let source = Source::new("example.abnf", text);
    let (mut found, checked) = compile(&source, &NoImports);
    if let Some(checked) = checked.filter(|_| !found.has_errors()) {
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        for section in &checked.grammar.sections {
            lists(&checked, section, &source, &mut context, &mut found);
        }
        if found.has_errors() {
            return found;
        }
        let report = ambiguities(&checked, false);
        found.extend(report.diagnostics(&checked.grammar));
        found.extend(report.too_large(&checked.grammar));
        found.extend(report.unused_acknowledgements(&checked.grammar));
    }
    found
}

#[test]
fn every_example_causes_its_code_and_nothing_else() {
    for code in codes() {
        match code.example {
            CodeExample::Grammar(text) => {
                let found = found(text);
                // The message also contains the position and a remedy.
                let complete = found.iter().all(|one| !one.help.is_empty() && one.position().is_some());
                assert!(complete, "{}", found.render(false));
                let found: Vec<&str> = found.iter().map(|finding| finding.code).collect();
                assert!(
                    !found.is_empty() && found.iter().all(|other| *other == code.name),
                    "{}: {found:?}",
                    code.name
                );
            }
            CodeExample::None(reason) => assert!(reason.starts_with("it takes "), "{}: {reason}", code.name),
        }
    }
}

#[test]
fn explanations_are_sentences() {
    for code in codes() {
        for sentence in [&code.explanation, &code.remedy] {
            assert!(sentence.ends_with('.') && !sentence.contains("  "), "{}: {sentence}", code.name);
        }
        assert!(!code.summary.ends_with('.'), "{}", code.name);
    }
    assert!(
        code("undefined-rule")
            .is_some_and(|code| code.to_string().contains("This grammar causes it:\n\n    foo"))
    );
    assert!(code("undefined").is_none());
}

#[test]
fn the_example_of_each_directive_uses_it_and_compiles() {
    for directive in DIRECTIVES {
        let (name, text) = (directive.name, directive.example());
        assert!(text.lines().any(|line| line.starts_with(&format!(";! {name} "))), "{name}");
        assert!(directive.usage().starts_with(name), "{name}");
        let (mut found, checked) = compile(&Source::new("example.abnf", text), &BUILT_IN);
        if let Some(checked) = checked {
            let report = ambiguities(&checked, false);
            let open = report.diagnostics(&checked.grammar).into_iter().zip(&report.found);
            let own = |rule| checked.grammar.rule(rule).document == "example";
            let open = open
                .filter(|(_, found)| own(found.rule) && checked.grammar.acknowledged(found.rule).is_none());
            found.extend(open.map(|(warning, _)| warning));
            found.extend(report.unused_acknowledgements(&checked.grammar));
        }
        assert!(found.is_empty(), "{name}: {}", found.render(false));
    }
}
