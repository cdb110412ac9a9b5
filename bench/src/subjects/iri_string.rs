//! iri-string: RFC 3986 and RFC 3987, borrows. Accessors search the text again. The library is built with its feature
//! `memchr`, which makes it faster. Its comparison is that of strings.

use crate::candidate::{Parts, Sink, sum};
use crate::subject::{Ask, Components, Subject, Works, equal, exact, members, verdict, with_note};
use crate::works::{VARIABLES, Variable};
use iri_string::build::Builder;
use iri_string::format::ToDedicatedString;
use iri_string::spec::{IriSpec, Spec, UriSpec};
use iri_string::template::UriTemplateStr;
use iri_string::template::simple_context::{SimpleContext, Value};
use iri_string::types::{RiAbsoluteStr, RiReferenceStr, RiRelativeStr, RiStr, UriStr};
use std::fmt::Write;
use std::hint::black_box;
use std::sync::LazyLock;

pub const SUBJECT: Subject = Subject {
    library: "iri-string",
    uri: Works { build: exact(build), expand: exact(expand), ..works::<UriSpec>() },
    iri: works::<IriSpec>(),
};

const fn works<S: Spec + 'static>() -> Works {
    Works {
        parse: exact(|text| parts::<S, _>(text, sum)),
        valid: exact(|text| RiStr::<S>::new(text).is_ok()),
        refuse: exact(|text| black_box(RiStr::<S>::new(text)).is_err()),
        normalize: exact(|text, sink| {
            sink.text(RiStr::<S>::new(text).ok()?.normalize().to_dedicated_string().as_str())
        }),
        resolve_into: exact(|base| {
            let base: &RiAbsoluteStr<S> = base_of(base)?;
            Some(Box::new(move |reference, sink| {
                let reference = RiReferenceStr::<S>::new(reference).ok()?;
                sink.buffer.clear();
                write!(sink.buffer, "{}", reference.resolve_against(base)).ok()?;
                sink.buffered()
            }))
        }),
        resolve: exact(|base| {
            let base: &RiAbsoluteStr<S> = base_of(base)?;
            Some(Box::new(move |reference, sink| {
                let reference = RiReferenceStr::<S>::new(reference).ok()?;
                sink.text(reference.resolve_against(base).to_dedicated_string().as_str())
            }))
        }),
        compare_same: exact(|one, other| equal([one, other].map(RiStr::<S>::new))),
        compare_spelled: with_note(
            |one, other| {
                let (one, other) = (RiStr::<S>::new(one).ok()?, RiStr::<S>::new(other).ok()?);
                Some(Box::new(move || {
                    one.normalize().to_dedicated_string() == other.normalize().to_dedicated_string()
                }))
            },
            "normalizes both",
        ),
        ..Works::NONE
    }
}

/// The base of a resolution, whose fragment is removed because this library does not allow one.
fn base_of<S: Spec>(text: &str) -> Option<&RiAbsoluteStr<S>> {
    RiStr::<S>::new(text).ok().map(RiStr::to_absolute)
}

fn parts<S: Spec, T>(text: &str, see: impl FnOnce(Parts<'_>) -> T) -> Option<T> {
    let iri = RiReferenceStr::<S>::new(text).ok()?;
    let authority = match iri.authority_components() {
        Some(authority) => [authority.userinfo(), Some(authority.host()), authority.port()],
        None => [None; 3],
    };
    Some(see((iri.scheme_str(), authority, iri.path_str(), [iri.query_str(), iri.fragment_str()])))
}

pub const ASKS: &[(&str, Ask)] = &[
    ("uri-reference", |text| parts::<UriSpec, _>(text, members)),
    ("iri-reference", |text| parts::<IriSpec, _>(text, members)),
    ("uri", |text| verdict(RiStr::<UriSpec>::new(text))),
    ("iri", |text| verdict(RiStr::<IriSpec>::new(text))),
    ("absolute-uri", |text| verdict(RiAbsoluteStr::<UriSpec>::new(text))),
    ("absolute-iri", |text| verdict(RiAbsoluteStr::<IriSpec>::new(text))),
    ("relative-ref", |text| verdict(RiRelativeStr::<UriSpec>::new(text))),
    ("irelative-ref", |text| verdict(RiRelativeStr::<IriSpec>::new(text))),
];

fn build(from: &Components, sink: &mut Sink) -> Option<()> {
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
    sink.text(builder.build::<UriStr>().ok()?.to_dedicated_string().as_str())
}

static CONTEXT: LazyLock<SimpleContext> = LazyLock::new(|| {
    let mut context = SimpleContext::new();
    let text = |text: &&str| text.to_string();
    for (name, variable) in VARIABLES {
        let value = match variable {
            Variable::Text(text) => Value::String(text.to_string()),
            Variable::List(items) => Value::List(items.iter().map(text).collect()),
            Variable::Pairs(pairs) => {
                Value::Assoc(pairs.iter().map(|(name, value)| (text(name), text(value))).collect())
            }
        };
        context.insert(*name, value);
    }
    context
});

fn expand(template: &str, sink: &mut Sink) -> Option<()> {
    sink.text(&UriTemplateStr::new(template).ok()?.expand::<UriSpec, _>(&*CONTEXT).ok()?.to_string())
}
