//! Sets of code points, and the character of a text at an offset.
//!
//! Where a rule matches after percent-decoding (`;! percent-encoded`), a character is up to four octets, each a byte
//! that needs no encoding, or an escape:
//!
//! ```text
//! pct-encoded = "%" HEXDIG HEXDIG          ; RFC 3986, section 2.1
//! ```

use virgule_compiler::bytes::{self, ByteSet};
use virgule_compiler::nfa::utf8;

/// The longest character of a text in bytes: four escapes.
pub const LONGEST: usize = 12;

/// A set of code points, read as they are or decoded.
#[derive(Debug, Clone)]
pub struct Class {
    ascii: [u64; 2],
    /// Those beyond ASCII: ranges, sorted.
    wide: Vec<(u32, u32)>,
    /// The index of the set of bytes that need no encoding, if the text is decoded.
    pub plain: Option<u32>,
}

impl Class {
    /// The union of ranges, in any order.
    pub fn new(ranges: impl IntoIterator<Item = (u32, u32)>, plain: Option<u32>) -> Self {
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
        Class { ascii, wide, plain }
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

    /// The bytes of the text that a character of the set may begin with.
    pub fn first_bytes(&self, plains: &[ByteSet]) -> ByteSet {
        let mut first = [self.ascii[0], self.ascii[1], 0, 0];
        for sequence in self.wide.iter().flat_map(|&(low, high)| utf8::sequences(low, high)) {
            if let Some(&(low, high)) = sequence.first() {
                bytes::insert(&mut first, low, high);
            }
        }
        let Some(plain) = self.plain.and_then(|plain| plains.get(plain as usize)) else { return first };
        let is_empty = first == ByteSet::default();
        first = bytes::intersection(&first, plain);
        if !is_empty {
            bytes::insert(&mut first, b'%', b'%');
        }
        first
    }
}

/// How far decoded text at an offset agrees with a character of a class, and the bytes that could go on there. An
/// escape is read digit by digit.
pub fn agreement(class: &Class, plain: &ByteSet, text: &[u8], at: usize) -> (usize, ByteSet) {
    let ascii = (0..0x80).filter(|&code| class.ascii[code / 64] >> (code % 64) & 1 != 0);
    let mut sequences: Vec<utf8::Sequence> = ascii.map(|code| vec![(code as u8, code as u8)]).collect();
    sequences.extend(class.wide.iter().flat_map(|&(first, last)| utf8::sequences(first, last)));
    let mut offset = at;
    for count in 0..4 {
        let mut octets = ByteSet::default();
        for &(first, last) in sequences.iter().filter_map(|sequence| sequence.get(count)) {
            bytes::insert(&mut octets, first, last);
        }
        let read = match text.get(offset) {
            Some(b'%') => escape(&octets, text, offset),
            Some(&byte) if bytes::contains(plain, byte) && bytes::contains(&octets, byte) => Ok((byte, 1)),
            _ => {
                let mut expected = bytes::intersection(&octets, plain);
                bytes::insert(&mut expected, b'%', b'%');
                Err((offset, expected))
            }
        };
        let (octet, length) = match read {
            Ok(read) => read,
            Err(stopped) => return stopped,
        };
        offset += length;
        sequences.retain(|sequence| {
            sequence.get(count).is_some_and(|&(first, last)| (first..=last).contains(&octet))
        });
    }
    (offset, ByteSet::default())
}

/// The octet of an escape; or the offset of its first wrong byte, and the bytes that could go on there.
fn escape(octets: &ByteSet, text: &[u8], at: usize) -> Result<(u8, usize), (usize, ByteSet)> {
    let mut known = 0;
    for (digit, shift) in [(1, 4), (2, 0)] {
        let mut expected = ByteSet::default();
        let agrees = |octet: u8| octet & 0xF0 == known || shift == 4;
        for octet in (0..=255).filter(|&octet| bytes::contains(octets, octet) && agrees(octet)) {
            let value = u32::from(octet >> shift & 0xF);
            for byte in
                char::from_digit(value, 16).into_iter().flat_map(|digit| [digit, digit.to_ascii_uppercase()])
            {
                bytes::insert(&mut expected, byte as u8, byte as u8);
            }
        }
        let read = text.get(at + digit).filter(|&&byte| bytes::contains(&expected, byte));
        let Some(value) = read.and_then(|&byte| char::from(byte).to_digit(16)) else {
            return Err((at + digit, expected));
        };
        known |= (value as u8) << shift;
    }
    Ok((known, 3))
}

/// The character at an offset, and its length in the text.
#[inline]
pub fn character(text: &str, at: usize) -> Option<(char, usize)> {
    match text.as_bytes().get(at)? {
        byte if byte.is_ascii() => Some((char::from(*byte), 1)),
        _ => text.get(at..)?.chars().next().map(|character| (character, character.len_utf8())),
    }
}

/// The decoded character at an offset, and its length in the text.
pub fn decoded(text: &[u8], at: usize, plain: &ByteSet) -> Option<(char, usize)> {
    let (mut octets, mut end) = ([0; 4], at);
    for count in 0..4 {
        let (octet, length) = octet(text, end, plain)?;
        octets[count] = octet;
        end += length;
        if let Ok(read) = std::str::from_utf8(&octets[..=count]) {
            return read.chars().next().map(|character| (character, end - at));
        }
    }
    None
}

fn octet(text: &[u8], at: usize, plain: &ByteSet) -> Option<(u8, usize)> {
    let byte = *text.get(at)?;
    if byte == b'%' {
        let digit = |offset: usize| text.get(at + offset).and_then(|digit| char::from(*digit).to_digit(16));
        return Some(((digit(1)? * 16 + digit(2)?) as u8, 3));
    }
    bytes::contains(plain, byte).then_some((byte, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_has_its_ranges_and_nothing_else() {
        let class = Class::new([(0x100, 0x1FF), (0x61, 0x7A), (0x7E, 0x81), (0x180, 0x240)], None);
        for code in (0..0x300).filter_map(char::from_u32) {
            let inside =
                [0x61..=0x7A, 0x7E..=0x81, 0x100..=0x240].iter().any(|range| range.contains(&(code as u32)));
            assert_eq!(class.contains(code), inside, "{code:?}");
        }
        let first = class.first_bytes(&[]);
        assert!(
            bytes::contains(&first, b'a') && bytes::contains(&first, 0xC2) && bytes::contains(&first, 0xC9)
        );
        assert!(!bytes::contains(&first, b'A') && !bytes::contains(&first, 0xC3));
    }

    #[test]
    fn escapes_are_decoded_to_characters() {
        let mut plain = ByteSet::default();
        bytes::insert(&mut plain, b'a', b'z');
        for (text, expected) in [
            ("a", Some(('a', 1))),
            ("%41", Some(('A', 3))),
            ("%c3%A9x", Some(('é', 6))),
            ("%F0%9F%98%80", Some(('😀', 12))),
            ("A", None),
            ("%4", None),
            ("%C3a", None),
            ("%FF", None),
            ("", None),
        ] {
            assert_eq!(decoded(text.as_bytes(), 0, &plain), expected, "{text}");
        }
    }
}
