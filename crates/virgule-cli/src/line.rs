//! One line of an input: a text, or bytes that are none.

use std::fmt;

/// The longest line that is read. A line is held in memory, so its length has a bound.
pub const MAX_LINE: usize = 64 << 20;

/// A line without its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Line<'l> {
    /// Text.
    Text(&'l str),
    /// Something else.
    Other(InvalidLine),
}

/// Why a line is no text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvalidLine {
    /// More than [`MAX_LINE`] bytes.
    TooLong,
    /// Bytes that are not UTF-8, from `at` on.
    NotUtf8 {
        /// The offset of the first wrong byte.
        at: usize,
    },
}

impl<'l> Line<'l> {
    /// What these bytes are, which are no more than [`MAX_LINE`].
    pub fn of(bytes: &'l [u8]) -> Self {
        match std::str::from_utf8(bytes) {
            Ok(text) => Line::Text(text),
            Err(error) => Line::Other(InvalidLine::NotUtf8 { at: error.valid_up_to() }),
        }
    }
}

impl InvalidLine {
    /// Where it goes wrong.
    pub fn offset(self) -> usize {
        match self {
            InvalidLine::TooLong => MAX_LINE,
            InvalidLine::NotUtf8 { at } => at,
        }
    }
}

impl fmt::Display for InvalidLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidLine::TooLong => write!(f, "a line of more than {MAX_LINE} bytes"),
            InvalidLine::NotUtf8 { at } => write!(f, "not UTF-8 at byte {at} of the line"),
        }
    }
}
