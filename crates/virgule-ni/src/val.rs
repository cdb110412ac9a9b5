//! The `val` of an `ni` name: base64url in canonical form, with the length of the algorithm.
//!
//! RFC 6920 section 3: the digest as base64url (RFC 4648 section 5) without `=`. The unused bits of the last character must
//! be zero (RFC 4648 section 3.5), so that each digest has one spelling.
//!
//! ```text
//! sha-256-32    4 bytes = 32 bits = 6 characters of 6 bits, less 4
//!
//!    f      4      O      x      Z      Q
//!  011111 111000 001110 110001 011001 01 0000
//!                                        └──┘ must be zero
//! ```

use crate::error::NameErrorKind;
use crate::{Algorithm, Digest, NameError};
use data_encoding::BASE64URL_NOPAD;

/// The number of characters of a digest.
pub(crate) fn characters(algorithm: Algorithm) -> usize {
    BASE64URL_NOPAD.encode_len(algorithm.length())
}

/// True for characters of base64url.
pub(crate) fn is_base64url(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

/// Parses a `val`; offsets are relative to its begin. A text of the wrong length is not decoded.
pub(crate) fn read(algorithm: Algorithm, val: &str) -> Result<Digest, NameError> {
    let wrong = |offset, fault| Err(NameError::new(offset, fault));
    if let Some((offset, found)) = val.char_indices().find(|&(_, letter)| !is_base64url(letter)) {
        return wrong(offset, NameErrorKind::NotBase64url { found });
    }
    // The text is ASCII here, so that each character is a byte.
    let expected = characters(algorithm);
    if val.len() != expected {
        if val.len() % 4 == 1 {
            return wrong(val.len() - 1, NameErrorKind::LooseCharacter);
        }
        let found = val.len() / 4 * 3 + (val.len() % 4).saturating_sub(1);
        return wrong(expected.min(val.len()), NameErrorKind::Length { algorithm, found });
    }
    match BASE64URL_NOPAD.decode(val.as_bytes()) {
        Ok(bytes) => Ok(Digest::cut(algorithm, &bytes)),
        Err(error) => wrong(error.position, NameErrorKind::TrailingBits { expected: last(val) }),
    }
}

/// The last character with its unused bits cleared.
pub(crate) fn last(val: &str) -> char {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let spare = match val.len() % 4 {
        2 => 4,
        3 => 2,
        _ => 0,
    };
    let place = ALPHABET.iter().position(|&letter| Some(&letter) == val.as_bytes().last()).unwrap_or(0);
    ALPHABET.get(place >> spare << spare).map_or('A', |&letter| char::from(letter))
}
