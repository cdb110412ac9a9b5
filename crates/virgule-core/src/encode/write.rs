//! Percent-encodes text.

use super::set::EncodeSet;
#[cfg(feature = "alloc")]
use alloc::{borrow::Cow, string::String};
use core::fmt::{self, Write};

/// Percent-encodes the characters of `text` that are not in `set`. `text` may also be bytes that are not UTF-8.
///
/// `Display` writes the result without allocation; `into_cow` returns a `Cow<str>`. The hex digits of percent-encodings
/// are upper case (RFC 3986 section 2.1). Decoding the result returns `text`.
///
/// ```
/// use virgule::encode::{IQUERY, QUERY, encode};
///
/// assert_eq!(encode("é=100%", QUERY).to_string(), "%C3%A9=100%25");
/// assert_eq!(encode("é=100%", IQUERY).to_string(), "é=100%25");
/// assert_eq!(encode(b"\xC3\xA9\xFF", IQUERY).to_string(), "é%FF");
/// ```
pub fn encode<T: AsRef<[u8]> + ?Sized>(text: &T, set: EncodeSet) -> Encode<'_> {
    Encode { bytes: text.as_ref(), set }
}

/// Text that `Display` percent-encodes: see [`encode()`]. `Debug` omits the text, which may be a password.
#[derive(Clone, Copy)]
pub struct Encode<'a> {
    bytes: &'a [u8],
    set: EncodeSet,
}

impl fmt::Debug for Encode<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Encode").finish_non_exhaustive()
    }
}

impl<'a> Encode<'a> {
    /// The encoded text, borrowed if nothing had to be encoded.
    ///
    /// ```
    /// use std::borrow::Cow;
    /// use virgule::encode::{SEGMENT, encode};
    ///
    /// assert!(matches!(encode("a:b", SEGMENT).into_cow(), Cow::Borrowed("a:b")));
    /// assert_eq!(encode("a/b", SEGMENT).into_cow(), "a%2Fb");
    /// ```
    #[cfg(feature = "alloc")]
    #[inline]
    pub fn into_cow(self) -> Cow<'a, str> {
        match core::str::from_utf8(self.bytes) {
            Ok(text) if self.set.run(text) == text.len() => Cow::Borrowed(text),
            _ => {
                let mut text = String::with_capacity(self.bytes.len());
                // Writing to a string does not fail.
                let _ = write(&mut text, self.bytes, self.set);
                Cow::Owned(text)
            }
        }
    }
}

impl fmt::Display for Encode<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, self.bytes, self.set)
    }
}

/// Writes `bytes`; percent-encodes characters that are not in `set`, and bytes that are not UTF-8.
pub(crate) fn write(to: &mut impl Write, bytes: &[u8], set: EncodeSet) -> fmt::Result {
    for chunk in bytes.utf8_chunks() {
        write_text(to, chunk.valid(), set)?;
        chunk.invalid().iter().try_for_each(|&byte| escape(to, byte))?;
    }
    Ok(())
}

/// Writes `text`; runs of characters of the set are written at once.
fn write_text(to: &mut impl Write, mut text: &str, set: EncodeSet) -> fmt::Result {
    loop {
        let (stays, rest) = text.split_at(set.run(text));
        to.write_str(stays)?;
        let mut rest = rest.chars();
        let Some(c) = rest.next() else { return Ok(()) };
        c.encode_utf8(&mut [0; 4]).bytes().try_for_each(|byte| escape(to, byte))?;
        text = rest.as_str();
    }
}

/// RFC 3986 section 2.1: "URI producers and normalizers should use uppercase hexadecimal digits".
fn escape(to: &mut impl Write, byte: u8) -> fmt::Result {
    const DIGITS: [char; 16] =
        ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'B', 'C', 'D', 'E', 'F'];
    to.write_char('%')?;
    to.write_char(DIGITS[usize::from(byte >> 4)])?;
    to.write_char(DIGITS[usize::from(byte & 15)])
}
