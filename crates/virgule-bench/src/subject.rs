//! What is measured: parse a text, and read all its components.
//!
//! Every candidate gives the sum of the lengths of scheme, userinfo, host, port, path, query and fragment, so
//! that none can leave a component out, and all that accept a text must agree on the sum.

use std::hint::black_box;

/// A library, or a floor.
pub struct Subject {
    /// Its name, with the version measured.
    pub name: &'static str,
    /// Parses a text and reads all components; `None` if it refuses.
    pub parse: fn(&str) -> Option<usize>,
    /// Whether the sum is that of the components.
    pub reads: bool,
}

/// All candidates.
pub const SUBJECTS: &[Subject] = &[
    Subject { name: "virgule", parse: virgule, reads: true },
    Subject { name: "fluent-uri 0.4", parse: fluent_uri, reads: true },
    Subject { name: "oxiri 0.3", parse: oxiri, reads: true },
    Subject { name: "(floor: bytes allowed)", parse: floor, reads: false },
];

fn length(part: Option<&str>) -> usize {
    black_box(part).map_or(0, str::len)
}

fn virgule(text: &str) -> Option<usize> {
    let uri = virgule::UriRef::parse(text).ok()?;
    let authority = length(uri.userinfo()) + length(uri.host()) + length(uri.port());
    Some(
        length(uri.scheme())
            + authority
            + length(Some(uri.path()))
            + length(uri.query())
            + length(uri.fragment()),
    )
}

fn fluent_uri(text: &str) -> Option<usize> {
    let uri = fluent_uri::UriRef::parse(text).ok()?;
    let mut sum = length(uri.scheme().map(|scheme| scheme.as_str())) + length(Some(uri.path().as_str()));
    if let Some(authority) = uri.authority() {
        sum += length(authority.userinfo().map(|part| part.as_str()));
        sum += length(Some(authority.host())) + length(authority.port().map(|part| part.as_str()));
    }
    let rest =
        length(uri.query().map(|part| part.as_str())) + length(uri.fragment().map(|part| part.as_str()));
    Some(sum + rest)
}

fn oxiri(text: &str) -> Option<usize> {
    let iri = oxiri::IriRef::parse(text).ok()?;
    let mut sum = length(iri.scheme()) + length(Some(iri.path()));
    // oxiri stops at the authority; what is within it takes another look.
    if let Some(authority) = iri.authority() {
        let (userinfo, rest) = match authority.split_once('@') {
            Some((userinfo, rest)) => (Some(userinfo), rest),
            None => (None, authority),
        };
        let (host, port) = match rest.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
            _ => (rest, None),
        };
        sum += length(userinfo) + length(Some(host)) + length(port);
    }
    Some(sum + length(iri.query()) + length(iri.fragment()))
}

/// Only checks that every byte may stand in a URI: nothing that reads all bytes one by one does less.
fn floor(text: &str) -> Option<usize> {
    const ALLOWED: [bool; 256] = {
        let mut allowed = [false; 256];
        let bytes = b"%:/?#[]@!$&'()*+,;=-._~ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
        let mut at = 0;
        while at < bytes.len() {
            allowed[bytes[at] as usize] = true;
            at += 1;
        }
        allowed
    };
    text.bytes().fold(true, |all, byte| all & ALLOWED[byte as usize]).then_some(text.len())
}
