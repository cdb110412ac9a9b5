//! iref: RFC 3986 and RFC 3987, borrows. Accessors search the text again, so all components are read at once. The
//! library normalizes only paths, and compares decoded components.

use crate::candidate::{Parts, Sink, sum};
use crate::subject::{Ask, Subject, Works, equal, exact, members, verdict, with_note};

pub const SUBJECT: Subject = Subject { library: "iref", uri: uri::WORKS, iri: iri::WORKS };

macro_rules! works {
    ($module:ident, $type:ident, $reference:ident, $owned:ident) => {
        mod $module {
            use super::*;
            use iref::{$owned, $reference, $type};

            pub const WORKS: Works = Works {
                parse: exact(|text| parts(text, sum)),
                normalize: with_note(normalize, "dot segments only"),
                resolve: exact(|base| {
                    let base = $type::new(base).ok()?;
                    Some(Box::new(move |reference, sink| {
                        sink.text($reference::new(reference).ok()?.resolved(base).as_str())
                    }))
                }),
                compare_same: exact(|one, other| equal([one, other].map($type::new))),
                compare_spelled: exact(|one, other| equal([one, other].map($type::new))),
                ..Works::NONE
            };

            pub fn parts<T>(text: &str, see: impl FnOnce(Parts<'_>) -> T) -> Option<T> {
                let parts = $reference::new(text).ok()?.parts();
                let authority = match parts.authority.map(|authority| authority.parts()) {
                    Some(authority) => [
                        authority.user_info.map(|part| part.as_str()),
                        Some(authority.host.as_str()),
                        authority.port.map(|part| part.as_str()),
                    ],
                    None => [None; 3],
                };
                let rest = [parts.query.map(|part| part.as_str()), parts.fragment.map(|part| part.as_str())];
                Some(see((parts.scheme.map(|part| part.as_str()), authority, parts.path.as_str(), rest)))
            }

            fn normalize(text: &str, sink: &mut Sink) -> Option<()> {
                let mut owned: $owned = $type::new(text).ok()?.to_owned();
                owned.path_mut().normalize();
                sink.text(owned.as_str())
            }
        }
    };
}

works!(uri, Uri, UriRef, UriBuf);
works!(iri, Iri, IriRef, IriBuf);

pub const ASKS: &[(&str, Ask)] = &[
    ("uri-reference", |text| uri::parts(text, members)),
    ("iri-reference", |text| iri::parts(text, members)),
    ("uri", |text| verdict(iref::Uri::new(text))),
    ("iri", |text| verdict(iref::Iri::new(text))),
];
