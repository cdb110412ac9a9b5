//! Every diagnostic code is explained, and its example causes it. The example of each directive contains the directive, and
//! compiles without diagnostics.

use std::collections::BTreeSet;
use std::path::Path;
use virgule_compiler::abnf::diagnose::codes::{CodeExample, code, codes};
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::{DIRECTIVES, NoImports};
use virgule_compiler::analysis::lists::lists;
use virgule_compiler::nfa::context::BuildContext;
use virgule_tests::grammars::{BUILT_IN, compile};
use virgule_tools::ambiguity::ambiguities;

/// The text before a code, and the number of string literals between them.
const MARKS: &[(&str, usize)] = &[
    ("Diagnostic::error(", 0),
    ("Diagnostic::warning(", 0),
    ("self.error(", 0),
    ("reading.error(", 0),
    ("report.error(", 0),
    ("Err((", 0),
    ("self.one_of(", 1),
];

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
                        assert!(
                            first.starts_with("code,"),
                            "{}: {}",
                            path.display(),
                            &first[..first.len().min(40)]
                        );
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
    for folder in ["virgule-tools/src/ambiguity", "virgule-compiler/src"] {
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
