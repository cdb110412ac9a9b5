//! Searches for one byte or two adjacent bytes, eight or sixteen bytes at a time ("SIMD within a register").
//!
//! The inner loops have a constant length and no branch, so that compilers vectorize them on any processor, without
//! unsafe code. Matches are rare: after a match the caller inspects the text bytewise.

/// True if there is a dot after a slash anywhere, or the text begins with a dot.
#[inline]
pub fn has_dot_segment(text: &[u8]) -> bool {
    text.first() == Some(&b'.') || any_pair(text, |byte, next| (byte == b'/') & (next == b'.'))
}

/// True if `predicate` holds for any two adjacent bytes.
///
/// ```text
/// ├──────── 16 + 1 ────────┤
///                 ├──────── 16 + 1 ────────┤
///                      ├──────── 16 + 1 ────────┤   the last one ends with the text, and overlaps
/// ```
#[inline]
pub fn any_pair(text: &[u8], predicate: impl Fn(u8, u8) -> bool) -> bool {
    if let Some(last) = text.last_chunk() {
        let mut rest = text;
        while let Some(block) = rest.first_chunk() {
            if in_block::<17>(block, &predicate) {
                return true;
            }
            rest = rest.get(16..).unwrap_or(&[]);
        }
        return in_block::<17>(last, &predicate);
    }
    // Two blocks of eight bytes cover a text that is shorter than a block.
    match (text.first_chunk(), text.last_chunk()) {
        (Some(first), Some(last)) => in_block::<9>(first, &predicate) | in_block::<9>(last, &predicate),
        _ => text.windows(2).any(|pair| predicate(pair[0], pair[1])),
    }
}

/// True if all bytes are ASCII. Faster than `core` for up to 128 bytes, because few branches depend on the length.
#[inline(always)]
pub fn is_ascii(text: &[u8]) -> bool {
    let mut rest = text;
    while let Some((block, more)) = rest.split_first_chunk::<128>() {
        if !is_ascii_block(block, block) {
            return false;
        }
        rest = more;
    }
    if let Some(last) = rest.len().checked_sub(16) {
        // Overlapping blocks, in place of a loop whose end depends on the length.
        let mut all = 0;
        for at in (0..128).step_by(16) {
            all |= rest[at.min(last)..].first_chunk().map_or(u128::MAX, |block| u128::from_ne_bytes(*block));
        }
        all & u128::from_ne_bytes([0x80; 16]) == 0
    } else if let (Some(first), Some(last)) = (rest.first_chunk::<8>(), rest.last_chunk()) {
        is_ascii_block(first, last)
    } else {
        rest.iter().fold(0, |all, byte| all | byte) < 0x80
    }
}

#[inline(always)]
fn is_ascii_block<const N: usize>(one: &[u8; N], other: &[u8; N]) -> bool {
    let mut all = 0;
    for at in 0..N {
        all |= one[at] | other[at];
    }
    all < 0x80
}

/// Returns the first position of `byte`.
#[inline]
pub fn find(text: &[u8], byte: u8) -> Option<usize> {
    let pattern = ONES * u64::from(byte);
    find_block(text, 0, |bytes, _| zeros(bytes ^ pattern), |rest| rest.iter().position(|next| *next == byte))
}

/// Returns the first position of a slash before a dot.
#[inline]
pub fn find_dot(text: &[u8]) -> Option<usize> {
    let short = |rest: &[u8]| rest.windows(2).position(|pair| pair == b"/.");
    find_block(text, 1, dots, short)
}

/// Returns the first position of a `%`, or of a slash before a dot. A `%` that is the last byte may be missed.
#[inline]
pub fn find_percent_or_dot(text: &[u8]) -> Option<usize> {
    let percent = ONES * u64::from(b'%');
    let predicate = |bytes: u64, next: u64| zeros(bytes ^ percent) | dots(bytes, next);
    find_block(text, 1, predicate, |rest| rest.windows(2).position(|pair| pair[0] == b'%' || pair == b"/."))
}

/// Returns the positions at which one word has slashes and the next one has dots.
#[inline(always)]
fn dots(bytes: u64, next: u64) -> u64 {
    zeros(bytes ^ (ONES * u64::from(b'/'))) & zeros(next ^ (ONES * u64::from(b'.')))
}

/// Returns the first position for which `predicate` sets the highest bit of a byte. Its arguments are eight bytes as a
/// word, and the eight bytes that begin `behind` bytes later. The last block overlaps the block before it; `short`
/// searches inputs that are shorter than a block.
#[inline(always)]
fn find_block(
    text: &[u8],
    behind: usize,
    predicate: impl Fn(u64, u64) -> u64,
    short: impl Fn(&[u8]) -> Option<usize>,
) -> Option<usize> {
    let block = |at: usize| text.get(at..)?.first_chunk().map(|bytes| u64::from_le_bytes(*bytes));
    let found = |at: usize| Some(predicate(block(at)?, block(at + behind)?));
    let Some(last) = text.len().checked_sub(8 + behind) else { return short(text) };
    let mut at = 0;
    loop {
        let positions = found(at)?;
        if positions != 0 {
            return Some(at + positions.trailing_zeros() as usize / 8);
        }
        if at == last {
            return None;
        }
        at = (at + 8).min(last);
    }
}

/// Returns the length of the common prefix of two strings without a `%`, rounded down to a multiple of eight.
#[inline]
pub fn same_words(one: &[u8], other: &[u8]) -> usize {
    let (one, _) = one.as_chunks::<8>();
    let (other, _) = other.as_chunks::<8>();
    let percent = ONES * u64::from(b'%');
    let same =
        |(one, other): &(&[u8; 8], &[u8; 8])| one == other && zeros(u64::from_le_bytes(**one) ^ percent) == 0;
    8 * one.iter().zip(other).take_while(same).count()
}

/// A word with 1 in each byte.
pub const ONES: u64 = u64::from_ne_bytes([1; 8]);

/// Sets the highest bit of each byte that is at least `least`. All bytes are below 0x80.
pub const fn at_least(bytes: u64, least: u8) -> u64 {
    bytes + ONES * (0x80 - least as u64)
}

/// Sets the highest bit of each byte that is zero.
#[inline(always)]
pub const fn zeros(bytes: u64) -> u64 {
    let low = ONES * 0x7F;
    !(((bytes & low) + low) | bytes | low)
}

/// [`any_pair`] within a block, without an early exit.
#[inline(always)]
fn in_block<const N: usize>(block: &[u8; N], predicate: &impl Fn(u8, u8) -> bool) -> bool {
    let mut found = false;
    for at in 1..N {
        found |= predicate(block[at - 1], block[at]);
    }
    found
}

/// True if any byte is an ASCII upper-case letter.
///
/// A word of eight bytes is tested at once. Adding 0x3F sets the highest bit of a byte from `A` on, and adding 0x25
/// sets the highest bit of a byte after `Z`; a non-ASCII byte has the bit already.
#[inline]
pub fn has_capital(text: &[u8]) -> bool {
    let in_block = |block: &[u8; 8]| {
        let bytes = u64::from_ne_bytes(*block);
        let low = bytes & (ONES * 0x7F);
        (low + ONES * 0x3F) & !(low + ONES * 0x25) & !bytes & (ONES * 0x80) != 0
    };
    let Some(last) = text.last_chunk() else { return text.iter().any(u8::is_ascii_uppercase) };
    let mut rest = text;
    while let Some(block) = rest.first_chunk() {
        if in_block(block) {
            return true;
        }
        rest = rest.get(size_of_val(block)..).unwrap_or(&[]);
    }
    in_block(last)
}

#[cfg(test)]
mod tests {
    use super::{
        any_pair, find, find_dot, find_percent_or_dot, has_capital, has_dot_segment, is_ascii, same_words,
    };
    use std::vec::Vec;

    #[test]
    fn finds_every_byte_beyond_ascii() {
        for length in 0..300 {
            let mut text: Vec<u8> = (0..length).map(|at| (at % 0x80) as u8).collect();
            assert!(is_ascii(&text), "{length}");
            for at in 0..length {
                text[at] |= 0x80;
                assert!(!is_ascii(&text), "{length} {at}");
                text[at] &= 0x7F;
            }
        }
    }

    /// An occurrence at every position in a block and across two blocks, and inputs of every length.
    #[test]
    fn finds_every_occurrence() {
        for length in 0..70 {
            let text: Vec<u8> = (0..length).map(|at| b"ab.-"[at % 4]).collect();
            assert!(!has_dot_segment(&text) && !has_capital(&text));
            assert_eq!(same_words(&text, &text), length / 8 * 8);
            for at in 0..length {
                let with = |byte: u8| {
                    let mut text = text.clone();
                    text[at] = byte;
                    text
                };
                assert!(has_capital(&with(b'A')) && has_capital(&with(b'Z')));
                for other in [b'@', b'[', 0, 0x7F, 0xC1, 0xFF] {
                    assert!(!has_capital(&with(other)), "{other}");
                }
                let slash = with(b'/');
                let found = at + 1 < length && text[at + 1] == b'.';
                assert_eq!(has_dot_segment(&slash), found || slash.first() == Some(&b'.'), "{length} {at}");
                assert_eq!(any_pair(&with(b'%'), |byte, _| byte == b'%'), at + 1 < length, "{length} {at}");
                assert_eq!(find(&with(b'%'), b'%'), Some(at), "{length} {at}");
                for other in [b'$', b'&', 0, 0xA5] {
                    assert_eq!(find(&with(other), b'%'), None, "{length} {at}");
                }
                assert_eq!(find_dot(&slash), found.then_some(at), "{length} {at}");
                assert_eq!(find_percent_or_dot(&slash), found.then_some(at), "{length} {at}");
                let percent = with(b'%');
                assert_eq!(find_percent_or_dot(&percent), (at + 1 < length).then_some(at), "{length} {at}");
                assert_eq!(same_words(&text, &percent), at / 8 * 8, "{length} {at}");
                assert_eq!(same_words(&percent, &percent), at / 8 * 8, "{length} {at}");
            }
        }
    }
}
