//! The fields of all kinds by three implementations (the parser by name, the type, and the `const` functions of the
//! type), compared with an oracle.
//!
//! The inputs are the texts of the case files, texts that take every transition with their near misses, real URLs, and
//! up to 120,000 random texts distributed over the kinds: half of them pieces of URIs, half mutations of valid texts.

use virgule_tests::effort;
use virgule_tests::random::Random;
use virgule_tests::reviewed;
use virgule_tests::subject::{self, Subject};
use virgule_tests::{assert_none, cases, checks, data, inputs};

/// The total number of random texts for all kinds.
fn random_count() -> usize {
    effort::of(120_000, 8)
}

/// Compares one kind on `texts`; returns the number of texts that match.
fn compare<T: AsRef<str>>(subject: &mut Subject, texts: impl IntoIterator<Item = T>) -> usize {
    let (mut count, mut accepted, mut failures) = (0, 0, Vec::new());
    for text in texts {
        let text = text.as_ref();
        if subject.nests_too_deep(text) {
            continue;
        }
        let (parsed, expected) = (subject.parsed(text), subject.expected(text));
        count += 1;
        accepted += usize::from(parsed.is_some());
        let (typed, constant) = (subject.typed(text), subject.constant(text));
        if parsed != expected || typed != expected || constant != expected {
            failures.push(format!(
                "{}: {text:?}\n  expected {expected:?}\n  by name  {parsed:?}\n  by type  {typed:?}\n  constant {constant:?}",
                subject.kind.name
            ));
        }
    }
    assert_none(failures, count);
    accepted
}

#[test]
fn case_files() {
    let texts = cases::inputs();
    let mut all = 0;
    for (number, mut subject) in subject::all().into_iter().enumerate() {
        // All matching texts, and every third of the other texts: the case files of the kind contain expectations for
        // matching texts.
        let chosen = |(index, text): &(usize, &String)| {
            (index + number) % (3 * effort::every(12)) == 0 || subject.parsed(text).is_some()
        };
        let chosen: Vec<&String> = texts.iter().enumerate().filter(chosen).map(|(_, text)| text).collect();
        let accepted = compare(&mut subject, &chosen);
        let some_fail = accepted < chosen.len() || !reviewed::is_reviewed(subject.kind.grammar);
        assert!(some_fail, "{}: all cases match", subject.kind.name);
        all += accepted;
    }
    // A new grammar has no cases yet; the other grammars have.
    assert!(all > 400, "only {all} cases match");
}

#[test]
fn samples_and_near_misses() {
    for mut subject in subject::all() {
        // A sample of the texts: `transitions.rs` compares all of them.
        let samples: Vec<String> = subject.samples().into_iter().step_by(5 * effort::every(5)).collect();
        let misses: Vec<String> = subject.near_misses().into_iter().step_by(5 * effort::every(5)).collect();
        let accepted = compare(&mut subject, &samples);
        assert!(accepted == samples.len() || checks::is_checked(subject.kind), "{}", subject.kind.name);
        assert!(accepted > 0, "{}: no sample matches", subject.kind.name);
        let accepted = compare(&mut subject, &misses);
        // A new grammar may match nearly every text.
        let some_fail = accepted < misses.len() || !reviewed::is_reviewed(subject.kind.grammar);
        assert!(some_fail, "{}: all near misses match", subject.kind.name);
    }
}

#[test]
fn real_urls() {
    // Only every tenth text, because the PikeVM is slow.
    let texts: Vec<&str> = data::urls().step_by(10 * effort::every(4)).collect();
    for mut subject in subject::all().into_iter().filter(|subject| subject.kind.name.starts_with("uri")) {
        assert!(compare(&mut subject, &texts) >= texts.len() - data::NOT_URIS.len());
    }
}

/// Compares the kinds with an odd index if `odd` is 1, otherwise those with an even index. Returns the number of
/// matching texts.
fn compare_random(odd: usize) -> usize {
    let mut subjects = subject::all();
    // The number of texts of the existing kinds does not depend on the number of new grammars.
    let share = random_count() / reviewed::kinds().count();
    let common = cases::inputs();
    let mut all = 0;
    for (seed, subject) in subjects.iter_mut().enumerate().skip(odd).step_by(2) {
        let mut random = Random::new(seed as u64);
        let mut samples = subject.samples();
        samples.extend(common.iter().filter(|text| subject.parsed(text).is_some()).cloned());
        // The oracle of recursive rules is slower, so fewer texts are used.
        let share = if subject.needs_generalized_parser() { share / 4 } else { share };
        let texts = (0..share).map(|number| match number % 2 {
            0 => inputs::random_text(&mut random),
            _ => inputs::mutated(&mut random, &samples),
        });
        let texts: Vec<String> = texts.collect();
        let accepted = compare(subject, &texts);
        // In a quick run, all random texts of a kind may fail to match; the matching samples were compared above.
        let some_match = accepted > 0 || !effort::is_full() || !reviewed::is_reviewed(subject.kind.grammar);
        assert!(some_match, "{}: no text matches", subject.kind.name);
        all += accepted;
    }
    all
}

// The kinds are divided into two tests, so that two processors share the work.

#[test]
fn random_texts_1() {
    let all = compare_random(0);
    assert!(all > random_count() / 40, "only {all} texts match");
}

#[test]
fn random_texts_2() {
    let all = compare_random(1);
    assert!(all > random_count() / 40, "only {all} texts match");
}
