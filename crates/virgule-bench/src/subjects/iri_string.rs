//! iri-string: RFC 3986 and RFC 3987, borrows, looks for components again whenever one is asked for. It is built with
//! its feature `memchr`, with which it is faster. It compares texts as they are spelled.

use crate::components::Components;
use crate::seen::{Seen, sum};
use crate::subject::{Subject, Works, but, way};
use iri_string::build::Builder;
use iri_string::format::ToDedicatedString;
use iri_string::spec::{IriSpec, Spec, UriSpec};
use iri_string::types::{RiAbsoluteStr, RiReferenceStr, RiStr, UriStr};
use std::fmt::Write;
use std::hint::black_box;

pub const SUBJECT: Subject = Subject {
    library: "iri-string",
    uri: Works { build: way(build), ..works::<UriSpec>() },
    iri: works::<IriSpec>(),
};

const fn works<S: Spec + 'static>() -> Works {
    Works {
        parse: way(parse::<S>),
        valid: way(|text| RiStr::<S>::new(text).is_ok()),
        refuse: way(|text| black_box(RiStr::<S>::new(text)).is_err()),
        normalize: way(normalize::<S>),
        resolve_into: way(|base| {
            let base: &RiAbsoluteStr<S> = base_of(base)?;
            Some(Box::new(move |reference, seen| {
                let reference = RiReferenceStr::<S>::new(reference).ok()?;
                seen.buffer.clear();
                write!(seen.buffer, "{}", reference.resolve_against(base)).ok()?;
                seen.buffered();
                Some(())
            }))
        }),
        resolve: way(|base| {
            let base: &RiAbsoluteStr<S> = base_of(base)?;
            Some(Box::new(move |reference, seen| {
                let reference = RiReferenceStr::<S>::new(reference).ok()?;
                seen.text(reference.resolve_against(base).to_dedicated_string().as_str());
                Some(())
            }))
        }),
        compare_same: way(|one, other| {
            let (one, other) = (RiStr::<S>::new(one).ok()?, RiStr::<S>::new(other).ok()?);
            Some(Box::new(move || one == other))
        }),
        compare_spelled: but(
            |one, other| {
                let (one, other) = (RiStr::<S>::new(one).ok()?, RiStr::<S>::new(other).ok()?);
                Some(Box::new(move || {
                    one.normalize().to_dedicated_string() == other.normalize().to_dedicated_string()
                }))
            },
            "normalizes both",
        ),
        build: None,
    }
}

/// A base may have no fragment here.
fn base_of<S: Spec>(text: &str) -> Option<&RiAbsoluteStr<S>> {
    RiStr::<S>::new(text).ok().map(RiStr::to_absolute)
}

fn parse<S: Spec>(text: &str) -> Option<usize> {
    let iri = RiReferenceStr::<S>::new(text).ok()?;
    let authority = match iri.authority_components() {
        Some(authority) => [authority.userinfo(), Some(authority.host()), authority.port()],
        None => [None; 3],
    };
    Some(sum(iri.scheme_str(), authority, iri.path_str(), [iri.query_str(), iri.fragment_str()]))
}

fn normalize<S: Spec>(text: &str, seen: &mut Seen) -> Option<()> {
    seen.text(RiStr::<S>::new(text).ok()?.normalize().to_dedicated_string().as_str());
    Some(())
}

fn build(from: &Components, seen: &mut Seen) -> Option<()> {
    let mut builder = Builder::new();
    builder.scheme(&from.scheme);
    if let Some(userinfo) = &from.userinfo {
        builder.userinfo(userinfo.as_str());
    }
    if let Some(host) = &from.host {
        builder.host(host);
    }
    if let Some(port) = &from.port {
        builder.port(port.as_str());
    }
    builder.path(&from.path);
    if let Some(query) = &from.query {
        builder.query(query);
    }
    if let Some(fragment) = &from.fragment {
        builder.fragment(fragment);
    }
    seen.text(builder.build::<UriStr>().ok()?.to_dedicated_string().as_str());
    Some(())
}
