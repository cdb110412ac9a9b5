//! The table lists exactly the differences that exist.

use super::PEERS;
use super::table::{DIFFERENCES, Question, ours};
use crate::candidate::Sink;
use crate::subject::{Subject, Works};
use crate::subjects;
use std::panic::{AssertUnwindSafe, catch_unwind};
use virgule::{Iri, IriRef, UriRef};
use virgule_tests::random::Random;
use virgule_tests::{inputs, uri_inputs};

/// The number of random bases and references.
const COUNT: u64 = 10_000;

/// The library with a name and version of [`PEERS`].
fn subject(peer: &str) -> &'static Subject {
    let all = subjects::all();
    all.into_iter().find(|subject| peer.starts_with(subject.library)).expect("a library of that name")
}

/// The result of a library; `None` for an error, and if the library has no such operation.
fn theirs(peer: &str, question: Question, base: &str, reference: &str) -> Option<String> {
    let works = subject(peer).iri;
    let asked = || {
        let mut sink = Sink::keeping();
        match question {
            Question::Resolve => (works.resolve?.run)(base)?(reference, &mut sink)?,
            // An operation with a note does something else.
            Question::Normalize => {
                (works.normalize.filter(|operation| operation.note.is_empty())?.run)(base, &mut sink)?
            }
        }
        sink.answer().1
    };
    catch_unwind(AssertUnwindSafe(asked)).unwrap_or_else(|_| Some("a panic".to_string()))
}

#[test]
fn every_difference_is_there() {
    for found in DIFFERENCES {
        let (base, reference) = (Iri::parse(found.asked.0).unwrap(), IriRef::parse(found.asked.1).unwrap());
        assert_eq!(ours(found.question, &base, &reference), found.ours, "{}", found.what);
        let theirs = theirs(found.peer, found.question, found.asked.0, found.asked.1);
        assert_eq!(theirs.as_deref(), found.theirs, "{} {}", found.peer, found.what);
        assert_ne!(theirs.as_deref(), Some(found.ours), "{} {}: no more", found.peer, found.what);
        assert!((found.applies)(&base, &reference), "{} {}", found.peer, found.what);
    }
}

#[test]
fn every_difference_is_described() {
    let mut unknown = Vec::new();
    let mut known = vec![0; DIFFERENCES.len()];
    for seed in 0..COUNT {
        let random = &mut Random::new(seed);
        let iri = random.once_in(3);
        let (base, reference) = (uri_inputs::uri(random, iri), uri_inputs::reference(random, iri));
        // Some libraries do not allow a fragment in a base.
        let base = base.split('#').next().expect("a first part");
        let (parsed, from) = (IriRef::parse(&reference).unwrap(), Iri::parse(base).unwrap());
        for peer in PEERS {
            for question in [Question::Resolve, Question::Normalize] {
                let (ours, theirs) =
                    (ours(question, &from, &parsed), theirs(peer, question, base, &reference));
                // `None` from a library without normalization is not compared.
                let cannot = question == Question::Normalize && theirs.is_none();
                if cannot || theirs.as_deref() == Some(&ours) {
                    continue;
                }
                let classes = DIFFERENCES.iter().enumerate().filter(|(_, known)| {
                    known.peer == peer && known.question == question && (known.applies)(&from, &parsed)
                });
                let classes: Vec<usize> = classes.map(|(number, _)| number).collect();
                classes.iter().for_each(|&class| known[class] += 1);
                if classes.is_empty() {
                    unknown.push(format!("{peer} {question:?} {base:?} {reference:?}: {ours:?}, {theirs:?}"));
                }
            }
        }
    }
    unknown.sort_by_key(String::len);
    assert!(unknown.is_empty(), "{}:\n{}", unknown.len(), unknown[..unknown.len().min(20)].join("\n"));
    assert!(known.iter().all(|count| *count > 0), "{known:?}");
}

/// All libraries accept the same texts as references.
#[test]
fn all_accept_the_same_texts() {
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..COUNT {
        let random = &mut Random::new(seed);
        let samples = [
            uri_inputs::uri(random, true),
            uri_inputs::reference(random, true),
            uri_inputs::reference(random, false),
        ];
        for text in [
            inputs::mutated(random, &samples),
            inputs::random_text(random),
            samples[seed as usize % 3].clone(),
        ] {
            let (is_uri, is_iri) = (UriRef::parse(&text).is_ok(), IriRef::parse(&text).is_ok());
            *(if is_iri { &mut accepted } else { &mut refused }) += 1;
            for peer in PEERS {
                let subject = subject(peer);
                let accepts = |works: &Works| works.parse.is_some_and(|parse| (parse.run)(&text).is_some());
                // oxiri supports only IRIs.
                assert!(subject.library == "oxiri" || accepts(&subject.uri) == is_uri, "{peer} {text:?}");
                assert_eq!(accepts(&subject.iri), is_iri, "{peer} {text:?}");
            }
        }
    }
    assert!(accepted > 10_000 && refused > 5_000, "{accepted} and {refused}");
}
