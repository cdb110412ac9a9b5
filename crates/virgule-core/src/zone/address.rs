//! An IPv6 address with a zone identifier, as it is entered.

use super::is_zone;
use core::fmt;
use core::net::Ipv6Addr;

/// An IPv6 address that a person entered, alone or in brackets, and its zone identifier (RFC 4007 section 11).
///
/// ```
/// use virgule::zone::ZonedAddress;
///
/// let entered = ZonedAddress::parse("[fe80::1%eth0]")?;
/// assert_eq!((entered.address(), entered.zone()), ("fe80::1".parse().unwrap(), Some("eth0")));
/// assert_eq!(entered.to_string(), "fe80::1%eth0");
/// # Ok::<(), virgule::zone::ZoneError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ZonedAddress<'t> {
    address: Ipv6Addr,
    zone: Option<&'t str>,
}

impl<'t> ZonedAddress<'t> {
    /// Parses `address`, `address%zone`, or one of them in brackets.
    ///
    /// # Errors
    ///
    /// What is no address, has one bracket, or a `%` that no zone identifier follows.
    #[inline]
    pub fn parse(text: &'t str) -> Result<Self, ZoneError> {
        let wrong = |offset, kind| ZoneError { offset, kind };
        let (begin, inner) = match (text.strip_prefix('['), text.strip_suffix(']')) {
            (None, None) => (0, text),
            (Some(_), Some(open)) => (1, open.get(1..).unwrap_or_default()),
            _ => return Err(wrong(text.len(), ZoneErrorKind::Brackets)),
        };
        let (address, zone) =
            inner.split_once('%').map_or((inner, None), |(address, zone)| (address, Some(zone)));
        let parsed = address.parse().map_err(|_| wrong(begin, ZoneErrorKind::Address))?;
        match zone {
            Some(zone) if !is_zone(zone) => Err(wrong(begin + address.len() + 1, ZoneErrorKind::Zone)),
            zone => Ok(ZonedAddress { address: parsed, zone }),
        }
    }

    /// The address, which is what a URI has, in brackets.
    #[inline]
    pub fn address(&self) -> Ipv6Addr {
        self.address
    }

    /// The zone identifier, without its `%`.
    #[inline]
    pub fn zone(&self) -> Option<&'t str> {
        self.zone
    }
}

/// As it is entered: the address in the form of RFC 5952, and the zone identifier behind a `%`.
impl fmt::Display for ZonedAddress<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.zone {
            Some(zone) => write!(f, "{}%{zone}", self.address),
            None => write!(f, "{}", self.address),
        }
    }
}

/// Why a text is no IPv6 address with a zone identifier.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ZoneError {
    offset: usize,
    kind: ZoneErrorKind,
}

/// What a [`ZoneError`] is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ZoneErrorKind {
    /// No IPv6 address.
    Address,
    /// One bracket without the other.
    Brackets,
    /// No zone identifier behind the `%`.
    Zone,
}

impl ZoneError {
    /// The byte offset.
    #[inline]
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// What is wrong, for programs.
    #[inline]
    pub fn kind(&self) -> ZoneErrorKind {
        self.kind
    }
}

impl fmt::Display for ZoneError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self.kind {
            ZoneErrorKind::Address => "expected an IPv6 address, such as `fe80::1`",
            ZoneErrorKind::Brackets => "expected both brackets, or none",
            ZoneErrorKind::Zone => {
                "expected a zone identifier, such as `eth0`, without white space and any of `%[]/?#@\\`"
            }
        };
        write!(f, "{words} (offset {})", self.offset)
    }
}

impl core::error::Error for ZoneError {}
