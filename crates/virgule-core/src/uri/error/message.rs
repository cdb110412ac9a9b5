//! A short text within an error: the message of another error.
//!
//! An error is small, `Copy`, and allocates nothing, so that the message is in a buffer of fixed size. A longer one is truncated
//! between two characters and ends with `…`.

use core::fmt;

/// The size of the buffer in bytes. With it a `SchemeError` is smaller than 128 bytes, the limit of clippy's
/// `result_large_err`.
const MOST: usize = 62;

/// The end of a truncated text.
const CUT: &str = "…";

/// A text of at most [`MOST`] bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Message {
    bytes: [u8; MOST],
    length: u8,
    /// True if the text was truncated.
    cut: bool,
}

impl Message {
    /// The `Display` of `value`, truncated.
    #[inline]
    pub(super) fn of(value: &dyn fmt::Display) -> Self {
        let mut message = Message { bytes: [0; MOST], length: 0, cut: false };
        // Writing fails if the buffer is full; an error of `value` itself ends the text too.
        let _ = fmt::Write::write_fmt(&mut message, format_args!("{value}"));
        message
    }

    /// The text, without the `…`.
    #[inline]
    fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..self.length as usize]).unwrap_or_default()
    }

    /// The longest prefix of `text` of at most `room` bytes that ends between characters.
    #[inline]
    fn fitting(text: &str, room: usize) -> &str {
        let mut end = room.min(text.len());
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        text.split_at(end).0
    }
}

impl fmt::Write for Message {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let begin = self.length as usize;
        let fits = Self::fitting(text, MOST - begin);
        self.bytes[begin..begin + fits.len()].copy_from_slice(fits.as_bytes());
        self.length += fits.len() as u8;
        if fits.len() == text.len() {
            return Ok(());
        }
        self.cut = true;
        Err(fmt::Error)
    }
}

impl fmt::Display for Message {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())?;
        if self.cut { f.write_str(CUT) } else { Ok(()) }
    }
}

impl fmt::Debug for Message {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{self}\"")
    }
}

#[cfg(test)]
mod tests {
    use super::{MOST, Message};
    use std::string::ToString;

    #[test]
    fn truncates_between_characters() {
        assert_eq!(Message::of(&"short").to_string(), "short");
        let full = "x".repeat(MOST);
        assert_eq!(Message::of(&full).to_string(), full);
        let long = std::format!("{}é and more", "x".repeat(MOST - 1));
        assert_eq!(Message::of(&long).to_string(), std::format!("{}…", "x".repeat(MOST - 1)));
    }

    #[test]
    fn several_writes_are_one_text() {
        assert_eq!(Message::of(&format_args!("{} of {}", 3, "four")).to_string(), "3 of four");
    }
}
