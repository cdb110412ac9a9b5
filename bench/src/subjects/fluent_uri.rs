//! fluent-uri: RFC 3986 and RFC 3987, borrows. Its comparison is that of strings, so texts that are not normalized are
//! normalized first.

use crate::candidate::{Parts, Sink, sum};
use crate::subject::{Ask, Components, Subject, Works, equal, exact, members, verdict, with_note};
use fluent_uri::build::Builder;
use fluent_uri::component::Scheme;
use fluent_uri::pct_enc::{EStr, Encoder};
use std::hint::black_box;

pub const SUBJECT: Subject = Subject {
    library: "fluent-uri",
    uri: Works { build: with_note(build, "no addresses in brackets"), ..uri::WORKS },
    iri: iri::WORKS,
};

macro_rules! works {
    ($module:ident, $type:ident, $reference:ident) => {
        mod $module {
            use super::*;
            use fluent_uri::{$reference, $type};

            pub const WORKS: Works = Works {
                parse: exact(|text| parts(text, sum)),
                valid: exact(|text| $type::parse(text).is_ok()),
                refuse: exact(|text| black_box($type::parse(text)).is_err()),
                normalize: exact(|text, sink| sink.text($type::parse(text).ok()?.normalize().as_str())),
                resolve: exact(|base| {
                    let base = $type::parse(base).ok()?.strip_fragment().to_owned();
                    Some(Box::new(move |reference, sink| {
                        let reference = $reference::parse(reference).ok()?;
                        sink.text(reference.resolve_against(&base).ok()?.as_str())
                    }))
                }),
                compare_same: exact(|one, other| equal([one, other].map($type::parse))),
                compare_spelled: with_note(
                    |one, other| {
                        let (one, other) = ($type::parse(one).ok()?, $type::parse(other).ok()?);
                        Some(Box::new(move || one.normalize() == other.normalize()))
                    },
                    "normalizes both",
                ),
                ..Works::NONE
            };

            pub fn parts<T>(text: &str, see: impl FnOnce(Parts<'_>) -> T) -> Option<T> {
                let uri = $reference::parse(text).ok()?;
                let authority = match uri.authority() {
                    Some(authority) => [
                        authority.userinfo().map(|part| part.as_str()),
                        Some(authority.host()),
                        authority.port().map(|part| part.as_str()),
                    ],
                    None => [None; 3],
                };
                let rest = [uri.query().map(|part| part.as_str()), uri.fragment().map(|part| part.as_str())];
                Some(see((uri.scheme().map(|scheme| scheme.as_str()), authority, uri.path().as_str(), rest)))
            }
        }
    };
}

works!(uri, Uri, UriRef);
works!(iri, Iri, IriRef);

pub const ASKS: &[(&str, Ask)] = &[
    ("uri-reference", |text| uri::parts(text, members)),
    ("iri-reference", |text| iri::parts(text, members)),
    ("uri", |text| verdict(fluent_uri::Uri::parse(text))),
    ("iri", |text| verdict(fluent_uri::Iri::parse(text))),
];

fn build(from: &Components, sink: &mut Sink) -> Option<()> {
    let scheme = fluent_uri::Uri::builder().scheme(Scheme::new(&from.scheme)?);
    let authority = match &from.host {
        Some(host) => {
            // An IP literal cannot be given as text: only the feature `net`, off by default, has a type for it.
            let (userinfo, port) = (part(&from.userinfo).ok()?, part(&from.port).ok()?);
            let host = EStr::new(host)?;
            scheme.authority_with(|builder| {
                builder.optional(Builder::userinfo, userinfo).host(host).optional(Builder::port, port)
            })
        }
        None => scheme.advance(),
    };
    let path = authority.path(EStr::new(&from.path)?);
    let query = path.optional(Builder::query, part(&from.query).ok()?);
    let built = query.optional(Builder::fragment, part(&from.fragment).ok()?).build().ok()?;
    sink.text(built.as_str())
}

/// A component that must be valid without encoding.
struct NotEncoded;

/// An optional component, which must be valid without encoding.
fn part<E: Encoder>(text: &Option<String>) -> Result<Option<&EStr<E>>, NotEncoded> {
    text.as_deref().map(|text| EStr::new(text).ok_or(NotEncoded)).transpose()
}
