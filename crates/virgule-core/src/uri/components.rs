//! The components of a generic URI or IRI, for all eight types.
//!
//! ```text
//!   foo://user@example.com:8042/over/there?name=ferret#nose      RFC 3986 section 3
//!   \_/   \__________________/ \_________/ \_________/ \__/
//!  scheme       authority         path        query   fragment    Parts
//!         \__/ \_________/ \__/
//!       userinfo   host    port                                   AuthorityParts
//! ```
//!
//! Resolution, normalization and equivalence work on these types. The components are the captures of the parse. The
//! types are public only because public traits of this crate name them.

use crate::uri::typed::traits::ValueRef;
use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};

/// The five components of a reference (RFC 3986 section 3).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Parts<'a> {
    pub(crate) scheme: Option<&'a str>,
    pub(crate) authority: Option<&'a str>,
    pub(crate) path: &'a str,
    pub(crate) query: Option<&'a str>,
    pub(crate) fragment: Option<&'a str>,
}

/// The parts of an authority (RFC 3986 section 3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct AuthorityParts<'a> {
    pub(crate) userinfo: Option<&'a str>,
    pub(crate) host: &'a str,
    pub(crate) port: Option<&'a str>,
}

impl<'a> AuthorityParts<'a> {
    /// Returns the `IPv6address` of a host in brackets; `None` for an `IPvFuture`, which begins with a `v`.
    #[inline(always)]
    pub(crate) fn ipv6(&self) -> Option<&'a str> {
        let inner = self.host.strip_prefix('[')?.strip_suffix(']')?;
        (!inner.starts_with(['v', 'V'])).then_some(inner)
    }
}

/// One of the eight types of RFC 3986 and RFC 3987.
pub trait Generic<'a>: Copy {
    /// True if values of the type may contain non-ASCII characters.
    const IRI: bool;

    /// The entire string.
    fn text(self) -> &'a str;
    /// The scheme. Each component has a method, so that only the needed ones are read.
    fn scheme_part(self) -> Option<&'a str>;
    /// The authority.
    fn authority_part(self) -> Option<&'a str>;
    /// The path.
    fn path_part(self) -> &'a str;
    /// The query.
    fn query_part(self) -> Option<&'a str>;
    /// The fragment.
    fn fragment_part(self) -> Option<&'a str>;
    /// The parts of the authority.
    fn authority_parts(self) -> Option<AuthorityParts<'a>>;

    /// All components.
    #[inline]
    fn parts(self) -> Parts<'a> {
        Parts {
            scheme: self.scheme_part(),
            authority: self.authority_part(),
            path: self.path_part(),
            query: self.query_part(),
            fragment: self.fragment_part(),
        }
    }
}

/// Returns the seven components, in the order of [`Component`](crate::Component).
#[cfg(feature = "alloc")]
pub(crate) fn components<'a>(value: impl Generic<'a>) -> [Option<&'a str>; 7] {
    let (parts, authority) = (value.parts(), value.authority_parts());
    let userinfo = authority.and_then(|authority| authority.userinfo);
    let host = authority.map(|authority| authority.host);
    let port = authority.and_then(|authority| authority.port);
    [parts.scheme, userinfo, host, port, Some(parts.path), parts.query, parts.fragment]
}

/// The type of a base URI in resolution: [`Uri`] or [`Iri`].
pub trait Base<'a>: Generic<'a> {}

impl<'a> Base<'a> for Uri<'a> {}

impl<'a> Base<'a> for Iri<'a> {}

/// A base, or a reference to one.
impl ValueRef for Uri<'_> {
    type Value = Self;

    #[inline(always)]
    fn value(self) -> Self {
        self
    }
}

impl ValueRef for Iri<'_> {
    type Value = Self;

    #[inline(always)]
    fn value(self) -> Self {
        self
    }
}

/// Splits a string at the first delimiter, if it contains one.
#[inline]
pub(crate) fn split(text: &str, delimiter: char) -> (&str, Option<&str>) {
    text.split_once(delimiter).map_or((text, None), |(before, after)| (before, Some(after)))
}

macro_rules! generic {
    ($($name:ident: $iri:literal, $self:ident => $scheme:expr, $fragment:expr;)*) => {$(
        impl<'a> Generic<'a> for $name<'a> {
            const IRI: bool = $iri;

            #[inline(always)]
            fn text(self) -> &'a str {
                self.as_str()
            }

            #[inline(always)]
            fn scheme_part($self) -> Option<&'a str> {
                $scheme
            }

            #[inline(always)]
            fn authority_part(self) -> Option<&'a str> {
                self.authority()
            }

            #[inline(always)]
            fn path_part(self) -> &'a str {
                self.path()
            }

            #[inline(always)]
            fn query_part(self) -> Option<&'a str> {
                self.query()
            }

            #[inline(always)]
            fn fragment_part($self) -> Option<&'a str> {
                $fragment
            }

            #[inline(always)]
            fn authority_parts(self) -> Option<AuthorityParts<'a>> {
                let (userinfo, port) = (self.userinfo(), self.port());
                self.host().map(|host| AuthorityParts { userinfo, host, port })
            }
        }
    )*};
}

generic! {
    Uri: false, self => Some(self.scheme()), self.fragment();
    UriRef: false, self => self.scheme(), self.fragment();
    AbsoluteUri: false, self => Some(self.scheme()), None;
    RelativeRef: false, self => None, self.fragment();
    Iri: true, self => Some(self.scheme()), self.fragment();
    IriRef: true, self => self.scheme(), self.fragment();
    AbsoluteIri: true, self => Some(self.scheme()), None;
    IriRelativeRef: true, self => None, self.fragment();
}
