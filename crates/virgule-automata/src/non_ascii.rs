//! Transitions over non-ASCII characters, which have columns by ranges of code points.

use super::swar::{ONES, at_least};
use super::table::{Cell, Table};

impl Table<'_> {
    /// Returns the transition on the non-ASCII character at `at`, as [`Self::step`] for a byte, and the length of the
    /// character. If the state loops on it, the characters of the same range that follow are consumed too.
    #[inline(never)]
    pub const fn wide_step(&self, row: usize, text: &[u8], at: usize) -> (Cell, usize) {
        if self.ranges == 0 || text[at] < 0x80 {
            return (Cell::NONE, 1);
        }
        if self.common != 0 && is_common(text[at]) {
            let cell = Cell(self.cells[row + self.common as usize]);
            if cell.operations() != 0 || cell.row() != row {
                return (cell, if text[at] < 0xE0 { 2 } else { 3 });
            }
            return (cell, common_characters(text, at) - at);
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

    /// Returns a range of code points: its first code point << 8 | its column; the column of the dead state is 0.
    pub const fn range(&self, number: usize) -> u32 {
        let at = self.range_list as usize + 2 * number;
        (self.word(at) as u32) << 16 | self.word(at + 1) as u32
    }
}

/// True if a byte is the lead byte of a character from U+00C0 to U+CFFF.
const fn is_common(byte: u8) -> bool {
    0xC3 <= byte && byte < 0xED
}

/// Returns the end of the characters from U+00C0 to U+CFFF that begin at `at`, eight bytes at a time.
const fn common_characters(text: &[u8], at: usize) -> usize {
    let (_, mut rest) = text.split_at(at);
    while let Some((block, more)) = rest.split_first_chunk::<8>() {
        let bytes = u64::from_le_bytes(*block);
        // Continuation bytes, which begin with the bits 10, are below 0x40 here.
        let low = bytes & (ONES * 0x7F);
        let others = !bytes | at_least(low, 0x40) & !at_least(low, 0x43) | at_least(low, 0x6D);
        let ends = others & (ONES * 0x80);
        if ends != 0 {
            return text.len() - rest.len() + ends.trailing_zeros() as usize / 8;
        }
        rest = more;
    }
    let mut end = text.len() - rest.len();
    while end < text.len() && (text[end] & 0xC0 == 0x80 || is_common(text[end])) {
        end += 1;
    }
    end
}

/// Returns the non-ASCII character at `at`, and its length; the text is valid UTF-8.
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

#[cfg(test)]
mod tests {
    use super::common_characters;
    use std::format;
    use std::string::String;

    /// Runs of every length around eight bytes, before each character at a bound of the range.
    #[test]
    fn common_characters_end_where_they_do_one_by_one() {
        let is_common = |c: &char| ('\u{C0}'..='\u{CFFF}').contains(c);
        let bounds =
            ['a', '\u{7F}', '\u{80}', '\u{BF}', '\u{C0}', '\u{FF}', '\u{CFFF}', '\u{D000}', '\u{10000}'];
        for unit in ['\u{C0}', '\u{E9}', '\u{7FF}', '\u{800}', '\u{CFFF}'] {
            for count in 0..20 {
                for next in bounds {
                    let run: String = (0..count).map(|_| unit).collect();
                    for text in
                        [format!("{run}{next}"), format!("{run}{next}{run}"), format!("é{run}{next}aaaaaaaa")]
                    {
                        let end = text.chars().take_while(is_common).map(char::len_utf8).sum();
                        assert_eq!(common_characters(text.as_bytes(), 0), end, "{text}");
                    }
                }
            }
        }
    }
}
