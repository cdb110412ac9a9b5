//! Multihash: a code for the hash function, the number of bytes, and the bytes.
//!
//! ```text
//! 12 20 7f83b165…        code and length are varints: seven bits a byte, lowest first, top bit set if another
//! a0 e4 02 20 …          byte follows (b220 is a0 e4 02)
//! ```
//!
//! The codes are those of the multicodec table. Truncated digests have the code of the full algorithm and their actual
//! length.

use crate::Algorithm;

/// Multicodec codes of untruncated algorithms.
const CODES: &[(Algorithm, u32)] = &[
    (Algorithm::Sha256, 0x12),
    (Algorithm::Sha384, 0x20),
    (Algorithm::Sha512, 0x13),
    (Algorithm::Sha3_224, 0x17),
    (Algorithm::Sha3_256, 0x16),
    (Algorithm::Sha3_384, 0x15),
    (Algorithm::Sha3_512, 0x14),
    (Algorithm::Blake2b256, 0xb220),
    (Algorithm::Blake2b512, 0xb240),
    (Algorithm::Blake2s256, 0xb260),
];

/// The code of an algorithm; `None` if it has no code of its own.
pub(super) fn code(algorithm: Algorithm) -> Option<u32> {
    CODES.iter().find(|(known, _)| *known == algorithm.whole()).map(|&(_, code)| code)
}

/// The algorithm with this code and this digest length in bytes.
pub(super) fn algorithm(code: u32, length: usize) -> Option<Algorithm> {
    let (whole, _) = CODES.iter().find(|(_, known)| *known == code)?;
    Algorithm::all().find(|algorithm| algorithm.whole() == *whole && algorithm.length() == length)
}

/// Encodes the code, the length and the bytes.
pub(super) fn encode(code: u32, bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(4 + bytes.len());
    // No digest has more than 64 bytes, so its length is encoded in one byte.
    for mut number in [code, bytes.len() as u32] {
        while number > 0x7f {
            out.push(number as u8 | 0x80);
            number >>= 7;
        }
        out.push(number as u8);
    }
    out.extend_from_slice(bytes);
    out
}

/// Splits a varint off; `None` if it is not of minimal length or is too large for a code.
pub(super) fn varint(bytes: &[u8]) -> Option<(u32, &[u8])> {
    let mut number = 0u32;
    for (place, &byte) in bytes.iter().enumerate().take(4) {
        number |= u32::from(byte & 0x7f) << (7 * place);
        if byte & 0x80 == 0 {
            let shortest = place == 0 || byte != 0;
            return shortest.then_some((number, bytes.get(place + 1..).unwrap_or_default()));
        }
    }
    None
}
