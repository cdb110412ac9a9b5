//! [`Expected::items`](crate::parse::Expected::items) as a list, for constants, where iterators do not work. A test
//! compares the list with the iterator.

use crate::parse::expected::{ByteSet, Expected, ExpectedItem};

/// The maximal number of items: one for each ASCII character, five classes, characters beyond ASCII, and the end.
const MOST: usize = 128 + 7;

/// A list of items, in the order in which a message shows them.
pub(super) struct ConstItems {
    list: [ExpectedItem; MOST],
    count: usize,
}

/// `gen-delims = ":" / "/" / "?" / "#" / "[" / "]" / "@"` (RFC 3986 section 2.2)
const DELIMITERS: &[u8] = b":/?#[]@";

impl ConstItems {
    /// The items of a set of bytes, and of the end if it is expected.
    #[inline]
    pub(super) const fn of(expected: &Expected) -> Self {
        let mut items = ConstItems { list: [ExpectedItem::End; MOST], count: 0 };
        let left = items.classes(expected.bytes);
        items.characters(left);
        if expected.bytes.0[2] | expected.bytes.0[3] != 0 {
            items.push(ExpectedItem::NonAscii);
        }
        if expected.end {
            items.push(ExpectedItem::End);
        }
        items
    }

    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.count
    }

    #[inline]
    pub(super) const fn at(&self, index: usize) -> ExpectedItem {
        self.list[index]
    }

    #[inline]
    const fn push(&mut self, item: ExpectedItem) {
        self.list[self.count] = item;
        self.count += 1;
    }

    /// Adds the classes of characters. Returns the bytes that are in no class.
    #[inline]
    const fn classes(&mut self, bytes: ByteSet) -> ByteSet {
        let (upper, lower) = (has_all(bytes, b'A', b'Z'), has_all(bytes, b'a', b'z'));
        let digit = has_all(bytes, b'0', b'9');
        let letters = has_all(bytes, b'A', b'F') && has_all(bytes, b'a', b'f');
        let hex = digit && !upper && !lower && letters;
        let mut left = bytes;
        if upper && lower {
            self.push(ExpectedItem::Letter);
        } else if upper {
            self.push(ExpectedItem::UpperCaseLetter);
        } else if lower {
            self.push(ExpectedItem::LowerCaseLetter);
        }
        if upper || hex {
            left = without(left, b'A', if upper { b'Z' } else { b'F' });
        }
        if lower || hex {
            left = without(left, b'a', if lower { b'z' } else { b'f' });
        }
        if digit {
            self.push(if hex { ExpectedItem::HexDigit } else { ExpectedItem::Digit });
            left = without(left, b'0', b'9');
        }
        left
    }

    /// Adds the single characters, the general delimiters first. Four or more adjacent characters of one class are a
    /// range.
    #[inline]
    const fn characters(&mut self, mut left: ByteSet) {
        let mut index = 0;
        while index < DELIMITERS.len() {
            let delimiter = DELIMITERS[index];
            if left.contains(delimiter) {
                self.push(ExpectedItem::Character(delimiter as char));
                left = without(left, delimiter, delimiter);
            }
            index += 1;
        }
        let mut byte = 0;
        while byte < 0x80 {
            if !left.contains(byte) {
                byte += 1;
                continue;
            }
            let mut last = byte;
            while last < 0x7F && left.contains(last + 1) && kind_of(last + 1) == kind_of(byte) {
                last += 1;
            }
            if last - byte < 3 || kind_of(byte) == MARK {
                last = byte;
            }
            self.push(match last == byte {
                true => ExpectedItem::Character(byte as char),
                false => ExpectedItem::Range(byte as char, last as char),
            });
            byte = last + 1;
        }
    }
}

const MARK: u8 = 4;

/// The number of a character's class. Adjacent characters of different classes are not a range.
#[inline]
const fn kind_of(byte: u8) -> u8 {
    match byte {
        0..=0x1F | 0x7F => 0,
        b'0'..=b'9' => 1,
        b'A'..=b'Z' => 2,
        b'a'..=b'z' => 3,
        _ => MARK,
    }
}

#[inline]
const fn has_all(bytes: ByteSet, first: u8, last: u8) -> bool {
    let mut byte = first;
    while byte <= last {
        if !bytes.contains(byte) {
            return false;
        }
        byte += 1;
    }
    true
}

#[inline]
const fn without(mut bytes: ByteSet, first: u8, last: u8) -> ByteSet {
    let mut byte = first;
    while byte <= last {
        bytes.0[byte as usize / 64] &= !(1 << (byte % 64));
        byte += 1;
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::ConstItems;
    use crate::parse::expected::{ByteSet, Expected};
    use std::vec::Vec;

    /// Sets of all densities, from a simple pseudo-random generator.
    #[test]
    fn the_list_is_that_of_the_iterator() {
        let mut seed = 1u64;
        let mut word = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            seed ^ seed >> 29
        };
        for turn in 0..3_000u32 {
            let mut set = [word(), word(), 0, word() & word()];
            for _ in 0..turn % 4 {
                let more = [word(), word()];
                for (old, new) in set.iter_mut().zip(more) {
                    *old = if turn % 8 < 4 { *old | new } else { *old & new };
                }
            }
            let expected = Expected { bytes: ByteSet(set), end: turn % 3 == 0 };
            let items = ConstItems::of(&expected);
            let list: Vec<_> = (0..items.len()).map(|index| items.at(index)).collect();
            assert_eq!(list, expected.items().collect::<Vec<_>>(), "{set:x?}");
        }
    }
}
