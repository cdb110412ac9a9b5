//! The language alone, against `abnf-oracle`: a matcher by other hands that follows every way through the
//! rules as they are printed. It shares nothing with this project, not even the reader of ABNF.
//!
//! What it needs: rules that begin in the first column, so the indentation of the RFC is taken off; and
//! imports spelled out, so RFC 3986 is put behind RFC 6920 (no rule has the same name in both). The lines
//! with `;!` are comments to it.

use abnf_oracle::{CheckedGrammar, Grammar, Recognizer};
use virgule_dynamic::Library;
use virgule_tests::random::Random;
use virgule_tests::{cases, grammars, inputs, subject};

/// How many random texts each rule gets.
const RANDOM: usize = 5_000;

/// The grammar as the oracle takes it.
fn oracle(names: &[&str]) -> CheckedGrammar {
    let texts: Vec<&str> = names.iter().map(|name| grammars::text(name)).collect();
    let lines: Vec<&str> = texts
        .iter()
        .flat_map(|text| text.lines())
        .map(|line| line.strip_prefix("   ").unwrap_or(line))
        .collect();
    let grammar =
        Grammar::parse(&format!("{}\n", lines.join("\n"))).expect("a grammar that the oracle reads");
    grammar.check().expect("a grammar that the oracle finds good")
}

/// Compares `rule` on `texts`: all must be decided alike, and neither all nor none match.
fn compare(oracle: &CheckedGrammar, grammar: &str, rule: &str, texts: &[String]) {
    let mut library = Library::new();
    let parser = library.rule(grammar, rule).unwrap_or_else(|error| panic!("{rule}: {error}"));
    let (mut accepted, mut failures) = (0, Vec::new());
    for text in texts {
        let expected = Recognizer::new(oracle, text).accepts(rule).expect("a decision");
        accepted += usize::from(expected);
        if parser.matches(text) != expected {
            failures.push(format!("{text:?} should be {}", if expected { "accepted" } else { "refused" }));
        }
    }
    assert!(failures.is_empty(), "{rule}: {} differ\n{}", failures.len(), failures.join("\n"));
    assert!(accepted > 20 && accepted < texts.len() - 20, "{rule}: {accepted} of {} match", texts.len());
}

/// The texts of the case files, and random ones made from those that `wanted` takes and from those alone.
fn texts(seed: u64, wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let mut texts = cases::inputs();
    let samples: Vec<String> = texts.iter().filter(|text| wanted(text)).cloned().collect();
    let mut random = Random::new(seed);
    for number in 0..RANDOM {
        let text = match number % 4 {
            0 => inputs::random_text(&mut random),
            _ => inputs::mutated(&mut random, &samples),
        };
        texts.push(text);
    }
    texts
}

/// Compares the start rule of a kind, on the walk over its table too.
fn compare_kind(oracle: &CheckedGrammar, kind: &str, every: usize) {
    let subject = subject::all().into_iter().find(|subject| subject.kind.name == kind).expect("a kind");
    let mut all = texts(kind.len() as u64, |text| subject.parsed(text).is_some());
    all.extend(subject.samples().into_iter().step_by(every));
    all.extend(subject.near_misses().into_iter().step_by(every));
    compare(oracle, subject.kind.grammar, subject.kind.start, &all);
}

/// Compares a rule that has no kind, on parts of addresses and paths.
fn compare_rule(oracle: &CheckedGrammar, rule: &str) {
    let mut library = Library::new();
    let parser = library.rule("rfc3986", rule).expect("a rule");
    compare(oracle, "rfc3986", rule, &texts(rule.len() as u64, |text| parser.matches(text)));
}

#[test]
fn uri() {
    compare_kind(&oracle(&["rfc3986"]), "uri", 2);
}

#[test]
fn uri_reference() {
    compare_kind(&oracle(&["rfc3986"]), "uri-reference", 2);
}

#[test]
fn addresses_and_hosts() {
    let oracle = oracle(&["rfc3986"]);
    ["IPv6address", "IPv4address", "host"].iter().for_each(|rule| compare_rule(&oracle, rule));
}

#[test]
fn absolute_paths() {
    compare_rule(&oracle(&["rfc3986"]), "path-absolute");
}

#[test]
fn ni_names() {
    compare_kind(&oracle(&["rfc6920", "rfc3986"]), "ni", 2);
}

#[test]
fn nih_names() {
    compare_kind(&oracle(&["rfc6920", "rfc3986"]), "nih", 1);
}
