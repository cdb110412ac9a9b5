//! The octets of a string: its bytes, or the decoded octets where a rule is matched after percent-decoding.
//!
//! ```text
//! pct-encoded = "%" HEXDIG HEXDIG          ; RFC 3986, section 2.1
//! ```
//!
//! In decoded input an escape is one octet, and only some bytes may occur unencoded. This decoder is used to test that
//! of the runtime, so it is independent.

use virgule_compiler::bytes::{self, ByteSet};

/// Returns the octet at `at`, and its encoded length. With `plain` the input is percent-decoded, and only these bytes
/// may occur unencoded. `None` at the end of the input, or if there is no octet.
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

/// Returns the character at `at`, decoded from up to four octets, and its encoded length; `plain` as in [`octet`].
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

/// Encodes an octet: the byte itself, or an escape if the byte needs encoding or if `escape` is true.
pub fn encode(byte: u8, plain: Option<&ByteSet>, escape: bool) -> Vec<u8> {
    match plain {
        None => vec![byte],
        Some(plain) if !escape && bytes::contains(plain, byte) && byte.is_ascii() && byte != b'%' => {
            vec![byte]
        }
        Some(_) => format!("%{byte:02X}").into_bytes(),
    }
}
