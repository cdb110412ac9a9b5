//! Converts byte offsets to lines and columns, and back.
//!
//! Lines and columns count from 0. A column counts code units of UTF-16 or bytes, as the editor wants. Any position is
//! accepted: one beyond a line is its end, and one within a character is the start of that character.
//!
//! A conversion reads at most 1 KiB, because the number of code units before each block is stored. So a
//! grammar of megabytes on one line costs no more than one with many lines.

use std::ops::Range;
use virgule_compiler::abnf::diagnose::Span;

const BLOCK: usize = 1024;

/// The unit of columns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColumnUnit {
    /// Bytes of UTF-8.
    Utf8,
    /// Code units of UTF-16; characters above U+FFFF have two.
    Utf16,
}

/// A line and a column, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

/// The line starts of a text, and the code units before each block.
#[derive(Debug, Clone)]
pub struct Positions {
    unit: ColumnUnit,
    lines: Vec<usize>,
    /// By block: the number of code units before it.
    units: Vec<usize>,
}

impl Positions {
    /// Indexes a text. LF, CRLF and a lone CR end a line.
    pub fn new(text: &str, unit: ColumnUnit) -> Self {
        let bytes = text.as_bytes();
        let is_end =
            |at: usize| bytes[at] == b'\n' || bytes[at] == b'\r' && bytes.get(at + 1) != Some(&b'\n');
        let ends = (0..bytes.len()).filter(|&at| is_end(at)).map(|at| at + 1);
        let lines = std::iter::once(0).chain(ends).collect();
        let mut sum = 0;
        let before = |block: &[u8]| {
            let before = sum;
            sum += count(block);
            before
        };
        let units = bytes.chunks(BLOCK).map(before).collect();
        Positions { unit, lines, units }
    }

    /// Returns the position of a byte offset. An offset beyond the end is treated as the end.
    pub fn position(&self, text: &str, offset: usize) -> LineColumn {
        let offset = floor(text, offset);
        let line = self.lines.partition_point(|&start| start <= offset).max(1) - 1;
        let start = self.lines[line];
        let column = match self.unit {
            ColumnUnit::Utf8 => offset - start,
            ColumnUnit::Utf16 => self.units(text, offset) - self.units(text, start),
        };
        LineColumn { line: number(line), column: number(column) }
    }

    /// Returns the positions of the start and the end of a span.
    pub fn range(&self, text: &str, span: Span) -> Range<LineColumn> {
        self.position(text, span.start)..self.position(text, span.end)
    }

    /// Returns the byte offset of a position.
    pub fn offset(&self, text: &str, at: LineColumn) -> usize {
        let Some(&start) = self.lines.get(at.line as usize) else { return text.len() };
        let next = self.lines.get(at.line as usize + 1).copied().unwrap_or(text.len());
        let end = start + text[start..next].trim_end_matches(['\n', '\r']).len();
        let column = at.column as usize;
        let offset = match self.unit {
            ColumnUnit::Utf8 => start.saturating_add(column),
            ColumnUnit::Utf16 => self.offset_of_unit(text, self.units(text, start).saturating_add(column)),
        };
        floor(text, offset.min(end))
    }

    /// Returns the bytes between two positions, in any order.
    pub fn span(&self, text: &str, range: Range<LineColumn>) -> Span {
        let (one, other) = (self.offset(text, range.start), self.offset(text, range.end));
        Span::new(one.min(other), one.max(other))
    }

    /// Returns the number of code units before `offset`.
    fn units(&self, text: &str, offset: usize) -> usize {
        let block = offset / BLOCK;
        match self.units.get(block) {
            Some(before) => before + count(&text.as_bytes()[block * BLOCK..offset]),
            // The text ends with a complete block.
            None => self.units.last().map_or(0, |before| before + count(&text.as_bytes()[offset - BLOCK..])),
        }
    }

    /// Returns the offset of the character that contains the code unit with this index.
    fn offset_of_unit(&self, text: &str, unit: usize) -> usize {
        let block = self.units.partition_point(|&before| before <= unit).max(1) - 1;
        // The block may begin within a character, whose code units are counted before it.
        let start = (block * BLOCK..text.len()).find(|&at| text.is_char_boundary(at)).unwrap_or(text.len());
        let mut units = self.units.get(block).copied().unwrap_or(0);
        for (at, c) in text[start..].char_indices() {
            units += c.len_utf16();
            if units > unit {
                return start + at;
            }
        }
        text.len()
    }
}

/// Counts the code units of UTF-16 by the first bytes of characters.
fn count(bytes: &[u8]) -> usize {
    let units = |byte: &u8| usize::from(byte & 0xC0 != 0x80) + usize::from(*byte >= 0xF0);
    bytes.iter().map(units).sum()
}

/// Returns the character boundary at or before `offset`.
fn floor(text: &str, offset: usize) -> usize {
    let offset = offset.min(text.len());
    (offset.saturating_sub(3)..=offset).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

/// A text has at most 4 GiB, so the conversion is exact.
fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
