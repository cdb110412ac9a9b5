//! Untrusted templates and sets of patterns: each is compiled, or refused with the name of the limit, within bounded
//! memory.

use crate::hostile::cost::PROMISED;
use allocation_counter::measure;
use virgule::patterns::{Pattern, PatternError, PatternErrorKind, PatternSet, ValueKind};
use virgule_tests::effort;

/// Compiles `shown`. Returns the name of the limit that it exceeds; `None` if it compiles.
fn limit<T>(shown: &str, compile: impl FnOnce() -> Result<T, PatternError>) -> Option<&'static str> {
    let mut limit = None;
    let used = measure(|| {
        limit = compile().err().map(|error| match error.kind() {
            PatternErrorKind::Limit(exceeded) => exceeded.what,
            _ => panic!("{error}"),
        });
    });
    assert!(used.bytes_max < PROMISED, "{} bytes for {shown:.40}…", used.bytes_max);
    limit
}

fn limit_of(template: &str) -> Option<&'static str> {
    limit(template, || Pattern::parse(template).expect("a template").allow_ambiguity().matcher())
}

fn joined(count: usize, separator: &str, variable: impl Fn(usize) -> String) -> String {
    (0..count).map(variable).collect::<Vec<_>>().join(separator)
}

#[test]
fn ten_thousand_variables_are_bounded() {
    let segments = joined(10_000, "/", |index| format!("{{v{index}}}"));
    assert_eq!(limit_of(&segments), None);
    let list = format!("{{?{}}}", joined(10_000, ",", |index| format!("v{index}")));
    assert_eq!(limit_of(&list), Some("steps between states that read a byte"));
    let adjacent = joined(10_000, "", |index| format!("{{v{index}}}"));
    assert_eq!(limit_of(&adjacent), Some("steps between states that read a byte"));
    let many = joined(20_001, "/", |index| format!("{{v{index}}}"));
    assert_eq!(limit_of(&many), Some("variables"));
    let long = format!("{{v:9999}}{}", "x".repeat(10_000));
    assert_eq!(limit_of(&long), Some("states of a prefix"));
    assert_eq!(limit_of(&joined(300, "/", |index| format!("{{v{index}}}"))), None);
    assert_eq!(limit_of(&format!("{{?{}}}", joined(100, ",", |index| format!("v{index}")))), None);
}

#[test]
fn one_name_ten_thousand_times() {
    let matcher =
        Pattern::parse(&joined(200, "/", |_| "{v}".to_string())).and_then(|pattern| pattern.matcher());
    let matcher = matcher.expect("within limits");
    assert!(matcher.matches(&joined(200, "/", |_| "a".to_string())));
    assert!(!matcher.matches(&joined(200, "/", |index| if index == 199 { "b" } else { "a" }.to_string())));
}

/// As [`limit`], for a set of `count` routes.
fn limit_of_set(count: usize, route: impl Fn(usize) -> String) -> Option<&'static str> {
    let pattern = |index| Pattern::route(&route(index)).expect("a template");
    limit(&route(0), || PatternSet::new((0..count).map(pattern)).inspect(|set| assert_eq!(set.len(), count)))
}

#[test]
fn many_patterns_are_bounded() {
    assert_eq!(limit_of_set(effort::of(10_000, 5), |index| format!("/service/{index}/items/{{item}}")), None);
    // Each segment of a text decides for each pattern whether it still matches, so the automaton needs states for many
    // subsets of the patterns.
    let crossing = |index: usize| {
        let bits = index.wrapping_mul(2_654_435_761);
        (0..24)
            .map(|at| if bits >> at & 1 == 0 { format!("/{{v{at}}}") } else { "/a".to_string() })
            .collect::<String>()
    };
    assert_eq!(limit_of_set(3_000, crossing), Some("members of the sets of the automaton of the set"));
    if effort::is_full() {
        let limit = limit_of_set(100_000, |index| format!("/service/{index}/items/{{item}}"));
        assert_eq!(limit, Some("states of the NFA of all patterns"));
    }
}

#[test]
fn kinds_that_differ_are_counted() {
    let kind = |length: usize| ValueKind::abnf(&format!("{length}DIGIT")).expect("an expression");
    let pattern = |length| Pattern::parse("{v}").expect("a template").kind("v", kind(length));
    let error = PatternSet::new((1..=257).map(pattern)).expect_err("257 kinds");
    assert_eq!(
        error.to_string(),
        "the pattern needs more than 256 different languages of variables: simplify it or its kinds"
    );
}

/// A match needs a bounded number of steps for each byte, whatever the text: there is no backtracking.
#[test]
fn long_texts_match_in_bounded_memory() {
    let matcher =
        Pattern::parse("{a}{+b}{/c*}").expect("a template").allow_ambiguity().matcher().expect("small");
    for text in ["a".repeat(1 << 20), "/".repeat(1 << 18), "%2F".repeat(1 << 18), "%".repeat(1 << 18)] {
        let used = measure(|| {
            let _ = matcher.match_text(&text);
        });
        assert!(used.bytes_max < 64 * (1 << 20), "{}", used.bytes_max);
    }
}
