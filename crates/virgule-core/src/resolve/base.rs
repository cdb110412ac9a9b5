//! Selection of the base URI (RFC 3986 section 5.1).
//!
//! ```text
//! .----------------------------------------------------------.
//! |  embedded in the content          <base href="…">        |   5.1.1, highest precedence
//! |  of the encapsulating entity      a multipart message    |   5.1.2
//! |  used to retrieve the entity      after redirects        |   5.1.3
//! |  default of the application       file, context          |   5.1.4, lowest precedence
//! '----------------------------------------------------------'
//! ```

use crate::uri::Uri;

/// The source of a base URI.
///
/// ```
/// use virgule::{BaseUriCandidates, BaseUriSource, Uri};
///
/// let bases = BaseUriCandidates::new().or_default(Uri::parse("about:blank")?);
/// assert_eq!(bases.chosen().map(|(_, source)| source), Some(BaseUriSource::Default));
/// assert!(BaseUriSource::Embedded < BaseUriSource::Default);
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BaseUriSource {
    /// The base is embedded in the content (section 5.1.1).
    Embedded,
    /// The base is that of the entity that encapsulates the content (section 5.1.2).
    Encapsulating,
    /// The base is the URI from which the content was retrieved (section 5.1.3).
    Retrieval,
    /// The base is the default of the application (section 5.1.4).
    Default,
}

/// The known base URIs. The one with the highest precedence is used.
///
/// An embedded base may itself be relative; resolve it against the [`chosen`](Self::chosen) one of the others first.
///
/// ```
/// use virgule::{BaseUriSource, BaseUriCandidates, Uri, UriRef};
///
/// let page = Uri::parse("https://example.com/a/page.html#part").unwrap();
/// let bases = BaseUriCandidates::new().retrieval(page).or_default(Uri::parse("about:blank").unwrap());
/// let (base, from) = bases.chosen().unwrap();
/// assert_eq!((base.as_str(), from), ("https://example.com/a/page.html#part", BaseUriSource::Retrieval));
/// # #[cfg(feature = "alloc")]
/// assert_eq!(UriRef::parse("../b").unwrap().resolve(base), "https://example.com/b");
/// ```
#[derive(Debug, Clone, Copy, Default)]
pub struct BaseUriCandidates<'a> {
    /// By source, in the order of precedence.
    known: [Option<(Uri<'a>, BaseUriSource)>; 4],
}

impl<'a> BaseUriCandidates<'a> {
    /// Creates a set without base URIs.
    ///
    /// ```
    /// use virgule::{BaseUriCandidates, BaseUriSource, Uri};
    ///
    /// let uri = |text| Uri::parse(text).unwrap();
    /// let bases = BaseUriCandidates::new().or_default(uri("about:blank")).retrieval(uri("http://a.example/b"));
    /// assert_eq!(bases.chosen(), Some((uri("http://a.example/b"), BaseUriSource::Retrieval)));
    /// let bases = bases.encapsulating(uri("http://c.example/"));
    /// assert_eq!(bases.chosen(), Some((uri("http://c.example/"), BaseUriSource::Encapsulating)));
    /// let bases = bases.embedded(uri("http://d.example/"));
    /// assert_eq!(bases.chosen(), Some((uri("http://d.example/"), BaseUriSource::Embedded)));
    /// ```
    #[inline]
    pub const fn new() -> Self {
        BaseUriCandidates { known: [None; 4] }
    }

    /// Sets the base that is embedded in the content.
    #[must_use]
    pub fn embedded(self, uri: impl Into<Uri<'a>>) -> Self {
        self.with(BaseUriSource::Embedded, uri.into())
    }

    /// Sets the base of the encapsulating entity.
    #[must_use]
    pub fn encapsulating(self, uri: impl Into<Uri<'a>>) -> Self {
        self.with(BaseUriSource::Encapsulating, uri.into())
    }

    /// Sets the URI from which the content was retrieved, after all redirects.
    #[must_use]
    pub fn retrieval(self, uri: impl Into<Uri<'a>>) -> Self {
        self.with(BaseUriSource::Retrieval, uri.into())
    }

    /// Sets the default base of the application.
    #[must_use]
    pub fn or_default(self, uri: impl Into<Uri<'a>>) -> Self {
        self.with(BaseUriSource::Default, uri.into())
    }

    #[inline]
    fn with(mut self, from: BaseUriSource, uri: Uri<'a>) -> Self {
        self.known[from as usize] = Some((uri, from));
        self
    }

    /// Returns the base to use and its source, or `None` if no base is set. Relative references then have no target.
    ///
    /// The fragment of a URI is not part of the base; resolution ignores it.
    ///
    /// ```
    /// use virgule::{BaseUriCandidates, Uri};
    ///
    /// let (page, base) = (Uri::parse("http://a.example/b")?, Uri::parse("http://c.example/")?);
    /// let bases = BaseUriCandidates::new().retrieval(page).embedded(base);
    /// assert_eq!(bases.chosen().map(|(uri, _)| uri), Some(base));
    /// assert_eq!(BaseUriCandidates::new().chosen(), None);
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn chosen(&self) -> Option<(Uri<'a>, BaseUriSource)> {
        self.known.iter().flatten().next().copied()
    }
}
