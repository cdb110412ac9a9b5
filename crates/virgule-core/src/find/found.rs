//! A match, and what it was read as.

use crate::schemes::kind::Kind;
use crate::uri::{Iri, Uri};
use core::ops::Range;

/// What accepted the text of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReadAs {
    /// A URI by RFC 3986.
    Uri,
    /// An IRI by RFC 3987, with characters beyond ASCII.
    Iri,
    /// A text of that kind, which no URI or a shorter one begins.
    Kind(&'static Kind),
    /// Nearly a URI or an IRI: its path, query or fragment has square brackets, which RFC 3986 takes in hosts alone.
    Brackets,
    /// A domain name with what follows it, without a scheme; see [`Finder::loose`](super::Finder::loose).
    WebAddress,
    /// A mail address, without a scheme; see [`Finder::loose`](super::Finder::loose).
    MailAddress,
}

impl ReadAs {
    /// The name: `uri`, `iri`, that of the kind, `brackets`, `web-address` or `mail-address`.
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

/// A URI in a text, with its byte range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Match<'t> {
    /// The whole text, of which the first `length` bytes are the match.
    pub(super) text: &'t str,
    pub(super) length: usize,
    pub(super) begin: usize,
    pub(super) read_as: ReadAs,
}

impl<'t> Match<'t> {
    /// The text of the URI.
    #[inline]
    pub fn as_str(&self) -> &'t str {
        self.text.get(..self.length).unwrap_or(self.text)
    }

    /// The byte range of the URI in the text.
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

    /// True if the text goes on with a character beyond ASCII, which no URI has, so that the URI may be a part of what is meant.
    ///
    /// ```
    /// use virgule::find::Finder;
    ///
    /// let found = Finder::new().find("see https://example.com/Krákora now").next().unwrap();
    /// assert_eq!((found.as_str(), found.is_cut()), ("https://example.com/Kr", true));
    /// assert_eq!(found.whole(), "https://example.com/Krákora");
    /// ```
    #[inline]
    pub const fn is_cut(&self) -> bool {
        self.length < self.text.len()
    }

    /// The text of the URI, with what an IRI goes on with if it [is cut](Self::is_cut).
    #[inline]
    pub const fn whole(&self) -> &'t str {
        self.text
    }

    /// The byte range of [`Self::whole`] in the text.
    #[inline]
    pub const fn whole_range(&self) -> Range<usize> {
        self.begin..self.begin + self.text.len()
    }

    /// What accepted the text.
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

    /// The URI; `None` if [it is read](Self::read_as) as something else.
    #[inline]
    pub fn uri(&self) -> Option<Uri<'t>> {
        Uri::parse(self.as_str()).ok()
    }

    /// The IRI, which every URI is; `None` if [it is read](Self::read_as) as something else.
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
