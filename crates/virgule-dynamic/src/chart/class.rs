//! Sets of code points, and decoding of the character at an offset.

use virgule_compiler::bytes::{self, ByteSet};
use virgule_compiler::nfa::utf8;

/// A set of code points.
#[derive(Debug, Clone)]
pub struct Class {
    ascii: [u64; 2],
    /// The code points above ASCII, as sorted ranges.
    wide: Vec<(u32, u32)>,
}

impl Class {
    /// Returns the union of ranges, in any order.
    pub fn new(ranges: impl IntoIterator<Item = (u32, u32)>) -> Self {
        let (mut ascii, mut wide) = ([0; 2], Vec::new());
        for (first, last) in ranges {
            (first..=last.min(0x7F)).for_each(|code| ascii[code as usize / 64] |= 1 << (code % 64));
            if last > 0x7F {
                wide.push((first.max(0x80), last));
            }
        }
        wide.sort_unstable();
        wide.dedup_by(|later, first| {
            let joined = later.0 <= first.1 + 1;
            if joined {
                first.1 = first.1.max(later.1);
            }
            joined
        });
        Class { ascii, wide }
    }

    #[inline]
    pub fn contains(&self, character: char) -> bool {
        let code = character as u32;
        match self.ascii.get(code as usize / 64) {
            Some(word) => word >> (code % 64) & 1 != 0,
            None => {
                let next = self.wide.partition_point(|range| range.1 < code);
                self.wide.get(next).is_some_and(|range| range.0 <= code)
            }
        }
    }

    /// Returns the bytes that a character of the set may begin with.
    pub fn first_bytes(&self) -> ByteSet {
        let mut first = [self.ascii[0], self.ascii[1], 0, 0];
        for sequence in self.wide.iter().flat_map(|&(low, high)| utf8::sequences(low, high)) {
            if let Some(&(low, high)) = sequence.first() {
                bytes::insert(&mut first, low, high);
            }
        }
        first
    }
}

/// Returns the character at an offset and its length in bytes.
#[inline]
pub fn character(text: &str, at: usize) -> Option<(char, usize)> {
    match text.as_bytes().get(at)? {
        byte if byte.is_ascii() => Some((char::from(*byte), 1)),
        _ => text.get(at..)?.chars().next().map(|character| (character, character.len_utf8())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_has_its_ranges_and_nothing_else() {
        let class = Class::new([(0x100, 0x1FF), (0x61, 0x7A), (0x7E, 0x81), (0x180, 0x240)]);
        for code in (0..0x300).filter_map(char::from_u32) {
            let inside =
                [0x61..=0x7A, 0x7E..=0x81, 0x100..=0x240].iter().any(|range| range.contains(&(code as u32)));
            assert_eq!(class.contains(code), inside, "{code:?}");
        }
        let first = class.first_bytes();
        assert!(
            bytes::contains(&first, b'a') && bytes::contains(&first, 0xC2) && bytes::contains(&first, 0xC9)
        );
        assert!(!bytes::contains(&first, b'A') && !bytes::contains(&first, 0xC3));
    }
}
