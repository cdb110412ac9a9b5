//! The table lists exactly the differences that exist, and the document is written from it.

use super::peers::{PEERS, Peer};
use super::table::{DIFFERENCES, Question, ours};
use super::{DOCUMENT, document};
use std::panic::{AssertUnwindSafe, catch_unwind};
use virgule::{Iri, IriRef, UriRef};
use virgule_tests::random::Random;
use virgule_tests::{inputs, uri_inputs};

/// The number of random bases and references.
const COUNT: u64 = 10_000;

/// The result of a library. A panic counts as an error.
fn theirs(peer: Peer, question: Question, base: &str, reference: &str) -> Option<String> {
    let asked = || match question {
        Question::Resolve => (peer.resolve)(base, reference),
        Question::Normalize => (peer.normalize)(base),
    };
    catch_unwind(AssertUnwindSafe(asked)).unwrap_or_else(|_| Some("a panic".to_string()))
}

#[test]
fn every_difference_is_there() {
    for found in DIFFERENCES {
        let peer = PEERS.into_iter().find(|peer| peer.name == found.peer).expect("a peer of that name");
        let (base, reference) = (Iri::parse(found.asked.0).unwrap(), IriRef::parse(found.asked.1).unwrap());
        assert_eq!(ours(found.question, &base, &reference), found.ours, "{}", found.what);
        let theirs = theirs(peer, found.question, found.asked.0, found.asked.1);
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
                    known.peer == peer.name && known.question == question && (known.applies)(&from, &parsed)
                });
                let classes: Vec<usize> = classes.map(|(number, _)| number).collect();
                classes.iter().for_each(|&class| known[class] += 1);
                if classes.is_empty() {
                    unknown.push(format!(
                        "{} {question:?} {base:?} {reference:?}: {ours:?}, {theirs:?}",
                        peer.name
                    ));
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
                assert!(
                    (peer.is_uri_reference)(&text).is_none_or(|found| found == is_uri),
                    "{} {text:?}",
                    peer.name
                );
                assert_eq!((peer.is_iri_reference)(&text), is_iri, "{} {text:?}", peer.name);
            }
        }
    }
    assert!(accepted > 10_000 && refused > 5_000, "{accepted} and {refused}");
}

#[test]
fn the_document_is_fresh() {
    let written = std::fs::read_to_string(DOCUMENT).expect("the document");
    assert!(Ok(written) == document(), "`cargo xtask bench differences` writes it");
}
