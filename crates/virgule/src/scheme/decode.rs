//! Percent-encoding, away and back.
//!
//! ```abnf
//! pct-encoded = "%" HEXDIG HEXDIG   ; RFC 3986 section 2.1
//! ```

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt::{self, Write};

/// `text` with every `%XX` as the byte that it stands for; borrowed if there is none. An error is the offset at
/// which the result is no UTF-8, in `text`. For derived code.
pub fn decode(text: &str) -> Result<Cow<'_, str>, usize> {
    if !text.contains('%') {
        return Ok(Cow::Borrowed(text));
    }
    let mut bytes = alloc::vec::Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some((byte, length)) = next(text.as_bytes(), at) {
        bytes.push(byte);
        at += length;
    }
    match String::from_utf8(bytes) {
        Ok(decoded) => Ok(Cow::Owned(decoded)),
        Err(error) => Err(place(text, error.utf8_error().valid_up_to())),
    }
}

/// The byte at `at`, and how many bytes of the text it takes. A `%` without two digits stands for itself.
fn next(text: &[u8], at: usize) -> Option<(u8, usize)> {
    let digit = |at: usize| text.get(at).and_then(|&byte| char::from(byte).to_digit(16));
    match (*text.get(at)?, digit(at + 1), digit(at + 2)) {
        (b'%', Some(high), Some(low)) => Some(((high * 16 + low) as u8, 3)),
        (byte, ..) => Some((byte, 1)),
    }
}

/// Where the decoded byte number `decoded` stands in the text.
fn place(text: &str, decoded: usize) -> usize {
    let (mut at, mut count) = (0, 0);
    while let Some((_, length)) = next(text.as_bytes(), at).filter(|_| count < decoded) {
        at += length;
        count += 1;
    }
    at
}

/// A value, shown with every byte encoded that may not stand for itself. For derived code.
pub struct Encoded<T> {
    /// The value.
    pub value: T,
    /// The ASCII characters that stay, as bits.
    pub plain: u128,
}

impl<T: fmt::Display> fmt::Display for Encoded<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Encoder { to: f, plain: self.plain }, "{}", self.value)
    }
}

struct Encoder<'f, 'g> {
    to: &'f mut fmt::Formatter<'g>,
    plain: u128,
}

impl Write for Encoder<'_, '_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        text.bytes().try_for_each(|byte| match byte.is_ascii() && self.plain >> byte & 1 != 0 {
            true => self.to.write_char(byte as char),
            false => write!(self.to, "%{byte:02X}"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{Encoded, decode};
    use alloc::borrow::Cow;
    use alloc::string::ToString;

    #[test]
    fn what_has_no_percent_is_borrowed() {
        assert!(matches!(decode("abc"), Ok(Cow::Borrowed("abc"))));
        assert_eq!(decode("%61%c3%A9"), Ok("aé".into()));
        assert_eq!(decode("%6"), Ok("%6".into()));
    }

    #[test]
    fn what_is_no_utf8_has_a_place() {
        assert_eq!(decode("a%62%FFc"), Err(4));
        assert_eq!(decode("a%C3"), Err(1));
    }

    #[test]
    fn encoding_keeps_what_is_plain() {
        let plain = 1 << b'a' | 1 << b'/';
        assert_eq!(Encoded { value: "a/b é", plain }.to_string(), "a/%62%20%C3%A9");
    }
}
