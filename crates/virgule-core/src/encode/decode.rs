//! Decodes percent-encoded strings to bytes.
//!
//! ```text
//! 5 0 % 2 5 2 5        "%25" is "%", which does not begin another encoding:
//! │ │ └─┬─┘ │ │        decoding reads the text once
//! 5 0   %   2 5
//! ```

use crate::uri::macros::opaque_debug;
#[cfg(feature = "alloc")]
use alloc::{borrow::Cow, string::String, vec::Vec};
use core::fmt;
use core::iter::FusedIterator;

/// An iterator over the decoded bytes of a percent-encoded string, without allocation.
///
/// ```
/// use virgule::encode::{Encoded, rule};
///
/// let segment = Encoded::<rule::Segment>::new("a%20%FF")?;
/// assert_eq!(segment.decoded().next(), Some(b'a'));
/// assert!(segment.decoded().eq(*b"a \xFF"));
/// # Ok::<(), virgule::ParseError>(())
/// ```
///
/// `Debug` omits the string, which may be a password.
#[derive(Clone)]
pub struct Decoded<'a> {
    text: &'a [u8],
    at: usize,
    /// True if `+` is decoded to a space.
    form: bool,
}

opaque_debug! { Decoded<'_>; }

impl<'a> Decoded<'a> {
    #[inline]
    pub(super) fn new(text: &'a str, form: bool) -> Self {
        Decoded { text: text.as_bytes(), at: 0, form }
    }
}

impl Iterator for Decoded<'_> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let (byte, length) = next(self.text, self.at)?;
        self.at += length;
        Some(if self.form && byte == b'+' && length == 1 { b' ' } else { byte })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.text.len().saturating_sub(self.at);
        (left.div_ceil(3), Some(left))
    }
}

impl FusedIterator for Decoded<'_> {}

/// Returns the decoded byte at `at`, and the length of its encoding. A `%` without two hex digits is not decoded: its
/// length is 1.
#[inline]
pub(crate) const fn next(text: &[u8], at: usize) -> Option<(u8, usize)> {
    if at >= text.len() {
        return None;
    }
    if let [b'%', high, low, ..] = text.split_at(at).1
        && let (Some(high), Some(low)) = ((*high as char).to_digit(16), (*low as char).to_digit(16))
    {
        return Some(((high * 16 + low) as u8, 3));
    }
    Some((text[at], 1))
}

/// Decodes every `%XX` of `text`; borrows if there is none. The error is the offset in `text` at which the result is
/// not UTF-8.
#[cfg(feature = "alloc")]
#[inline]
pub fn decode(text: &str) -> Result<Cow<'_, str>, usize> {
    match bytes(text) {
        Cow::Borrowed(_) => Ok(Cow::Borrowed(text)),
        Cow::Owned(bytes) => utf8(text, bytes),
    }
}

/// Decodes `text`; borrows if nothing is encoded.
#[cfg(feature = "alloc")]
#[inline]
pub(crate) fn decode_text(text: &str) -> Result<Cow<'_, str>, NotUtf8Error> {
    decode(text).map_err(NotUtf8Error::at)
}

/// Decodes `text`, including `+` as a space.
#[cfg(feature = "alloc")]
#[inline]
pub(super) fn decode_form(text: &str) -> Result<Cow<'_, str>, usize> {
    if !text.contains(['%', '+']) {
        return Ok(Cow::Borrowed(text));
    }
    utf8(text, collected(Decoded::new(text, true)))
}

/// Decodes `text`, with `+` as a space if it is form data, and with U+FFFD in place of bytes that are not UTF-8.
#[cfg(feature = "alloc")]
#[inline]
pub(super) fn lossy(text: &str, form: bool) -> Cow<'_, str> {
    if !text.contains(|c| c == '%' || form && c == '+') {
        return Cow::Borrowed(text);
    }
    let decoded = String::from_utf8(collected(Decoded::new(text, form)));
    Cow::Owned(decoded.unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned()))
}

/// Returns the decoded bytes of `text`, which may be invalid UTF-8; borrows if nothing is encoded.
#[cfg(feature = "alloc")]
#[inline]
pub(crate) fn bytes(text: &str) -> Cow<'_, [u8]> {
    match text.contains('%') {
        false => Cow::Borrowed(text.as_bytes()),
        true => Cow::Owned(collected(Decoded::new(text, false))),
    }
}

/// Reserves the maximum length up front, because most bytes are usually not encoded.
#[cfg(feature = "alloc")]
#[inline]
fn collected(decoded: Decoded<'_>) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(decoded.text.len());
    bytes.extend(decoded);
    bytes
}

#[cfg(feature = "alloc")]
#[inline]
fn utf8(text: &str, bytes: Vec<u8>) -> Result<Cow<'_, str>, usize> {
    match String::from_utf8(bytes) {
        Ok(decoded) => Ok(Cow::Owned(decoded)),
        Err(error) => Err(encoded_offset(text, error.utf8_error().valid_up_to())),
    }
}

/// Returns the offset in `text` of the encoding of the decoded byte with index `decoded`.
#[cfg(feature = "alloc")]
#[inline]
pub(crate) fn encoded_offset(text: &str, decoded: usize) -> usize {
    let (mut at, mut count) = (0, 0);
    while let Some((_, length)) = next(text.as_bytes(), at).filter(|_| count < decoded) {
        at += length;
        count += 1;
    }
    at
}

/// The decoded bytes are not UTF-8.
///
/// The scheme of a URI defines the meaning of decoded bytes (RFC 3986 section 2.5). `Encoded::decode_bytes` and
/// [`decoded`](super::Encoded::decoded) return bytes.
///
/// ```
/// use virgule::encode::{Encoded, rule};
///
/// let segment = Encoded::<rule::Segment>::new("%C3%A9%FF")?;
/// let error = segment.decode().unwrap_err();
/// assert_eq!(error.offset(), 6);
/// assert_eq!(error.to_string(), "offset 6: not UTF-8 after percent-decoding; decode it to bytes instead");
/// assert_eq!(*segment.decode_bytes(), *b"\xC3\xA9\xFF");
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NotUtf8Error {
    offset: usize,
}

impl NotUtf8Error {
    #[cfg(feature = "alloc")]
    #[inline]
    pub(super) const fn at(offset: usize) -> Self {
        NotUtf8Error { offset }
    }

    /// Returns the offset in the encoded string of the first byte that is not UTF-8.
    ///
    /// ```
    /// use virgule::encode::{Encoded, rule};
    ///
    /// assert_eq!(Encoded::<rule::Segment>::new("a%20%FF")?.decode().unwrap_err().offset(), 4);
    /// # Ok::<(), virgule::ParseError>(())
    /// ```
    #[inline]
    pub const fn offset(&self) -> usize {
        self.offset
    }
}

impl fmt::Display for NotUtf8Error {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "offset {}: not UTF-8 after percent-decoding; decode it to bytes instead", self.offset)
    }
}

impl core::error::Error for NotUtf8Error {}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::{decode, decode_form};
    use alloc::borrow::Cow;

    #[test]
    fn borrows_text_without_percent_encodings() {
        assert!(matches!(decode("a+c"), Ok(Cow::Borrowed("a+c"))));
        assert!(matches!(decode_form("abc"), Ok(Cow::Borrowed("abc"))));
        assert_eq!(decode("%61%c3%A9"), Ok("aé".into()));
        assert_eq!(decode("%6"), Ok("%6".into()));
        assert_eq!(decode("%"), Ok("%".into()));
        assert_eq!(decode("%%41"), Ok("%A".into()));
    }

    #[test]
    fn reports_the_offset_of_invalid_utf8() {
        assert_eq!(decode("a%62%FFc"), Err(4));
        assert_eq!(decode("a%C3"), Err(1));
        assert_eq!(decode_form("+%C3%A9+%C3"), Err(8));
    }

    #[test]
    fn decodes_plus_to_a_space_only_in_forms() {
        assert_eq!(decode_form("a+b%2Bc"), Ok("a b+c".into()));
        assert_eq!(decode("a+b%2Bc"), Ok("a+b+c".into()));
    }
}
