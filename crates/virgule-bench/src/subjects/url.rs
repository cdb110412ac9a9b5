//! url: the WHATWG standard. Parsing normalizes, by the rules of that standard, into new memory.

use crate::sink::{Sink, length, sum};
use crate::subject::{Subject, Works, with_note};
use url::Url;

pub const SUBJECT: Subject = Subject { library: "url", uri: WORKS, iri: WORKS };

const WORKS: Works = Works {
    parse: with_note(parse, "WHATWG: normalizes; user and password apart"),
    normalize: with_note(normalize, "WHATWG"),
    resolve: with_note(
        |base| {
            let base = Url::parse(base).ok()?;
            Some(Box::new(move |reference, sink| {
                sink.text(base.join(reference).ok()?.as_str());
                Some(())
            }))
        },
        "WHATWG",
    ),
    compare_same: with_note(compare, "normalized when parsed"),
    compare_spelled: with_note(compare, "normalized when parsed"),
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

fn normalize(text: &str, sink: &mut Sink) -> Option<()> {
    sink.text(Url::parse(text).ok()?.as_str());
    Some(())
}

fn compare<'t>(one: &'t str, other: &'t str) -> Option<Box<dyn Fn() -> bool + 't>> {
    let (one, other) = (Url::parse(one).ok()?, Url::parse(other).ok()?);
    Some(Box::new(move || one == other))
}
