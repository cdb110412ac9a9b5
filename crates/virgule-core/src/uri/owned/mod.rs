//! Types that own their string: `UriBuf` is to `Uri` as `String` is to `str`.
//!
//! A value consists of the string and its captures, so that borrowing it does not parse again.

pub(crate) mod components;
pub(crate) mod maybe;

use crate::uri::error::pretty::Pretty;
use crate::uri::error::pretty::composed_text_refused;
use crate::uri::error::{MAX_LENGTH, ParseError, ParseErrorKind};
use crate::uri::macros::{from, opaque_debug, try_from};
use crate::uri::typed::UriType;
use alloc::string::String;
use core::fmt;
use virgule_automata::captures::{Matched, MatchedBuf};
use virgule_automata::expected::ExpectedItems;

/// An owned value of the type `V`, with its captures: [`UriBuf`], [`NiBuf`], [`MailtoBuf`](crate::schemes::MailtoBuf),
/// ….
///
/// An owned type has the accessors of its borrowed type: `MailtoBuf` has `to()`, as
/// [`Mailto`](crate::schemes::Mailto) does. This page lists the accessors of the ten types in the root of the crate;
/// for other types, see the page of the borrowed type.
///
/// ```
/// use virgule::UriBuf;
///
/// let uri = UriBuf::parse(String::from("http://example.com/a"))?;
/// assert_eq!(uri.host(), Some("example.com"));
///
/// let refused = UriBuf::parse("http://example.com/ä").unwrap_err();
/// assert_eq!((refused.error().offset(), refused.into_input().as_str()), (19, "http://example.com/ä"));
/// # Ok::<(), virgule::IntoOwnedError>(())
/// ```
///
/// `Eq`, `Ord` and `Hash` are those of the string, byte for byte.
pub struct Owned<V: UriType> {
    pub(crate) found: MatchedBuf<V::Captures>,
}

impl<V: UriType> Owned<V> {
    /// Parses all of `text`.
    ///
    /// # Errors
    ///
    /// If `text` is not valid for the type. [`IntoOwnedError::into_input`] returns the input.
    ///
    /// ```
    /// use virgule::UriBuf;
    ///
    /// assert_eq!(UriBuf::parse("http://example.com/a")?.path(), "/a");
    /// assert_eq!(UriBuf::parse("/a").unwrap_err().into_input(), "/a");
    /// # Ok::<(), virgule::IntoOwnedError>(())
    /// ```
    pub fn parse(text: impl Into<String>) -> Result<Self, IntoOwnedError> {
        match MatchedBuf::find(text.into(), V::find) {
            Ok(found) => Ok(Owned { found }),
            Err((input, error)) => Err(IntoOwnedError { input, error }),
        }
    }

    /// Parses a string that was composed of valid components. For generated code.
    ///
    /// # Panics
    ///
    /// If parsing fails, which happens only if the string is longer than [`MAX_LENGTH`](crate::MAX_LENGTH).
    #[doc(hidden)]
    pub fn made(text: String) -> Self {
        match Self::parse(text) {
            Ok(made) => made,
            Err(rejected) => composed_text_refused(&rejected.error),
        }
    }

    /// Returns the borrowed value, without parsing again.
    ///
    /// ```
    /// use virgule::{Uri, UriBuf};
    ///
    /// let owned: UriBuf = "http://example.com/a".parse()?;
    /// let uri: Uri<'_> = owned.borrow();
    /// assert_eq!(uri.path(), "/a");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn borrow(&self) -> V::Borrowed<'_> {
        V::of(self.found.borrow())
    }

    /// Returns the entire string.
    ///
    /// ```
    /// let owned: virgule::UriBuf = "http://example.com/a".parse()?;
    /// assert_eq!(owned.as_str(), "http://example.com/a");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn as_str(&self) -> &str {
        self.found.as_str()
    }

    /// Returns the string without the captures.
    ///
    /// ```
    /// let owned: virgule::UriBuf = "http://example.com/a".parse()?;
    /// assert_eq!(owned.into_string(), "http://example.com/a");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub fn into_string(self) -> String {
        self.found.into_string()
    }
}

/// The error of [`Owned::parse`] and of conversions. Contains the rejected input.
///
/// ```
/// let error = virgule::UriBuf::parse("http://anna:s3 cret@example.com/").unwrap_err();
/// assert!(!format!("{error:?} {error}").contains("cret"));
/// assert_eq!((error.error().offset(), error.into_input().len()), (14, 32));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct IntoOwnedError {
    input: String,
    error: ParseError,
}

impl IntoOwnedError {
    /// Returns the rejected input.
    ///
    /// ```
    /// let error = virgule::UriBuf::parse("http://example.com/a b").unwrap_err();
    /// assert_eq!(error.error().offset(), 20);
    /// assert_eq!(error.into_input(), "http://example.com/a b");
    /// ```
    #[inline]
    pub fn into_input(self) -> String {
        self.input
    }

    /// Returns the error of the parser.
    #[inline]
    pub fn error(&self) -> ParseError {
        self.error
    }

    /// See [`ParseError::kind`].
    #[inline]
    pub fn kind(&self) -> ParseErrorKind {
        self.error.kind()
    }

    /// See [`ParseError::offset`].
    #[inline]
    pub fn offset(&self) -> usize {
        self.error.offset()
    }

    /// See [`ParseError::rule`].
    #[inline]
    pub fn rule(&self) -> Option<&'static str> {
        self.error.rule()
    }

    /// See [`ParseError::expected`].
    #[inline]
    pub fn expected(&self) -> ExpectedItems {
        self.error.expected()
    }

    /// Formats the error below the input, like [`ParseError::pretty`]. The output contains the input, including
    /// secrets.
    ///
    /// ```
    /// let error = virgule::UriBuf::parse("http://a/b c").unwrap_err();
    /// assert!(error.pretty().to_string().starts_with("http://a/b c\n          ^ "));
    /// ```
    #[inline]
    pub fn pretty(&self) -> Pretty<'_> {
        self.error.pretty(&self.input)
    }
}

impl fmt::Display for IntoOwnedError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

opaque_debug! { IntoOwnedError<>: error; }

/// `Display` and `source` are those of the [`ParseError`].
impl core::error::Error for IntoOwnedError {
    #[inline]
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        self.error.source()
    }
}

from! {
    [] IntoOwnedError => ParseError: |rejected| rejected.error;
    [V: UriType] Owned<V> => String: |value| value.into_string();
    /// Copies the string.
    #[doc(hidden)]
    [V: UriType] Matched<'_, V::Captures> => Owned<V>: |found| Owned { found: found.into() };
}

impl<V: UriType> Clone for Owned<V> {
    #[inline]
    fn clone(&self) -> Self {
        Owned { found: self.found.clone() }
    }
}

crate::__text_traits! { [V: UriType] Owned<V>, of V }

/// Masks passwords.
impl<V: UriType> fmt::Debug for Owned<V>
where
    for<'t> V::Borrowed<'t>: fmt::Debug,
{
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.borrow().fmt(f)
    }
}

impl<V: UriType> core::str::FromStr for Owned<V> {
    type Err = ParseError;

    #[inline]
    fn from_str(text: &str) -> Result<Self, ParseError> {
        V::find(text).map(Owned::from)
    }
}

try_from! {
    [V: UriType] String => Owned<V>, IntoOwnedError: |text| Self::parse(text);
    [V: UriType] &str => Owned<V>, ParseError: |text| text.parse();
}

impl<V: UriType> Owned<V> {
    #[inline]
    pub(crate) fn of(found: MatchedBuf<V::Captures>) -> Self {
        Owned { found }
    }

    /// Constructs a value from a string that was composed of valid components and from its known captures.
    ///
    /// # Panics
    ///
    /// See [`Self::made`].
    pub(crate) fn composed(text: String, captures: V::Captures) -> Self {
        if text.len() > MAX_LENGTH {
            return Self::made(text);
        }
        match MatchedBuf::new(text, captures) {
            Ok(found) => Owned { found },
            Err(text) => Self::made(text),
        }
    }
}

macro_rules! names {
    ($($owned:ident = $name:ident;)*) => {$(
        #[doc = concat!("An owned [`", stringify!($name), "`](crate::", stringify!($name), ").")]
        pub type $owned = Owned<crate::generated::types::$name<'static>>;
    )*};
}

names! {
    UriBuf = Uri;
    UriRefBuf = UriRef;
    AbsoluteUriBuf = AbsoluteUri;
    RelativeRefBuf = RelativeRef;
    IriBuf = Iri;
    IriRefBuf = IriRef;
    AbsoluteIriBuf = AbsoluteIri;
    IriRelativeRefBuf = IriRelativeRef;
    NiBuf = Ni;
    NihBuf = Nih;
}

#[cfg(feature = "serde")]
impl<'de, V: UriType> serde::Deserialize<'de> for Owned<V> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        crate::uri::serde::owned(from, V::NAME, |text| {
            text.parse().map_err(crate::uri::error::scheme_error::SchemeError::from)
        })
    }
}
