//! Divergences: strings that a parser of the WHATWG URL standard reads differently from RFC 3986.
//!
//! Browsers and many HTTP clients follow <https://url.spec.whatwg.org>. This standard repairs strings that the RFC
//! rejects, and finds other components in some valid URIs. If a program validates a string with one kind of parser and
//! fetches it with the other, the difference is a vulnerability (bypassed host allow-lists, requests to an internal
//! network). [`divergences`] lists the differences. Both read a string without divergences identically, byte for byte.
//!
//! ```
//! use virgule::whatwg::{self, Severity, DivergenceKind};
//!
//! // RFC 3986 refuses it. A browser goes to evil.example, and has `/@good.example/` for a path.
//! let found: Vec<_> = whatwg::divergences(r"https://evil.example\@good.example/").collect();
//! assert_eq!((found.len(), found[0].offset, found[0].kind), (1, 20, DivergenceKind::BackslashEndsHost));
//!
//! // RFC 3986 accepts both.
//! let address = whatwg::divergences("http://0x7f.1/").next().unwrap();
//! assert_eq!(
//!     address.to_string(),
//!     "offset 7: RFC 3986 reads a name; a WHATWG parser reads the IPv4 address 127.0.0.1"
//! );
//! assert_eq!(whatwg::divergences("HTTP://a/").next().unwrap().severity(), Severity::Serialization);
//!
//! assert_eq!(whatwg::divergences("https://example.com/a?b#c").next(), None);
//! ```
//!
//! The divergences are those of the standard (its review draft of August 2026), not of an implementation. A string that
//! both parsers reject has no divergence. A string with a scheme is read without a base, although the standard reads
//! `http:a` as a relative reference if the base has the same scheme. A string without a scheme is read with a base
//! whose scheme is `http` or `https`. The opaque hosts of bases with other schemes, and the drive letters of `file`
//! bases, are not considered.
//!
//! The string is read once by each set of rules, in linear time and without allocation.

mod host;
mod kind;
mod part;
mod read;
mod report;

pub use kind::{DivergenceKind, Severity};

use crate::uri::{IriRef, UriRef};
use core::fmt;
use part::Part;

/// A part of a text that the two parsers read differently.
///
/// ```
/// let text = r"https://evil.example\@good.example/";
/// let found = virgule::whatwg::divergences(text).next().unwrap();
/// assert_eq!(&text[found.offset..found.offset + found.length], r"\");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Divergence {
    /// The byte offset of the part.
    pub offset: usize,
    /// The length of the part in bytes; 0 if something is missing at the offset.
    pub length: usize,
    /// The kind of the divergence.
    pub kind: DivergenceKind,
}

impl Divergence {
    /// Returns the severity of the divergence.
    ///
    /// ```
    /// use virgule::whatwg::{Severity, divergences};
    ///
    /// let found = divergences(r"https://evil.example\@good.example/").next().unwrap();
    /// assert_eq!(found.severity(), found.kind.severity());
    /// ```
    #[inline]
    pub const fn severity(&self) -> Severity {
        self.kind.severity()
    }

    #[inline]
    fn over(part: Part<'_>, kind: DivergenceKind) -> Self {
        Divergence { offset: part.begin(), length: part.end() - part.begin(), kind }
    }

    #[inline]
    fn at(offset: usize, c: char, kind: DivergenceKind) -> Self {
        Divergence { offset, length: c.len_utf8(), kind }
    }
}

/// `offset 7: RFC 3986 reads …; a WHATWG parser reads …`. Shows no part of the text except single ASCII delimiters.
impl fmt::Display for Divergence {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "offset {}: {}", self.offset, self.kind)
    }
}

/// The RFC to compare with. A function field keeps the tables of IRIs out of programs that read only URIs.
#[derive(Clone, Copy)]
struct Grammar {
    accepts: fn(&str) -> bool,
    is_iri: bool,
}

impl Grammar {
    /// True if a non-ASCII character is allowed in a query, or in other components: `ucschar`, `iprivate`.
    #[inline]
    fn allows(self, c: char, in_query: bool) -> bool {
        // A reference that consists only of this character, as a query or as a path.
        let (mut buffer, begin) = ([b'?'; 5], usize::from(!in_query));
        let length = c.encode_utf8(buffer.get_mut(1..).unwrap_or_default()).len();
        let reference = buffer.get(begin..1 + length).and_then(|bytes| core::str::from_utf8(bytes).ok());
        self.is_iri && reference.is_some_and(self.accepts)
    }
}

/// Returns the divergences of `text` between RFC 3986 and a WHATWG parser, in the order of their offsets.
///
/// The result is empty if both parsers read and write the text identically, or both reject it. If only the WHATWG
/// parser rejects it, the result is the reason; otherwise it contains every part that the WHATWG parser reads or writes
/// differently. A text that only RFC 3986 rejects has at least one divergence of [`Severity::Meaning`].
///
/// ```
/// use virgule::whatwg::{Severity, divergences};
///
/// let attacks = |text: &str| divergences(text).any(|found| found.severity() == Severity::Meaning);
/// assert!(attacks("http:/169.254.169.254/") && attacks("http://2852039166/") && attacks("/static/%2e%2e/key"));
/// assert!(!attacks("HTTP://example.com:80"));
/// ```
#[inline]
pub fn divergences(text: &str) -> impl Iterator<Item = Divergence> + Clone + use<'_> {
    read_by(Grammar { accepts: |text| UriRef::parse(text).is_ok(), is_iri: false }, text)
}

/// Like [`divergences`], but compares with RFC 3987, for strings that may be IRIs. Non-ASCII characters then have
/// [`Severity::Serialization`], except in hosts.
///
/// ```
/// use virgule::whatwg::{Severity, divergences, iri_divergences};
///
/// let text = "https://example.com/é";
/// assert_eq!(divergences(text).next().unwrap().severity(), Severity::Meaning);
/// assert_eq!(iri_divergences(text).next().unwrap().severity(), Severity::Serialization);
/// ```
#[inline]
pub fn iri_divergences(text: &str) -> impl Iterator<Item = Divergence> + Clone + use<'_> {
    read_by(Grammar { accepts: |text| IriRef::parse(text).is_ok(), is_iri: true }, text)
}

#[inline]
fn read_by(grammar: Grammar, text: &str) -> impl Iterator<Item = Divergence> + Clone + use<'_> {
    // Removes C0 control characters and spaces at both ends (section 4.4, step 1).
    let is_stripped = |c: char| c <= ' ';
    let begin = text.len() - text.trim_start_matches(is_stripped).len();
    let end = begin + text.trim_matches(is_stripped).len();
    let (before, rest) = Part::new(text, 0).split_at(begin);
    let (inner, behind) = rest.split_at(end);

    let (reading, failure) = match read::read(inner) {
        Ok(reading) => (Some(reading), None),
        Err(failure) => (None, Some(failure).filter(|_| (grammar.accepts)(text))),
    };
    let stripped = move |part: Part<'_>| {
        let is_there = reading.is_some() && !part.raw().is_empty();
        is_there.then(|| Divergence::over(part, DivergenceKind::Stripped))
    };
    let mut parts = reading.into_iter().flat_map(move |reading| report::report(reading, grammar)).peekable();
    let mut dropped = reading.into_iter().flat_map(move |_| report::dropped(inner)).peekable();
    // Both are sorted by offset.
    let inside = core::iter::from_fn(move || match (parts.peek(), dropped.peek()) {
        (Some(part), Some(next)) if next.offset < part.offset => dropped.next(),
        (Some(_), _) => parts.next(),
        (None, _) => dropped.next(),
    });
    failure.into_iter().chain(stripped(before)).chain(inside).chain(stripped(behind))
}
