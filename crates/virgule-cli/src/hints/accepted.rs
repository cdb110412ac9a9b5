//! Texts that are valid, but probably not as meant.

use super::{proposed, windows_path};
use virgule::schemes::UriTemplate;
use virgule::{Iri, IriRef, Kind};

/// Notes about a valid URI, IRI or reference; none for other texts.
pub fn notes(text: &str) -> Vec<String> {
    NOTES.iter().filter_map(|note| note(text)).collect()
}

/// A function that describes one sort of text.
type Note = fn(&str) -> Option<String>;

const NOTES: [Note; 4] = [drive, host_and_port, large_port, full_width_colon];

/// `C:/x` has the scheme `C`.
fn drive(text: &str) -> Option<String> {
    let scheme = Iri::parse(text).ok()?.scheme();
    let uri = windows_path(text)?;
    Some(format!("read as the scheme `{scheme}`; as a Windows path it is {uri}"))
}

/// `localhost:8080` has the scheme `localhost`.
fn host_and_port(text: &str) -> Option<String> {
    let iri = Iri::parse(text).ok()?;
    let (scheme, path) = (iri.scheme(), iri.path());
    let port = path.split('/').next()?;
    let is_port = !port.is_empty() && port.len() <= 5 && port.bytes().all(|byte| byte.is_ascii_digit());
    if !is_port || NUMBERS.contains(&scheme) || Kind::find(&scheme.to_ascii_lowercase()).is_some() {
        return None;
    }
    let uri = proposed(&format!("http://{text}"))?;
    Some(format!("read as the scheme `{scheme}`; if that is a host, the URI is {uri}"))
}

/// Registered schemes without a kind here whose paths are numbers.
const NUMBERS: [&str; 4] = ["sms", "fax", "modem", "callto"];

/// A port that TCP and UDP do not have, in a scheme with a default port.
fn large_port(text: &str) -> Option<String> {
    let iri = IriRef::parse(text).ok()?;
    let port = iri.port().filter(|port| !port.is_empty() && port.parse::<u16>().is_err())?;
    let scheme = Iri::parse(text).ok()?.scheme_typed();
    scheme.default_port()?;
    // Leading zeros are no value.
    let port = port.trim_start_matches('0');
    (port.parse::<u16>().is_err() && !port.is_empty())
        .then(|| "the port is above 65535, the highest port of TCP".to_string())
}

/// `https：//example.com` is a relative reference of RFC 3987.
fn full_width_colon(text: &str) -> Option<String> {
    let iri = IriRef::parse(text).ok().filter(|iri| iri.scheme().is_none() && iri.authority().is_none())?;
    let (scheme, rest) = iri.path().split_once('：')?;
    (virgule::Scheme::new(scheme).is_some() && rest.starts_with('/')).then(|| {
        format!(
            "read as a relative reference, because `：` (U+FF1A) is no colon: `{scheme}:` would be a scheme"
        )
    })
}

/// Notes about variables of a call that a template does not have, but has as the routes of web frameworks write them:
/// `:id`, `$id`, `*id`.
pub fn unused_variables<'n>(template: &str, names: impl Iterator<Item = &'n str>) -> Vec<String> {
    let Ok(parsed) = UriTemplate::parse(template) else { return Vec::new() };
    let is_used = |name: &str| parsed.variables().any(|known| known == name);
    let is_route = |name: &str| {
        template.match_indices(name).any(|(at, _)| template[..at].ends_with([':', '$', '*']))
            && !name.is_empty()
    };
    let mut unused: Vec<&str> = names.filter(|name| !is_used(name) && is_route(name)).collect();
    unused.sort_unstable();
    unused.dedup();
    let note = |name| format!("the variable {name} is not used; RFC 6570 writes {{{name}}}");
    unused.into_iter().map(note).collect()
}
