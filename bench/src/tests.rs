//! The inputs have the declared types, and libraries that return exact components agree.

use crate::inputs;
use crate::subjects;
use virgule::{Equivalence, Iri, Normalization, Uri, UriRef};

const MANIFEST: &str = include_str!("../Cargo.toml");

#[test]
fn every_library_has_a_version() {
    let mut compared = 0;
    for subject in
        subjects::all().iter().filter(|subject| !["(floor)", "(redacting)"].contains(&subject.library))
    {
        let name = subject.name();
        let name = name.trim_matches(['(', ')']);
        let library = subject.library.trim_matches(['(', ')']);
        let version = name.strip_prefix(library).and_then(|rest| rest.strip_prefix(' '));
        assert!(version.is_some_and(|version| version.split('.').count() == 3), "{name}");
        // The lock file may have other versions, which dependencies use.
        let required = MANIFEST.lines().find_map(|line| line.strip_prefix(&format!("{library} = ")));
        let required = required.and_then(|required| required.split('"').nth(1));
        if let Some(required) = required {
            assert!(version.is_some_and(|version| version.starts_with(required)), "{name}: {required}");
            compared += 1;
        }
    }
    assert!(compared >= 8, "only {compared} libraries have a version in the manifest");
}

#[test]
fn every_list_is_long_and_of_its_kind() {
    for texts in inputs::kinds() {
        assert!(texts.lines.len() >= 200, "{}", texts.name);
        for line in &texts.lines {
            let fits = if texts.iri {
                Iri::parse(line).is_ok() && !line.is_ascii()
            } else {
                Uri::parse(line).is_ok()
            };
            assert!(fits, "{}: {line}", texts.name);
        }
    }
    assert!(inputs::pairs(inputs::REFERENCES).count() >= 200);
    for (base, reference) in inputs::pairs(inputs::REFERENCES) {
        assert!(Uri::parse(base).is_ok() && UriRef::parse(reference).is_ok(), "{base} {reference}");
    }
}

#[test]
fn lengthened_texts_are_uris_of_that_length() {
    let real = inputs::real(&[], 25).unwrap();
    for (length, count) in [(1_000, 1_000), (100_000, 10)] {
        let texts = inputs::lengthened(&real[0], "long", length);
        let valid = texts.lines.iter().filter(|line| line.len() >= length && Uri::is_valid(line)).count();
        assert!(valid * 10 >= texts.lines.len() * 9 && texts.lines.len() >= count, "{valid} of {length}");
    }
}

#[test]
fn inputs_of_invalid_texts_are_invalid() {
    let real = inputs::real(&[], 100).unwrap();
    let near = inputs::spoiled(&real[0], 1);
    for texts in inputs::others().chain([near]) {
        assert!(texts.lines.len() >= 200, "{}", texts.name);
        assert!(texts.lines.iter().all(|line| !Uri::is_valid(line)), "{}", texts.name);
    }
}

#[test]
fn pairs_of_spellings_are_equivalent() {
    assert!(inputs::pairs(inputs::SPELLED).count() >= 200);
    for (normal, other) in inputs::pairs(inputs::SPELLED) {
        let (one, two) = (Uri::parse(normal).unwrap(), Uri::parse(other).unwrap());
        assert_eq!(one.normalize(Normalization::SYNTAX), normal);
        assert_eq!(one.equivalence(two), Some(Equivalence::Syntax), "{normal} {other}");
    }
}

/// These libraries return components without normalization.
#[test]
fn libraries_find_the_same_components() {
    const EXACT: &[&str] = &["fluent-uri", "iri-string", "iref", "oxiri", "(regex)"];
    let subjects = subjects::all();
    let own = subjects.first().unwrap();
    for texts in inputs::kinds() {
        for other in subjects.iter().filter(|subject| EXACT.contains(&subject.library)) {
            let works = |subject: &crate::subject::Subject| if texts.iri { subject.iri } else { subject.uri };
            let (own, other) = (works(own).parse.unwrap().run, works(other).parse.unwrap().run);
            for line in &texts.lines {
                assert!(own(line).is_some() && own(line) == other(line), "{line}");
            }
        }
    }
}
