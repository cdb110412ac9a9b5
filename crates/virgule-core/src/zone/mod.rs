//! Zone identifiers of IPv6 addresses, which people enter and URIs do not have (RFC 9844).
//!
//! A link-local address such as `fe80::1` means nothing without the link, so that user interfaces take `fe80::1%eth0`
//! (RFC 4007 section 11). RFC 9844:
//!
//! - section 3: it obsoletes RFC 6874, which had put zones into URIs, so that the syntax is that of RFC 3986 again;
//! - section 5: what takes an address that is not a global unicast one must have a means for entering a zone too, and
//!   should take all of `fe80::1%eth0`. Where a `%` cannot be entered, it may take another delimiter, such as `-`:
//!   this module does not. The section does not apply to URIs that web browsers fetch;
//! - section 6: a zone means something on this node alone, so software should not transmit what it got from a user
//!   interface.
//!
//! So the zone is split off and kept for the socket, and the URI has the address alone.
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
//! ```text
//! address  an address alone: fe80::1%eth0, or in brackets
//! ```
//!
//! A zone is what follows the `%`, as it is: `%25eth0`, the spelling of RFC 6874, is the zone `25eth0`, because the
//! number of an interface is a zone identifier too (RFC 4007 section 11.2), and `%25` the interface 25. A zone is not
//! empty, and has no white space, control character or any of `%[]/?#@\`. Whether the address has a scope that needs
//! one is not checked: RFC 4007 section 11 advises against a zone behind a global address.

mod address;

pub use address::{ZoneError, ZoneErrorKind, ZonedAddress};

use crate::parse::captures::offset_in;
use crate::uri::IriRef;
use crate::uri::error::ParseError;
use crate::uri::error::hint::Hint;
use crate::uri::host::Host;
use crate::uri::owned::maybe::MaybeOwned;
use crate::uri::typed::UriType;
use alloc::string::String;

/// A text that was entered, with the zone identifier of its host apart.
pub struct Zoned<'t, V: UriType> {
    value: MaybeOwned<'t, V>,
    zone: Option<&'t str>,
}

impl<'t, V: UriType> Zoned<'t, V> {
    /// The URI, without the zone identifier. A text that had one is parsed each time this is called.
    #[inline]
    pub fn value(&self) -> V::Borrowed<'_> {
        self.value.borrow()
    }

    /// The URI, without the zone identifier; borrowed if there was none.
    #[inline]
    pub fn into_value(self) -> MaybeOwned<'t, V> {
        self.value
    }

    /// The zone identifier, without its `%`; `None` if there was none.
    #[inline]
    pub fn zone(&self) -> Option<&'t str> {
        self.zone
    }
}

impl<V: UriType> core::fmt::Debug for Zoned<'_, V>
where
    for<'b> V::Borrowed<'b>: core::fmt::Debug,
{
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Zoned").field("value", &self.value).field("zone", &self.zone).finish()
    }
}

/// Parses a text that a person entered, and splits off the zone identifier of its IPv6 host.
///
/// The automaton finds the zone: it is where an IPv6 address is refused for a `%`, and ends at the `]`.
///
/// # Errors
///
/// What is wrong with the text, at its offset in the text that was entered.
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
    let mut without = String::with_capacity(text.len());
    without.push_str(before);
    without.push_str(behind);
    match V::find(&without) {
        Ok(_) if ends_address(&without, at) => {
            Ok(Zoned { value: MaybeOwned::changed(without), zone: Some(zone) })
        }
        Ok(_) => Err(refused),
        Err(error) if error.offset() < at => Err(error),
        Err(error) => Err(error.behind(1 + zone.len())),
    }
}

/// What is before and behind a zone identifier, and that.
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

/// Whether an IPv6 address, and no future one, ends at `at` in a text without its zone.
#[inline]
fn ends_address(without: &str, at: usize) -> bool {
    let Ok(iri) = IriRef::parse(without) else { return false };
    let ends = |host: &str| offset_in(without, host) + host.len() == at + 1;
    matches!(iri.host_typed(), Some(Host::Ipv6(_))) && iri.host().is_some_and(ends)
}

/// Whether a text may be a zone identifier: the module says which.
#[inline]
fn is_zone(text: &str) -> bool {
    let refused = |c: char| {
        c.is_control() || c.is_whitespace() || matches!(c, '%' | '[' | ']' | '/' | '?' | '#' | '@' | '\\')
    };
    !text.is_empty() && !text.contains(refused)
}

#[cfg(test)]
mod tests {
    use super::{ZoneErrorKind, ZonedAddress, split_zone};
    use crate::schemes::Https;
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
        assert_eq!(split_zone::<Https>("https://[fe80::1%1]/").unwrap().value().host(), "[fe80::1]");
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
