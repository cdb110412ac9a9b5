//! A text and byte offsets in it. Columns are computed only when a diagnostic is shown.

use std::sync::Arc;

/// The byte order mark that some editors put in front of UTF-8. It is not counted in columns.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// A text that diagnostics point into.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// The file's name as the user wrote it.
    pub name: String,
    /// The whole text of the file.
    pub text: String,
    /// Offsets at which the lines begin. LF, CRLF and a lone CR end a line; the last line may be empty.
    line_starts: Vec<usize>,
}

impl Source {
    /// The text of the file `name`.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Arc<Self> {
        let text = text.into();
        let bytes = text.as_bytes();
        let mark = if text.starts_with(BYTE_ORDER_MARK) { BYTE_ORDER_MARK.len() } else { 0 };
        let ends = bytes.iter().enumerate().filter(|(at, byte)| match byte {
            b'\n' => true,
            b'\r' => bytes.get(at + 1) != Some(&b'\n'),
            _ => false,
        });
        let line_starts = std::iter::once(mark).chain(ends.map(|(at, _)| at + 1)).collect();
        Arc::new(Self { name: name.into(), text, line_starts })
    }

    /// Line and column of a byte offset, both from 1; columns count characters.
    ///
    /// An offset beyond the end means the end; an offset within a character means its start.
    pub fn position(&self, offset: usize) -> (usize, usize) {
        let offset = self.clamp(offset);
        let line = self.line(offset);
        let before = self.text.get(self.line_starts[line]..offset);
        (line + 1, before.map_or(0, |before| before.chars().count()) + 1)
    }

    /// The index of the line that holds `offset`.
    pub(super) fn line(&self, offset: usize) -> usize {
        self.line_starts.partition_point(|start| *start <= offset).max(1) - 1
    }

    /// The line that holds `offset`, with its line end.
    pub(super) fn line_around(&self, offset: usize) -> Span {
        let line = self.line(self.clamp(offset));
        let end = self.line_starts.get(line + 1).copied().unwrap_or(self.text.len());
        Span::new(self.line_starts[line], end)
    }

    /// The nearest character boundary at or before `offset`.
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
    /// The range `start..end`.
    pub const fn new(start: usize, end: usize) -> Self {
        Self { start, end }
    }

    /// The smallest span that contains `self` and `other`.
    #[must_use]
    pub fn to(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}
