//! The language alone, against `abnf-oracle`: a matcher by other hands that follows every way through the
//! rules as they are printed. It shares nothing with this project, not even the reader of ABNF.
//!
//! What it needs is one text, which [`virgule_tests::merged`] makes. The lines with `;!` are no part of that: what
//! they mean beyond the grammar it does not know, so that fields are not looked at, and kinds whose rules are read
//! percent-decoded (ldap, ldaps) are left out.

use abnf_oracle::{CheckedGrammar, Grammar, Recognizer};
use virgule::Kind;
use virgule_dynamic::Library;
use virgule_tests::merged::{merged, name_in};
use virgule_tests::random::Random;
use virgule_tests::subject::Subject;
use virgule_tests::{cases, inputs, subject};

/// How many random texts each rule gets.
const RANDOM: usize = 5_000;

/// How many random texts each kind gets whose grammar is not looked at rule by rule.
const FEWER: usize = 400;

/// What ABNF alone does not say, so that no other reader of it can.
const DECODED: &[&str] = &["rfc4516"];

/// The grammar as the oracle takes it.
fn oracle(name: &str) -> CheckedGrammar {
    let grammar = Grammar::parse(&merged(name)).unwrap_or_else(|error| panic!("{name}: {error:?}"));
    grammar.check().unwrap_or_else(|error| panic!("{name}: {error:?}"))
}

/// Compares `rule` on `texts`: all must be decided alike, and neither all nor none match.
fn compare(oracle: &CheckedGrammar, grammar: &str, rule: &str, texts: &[String]) {
    let mut library = Library::new();
    let parser = library.rule(grammar, rule).unwrap_or_else(|error| panic!("{rule}: {error}"));
    let name = name_in(&merged(grammar), rule);
    let (mut accepted, mut undecided, mut failures) = (0, 0, Vec::new());
    for text in texts {
        // It gives up on texts that are too long for it.
        let Ok(expected) = Recognizer::new(oracle, text).accepts(&name) else {
            undecided += 1;
            continue;
        };
        accepted += usize::from(expected);
        if parser.matches(text) != expected {
            failures.push(format!("{text:?} should be {}", if expected { "accepted" } else { "refused" }));
        }
    }
    assert!(failures.is_empty(), "{rule}: {} differ\n{}", failures.len(), failures.join("\n"));
    assert!(undecided < texts.len() / 50, "{rule}: {undecided} of {} are not decided", texts.len());
    assert!(accepted > 20 && accepted < texts.len() - 20, "{rule}: {accepted} of {} match", texts.len());
}

/// The texts of the case files, and random ones made from those that `wanted` takes and from those alone.
fn texts(seed: u64, count: usize, wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let mut texts = cases::inputs();
    let samples: Vec<String> = texts.iter().filter(|text| wanted(text)).cloned().collect();
    let mut random = Random::new(seed);
    for number in 0..count {
        let text = match number % 4 {
            0 => inputs::random_text(&mut random),
            _ => inputs::mutated(&mut random, &samples),
        };
        texts.push(text);
    }
    texts
}

/// Compares the start rule of a kind, on the walk over its table too.
fn compare_kind(oracle: &CheckedGrammar, subject: &Subject, count: usize, every: usize) {
    let mut all = texts(subject.kind.name.len() as u64, count, |text| subject.parsed(text).is_some());
    all.extend(subject.samples().into_iter().step_by(every));
    all.extend(subject.near_misses().into_iter().step_by(every));
    all.retain(|text| !subject.nests_too_deep(text));
    compare(oracle, subject.kind.grammar, subject.kind.start, &all);
}

/// Compares all kinds of a document.
fn compare_document(name: &str, count: usize, every: usize) {
    let oracle = oracle(name);
    for subject in subject::all().iter().filter(|subject| subject.kind.grammar == name) {
        compare_kind(&oracle, subject, count, every);
    }
}

/// Compares a rule that has no kind, on parts of addresses and paths.
fn compare_rule(oracle: &CheckedGrammar, rule: &str) {
    let mut library = Library::new();
    let parser = library.rule("rfc3986", rule).expect("a rule");
    compare(oracle, "rfc3986", rule, &texts(rule.len() as u64, RANDOM, |text| parser.matches(text)));
}

#[test]
fn uris_and_references() {
    compare_document("rfc3986", RANDOM, 2);
}

#[test]
fn addresses_and_hosts() {
    let oracle = oracle("rfc3986");
    ["IPv6address", "IPv4address", "host"].iter().for_each(|rule| compare_rule(&oracle, rule));
}

#[test]
fn absolute_paths() {
    compare_rule(&oracle("rfc3986"), "path-absolute");
}

#[test]
fn ni_and_nih_names() {
    compare_document("rfc6920", RANDOM, 2);
}

/// Compares every other document, those whose place is even or those whose place is odd.
fn compare_others(odd: usize) {
    let mut names: Vec<&str> = Kind::all().map(|kind| kind.grammar).collect();
    names.dedup();
    names.retain(|name| !DECODED.contains(name) && !["rfc3986", "rfc6920"].contains(name));
    names.iter().skip(odd).step_by(2).for_each(|name| compare_document(name, FEWER, 9));
}

// Two, for two processors.

#[test]
fn other_documents_1() {
    compare_others(0);
}

#[test]
fn other_documents_2() {
    compare_others(1);
}
