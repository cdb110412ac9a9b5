//! Percent-encoding of values as the operators of RFC 6570 write it, and its inverse.

/// How the bytes of a value are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// As they are: the language is one of texts.
    Text,
    /// Unreserved characters as they are, all others percent-encoded.
    Unreserved,
    /// The same, with reserved characters as they are too: `{+var}` and `{#var}`.
    Reserved,
}

impl Encoding {
    /// True for a byte that is written as it is.
    pub fn is_plain(self, byte: u8) -> bool {
        match self {
            Encoding::Text => true,
            Encoding::Unreserved => is_unreserved(byte),
            Encoding::Reserved => is_unreserved(byte) || is_reserved(byte),
        }
    }

    /// True for a byte whose percent-encoding is read as that byte: those that are percent-encoded, and those that
    /// mean the same with and without (RFC 3986 section 6.2.2.2).
    pub fn is_encoded(self, byte: u8) -> bool {
        match self {
            Encoding::Text => false,
            Encoding::Unreserved => true,
            Encoding::Reserved => !is_reserved(byte),
        }
    }
}

/// `unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"` (RFC 3986 section 2.3)
fn is_unreserved(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-._~".contains(&byte)
}

/// `reserved = gen-delims / sub-delims` (RFC 3986 section 2.2)
fn is_reserved(byte: u8) -> bool {
    b":/?#[]@!$&'()*+,;=".contains(&byte)
}

/// The spellings of a hexadecimal digit.
pub fn digits(digit: u8) -> impl Iterator<Item = u8> {
    let lower = char::from_digit(digit.into(), 16).map_or(b'0', |c| c as u8);
    let upper = lower.to_ascii_uppercase();
    [upper, lower].into_iter().take(if upper == lower { 1 } else { 2 })
}

/// The value whose expansion is `text`, or is equivalent to it.
///
/// With `reserved`, percent-encodings of reserved characters stay: `{+var}` copies them, and writes the character as
/// it is. So does that of `%` where two digits follow, which would be a percent-encoding otherwise. Octets that are
/// no UTF-8 stay.
pub fn decode(text: &str, reserved: bool) -> String {
    let mut value = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((plain, encoded)) = rest.find('%').and_then(|at| rest.split_at_checked(at)) {
        value.push_str(plain);
        let mut octets = Vec::new();
        while let Some(octet) = octet(encoded, octets.len()) {
            octets.push(octet);
        }
        if octets.is_empty() {
            value.push('%');
            rest = &encoded[1..];
            continue;
        }
        let behind = encoded.get(3 * octets.len()..).unwrap_or_default();
        let mut at = 0;
        while let Some(&first) = octets.get(at) {
            let length = (1..=4).find(|length| {
                octets.get(at..at + length).is_some_and(|octets| std::str::from_utf8(octets).is_ok())
            });
            let stays = reserved
                && (is_reserved(first) || (first == b'%' && begins_octet(&octets[at + 1..], behind)));
            match length.filter(|_| !stays) {
                Some(length) => {
                    value.push_str(&String::from_utf8_lossy(&octets[at..at + length]));
                    at += length;
                }
                None => {
                    value.push_str(encoded.get(3 * at..3 * at + 3).unwrap_or_default());
                    at += 1;
                }
            }
        }
        rest = behind;
    }
    value + rest
}

/// The octet of the percent-encoding with that index, if they are adjacent.
fn octet(text: &str, index: usize) -> Option<u8> {
    let triplet = text.as_bytes().get(3 * index..3 * index + 3)?;
    let digit = |byte: u8| char::from(byte).to_digit(16);
    (triplet[0] == b'%').then_some((digit(triplet[1])? << 4 | digit(triplet[2])?) as u8)
}

/// True if the value goes on with two hexadecimal digits.
fn begins_octet(octets: &[u8], behind: &str) -> bool {
    let value = octets.iter().copied().chain(behind.bytes());
    value.take(2).filter(u8::is_ascii_hexdigit).count() == 2
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn values_are_decoded() {
        for (text, simple, reserved) in [
            ("", "", ""),
            ("a%20b", "a b", "a b"),
            ("%2Fa", "/a", "%2Fa"),
            ("%C3%A9%41", "éA", "éA"),
            ("%FF%C3", "%FF%C3", "%FF%C3"),
            ("100%25", "100%", "100%"),
            ("%2541", "%41", "%2541"),
            ("%25%34%31", "%41", "%2541"),
            ("%", "%", "%"),
            ("%4", "%4", "%4"),
        ] {
            assert_eq!(decode(text, false), simple, "{text}");
            assert_eq!(decode(text, true), reserved, "{text}");
        }
    }
}
