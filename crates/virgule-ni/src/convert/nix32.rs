//! The base 32 of Nix.
//!
//! The digest is a little-endian number, written with the most significant digit first. The alphabet has no e, o, t, u.
//!
//! ```text
//! bytes    b0         b1         …        bits  b0 is 7…0, b1 is 15…8, …
//! digit n  bits 5n+4 … 5n                  n from the last digit, which is written last, up to the first
//! ```
//!
//! 32 bytes are encoded as 52 digits, the first of which has only one bit.

const ALPHABET: &[u8; 32] = b"0123456789abcdfghijklmnpqrsvwxyz";

/// The number of digits that encode `bytes` bytes.
pub(super) const fn digits(bytes: usize) -> usize {
    (bytes * 8).div_ceil(5)
}

pub(super) fn encode(bytes: &[u8]) -> String {
    let bit = |at: usize| bytes.get(at / 8).map_or(0, |byte| byte >> (at % 8) & 1);
    let value = |digit: usize| (0..5).rev().fold(0, |value, at| value << 1 | bit(5 * digit + at));
    let letter = |digit| ALPHABET.get(usize::from(value(digit))).map_or('0', |&letter| char::from(letter));
    (0..digits(bytes.len())).rev().map(letter).collect()
}

/// The error of a text that does not decode.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum DigitError {
    /// The character at this offset is not a digit.
    Digit(usize),
    /// The first digit has bits beyond the last byte.
    Overflow,
}

/// Decodes `length` bytes from [`digits`]`(length)` digits.
pub(super) fn decode(text: &str, length: usize) -> Result<Vec<u8>, DigitError> {
    let mut bytes = vec![0u8; length];
    for (digit, (offset, letter)) in text.char_indices().rev().enumerate() {
        let value = ALPHABET
            .iter()
            .position(|&known| char::from(known) == letter)
            .ok_or(DigitError::Digit(offset))?;
        for at in (0..5).filter(|at| value >> at & 1 == 1) {
            let place = 5 * digit + at;
            match bytes.get_mut(place / 8) {
                Some(byte) => *byte |= 1 << (place % 8),
                None => return Err(DigitError::Overflow),
            }
        }
    }
    Ok(bytes)
}
