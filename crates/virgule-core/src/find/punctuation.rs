//! The end of a link in a sentence: ASCII and non-ASCII punctuation, brackets, emphasis marks.

use Punctuation::{Closing as C, Ending as E, Inner as I, Opening as O, Quotation as Q};

/// The effect of a non-ASCII character on a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Punctuation {
    /// Not punctuation: it may be part of a link.
    None,
    /// An opening bracket (Ps), which is part of a link if the link also closes it.
    Opening,
    /// A closing bracket (Pe).
    Closing,
    /// A quotation mark (Pi, Pf), which ends a link.
    Quotation,
    /// A stop of a sentence or clause, white space, an invisible character, or a full-width delimiter: it ends a link.
    Ending,
    /// Other punctuation, such as a dash, which may occur within a link, but not at its end.
    Inner,
}

pub(super) fn of(character: char) -> Punctuation {
    let code = u32::from(character);
    let at = RANGES.partition_point(|(first, ..)| *first <= code);
    let found = at.checked_sub(1).and_then(|at| RANGES.get(at));
    match found {
        Some((first, more, mark @ (O | C | Q | E))) if code - first <= u32::from(*more) => *mark,
        _ if is_ending(character) => E,
        Some((first, more, mark)) if code - first <= u32::from(*more) => *mark,
        _ => Punctuation::None,
    }
}

/// True for white space, controls, characters that have no width or change the direction of writing (RFC 3987 section
/// 4.1), and full-width forms of ASCII characters other than letters and digits.
fn is_ending(character: char) -> bool {
    matches!(character,
        '\u{AD}' | '\u{200B}' | '\u{200E}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
        || matches!(character, '\u{FF01}'..='\u{FF5E}') && !character.is_alphanumeric()
        || character.is_whitespace()
        || character.is_control()
}

/// The first character of a range, the number of further characters, and their class. Terminal_Punctuation comes before
/// Po, Pd and Pc. A test of the workspace compares all characters with another implementation of these properties.
#[rustfmt::skip]
static RANGES: [(u32, u8, Punctuation); 427] = [
    (0x00A1, 0, I), (0x00A7, 0, I), (0x00AB, 0, Q), (0x00B6, 1, I), (0x00BB, 0, Q), (0x00BF, 0, I), (0x037E, 0, E),
    (0x0387, 0, E), (0x055A, 5, I), (0x0589, 0, E), (0x058A, 0, I), (0x05BE, 0, I), (0x05C0, 0, I), (0x05C3, 0, E),
    (0x05C6, 0, I), (0x05F3, 1, I), (0x0609, 1, I), (0x060C, 0, E), (0x060D, 0, I), (0x061B, 0, E), (0x061D, 2, E),
    (0x066A, 3, I), (0x06D4, 0, E), (0x0700, 10, E), (0x070B, 0, I), (0x070C, 0, E), (0x070D, 0, I), (0x07F7, 0, I),
    (0x07F8, 1, E), (0x0830, 5, E), (0x0836, 0, I), (0x0837, 7, E), (0x085E, 0, E), (0x0964, 1, E), (0x0970, 0, I),
    (0x09FD, 0, I), (0x0A76, 0, I), (0x0AF0, 0, I), (0x0C77, 0, I), (0x0C84, 0, I), (0x0DF4, 0, I), (0x0E4F, 0, I),
    (0x0E5A, 1, E), (0x0F04, 3, I), (0x0F08, 0, E), (0x0F09, 3, I), (0x0F0D, 5, E), (0x0F14, 0, I), (0x0F3A, 0, O),
    (0x0F3B, 0, C), (0x0F3C, 0, O), (0x0F3D, 0, C), (0x0F85, 0, I), (0x0FD0, 4, I), (0x0FD9, 1, I), (0x104A, 1, E),
    (0x104C, 3, I), (0x10FB, 0, I), (0x1360, 0, I), (0x1361, 7, E), (0x1400, 0, I), (0x166E, 0, E), (0x169B, 0, O),
    (0x169C, 0, C), (0x16EB, 2, E), (0x1735, 1, E), (0x17D4, 2, E), (0x17D8, 1, I), (0x17DA, 0, E), (0x1800, 1, I),
    (0x1802, 3, E), (0x1806, 1, I), (0x1808, 1, E), (0x180A, 0, I), (0x1944, 1, E), (0x1A1E, 1, I), (0x1AA0, 6, I),
    (0x1AA8, 3, E), (0x1AAC, 1, I), (0x1B4E, 1, E), (0x1B5A, 1, E), (0x1B5C, 0, I), (0x1B5D, 2, E), (0x1B60, 0, I),
    (0x1B7D, 2, E), (0x1BFC, 3, I), (0x1C3B, 4, E), (0x1C7E, 1, E), (0x1CC0, 7, I), (0x1CD3, 0, I), (0x2010, 7, I),
    (0x2018, 1, Q), (0x201A, 0, O), (0x201B, 2, Q), (0x201E, 0, O), (0x201F, 0, Q), (0x2020, 3, I), (0x2024, 0, E),
    (0x2025, 2, I), (0x2030, 8, I), (0x2039, 1, Q), (0x203B, 0, I), (0x203C, 1, E), (0x203E, 5, I), (0x2045, 0, O),
    (0x2046, 0, C), (0x2047, 2, E), (0x204A, 7, I), (0x2053, 11, I), (0x207D, 0, O), (0x207E, 0, C), (0x208D, 0, O),
    (0x208E, 0, C), (0x2308, 0, O), (0x2309, 0, C), (0x230A, 0, O), (0x230B, 0, C), (0x2329, 0, O), (0x232A, 0, C),
    (0x2768, 0, O), (0x2769, 0, C), (0x276A, 0, O), (0x276B, 0, C), (0x276C, 0, O), (0x276D, 0, C), (0x276E, 0, O),
    (0x276F, 0, C), (0x2770, 0, O), (0x2771, 0, C), (0x2772, 0, O), (0x2773, 0, C), (0x2774, 0, O), (0x2775, 0, C),
    (0x27C5, 0, O), (0x27C6, 0, C), (0x27E6, 0, O), (0x27E7, 0, C), (0x27E8, 0, O), (0x27E9, 0, C), (0x27EA, 0, O),
    (0x27EB, 0, C), (0x27EC, 0, O), (0x27ED, 0, C), (0x27EE, 0, O), (0x27EF, 0, C), (0x2983, 0, O), (0x2984, 0, C),
    (0x2985, 0, O), (0x2986, 0, C), (0x2987, 0, O), (0x2988, 0, C), (0x2989, 0, O), (0x298A, 0, C), (0x298B, 0, O),
    (0x298C, 0, C), (0x298D, 0, O), (0x298E, 0, C), (0x298F, 0, O), (0x2990, 0, C), (0x2991, 0, O), (0x2992, 0, C),
    (0x2993, 0, O), (0x2994, 0, C), (0x2995, 0, O), (0x2996, 0, C), (0x2997, 0, O), (0x2998, 0, C), (0x29D8, 0, O),
    (0x29D9, 0, C), (0x29DA, 0, O), (0x29DB, 0, C), (0x29FC, 0, O), (0x29FD, 0, C), (0x2CF9, 2, E), (0x2CFC, 0, I),
    (0x2CFE, 1, I), (0x2D70, 0, I), (0x2E00, 1, I), (0x2E02, 3, Q), (0x2E06, 2, I), (0x2E09, 1, Q), (0x2E0B, 0, I),
    (0x2E0C, 1, Q), (0x2E0E, 13, I), (0x2E1C, 1, Q), (0x2E1E, 1, I), (0x2E20, 1, Q), (0x2E22, 0, O), (0x2E23, 0, C),
    (0x2E24, 0, O), (0x2E25, 0, C), (0x2E26, 0, O), (0x2E27, 0, C), (0x2E28, 0, O), (0x2E29, 0, C), (0x2E2A, 3, I),
    (0x2E2E, 0, E), (0x2E30, 11, I), (0x2E3C, 0, E), (0x2E3D, 3, I), (0x2E41, 0, E), (0x2E42, 0, O), (0x2E43, 8, I),
    (0x2E4C, 0, E), (0x2E4D, 0, I), (0x2E4E, 1, E), (0x2E52, 0, I), (0x2E53, 1, E), (0x2E55, 0, O), (0x2E56, 0, C),
    (0x2E57, 0, O), (0x2E58, 0, C), (0x2E59, 0, O), (0x2E5A, 0, C), (0x2E5B, 0, O), (0x2E5C, 0, C), (0x2E5D, 0, I),
    (0x3001, 1, E), (0x3003, 0, I), (0x3008, 0, O), (0x3009, 0, C), (0x300A, 0, O), (0x300B, 0, C), (0x300C, 0, O),
    (0x300D, 0, C), (0x300E, 0, O), (0x300F, 0, C), (0x3010, 0, O), (0x3011, 0, C), (0x3014, 0, O), (0x3015, 0, C),
    (0x3016, 0, O), (0x3017, 0, C), (0x3018, 0, O), (0x3019, 0, C), (0x301A, 0, O), (0x301B, 0, C), (0x301C, 0, I),
    (0x301D, 0, O), (0x301E, 1, C), (0x3030, 0, I), (0x303D, 0, I), (0x30A0, 0, I), (0x30FB, 0, I), (0xA4FE, 1, E),
    (0xA60D, 2, E), (0xA673, 0, I), (0xA67E, 0, I), (0xA6F2, 0, I), (0xA6F3, 4, E), (0xA874, 1, I), (0xA876, 1, E),
    (0xA8CE, 1, E), (0xA8F8, 2, I), (0xA8FC, 0, I), (0xA92E, 0, I), (0xA92F, 0, E), (0xA95F, 0, I), (0xA9C1, 5, I),
    (0xA9C7, 2, E), (0xA9CA, 3, I), (0xA9DE, 1, I), (0xAA5C, 0, I), (0xAA5D, 2, E), (0xAADE, 0, I), (0xAADF, 0, E),
    (0xAAF0, 1, E), (0xABEB, 0, E), (0xFD3E, 0, C), (0xFD3F, 0, O), (0xFE10, 1, I), (0xFE12, 0, E), (0xFE13, 1, I),
    (0xFE15, 1, E), (0xFE17, 0, O), (0xFE18, 0, C), (0xFE19, 0, I), (0xFE30, 4, I), (0xFE35, 0, O), (0xFE36, 0, C),
    (0xFE37, 0, O), (0xFE38, 0, C), (0xFE39, 0, O), (0xFE3A, 0, C), (0xFE3B, 0, O), (0xFE3C, 0, C), (0xFE3D, 0, O),
    (0xFE3E, 0, C), (0xFE3F, 0, O), (0xFE40, 0, C), (0xFE41, 0, O), (0xFE42, 0, C), (0xFE43, 0, O), (0xFE44, 0, C),
    (0xFE45, 1, I), (0xFE47, 0, O), (0xFE48, 0, C), (0xFE49, 6, I), (0xFE50, 2, E), (0xFE54, 3, E), (0xFE58, 0, I),
    (0xFE59, 0, O), (0xFE5A, 0, C), (0xFE5B, 0, O), (0xFE5C, 0, C), (0xFE5D, 0, O), (0xFE5E, 0, C), (0xFE5F, 2, I),
    (0xFE63, 0, I), (0xFE68, 0, I), (0xFE6A, 1, I), (0xFF01, 0, E), (0xFF02, 1, I), (0xFF05, 2, I), (0xFF08, 0, O),
    (0xFF09, 0, C), (0xFF0A, 0, I), (0xFF0C, 0, E), (0xFF0D, 0, I), (0xFF0E, 0, E), (0xFF0F, 0, I), (0xFF1A, 1, E),
    (0xFF1F, 0, E), (0xFF20, 0, I), (0xFF3B, 0, O), (0xFF3C, 0, I), (0xFF3D, 0, C), (0xFF3F, 0, I), (0xFF5B, 0, O),
    (0xFF5D, 0, C), (0xFF5F, 0, O), (0xFF60, 0, C), (0xFF61, 0, E), (0xFF62, 0, O), (0xFF63, 0, C), (0xFF64, 0, E),
    (0xFF65, 0, I), (0x10100, 2, I), (0x1039F, 0, E), (0x103D0, 0, E), (0x1056F, 0, I), (0x10857, 0, E),
    (0x1091F, 0, E), (0x1093F, 0, I), (0x10A50, 5, I), (0x10A56, 1, E), (0x10A58, 0, I), (0x10A7F, 0, I),
    (0x10AF0, 5, E), (0x10AF6, 0, I), (0x10B39, 0, I), (0x10B3A, 5, E), (0x10B99, 3, E), (0x10D6E, 0, I),
    (0x10EAD, 0, I), (0x10F55, 4, E), (0x10F86, 3, E), (0x11047, 6, E), (0x110BB, 1, I), (0x110BE, 3, E),
    (0x11140, 0, I), (0x11141, 2, E), (0x11174, 1, I), (0x111C5, 1, E), (0x111C7, 1, I), (0x111CD, 0, E),
    (0x111DB, 0, I), (0x111DD, 0, I), (0x111DE, 1, E), (0x11238, 4, E), (0x1123D, 0, I), (0x112A9, 0, E),
    (0x113D4, 1, E), (0x113D7, 1, I), (0x1144B, 2, E), (0x1144E, 1, I), (0x1145A, 1, E), (0x1145D, 0, I),
    (0x114C6, 0, I), (0x115C1, 0, I), (0x115C2, 3, E), (0x115C6, 2, I), (0x115C9, 14, E), (0x11641, 1, E),
    (0x11643, 0, I), (0x11660, 12, I), (0x116B9, 0, I), (0x1173C, 2, E), (0x1183B, 0, I), (0x11944, 0, E),
    (0x11945, 0, I), (0x11946, 0, E), (0x119E2, 0, I), (0x11A3F, 2, I), (0x11A42, 1, E), (0x11A44, 2, I),
    (0x11A9A, 0, I), (0x11A9B, 1, E), (0x11A9E, 2, I), (0x11AA1, 1, E), (0x11B00, 9, I), (0x11BE1, 0, I),
    (0x11C41, 2, E), (0x11C44, 1, I), (0x11C70, 0, I), (0x11C71, 0, E), (0x11EF7, 1, E), (0x11F43, 1, E),
    (0x11F45, 10, I), (0x11FFF, 0, I), (0x12470, 4, E), (0x12FF1, 1, I), (0x16A6E, 1, E), (0x16AF5, 0, E),
    (0x16B37, 2, E), (0x16B3A, 1, I), (0x16B44, 0, E), (0x16D6D, 0, I), (0x16D6E, 1, E), (0x16E97, 1, E),
    (0x16E99, 1, I), (0x16FE2, 0, I), (0x1BC9F, 0, E), (0x1DA87, 3, E), (0x1DA8B, 0, I), (0x1E5FF, 0, I),
    (0x1E95E, 1, I),
];

/// Returns the length of `link` without trailing punctuation; `before` is the text before the link.
///
/// Drops `.,:;!?'`, non-ASCII punctuation, a closing bracket that is not opened in the link, a character reference such
/// as `&amp;`, and `*`, `_` or `~` if it opened before the link, as in Markdown emphasis.
pub(super) fn trimmed(link: &str, before: &str) -> usize {
    let mut end = link.len();
    // Brackets are counted once, because no other dropped character is a bracket.
    let mut excess = None;
    while let Some(last) = link.get(..end).and_then(|kept| kept.chars().next_back()) {
        match last {
            ';' => end = reference(link.as_bytes(), end).unwrap_or(end),
            '.' | ',' | ':' | '!' | '?' | '\'' | '\\' => {}
            '*' | '_' | '~' if is_emphasis(before.as_bytes(), last as u8) => {}
            ')' => {
                let left = excess.get_or_insert_with(|| excess_of(link, end));
                if *left == 0 {
                    break;
                }
                *left -= 1;
            }
            _ if !last.is_ascii() && matches!(of(last), Punctuation::Inner | Punctuation::Quotation) => {}
            _ => break,
        }
        end -= link.get(..end).and_then(|kept| kept.chars().next_back()).map_or(1, char::len_utf8);
    }
    #[cfg(test)]
    crate::work::read(link.len() - end);
    end
}

/// Returns the number of round brackets that close in the first `end` bytes without being opened.
fn excess_of(link: &str, end: usize) -> usize {
    #[cfg(test)]
    crate::work::read(2 * end);
    let count = |byte| link.bytes().take(end).filter(|next| *next == byte).count();
    count(b')').saturating_sub(count(b'('))
}

/// Returns the offset after the `&` of a character reference that ends with the semicolon before `end`, as in
/// `https://a.example/b&amp;` (GitHub's Markdown, section 6.9).
fn reference(bytes: &[u8], end: usize) -> Option<usize> {
    let name = bytes.get(..end.checked_sub(1)?)?;
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'#';
    let length = name.iter().rev().take(LONGEST_REFERENCE).take_while(is_name).count();
    let ampersand = name.len().checked_sub(length + 1)?;
    (length > 0 && name.get(ampersand) == Some(&b'&')).then_some(ampersand + 1)
}

/// The length of the longest HTML character name, `CounterClockwiseContourIntegral`.
const LONGEST_REFERENCE: usize = 31;

/// True if a run of `mark` opens in the last bytes of the line and none closes it.
fn is_emphasis(before: &[u8], mark: u8) -> bool {
    let near = before.get(before.len().saturating_sub(LOOKBACK)..).unwrap_or_default();
    let line = near.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let line = near.get(line..).unwrap_or_default();
    #[cfg(test)]
    crate::work::read(line.len());
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || !byte.is_ascii();
    let (mut is_open, mut at) = (false, 0);
    while let Some(distance) = line.get(at..).and_then(|rest| rest.iter().position(|byte| *byte == mark)) {
        let begin = at + distance;
        at = begin + line.get(begin..).unwrap_or_default().iter().take_while(|byte| **byte == mark).count();
        let left = line.get(..begin).and_then(<[u8]>::last);
        // The link follows the line.
        let right = line.get(at);
        if right.is_none_or(|right| !right.is_ascii_whitespace()) && !left.is_some_and(is_word) {
            is_open = true;
        } else if left.is_some_and(|left| !left.is_ascii_whitespace()) && !right.is_some_and(is_word) {
            is_open = false;
        }
    }
    is_open
}

/// The number of bytes before a link in which emphasis may open.
pub(super) const LOOKBACK: usize = 128;
