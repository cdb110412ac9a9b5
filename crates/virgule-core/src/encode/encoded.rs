//! Text that is known to match a rule.

#[cfg(feature = "alloc")]
use super::buf::EncodedBuf;
#[cfg(feature = "alloc")]
use super::decode;
use super::decode::Decoded;
#[cfg(feature = "alloc")]
use super::decode::NotUtf8Error;
#[cfg(feature = "alloc")]
use super::rule::TakesEmpty;
use super::rule::{Rule, Shown};
use crate::parse::expected::ByteSet;
use crate::uri::error::ParseError;
#[cfg(feature = "alloc")]
use alloc::borrow::Cow;
use core::fmt;
use core::marker::PhantomData;

/// Encoded text that matches the rule `R` as a whole.
///
/// Encoded text cannot be decoded twice: decoding returns a `str` or bytes, which have no method to decode.
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
/// `Eq` compares the encoded texts byte for byte: `%7e` and `~` differ, although both decode to `~`. `Debug` masks
/// passwords, `Display` does not.
pub struct Encoded<'a, R: Rule> {
    text: &'a str,
    rule: PhantomData<fn() -> R>,
}

impl<'a, R: Rule> Encoded<'a, R> {
    /// Checks that the whole of `text` matches the rule.
    ///
    /// # Errors
    ///
    /// If the rule does not match; the [`ParseError`] has the offset and the reason.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// assert!(Encoded::<rule::Query>::new("a/b?c").is_ok() && Encoded::<rule::Segment>::new("a/b?c").is_err());
    /// ```
    #[inline]
    pub fn new(text: &'a str) -> Result<Self, ParseError> {
        if text.is_empty() && !R::EMPTY {
            return Err(refused::<R>(text, 0, R::SET.begins(), false));
        }
        let (_, mut rest) = text.split_at(R::SET.run(text));
        while let Some(&first) = rest.as_bytes().first() {
            let at = text.len() - rest.len();
            if first != b'%' {
                return Err(refused::<R>(text, at, R::SET.begins(), at > 0 || R::EMPTY));
            }
            let digits = rest.bytes().skip(1).take(2).take_while(u8::is_ascii_hexdigit).count();
            let Some((_, behind)) = rest.split_at_checked(3).filter(|_| digits == 2) else {
                return Err(refused::<R>(text, at + 1 + digits, HEXDIG, false));
            };
            (_, rest) = behind.split_at(R::SET.run(behind));
        }
        Ok(Encoded::known(text))
    }

    /// Wraps a text that was parsed, without a check.
    #[inline]
    pub(super) const fn known(text: &'a str) -> Self {
        Encoded { text, rule: PhantomData }
    }

    /// The text, still encoded.
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

    /// The decoded bytes, one by one, without allocation.
    #[inline]
    pub fn decoded(&self) -> Decoded<'a> {
        Decoded::new(self.text, false)
    }

    /// The decoded text, borrowed if nothing is encoded.
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

    /// The decoded bytes, borrowed if nothing is encoded.
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

    /// The text decoded as form data (`application/x-www-form-urlencoded`, URL Standard section 5.1), in which `+` is a
    /// space. RFC 3986 does not define this meaning of `+`: [`Self::decode`] leaves `+` unchanged.
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

    /// An owned copy.
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

    /// Encodes a text, or bytes, for a rule that may refuse the empty text.
    ///
    /// # Errors
    ///
    /// If the text is empty and the rule does not match the empty text.
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
    /// Encodes a text, or bytes.
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

    /// Encodes a text, or bytes; also encodes the ASCII characters `bytes`, even if the rule allows them literally.
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
const HEXDIG: ByteSet = ByteSet([0x03FF << b'0', 0x7E_0000_007E, 0, 0]);

#[cold]
fn refused<R: Rule>(text: &str, offset: usize, bytes: ByteSet, end: bool) -> ParseError {
    ParseError::unexpected(text, offset, R::NAME, bytes, end)
}

/// `Debug` of encoded text, without passwords.
pub(super) fn debug<R: Rule>(name: &str, text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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

/// Implements the traits of encoded text by those of the text, byte for byte.
macro_rules! text_traits {
    ($name:ident<$($lifetime:lifetime,)? R>) => {
        impl<R: $crate::encode::Rule> core::fmt::Display for $name<$($lifetime,)? R> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.as_str())
            }
        }

        /// Shows the rule's name, and masks passwords.
        impl<R: $crate::encode::Rule> core::fmt::Debug for $name<$($lifetime,)? R> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::encode::encoded::debug::<R>(stringify!($name), self.as_str(), f)
            }
        }

        impl<R: $crate::encode::Rule> PartialEq for $name<$($lifetime,)? R> {
            fn eq(&self, other: &Self) -> bool {
                self.as_str() == other.as_str()
            }
        }

        impl<R: $crate::encode::Rule> Eq for $name<$($lifetime,)? R> {}

        impl<R: $crate::encode::Rule> PartialOrd for $name<$($lifetime,)? R> {
            fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        impl<R: $crate::encode::Rule> Ord for $name<$($lifetime,)? R> {
            fn cmp(&self, other: &Self) -> core::cmp::Ordering {
                self.as_str().cmp(other.as_str())
            }
        }

        impl<R: $crate::encode::Rule> core::hash::Hash for $name<$($lifetime,)? R> {
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                self.as_str().hash(state);
            }
        }

        impl<R: $crate::encode::Rule> AsRef<str> for $name<$($lifetime,)? R> {
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }
    };
}

text_traits!(Encoded<'_, R>);
#[cfg(feature = "alloc")]
pub(super) use text_traits;
