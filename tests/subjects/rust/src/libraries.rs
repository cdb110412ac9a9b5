//! The libraries, asked alike: a kind and a text → whether they take it, and the components that they name.

use serde_json::{Map, Value};

/// What a library says of a text.
#[derive(Debug, Clone, PartialEq)]
pub enum Said {
    /// It has nothing for texts of the kind.
    Unsupported,
    /// It refuses the text.
    No,
    /// It takes the text; the components that it names.
    Yes(Map<String, Value>),
}

/// A library.
#[derive(Debug, Clone, Copy)]
pub struct Library {
    /// The name of the crate.
    pub name: &'static str,
    /// The kind of texts that it is best asked about: the widest one that it has.
    pub kind: &'static str,
    /// What it says of a text, by kind.
    pub ask: fn(&str, &str) -> Said,
}

/// All of them.
pub const LIBRARIES: [Library; 7] = [
    Library { name: "fluent-uri", kind: "uri-reference", ask: fluent_uri },
    Library { name: "iri-string", kind: "uri-reference", ask: iri_string },
    Library { name: "iref", kind: "uri-reference", ask: iref },
    Library { name: "oxiri", kind: "iri-reference", ask: oxiri },
    Library { name: "uriparse", kind: "uri-reference", ask: uriparse },
    Library { name: "http", kind: "uri", ask: http },
    Library { name: "url", kind: "uri", ask: url },
];

/// The library of that name.
pub fn find(name: &str) -> Option<Library> {
    LIBRARIES.into_iter().find(|library| library.name == name)
}

/// Whether a text was taken, without components.
fn verdict(taken: bool) -> Said {
    if taken { Said::Yes(Map::new()) } else { Said::No }
}

/// A text that was taken, with those components that the library names: `None` where it says that there is none.
fn parts<const N: usize>(parts: [(&str, Option<&str>); N]) -> Said {
    let value = |part: Option<&str>| part.map_or(Value::Null, Value::from);
    Said::Yes(parts.into_iter().map(|(name, part)| (name.to_string(), value(part))).collect())
}

fn fluent_uri(kind: &str, text: &str) -> Said {
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
            Err(_) => Said::No,
        },
        _ => Said::Unsupported,
    }
}

fn iri_string(kind: &str, text: &str) -> Said {
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
            Err(_) => Said::No,
        },
        _ => Said::Unsupported,
    }
}

fn iref(kind: &str, text: &str) -> Said {
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
            Err(_) => Said::No,
        },
        _ => Said::Unsupported,
    }
}

fn oxiri(kind: &str, text: &str) -> Said {
    match kind {
        "iri" => verdict(oxiri::Iri::parse(text).is_ok()),
        "iri-reference" => match oxiri::IriRef::parse(text) {
            Ok(iri) => parts([
                ("scheme", iri.scheme()),
                ("path", Some(iri.path())),
                ("query", iri.query()),
                ("fragment", iri.fragment()),
            ]),
            Err(_) => Said::No,
        },
        _ => Said::Unsupported,
    }
}

fn uriparse(kind: &str, text: &str) -> Said {
    match kind {
        "uri" => verdict(uriparse::URI::try_from(text).is_ok()),
        "relative-ref" => verdict(uriparse::RelativeReference::try_from(text).is_ok()),
        "uri-reference" => match uriparse::URIReference::try_from(text) {
            // It keeps numbers and segments, not the text of host, port and path, and schemes that it knows as such.
            Ok(uri) => parts([
                ("scheme", uri.scheme().and_then(|part| text.get(..part.as_str().len()))),
                ("query", uri.query().map(|part| part.as_str())),
                ("fragment", uri.fragment().map(|part| part.as_str())),
            ]),
            Err(_) => Said::No,
        },
        _ => Said::Unsupported,
    }
}

fn http(kind: &str, text: &str) -> Said {
    match (kind, http::Uri::try_from(text)) {
        ("uri" | "absolute-uri" | "http" | "https", Ok(uri)) => match uri.scheme_str() {
            Some(scheme) => parts([("scheme", Some(scheme)), ("host", uri.host()), ("query", uri.query())]),
            // The target of a request may have no scheme; a URI has one.
            None => Said::No,
        },
        ("uri" | "absolute-uri" | "http" | "https", Err(_)) => Said::No,
        _ => Said::Unsupported,
    }
}

/// The standard that it keeps to is another one, and normalizes: only the verdict can be compared.
fn url(kind: &str, text: &str) -> Said {
    if kind == "uri" { verdict(url::Url::parse(text).is_ok()) } else { Said::Unsupported }
}
