//! Other libraries, with one function for each operation.

/// A library whose results are compared with those of virgule. A function returns `None` if the library reports an
/// error or lacks the operation.
#[derive(Clone, Copy)]
#[allow(missing_docs)]
#[cfg_attr(not(test), expect(dead_code, reason = "only the tests call the libraries"))]
pub struct Peer {
    pub name: &'static str,
    /// True if a text is a URI reference; `None` if the library supports only IRIs.
    pub is_uri_reference: fn(&str) -> Option<bool>,
    pub is_iri_reference: fn(&str) -> bool,
    /// Resolves a reference (second argument) against a base without a fragment (first argument), both IRIs.
    pub resolve: fn(&str, &str) -> Option<String>,
    /// Normalizes an IRI by the default normalization of the library.
    pub normalize: fn(&str) -> Option<String>,
}

pub const PEERS: [Peer; 4] = [
    Peer {
        name: "fluent-uri 0.4",
        is_uri_reference: |text| Some(fluent_uri::UriRef::parse(text).is_ok()),
        is_iri_reference: |text| fluent_uri::IriRef::parse(text).is_ok(),
        resolve: |base, reference| {
            let base = fluent_uri::Iri::parse(base).ok()?;
            let target = fluent_uri::IriRef::parse(reference).ok()?.resolve_against(&base).ok()?;
            Some(target.into_string())
        },
        normalize: |text| Some(fluent_uri::Iri::parse(text).ok()?.normalize().into_string()),
    },
    Peer {
        name: "iri-string 0.7",
        is_uri_reference: |text| Some(iri_string::types::UriReferenceStr::new(text).is_ok()),
        is_iri_reference: |text| iri_string::types::IriReferenceStr::new(text).is_ok(),
        resolve: |base, reference| {
            let base = iri_string::types::IriAbsoluteStr::new(base).ok()?;
            let reference = iri_string::types::IriReferenceStr::new(reference).ok()?;
            Some(reference.resolve_against(base).to_string())
        },
        normalize: |text| Some(iri_string::types::IriStr::new(text).ok()?.normalize().to_string()),
    },
    Peer {
        name: "iref 5",
        is_uri_reference: |text| Some(iref::UriRef::new(text).is_ok()),
        is_iri_reference: |text| iref::IriRef::new(text).is_ok(),
        resolve: |base, reference| {
            let base = iref::Iri::new(base).ok()?;
            Some(iref::IriRef::new(reference).ok()?.resolved(base).as_str().to_string())
        },
        normalize: |_| None,
    },
    Peer {
        name: "oxiri 0.3",
        is_uri_reference: |_| None,
        is_iri_reference: |text| oxiri::IriRef::parse(text).is_ok(),
        resolve: |base, reference| {
            let base = oxiri::Iri::parse(base).ok()?;
            Some(base.resolve(&oxiri::IriRef::parse(reference).ok()?).ok()?.into_inner())
        },
        normalize: |_| None,
    },
];
