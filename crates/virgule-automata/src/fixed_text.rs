//! A string in a buffer of fixed size, which can be written in constants.

use core::fmt;

/// A string of at most `N` bytes. A longer one is truncated at a character boundary, and then shown with `…`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct FixedText<const N: usize> {
    bytes: [u8; N],
    length: u16,
    is_truncated: bool,
}

impl<const N: usize> FixedText<N> {
    /// The empty string.
    pub const EMPTY: Self = FixedText { bytes: [0; N], length: 0, is_truncated: false };

    /// Appends as much of `text` as fits; after a truncation, nothing.
    pub const fn push_str(&mut self, text: &str) {
        if self.is_truncated {
            return;
        }
        let (_, room) = self.bytes.split_at_mut(self.length as usize);
        let mut end = if text.len() < room.len() { text.len() } else { room.len() };
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        room.split_at_mut(end).0.copy_from_slice(text.as_bytes().split_at(end).0);
        self.length += end as u16;
        self.is_truncated = end < text.len();
    }

    /// Appends a character.
    pub const fn push(&mut self, character: char) {
        self.push_str(character.encode_utf8(&mut [0; 4]));
    }

    /// Appends a decimal number.
    pub const fn push_number(&mut self, number: usize) {
        if number >= 10 {
            self.push_number(number / 10);
        }
        self.push((b'0' + (number % 10) as u8) as char);
    }

    /// Appends two hexadecimal digits.
    pub const fn push_hex(&mut self, byte: u8) {
        let digits = b"0123456789ABCDEF";
        self.push(digits[byte as usize >> 4] as char);
        self.push(digits[byte as usize & 15] as char);
    }

    /// Returns the text, without the `…`.
    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.length as usize).0) {
            Ok(text) => text,
            // Only complete characters are appended.
            Err(_) => "",
        }
    }
}

/// Fails if the text is truncated, so that the writer stops.
impl<const N: usize> fmt::Write for FixedText<N> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.push_str(text);
        if self.is_truncated { Err(fmt::Error) } else { Ok(()) }
    }
}

impl<const N: usize> fmt::Display for FixedText<N> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())?;
        if self.is_truncated { f.write_str("…") } else { Ok(()) }
    }
}

impl<const N: usize> fmt::Debug for FixedText<N> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

#[cfg(test)]
mod tests {
    use super::FixedText;
    use core::fmt::Write;
    use std::string::ToString;

    #[test]
    fn truncates_between_characters() {
        for (value, expected) in [
            ("short", "short"),
            ("12345678", "12345678"),
            ("1234567é", "1234567…"),
            ("123456789", "12345678…"),
        ] {
            let mut text = FixedText::<8>::EMPTY;
            assert_eq!(write!(text, "{value}").is_err(), expected.ends_with('…'));
            let _ = text.write_str("");
            assert_eq!(text.to_string(), expected);
        }
    }

    #[test]
    fn several_writes_are_one_text() {
        let mut text = FixedText::<16>::EMPTY;
        write!(text, "{} of {:?}", 3, 4).unwrap();
        text.push_number(907);
        text.push_hex(0xA0);
        assert_eq!((text.as_str(), std::format!("{text:?}").as_str()), ("3 of 4907A0", "\"3 of 4907A0\""));
    }
}
