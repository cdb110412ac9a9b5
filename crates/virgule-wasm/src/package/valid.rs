//! Any text → a URI reference of RFC 3986, or why it is none.

use std::borrow::Cow;
use virgule::UriRef;
use virgule::repair::repair;

/// The largest port of TCP and UDP.
const MAX_PORT: u32 = 65_535;

/// The most bytes of a text that is repaired: the repair may be three times as long.
const MAX_REPAIRED: usize = 1 << 20;

/// The text as a URI reference: itself, or with the characters percent-encoded that a path, query or fragment may not have.
///
/// Refused, because parsers disagree about them: spaces and control characters at the ends, a `%` that two hexadecimal digits
/// do not follow, a backslash near the authority, other forbidden characters in scheme or authority, ports above 65535, and
/// any of them in more than [`MAX_REPAIRED`] bytes.
pub fn valid(text: &str) -> Result<Cow<'_, str>, String> {
    let made = match UriRef::parse(text) {
        Ok(_) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(encoded(text)?),
    };
    match UriRef::parse(&made) {
        // RFC 8141 section 2 has no place for other characters, and two URNs are one only if they are spelled alike.
        Ok(uri) if matches!(made, Cow::Owned(_)) && is_urn(&uri) => {
            Err("a URN has characters that it may not have".to_string())
        }
        Ok(uri) if has_port_of_tcp(&uri) => Ok(made),
        Ok(_) => Err(format!("the port is above {MAX_PORT}")),
        Err(error) => Err(error.to_string()),
    }
}

/// True unless there is a port above 65535.
pub fn has_port_of_tcp(uri: &UriRef<'_>) -> bool {
    let port = uri.port().unwrap_or_default().trim_start_matches('0');
    port.is_empty() || port.parse().is_ok_and(|port: u32| port <= MAX_PORT)
}

/// True for the scheme `urn`.
pub fn is_urn(uri: &UriRef<'_>) -> bool {
    uri.scheme().is_some_and(|scheme| scheme.eq_ignore_ascii_case("urn"))
}

/// The text with what a URI may not have percent-encoded.
fn encoded(text: &str) -> Result<String, String> {
    if text.starts_with(|c| c <= ' ') || text.ends_with(|c| c <= ' ') {
        return Err("there are spaces or control characters at an end".to_string());
    }
    if text.len() > MAX_REPAIRED {
        return Err(format!("a text above {MAX_REPAIRED} bytes has characters that a URI does not have"));
    }
    let repaired = repair::<UriRef>(text).map_err(|error| error.to_string())?;
    match repaired.changes().find(|change| change.original == "%" || change.replacement.is_empty()) {
        Some(change) if change.original == "%" => {
            Err(format!("offset {}: two hexadecimal digits do not follow the percent sign", change.offset))
        }
        Some(change) => {
            Err(format!("offset {}: delimiters around a URI, or a line end in it", change.offset))
        }
        None => Ok(repaired.into_value().into_cow().into_owned()),
    }
}
