//! A match, and the grammar that accepted it.

use crate::schemes::kind::Kind;
use crate::uri::{Iri, Uri};
use core::ops::Range;

/// The grammar that accepted a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReadAs {
    /// A URI by RFC 3986.
    Uri,
    /// An IRI by RFC 3987, with non-ASCII characters.
    Iri,
    /// A string of this kind, where RFC 3986 accepts no prefix or only a shorter one.
    Kind(&'static Kind),
    /// Almost a URI or IRI: its path, query or fragment contains square brackets, which RFC 3986 allows only in hosts.
    Brackets,
    /// A domain name without a scheme, with its port, path, query and fragment; see
    /// [`Finder::loose`](super::Finder::loose).
    WebAddress,
    /// A mail address, without a scheme; see [`Finder::loose`](super::Finder::loose).
    MailAddress,
}

impl ReadAs {
    /// Returns the name: `uri`, `iri`, the name of the kind, `brackets`, `web-address` or `mail-address`.
    #[inline]
    pub const fn name(&self) -> &'static str {
        match self {
            ReadAs::Uri => "uri",
            ReadAs::Iri => "iri",
            ReadAs::Kind(kind) => kind.name,
            ReadAs::Brackets => "brackets",
            ReadAs::WebAddress => "web-address",
            ReadAs::MailAddress => "mail-address",
        }
    }
}

impl core::fmt::Debug for ReadAs {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.name())
    }
}

/// A URI in running text, with its byte range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Match<'t> {
    /// The link with its IRI continuation, as [`Self::whole`] returns it; its first `length` bytes are the match.
    pub(super) text: &'t str,
    pub(super) length: usize,
    pub(super) begin: usize,
    pub(super) read_as: ReadAs,
}

impl<'t> Match<'t> {
    /// Returns the text of the URI.
    #[inline]
    pub fn as_str(&self) -> &'t str {
        self.text.get(..self.length).unwrap_or(self.text)
    }

    /// Returns the byte range of the URI in the text.
    ///
    /// ```
    /// use virgule::find::Finder;
    ///
    /// let text = "at http://a.example/.";
    /// let found = Finder::new().find(text).next().unwrap();
    /// assert_eq!((found.range(), &text[found.range()]), (3..20, found.as_str()));
    /// ```
    #[inline]
    pub const fn range(&self) -> Range<usize> {
        self.begin..self.begin + self.length
    }

    /// True if the link continues after the match with a non-ASCII character, which no URI contains: a letter, or a mark
    /// such as an em dash between characters of the link. Non-ASCII white space, stops and quotation marks end a link.
    ///
    /// ```
    /// use virgule::find::Finder;
    ///
    /// let found = Finder::new().find("see https://example.com/Krákora now").next().unwrap();
    /// assert_eq!((found.as_str(), found.is_cut()), ("https://example.com/Kr", true));
    /// assert_eq!(found.whole(), "https://example.com/Krákora");
    /// let found = Finder::new().find("see https://example.com/a。").next().unwrap();
    /// assert!(!found.is_cut());
    /// ```
    #[inline]
    pub const fn is_cut(&self) -> bool {
        self.length < self.text.len()
    }

    /// Returns the text of the URI, extended to the end of the IRI if it [is cut](Self::is_cut).
    #[inline]
    pub const fn whole(&self) -> &'t str {
        self.text
    }

    /// Returns the byte range of [`Self::whole`] in the text.
    #[inline]
    pub const fn whole_range(&self) -> Range<usize> {
        self.begin..self.begin + self.text.len()
    }

    /// Returns the grammar that accepted the match.
    ///
    /// ```
    /// use virgule::find::Finder;
    ///
    /// let text = "http://a.example/ at://did:plc:abc123/x http://b.example/?c[]=d";
    /// let read_as = Finder::new().find(text).map(|found| found.read_as().name());
    /// assert!(read_as.eq(["uri", "at", "brackets"]));
    /// ```
    #[inline]
    pub const fn read_as(&self) -> ReadAs {
        self.read_as
    }

    /// Returns the URI, or `None` if the match [is read](Self::read_as) as something else.
    #[inline]
    pub fn uri(&self) -> Option<Uri<'t>> {
        Uri::parse(self.as_str()).ok()
    }

    /// Returns the IRI, or `None` if the match [is read](Self::read_as) as something else. Every URI is an IRI.
    #[inline]
    pub fn iri(&self) -> Option<Iri<'t>> {
        Iri::parse(self.as_str()).ok()
    }
}

/// Shows the URI exactly, passwords included.
impl core::fmt::Display for Match<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.as_str())
    }
}
