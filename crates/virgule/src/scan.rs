//! Looking for a byte or two in a whole text, sixteen bytes at a time.
//!
//! The loops have no branch in them and a length that is known, which compilers turn into vector instructions on any
//! processor, without unsafe code. What they look for is rare: a caller that finds it looks again, closely.

/// Whether a dot stands behind a slash anywhere, or the text begins with one.
#[inline]
pub(crate) fn has_dot_segment(text: &[u8]) -> bool {
    text.first() == Some(&b'.') || any_pair(text, |byte, next| (byte == b'/') & (next == b'.'))
}

/// Whether `odd` holds of two bytes that stand side by side anywhere in the text.
///
/// ```text
/// ├──────── 16 + 1 ────────┤
///                 ├──────── 16 + 1 ────────┤
///                      ├──────── 16 + 1 ────────┤   the last one ends with the text, and overlaps
/// ```
#[inline]
pub(crate) fn any_pair(text: &[u8], odd: impl Fn(u8, u8) -> bool) -> bool {
    if let Some(last) = text.last_chunk() {
        let mut rest = text;
        while let Some(block) = rest.first_chunk() {
            if in_block::<17>(block, &odd) {
                return true;
            }
            rest = rest.get(16..).unwrap_or(&[]);
        }
        return in_block::<17>(last, &odd);
    }
    // Two blocks of eight cover what is shorter.
    match (text.first_chunk(), text.last_chunk()) {
        (Some(first), Some(last)) => in_block::<9>(first, &odd) | in_block::<9>(last, &odd),
        _ => text.windows(2).any(|pair| odd(pair[0], pair[1])),
    }
}

/// Where `odd` first holds of two bytes that stand side by side: the place of the first of them.
#[inline]
pub(crate) fn find_pair(text: &[u8], odd: impl Fn(u8, u8) -> bool) -> Option<usize> {
    let (mut at, mut rest) = (0, text);
    while let Some(block) = rest.first_chunk() {
        if in_block::<17>(block, &odd) {
            break;
        }
        at += 16;
        rest = rest.get(16..).unwrap_or(&[]);
    }
    rest.windows(2).position(|pair| odd(pair[0], pair[1])).map(|place| at + place)
}

/// Whether `odd` holds of two bytes in a block, without a way out before its end.
#[inline(always)]
fn in_block<const N: usize>(block: &[u8; N], odd: &impl Fn(u8, u8) -> bool) -> bool {
    let mut found = false;
    for at in 1..N {
        found |= odd(block[at - 1], block[at]);
    }
    found
}

/// Whether a capital letter of ASCII is among the bytes.
///
/// Eight bytes are a number. Adding 0x3F to a byte from `A` on sets its highest bit, adding 0x25 does so from behind `Z`
/// on; a byte beyond ASCII has it set before.
#[cfg(feature = "alloc")]
#[inline]
pub(crate) fn has_capital(text: &[u8]) -> bool {
    const ONES: u64 = u64::from_ne_bytes([1; 8]);
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
    use super::{any_pair, find_pair, has_capital, has_dot_segment};
    use std::vec::Vec;

    /// Every place in a block, across two, and in texts of every length.
    #[test]
    fn nothing_is_overlooked() {
        for length in 0..70 {
            let text: Vec<u8> = (0..length).map(|at| b"ab.-"[at % 4]).collect();
            assert!(!has_dot_segment(&text) && !has_capital(&text));
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
                let found = find_pair(&with(b'%'), |byte, _| byte == b'%');
                assert_eq!(found, (at + 1 < length).then_some(at), "{length} {at}");
            }
        }
    }
}
