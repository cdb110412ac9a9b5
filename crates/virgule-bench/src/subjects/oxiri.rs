//! oxiri: RFC 3987 alone, borrows. It does not look into the authority, and neither normalizes nor compares but by
//! the spelling.

use crate::seen::{Seen, sum};
use crate::subject::{Subject, Works, but, way};
use oxiri::{Iri, IriRef};
use std::hint::black_box;

pub const SUBJECT: Subject = Subject { library: "oxiri", uri: WORKS, iri: WORKS };

const WORKS: Works = Works {
    parse: but(parse, "authority as a whole"),
    valid: but(|text| Iri::parse(text).is_ok(), "IRIs"),
    refuse: but(|text| black_box(Iri::parse(text)).is_err(), "IRIs"),
    resolve_into: way(|base| {
        let base = Iri::parse(base).ok()?;
        Some(Box::new(move |reference, seen| {
            seen.buffer.clear();
            base.resolve_into(&IriRef::parse(reference).ok()?, &mut seen.buffer).ok()?;
            seen.buffered();
            Some(())
        }))
    }),
    resolve: way(|base| {
        let base = Iri::parse(base).ok()?;
        Some(Box::new(move |reference, seen| resolve(&base, reference, seen)))
    }),
    compare_same: way(|one, other| {
        let (one, other) = (Iri::parse(one).ok()?, Iri::parse(other).ok()?);
        Some(Box::new(move || one == other))
    }),
    ..Works::NONE
};

fn parse(text: &str) -> Option<usize> {
    let iri = IriRef::parse(text).ok()?;
    Some(sum(iri.scheme(), [None, iri.authority(), None], iri.path(), [iri.query(), iri.fragment()]))
}

fn resolve(base: &Iri<&str>, reference: &str, seen: &mut Seen) -> Option<()> {
    seen.text(base.resolve(&IriRef::parse(reference).ok()?).ok()?.as_str());
    Some(())
}
