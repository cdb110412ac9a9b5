//! The likely mistake behind an error, and what to write instead.
//!
//! The grammar says what could have stood at a place; a person who put a blank there wants to know about blanks. What is said
//! here depends on the text, so that only what shows the text says it.

use crate::{Iri, IriRef};
use core::fmt;

/// A mistake that people make. For this crate and for grammars read at run time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hint {
    /// A relative reference where a URI is asked for.
    Relative,
    /// A URI with a fragment where none may be.
    Fragment,
    /// A `%` that two hexadecimal digits do not follow.
    Percent,
    /// A backslash.
    Backslash,
    /// A character that may only stand there percent-encoded.
    Encode(char),
    /// A character beyond ASCII where only an IRI may have one.
    NonAscii(char),
}

impl Hint {
    /// The mistake behind an error at that offset of a text, in that rule, where something else is expected; if it is one of these.
    pub fn of(text: &str, offset: usize, rule: Option<&str>) -> Option<Self> {
        let (before, behind) = text.split_at_checked(offset)?;
        let found = behind.chars().next();
        // Every URI is an IRI (RFC 3987 section 1.2), so that one check covers both.
        if rule == Some("scheme") && !Iri::is_valid(text) && IriRef::is_valid(text) {
            return Some(Hint::Relative);
        }
        if found == Some('#') && Iri::is_valid(text) {
            return Some(Hint::Fragment);
        }
        let digits = before.bytes().rev().take_while(u8::is_ascii_hexdigit).take(2).count();
        let percent = before.len().checked_sub(digits + 1).and_then(|at| before.as_bytes().get(at));
        if digits < 2 && percent == Some(&b'%') {
            return Some(Hint::Percent);
        }
        match found? {
            '\\' => Some(Hint::Backslash),
            '%' => Some(Hint::Percent),
            character @ (' '
            | '"'
            | '<'
            | '>'
            | '['
            | ']'
            | '^'
            | '`'
            | '{'
            | '|'
            | '}'
            | '\0'..='\x1F'
            | '\x7F') => Some(Hint::Encode(character)),
            character if !character.is_ascii() => Some(Hint::NonAscii(character)),
            _ => None,
        }
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Hint::Relative => f.write_str(
                "this is a relative reference, and a URI begins with a scheme; a URI reference (`UriRef`) may be either",
            ),
            Hint::Fragment => f.write_str(
                "a fragment is not allowed here; a URI (`Uri`) may have one",
            ),
            Hint::Percent => f.write_str(
                "`%` begins a percent-encoding with two hex digits; a percent sign is written %25",
            ),
            Hint::Backslash => f.write_str(
                "a backslash is not allowed; a path is divided by `/`, and a backslash is written %5C",
            ),
            Hint::Encode(' ') => f.write_str("a blank is not allowed here; write %20"),
            Hint::Encode(character) if character.is_ascii_control() => {
                write!(f, "a control character is not allowed; write %{:02X}", character as u32)
            }
            Hint::Encode(character) => {
                write!(f, "`{character}` is not allowed here; write %{:02X}", character as u32)
            }
            Hint::NonAscii(character) => {
                f.write_str("only ASCII characters are allowed here; write ")?;
                let mut bytes = [0; 4];
                for byte in character.encode_utf8(&mut bytes).bytes() {
                    write!(f, "%{byte:02X}")?;
                }
                f.write_str(", or read the text as an IRI")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Hint;
    use crate::{AbsoluteUri, Iri, ParseError, Uri, UriRef};
    use std::string::{String, ToString};

    fn of<T>(text: &str, result: Result<T, ParseError>) -> Option<Hint> {
        let error = result.err().expect("an error");
        Hint::of(text, error.offset(), error.rule())
    }

    fn hint(text: &str) -> Option<String> {
        of(text, Uri::parse(text)).map(|hint| hint.to_string())
    }

    #[test]
    fn likely_mistakes_are_told() {
        for (text, expected) in [
            ("http://a/b c", "a blank is not allowed here; write %20"),
            ("http://a/b\tc", "a control character is not allowed; write %09"),
            ("http://a/?q=<b>", "`<` is not allowed here; write %3C"),
            ("http://a/b[1]", "`[` is not allowed here; write %5B"),
            (
                "http://a\\b",
                "a backslash is not allowed; a path is divided by `/`, and a backslash is written %5C",
            ),
            (
                "http://a/100%",
                "`%` begins a percent-encoding with two hex digits; a percent sign is written %25",
            ),
            (
                "http://a/%2x",
                "`%` begins a percent-encoding with two hex digits; a percent sign is written %25",
            ),
            (
                "http://a/%zz",
                "`%` begins a percent-encoding with two hex digits; a percent sign is written %25",
            ),
            (
                "http://a/é",
                "only ASCII characters are allowed here; write %C3%A9, or read the text as an IRI",
            ),
            (
                "/a/b",
                "this is a relative reference, and a URI begins with a scheme; a URI reference (`UriRef`) may be either",
            ),
            (
                "//a",
                "this is a relative reference, and a URI begins with a scheme; a URI reference (`UriRef`) may be either",
            ),
        ] {
            assert_eq!(hint(text).as_deref(), Some(expected), "{text:?}");
        }
        let text = "a:b#c";
        assert_eq!(of(text, AbsoluteUri::parse(text)), Some(Hint::Fragment));
    }

    #[test]
    fn what_is_not_known_is_not_told() {
        for text in ["http://a:8x/", "http://[::1", "1:"] {
            assert_eq!(hint(text), None, "{text:?}");
        }
        assert_eq!(of("", UriRef::parse("%")), None);
        assert_eq!(of("é", Iri::parse("http://a/b c")), None);
    }
}
