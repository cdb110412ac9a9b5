//! The host parser of the URL standard (section 3.5).
//!
//! ```text
//! [ … ]                an IPv6 address, or refused
//! a special scheme     percent-decoded, mapped by IDNA, lower case; then an IPv4 address, or a domain
//! another scheme       opaque: unchanged, except that some characters are encoded
//! ```
//!
//! This module has no IDNA tables: for a host with characters beyond ASCII, only their presence is reported.

use super::Divergence;
use super::kind::DivergenceKind;
use super::number::{self, Numeric};
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
    /// IDNA will map the host, or refuse it.
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
    match number::read(decoded(part).map(|(_, byte)| byte)) {
        Numeric::No => Ok(WhatwgHost::Domain(part)),
        Numeric::Address(address) => Ok(WhatwgHost::Ipv4(part, address)),
        Numeric::Refused => Err(Divergence::over(part, DivergenceKind::NumericHostRefused)),
    }
}

/// True for a forbidden host code point (section 3.2), of those that a host can contain.
#[inline]
fn is_forbidden(c: char) -> bool {
    matches!(c, '\0' | ' ' | '#' | '/' | ':' | '<' | '>' | '?' | '@' | '[' | '\\' | ']' | '^' | '|')
}

/// The bytes of a host, percent-decoded, with their offsets.
#[inline]
pub(super) fn decoded(part: Part<'_>) -> impl Iterator<Item = (usize, u8)> + Clone {
    let mut chars = part.chars();
    core::iter::from_fn(move || {
        let (at, c) = chars.next()?;
        let escaped = if c == '%' { escape(chars.clone()) } else { None };
        if escaped.is_some() {
            chars.nth(1);
        }
        // All bytes beyond ASCII are treated alike.
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

/// The IPv6 address within brackets; `None` if it is invalid.
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

/// An output of formatting that fails if the written text differs from the expected characters.
struct Same<I>(I);

impl<I: Iterator<Item = char>> Write for Same<I> {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if text.chars().all(|c| self.0.next() == Some(c)) { Ok(()) } else { Err(fmt::Error) }
    }
}
