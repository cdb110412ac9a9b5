//! Results of operations: typed texts that are borrowed if nothing changed, as in a `Cow`.

use crate::parse::captures::Matched;
use crate::uri::error::composition::composed_text_refused;
use crate::uri::owned::Owned;
use crate::uri::typed::UriType;
use alloc::borrow::Cow;
use alloc::string::String;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};

/// A text of the type `V`: borrowed from the input if an operation changed nothing, otherwise owned.
///
/// `normalize`, `to_uri` and `to_iri` return this type. `Eq`, `Ord`, `Hash` and `Display` are those of the text.
///
/// ```
/// use virgule::{Normalization, Uri};
///
/// let uri = Uri::parse("HTTP://Example.com/%7Eanna")?;
/// let normal = uri.normalize(Normalization::SYNTAX);
/// assert_eq!(normal, "http://example.com/~anna");
/// assert_eq!((normal.host(), normal.path()), (Some("example.com"), "/~anna"));
/// assert!(!normal.is_borrowed());
/// assert_eq!(normal.into_owned().host(), Some("example.com"));
/// # Ok::<(), virgule::ParseError>(())
/// ```
pub struct MaybeOwned<'a, V: UriType>(Inner<'a, V>);

enum Inner<'a, V: UriType> {
    Same(Matched<'a, V::Captures>),
    Changed(String),
}

impl<'a, V: UriType> MaybeOwned<'a, V> {
    /// The result of an operation that changed nothing.
    #[inline]
    pub(crate) fn same(found: Matched<'a, V::Captures>) -> Self {
        MaybeOwned(Inner::Same(found))
    }

    /// The result of an operation, which must be a text of the type. For generated code.
    #[doc(hidden)]
    #[inline]
    pub fn of(value: V::Borrowed<'a>, text: Cow<'a, str>) -> Self {
        match text {
            Cow::Borrowed(_) => MaybeOwned(Inner::Same(V::found(value))),
            Cow::Owned(text) => Self::changed(text),
        }
    }

    /// The changed result of an operation, which must be a text of the type.
    #[inline]
    pub(crate) fn changed(text: String) -> Self {
        MaybeOwned(Inner::Changed(text))
    }

    /// True if nothing changed, so that no text was copied.
    ///
    /// ```
    /// use virgule::{Normalization, Uri};
    ///
    /// let uri = Uri::parse("http://example.com/a")?;
    /// assert!(uri.normalize(Normalization::SYNTAX).is_borrowed());
    /// let uri = Uri::parse("HTTP://example.com/a")?;
    /// let normal = uri.normalize(Normalization::SYNTAX);
    /// assert!(!normal.is_borrowed());
    /// assert_eq!(normal.as_str(), "http://example.com/a");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn is_borrowed(&self) -> bool {
        matches!(self.0, Inner::Same(_))
    }

    /// The whole text.
    #[inline]
    pub fn as_str(&self) -> &str {
        match &self.0 {
            Inner::Same(found) => found.text(),
            Inner::Changed(text) => text,
        }
    }

    /// The borrowed value. If the text changed, each call parses it; [`Self::into_owned`] parses it once.
    ///
    /// # Panics
    ///
    /// If the text changed and is longer than 4 GiB.
    ///
    /// ```
    /// use virgule::{Normalization, Uri};
    ///
    /// let normal = Uri::parse("HTTP://Example.com/")?.normalize(Normalization::SYNTAX);
    /// assert_eq!(normal.borrow().host(), Some("example.com"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn borrow(&self) -> V::Borrowed<'_> {
        match &self.0 {
            Inner::Same(found) => V::of(*found),
            Inner::Changed(text) => match V::find(text) {
                Ok(found) => V::of(found),
                Err(error) => composed_text_refused(&error),
            },
        }
    }

    /// The owned value. If nothing changed, the text is copied.
    ///
    /// # Panics
    ///
    /// If the text changed and is longer than 4 GiB.
    ///
    /// ```
    /// use virgule::{Normalization, Uri, UriBuf};
    ///
    /// let owned: UriBuf = Uri::parse("HTTP://example.com/a")?.normalize(Normalization::SYNTAX).into_owned();
    /// assert_eq!(owned.scheme(), "http");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn into_owned(self) -> Owned<V> {
        match self.0 {
            Inner::Same(found) => found.into(),
            Inner::Changed(text) => Owned::made(text),
        }
    }

    /// Returns the text; copies it if nothing changed.
    ///
    /// ```
    /// let text: String = virgule::Iri::parse("http://example.org/é")?.to_uri().into_string();
    /// assert_eq!(text, "http://example.org/%C3%A9");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn into_string(self) -> String {
        self.into_cow().into_owned()
    }

    /// Returns the text; borrows it if nothing changed.
    ///
    /// ```
    /// use std::borrow::Cow;
    ///
    /// assert!(matches!(virgule::Iri::parse("http://example.org/e")?.to_uri().into_cow(), Cow::Borrowed(_)));
    /// assert!(matches!(virgule::Iri::parse("http://example.org/é")?.to_uri().into_cow(), Cow::Owned(_)));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn into_cow(self) -> Cow<'a, str> {
        match self.0 {
            Inner::Same(found) => Cow::Borrowed(found.text()),
            Inner::Changed(text) => Cow::Owned(text),
        }
    }
}

impl<V: UriType> Clone for MaybeOwned<'_, V> {
    #[inline]
    fn clone(&self) -> Self {
        match &self.0 {
            Inner::Same(found) => MaybeOwned(Inner::Same(*found)),
            Inner::Changed(text) => MaybeOwned(Inner::Changed(text.clone())),
        }
    }
}

impl<V: UriType> fmt::Display for MaybeOwned<'_, V> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Masks passwords.
impl<V: UriType> fmt::Debug for MaybeOwned<'_, V>
where
    for<'t> V::Borrowed<'t>: fmt::Debug,
{
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.borrow().fmt(f)
    }
}

impl<V: UriType> AsRef<str> for MaybeOwned<'_, V> {
    #[inline]
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

/// Equality, order and hash are those of the text, so that a map with keys of this type can be searched with a `str`.
impl<V: UriType> core::borrow::Borrow<str> for MaybeOwned<'_, V> {
    #[inline]
    fn borrow(&self) -> &str {
        self.as_str()
    }
}

impl<V: UriType> PartialEq for MaybeOwned<'_, V> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl<V: UriType> Eq for MaybeOwned<'_, V> {}

impl<V: UriType> PartialOrd for MaybeOwned<'_, V> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<V: UriType> Ord for MaybeOwned<'_, V> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl<V: UriType> Hash for MaybeOwned<'_, V> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl<V: UriType> From<MaybeOwned<'_, V>> for Owned<V> {
    #[inline]
    fn from(value: MaybeOwned<'_, V>) -> Self {
        value.into_owned()
    }
}

impl<V: UriType> From<MaybeOwned<'_, V>> for String {
    #[inline]
    fn from(value: MaybeOwned<'_, V>) -> Self {
        value.into_string()
    }
}

impl<'a, V: UriType> From<MaybeOwned<'a, V>> for Cow<'a, str> {
    #[inline]
    fn from(value: MaybeOwned<'a, V>) -> Self {
        value.into_cow()
    }
}

#[cfg(feature = "serde")]
impl<V: UriType> serde::Serialize for MaybeOwned<'_, V> {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}
