//! Libraries for the WHATWG URL standard, which parse and normalize in one step: url and sorug in Rust, ada-url in C++ with
//! a call for every component. sorug borrows normalized texts; the others copy.

use crate::candidate::{length, sum};
use crate::subject::{Ask, Subject, Works, equal, verdict, with_note};
use std::hint::black_box;

pub const URL: Subject = Subject { library: "url", uri: URL_WORKS, iri: URL_WORKS };
pub const SORUG: Subject = Subject { library: "sorug", uri: SORUG_WORKS, iri: SORUG_WORKS };
pub const ADA_URL: Subject = Subject { library: "ada-url", uri: ADA_URL_WORKS, iri: ADA_URL_WORKS };

/// The standard requires normalization, so that only acceptance can be compared.
pub const URL_ASKS: &[(&str, Ask)] = &[("uri", |text| verdict(url::Url::parse(text)))];

const PARSE: &str = "WHATWG: normalizes; user and password apart";

const URL_WORKS: Works = Works {
    parse: with_note(
        |text| {
            let url = url::Url::parse(text).ok()?;
            let rest = [url.query(), url.fragment()];
            let user = [some(url.username()), url.host_str(), None];
            Some(
                sum((Some(url.scheme()), user, url.path(), rest)) + user_and_port(url.password(), url.port()),
            )
        },
        PARSE,
    ),
    normalize: with_note(|text, sink| sink.text(url::Url::parse(text).ok()?.as_str()), "WHATWG"),
    resolve: with_note(
        |base| {
            let base = url::Url::parse(base).ok()?;
            Some(Box::new(move |reference, sink| sink.text(base.join(reference).ok()?.as_str())))
        },
        "WHATWG",
    ),
    compare_same: with_note(|one, other| equal([one, other].map(url::Url::parse)), "normalized when parsed"),
    compare_spelled: with_note(
        |one, other| equal([one, other].map(url::Url::parse)),
        "normalized when parsed",
    ),
    ..Works::NONE
};

const SORUG_WORKS: Works = Works {
    parse: with_note(
        |text| {
            let url = sorug::Url::parse(text).ok()?;
            let rest = [url.query(), url.fragment()];
            let user = [some(url.username()), url.host(), None];
            let more = user_and_port(some(url.password()), url.port());
            Some(sum((Some(url.scheme()), user, url.path(), rest)) + more)
        },
        PARSE,
    ),
    valid: with_note(|text| sorug::Url::parse(text).is_ok(), "WHATWG"),
    refuse: with_note(|text| black_box(sorug::Url::parse(text)).is_err(), "WHATWG"),
    normalize: with_note(|text, sink| sink.text(sorug::Url::parse(text).ok()?.as_str()), "WHATWG"),
    resolve: with_note(
        |base| {
            let base = sorug::Url::parse(base).ok()?;
            Some(Box::new(move |reference, sink| sink.text(base.join(reference).ok()?.as_str())))
        },
        "WHATWG",
    ),
    ..Works::NONE
};

const ADA_URL_WORKS: Works = Works {
    parse: with_note(
        |text| {
            let url = ada_url::Url::parse(text, None).ok()?;
            // In this library, a scheme includes its colon, a query its question mark, and a fragment its number sign.
            let marked = |part: &str| length(Some(part)).saturating_sub(1);
            let named = |part: &str| length(Some(part)) + usize::from(!part.is_empty());
            let user = named(url.username()) + named(url.password());
            let authority = user + length(Some(url.hostname())) + named(url.port());
            let rest = marked(url.search()) + marked(url.hash());
            Some(marked(url.protocol()) + authority + length(Some(url.pathname())) + rest)
        },
        PARSE,
    ),
    valid: with_note(|text| ada_url::Url::can_parse(text, None), "WHATWG"),
    refuse: with_note(|text| ada_url::Url::parse(text, None).is_err(), "WHATWG"),
    normalize: with_note(|text, sink| sink.text(ada_url::Url::parse(text, None).ok()?.href()), "WHATWG"),
    resolve: with_note(
        |base| {
            Some(Box::new(move |reference, sink| {
                sink.text(ada_url::Url::parse(reference, Some(base)).ok()?.href())
            }))
        },
        "WHATWG; parses the base too",
    ),
    compare_same: with_note(compare_ada_urls, "normalized when parsed"),
    compare_spelled: with_note(compare_ada_urls, "normalized when parsed"),
    ..Works::NONE
};

fn compare_ada_urls<'t>(one: &'t str, other: &'t str) -> Option<Box<dyn Fn() -> bool + 't>> {
    equal([one, other].map(|text| ada_url::Url::parse(text, None)))
}

/// The component, unless it is empty.
fn some(part: &str) -> Option<&str> {
    Some(part).filter(|part| !part.is_empty())
}

/// The length of a password and of a port that is a number, with their delimiters.
fn user_and_port(password: Option<&str>, port: Option<u16>) -> usize {
    let port = port.map_or(0, |port| port.checked_ilog10().map_or(1, |most| most as usize + 1) + 1);
    port + password.map_or(0, |part| length(Some(part)) + 1)
}
