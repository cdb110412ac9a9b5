//! Owned text that is known to match a rule.

use super::encoded::{Encoded, text_traits};
use super::rule::Rule;
use alloc::string::String;
use core::marker::PhantomData;

/// Owned encoded text that matches the rule `R` as a whole. Only [`Encoded::encode`], [`Encoded::try_encode`] and
/// [`Encoded::to_buf`] return it, so the text always matches the rule.
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
pub struct EncodedBuf<R: Rule> {
    text: String,
    rule: PhantomData<fn() -> R>,
}

impl<R: Rule> EncodedBuf<R> {
    /// Wraps a text that was encoded or parsed, without a check.
    #[inline]
    pub(super) const fn known(text: String) -> Self {
        EncodedBuf { text, rule: PhantomData }
    }

    /// The encoded text.
    #[inline]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The borrowed form, which can be decoded.
    #[inline]
    pub fn as_encoded(&self) -> Encoded<'_, R> {
        Encoded::known(&self.text)
    }

    /// The encoded text as a plain string.
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

impl<R: Rule> Clone for EncodedBuf<R> {
    #[inline]
    fn clone(&self) -> Self {
        EncodedBuf::known(self.text.clone())
    }
}

impl<R: Rule> From<Encoded<'_, R>> for EncodedBuf<R> {
    #[inline]
    fn from(text: Encoded<'_, R>) -> Self {
        text.to_buf()
    }
}

text_traits!(EncodedBuf<R>);
