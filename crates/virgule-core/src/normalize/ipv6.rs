//! The text form of an IPv6 address (RFC 5952).
//!
//! ```text
//! 2001:0DB8:0:0:1:0:0:0   →   2001:db8:0:0:1::
//! ```
//!
//! Leading zeros are removed (4.1), the first of the longest runs of two or more zero groups becomes `::` (4.2),
//! letters are lower case (4.3). After a well-known prefix the last 32 bits are written as an IPv4 address. For other
//! prefixes section 5 leaves the choice to the application, so an address keeps its notation. Addresses are compared as
//! numbers, regardless of their notation.

use core::net::Ipv6Addr;
use virgule_automata::fixed_text::FixedText;

/// The length of the longest text form: eight groups of four digits, or six groups and an IPv4 address.
const LONGEST: usize = 45;

/// Returns the normalized text form of `address`, which was written as `written`.
#[inline]
pub(crate) fn ipv6_text(address: Ipv6Addr, written: &str) -> FixedText<LONGEST> {
    let groups = address.segments();
    let dots = written.contains('.') || is_well_known(groups);
    let count = if dots { 6 } else { 8 };
    let (zeros, run) = longest_run(&groups[..count]);
    let mut text = FixedText::EMPTY;
    // A colon precedes each group, except at the start and after `::`.
    let (mut at, mut separator) = (0, "");
    while at < count {
        if run > 1 && at == zeros {
            text.push_str("::");
            (at, separator) = (at + run, "");
            continue;
        }
        text.push_str(separator);
        push_group(&mut text, groups[at]);
        (at, separator) = (at + 1, ":");
    }
    if dots {
        text.push_str(separator);
        for (number, octet) in address.octets()[12..].iter().enumerate() {
            text.push_str(if number > 0 { "." } else { "" });
            text.push_number(usize::from(*octet));
        }
    }
    text
}

#[inline]
fn push_group(text: &mut FixedText<LONGEST>, group: u16) {
    let digits = (4 - group.leading_zeros() / 4).max(1);
    for digit in (0..digits).rev() {
        let digit = (group >> (4 * digit) & 0xF) as usize;
        text.push_str(&"0123456789abcdef"[digit..=digit]);
    }
}

/// Prefixes after which the last 32 bits are an IPv4 address.
#[inline]
fn is_well_known(groups: [u16; 8]) -> bool {
    matches!(
        groups,
        // IPv4-mapped (RFC 4291 section 2.5.5.2), IPv4-translated (RFC 2765), NAT64 (RFC 6052 section 2.1).
        [0, 0, 0, 0, 0, 0xFFFF, _, _] | [0, 0, 0, 0, 0xFFFF, 0, _, _] | [0x64, 0xFF9B, 0, 0, 0, 0, _, _]
    )
}

/// Returns the start and length of the first of the longest runs of zeros.
#[inline]
fn longest_run(groups: &[u16]) -> (usize, usize) {
    let (mut best, mut begin) = ((0, 0), 0);
    for (at, &group) in groups.iter().enumerate() {
        if group != 0 {
            begin = at + 1;
        } else if at + 1 - begin > best.1 {
            best = (begin, at + 1 - begin);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::ipv6_text;
    use std::string::ToString;

    /// Sections 4 and 5, compared with the standard library.
    #[test]
    fn addresses_have_one_text() {
        for (written, text) in [
            ("2001:0DB8:0:0:0:0:0:1", "2001:db8::1"),
            ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"),
            ("2001:0:0:1:0:0:0:1", "2001:0:0:1::1"),
            ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"),
            ("0:0:0:0:0:0:0:0", "::"),
            ("::1", "::1"),
            ("1::", "1::"),
            ("::ffff:c000:0280", "::ffff:192.0.2.128"),
            ("64:ff9b::c000:221", "64:ff9b::192.0.2.33"),
            ("::192.0.2.1", "::192.0.2.1"),
            ("1:2:3:4:5:6:192.0.2.1", "1:2:3:4:5:6:192.0.2.1"),
            ("1:2:3:4:5:6:c000:201", "1:2:3:4:5:6:c000:201"),
            ("1:2:3:4::192.0.2.1", "1:2:3:4::192.0.2.1"),
            ("::0:100.99.10.0", "::100.99.10.0"),
        ] {
            let address = written.parse().unwrap();
            assert_eq!(ipv6_text(address, written).as_str(), text);
            assert_eq!(text.parse(), Ok(address));
        }
    }

    #[test]
    fn without_dots_it_is_the_text_of_the_standard_library() {
        let mut bits = 0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C834u128;
        for turn in 0..20_000u32 {
            bits = bits.wrapping_mul(0xDA94_2042_E4DD_58B5).rotate_left(turn % 127) ^ u128::from(turn);
            let mask = (0..8).fold(0, |mask, group| {
                let kept: u128 = if bits >> group & 3 == 0 { 0 } else { 0xFFFF };
                mask | kept << (16 * group)
            });
            let address = std::net::Ipv6Addr::from_bits(bits & mask | 1 << 127);
            assert_eq!(ipv6_text(address, "").as_str(), address.to_string());
        }
    }
}
