//! The libraries, each as one function: from a kind and a text to acceptance and components.

use serde_json::{Map, Value};

/// The answer of a library to a text.
#[derive(Debug, Clone, PartialEq)]
pub enum Answer {
    /// The library has no parser for the kind.
    Unsupported,
    /// The library refuses the text.
    No,
    /// The library accepts the text, with these components.
    Yes(Map<String, Value>),
}

/// A library whose answers are tested.
#[derive(Debug, Clone, Copy)]
pub struct Library {
    /// The name of the crate.
    pub name: &'static str,
    /// The most general kind that the library parses.
    pub kind: &'static str,
    /// Parses a text (second argument) as a kind (first argument).
    pub ask: fn(&str, &str) -> Answer,
}

/// All libraries.
pub const LIBRARIES: [Library; 7] = [
    Library { name: "fluent-uri", kind: "uri-reference", ask: fluent_uri },
    Library { name: "iri-string", kind: "uri-reference", ask: iri_string },
    Library { name: "iref", kind: "uri-reference", ask: iref },
    Library { name: "oxiri", kind: "iri-reference", ask: oxiri },
    Library { name: "uriparse", kind: "uri-reference", ask: uriparse },
    Library { name: "http", kind: "uri", ask: http },
    Library { name: "url", kind: "uri", ask: url },
];

/// The library named `name`; `None` if there is none.
pub fn find(name: &str) -> Option<Library> {
    LIBRARIES.into_iter().find(|library| library.name == name)
}

/// An answer without components.
fn verdict(taken: bool) -> Answer {
    if taken { Answer::Yes(Map::new()) } else { Answer::No }
}

/// The answer for an accepted text with the components of the library; `None` for absent components.
fn parts<const N: usize>(parts: [(&str, Option<&str>); N]) -> Answer {
    let value = |part: Option<&str>| part.map_or(Value::Null, Value::from);
    Answer::Yes(parts.into_iter().map(|(name, part)| (name.to_string(), value(part))).collect())
}

fn fluent_uri(kind: &str, text: &str) -> Answer {
    match kind {
        "uri" => verdict(fluent_uri::Uri::parse(text).is_ok()),
        "iri" => verdict(fluent_uri::Iri::parse(text).is_ok()),
        "iri-reference" => verdict(fluent_uri::IriRef::parse(text).is_ok()),
        "uri-reference" => match fluent_uri::UriRef::parse(text) {
            Ok(uri) => parts([
                ("scheme", uri.scheme().map(|part| part.as_str())),
                ("userinfo", uri.authority().and_then(|authority| Some(authority.userinfo()?.as_str()))),
                ("host", uri.authority().map(|authority| authority.host())),
                ("port", uri.authority().and_then(|authority| Some(authority.port()?.as_str()))),
                ("path", Some(uri.path().as_str())),
                ("query", uri.query().map(|part| part.as_str())),
                ("fragment", uri.fragment().map(|part| part.as_str())),
            ]),
            Err(_) => Answer::No,
        },
        _ => Answer::Unsupported,
    }
}

fn iri_string(kind: &str, text: &str) -> Answer {
    use iri_string::types::{IriAbsoluteStr, IriReferenceStr, IriRelativeStr, IriStr};
    use iri_string::types::{UriAbsoluteStr, UriReferenceStr, UriRelativeStr, UriStr};
    match kind {
        "uri" => verdict(UriStr::new(text).is_ok()),
        "absolute-uri" => verdict(UriAbsoluteStr::new(text).is_ok()),
        "relative-ref" => verdict(UriRelativeStr::new(text).is_ok()),
        "iri" => verdict(IriStr::new(text).is_ok()),
        "iri-reference" => verdict(IriReferenceStr::new(text).is_ok()),
        "absolute-iri" => verdict(IriAbsoluteStr::new(text).is_ok()),
        "irelative-ref" => verdict(IriRelativeStr::new(text).is_ok()),
        "uri-reference" => match UriReferenceStr::new(text) {
            Ok(uri) => {
                let authority = uri.authority_components();
                parts([
                    ("scheme", uri.scheme_str()),
                    ("userinfo", authority.and_then(|authority| authority.userinfo())),
                    ("host", authority.map(|authority| authority.host())),
                    ("port", authority.and_then(|authority| authority.port())),
                    ("path", Some(uri.path_str())),
                    ("query", uri.query_str()),
                    ("fragment", uri.fragment().map(|part| part.as_str())),
                ])
            }
            Err(_) => Answer::No,
        },
        _ => Answer::Unsupported,
    }
}

fn iref(kind: &str, text: &str) -> Answer {
    match kind {
        "uri" => verdict(iref::Uri::new(text).is_ok()),
        "iri" => verdict(iref::Iri::new(text).is_ok()),
        "iri-reference" => verdict(iref::IriRef::new(text).is_ok()),
        "uri-reference" => match iref::UriRef::new(text) {
            Ok(uri) => {
                let authority = uri.authority().map(|authority| authority.parts());
                parts([
                    ("scheme", uri.scheme().map(|part| part.as_str())),
                    (
                        "userinfo",
                        authority.as_ref().and_then(|authority| Some(authority.user_info?.as_str())),
                    ),
                    ("host", authority.as_ref().map(|authority| authority.host.as_str())),
                    ("port", authority.as_ref().and_then(|authority| Some(authority.port?.as_str()))),
                    ("path", Some(uri.path().as_str())),
                    ("query", uri.query().map(|part| part.as_str())),
                    ("fragment", uri.fragment().map(|part| part.as_str())),
                ])
            }
            Err(_) => Answer::No,
        },
        _ => Answer::Unsupported,
    }
}

fn oxiri(kind: &str, text: &str) -> Answer {
    match kind {
        "iri" => verdict(oxiri::Iri::parse(text).is_ok()),
        "iri-reference" => match oxiri::IriRef::parse(text) {
            Ok(iri) => parts([
                ("scheme", iri.scheme()),
                ("path", Some(iri.path())),
                ("query", iri.query()),
                ("fragment", iri.fragment()),
            ]),
            Err(_) => Answer::No,
        },
        _ => Answer::Unsupported,
    }
}

fn uriparse(kind: &str, text: &str) -> Answer {
    match kind {
        "uri" => verdict(uriparse::URI::try_from(text).is_ok()),
        "relative-ref" => verdict(uriparse::RelativeReference::try_from(text).is_ok()),
        "uri-reference" => match uriparse::URIReference::try_from(text) {
            // The library stores numbers, segments and known schemes, but not the texts of host, port and path.
            Ok(uri) => parts([
                ("scheme", uri.scheme().and_then(|part| text.get(..part.as_str().len()))),
                ("query", uri.query().map(|part| part.as_str())),
                ("fragment", uri.fragment().map(|part| part.as_str())),
            ]),
            Err(_) => Answer::No,
        },
        _ => Answer::Unsupported,
    }
}

fn http(kind: &str, text: &str) -> Answer {
    match (kind, http::Uri::try_from(text)) {
        ("uri" | "absolute-uri" | "http" | "https", Ok(uri)) => match uri.scheme_str() {
            Some(scheme) => parts([("scheme", Some(scheme)), ("host", uri.host()), ("query", uri.query())]),
            // The target of a request may have no scheme, but a URI always has one.
            None => Answer::No,
        },
        ("uri" | "absolute-uri" | "http" | "https", Err(_)) => Answer::No,
        _ => Answer::Unsupported,
    }
}

/// The standard requires normalization, so that only acceptance can be compared.
fn url(kind: &str, text: &str) -> Answer {
    if kind == "uri" { verdict(url::Url::parse(text).is_ok()) } else { Answer::Unsupported }
}
