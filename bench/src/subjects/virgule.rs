//! virgule: borrows, and finds all components while it validates.

use crate::candidate::{Sink, sum};
use crate::subject::{Components, Subject, Works, exact, with_note};
use crate::works::{VARIABLES, Variable};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::sync::LazyLock;
use virgule::find::Finder;
use virgule::schemes::UriTemplate;
use virgule::template::Value;
use virgule::{Normalization, RedactPolicy, Resolver};

pub const SUBJECT: Subject = Subject {
    library: "virgule",
    uri: Works { build: exact(build), find: exact(find), expand: exact(expand), ..uri::WORKS },
    iri: iri::WORKS,
};

/// Redacting reads every byte of a text as finding does, so it stands beside it.
pub const REDACTING: Subject = Subject {
    library: "(redacting)",
    uri: Works {
        find: with_note(redact, "finds secrets: passwords, tokens, values of parameters"),
        ..Works::NONE
    },
    iri: Works::NONE,
};

macro_rules! works {
    ($module:ident, $type:ident, $reference:ident) => {
        mod $module {
            use super::*;
            use virgule::{$reference, $type};

            fn compare<'t>(one: &'t str, other: &'t str) -> Option<Box<dyn Fn() -> bool + 't>> {
                let (one, other) = ($type::parse(one).ok()?, $type::parse(other).ok()?);
                Some(Box::new(move || one.equivalence(&other).is_some()))
            }

            pub const WORKS: Works = Works {
                parse: exact(parse),
                valid: exact($type::is_valid),
                refuse: exact(|text| black_box($type::parse(text)).is_err()),
                normalize: exact(|text, sink| {
                    sink.text($type::parse(text).ok()?.normalize(Normalization::SYNTAX).as_str())
                }),
                resolve_into: exact(|base| {
                    let base = Resolver::new($type::parse(base).ok()?);
                    Some(Box::new(move |reference, sink| {
                        sink.buffer.clear();
                        base.resolve_into($reference::parse(reference).ok()?, &mut sink.buffer).ok()?;
                        sink.buffered()
                    }))
                }),
                resolve: exact(|base| {
                    let base = Resolver::new($type::parse(base).ok()?);
                    Some(Box::new(move |reference, sink| {
                        sink.text(base.resolve($reference::parse(reference).ok()?).as_str())
                    }))
                }),
                compare_same: exact(compare),
                compare_spelled: exact(compare),
                ..Works::NONE
            };

            fn parse(text: &str) -> Option<usize> {
                let uri = $reference::parse(text).ok()?;
                let authority = [uri.userinfo(), uri.host(), uri.port()];
                Some(sum((uri.scheme(), authority, uri.path(), [uri.query(), uri.fragment()])))
            }
        }
    };
}

fn build(from: &Components, sink: &mut Sink) -> Option<()> {
    let mut builder = virgule::Uri::builder().scheme(&from.scheme).path(&from.path);
    if let Some(userinfo) = &from.userinfo {
        builder = builder.userinfo(userinfo);
    }
    if let Some(host) = &from.host {
        builder = builder.host(host);
    }
    if let Some(port) = &from.port {
        builder = builder.port(port);
    }
    if let Some(query) = &from.query {
        builder = builder.query(query);
    }
    if let Some(fragment) = &from.fragment {
        builder = builder.fragment(fragment);
    }
    sink.text(builder.build().ok()?.as_str())
}

works!(uri, Uri, UriRef);
works!(iri, Iri, IriRef);

fn find(text: &str, found: &mut dyn FnMut(usize, usize)) {
    Finder::new().find(text).for_each(|uri| found(uri.range().start, uri.range().end));
}

fn redact(text: &str, found: &mut dyn FnMut(usize, usize)) {
    RedactPolicy::new().secrets(text.as_bytes()).for_each(|secret| found(secret.start, secret.end));
}

static VALUES: LazyLock<BTreeMap<&str, Value<'static>>> = LazyLock::new(|| {
    let value = |variable: &Variable| match variable {
        Variable::Text(text) => Value::from(*text),
        Variable::List(items) => Value::list(items.iter().copied()),
        Variable::Pairs(pairs) => Value::map(pairs.iter().copied()),
    };
    VARIABLES.iter().map(|(name, variable)| (*name, value(variable))).collect()
});

fn expand(template: &str, sink: &mut Sink) -> Option<()> {
    sink.text(&UriTemplate::parse(template).ok()?.expand(&*VALUES).ok()?)
}
