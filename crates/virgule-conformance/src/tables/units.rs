//! What a rule is given of a text: bytes as they stand, or, where it is read percent-decoded, octets.
//!
//! ```text
//! pct-encoded = "%" HEXDIG HEXDIG          ; RFC 3986, section 2.1
//! ```
//!
//! Where a text is decoded an escape is one octet, and only some bytes may stand for themselves. Written once
//! more, by comparing, because what is tested here is another way to write it.

use virgule_compiler::bytes::{self, ByteSet};

/// The octet at `at` and how many bytes of the text it is; `plain` says that the text is decoded, and which bytes
/// stand for themselves.
pub fn octet(text: &[u8], at: usize, plain: Option<&ByteSet>) -> Option<(u8, usize)> {
    let byte = *text.get(at)?;
    match plain {
        None => Some((byte, 1)),
        Some(_) if byte == b'%' => {
            let digits = text.get(at + 1..at + 3)?;
            let digits =
                digits.iter().all(u8::is_ascii_hexdigit).then(|| std::str::from_utf8(digits).ok())??;
            Some((u8::from_str_radix(digits, 16).ok()?, 3))
        }
        Some(plain) => bytes::contains(plain, byte).then_some((byte, 1)),
    }
}

/// The character at `at`: up to four octets of well-formed UTF-8.
pub fn character(text: &[u8], at: usize, plain: Option<&ByteSet>) -> Option<(char, usize)> {
    let (mut octets, mut end) = (Vec::new(), at);
    for _ in 0..4 {
        let (octet, length) = octet(text, end, plain)?;
        octets.push(octet);
        end += length;
        if let Ok(read) = std::str::from_utf8(&octets) {
            return read.chars().next().map(|character| (character, end - at));
        }
    }
    None
}

/// A byte as a text may hold it: itself, or an escape where it must be one or `escape` asks for it.
pub fn written(byte: u8, plain: Option<&ByteSet>, escape: bool) -> Vec<u8> {
    match plain {
        None => vec![byte],
        Some(plain) if bytes::contains(plain, byte) && !escape => vec![byte],
        Some(_) => format!("%{byte:02X}").into_bytes(),
    }
}
