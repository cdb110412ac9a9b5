//! Hosts that a WHATWG parser reads as an IPv4 address (URL standard, section 3.5: ends in a number checker, IPv4
//! parser, IPv4 number parser).
//!
//! A host whose last label is a number is an address, or is refused; it is never a name. The numbers may be octal or
//! hexadecimal, and the last one fills the remaining bytes:
//!
//! ```text
//! 127.1          127 . 1                127.0.0.1
//! 0x7f.1         hex 7f . 1             127.0.0.1
//! 0177.0.0.1     octal 177 . 0 . 0 . 1  127.0.0.1
//! 2130706433     one number             127.0.0.1
//! 1.2.3.4.       last dot ignored       1.2.3.4
//! 256.1, a.0x    256 and "a" are not octets: refused
//! 1.a            the last label is not a number: a name
//! ```
//!
//! The host is read byte by byte and not stored, so its numbers may have any length, as `0…01`.

use core::net::Ipv4Addr;

/// The result of the IPv4 parser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Numeric {
    /// The last label is not a number, so the host is a name.
    No,
    /// The last label is a number, but the host is not an address.
    Refused,
    /// The host is this address.
    Address(Ipv4Addr),
}

/// The value at which numbers saturate: a larger number is not part of an address.
const TOO_LARGE: u64 = 1 << 32;

/// The part of a label that was read.
#[derive(Clone, Copy)]
struct Label {
    length: usize,
    radix: u32,
    value: u64,
    /// True if all characters are digits of the radix.
    valid: bool,
    /// True if all characters are decimal digits.
    decimal: bool,
}

impl Label {
    const EMPTY: Label = Label { length: 0, radix: 10, value: 0, valid: true, decimal: true };

    #[inline]
    fn push(&mut self, byte: u8) {
        let behind_zero = self.length == 1 && self.valid && self.value == 0;
        self.length += 1;
        self.decimal &= byte.is_ascii_digit();
        if behind_zero && byte.eq_ignore_ascii_case(&b'x') {
            self.radix = 16;
            return;
        }
        if behind_zero {
            self.radix = 8;
        }
        match char::from(byte).to_digit(self.radix) {
            Some(digit) => {
                self.value = (self.value * u64::from(self.radix) + u64::from(digit)).min(TOO_LARGE);
            }
            None => self.valid = false,
        }
    }

    /// The value of the number; `None` if the label is not a number. The value of `0x` is 0.
    #[inline]
    fn number(self) -> Option<u64> {
        (self.length > 0 && self.valid).then_some(self.value)
    }

    /// True if a host with this last label ends in a number.
    #[inline]
    fn is_number(self) -> bool {
        self.number().is_some() || (self.length > 0 && self.decimal)
    }
}

/// Parses an ASCII host, percent-decoded.
pub(super) fn read(host: impl Iterator<Item = u8>) -> Numeric {
    let (mut labels, mut count) = ([None; 4], 0);
    let (mut last, mut label) = (Label::EMPTY, Label::EMPTY);
    let mut close = |label: Label| {
        if let Some(place) = labels.get_mut(count) {
            *place = label.number();
        }
        count += 1;
    };
    for byte in host {
        if byte == b'.' {
            close(label);
            last = core::mem::replace(&mut label, Label::EMPTY);
        } else {
            label.push(byte);
        }
    }
    // A single dot at the end of the host is ignored.
    if label.length > 0 {
        close(label);
        last = label;
    }
    match last.is_number() {
        false => Numeric::No,
        true => address(&labels, count).map_or(Numeric::Refused, Numeric::Address),
    }
}

/// The address of `count` numbers: each number is a byte, and the last number fills the remaining bytes. `None` if a
/// number is too large or invalid.
#[inline]
fn address(labels: &[Option<u64>; 4], count: usize) -> Option<Ipv4Addr> {
    let (last, bytes) = labels.get(..count)?.split_last()?;
    let mut bits = 0;
    for byte in bytes {
        bits = bits << 8 | byte.filter(|&byte| byte < 256)?;
    }
    let left = 32 - 8 * bytes.len();
    let last = last.filter(|&last| last < 1 << left)?;
    u32::try_from(bits << left | last).ok().map(Ipv4Addr::from_bits)
}

#[cfg(test)]
mod tests {
    use super::{Numeric, read};

    #[test]
    fn numbers_of_all_forms() {
        let host = |text: &str| read(text.bytes());
        for loopback in
            ["127.1", "0x7f.1", "0177.0.0.1", "2130706433", "127.0.0.1.", "0X7F.0x.0.01", "127.0.0x1"]
        {
            assert_eq!(host(loopback), Numeric::Address([127, 0, 0, 1].into()), "{loopback}");
        }
        assert_eq!(host(&("0".repeat(300) + "1")), Numeric::Address([0, 0, 0, 1].into()));
        assert_eq!(host("0xffffffff"), Numeric::Address([255; 4].into()));
        for refused in ["09", "256.1", "a.0x", "1.2.3.256", "1.2.3.4.5", "0x100000000", "1..2", ".1", "a.9"] {
            assert_eq!(host(refused), Numeric::Refused, "{refused}");
        }
        for name in ["a", "1.a", ".", "..", "0xg", "1..", "1.2.3.4..", "0x7f.1.0y", "x1", "-1"] {
            assert_eq!(host(name), Numeric::No, "{name}");
        }
    }
}
