//! `url::Url` ⇄ [`Uri`].
//!
//! ```
//! use virgule::Uri;
//!
//! let uri = Uri::parse("HTTP://example.org:80/a/../%7Euser?q#f")?;
//! let url = ::url::Url::try_from(&uri)?;
//! assert_eq!(url.as_str(), "http://example.org/%7Euser?q#f");
//! assert_eq!(Uri::try_from(&url)?.path(), "/%7Euser");
//!
//! // A registered name by RFC 3986, an IPv4 address by the URL standard.
//! let error = ::url::Url::try_from(&Uri::parse("http://0x7f.1/")?).unwrap_err();
//! assert_eq!(error.to_string(), "`url` parses the host differently from RFC 3986");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Methods such as `normalize` and `to_uri_idna` return a [`MaybeOwned`](crate::MaybeOwned): its `borrow` returns the
//! [`Uri`] to convert.
//!
//! ```
//! use virgule::{Normalization, Uri};
//!
//! let normal = Uri::parse("HTTP://example.org/a/../b")?.normalize(Normalization::SYNTAX);
//! assert_eq!(::url::Url::try_from(normal.borrow())?.as_str(), "http://example.org/b");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Guarantees
//!
//! A conversion succeeds only if both values have the same components up to the normalization of RFC 3986: case of
//! scheme and host (6.2.2.1), percent-encoded unreserved characters (6.2.2.2), dot segments (6.2.2.3), and by scheme
//! (6.2.3) the default port, an empty port, `/` for an empty path after an authority, and `localhost` for the empty
//! host of a `file` URI (RFC 8089 section 2). Any other difference is an error, in particular:
//!
//! - hosts that `url` parses as IPv4 addresses (`127.1`, `0x7f.1`), or decodes and maps to punycode
//!   (`b%C3%BCcher.example`; `to_uri_idna` maps such hosts);
//! - a host that `url` finds in a path (`http:/h/p`);
//! - drive letters, which `url` does not remove (`file:///C:/..`);
//! - `'` in a query and `=` or `;` in a userinfo, which `url` percent-encodes: by RFC 3986 section 2.2 the result is a
//!   different query or userinfo.

use super::differing;
use crate::equivalence;
use crate::normalize::characters::{self, CharacterMapping};
use crate::normalize::step::{Component, Normalization, NormalizationStep};
use crate::uri::Uri;
use crate::uri::error::ParseError;
use crate::uri::host::Host;
use crate::uri::owned::UriBuf;
use ::url::Url;
use alloc::{borrow::Cow, format};
use core::fmt;

/// The reason why a [`Uri`] has no equivalent [`url::Url`].
///
/// ```
/// use virgule::{Component, Uri, interop::url::ToUrlError};
///
/// let error = ::url::Url::try_from(&Uri::parse("http://0x7f.1/")?).unwrap_err();
/// assert_eq!(error, ToUrlError::Differs(Component::Host));
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ToUrlError {
    /// `url` rejects the URI.
    Refused(::url::ParseError),
    /// `url` accepts the URI, but parses this component differently from RFC 3986.
    Differs(Component),
}

/// The reason why a [`url::Url`] has no equivalent [`Uri`].
///
/// ```
/// use virgule::{Uri, interop::url::FromUrlError};
///
/// let url = ::url::Url::parse("http://example.org/?a|b")?;
/// let error = Uri::try_from(&url).unwrap_err();
/// assert!(matches!(error, FromUrlError::NotUri(error) if error.offset() == 21));
/// # Ok::<(), ::url::ParseError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FromUrlError {
    /// The serialization of the `Url`, [`Url::as_str`](::url::Url::as_str), is not a URI: `url` does not encode `|`,
    /// `^`, `[` and others, and a `%` without digits. The offset refers to the serialization; percent-encode the
    /// character there.
    NotUri(ParseError),
    /// RFC 3986 parses this component of the serialization differently from `url`.
    Differs(Component),
}

/// Fails if `url` parses a component differently; see the [module](self).
impl TryFrom<&Uri<'_>> for Url {
    type Error = ToUrlError;

    #[inline]
    fn try_from(uri: &Uri<'_>) -> Result<Url, ToUrlError> {
        let url = Url::parse(uri.as_str()).map_err(ToUrlError::Refused)?;
        compare(uri, &url).map_err(ToUrlError::Differs)?;
        Ok(url)
    }
}

super::also! { Url, ToUrlError }

crate::uri::macros::try_from! {
    /// Moves the serialization of the `Url`. Fails if it is not a URI; see the [module](self).
    [] Url => UriBuf, FromUrlError: |url| UriBuf::try_from(&url);
    /// Like the conversion of a value, but copies the serialization.
    [] &Url => UriBuf, FromUrlError: |url| Ok(Uri::try_from(url)?.to_owned());
}

/// Borrows the serialization of the `Url`. Fails if it is not a URI; see the [module](self).
impl<'a> TryFrom<&'a Url> for Uri<'a> {
    type Error = FromUrlError;

    #[inline]
    fn try_from(url: &'a Url) -> Result<Uri<'a>, FromUrlError> {
        let uri = Uri::parse(url.as_str()).map_err(FromUrlError::NotUri)?;
        compare(&uri, url).map_err(FromUrlError::Differs)?;
        Ok(uri)
    }
}

/// Returns an error with the first component that differs.
#[inline]
fn compare(uri: &Uri<'_>, url: &Url) -> Result<(), Component> {
    let made = uri.path().is_empty() && uri.authority().is_some() && url.path() == "/";
    differing([
        (Component::Scheme, uri.scheme().eq_ignore_ascii_case(url.scheme())),
        (Component::Userinfo, same_userinfo(uri.userinfo(), url)),
        (Component::Host, same_host(uri, url)),
        (Component::Port, same_port(uri, url)),
        (Component::Path, made || same_path(uri.path(), url.path())),
        (Component::Query, same_option(uri.query(), url.query())),
        (Component::Fragment, same_option(uri.fragment(), url.fragment())),
    ])
}

/// Compares the userinfo. `url` stores a user and a password; if both are empty, the userinfo is absent.
#[inline]
fn same_userinfo(userinfo: Option<&str>, url: &Url) -> bool {
    let theirs = match (url.username(), url.password()) {
        ("", None) => None,
        (user, None) => Some(Cow::Borrowed(user)),
        (user, Some(password)) => Some(Cow::Owned(format!("{user}:{password}"))),
    };
    same_option(userinfo, theirs.as_deref())
}

/// Compares the host. In a `Url` an empty host is absent, and the host of a scheme that is not special is never an
/// address.
#[inline]
fn same_host(uri: &Uri<'_>, url: &Url) -> bool {
    use ::url::Host as Theirs;
    let theirs = url.host().filter(|host| *host != Theirs::Domain(""));
    match (uri.host_typed(), theirs) {
        (None | Some(Host::RegName("")), None) => true,
        (Some(Host::RegName(name)), None) => url.scheme() == "file" && same_name(name, "localhost"),
        (Some(Host::RegName(name)), Some(Theirs::Domain(domain))) => same_name(name, domain),
        (Some(Host::Ipv4(address)), Some(Theirs::Domain(domain))) => domain.parse() == Ok(address),
        (Some(Host::Ipv4(address)), Some(Theirs::Ipv4(theirs))) => address == theirs,
        (Some(Host::Ipv6(address)), Some(Theirs::Ipv6(theirs))) => address == theirs,
        _ => false,
    }
}

/// Compares the port. In a `Url` the default port of the scheme is absent.
#[inline]
fn same_port(uri: &Uri<'_>, url: &Url) -> bool {
    match uri.port_u16() {
        Ok(Some(port)) => url.port_or_known_default() == Some(port),
        Ok(None) => url.port().is_none(),
        Err(_) => false,
    }
}

/// True if two strings are equal except for the case of hexadecimal digits (6.2.2.1) and percent-encoded unreserved
/// characters (6.2.2.2).
#[inline]
fn same_text(one: &str, other: &str) -> bool {
    characters::equal(one, other, CharacterMapping::new(Normalization::SYNTAX, false))
}

/// Like [`same_text`], for components that may be absent. An empty component differs from an absent one (6.2.3).
#[inline]
fn same_option(one: Option<&str>, other: Option<&str>) -> bool {
    equivalence::both(one, other, same_text)
}

/// Like [`same_text`], for registered names, which are case-insensitive (6.2.2.1).
#[inline]
fn same_name(one: &str, other: &str) -> bool {
    characters::equal(
        one,
        other,
        CharacterMapping::lower(Normalization::SYNTAX, false, NormalizationStep::HostCase),
    )
}

/// Like [`same_text`], for paths. Dot segments are removed from paths that begin with a slash (6.2.2.3).
#[inline]
fn same_path(one: &str, other: &str) -> bool {
    let mapping = CharacterMapping::new(Normalization::SYNTAX, false);
    match one.starts_with('/') && other.starts_with('/') {
        true => equivalence::path::equal(one, other, mapping),
        false => characters::equal(one, other, mapping),
    }
}

impl fmt::Display for ToUrlError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToUrlError::Refused(_) => f.write_str("`url` rejects it"),
            ToUrlError::Differs(component) => {
                write!(f, "`url` parses the {component} differently from RFC 3986")
            }
        }
    }
}

impl fmt::Display for FromUrlError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FromUrlError::NotUri(_) => f.write_str("its serialization is not a URI"),
            FromUrlError::Differs(component) => {
                write!(f, "RFC 3986 parses the {component} differently from `url`")
            }
        }
    }
}

crate::uri::macros::errors_with_source! {
    ToUrlError by Refused;
    FromUrlError by NotUri;
}

#[cfg(test)]
mod tests {
    use super::{same_name, same_option, same_path, same_text};

    #[test]
    fn spellings_that_are_one() {
        assert!(same_text("%7Ea%c3%9f", "~a%C3%9F"));
        assert!(same_name("EX%41mple%2a", "exaMple%2A"));
        assert!(same_option(Some(""), Some("")) && same_option(None, None));
        for (one, other) in [
            ("/a/b/../c/.", "/a/c/"),
            ("/../a", "/a"),
            ("/%2E%2e/a", "/a"),
            ("/a/..//b", "//b"),
            ("a/..", "a/.."),
        ] {
            assert!(same_path(one, other), "{one} {other}");
        }
    }

    #[test]
    fn spellings_that_are_two() {
        assert!(
            !same_text("%2F", "/")
                && !same_text("%", "%25")
                && !same_text("a", "A")
                && !same_text("'", "%27")
        );
        assert!(!same_name("a%2F", "a/"));
        assert!(!same_option(Some(""), None));
        for (one, other) in [("/a", "/a/"), ("/a/..", ""), ("/a/%2F", "/a//"), ("a/..", ""), ("//a", "/a")] {
            assert!(!same_path(one, other), "{one} {other}");
        }
    }
}
