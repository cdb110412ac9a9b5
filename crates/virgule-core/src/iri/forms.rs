//! The two mappings as `Display`, without allocation.
//!
//! ```text
//! UriForm   http://résumé.example.org/ros%C3%A9   →   http://r%C3%A9sum%C3%A9.example.org/ros%C3%A9
//! IriForm   http://r%C3%A9sum%C3%A9.example.org/%E9%2F   →   http://résumé.example.org/%E9%2F
//! ```
//!
//! Neither form splits the text: `IriForm` gets the range of the query from the captures.

use crate::encode;
use crate::encode::characters::{character, may_stand};
use crate::encode::set::EncodeSet;
use crate::uri::macros::opaque_debug;
use core::fmt::{self, Write};
use core::ops::Range;

/// An IRI whose `Display` is the URI that it maps to (RFC 3987 section 3.1).
///
/// [`Iri::uri_form`](crate::Iri::uri_form) and the same method of other types return it. It shows passwords, as the IRI
/// itself does.
///
/// ```
/// let iri = virgule::Iri::parse("http://résumé.example.org/rosé")?;
/// assert_eq!(format!("<{}>", iri.uri_form()), "<http://r%C3%A9sum%C3%A9.example.org/ros%C3%A9>");
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Clone, Copy)]
pub struct UriForm<'a> {
    text: &'a str,
}

impl<'a> UriForm<'a> {
    #[inline]
    pub(super) const fn new(text: &'a str) -> Self {
        UriForm { text }
    }
}

/// Section 3.1, step 2: each octet of a character in `ucschar` or `iprivate` becomes `%HH`. In a parsed IRI these are
/// exactly the non-ASCII characters.
impl fmt::Display for UriForm<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        encode::write(f, self.text.as_bytes(), EncodeSet::ASCII)
    }
}

/// A URI whose `Display` is an IRI that maps to it (RFC 3987 section 3.2).
///
/// [`Uri::iri_form`](crate::Uri::iri_form) and the same method of other types return it. It shows passwords, as the URI
/// itself does.
///
/// ```
/// let uri = virgule::Uri::parse("http://example.org/ros%C3%A9%2F%E9")?;
/// assert_eq!(format!("<{}>", uri.iri_form()), "<http://example.org/rosé%2F%E9>");
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Clone)]
pub struct IriForm<'a> {
    text: &'a str,
    query: Range<usize>,
}

impl<'a> IriForm<'a> {
    /// `query` is the byte range of the query in `text`.
    #[inline]
    pub(super) const fn new(text: &'a str, query: Range<usize>) -> Self {
        IriForm { text, query }
    }

    /// Returns the decoded characters, each with its byte range in the text; none if the IRI equals the URI.
    ///
    /// ```text
    /// D%C3%BCrst%2F%FC      D [%C3%BC → ü] rst %2F %FC
    /// ```
    #[inline]
    pub(super) fn decodable(&self) -> impl Iterator<Item = (Range<usize>, char)> {
        let mut at = 0;
        core::iter::from_fn(move || {
            loop {
                let begin = at + self.text.get(at..)?.find('%')?;
                // The first of the invalid octets stays encoded; the next octet may begin a character.
                let read = character(self.text.as_bytes(), begin);
                at = begin + read.map_or(3, |(_, length)| length);
                if let Some((c, _)) = read.filter(|&(c, _)| may_stand(c, self.query.contains(&begin))) {
                    return Some((begin..at, c));
                }
            }
        })
    }
}

impl fmt::Display for IriForm<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = 0;
        for (encoded, c) in self.decodable() {
            f.write_str(self.text.get(shown..encoded.start).unwrap_or(""))?;
            f.write_char(c)?;
            shown = encoded.end;
        }
        f.write_str(self.text.get(shown..).unwrap_or(""))
    }
}

/// Iterates over the characters of `text` with their byte ranges. Decodes percent-encoded octets that are UTF-8.
#[cfg(feature = "idna")]
#[inline]
pub(super) fn characters(text: &str) -> impl Iterator<Item = (Range<usize>, char)> {
    let mut at = 0;
    core::iter::from_fn(move || {
        let plain = text.get(at..)?.chars().next()?;
        let (c, length) = character(text.as_bytes(), at).unwrap_or((plain, plain.len_utf8()));
        let begin = at;
        at += length;
        Some((begin..at, c))
    })
}

opaque_debug! { UriForm<'_>; }

opaque_debug! { IriForm<'_>; }
