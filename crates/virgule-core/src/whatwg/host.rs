//! The host parser of the URL standard (section 3.5).
//!
//! ```text
//! [ … ]                an IPv6 address, or rejected
//! a special scheme     percent-decoded, mapped by IDNA, lower case; then an IPv4 address, or a domain
//! another scheme       opaque: unchanged, except that some characters are encoded
//! ```
//!
//! This module has no IDNA tables: for a host with non-ASCII characters, only their presence is reported.

use super::Divergence;
use super::kind::DivergenceKind;
use super::part::{Part, escape};
use core::fmt::{self, Write};
use core::net::{Ipv4Addr, Ipv6Addr};

/// The result of the host parser: the host, and the address if it is one.
#[derive(Clone, Copy)]
pub(super) enum WhatwgHost<'a> {
    Ipv6(Part<'a>, Ipv6Addr),
    Opaque(Part<'a>),
    Ipv4(Part<'a>, Ipv4Addr),
    /// The decoded host is ASCII.
    Domain(Part<'a>),
    /// IDNA will map the host, or reject it.
    Idna(Part<'a>),
}

/// Parses a host that is not empty; `domain` is true if the scheme is special.
#[inline]
pub(super) fn read(part: Part<'_>, domain: bool) -> Result<WhatwgHost<'_>, Divergence> {
    if part.first() == Some('[') {
        let refused = Divergence::over(part, DivergenceKind::IpLiteral);
        return ipv6(part).map(|address| WhatwgHost::Ipv6(part, address)).ok_or(refused);
    }
    if !domain {
        return match part.chars().find(|&(_, c)| is_forbidden(c)) {
            Some((at, c)) => Err(Divergence::at(at, c, DivergenceKind::ForbiddenInHost(c))),
            None => Ok(WhatwgHost::Opaque(part)),
        };
    }
    if decoded(part).any(|(_, byte)| !byte.is_ascii()) {
        return Ok(WhatwgHost::Idna(part));
    }
    let forbidden = |byte: u8| is_forbidden(char::from(byte)) || byte == b'%' || byte.is_ascii_control();
    if let Some((at, byte)) = decoded(part).find(|&(_, byte)| forbidden(byte)) {
        let c = char::from(byte);
        let length = if part.split_at(at).1.first() == Some(c) { 1 } else { 3 };
        return Err(Divergence { offset: at, length, kind: DivergenceKind::ForbiddenInHost(c) });
    }
    match numeric(decoded(part).map(|(_, byte)| byte)) {
        Numeric::No => Ok(WhatwgHost::Domain(part)),
        Numeric::Address(address) => Ok(WhatwgHost::Ipv4(part, address)),
        Numeric::Refused => Err(Divergence::over(part, DivergenceKind::NumericHostRefused)),
    }
}

/// True for a forbidden host code point (section 3.2), among those that a host can contain.
#[inline]
fn is_forbidden(c: char) -> bool {
    matches!(c, '\0' | ' ' | '#' | '/' | ':' | '<' | '>' | '?' | '@' | '[' | '\\' | ']' | '^' | '|')
}

/// Returns the bytes of a host, percent-decoded, with their offsets.
#[inline]
pub(super) fn decoded(part: Part<'_>) -> impl Iterator<Item = (usize, u8)> + Clone {
    let mut chars = part.chars();
    core::iter::from_fn(move || {
        let (at, c) = chars.next()?;
        let escaped = if c == '%' { escape(chars.clone()) } else { None };
        if escaped.is_some() {
            chars.nth(1);
        }
        // All non-ASCII bytes are treated alike.
        Some((at, escaped.unwrap_or(u8::try_from(c).unwrap_or(u8::MAX))))
    })
}

/// True if any label begins with `xn--`, in either case.
#[inline]
pub(super) fn has_punycode(part: Part<'_>) -> bool {
    // The length of the prefix of `xn--` that was read; `None` if the label begins differently.
    let mut come = Some(0);
    decoded(part).any(|(_, byte)| {
        come = match come {
            _ if byte == b'.' => Some(0),
            Some(count) => b"xn--".get(count).filter(|b| b.eq_ignore_ascii_case(&byte)).map(|_| count + 1),
            None => None,
        };
        come == Some(4)
    })
}

/// True if the host is `localhost`, which the URL standard removes from `file` URLs.
#[inline]
pub(super) fn is_localhost(part: Part<'_>) -> bool {
    decoded(part).map(|(_, byte)| byte.to_ascii_lowercase()).eq(*b"localhost")
}

/// Returns the IPv6 address within brackets, or `None` if it is invalid.
#[inline]
fn ipv6(part: Part<'_>) -> Option<Ipv6Addr> {
    // The longest address has six groups of four digits and an IPv4 address.
    let (mut buffer, mut length) = ([0; 47], 0);
    for (_, c) in part.chars() {
        *buffer.get_mut(length)? = u8::try_from(c).ok()?;
        length += 1;
    }
    let text = core::str::from_utf8(buffer.get(..length)?).ok()?;
    text.strip_prefix('[')?.strip_suffix(']')?.parse().ok()
}

/// True if an address in brackets has the form that a WHATWG parser writes (section 3.6, IPv6 serializer).
#[inline]
pub(super) fn is_usual(part: Part<'_>, address: Ipv6Addr) -> bool {
    let mut same = Same(part.chars().map(|(_, c)| c));
    // The standard library writes the last 32 bits of a mapped address with dots, the URL standard never does.
    let written = match (address.to_ipv4_mapped(), address.segments()) {
        (Some(_), [.., high, low]) => write!(same, "[::ffff:{high:x}:{low:x}]"),
        (None, _) => write!(same, "[{address}]"),
    };
    written.is_ok() && same.0.next().is_none()
}

/// A formatting target that fails if the written text differs from the expected characters.
struct Same<I>(I);

impl<I: Iterator<Item = char>> Write for Same<I> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if text.chars().all(|c| self.0.next() == Some(c)) { Ok(()) } else { Err(fmt::Error) }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Numeric {
    /// The last label is not a number, so the host is a name.
    No,
    /// The last label is a number, but the host is not an address.
    Refused,
    /// The host is this address.
    Address(Ipv4Addr),
}

/// The value at which numbers saturate: a larger number is not part of an address.
const TOO_LARGE: u64 = 1 << 32;

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

    /// Returns the value of the number, or `None` if the label is not a number. The value of `0x` is 0.
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

/// Parses an ASCII host, percent-decoded, as an IPv4 address (URL standard, section 3.5: ends in a number checker, IPv4
/// parser, IPv4 number parser).
///
/// A host whose last label is a number is an address, or is rejected; it is never a name. The numbers may be octal or
/// hexadecimal, and the last one fills the remaining bytes:
///
/// ```text
/// 127.1          127 . 1                127.0.0.1
/// 0x7f.1         hex 7f . 1             127.0.0.1
/// 0177.0.0.1     octal 177 . 0 . 0 . 1  127.0.0.1
/// 2130706433     one number             127.0.0.1
/// 1.2.3.4.       last dot ignored       1.2.3.4
/// 256.1, a.0x    256 and "a" are not octets: rejected
/// 1.a            the last label is not a number: a name
/// ```
///
/// The host is read byte by byte and not stored, so its numbers may have any length, as `0…01`.
fn numeric(host: impl Iterator<Item = u8>) -> Numeric {
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

/// Returns the address of `count` numbers: each number is a byte, and the last number fills the remaining bytes. `None`
/// if a number is too large or invalid.
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
    use super::{Numeric, numeric};

    #[test]
    fn numbers_of_all_forms() {
        let host = |text: &str| numeric(text.bytes());
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
