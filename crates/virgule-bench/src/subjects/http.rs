//! http: the target of a request (RFC 9112 section 3.2). It copies the text, knows no fragment, does not look into a
//! userinfo, and neither resolves nor normalizes. It compares scheme and host without regard to case.

use crate::components::Components;
use crate::seen::{Seen, length};
use crate::subject::{Subject, Works, but, way};
use http::Uri;

pub const SUBJECT: Subject = Subject {
    library: "http",
    uri: Works {
        parse: but(parse, "no fragment, no userinfo"),
        compare_same: way(compare),
        compare_spelled: but(compare, "case of scheme and host only"),
        build: but(build, "authority as a whole, path with query, no fragment, then printed"),
        ..Works::NONE
    },
    iri: Works::NONE,
};

fn parse(text: &str) -> Option<usize> {
    let uri = Uri::try_from(text).ok()?;
    let port = uri.port().map_or(0, |port| length(Some(port.as_str())) + 1);
    Some(
        length(uri.scheme_str()) + length(uri.host()) + port + length(Some(uri.path())) + length(uri.query()),
    )
}

fn compare<'t>(one: &'t str, other: &'t str) -> Option<Box<dyn Fn() -> bool + 't>> {
    let (one, other) = (Uri::try_from(one).ok()?, Uri::try_from(other).ok()?);
    Some(Box::new(move || one == other))
}

fn build(from: &Components, seen: &mut Seen) -> Option<()> {
    let builder = Uri::builder().scheme(from.scheme.as_str()).authority(from.authority.as_deref()?);
    let uri = match &from.query {
        Some(query) => builder.path_and_query([from.path.as_str(), "?", query].concat()),
        None => builder.path_and_query(from.path.as_str()),
    };
    seen.text(&uri.build().ok()?.to_string());
    Some(())
}
