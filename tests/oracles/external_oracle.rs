//! The language of documents and of single rules, compared with `abnf-oracle` ([`virgule_tests::external_oracle`]); and the
//! documented limits of that oracle.

use virgule::Kind;
use virgule_dynamic::Library;
use virgule_tests::effort;
use virgule_tests::external_oracle::{self, ExternalOracle};
use virgule_tests::random::Random;
use virgule_tests::reviewed;
use virgule_tests::subject::Subject;
use virgule_tests::{cases, inputs, subject};

/// The number of random texts for each rule.
const RANDOM: usize = 5_000;

/// The number of random texts for kinds whose grammar is not tested rule by rule.
const FEWER: usize = 400;

/// The oracle for a grammar.
fn oracle(name: &str) -> ExternalOracle {
    ExternalOracle::new(name).unwrap_or_else(|error| panic!("{error}"))
}

/// Checks that the oracle and the parser agree on whether `rule` matches each of `texts`, and that some texts match,
/// but not all.
fn compare(oracle: &ExternalOracle, grammar: &str, rule: &str, texts: &[String]) {
    let mut library = Library::new();
    let parser = library.rule(grammar, rule).unwrap_or_else(|error| panic!("{rule}: {error}"));
    let (mut accepted, mut undecided, mut failures) = (0, 0, Vec::new());
    for text in texts {
        // The oracle returns an error for longer texts.
        let Ok(expected) = oracle.accepts(rule, text) else {
            undecided += 1;
            continue;
        };
        accepted += usize::from(expected);
        if parser.matches(text) != expected {
            failures.push(format!(
                "{rule}: {text:?} should be {}",
                if expected { "accepted" } else { "refused" }
            ));
        }
    }
    virgule_tests::assert_none(failures, texts.len());
    // The shares of matching and of decided texts are checked only for reviewed grammars.
    if !reviewed::is_reviewed(grammar) {
        return;
    }
    assert!(undecided < texts.len() / 50, "{rule}: {undecided} of {} are not decided", texts.len());
    assert!(accepted > 10 && accepted < texts.len() - 10, "{rule}: {accepted} of {} match", texts.len());
}

/// The texts of the case files, and random texts derived from those that `wanted` accepts, or from `others` if it
/// accepts none.
fn texts(seed: u64, count: usize, wanted: impl Fn(&str) -> bool, others: Vec<String>) -> Vec<String> {
    let mut texts = cases::inputs();
    let mut samples: Vec<String> = texts.iter().filter(|text| wanted(text)).cloned().collect();
    if samples.is_empty() {
        samples = others;
    }
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

/// Compares the start rule of a kind, also on every `every`th text of those that take every transition of its table.
fn compare_kind(oracle: &ExternalOracle, subject: &Subject, count: usize, every: usize) {
    let all = texts(
        subject.kind.name.len() as u64,
        count,
        |text| subject.parsed(text).is_some(),
        subject.samples(),
    );
    // Most texts of other kinds are refused at an early byte, so a sample of the case files suffices.
    let mut all: Vec<String> = all
        .into_iter()
        .enumerate()
        .filter(|(number, text)| number.is_multiple_of(effort::every(4)) || subject.parsed(text).is_some())
        .map(|(_, text)| text)
        .collect();
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

/// Compares a rule that is not the start rule of a kind, on parts of addresses and paths.
fn compare_rule(oracle: &ExternalOracle, rule: &str) {
    let mut library = Library::new();
    let parser = library.rule("rfc3986", rule).expect("a rule");
    compare(
        oracle,
        "rfc3986",
        rule,
        &texts(rule.len() as u64, effort::of(RANDOM, 6), |text| parser.matches(text), Vec::new()),
    );
}

#[test]
fn uris_and_references() {
    compare_document("rfc3986", effort::of(RANDOM, 6), 2 * effort::every(5));
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
    compare_document("rfc6920", effort::of(RANDOM, 6), 2 * effort::every(5));
}

/// Compares the documents with an odd index if `odd` is 1, otherwise those with an even index.
fn compare_others(odd: usize) {
    let mut names: Vec<&str> = Kind::all().map(|kind| kind.grammar).collect();
    names.dedup();
    names.retain(|name| external_oracle::supports(name) && !["rfc3986", "rfc6920"].contains(name));
    names
        .iter()
        .skip(odd)
        .step_by(2)
        .for_each(|name| compare_document(name, effort::of(FEWER, 8), 9 * effort::every(8)));
}

// The documents are divided into two tests, for two processors.

#[test]
fn other_documents_1() {
    compare_others(0);
}

#[test]
fn other_documents_2() {
    compare_others(1);
}

/// The list of unsupported grammars: the oracle parses each grammar, but contradicts the parser on the example. If a
/// grammar becomes supported, its line must be removed.
#[test]
fn unsupported_grammars_are_listed_with_a_reason() {
    for (name, reason, text) in external_oracle::UNSUPPORTED {
        let kinds = subject::all().into_iter().filter(|subject| subject.kind.grammar == *name);
        let alike = |subject: &Subject| {
            let text = format!("{}{text}", subject.kind.name);
            let taken = oracle(name).accepts(subject.kind.start, &text);
            taken == Ok(subject.parsed(&text).is_some())
        };
        let wrong: Vec<&str> = kinds.filter(alike).map(|subject| subject.kind.name).collect();
        assert!(wrong.is_empty(), "{name}: {reason}, but {text} is decided alike as {wrong:?}");
    }
}

/// The nesting depth of filters, and of cross-references, at which the oracle fails; the parsers support 128.
const DEEPEST: [usize; 2] = [38, 14];

/// The oracle decides long texts, but not deeply nested ones, because it is recursive.
#[test]
fn gives_up_on_deep_texts_but_not_on_long_ones() {
    let filter = |depth: usize| format!("{}(a=b){}", "(!".repeat(depth), ")".repeat(depth));
    let reference = |depth: usize| format!("xri://{}a{}", "(xri://".repeat(depth), ")".repeat(depth));
    let deepest = |name: &str, kind: &str, nested: &dyn Fn(usize) -> String| {
        let (oracle, subject) = (oracle(name), subject::of(kind));
        let decided = |depth: &usize| oracle.accepts(subject.kind.start, &nested(*depth)) == Ok(true);
        (1..).take_while(decided).last().unwrap_or(0)
    };
    let found = [deepest("rfc4515", "ldap-filter", &filter), deepest("xri", "xri", &reference)];
    assert_eq!(found, DEEPEST);
    assert_eq!(oracle("rfc3986").accepts("URI", &format!("a:{}", "/%41b".repeat(1000))), Ok(true));
}
