//! Character classes of RFC 3987: characters that an IRI may contain, and those that must be percent-encoded.
//!
//! The table of the grammar contains the same classes, for entire URIs. A test compares both for every code point.

use super::decode::next;

/// True if an IRI may contain `c` literally where it is percent-encoded in a URI; `query` is true within a query (RFC
/// 3987 section 3.2, steps 2 and 4). Excludes `%`, and reserved characters, whose encoding changes the meaning.
#[inline]
pub(crate) const fn may_stand(c: char, query: bool) -> bool {
    is_unreserved(c) || ((is_ucschar(c) || (query && is_iprivate(c))) && !is_bidi_formatting(c))
}

/// ```abnf
/// unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"   ; RFC 3986 section 2.3
/// ```
#[inline]
pub(crate) const fn is_unreserved(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | '_' | '~')
}

/// ```abnf
/// ucschar        = %xA0-D7FF / %xF900-FDCF / %xFDF0-FFEF     ; RFC 3987 section 2.2
///                / %x10000-1FFFD / %x20000-2FFFD / %x30000-3FFFD
///                / %x40000-4FFFD / %x50000-5FFFD / %x60000-6FFFD
///                / %x70000-7FFFD / %x80000-8FFFD / %x90000-9FFFD
///                / %xA0000-AFFFD / %xB0000-BFFFD / %xC0000-CFFFD
///                / %xD0000-DFFFD / %xE1000-EFFFD
/// ```
#[inline]
const fn is_ucschar(c: char) -> bool {
    match c as u32 {
        0xA0..=0xD7FF | 0xF900..=0xFDCF | 0xFDF0..=0xFFEF => true,
        // The last two code points of each plane are noncharacters.
        0x1_0000..=0xD_FFFF => c as u32 & 0xFFFF <= 0xFFFD,
        0xE_1000..=0xE_FFFD => true,
        _ => false,
    }
}

/// ```abnf
/// iprivate       = %xE000-F8FF / %xF0000-FFFFD / %x100000-10FFFD   ; RFC 3987 section 2.2
/// ```
#[inline]
const fn is_iprivate(c: char) -> bool {
    matches!(c as u32, 0xE000..=0xF8FF | 0xF_0000..=0xF_FFFD | 0x10_0000..=0x10_FFFD)
}

/// True for LRM, RLM, LRE, RLE, PDF, LRO and RLO, which change the display order. RFC 3987 section 4.1 forbids them in
/// IRIs, although the grammar allows them. It predates U+061C and the isolates (U+2066 to U+2069).
#[inline]
const fn is_bidi_formatting(c: char) -> bool {
    matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}')
}

/// Returns the character whose UTF-8 octets are percent-encoded at `begin`, and the length of its encoding. `None` if
/// the octets are "not part of a strictly legal UTF-8 octet sequence" (section 3.2, step 3).
///
/// ```abnf
/// UTF8-octets = *( UTF8-char )                        ; RFC 3629 section 4
/// UTF8-char   = UTF8-1 / UTF8-2 / UTF8-3 / UTF8-4
/// UTF8-1      = %x00-7F
/// UTF8-2      = %xC2-DF UTF8-tail
/// UTF8-3      = %xE0 %xA0-BF UTF8-tail / …
/// UTF8-4      = %xF0 %x90-BF 2( UTF8-tail ) / …
/// ```
///
/// The first octet determines the number of octets, which the standard library validates.
#[inline]
pub(crate) fn character(text: &[u8], begin: usize) -> Option<(char, usize)> {
    let octet = |index: usize| next(text, begin + 3 * index).filter(|&(_, length)| length == 3);
    let count = match octet(0)?.0 {
        0x00..=0x7F => 1,
        0xC2..=0xDF => 2,
        0xE0..=0xEF => 3,
        0xF0..=0xF4 => 4,
        _ => return None,
    };
    let mut octets = [0; 4];
    for (index, place) in octets.iter_mut().enumerate().take(count) {
        *place = octet(index)?.0;
    }
    let decoded = core::str::from_utf8(octets.get(..count)?).ok()?;
    Some((decoded.chars().next()?, 3 * count))
}

#[cfg(test)]
mod tests {
    use super::{is_bidi_formatting, is_iprivate, is_ucschar, is_unreserved, may_stand};
    use crate::uri::IriRelativeRef;
    use std::string::String;

    /// True if `irelative-ref` matches `begin` followed by `c`; `text` is a buffer.
    fn grammar_takes(begin: &str, c: char, text: &mut String) -> bool {
        text.clear();
        text.push_str(begin);
        text.push(c);
        IriRelativeRef::parse(text).is_ok()
    }

    #[test]
    fn classes_equal_those_of_the_grammar() {
        let mut text = String::new();
        for c in ('\u{80}'..=char::MAX).chain('\0'..'\u{80}') {
            let (in_path, in_query) = (grammar_takes("/", c, &mut text), grammar_takes("?", c, &mut text));
            if c.is_ascii() {
                assert!(in_path || !is_unreserved(c), "{c:?}");
                continue;
            }
            assert_eq!(in_path, is_ucschar(c), "U+{:04X} in a path", c as u32);
            assert_eq!(in_query, is_ucschar(c) || is_iprivate(c), "U+{:04X} in a query", c as u32);
            assert_eq!(may_stand(c, false), in_path && !is_bidi_formatting(c), "U+{:04X}", c as u32);
            assert_eq!(may_stand(c, true), in_query && !is_bidi_formatting(c), "U+{:04X}", c as u32);
        }
    }
}
