//! Any text → a URI reference of RFC 3986, or why it is none; the spelling of its components, and normal forms.
//!
//! ```text
//! valid       a b                →  a%20b
//! spelled     HTTP://A:80/./%7e%2e  →  http://A:80/./~%2E   case, percent-encodings and IPv6 addresses
//! normalized                        →  http://a/~%2E        also dot segments, default port, empty path
//! ```
//!
//! RFC 3986 section 5.2.4 removes dot segments from the path of a target alone; a reference without a scheme must keep what it
//! refers to:
//!
//! ```text
//! a/../b     b          ../x    ../x       leading ".." are kept
//! x/..       ./         a/../b:c   ./b:c   no segment becomes a scheme
//! /../a//b   /a//b      /..//a     /.//a   no path becomes an authority
//! ```

use std::borrow::Cow;
use virgule::repair::repair;
use virgule::{Normalization, NormalizationStep, ParseError, UriRef};

/// The most bytes of a text that is repaired: the repair may be three times as long.
const MAX_REPAIRED: usize = 1 << 20;

/// The text as a URI reference: itself, or with the characters percent-encoded that a path, query or fragment may not have.
///
/// Refused, because parsers disagree about them: spaces and control characters at the ends, a `%` that two hexadecimal digits
/// do not follow, a backslash near the authority, other forbidden characters in scheme or authority, ports above 65535, and
/// any of them in more than [`MAX_REPAIRED`] bytes.
pub fn valid(text: &str) -> Result<Cow<'_, str>, String> {
    let made = match parsed_reference(text) {
        Ok(_) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(encoded(text)?),
    };
    match parsed_reference(&made) {
        // RFC 8141 section 2 has no place for other characters, and two URNs are one only if they are spelled alike.
        Ok(uri) if matches!(made, Cow::Owned(_)) && is_urn(&uri) => {
            Err("a URN has characters that it may not have".to_string())
        }
        Ok(uri) if uri.port_u16().is_ok() => Ok(made),
        Ok(_) => Err(format!("the port is above {}", u16::MAX)),
        Err(error) => Err(error.to_string()),
    }
}

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

/// Parses a reference. A call of its own keeps the entry of the parser once in the module.
#[inline(never)]
pub fn parsed_reference(text: &str) -> Result<UriRef<'_>, ParseError> {
    UriRef::parse(text)
}

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
    let uri = parsed_reference(&made).map_err(|error| error.to_string())?;
    Ok(match uri.normalize(SPELLING).into_cow() {
        Cow::Owned(changed) => Cow::Owned(changed),
        Cow::Borrowed(_) => made,
    })
}

/// The normalized text.
///
/// # Errors
///
/// As [`spelled`].
pub fn normalized(text: &str) -> Result<String, String> {
    let made = spelled(text)?;
    let uri = parsed_reference(&made).map_err(|error| error.to_string())?;
    // A path without a leading slash, such as that of `urn:a:b/../c`, belongs to the scheme.
    let hierarchical = uri.authority().is_some() || uri.path().starts_with('/');
    let steps = Normalization::SCHEME.without(NormalizationStep::PercentDecoding);
    let steps = if hierarchical { steps } else { steps.without(NormalizationStep::DotSegments) };
    match uri.scheme() {
        Some(_) => Ok(uri.normalize(steps).into_string()),
        None => Ok(without_dots(&made, &uri)),
    }
}

/// Decodes percent-encoded unreserved characters (RFC 3986 section 6.2.2.2), except for dots in the path and in a URN, of which
/// two are only equal with the same escapes (RFC 8141 section 3.1). Each escape is decoded once: what is decoded is never a `%`.
fn decoded(text: &str) -> Result<Cow<'_, str>, String> {
    if !text.contains('%') {
        return Ok(Cow::Borrowed(text));
    }
    let uri = parsed_reference(text).map_err(|error| error.to_string())?;
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

/// The reference `text`, parsed as `uri`, with the dot segments of its path removed.
fn without_dots(text: &str, uri: &UriRef<'_>) -> String {
    let begin = uri.path().as_ptr() as usize - text.as_ptr() as usize;
    let (before, rest) = text.split_at(begin);
    let (path, behind) = rest.split_at(uri.path().len());
    format!("{before}{}{behind}", path_without_dots(path, uri.authority().is_some()))
}

pub fn path_without_dots(path: &str, has_authority: bool) -> String {
    if !path.split('/').any(|segment| segment == "." || segment == "..") {
        return path.to_string();
    }
    let (slash, segments) = match path.strip_prefix('/') {
        Some(rest) => ("/", rest),
        None => ("", path),
    };
    let mut kept: Vec<&str> = Vec::new();
    let mut directory = false;
    for segment in segments.split('/') {
        // A ".." that nothing precedes is dropped below a slash, and kept in a relative path.
        let keeps = segment == ".." && slash.is_empty() && kept.last().is_none_or(|last| *last == "..");
        directory = (segment == "." || segment == "..") && !keeps;
        match segment {
            "." => {}
            ".." if !keeps => drop(kept.pop()),
            segment => kept.push(segment),
        }
    }
    let mut made = kept.join("/");
    // "a/b/.." is the directory "a/".
    if directory && !kept.is_empty() {
        made.push('/');
    }
    let first = made.split('/').next().unwrap_or_default();
    let guard = match slash {
        "" if made.is_empty() => "./",
        "" if first.is_empty() || first.contains(':') => "./",
        "/" if made.starts_with('/') && !has_authority => "./",
        _ => "",
    };
    format!("{slash}{guard}{made}")
}
