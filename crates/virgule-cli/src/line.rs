//! A line of input and its location.

use serde::Serialize;
use std::fmt;

/// The maximal length of a line in bytes. A line is held in memory.
pub const MAX_LINE: usize = 64 << 20;

/// A line without its line end.
pub type Line<'l> = Result<&'l str, InvalidLine>;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvalidLine {
    /// The line has more than [`MAX_LINE`] bytes.
    TooLong,
    NotUtf8 {
        /// The offset of the first invalid byte.
        at: usize,
    },
}

/// Validates bytes, which must not exceed [`MAX_LINE`].
pub fn line(bytes: &[u8]) -> Line<'_> {
    std::str::from_utf8(bytes).map_err(|error| InvalidLine::NotUtf8 { at: error.valid_up_to() })
}

impl InvalidLine {
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
            InvalidLine::TooLong => write!(f, "the line is longer than {MAX_LINE} bytes"),
            InvalidLine::NotUtf8 { at } => write!(f, "not UTF-8 at byte {at} of the line"),
        }
    }
}

/// A file and a line in it.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct LineLocation<'p> {
    /// The file, as given on the command line.
    pub file: &'p str,
    /// The line, counted from 1.
    pub line: u64,
}

/// `urls.txt:7`, the format of compilers and editors.
impl fmt::Display for LineLocation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.file {
            "-" => write!(f, "standard input:{}", self.line),
            file => write!(f, "{}:{}", file.escape_debug(), self.line),
        }
    }
}
