//! sorug: the WHATWG standard. It borrows what is normal by that standard, and normalizes the rest into memory of its own.

use crate::seen::{Seen, length, sum};
use crate::subject::{Subject, Works, but};
use sorug::Url;
use std::hint::black_box;

pub const SUBJECT: Subject = Subject { library: "sorug", uri: WORKS, iri: WORKS };

const WORKS: Works = Works {
    parse: but(parse, "WHATWG: normalizes; user and password apart"),
    valid: but(|text| Url::parse(text).is_ok(), "WHATWG"),
    refuse: but(|text| black_box(Url::parse(text)).is_err(), "WHATWG"),
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

fn normalize(text: &str, seen: &mut Seen) -> Option<()> {
    seen.text(Url::parse(text).ok()?.as_str());
    Some(())
}
