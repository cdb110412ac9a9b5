//! Hosts, with IP addresses as numbers, and ports as numbers.
//!
//! The grammar has already matched the host. Its first bytes determine its kind, and addresses are converted unchecked.

use crate::uri::macros::{from, messages};
use crate::uri::scheme::lower;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// `host = IP-literal / IPv4address / reg-name` (RFC 3986 section 3.2.2).
///
/// A string that is both an IPv4 address and a registered name is an IPv4 address. Comparison and order ignore the case
/// of ASCII letters (section 3.2.2); percent-encodings are not decoded.
///
/// ```
/// use virgule::{Host, Uri};
///
/// let kind = match Uri::parse("http://192.0.2.16:8080/")?.host_typed() {
///     Some(Host::Ipv4(address)) if address.is_loopback() => "loopback",
///     Some(Host::Ipv4(_) | Host::Ipv6(_)) => "address",
///     Some(Host::RegName("")) | None => "no host",
///     Some(Host::RegName(_)) => "name",
///     Some(Host::IpvFuture(_)) => "unknown version",
/// };
/// assert_eq!(kind, "address");
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub enum Host<'a> {
    /// An IPv6 address, such as `[2001:db8::7]`.
    Ipv6(Ipv6Addr),
    /// An address of a future IP version, such as `[v1.fe80::a+en1]`, without the brackets.
    IpvFuture(&'a str),
    /// An IPv4 address, such as `192.0.2.16`.
    Ipv4(Ipv4Addr),
    /// A registered name, such as `www.example.com`: percent-encoded, possibly empty.
    RegName(&'a str),
}

impl<'a> Host<'a> {
    /// Returns the host for `text`, which must match the rule `host` or `ihost`.
    #[inline]
    pub(crate) const fn of(text: &'a str) -> Self {
        match text.as_bytes() {
            [b'[', inner @ .., b']'] => match (inner, text.split_at(1).1.split_at(inner.len()).0) {
                ([b'v' | b'V', ..], inner) => Host::IpvFuture(inner),
                (inner, _) => Host::Ipv6(ipv6(inner)),
            },
            bytes => match ipv4(bytes) {
                Some(bits) => Host::Ipv4(Ipv4Addr::from_bits(bits)),
                None => Host::RegName(text),
            },
        }
    }

    /// Returns the address of an IPv4 or IPv6 host, or `None` for other hosts.
    ///
    /// ```
    /// use virgule::{Host, Uri};
    ///
    /// let host = |text| Uri::parse(text).unwrap().host_typed().unwrap();
    /// assert!(host("http://[::1]/").ip_addr().is_some_and(|address| address.is_loopback()));
    /// assert_eq!(host("http://localhost/").ip_addr(), None);
    /// ```
    #[inline]
    pub const fn ip_addr(&self) -> Option<IpAddr> {
        match *self {
            Host::Ipv6(address) => Some(IpAddr::V6(address)),
            Host::Ipv4(address) => Some(IpAddr::V4(address)),
            Host::IpvFuture(_) | Host::RegName(_) => None,
        }
    }

    /// Returns a registered name, or `None` for other hosts.
    #[inline]
    pub(crate) fn name(self) -> Option<&'a str> {
        if let Host::RegName(name) = self { Some(name) } else { None }
    }
}

/// What is compared of a host: its kind, its address or its name.
impl<'a> Host<'a> {
    #[inline]
    fn compared(&self) -> (u8, Option<IpAddr>, &'a str) {
        match *self {
            Host::Ipv6(address) => (0, Some(IpAddr::V6(address)), ""),
            Host::IpvFuture(text) => (1, None, text),
            Host::Ipv4(address) => (2, Some(IpAddr::V4(address)), ""),
            Host::RegName(name) => (3, None, name),
        }
    }
}

impl PartialEq for Host<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        let ((kind, address, name), others) = (self.compared(), other.compared());
        (kind, address) == (others.0, others.1) && name.eq_ignore_ascii_case(others.2)
    }
}

impl Eq for Host<'_> {}

impl PartialOrd for Host<'_> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Host<'_> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        let ((kind, address, name), others) = (self.compared(), other.compared());
        (kind, address).cmp(&(others.0, others.1)).then_with(|| lower(name).cmp(lower(others.2)))
    }
}

impl Hash for Host<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (kind, address, name) = self.compared();
        (kind, address).hash(state);
        lower(name).for_each(|byte| state.write_u8(byte));
        state.write_u8(u8::MAX);
    }
}

/// Writes a host as in a URI: IPv6 addresses in the form of RFC 5952, IP literals in brackets.
///
/// ```
/// use virgule::{Host, Uri};
///
/// let host = Host::Ipv6("2001:DB8:0:0:0:0:0:7".parse().unwrap());
/// assert_eq!(host.to_string(), "[2001:db8::7]");
/// let uri = Uri::builder().scheme("ldap").host(host).path("/c=GB").build()?;
/// assert_eq!(uri, "ldap://[2001:db8::7]/c=GB");
/// # Ok::<(), virgule::BuildError>(())
/// ```
impl fmt::Display for Host<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Host::Ipv6(address) => write!(f, "[{address}]"),
            Host::IpvFuture(text) => write!(f, "[{text}]"),
            Host::Ipv4(address) => write!(f, "{address}"),
            Host::RegName(text) => f.write_str(text),
        }
    }
}

from! {
    [] Ipv4Addr => Host<'_>: |address| Host::Ipv4(address);
    [] Ipv6Addr => Host<'_>: |address| Host::Ipv6(address);
}

impl From<IpAddr> for Host<'_> {
    #[inline]
    fn from(address: IpAddr) -> Self {
        match address {
            IpAddr::V4(address) => Host::Ipv4(address),
            IpAddr::V6(address) => Host::Ipv6(address),
        }
    }
}

/// The port is above 65535.
///
/// ```
/// use virgule::{PortError, Uri};
///
/// let uri = Uri::parse("http://example.com:65536/")?;
/// assert_eq!((uri.port(), uri.port_u16()), (Some("65536"), Err(PortError)));
/// assert_eq!(PortError.to_string(), "a port above 65535");
/// assert_eq!(format!("{PortError:?}"), "PortError(a port above 65535)");
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PortError;

/// Shows the message, because `unwrap` shows only `Debug`.
impl fmt::Debug for PortError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PortError({self})")
    }
}

messages! { PortError { _ => "a port above 65535" } }

impl core::error::Error for PortError {}

/// Converts a port to a number; `None` if it is empty.
#[inline]
pub(crate) const fn port_u16(port: &str) -> Result<Option<u16>, PortError> {
    match u16::from_str_radix(port, 10) {
        _ if port.is_empty() => Ok(None),
        Ok(number) => Ok(Some(number)),
        Err(_) => Err(PortError),
    }
}

/// Returns the bits of the address if `text` matches `IPv4address`:
///
/// ```text
/// IPv4address = dec-octet "." dec-octet "." dec-octet "." dec-octet
/// dec-octet   = DIGIT                 ; 0-9
///             / %x31-39 DIGIT         ; 10-99
///             / "1" 2DIGIT            ; 100-199
///             / "2" %x30-34 DIGIT     ; 200-249
///             / "25" %x30-35          ; 250-255
/// ```
#[inline]
const fn ipv4(text: &[u8]) -> Option<u32> {
    let (mut bits, mut octets, mut octet, mut digits) = (0, 0, 0, 0);
    let mut at = 0;
    while at < text.len() {
        match text[at] {
            b'.' if digits > 0 => (bits, octets, octet, digits) = (bits << 8 | octet, octets + 1, 0, 0),
            // An octet has no leading zeros.
            digit @ b'0'..=b'9' if digits == 0 || octet > 0 => {
                (octet, digits) = (10 * octet + (digit - b'0') as u32, digits + 1);
            }
            _ => return None,
        }
        if octets > 3 || octet > 255 {
            return None;
        }
        at += 1;
    }
    if octets == 3 && digits > 0 { Some(bits << 8 | octet) } else { None }
}

/// Returns the address for a string that matches `IPv6address`. Groups before `::` are collected from the left, groups
/// after it from the right.
#[inline]
pub(crate) const fn ipv6(text: &[u8]) -> Ipv6Addr {
    let (mut left, mut right) = (0u128, 0u128);
    let (mut left_groups, mut right_groups) = (0, 0);
    let mut compressed = false;
    let mut at = 0;
    while at < text.len() {
        if text[at] == b':' {
            if at + 1 < text.len() && text[at + 1] == b':' {
                compressed = true;
                at += 1;
            }
            at += 1;
            continue;
        }
        let (begin, mut group) = (at, 0);
        while at < text.len() && text[at] != b':' {
            // The value of a dot, which occurs only in an IPv4 address, is not used.
            group = group << 4 | if let Some(digit) = (text[at] as char).to_digit(16) { digit } else { 0 };
            at += 1;
        }
        // A group of digits is no IPv4 address, which is the last part.
        let address = if at == text.len() { ipv4(text.split_at(begin).1) } else { None };
        let (value, bits) = match address {
            Some(address) => (address as u128, 32),
            None => (group as u128, 16),
        };
        if compressed {
            right = right << bits | value;
            right_groups += bits / 16;
        } else {
            left = left << bits | value;
            left_groups += bits / 16;
        }
    }
    debug_assert!(left_groups + right_groups <= 8);
    // A shift by 128 bits, for an address that begins with `::`, would overflow.
    let left = if left_groups == 0 { 0 } else { left << (128 - 16 * left_groups) };
    Ipv6Addr::from_bits(left | right)
}

#[cfg(test)]
mod tests {
    use super::Host;
    use core::cmp::Ordering;
    use std::collections::HashSet;
    use std::net::{Ipv4Addr, Ipv6Addr};
    use std::string::{String, ToString};
    use std::vec::Vec;

    /// The parsers of the standard library accept the same strings as the rules of RFC 3986. Its IPv4 parser also
    /// rejects leading zeros.
    #[test]
    fn case_does_not_distinguish_hosts() {
        let host = |text| Host::of(text);
        let sorted = ["[::1]", "[v1.a]", "192.0.2.1", "", "A", "a.b", "B", "%41"];
        let mut hosts: Vec<Host<'_>> = sorted.iter().rev().map(|text| host(text)).collect();
        hosts.sort();
        let shown: Vec<String> = hosts.iter().map(|host| host.to_string()).collect();
        assert_eq!(shown, ["[::1]", "[v1.a]", "192.0.2.1", "", "%41", "A", "a.b", "B"]);
        for (one, other) in [("Example.COM", "example.com"), ("[v1.A]", "[V1.a]"), ("[::A]", "[0:0::a]")] {
            assert_eq!(host(one), host(other));
            assert_eq!(host(one).cmp(&host(other)), Ordering::Equal);
            assert!(HashSet::from([host(one)]).contains(&host(other)));
        }
        assert_ne!(host("%41"), host("A"));
        assert_ne!(host("1.2.3.4"), Host::RegName("1.2.3.4"));
    }

    #[test]
    fn the_kind_of_a_host_is_that_of_the_standard_library() {
        let octets: Vec<&str> =
            " 0 00 01 9 10 099 99 100 199 200 249 250 255 256 260 300 1000 4294967297 1a -1"
                .split(' ')
                .collect();
        let mut addresses = 0;
        for number in 0..octets.len().pow(4) {
            let [a, b, c, d] =
                [0, 1, 2, 3].map(|place| octets[number / octets.len().pow(place) % octets.len()]);
            let text = std::format!("{a}.{b}.{c}.{d}");
            let expected = text.parse::<Ipv4Addr>().map_or(Host::RegName(&text), Host::Ipv4);
            assert_eq!(Host::of(&text), expected, "{text}");
            addresses += usize::from(matches!(expected, Host::Ipv4(_)));
        }
        assert_eq!(addresses, 10usize.pow(4));
        for text in ["", ".", "1.2.3", "1.2.3.4.", ".1.2.3.4", "1..2.3", "1.2.3.4.5", "1.2.3.4%", "1.2.3.é"]
        {
            assert_eq!(Host::of(text), Host::RegName(text));
        }
        for text in
            ":: ::1 2001:db8::7 1:2:3:4:5:6:7:8 ::ffff:192.0.2.1 1::8 1:2:3:4:5:6:192.0.2.33".split(' ')
        {
            let address = Host::Ipv6(text.parse::<Ipv6Addr>().unwrap());
            assert_eq!(Host::of(&std::format!("[{text}]")), address);
        }
        assert_eq!(Host::of("[v1.fe80::a+en1]"), Host::IpvFuture("v1.fe80::a+en1"));
        assert_eq!(Host::of("[V1f.a]"), Host::IpvFuture("V1f.a"));
    }
}
