//! Byte sets and byte classes: bytes that no transition of an automaton distinguishes share a column of its table.

/// A set of bytes, as bits.
pub type ByteSet = [u64; 4];

/// Adds an inclusive range to a set.
pub fn insert(set: &mut ByteSet, first: u8, last: u8) {
    (first..=last).for_each(|byte| set[byte as usize / 64] |= 1 << (byte % 64));
}

/// True if a set contains a byte.
pub fn contains(set: &ByteSet, byte: u8) -> bool {
    set[byte as usize / 64] >> (byte % 64) & 1 != 0
}

/// Returns the bytes for which `has` is true.
pub fn filter(has: impl Fn(u8) -> bool) -> ByteSet {
    let mut set = ByteSet::default();
    (0..=255).filter(|&byte| has(byte)).for_each(|byte| insert(&mut set, byte, byte));
    set
}

/// Returns the bytes of a set, in order.
pub fn members(set: &ByteSet) -> impl Iterator<Item = u8> {
    (0..=255).filter(|&byte| contains(set, byte))
}

/// Returns the first bytes of the encodings of `octets` in percent-encoded text, in which the characters of `plain`
/// may occur unencoded.
pub fn encoded(octets: &ByteSet, plain: &ByteSet) -> ByteSet {
    let mut raw = intersection(octets, plain);
    insert(&mut raw, b'%', b'%');
    raw
}

/// Adds all of `other` to a set. True if that changed the set.
pub fn unite(set: &mut ByteSet, other: &ByteSet) -> bool {
    let before = *set;
    set.iter_mut().zip(other).for_each(|(word, other)| *word |= other);
    *set != before
}

/// Returns the bytes that are in both sets.
pub fn intersection(a: &ByteSet, b: &ByteSet) -> ByteSet {
    [a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]]
}

/// Returns the first byte that is in both sets.
pub fn common(a: &ByteSet, b: &ByteSet) -> Option<u8> {
    members(&intersection(a, b)).next()
}

/// Returns every byte once, the most readable first: letters, digits, punctuation, then the two bytes of `é`, so that
/// a non-ASCII character in a witness has a glyph.
pub fn readable() -> impl Iterator<Item = u8> {
    let letters = (b'a'..=b'z').chain(b'0'..=b'9').chain(b'A'..=b'Z');
    let punctuation = (0x21..=0x7E).filter(u8::is_ascii_punctuation);
    let rest = |byte: &u8| !byte.is_ascii_graphic() && !E_ACUTE.contains(byte);
    letters.chain(punctuation).chain(E_ACUTE).chain((0..=255).filter(rest))
}

/// `é` in UTF-8.
const E_ACUTE: [u8; 2] = [0xC3, 0xA9];

/// A map from bytes to classes, and one byte of each class.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ByteClasses {
    /// The class of each byte.
    pub class_of: [u8; 256],
    /// The first byte of each class.
    pub first: Vec<u8>,
}

impl ByteClasses {
    /// Returns the coarsest partition into classes in which every range is a union of classes.
    pub fn of_ranges(ranges: impl Iterator<Item = (u8, u8)>) -> Self {
        let mut begins = [false; 256];
        begins[0] = true;
        for (first, last) in ranges {
            begins[first as usize] = true;
            if let Some(next) = last.checked_add(1) {
                begins[next as usize] = true;
            }
        }
        let mut classes = ByteClasses { class_of: [0; 256], first: Vec::new() };
        for byte in 0..=255u8 {
            if begins[byte as usize] {
                classes.first.push(byte);
            }
            classes.class_of[byte as usize] = (classes.first.len() - 1) as u8;
        }
        classes
    }

    /// Returns the number of classes, 1 to 256.
    pub fn len(&self) -> usize {
        self.first.len()
    }

    /// Always false: every byte is in a class.
    pub fn is_empty(&self) -> bool {
        self.first.is_empty()
    }

    /// Returns the classes that a range, which must be a union of classes, consists of.
    pub fn within(&self, first: u8, last: u8) -> std::ops::RangeInclusive<u8> {
        self.class_of[first as usize]..=self.class_of[last as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_readable_once() {
        let mut all: Vec<u8> = readable().collect();
        assert!(all.starts_with(b"abc"));
        assert_eq!(all[94..96], *"é".as_bytes());
        all.sort_unstable();
        assert_eq!(all, (0..=255).collect::<Vec<u8>>());
    }
}
