//! Zone identifiers of IPv6 addresses, which users enter and URIs do not contain (RFC 9844).
//!
//! A link-local address such as `fe80::1` is ambiguous without its link, so user interfaces accept `fe80::1%eth0` (RFC
//! 4007 section 11). RFC 9844:
//!
//! - section 3: it obsoletes RFC 6874, which allowed zones in URIs, so the syntax is that of RFC 3986 again;
//! - section 5: a user interface for addresses that are not global must accept a zone, and should accept
//!   `fe80::1%eth0`. It may accept a delimiter other than `%`, such as `-`; this module does not. URIs that web
//!   browsers fetch are excluded;
//! - section 6: a zone is local to the node, so software should not transmit it.
//!
//! So the zone is split off for the socket, and the URI contains only the address.
//!
//! ```
//! use virgule::{Uri, zone::split_zone};
//!
//! let entered = split_zone::<Uri>("http://[fe80::1%eth0]:8080/status")?;
//! assert_eq!(entered.zone(), Some("eth0")); // for the socket
//! assert_eq!(entered.value(), "http://[fe80::1]:8080/status"); // for the request
//! # Ok::<(), virgule::ParseError>(())
//! ```
//!
//! The zone is the text after the `%`, undecoded: `%25eth0`, the spelling of RFC 6874, is the zone `25eth0`, because
//! `%25` is the interface 25 (RFC 4007 section 11.2). A zone is not empty, and contains no white space, control
//! character or any of `%[]/?#@\`. The scope of the address is not checked, although RFC 4007 section 11 advises
//! against a zone after a global address.

use crate::uri::IriRef;
use crate::uri::components;
use crate::uri::error::ParseError;
use crate::uri::error::hint::Hint;
use crate::uri::host::Host;
use crate::uri::macros::{enums_with_messages, located_errors};
use crate::uri::owned::{Owned, maybe::MaybeOwned};
use crate::uri::typed::UriType;
use alloc::string::String;
use core::fmt;
use core::net::Ipv6Addr;
use virgule_automata::captures::offset_in;

/// User input, with the zone identifier of its host split off.
pub struct Zoned<'t, V: UriType> {
    value: MaybeOwned<'t, V>,
    zone: Option<&'t str>,
}

impl<'t, V: UriType> Zoned<'t, V> {
    /// Returns the URI without the zone identifier, without parsing it again.
    #[inline]
    pub fn value(&self) -> V::Borrowed<'_> {
        self.value.borrow()
    }

    /// Returns the URI without the zone identifier, borrowed if there was none.
    #[inline]
    pub fn into_value(self) -> MaybeOwned<'t, V> {
        self.value
    }

    /// Returns the zone identifier, without its `%`, or `None` if there was none.
    #[inline]
    pub fn zone(&self) -> Option<&'t str> {
        self.zone
    }
}

impl<V: UriType> fmt::Debug for Zoned<'_, V>
where
    for<'b> V::Borrowed<'b>: fmt::Debug,
{
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Zoned").field("value", &self.value).field("zone", &self.zone).finish()
    }
}

/// Parses user input, and splits off the zone identifier of its IPv6 host.
///
/// The zone begins at the `%` at which the automaton rejects an IPv6 address, and ends at the `]`.
///
/// # Errors
///
/// If the input without the zone is not valid for the type `V`; the offset refers to `text`.
///
/// ```
/// use virgule::{UriRef, zone::split_zone};
///
/// assert_eq!(split_zone::<UriRef>("//[::1]/")?.zone(), None);
/// assert_eq!(split_zone::<UriRef>("//[fe80::1%eth0]:8x/").unwrap_err().offset(), 18);
/// assert_eq!(split_zone::<UriRef>("//[fe80::1%]/").unwrap_err().offset(), 10); // an empty zone
/// assert_eq!(split_zone::<UriRef>("//example.com%eth0/").unwrap_err().offset(), 15); // no address
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[inline]
pub fn split_zone<V: UriType>(text: &str) -> Result<Zoned<'_, V>, ParseError> {
    let refused = match V::find(text) {
        Ok(found) => return Ok(Zoned { value: MaybeOwned::same(found), zone: None }),
        Err(error) => error,
    };
    let at = refused.offset();
    let Some((before, zone, behind)) = split(text, refused) else { return Err(refused) };
    let without = String::from(before) + behind;
    match Owned::parse(without).map_err(|rejected| rejected.error()) {
        Ok(value) if ends_address(value.as_str(), at) => {
            Ok(Zoned { value: MaybeOwned::changed(value), zone: Some(zone) })
        }
        Ok(_) => Err(refused),
        Err(error) if error.offset() < at => Err(error),
        Err(error) => Err(error.behind(1 + zone.len())),
    }
}

/// Returns the text before the zone identifier, the identifier, and the text after it.
#[inline]
fn split(text: &str, refused: ParseError) -> Option<(&str, &str, &str)> {
    if refused.hint() != Some(Hint::Zone) {
        return None;
    }
    let (before, rest) = text.split_at_checked(refused.offset())?;
    let rest = rest.strip_prefix('%')?;
    let (zone, behind) = rest.split_at_checked(rest.find(']')?)?;
    is_zone(zone).then_some((before, zone, behind))
}

/// True if an IPv6 address, and not an `IPvFuture`, ends at `at` in `without`, the text without its zone.
#[inline]
fn ends_address(without: &str, at: usize) -> bool {
    let Ok(iri) = IriRef::parse(without) else { return false };
    let ends = |host: &str| offset_in(without, host) + host.len() == at + 1;
    matches!(iri.host_typed(), Some(Host::Ipv6(_))) && iri.host().is_some_and(ends)
}

#[inline]
fn is_zone(text: &str) -> bool {
    let refused = |c: char| {
        c.is_control() || c.is_whitespace() || matches!(c, '%' | '[' | ']' | '/' | '?' | '#' | '@' | '\\')
    };
    !text.is_empty() && !text.contains(refused)
}

/// An IPv6 address that a user entered, alone or in brackets, and its zone identifier (RFC 4007 section 11).
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
    /// If the address is invalid, one bracket is missing, or no zone identifier follows a `%`.
    #[inline]
    pub fn parse(text: &'t str) -> Result<Self, ZoneError> {
        let (begin, inner) = match (text.strip_prefix('['), text.strip_suffix(']')) {
            (None, None) => (0, text),
            (Some(_), Some(open)) => (1, open.get(1..).unwrap_or_default()),
            _ => return Err(ZoneError::new(text.len(), ZoneErrorKind::Brackets)),
        };
        let (address, zone) = components::split(inner, '%');
        let parsed = address.parse().map_err(|_| ZoneError::new(begin, ZoneErrorKind::Address))?;
        match zone {
            Some(zone) if !is_zone(zone) => {
                Err(ZoneError::new(begin + address.len() + 1, ZoneErrorKind::Zone))
            }
            zone => Ok(ZonedAddress { address: parsed, zone }),
        }
    }

    /// Returns the address.
    #[inline]
    pub fn address(&self) -> Ipv6Addr {
        self.address
    }

    /// Returns the zone identifier, without its `%`.
    #[inline]
    pub fn zone(&self) -> Option<&'t str> {
        self.zone
    }
}

/// Writes the address in the form of RFC 5952, then `%` and the zone identifier.
impl fmt::Display for ZonedAddress<'_> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.zone {
            Some(zone) => write!(f, "{}%{zone}", self.address),
            None => write!(f, "{}", self.address),
        }
    }
}

located_errors! {
    /// The error of parsing a [`ZonedAddress`].
    ZoneError of ZoneErrorKind, "Returns the byte offset of the error.";
}

enums_with_messages! {
    /// The kind of a [`ZoneError`].
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum ZoneErrorKind {
        /// The address is invalid.
        Address => "expected an IPv6 address, such as `fe80::1`",
        /// One bracket is missing.
        Brackets => "expected both brackets, or none",
        /// No valid zone identifier follows the `%`.
        Zone => "expected a zone identifier, such as `eth0`, without white space or any of `%[]/?#@\\`",
    }
}

#[cfg(test)]
mod tests {
    use super::{ZoneErrorKind, ZonedAddress, split_zone};
    use crate::uri::{Uri, UriRef};
    use std::string::ToString;

    #[test]
    fn a_zone_is_split_off_wherever_the_host_is() {
        for (text, uri, zone) in [
            ("http://[fe80::1%eth0]/", "http://[fe80::1]/", Some("eth0")),
            ("http://u:p@[fe80::1%25eth0]:80/a%20b", "http://u:p@[fe80::1]:80/a%20b", Some("25eth0")),
            ("ssh://[fe80::a:b%br-lan.2]", "ssh://[fe80::a:b]", Some("br-lan.2")),
            ("a://[::ffff:1.2.3.4%é]", "a://[::ffff:1.2.3.4]", Some("é")),
            ("http://[::1]/%5B", "http://[::1]/%5B", None),
        ] {
            let entered = split_zone::<Uri>(text).unwrap();
            assert_eq!((entered.value().as_str(), entered.zone()), (uri, zone), "{text}");
            assert_eq!(entered.into_value().is_borrowed(), zone.is_none());
        }
        #[cfg(feature = "schemes")]
        assert_eq!(
            split_zone::<crate::schemes::Https>("https://[fe80::1%1]/").unwrap().value().host(),
            "[fe80::1]"
        );
        let shown = std::format!("{:?}", split_zone::<Uri>("ftp://a:secret@[fe80::1%1]/").unwrap());
        assert_eq!(shown, r#"Zoned { value: Uri("ftp://a:***@[fe80::1]/"), zone: Some("1") }"#);
    }

    #[test]
    fn what_is_no_zone_is_refused_where_it_is_wrong() {
        for (text, offset) in [
            ("//[fe80::1%]/", 10),
            ("//[fe80::1%a/b]/", 10),
            ("//[fe80::1%a b]/", 10),
            ("//[fe80::1%a%b]/", 10),
            ("//[fe80::1%eth0/", 10),
            ("//[v1.a%eth0]/", 7),
            ("//[fe80::1%eth0]x/", 16),
            ("//[fe80::1%eth0]/ ", 17),
            ("//[fe80:1%eth0]/", 14),
            ("//a%eth0/", 5),
            ("a b", 1),
        ] {
            assert_eq!(split_zone::<UriRef>(text).unwrap_err().offset(), offset, "{text}");
        }
    }

    #[test]
    fn an_address_stands_alone_or_in_brackets() {
        for (text, zone) in [
            ("fe80::1%eth0", Some("eth0")),
            ("[fe80::1%eth0]", Some("eth0")),
            ("fe80::1", None),
            ("[fe80::1]", None),
        ] {
            let parsed = ZonedAddress::parse(text).unwrap();
            assert_eq!((parsed.address().to_string().as_str(), parsed.zone()), ("fe80::1", zone));
        }
        for (text, offset, kind) in [
            ("fe80::1%", 8, ZoneErrorKind::Zone),
            ("[fe80::1%a b]", 9, ZoneErrorKind::Zone),
            ("fe80::1%a]", 10, ZoneErrorKind::Brackets),
            ("[fe80::1%a", 10, ZoneErrorKind::Brackets),
            ("fe80:1%a", 0, ZoneErrorKind::Address),
            ("127.0.0.1", 0, ZoneErrorKind::Address),
            ("[%a]", 1, ZoneErrorKind::Address),
            ("", 0, ZoneErrorKind::Address),
        ] {
            let error = ZonedAddress::parse(text).unwrap_err();
            assert_eq!((error.offset(), error.kind()), (offset, kind), "{text}");
        }
    }
}
