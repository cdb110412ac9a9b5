//! Every field of every kind, against a PikeVM that runs the rule as it is written: as the parser by name,
//! the type, and the type in constants find it, for these are three drivers.
//!
//! The texts are those of the case files, the walks over the tables with their near misses, real URLs, and
//! 200,000 random ones, shared out among the kinds: half of them strings of what URIs are made of, half valid
//! texts with a few mistakes.

use virgule_tests::random::Random;
use virgule_tests::subject::{self, Subject};
use virgule_tests::{cases, data, inputs};

/// How many random texts there are for all kinds together.
const RANDOM: usize = 200_000;

/// Compares one kind on `texts`; gives how many of them match.
fn compare<T: AsRef<str>>(subject: &mut Subject, texts: impl IntoIterator<Item = T>) -> usize {
    let (mut accepted, mut failures) = (0, Vec::new());
    for text in texts {
        let text = text.as_ref();
        let (parsed, expected) = (subject.parsed(text), subject.expected(text));
        accepted += usize::from(parsed.is_some());
        let (typed, constant) = (subject.typed(text), subject.constant(text));
        if parsed != expected || typed != expected || constant != expected {
            failures.push(format!(
                "{text:?}\n  expected {expected:?}\n  by name  {parsed:?}\n  by type  {typed:?}\n  constant {constant:?}"
            ));
        }
    }
    let shown = failures.len().min(20);
    let fields: Vec<_> = subject.kind.fields.iter().filter(|name| !name.is_empty()).collect();
    let (name, count) = (subject.kind.name, failures.len());
    assert!(
        failures.is_empty(),
        "{name}: {count} differ; fields {fields:?}\n{}",
        failures[..shown].join("\n")
    );
    accepted
}

#[test]
fn case_files() {
    let texts = cases::inputs();
    let mut all = 0;
    for mut subject in subject::all() {
        let accepted = compare(&mut subject, &texts);
        assert!(accepted < texts.len(), "{}: all cases match", subject.kind.name);
        all += accepted;
    }
    // A kind whose grammar was dropped in a moment ago has no cases, but the others do.
    assert!(all > 400, "only {all} cases match");
}

#[test]
fn samples_and_near_misses() {
    for mut subject in subject::all() {
        let (samples, misses) = (subject.samples(), subject.near_misses());
        assert_eq!(compare(&mut subject, &samples), samples.len());
        let accepted = compare(&mut subject, &misses);
        assert!(accepted < misses.len(), "{}: all near misses match", subject.kind.name);
    }
}

#[test]
fn real_urls() {
    // Every tenth: the PikeVM takes its time.
    let texts: Vec<&str> = data::urls().step_by(10).collect();
    for mut subject in subject::all().into_iter().filter(|subject| subject.kind.name.starts_with("uri")) {
        assert!(compare(&mut subject, &texts) >= texts.len() - data::NOT_URIS.len());
    }
}

#[test]
fn random_texts() {
    let mut subjects = subject::all();
    let share = RANDOM / subjects.len();
    let common = cases::inputs();
    let mut all = 0;
    for (seed, subject) in subjects.iter_mut().enumerate() {
        let mut random = Random::new(seed as u64);
        let mut samples = subject.samples();
        samples.extend(common.iter().filter(|text| subject.parsed(text).is_some()).cloned());
        let texts = (0..share).map(|number| match number % 2 {
            0 => inputs::random_text(&mut random),
            _ => inputs::mutated(&mut random, &samples),
        });
        let texts: Vec<String> = texts.collect();
        let accepted = compare(subject, &texts);
        assert!(accepted > 0, "{}: no text matches", subject.kind.name);
        all += accepted;
    }
    assert!(all > RANDOM / 20, "only {all} texts match");
}
