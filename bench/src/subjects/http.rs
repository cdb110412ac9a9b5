//! http: the target of a request (RFC 9112 section 3.2). The library copies the text, has no fragments, does not
//! validate userinfo, and neither resolves nor normalizes. It ignores the case of scheme and host in comparisons.

use crate::candidate::{Sink, length};
use crate::subject::{Ask, Components, Subject, Works, equal, exact, named, with_note};
use http::Uri;
use serde_json::{Map, Value};

pub const SUBJECT: Subject = Subject {
    library: "http",
    uri: Works {
        parse: with_note(parse, "no fragment, no userinfo"),
        compare_same: exact(|one, other| equal([one, other].map(Uri::try_from))),
        compare_spelled: with_note(
            |one, other| equal([one, other].map(Uri::try_from)),
            "case of scheme and host only",
        ),
        build: with_note(build, "authority as a whole, path with query, no fragment, then printed"),
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

pub const ASKS: &[(&str, Ask)] = &[("uri", ask), ("absolute-uri", ask), ("http", ask), ("https", ask)];

fn ask(text: &str) -> Option<Map<String, Value>> {
    let uri = Uri::try_from(text).ok()?;
    // The target of a request may have no scheme, but a URI always has one.
    let scheme = uri.scheme_str()?;
    Some(named([("scheme", Some(scheme)), ("host", uri.host()), ("query", uri.query())]))
}

fn build(from: &Components, sink: &mut Sink) -> Option<()> {
    let builder = Uri::builder().scheme(from.scheme.as_str()).authority(from.authority.as_deref()?);
    let uri = match &from.query {
        Some(query) => builder.path_and_query([from.path.as_str(), "?", query].concat()),
        None => builder.path_and_query(from.path.as_str()),
    };
    sink.text(&uri.build().ok()?.to_string())
}
