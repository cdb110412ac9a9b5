//! IPv6 addresses of hexadecimal groups, without an embedded IPv4 address.
//!
//! ```text
//! address   2001:db8::1f]      read eight bytes at a time
//! digits    1111011100110      a bit for each byte
//! colons    0000100011000
//! groups    1000010000100      digits that follow no digit
//! ```
//!
//! The automaton of `IPv6address` reads these byte by byte, and each step waits for the previous one. The compiler
//! proves for each called rule whether its automaton accepts them all (`codegen/address.rs`), so this module never
//! disagrees with the table.

use super::swar::{ONES, at_least};

/// The length of an address of eight groups.
const LONGEST: u32 = 39;

/// Returns the end of the address at `at`, or `None` if there is none or if an embedded IPv4 address may follow.
///
/// ```text
/// address  =  7( group ":" ) group
///          /  [ *6( group ":" ) group ] "::" [ *6( group ":" ) group ]      ; at most seven groups
/// group    =  1*4HEXDIG
/// ```
pub const fn end(text: &[u8], at: usize) -> Option<usize> {
    let (_, text) = text.split_at(at);
    let (digits, colons) = masks(text);
    let length = (digits | colons).trailing_ones();
    if length > LONGEST || (length as usize) < text.len() && text[length as usize] == b'.' {
        return None;
    }
    let inside = (1 << length) - 1;
    let (digits, colons) = (digits & inside, colons & inside);
    let doubles = colons & colons >> 1;
    let five = digits & digits >> 1 & digits >> 2 & digits >> 3 & digits >> 4;
    let groups = (digits & !(digits << 1)).count_ones();
    let is_whole = match doubles.count_ones() {
        0 => groups == 8,
        1 => groups <= 7,
        _ => false,
    };
    // A colon at either end must be one of two.
    let (first, last) = (colons & 1 & !doubles, (colons & !(doubles << 1)) >> (length.saturating_sub(1)));
    if is_whole && five == 0 && first == 0 && last == 0 { Some(at + length as usize) } else { None }
}

/// Returns the masks of hexadecimal digits and of colons of up to 40 bytes, up to the first byte that is neither.
const fn masks(text: &[u8]) -> (u64, u64) {
    let (mut digits, mut colons, mut at) = (0, 0, 0);
    while at < 40 && at < text.len() {
        let (_, rest) = text.split_at(at);
        let word = match (rest.first_chunk::<8>(), text.last_chunk::<8>()) {
            (Some(chunk), _) => u64::from_le_bytes(*chunk),
            (None, Some(last)) => u64::from_le_bytes(*last) >> (8 * (8 - rest.len())),
            (None, None) => short(rest),
        };
        let [digit, colon] = classes(word);
        digits |= digit << at;
        colons |= colon << at;
        if digit | colon != 0xFF {
            break;
        }
        at += 8;
    }
    (digits, colons)
}

const fn short(bytes: &[u8]) -> u64 {
    let (mut word, mut at) = (0, 0);
    while at < bytes.len() {
        word |= (bytes[at] as u64) << (8 * at);
        at += 1;
    }
    word
}

/// Returns the hexadecimal digits and the colons of eight bytes, as a bit for each byte.
const fn classes(word: u64) -> [u64; 2] {
    let low = word & (ONES * 0x7F);
    let small = low | (ONES * 0x20);
    let (colons, from_colon) = (at_least(low, b':') & !at_least(low, b':' + 1), at_least(low, b':'));
    let digits = at_least(low, b'0') & !from_colon | at_least(small, b'a') & !at_least(small, b'g');
    [bits(digits & !word), bits(colons & !word)]
}

/// Returns the highest bit of each byte, as a bit for each byte.
const fn bits(bytes: u64) -> u64 {
    ((bytes >> 7 & ONES).wrapping_mul(0x0102_0408_1020_4080)) >> 56
}

#[cfg(test)]
mod tests {
    use super::end;
    use crate::built_in::Kind;
    use crate::pushdown::match_leaf;
    use crate::table::Table;
    use core::net::Ipv6Addr;
    use std::format;
    use std::string::String;
    use std::vec::Vec;

    /// Returns inputs with one byte of each class at every length, then every number of groups of every length.
    fn texts() -> Vec<String> {
        let mut texts = std::vec![String::new()];
        let mut begin = 0;
        for _ in 0..9 {
            for text in begin..texts.len() {
                for byte in ["1", "F", ":", "."] {
                    texts.push(format!("{}{byte}", texts[text]));
                }
            }
            begin = texts.len() - (texts.len() - begin) * 4 / 5;
        }
        for groups in 1..10 {
            for double in 0..=2 * groups {
                for (number, length) in
                    (0..groups).flat_map(|number| (1..6).map(move |length| (number, length)))
                {
                    let group = |at: usize| {
                        "0aF9b".repeat(2)[..if at == number { length } else { 1 + at % 4 }].into()
                    };
                    let mut parts: Vec<String> = (0..groups).map(group).collect();
                    if double < groups {
                        parts[double].insert(0, ':');
                    }
                    let text = parts.join(":");
                    texts.extend([format!("{text}:"), format!("{text}::"), format!(":{text}"), text]);
                }
            }
        }
        texts
    }

    /// Compares with the automata of all rules that use this module, run without it.
    #[test]
    fn finds_what_automata_find() {
        let callees = Kind::all().flat_map(|kind| kind.table.callees).filter(|callee| callee.addresses != 0);
        let automata: Vec<Table<'_>> = callees.map(|callee| Table { addresses: 0, ..**callee }).collect();
        assert!(!automata.is_empty());
        let mut found = 0;
        for text in texts() {
            let whole = |table| match_leaf(table, text.as_bytes(), 0) == Some(text.len());
            let expected = automata.first().is_some_and(whole);
            assert!(automata.iter().all(|table| whole(table) == expected), "{text}");
            let expected = (expected && !text.contains('.')).then_some(text.len());
            assert_eq!(end(text.as_bytes(), 0), expected, "{text}");
            assert_eq!(end(format!("{text}]").as_bytes(), 0), expected, "{text} and more");
            assert_eq!(text.parse::<Ipv6Addr>().is_ok() && !text.contains('.'), expected.is_some(), "{text}");
            found += usize::from(expected.is_some());
        }
        assert!(found > 500, "{found}");
    }

    #[test]
    fn ends_before_any_other_byte() {
        for other in (0..=0xFF).filter(|byte: &u8| !byte.is_ascii_hexdigit() && !b":.".contains(byte)) {
            for behind in [&[other][..], &[other, b':', b'1'], &[other; 50]] {
                for address in ["::1", "1:2:3:4:5:6:7:8", "2001:db8:6cbc:97eb:97ad:919f:7890:b884"] {
                    let text = [address.as_bytes(), behind].concat();
                    assert_eq!(end(&text, 0), Some(address.len()), "{text:?}");
                }
            }
        }
    }
}
