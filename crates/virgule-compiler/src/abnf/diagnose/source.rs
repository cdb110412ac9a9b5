//! Source texts and byte offsets in them. Columns are computed only when a diagnostic is shown.

use crate::abnf::read::dialects::Dialect;
use std::sync::Arc;

/// The byte order mark that some editors write at the start of UTF-8 files. It does not count as a column.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// The source text of a grammar, into which spans point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// The name of the file, as written by the user.
    pub name: String,
    /// The contents of the file.
    pub text: String,
    /// The notation, if the caller knows it; a `;! dialect` line names it otherwise.
    pub dialect: Option<Dialect>,
    /// Offsets at which lines begin. LF, CRLF and a lone CR end a line; the last line may be empty.
    line_starts: Vec<usize>,
}

impl Source {
    /// Creates the source `text` of the file `name`.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Arc<Self> {
        Self::in_dialect(name, text, None)
    }

    /// As [`Source::new`], for a text in a notation that the caller knows.
    pub fn in_dialect(
        name: impl Into<String>,
        text: impl Into<String>,
        dialect: Option<Dialect>,
    ) -> Arc<Self> {
        let text = text.into();
        let bytes = text.as_bytes();
        let mark = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
        let ends = bytes.iter().enumerate().filter(|(at, byte)| match byte {
            b'\n' => true,
            b'\r' => bytes.get(at + 1) != Some(&b'\n'),
            _ => false,
        });
        let line_starts = std::iter::once(mark).chain(ends.map(|(at, _)| at + 1)).collect();
        Arc::new(Self { name: name.into(), text, dialect, line_starts })
    }

    /// Returns the line and column of a byte offset, both 1-based. Columns count characters.
    ///
    /// An offset beyond the end is treated as the end, and an offset within a character as its start.
    pub fn position(&self, offset: usize) -> (usize, usize) {
        let offset = self.clamp(offset);
        let line = self.line(offset);
        let before = self.text.get(self.line_starts[line]..offset);
        (line + 1, before.map_or(0, |before| before.chars().count()) + 1)
    }

    /// Returns the index of the line that contains `offset`.
    pub(super) fn line(&self, offset: usize) -> usize {
        self.line_starts.partition_point(|start| *start <= offset).max(1) - 1
    }

    /// Returns the line that contains `offset`, including its line end.
    pub(in crate::abnf) fn line_around(&self, offset: usize) -> Span {
        let line = self.line(self.clamp(offset));
        let end = self.line_starts.get(line + 1).copied().unwrap_or(self.text.len());
        Span::new(self.line_starts[line], end)
    }

    /// Returns the nearest character boundary at or before `offset`.
    pub(super) fn clamp(&self, offset: usize) -> usize {
        let mut offset = offset.min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        offset
    }
}

/// A half-open range of byte offsets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

impl Span {
    /// Creates the range `start..end`.
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// True if `offset` is in the span or at its end, as the position of a cursor.
    pub fn touches(self, offset: usize) -> bool {
        self.start <= offset && offset <= self.end
    }

    /// Returns the smallest span that contains `self` and `other`.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}
