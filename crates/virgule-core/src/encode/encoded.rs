//! Encoded strings that are known to match a rule: borrowed, or owned.

use super::decode::Decoded;
#[cfg(feature = "alloc")]
use super::decode::{self, NotUtf8Error};
#[cfg(feature = "alloc")]
use super::rule::TakesEmpty;
use super::rule::{Rule, Shown};
use crate::uri::error::ParseError;
#[cfg(feature = "alloc")]
use alloc::{borrow::Cow, string::String};
use core::fmt;
use core::marker::PhantomData;
use virgule_automata::expected::ByteSet;

/// An encoded string that matches the rule `R`.
///
/// An encoded string cannot be decoded twice: decoding returns a `str` or bytes, which have no method to decode.
///
/// ```
/// use virgule::encode::{Encoded, rule};
///
/// let segment = Encoded::<rule::Segment>::new("50%25")?;
/// assert_eq!(segment.as_str(), "50%25");
/// assert!(segment.decoded().eq("50%".bytes()));
///
/// let error = Encoded::<rule::Segment>::new("a/b").unwrap_err();
/// assert_eq!((error.offset(), error.rule()), (1, Some("segment")));
/// let error = Encoded::<rule::Segment>::new("50%").unwrap_err();
/// assert_eq!(error.to_string(), "offset 3, in segment: expected a hex digit");
/// # Ok::<(), virgule::ParseError>(())
/// ```
///
/// `Eq` compares the encoded strings byte for byte: `%7e` and `~` differ, although both decode to `~`. `Debug` masks
/// passwords, `Display` does not.
pub struct Encoded<'a, R: Rule> {
    text: &'a str,
    rule: PhantomData<fn() -> R>,
}

impl<'a, R: Rule> Encoded<'a, R> {
    /// Checks that the rule matches all of `text`.
    ///
    /// # Errors
    ///
    /// If the rule does not match; the [`ParseError`] contains the offset and the reason.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// assert!(Encoded::<rule::Query>::new("a/b?c").is_ok() && Encoded::<rule::Segment>::new("a/b?c").is_err());
    /// ```
    #[inline]
    pub fn new(text: &'a str) -> Result<Self, ParseError> {
        if text.is_empty() && !R::EMPTY {
            return Err(refused::<R>(text, 0, const { &R::SET.begins() }, false));
        }
        let (_, mut rest) = text.split_at(R::SET.run(text));
        while let Some(&first) = rest.as_bytes().first() {
            let at = text.len() - rest.len();
            if first != b'%' {
                return Err(refused::<R>(text, at, const { &R::SET.begins() }, at > 0 || R::EMPTY));
            }
            let digits = rest.bytes().skip(1).take(2).take_while(u8::is_ascii_hexdigit).count();
            let Some((_, behind)) = rest.split_at_checked(3).filter(|_| digits == 2) else {
                return Err(refused::<R>(text, at + 1 + digits, &HEXDIG, false));
            };
            (_, rest) = behind.split_at(R::SET.run(behind));
        }
        Ok(Encoded::known(text))
    }

    /// Wraps a parsed string without checking it.
    #[inline]
    pub(super) const fn known(text: &'a str) -> Self {
        Encoded { text, rule: PhantomData }
    }

    /// Returns the string, still encoded.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// let segment = Encoded::<rule::Segment>::new("a%20b")?;
    /// assert_eq!(segment.as_str(), "a%20b");
    /// assert!(segment.decoded().eq(*b"a b"));
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub const fn as_str(&self) -> &'a str {
        self.text
    }

    /// Returns an iterator over the decoded bytes, without allocation.
    #[inline]
    pub fn decoded(&self) -> Decoded<'a> {
        Decoded::new(self.text, false)
    }

    /// Returns the decoded string, borrowed if nothing is encoded.
    ///
    /// # Errors
    ///
    /// If the decoded bytes are not UTF-8; [`Self::decode_bytes`] has no such error.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// let query = Encoded::<rule::Query>::new("%2541+%C3%A9")?;
    /// assert_eq!(query.decode().unwrap(), "%41+é");
    /// let error = Encoded::<rule::Query>::new("a%20%FF")?.decode().unwrap_err();
    /// assert_eq!(error.offset(), 4);
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn decode(&self) -> Result<Cow<'a, str>, NotUtf8Error> {
        decode::decode(self.text).map_err(NotUtf8Error::at)
    }

    /// Returns the decoded string, with U+FFFD in place of bytes that are not UTF-8, as `url` and browsers decode.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// assert_eq!(Encoded::<rule::Query>::new("a%20%FF")?.decode_lossy(), "a \u{FFFD}");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn decode_lossy(&self) -> Cow<'a, str> {
        decode::lossy(self.text, false)
    }

    /// Returns the decoded bytes, borrowed if nothing is encoded.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// assert_eq!(*Encoded::<rule::Segment>::new("%00%FF")?.decode_bytes(), [0, 0xFF]);
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn decode_bytes(&self) -> Cow<'a, [u8]> {
        decode::bytes(self.text)
    }

    /// Decodes form data (`application/x-www-form-urlencoded`, URL Standard section 5.1), in which `+` is a space. RFC
    /// 3986 does not define this meaning of `+`: [`Self::decode`] leaves `+` unchanged.
    ///
    /// # Errors
    ///
    /// If the decoded bytes are not UTF-8.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// let query = Encoded::<rule::Query>::new("1+%2B+1")?;
    /// assert_eq!(query.decode_form().unwrap(), "1 + 1");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn decode_form(&self) -> Result<Cow<'a, str>, NotUtf8Error> {
        decode::decode_form(self.text).map_err(NotUtf8Error::at)
    }

    /// Decodes form data like [`Self::decode_form`], with U+FFFD in place of bytes that are not UTF-8.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// assert_eq!(Encoded::<rule::Query>::new("a+%FF")?.decode_form_lossy(), "a \u{FFFD}");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn decode_form_lossy(&self) -> Cow<'a, str> {
        decode::lossy(self.text, true)
    }

    /// Returns an owned copy.
    ///
    /// ```
    /// use virgule::encode::{EncodedBuf, rule};
    ///
    /// let uri = virgule::Uri::parse("http://example.com/?a%20b")?;
    /// let query: Option<EncodedBuf<rule::Query>> = uri.query_encoded().map(|query| query.to_buf());
    /// assert_eq!(query.unwrap().as_str(), "a%20b");
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn to_buf(&self) -> EncodedBuf<R> {
        EncodedBuf::known(self.text.into())
    }

    /// Encodes a string or bytes for a rule that may reject the empty string.
    ///
    /// # Errors
    ///
    /// If the input is empty and the rule does not match the empty string.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// let name = Encoded::<rule::SegmentNz>::try_encode("a b")?;
    /// assert_eq!(name.as_str(), "a%20b");
    /// assert!(Encoded::<rule::SegmentNz>::try_encode("").is_err());
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[cfg(feature = "alloc")]
    pub fn try_encode<T: AsRef<[u8]> + ?Sized>(text: &T) -> Result<EncodedBuf<R>, ParseError> {
        let text = super::encode(text, R::SET).into_cow();
        if text.is_empty() {
            Encoded::<R>::new("")?;
        }
        Ok(EncodedBuf::known(text.into_owned()))
    }
}

#[cfg(feature = "alloc")]
impl<R: TakesEmpty> Encoded<'_, R> {
    /// Encodes a string or bytes.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// let segment = Encoded::<rule::Segment>::encode("a/b %");
    /// assert_eq!(segment.as_str(), "a%2Fb%20%25");
    /// assert_eq!(segment.as_encoded().decode().unwrap(), "a/b %");
    /// ```
    pub fn encode<T: AsRef<[u8]> + ?Sized>(text: &T) -> EncodedBuf<R> {
        Self::encode_without(text, b"")
    }

    /// Encodes a string or bytes, and also the ASCII characters `bytes`, even if the rule allows them literally.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// let value = Encoded::<rule::Query>::encode_without("R&B", b"&=+");
    /// assert_eq!(value.as_str(), "R%26B");
    /// ```
    pub fn encode_without<T: AsRef<[u8]> + ?Sized>(text: &T, bytes: &[u8]) -> EncodedBuf<R> {
        EncodedBuf::known(super::encode(text, R::SET.without_all(bytes)).into_cow().into_owned())
    }
}

/// `HEXDIG = DIGIT / "A" / "B" / "C" / "D" / "E" / "F"`, in either case (RFC 5234 appendix B.1)
static HEXDIG: ByteSet = ByteSet([0x03FF << b'0', 0x7E_0000_007E, 0, 0]);

#[cold]
fn refused<R: Rule>(text: &str, offset: usize, expected: &'static ByteSet, end: bool) -> ParseError {
    ParseError::unexpected(text, offset, const { &R::NAME }, expected, end)
}

/// `Debug` of encoded strings, without passwords.
fn debug<R: Rule>(name: &str, text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match R::SHOWN {
        Shown::Whole => write!(f, "{name}<{}>({text:?})", R::NAME),
        Shown::BeforeColon => match text.split_once(':') {
            Some((user, password)) if !password.is_empty() => {
                write!(f, "{name}<{}>(\"{}:***\")", R::NAME, user.escape_debug())
            }
            _ => write!(f, "{name}<{}>({text:?})", R::NAME),
        },
        Shown::Nothing => write!(f, "{name}<{}>(\"***\")", R::NAME),
    }
}

impl<R: Rule> Clone for Encoded<'_, R> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rule> Copy for Encoded<'_, R> {}

/// An owned encoded string that matches the rule `R`. Only [`Encoded::encode`], [`Encoded::try_encode`] and
/// [`Encoded::to_buf`] return it, so the string always matches the rule.
///
/// ```
/// use virgule::encode::{Encoded, EncodedBuf, rule};
///
/// let query: EncodedBuf<rule::Query> = Encoded::encode("what?#");
/// assert_eq!(query.as_str(), "what?%23");
/// let uri = format!("http://example.com/?{query}");
/// assert_eq!(virgule::Uri::parse(&uri)?.query_encoded(), Some(query.as_encoded()));
/// assert_eq!(query.into_string(), "what?%23");
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[cfg(feature = "alloc")]
pub struct EncodedBuf<R: Rule> {
    text: String,
    rule: PhantomData<fn() -> R>,
}

#[cfg(feature = "alloc")]
impl<R: Rule> EncodedBuf<R> {
    /// Wraps an encoded or parsed string without checking it.
    #[inline]
    const fn known(text: String) -> Self {
        EncodedBuf { text, rule: PhantomData }
    }

    /// Returns the encoded string.
    #[inline]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns the borrowed form, which can be decoded.
    #[inline]
    pub fn as_encoded(&self) -> Encoded<'_, R> {
        Encoded::known(&self.text)
    }

    /// Returns the encoded string as a plain `String`.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// let segment = Encoded::<rule::Segment>::encode("a b");
    /// assert_eq!(segment.as_encoded().decode().unwrap(), "a b");
    /// assert_eq!((segment.as_str(), segment.clone().into_string()), ("a%20b", "a%20b".to_string()));
    /// ```
    #[inline]
    pub fn into_string(self) -> String {
        self.text
    }
}

#[cfg(feature = "alloc")]
impl<R: Rule> Clone for EncodedBuf<R> {
    #[inline]
    fn clone(&self) -> Self {
        EncodedBuf::known(self.text.clone())
    }
}

#[cfg(feature = "alloc")]
impl<R: Rule> From<Encoded<'_, R>> for EncodedBuf<R> {
    #[inline]
    fn from(text: Encoded<'_, R>) -> Self {
        text.to_buf()
    }
}

macro_rules! text_traits {
    ([$($generics:tt)*] $type:ty, $name:literal) => {
        crate::__text_traits! { [$($generics)*] $type }

        impl<$($generics)*> PartialEq for $type {
            fn eq(&self, other: &Self) -> bool {
                self.as_str() == other.as_str()
            }
        }

        /// Shows the name of the rule, and masks passwords.
        impl<$($generics)*> fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                debug::<R>($name, self.as_str(), f)
            }
        }
    };
}

text_traits! { ['a, R: Rule] Encoded<'a, R>, "Encoded" }
#[cfg(feature = "alloc")]
text_traits! { [R: Rule] EncodedBuf<R>, "EncodedBuf" }
