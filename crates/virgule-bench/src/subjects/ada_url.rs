//! ada-url: the WHATWG standard, in C++, with a call for every component. Parsing normalizes.

use crate::sink::{Sink, length};
use crate::subject::{Subject, Works, with_note};
use ada_url::Url;

pub const SUBJECT: Subject = Subject { library: "ada-url", uri: WORKS, iri: WORKS };

const WORKS: Works = Works {
    parse: with_note(parse, "WHATWG: normalizes; user and password apart"),
    valid: with_note(|text| Url::can_parse(text, None), "WHATWG"),
    refuse: with_note(|text| Url::parse(text, None).is_err(), "WHATWG"),
    normalize: with_note(normalize, "WHATWG"),
    resolve: with_note(
        |base| Some(Box::new(move |reference, sink| resolve(base, reference, sink))),
        "WHATWG; parses the base too",
    ),
    compare_same: with_note(compare, "normalized when parsed"),
    compare_spelled: with_note(compare, "normalized when parsed"),
    ..Works::NONE
};

fn parse(text: &str) -> Option<usize> {
    let url = Url::parse(text, None).ok()?;
    // In this library, a scheme includes its colon, a query its question mark, and a fragment its number sign.
    let marked = |part: &str| length(Some(part)).saturating_sub(1);
    let named = |part: &str| length(Some(part)) + usize::from(!part.is_empty());
    let authority =
        named(url.username()) + named(url.password()) + length(Some(url.hostname())) + named(url.port());
    let rest = marked(url.search()) + marked(url.hash());
    Some(marked(url.protocol()) + authority + length(Some(url.pathname())) + rest)
}

fn normalize(text: &str, sink: &mut Sink) -> Option<()> {
    sink.text(Url::parse(text, None).ok()?.href());
    Some(())
}

fn resolve(base: &str, reference: &str, sink: &mut Sink) -> Option<()> {
    sink.text(Url::parse(reference, Some(base)).ok()?.href());
    Some(())
}

fn compare<'t>(one: &'t str, other: &'t str) -> Option<Box<dyn Fn() -> bool + 't>> {
    let (one, other) = (Url::parse(one, None).ok()?, Url::parse(other, None).ok()?);
    Some(Box::new(move || one == other))
}
