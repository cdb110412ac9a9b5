//! ada-url: the WHATWG standard, a library in C++ that is called for every component. It normalizes whatever it parses.

use crate::seen::{Seen, length};
use crate::subject::{Subject, Works, but};
use ada_url::Url;

pub const SUBJECT: Subject = Subject { library: "ada-url", uri: WORKS, iri: WORKS };

const WORKS: Works = Works {
    parse: but(parse, "WHATWG: normalizes; user and password apart"),
    valid: but(|text| Url::can_parse(text, None), "WHATWG"),
    refuse: but(|text| Url::parse(text, None).is_err(), "WHATWG"),
    normalize: but(normalize, "WHATWG"),
    resolve: but(
        |base| Some(Box::new(move |reference, seen| resolve(base, reference, seen))),
        "WHATWG; parses the base too",
    ),
    compare_same: but(compare, "normalized when parsed"),
    compare_spelled: but(compare, "normalized when parsed"),
    ..Works::NONE
};

fn parse(text: &str) -> Option<usize> {
    let url = Url::parse(text, None).ok()?;
    // Here a scheme has its colon, a query its question mark, a fragment its number sign.
    let marked = |part: &str| length(Some(part)).saturating_sub(1);
    let named = |part: &str| length(Some(part)) + usize::from(!part.is_empty());
    let authority =
        named(url.username()) + named(url.password()) + length(Some(url.hostname())) + named(url.port());
    let rest = marked(url.search()) + marked(url.hash());
    Some(marked(url.protocol()) + authority + length(Some(url.pathname())) + rest)
}

fn normalize(text: &str, seen: &mut Seen) -> Option<()> {
    seen.text(Url::parse(text, None).ok()?.href());
    Some(())
}

fn resolve(base: &str, reference: &str, seen: &mut Seen) -> Option<()> {
    seen.text(Url::parse(reference, Some(base)).ok()?.href());
    Some(())
}

fn compare<'t>(one: &'t str, other: &'t str) -> Option<Box<dyn Fn() -> bool + 't>> {
    let (one, other) = (Url::parse(one, None).ok()?, Url::parse(other, None).ok()?);
    Some(Box::new(move || one == other))
}
