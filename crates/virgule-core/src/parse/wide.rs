//! Transitions over characters beyond ASCII, which have columns by ranges of code points.

use super::table::{Cell, Table};

impl Table<'_> {
    /// The transition on the character beyond ASCII at `at`, as [`Self::step`] for a byte, and the length of the
    /// character. If the state loops on it, the characters of the same range that follow are consumed too.
    #[inline(never)]
    pub const fn wide_step(&self, row: usize, text: &[u8], at: usize) -> (Cell, usize) {
        if self.ranges == 0 || text[at] < 0x80 {
            return (Cell::NONE, 1);
        }
        if self.common != 0 && is_common(text[at]) {
            let cell = Cell(self.cells[row + self.common as usize]);
            let has_loop = cell.operations() == 0 && cell.row() == row;
            let mut end = at + 1;
            while end < text.len() && (is_continuation(text[end]) || has_loop && is_common(text[end])) {
                end += 1;
            }
            return (cell, end - at);
        }
        let (character, length) = decode(text, at);
        // The last range that does not begin after the character.
        let (mut low, mut high) = (0, self.ranges as usize);
        while low + 1 < high {
            let middle = (low + high) / 2;
            if self.range(middle) >> 8 <= character {
                low = middle;
            } else {
                high = middle;
            }
        }
        let column = (self.range(low) & 0xFF) as usize;
        let cell = if column == 0 { Cell::NONE } else { Cell(self.cells[row + column]) };
        if cell.operations() != 0 || cell.row() != row {
            return (cell, length);
        }
        let first = self.range(low) >> 8;
        let behind = if high < self.ranges as usize { self.range(high) >> 8 } else { u32::MAX };
        let mut run = length;
        while at + run < text.len() && text[at + run] >= 0x80 {
            let (character, length) = decode(text, at + run);
            if character < first || character >= behind {
                break;
            }
            run += length;
        }
        (cell, run)
    }

    /// A range of code points: its first code point << 8 | its column; the column of the dead state is 0.
    pub const fn range(&self, number: usize) -> u32 {
        let at = self.range_list as usize + 2 * number;
        (self.word(at) as u32) << 16 | self.word(at + 1) as u32
    }
}

/// True if a byte is the lead byte of a character from U+00C0 to U+CFFF.
const fn is_common(byte: u8) -> bool {
    0xC3 <= byte && byte < 0xED
}

/// True if a byte is a continuation byte of UTF-8.
const fn is_continuation(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}

/// The character beyond ASCII at `at`, and its length; the text is valid UTF-8.
const fn decode(text: &[u8], at: usize) -> (u32, usize) {
    let lead = text[at];
    let length = if lead < 0xE0 {
        2
    } else if lead < 0xF0 {
        3
    } else {
        4
    };
    let mut character = (lead & (0x7F >> length)) as u32;
    let mut index = 1;
    while index < length && at + index < text.len() {
        character = character << 6 | (text[at + index] & 0x3F) as u32;
        index += 1;
    }
    (character, length)
}
