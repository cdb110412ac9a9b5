//! The spelling of components, and normal forms.
//!
//! ```text
//! spelled     HTTP://A:80/./%7e%2e  →  http://A:80/./~%2E   case, percent-encodings and IPv6 addresses
//! normalized                        →  http://a/~%2E        also dot segments, default port, empty path
//! ```

use super::dots;
use super::valid::is_urn;
use std::borrow::Cow;
use virgule::{Normalization, NormalizationStep, UriRef};

/// The steps of [`spelled`], without percent-decoding, which [`decoded`] does.
const SPELLING: Normalization = Normalization::CASE.with(NormalizationStep::Ipv6);

/// True if [`spelled`] does not change the text of `uri`. Most texts need no more than this.
pub fn is_spelled(text: &str, uri: &UriRef<'_>) -> bool {
    !text.contains('%') && matches!(uri.normalize(SPELLING).into_cow(), Cow::Borrowed(_))
}

/// The text with scheme and host in lower case, canonical percent-encodings and IPv6 addresses; borrowed if unchanged.
///
/// # Errors
///
/// The message of a text that is no URI reference.
pub fn spelled(text: &str) -> Result<Cow<'_, str>, String> {
    let made = decoded(text)?;
    let uri = UriRef::parse(&made).map_err(|error| error.to_string())?;
    let steps = uri.normalize(SPELLING).into_cow();
    Ok(match (steps, &made) {
        (Cow::Owned(changed), _) => Cow::Owned(changed),
        (Cow::Borrowed(_), _) => made,
    })
}

/// The normalized text.
///
/// # Errors
///
/// As [`spelled`].
pub fn normalized(text: &str) -> Result<String, String> {
    let made = spelled(text)?;
    let uri = UriRef::parse(&made).map_err(|error| error.to_string())?;
    // A path without a leading slash, such as that of `urn:a:b/../c`, belongs to the scheme.
    let hierarchical = uri.authority().is_some() || uri.path().starts_with('/');
    let steps = Normalization::SCHEME.without(NormalizationStep::PercentDecoding);
    let steps = if hierarchical { steps } else { steps.without(NormalizationStep::DotSegments) };
    match uri.scheme() {
        Some(_) => Ok(uri.normalize(steps).into_string()),
        None => Ok(dots::removed(&made, &uri)),
    }
}

/// Decodes percent-encoded unreserved characters (RFC 3986 section 6.2.2.2), except for dots in the path and in a URN, of which
/// two are only equal with the same escapes (RFC 8141 section 3.1). Each escape is decoded once: what is decoded is never a `%`.
fn decoded(text: &str) -> Result<Cow<'_, str>, String> {
    if !text.contains('%') {
        return Ok(Cow::Borrowed(text));
    }
    let uri = UriRef::parse(text).map_err(|error| error.to_string())?;
    if is_urn(&uri) {
        return Ok(Cow::Borrowed(text));
    }
    let path = uri.path().as_ptr() as usize - text.as_ptr() as usize;
    let path = path..path + uri.path().len();
    let mut made = String::with_capacity(text.len());
    let (mut rest, mut at) = (text, 0);
    while let Some(percent) = rest.find('%') {
        let escape = rest.get(percent..percent + 3).unwrap_or_default();
        let byte = escape.get(1..).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        let dot_of_path = byte == Some(b'.') && path.contains(&(at + percent));
        made.push_str(&rest[..percent]);
        match byte.filter(|byte| is_unreserved(*byte) && !dot_of_path) {
            Some(byte) => made.push(char::from(byte)),
            None => made.push_str(escape),
        }
        let next = percent + escape.len().max(1);
        (rest, at) = (&rest[next..], at + next);
    }
    made.push_str(rest);
    Ok(if made.len() == text.len() { Cow::Borrowed(text) } else { Cow::Owned(made) })
}

/// RFC 3986 section 2.3: `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"`
fn is_unreserved(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~".contains(&byte)
}
