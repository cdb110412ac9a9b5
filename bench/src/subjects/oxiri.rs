//! oxiri: RFC 3987 alone, borrows. It does not split the authority, does not normalize, and compares strings.

use crate::candidate::sum;
use crate::subject::{Ask, Subject, Works, equal, exact, named, verdict, with_note};
use oxiri::{Iri, IriRef};
use std::hint::black_box;

pub const SUBJECT: Subject = Subject { library: "oxiri", uri: WORKS, iri: WORKS };

const WORKS: Works = Works {
    parse: with_note(parse, "authority as a whole"),
    valid: with_note(|text| Iri::parse(text).is_ok(), "IRIs"),
    refuse: with_note(|text| black_box(Iri::parse(text)).is_err(), "IRIs"),
    resolve_into: exact(|base| {
        let base = Iri::parse(base).ok()?;
        Some(Box::new(move |reference, sink| {
            sink.buffer.clear();
            base.resolve_into(&IriRef::parse(reference).ok()?, &mut sink.buffer).ok()?;
            sink.buffered()
        }))
    }),
    resolve: exact(|base| {
        let base = Iri::parse(base).ok()?;
        Some(Box::new(move |reference, sink| {
            sink.text(base.resolve(&IriRef::parse(reference).ok()?).ok()?.as_str())
        }))
    }),
    compare_same: exact(|one, other| equal([one, other].map(Iri::parse))),
    ..Works::NONE
};

fn parse(text: &str) -> Option<usize> {
    let iri = IriRef::parse(text).ok()?;
    Some(sum((iri.scheme(), [None, iri.authority(), None], iri.path(), [iri.query(), iri.fragment()])))
}

pub const ASKS: &[(&str, Ask)] = &[
    ("iri-reference", |text| {
        let iri = IriRef::parse(text).ok()?;
        let (path, query, fragment) = (Some(iri.path()), iri.query(), iri.fragment());
        Some(named([("scheme", iri.scheme()), ("path", path), ("query", query), ("fragment", fragment)]))
    }),
    ("iri", |text| verdict(Iri::parse(text))),
];
