//! Hints: the likely mistake behind an error, and how to correct it.
//!
//! A list of expected characters does not explain why a blank is refused. An error therefore keeps the byte at its offset; the
//! hint depends on that byte, the rule and the expected set. Percent-encoding is suggested only where the grammar allows it.

use crate::parse::expected::Expected;
use core::fmt;

/// The byte at the offset of an error. For this crate and for grammars read at run time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FoundByte(u8);

impl FoundByte {
    /// Unknown. UTF-8 contains neither this byte nor the next one.
    pub const UNKNOWN: Self = FoundByte(0xFE);
    /// The text ends.
    const END: Self = FoundByte(0xFF);

    /// The byte at `offset`, or the end of the text.
    #[inline(always)]
    pub const fn at(text: &[u8], offset: usize) -> Self {
        if offset < text.len() { FoundByte(text[offset]) } else { FoundByte::END }
    }
}

/// Rule names of a percent-encoding: RFC 3986 section 2.1 and RFC 2396 section 2.4.1.
const ESCAPES: [&str; 2] = ["pct-encoded", "escaped"];

/// A mistake that people make. For this crate and for grammars read at run time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Hint {
    /// A relative reference where a URI is asked for.
    Relative,
    /// Text before the first colon that is no scheme.
    Scheme,
    /// A fragment where none may be.
    Fragment,
    /// A `%` that two hexadecimal digits do not follow.
    Percent,
    /// A backslash.
    Backslash,
    /// An ASCII character that may only stand there percent-encoded.
    Encode(u8),
    /// A character beyond ASCII where only an IRI may have one.
    NonAscii,
    /// A character beyond ASCII that an IRI has not either.
    NotInIri,
}

impl Hint {
    /// The hint for an error in `rule` at the byte `found`, if the mistake is a known one.
    #[inline]
    pub const fn of(found: FoundByte, rule: Option<&str>, expected: &Expected) -> Option<Self> {
        let is_scheme = is_rule(rule, "scheme");
        let is_escape = is_rule(rule, ESCAPES[0]) || is_rule(rule, ESCAPES[1]);
        match found {
            FoundByte::UNKNOWN => return None,
            FoundByte(b'%') if is_scheme => return Some(Hint::Scheme),
            FoundByte(b'%') => return Some(Hint::Percent),
            _ if is_escape => return Some(Hint::Percent),
            FoundByte::END if is_scheme && expected.bytes.contains(b':') => return Some(Hint::Relative),
            FoundByte::END => return None,
            FoundByte(_) => {}
        }
        match found.0 {
            b'/' | b'?' | b'#' if is_scheme => Some(Hint::Relative),
            b'0'..=b'9' | b'A'..=b'Z' | b'a'..=b'z' | b'+' | b'-' | b'.' if is_scheme => None,
            _ if is_scheme => Some(Hint::Scheme),
            b'#' if expected.end && !is_rule(rule, "fragment") => Some(Hint::Fragment),
            _ if !expected.bytes.contains(b'%') => None,
            b'\\' => Some(Hint::Backslash),
            b' '
            | b'"'
            | b'#'
            | b'<'
            | b'>'
            | b'['
            | b']'
            | b'^'
            | b'`'
            | b'{'
            | b'|'
            | b'}'
            | 0..=0x1F
            | 0x7F => Some(Hint::Encode(found.0)),
            0x80.. if expected.bytes.0[2] | expected.bytes.0[3] != 0 => Some(Hint::NotInIri),
            0x80.. => Some(Hint::NonAscii),
            _ => None,
        }
    }

    /// The sentence; for [`Hint::Encode`], the part between the character and its code.
    #[inline]
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Hint::Relative => {
                "this looks like a relative reference, which a URI reference (`UriRef`) may be; a URI begins with a scheme"
            }
            Hint::Scheme => {
                "a URI begins with a scheme: a letter, then letters, digits, `+`, `-` or `.`, then a colon"
            }
            Hint::Fragment => "a fragment is not allowed here; a URI (`Uri`) may have one",
            Hint::Percent => {
                "`%` begins a percent-encoding with two hex digits; a percent sign is written %25"
            }
            Hint::Backslash => {
                "a backslash is not allowed; a path is divided by `/`, and a backslash is written %5C"
            }
            Hint::Encode(b' ') => "a blank is not allowed here; write ",
            Hint::Encode(0..=0x1F | 0x7F) => "a control character is not allowed here; write ",
            Hint::Encode(_) => " is not allowed here; write ",
            Hint::NonAscii => {
                "only ASCII characters are allowed here; percent-encode the others, or read the text as an IRI (`Iri`)"
            }
            Hint::NotInIri => "this character is not allowed here; percent-encode it",
        }
    }

    /// The character to quote in front of the sentence.
    #[inline]
    pub(crate) const fn quoted(self) -> Option<u8> {
        match self {
            Hint::Encode(byte @ b'!'..=b'~') => Some(byte),
            _ => None,
        }
    }

    /// The byte to print percent-encoded behind the sentence.
    #[inline]
    pub(crate) const fn encoded(self) -> Option<u8> {
        match self {
            Hint::Encode(byte) => Some(byte),
            _ => None,
        }
    }
}

/// String comparison for constants.
#[inline]
const fn is_rule(rule: Option<&str>, name: &str) -> bool {
    let Some(rule) = rule else { return false };
    let (rule, name) = (rule.as_bytes(), name.as_bytes());
    let mut at = 0;
    while at < rule.len() && at < name.len() && rule[at] == name[at] {
        at += 1;
    }
    at == rule.len() && at == name.len()
}

impl fmt::Display for Hint {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(byte) = self.quoted() {
            write!(f, "`{}`", char::from(byte))?;
        }
        f.write_str(self.words())?;
        match self.encoded() {
            Some(byte) => write!(f, "%{byte:02X}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::uri::error::ParseError;
    use crate::uri::{AbsoluteUri, Iri, Uri, UriRef};
    use std::string::{String, ToString};

    fn of<T>(result: Result<T, ParseError>) -> Option<String> {
        let error = result.err().expect("an error");
        let hint = error.hint()?.to_string();
        assert!(error.to_string().starts_with(&hint), "{error}");
        Some(hint)
    }

    const RELATIVE: &str = "this looks like a relative reference, which a URI reference (`UriRef`) may be; a URI begins with a scheme";
    const SCHEME: &str =
        "a URI begins with a scheme: a letter, then letters, digits, `+`, `-` or `.`, then a colon";
    const PERCENT: &str = "`%` begins a percent-encoding with two hex digits; a percent sign is written %25";
    const BACKSLASH: &str =
        "a backslash is not allowed; a path is divided by `/`, and a backslash is written %5C";
    const ASCII: &str = "only ASCII characters are allowed here; percent-encode the others, or read the text as an IRI (`Iri`)";

    #[test]
    fn likely_mistakes_are_told() {
        for (text, expected) in [
            ("http://a/b c", "a blank is not allowed here; write %20"),
            ("http://a b/", "a blank is not allowed here; write %20"),
            ("http://a/b\tc", "a control character is not allowed here; write %09"),
            ("http://a/?q=<b>", "`<` is not allowed here; write %3C"),
            ("http://a/b[1]", "`[` is not allowed here; write %5B"),
            ("http://a/#b#c", "`#` is not allowed here; write %23"),
            ("http://a\\b", BACKSLASH),
            ("C:\\dir", BACKSLASH),
            ("http://a/100%", PERCENT),
            ("http://a/%2x", PERCENT),
            ("http://a/%zz", PERCENT),
            ("http://a/%2", PERCENT),
            ("http://a/é", ASCII),
            ("/a/b", RELATIVE),
            ("//a", RELATIVE),
            ("a/b c", RELATIVE),
            ("a", RELATIVE),
            ("?a", RELATIVE),
            (":a", SCHEME),
            ("two words", SCHEME),
            ("a%20b", SCHEME),
            ("é", SCHEME),
        ] {
            assert_eq!(of(Uri::parse(text)).as_deref(), Some(expected), "{text:?}");
        }
        let fragment = "a fragment is not allowed here; a URI (`Uri`) may have one";
        assert_eq!(of(AbsoluteUri::parse("a:b#c")).as_deref(), Some(fragment));
        let private = "this character is not allowed here; percent-encode it";
        assert_eq!(of(Iri::parse("a:\u{E000}")).as_deref(), Some(private));
    }

    #[test]
    fn what_is_not_known_is_not_told() {
        // No percent-encoding in a port or in an address.
        for text in ["http://a:8x/", "http://a:8 0/", "http://[::1", "http://[::1 ]/", "", "1:"] {
            assert_eq!(of(Uri::parse(text)), None, "{text:?}");
        }
        assert_eq!(of(UriRef::parse("http://a:b/")), None);
    }
}
