//! Sum types: selects the variants that match the scheme of the input.
//!
//! ```text
//! mailto:anna@example.com     the scheme ends at the first colon (RFC 3986 section 3.1)
//! enum Link { Web(Https), Mail(Mailto), #[uri(other)] Other(Uri) }
//!      https: skipped   mailto: parsed   any: parsed if Mail rejects
//! ```
//!
//! The scheme selects the automaton, so the input is parsed once. An automaton for the union of all kinds would match
//! the same language, but every sum type would contain another copy of the states and registers of its kinds.

use super::UriScheme;
use crate::uri::error::ParseError;
use crate::uri::error::scheme_error::SchemeError;
use crate::uri::typed::UriType;

impl<'a, T: UriType<Borrowed<'a> = T>> UriScheme<'a> for T {
    const SCHEMES: &'static [&'static str] = <T as UriType>::SCHEMES;
    const INSIDE_RFC3986: bool = <T as UriType>::INSIDE_RFC3986;

    #[inline]
    fn parse(text: &'a str) -> Result<Self, SchemeError> {
        Ok(T::of(T::find(text)?))
    }

    #[inline]
    fn is_valid(text: &'a str) -> bool {
        <T as UriType>::is_valid(text)
    }
}

#[cfg(feature = "alloc")]
impl<'a, V: UriType> UriScheme<'a> for crate::uri::owned::Owned<V> {
    const SCHEMES: &'static [&'static str] = V::SCHEMES;
    const INSIDE_RFC3986: bool = V::INSIDE_RFC3986;

    #[inline]
    fn parse(text: &'a str) -> Result<Self, SchemeError> {
        Ok(V::find(text)?.into())
    }

    #[inline]
    fn is_valid(text: &'a str) -> bool {
        V::is_valid(text)
    }
}

/// True if the scheme of `text` is in `schemes`, ignoring case, or if `schemes` is empty. For derived code.
#[inline]
pub fn may_be(schemes: &[&str], text: &str) -> bool {
    let has = |scheme: &&str| match text.as_bytes().split_at_checked(scheme.len()) {
        Some((head, [b':', ..])) => head.eq_ignore_ascii_case(scheme.as_bytes()),
        _ => false,
    };
    schemes.is_empty() || schemes.iter().any(has)
}

/// The error for `text` if its scheme is not in `schemes`. Its offset is the length of the longest prefix that `text`
/// shares with one of them. For derived code.
#[cold]
#[inline]
pub fn other_scheme(schemes: &'static [&'static str], text: &str) -> SchemeError {
    let (mut nearest, mut furthest) = (0, 0);
    for (number, scheme) in schemes.iter().enumerate() {
        let alike = scheme.bytes().zip(text.bytes()).take_while(|(a, b)| a.eq_ignore_ascii_case(b)).count();
        if alike > furthest {
            (nearest, furthest) = (number, alike);
        }
    }
    ParseError::other_scheme(text, furthest, schemes, nearest).into()
}

/// Returns the sum of the lengths of all lists. For derived code.
#[inline]
pub const fn count(lists: &[&[&str]]) -> usize {
    let (mut count, mut list) = (0, 0);
    while list < lists.len() {
        count += lists[list].len();
        list += 1;
    }
    count
}

/// Concatenates the lists; `N` is their total length. For derived code.
pub const fn joined<const N: usize>(lists: &[&[&'static str]]) -> [&'static str; N] {
    let (mut all, mut next, mut list) = ([""; N], 0, 0);
    while list < lists.len() {
        let mut at = 0;
        while at < lists[list].len() {
            all[next] = lists[list][at];
            (next, at) = (next + 1, at + 1);
        }
        list += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::{count, joined, may_be, other_scheme};
    use std::string::ToString;

    #[test]
    fn a_scheme_is_compared_up_to_its_colon() {
        for (text, expected) in [
            ("https:x", true),
            ("HTTPS:", true),
            ("http:x", false),
            ("httpsx:", false),
            ("https", false),
            ("", false),
            ("é", false),
        ] {
            assert_eq!(may_be(&["https", "mailto"], text), expected, "{text:?}");
        }
        assert!(may_be(&[], "") && may_be(&[], "anything"));
    }

    #[test]
    fn reports_where_an_unknown_scheme_differs() {
        for (text, expected) in [
            ("ftp:x", "offset 0, in scheme: expected \"H\", \"M\", \"h\" or \"m\""),
            ("httq:x", "offset 3, in scheme: expected \"P\" or \"p\""),
            ("http", "offset 4, in scheme: expected \":\", \"S\" or \"s\""),
        ] {
            let message = other_scheme(&["http", "https", "mailto"], text).to_string();
            assert_eq!(
                message,
                std::format!("the scheme must be `http`, `https` or `mailto` ({expected})"),
                "{text:?}"
            );
        }
        let message = other_scheme(&["ni", "nih"], "urn:x").to_string();
        assert_eq!(
            message,
            "the scheme must be `ni` or `nih` (offset 0, in scheme: expected \"N\" or \"n\")"
        );
        let message = other_scheme(&["ni"], "").to_string();
        assert_eq!(message, "the text is empty (offset 0, in scheme: expected \"N\" or \"n\")");
    }

    #[test]
    fn lists_are_joined() {
        const LISTS: &[&[&str]] = &[&["a", "b"], &[], &["c"]];
        const ALL: [&str; count(LISTS)] = joined(LISTS);
        assert_eq!(ALL, ["a", "b", "c"]);
    }
}
