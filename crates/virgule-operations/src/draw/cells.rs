//! Maps byte offsets to columns, and replaces characters that are unsafe to print.
//!
//! Offsets beyond the text are clamped. The text may contain an attack on the terminal, so control and bidirectional
//! characters are replaced. Every character counts as one column.

use super::Style;

/// The columns of a text, one for each character.
pub(super) struct Columns {
    /// The byte offset of every character.
    starts: Vec<usize>,
    /// The length of the text in bytes.
    bytes: usize,
}

impl Columns {
    /// The columns of `text`.
    pub(super) fn of(text: &str) -> Self {
        Self { starts: text.char_indices().map(|(start, _)| start).collect(), bytes: text.len() }
    }

    /// The number of columns.
    pub(super) fn count(&self) -> usize {
        self.starts.len()
    }

    /// The column of the character at `offset`; behind the text, the number of columns.
    pub(super) fn at(&self, offset: usize) -> usize {
        if offset >= self.bytes {
            return self.count();
        }
        let up_to_here = self.starts.partition_point(|&start| start <= offset);
        up_to_here.saturating_sub(1)
    }

    /// The half-open range of the columns of all characters that overlap `start..end`.
    pub(super) fn span(&self, start: usize, end: usize) -> (usize, usize) {
        let first = self.at(start);
        if start >= end {
            return (first, first);
        }
        (first, self.starts.partition_point(|&start| start < end))
    }
}

/// Replaces every character that may not occupy exactly one column.
pub fn visible(text: &str, style: Style) -> String {
    text.chars().map(|c| visible_char(c, style)).collect()
}

/// The character to print for `c`; usually `c` itself.
fn visible_char(c: char, style: Style) -> char {
    let picture = match c {
        // The control pictures are in the order of the control characters.
        '\0'..='\x1f' => char::from_u32(0x2400 + u32::from(c)),
        '\x7f' => Some('\u{2421}'),
        // C1 controls, which some terminals interpret; line and paragraph separators.
        '\u{80}'..='\u{9f}' | '\u{2028}' | '\u{2029}' => None,
        // Bidirectional marks, embeddings, overrides and isolates.
        '\u{61c}' | '\u{200e}' | '\u{200f}' => None,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => None,
        // Zero-width spaces and joiners, soft hyphens, byte order marks, tags.
        '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}' => None,
        _ if style == Style::Ascii && !c.is_ascii() => None,
        _ => return c,
    };
    match style {
        Style::Unicode => picture.unwrap_or(char::REPLACEMENT_CHARACTER),
        Style::Ascii => '?',
    }
}
