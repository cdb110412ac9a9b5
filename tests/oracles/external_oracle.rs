//! The language of rules that are not start rules of a kind, compared with `abnf-oracle` ([`virgule_tests::external_oracle`]);
//! and the documented limits of that oracle. Kinds are compared in [`super::kinds`].

use virgule_dynamic::Library;
use virgule_tests::external_oracle::{self, ExternalOracle};
use virgule_tests::random::Random;
use virgule_tests::subject::{self, Subject};
use virgule_tests::{assert_none, cases, effort, inputs};

/// The oracle for a grammar.
fn oracle(name: &str) -> ExternalOracle {
    ExternalOracle::new(name).unwrap_or_else(|error| panic!("{error}"))
}

/// Checks that the oracle and the parser of a rule of RFC 3986 agree on the texts of the case files, and on random texts
/// derived from those that match; and that some texts match, but not all.
fn compare_rule(rule: &str) {
    let (oracle, mut library) = (oracle("rfc3986"), Library::new());
    let parser = library.rule("rfc3986", rule).expect("a rule");
    let mut texts = cases::inputs();
    let samples: Vec<String> = texts.iter().filter(|text| parser.matches(text)).cloned().collect();
    let mut random = Random::new(rule.len() as u64);
    texts.extend((0..effort::of(5_000, 6)).map(|number| match number % 4 {
        0 => inputs::random_text(&mut random),
        _ => inputs::mutated(&mut random, &samples),
    }));
    let (mut accepted, mut failures) = (0, Vec::new());
    for text in &texts {
        let expected = oracle.accepts(rule, text);
        accepted += usize::from(expected == Ok(true));
        if expected != Ok(parser.matches(text)) {
            failures.push(format!("{rule}: {text:?}, by the oracle {expected:?}"));
        }
    }
    assert_none(failures, texts.len());
    assert!(accepted > 10 && accepted < texts.len() - 10, "{rule}: {accepted} of {} match", texts.len());
}

#[test]
fn addresses_and_hosts() {
    ["IPv6address", "IPv4address", "host"].into_iter().for_each(compare_rule);
}

#[test]
fn absolute_paths() {
    compare_rule("path-absolute");
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
