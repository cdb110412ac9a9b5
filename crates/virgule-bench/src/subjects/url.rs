//! url: the WHATWG standard. It normalizes whatever it parses, by rules of its own, into memory of its own.

use crate::seen::{Seen, length, sum};
use crate::subject::{Subject, Works, but};
use url::Url;

pub const SUBJECT: Subject = Subject { library: "url", uri: WORKS, iri: WORKS };

const WORKS: Works = Works {
    parse: but(parse, "WHATWG: normalizes; user and password apart"),
    normalize: but(normalize, "WHATWG"),
    resolve: but(
        |base| {
            let base = Url::parse(base).ok()?;
            Some(Box::new(move |reference, seen| {
                seen.text(base.join(reference).ok()?.as_str());
                Some(())
            }))
        },
        "WHATWG",
    ),
    compare_same: but(compare, "normalized when parsed"),
    compare_spelled: but(compare, "normalized when parsed"),
    ..Works::NONE
};

fn parse(text: &str) -> Option<usize> {
    let url = Url::parse(text).ok()?;
    let port = url.port().map_or(0, |port| port.checked_ilog10().map_or(1, |most| most as usize + 1) + 1);
    let user = [Some(url.username()).filter(|user| !user.is_empty()), url.host_str(), None];
    let rest = [url.query(), url.fragment()];
    Some(
        sum(Some(url.scheme()), user, url.path(), rest)
            + port
            + url.password().map_or(0, |part| length(Some(part)) + 1),
    )
}

fn normalize(text: &str, seen: &mut Seen) -> Option<()> {
    seen.text(Url::parse(text).ok()?.as_str());
    Some(())
}

fn compare<'t>(one: &'t str, other: &'t str) -> Option<Box<dyn Fn() -> bool + 't>> {
    let (one, other) = (Url::parse(one).ok()?, Url::parse(other).ok()?);
    Some(Box::new(move || one == other))
}
