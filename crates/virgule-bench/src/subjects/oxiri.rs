//! oxiri: RFC 3987 alone, borrows. It does not split the authority, does not normalize, and compares strings.

use crate::sink::{Sink, sum};
use crate::subject::{Subject, Works, exact, with_note};
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
            sink.buffered();
            Some(())
        }))
    }),
    resolve: exact(|base| {
        let base = Iri::parse(base).ok()?;
        Some(Box::new(move |reference, sink| resolve(&base, reference, sink)))
    }),
    compare_same: exact(|one, other| {
        let (one, other) = (Iri::parse(one).ok()?, Iri::parse(other).ok()?);
        Some(Box::new(move || one == other))
    }),
    ..Works::NONE
};

fn parse(text: &str) -> Option<usize> {
    let iri = IriRef::parse(text).ok()?;
    Some(sum(iri.scheme(), [None, iri.authority(), None], iri.path(), [iri.query(), iri.fragment()]))
}

fn resolve(base: &Iri<&str>, reference: &str, sink: &mut Sink) -> Option<()> {
    sink.text(base.resolve(&IriRef::parse(reference).ok()?).ok()?.as_str());
    Some(())
}
