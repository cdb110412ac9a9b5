//! Compact URIs, which abbreviate IRIs by prefixes (W3C, "CURIE Syntax 1.0", section 3).
//!
//! ```text
//! foaf:name   ──expand──►   http://xmlns.com/foaf/0.1/  name
//!             ◄─compact──
//! ```

use crate::schemes::Curie;
use crate::uri::IriRelativeRef;
use crate::uri::macros::messages;
use core::fmt;

/// A map from prefixes to IRIs. If a prefix occurs twice, the first entry wins.
///
/// ```
/// use virgule::PrefixMap;
/// use virgule::schemes::Curie;
///
/// let prefixes = PrefixMap::new(&[("foaf", "http://xmlns.com/foaf/0.1/"), ("", "http://example.org/")]);
/// let curie = Curie::parse("foaf:name").unwrap();
/// assert_eq!(prefixes.expand(&curie).unwrap().to_string(), "http://xmlns.com/foaf/0.1/name");
/// assert_eq!(prefixes.compact("http://example.org/about").unwrap().to_string(), ":about");
/// assert!(prefixes.expand(&Curie::parse("dc:title").unwrap()).is_err());
/// ```
#[derive(Debug, Clone, Copy)]
pub struct PrefixMap<'p> {
    entries: &'p [(&'p str, &'p str)],
}

/// The concatenation of two strings, formatted without allocation: an IRI and a reference, or a prefix and a reference.
///
/// ```
/// let prefixes = virgule::PrefixMap::new(&[("dc", "http://purl.org/dc/terms/")]);
/// let curie = prefixes.compact("http://purl.org/dc/terms/title").unwrap();
/// assert_eq!(curie.to_string(), "dc:title");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CurieDisplay<'p> {
    first: &'p str,
    colon: bool,
    rest: &'p str,
}

/// The error for a CURIE whose prefix is not in the map.
///
/// ```
/// use virgule::{PrefixMap, UnknownPrefixError, schemes::Curie};
///
/// assert_eq!(PrefixMap::new(&[]).expand(&Curie::parse("dc:title")?), Err(UnknownPrefixError));
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownPrefixError;

impl<'p> PrefixMap<'p> {
    /// Creates a map from prefixes, given without colons, to IRIs. `""` is the prefix of `:name` and of a CURIE without
    /// a colon. Prefixes are compared byte by byte.
    ///
    /// ```
    /// const PREFIXES: virgule::PrefixMap<'_> = virgule::PrefixMap::new(&[("dc", "http://purl.org/dc/terms/")]);
    /// assert_eq!(PREFIXES.iri("dc"), Some("http://purl.org/dc/terms/"));
    /// ```
    #[inline]
    pub const fn new(entries: &'p [(&'p str, &'p str)]) -> Self {
        PrefixMap { entries }
    }

    /// Returns the IRI of a prefix, or `None` if the map does not contain the prefix.
    ///
    /// ```
    /// let prefixes = virgule::PrefixMap::new(&[("dc", "http://purl.org/dc/terms/")]);
    /// assert_eq!((prefixes.iri("dc"), prefixes.iri("DC")), (Some("http://purl.org/dc/terms/"), None));
    /// ```
    #[inline]
    pub fn iri(&self, prefix: &str) -> Option<&'p str> {
        self.entries.iter().find(|(known, _)| *known == prefix).map(|&(_, iri)| iri)
    }

    /// Returns the IRI that `curie` abbreviates: the IRI of its prefix, followed by its reference.
    ///
    /// IRI and reference are concatenated without resolution or encoding (section 3). The result may not be an IRI; use
    /// `Iri::parse` to check it.
    ///
    /// # Errors
    ///
    /// [`UnknownPrefixError`] if the map does not contain the prefix of `curie`.
    /// ```
    /// use virgule::{PrefixMap, schemes::Curie};
    ///
    /// let prefixes = PrefixMap::new(&[("dc", "http://purl.org/dc/terms/")]);
    /// assert_eq!(prefixes.expand(&Curie::parse("dc:title")?).unwrap().to_string(), "http://purl.org/dc/terms/title");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn expand(&self, curie: impl Into<Curie<'p>>) -> Result<CurieDisplay<'p>, UnknownPrefixError> {
        let curie = curie.into();
        let first = self.iri(curie.prefix().unwrap_or("")).ok_or(UnknownPrefixError)?;
        Ok(CurieDisplay { first, colon: false, rest: curie.reference() })
    }

    /// Returns the compact form of `iri`, with the prefix of the longest IRI in the map that `iri` begins with; the
    /// first such prefix wins. Returns `None` if there is none, or if the rest of `iri` is not a valid reference.
    ///
    /// Expanding the result gives `iri`.
    ///
    /// ```
    /// let prefixes = virgule::PrefixMap::new(&[("e", "http://example.org/"), ("a", "http://example.org/a/")]);
    /// assert_eq!(prefixes.compact("http://example.org/a/b").unwrap().to_string(), "a:b");
    /// assert_eq!(prefixes.compact("urn:example:a"), None);
    /// ```
    #[inline]
    pub fn compact(&self, iri: &'p str) -> Option<CurieDisplay<'p>> {
        let compacted = self.entries.iter().filter_map(|&(first, known)| {
            let rest = iri.strip_prefix(known)?;
            // The first of two equal prefixes wins. `reference = irelative-ref`, whose first segment has no colon.
            let is_valid = self.iri(first) == Some(known) && IriRelativeRef::parse(rest).is_ok();
            is_valid.then_some(CurieDisplay { first, colon: true, rest })
        });
        compacted.min_by_key(|compacted| compacted.rest.len())
    }
}

impl fmt::Display for CurieDisplay<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.first)?;
        if self.colon {
            f.write_str(":")?;
        }
        f.write_str(self.rest)
    }
}

messages! { UnknownPrefixError { _ => "the prefix is not defined" } }

impl core::error::Error for UnknownPrefixError {}
