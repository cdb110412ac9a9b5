//! Byte offsets of a text → the offsets that JavaScript indexes strings by: UTF-16 code units.

/// The offsets of a text.
///
/// ```text
/// text        a é b 𝒳 c
/// bytes       0 1 3 4 8
/// code units  0 1 2 3 5      behind é one byte less, behind 𝒳 two more
/// ```
#[derive(Debug)]
pub struct Offsets {
    /// Behind each character that is not ASCII: the byte offset, and how many code units less there are before it.
    shifts: Vec<(usize, usize)>,
    length: usize,
}

impl Offsets {
    pub fn new(text: &str) -> Self {
        let mut shifts = Vec::new();
        let mut less = 0;
        for (at, character) in text.char_indices().filter(|(_, character)| !character.is_ascii()) {
            less += character.len_utf8() - character.len_utf16();
            shifts.push((at + character.len_utf8(), less));
        }
        Offsets { shifts, length: text.len() }
    }

    /// The code units before a byte offset; those of the whole text if it is beyond the end. An offset within a character
    /// counts a code unit for each of its bytes before it, at most as many as the character has.
    pub fn of(&self, byte: usize) -> usize {
        let byte = byte.min(self.length);
        let before = self.shifts.partition_point(|(at, _)| *at <= byte);
        let units = byte - before.checked_sub(1).map_or(0, |last| self.shifts[last].1);
        // Within a character: not beyond its end.
        let next = self.shifts.get(before).map(|(at, less)| at - less);
        next.map_or(units, |end| units.min(end))
    }

    pub fn span(&self, start: usize, end: usize) -> (usize, usize) {
        (self.of(start), self.of(end))
    }
}

#[cfg(test)]
mod tests {
    use super::Offsets;

    #[test]
    fn offsets_count_code_units() {
        let text = "aéb𝒳c";
        let offsets = Offsets::new(text);
        let expected: Vec<usize> =
            text.char_indices().map(|(at, _)| text[..at].encode_utf16().count()).collect();
        let found: Vec<usize> = text.char_indices().map(|(at, _)| offsets.of(at)).collect();
        assert_eq!(found, expected);
        assert_eq!((offsets.of(text.len()), offsets.of(99)), (6, 6));
    }

    #[test]
    fn an_offset_within_a_character_is_not_beyond_it() {
        let offsets = Offsets::new("é𝒳");
        assert_eq!([0, 1, 2, 3, 4, 5, 6].map(|at| offsets.of(at)), [0, 1, 1, 2, 3, 3, 3]);
    }
}
