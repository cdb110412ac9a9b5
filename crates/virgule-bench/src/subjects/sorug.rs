//! sorug: the WHATWG standard. It borrows normalized texts, and normalizes others into new memory.

use crate::sink::{Sink, length, sum};
use crate::subject::{Subject, Works, with_note};
use sorug::Url;
use std::hint::black_box;

pub const SUBJECT: Subject = Subject { library: "sorug", uri: WORKS, iri: WORKS };

const WORKS: Works = Works {
    parse: with_note(parse, "WHATWG: normalizes; user and password apart"),
    valid: with_note(|text| Url::parse(text).is_ok(), "WHATWG"),
    refuse: with_note(|text| black_box(Url::parse(text)).is_err(), "WHATWG"),
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
    ..Works::NONE
};

fn parse(text: &str) -> Option<usize> {
    let url = Url::parse(text).ok()?;
    let port = url.port().map_or(0, |port| port.checked_ilog10().map_or(1, |most| most as usize + 1) + 1);
    let user = [Some(url.username()).filter(|user| !user.is_empty()), url.host(), None];
    let password = Some(url.password()).filter(|password| !password.is_empty());
    Some(
        sum(Some(url.scheme()), user, url.path(), [url.query(), url.fragment()])
            + port
            + password.map_or(0, |part| length(Some(part)) + 1),
    )
}

fn normalize(text: &str, sink: &mut Sink) -> Option<()> {
    sink.text(Url::parse(text).ok()?.as_str());
    Some(())
}
