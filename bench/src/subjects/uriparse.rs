//! uriparse: RFC 3986. Borrows, except for the list of segments of a path; the text has to be formatted.

use crate::candidate::{Sink, length};
use crate::subject::{Ask, Components, Subject, Works, equal, exact, named, verdict, with_note};
use std::fmt::Write;
use std::hint::black_box;
use uriparse::{Host, RelativeReference, URI, URIReference};

pub const SUBJECT: Subject = Subject {
    library: "uriparse",
    uri: Works {
        parse: with_note(parse, "user and password apart, path as segments, numbers as numbers"),
        normalize: with_note(normalize, "then printed"),
        resolve: with_note(
            |base| {
                let base = URI::try_from(base).ok()?;
                Some(Box::new(move |reference, sink| {
                    let reference = URIReference::try_from(reference).ok()?;
                    let mut text = String::new();
                    write!(text, "{}", base.resolve(&reference)).ok()?;
                    sink.text(&text)
                }))
            },
            "then printed",
        ),
        compare_same: exact(|one, other| equal([one, other].map(URI::try_from))),
        compare_spelled: with_note(
            |one, other| {
                let (one, other) = (URI::try_from(one).ok()?, URI::try_from(other).ok()?);
                Some(Box::new(move || {
                    let (mut one, mut other) = (one.clone(), other.clone());
                    one.normalize();
                    other.normalize();
                    one == other
                }))
            },
            "normalizes copies of both",
        ),
        build: with_note(build, "authority as a whole, then printed"),
        ..Works::NONE
    },
    iri: Works::NONE,
};

fn parse(text: &str) -> Option<usize> {
    let uri = URIReference::try_from(text).ok()?;
    let host = match uri.host() {
        Some(Host::RegisteredName(name)) => length(Some(name.as_str())),
        Some(Host::IPv4Address(address)) => black_box(address).octets().len(),
        Some(Host::IPv6Address(address)) => black_box(address).octets().len(),
        None => 0,
    };
    let user = uri.username().map_or(0, |part| length(Some(part.as_str())) + 1);
    let password = uri.password().map_or(0, |part| length(Some(part.as_str())) + 1);
    let digits = |port: u16| port.checked_ilog10().map_or(1, |most| most as usize + 1);
    let port = black_box(uri.port()).map_or(0, |port| 1 + digits(port));
    // Each segment has a slash before it, except the first of a rootless path.
    let segments = uri.path().segments();
    let path: usize = segments.iter().map(|segment| length(Some(segment.as_str())) + 1).sum();
    let path = path - usize::from(!uri.path().is_absolute() && !segments.is_empty());
    let rest =
        length(uri.query().map(|part| part.as_str())) + length(uri.fragment().map(|part| part.as_str()));
    Some(length(uri.scheme().map(|part| part.as_str())) + user + password + host + port + path + rest)
}

pub const ASKS: &[(&str, Ask)] = &[
    ("uri-reference", |text| {
        let uri = URIReference::try_from(text).ok()?;
        // The library stores numbers, segments and known schemes, but not the texts of host, port and path.
        Some(named([
            ("scheme", uri.scheme().and_then(|part| text.get(..part.as_str().len()))),
            ("query", uri.query().map(|part| part.as_str())),
            ("fragment", uri.fragment().map(|part| part.as_str())),
        ]))
    }),
    ("uri", |text| verdict(URI::try_from(text))),
    ("relative-ref", |text| verdict(RelativeReference::try_from(text))),
];

fn normalize(text: &str, sink: &mut Sink) -> Option<()> {
    let mut uri = URI::try_from(text).ok()?;
    uri.normalize();
    sink.text(&uri.to_string())
}

fn build(from: &Components, sink: &mut Sink) -> Option<()> {
    let (query, fragment) = (from.query.as_deref(), from.fragment.as_deref());
    let uri =
        URI::from_parts(from.scheme.as_str(), from.authority.as_deref(), from.path.as_str(), query, fragment);
    sink.text(&uri.ok()?.to_string())
}
