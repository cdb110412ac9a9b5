//! `http::Uri` ⇄ [`Uri`].
//!
//! An `http::Uri` is a request target, in one of the forms of RFC 9112 section 3.2. Only the absolute form, which has
//! an authority and no fragment, is a URI.
//!
//! ```
//! use virgule::interop::http::ToHttpError;
//! use virgule::{Uri, UriBuf};
//!
//! let uri = Uri::parse("http://example.org:8080/a?q#top")?;
//! assert!(matches!(::http::Uri::try_from(&uri), Err(ToHttpError::Fragment { offset: 27 })));
//! let target = ::http::Uri::try_from(uri.strip_fragment())?;
//! assert_eq!(target, "http://example.org:8080/a?q");
//! assert_eq!(UriBuf::try_from(&target)?, "http://example.org:8080/a?q");
//!
//! // The result of a method that returns a `MaybeOwned` is converted through `borrow`.
//! let normal = uri.strip_fragment().normalize(virgule::Normalization::SYNTAX);
//! assert_eq!(::http::Uri::try_from(normal.borrow())?, target);
//!
//! // `http` takes this for an authority.
//! let error = ::http::Uri::try_from(&Uri::parse("mailto:ann@example.org")?).unwrap_err();
//! assert_eq!(error.to_string(), "`http` parses the scheme differently from RFC 3986");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Components are compared byte by byte, except that schemes may differ in case, and that an empty path may become `/`,
//! its equivalent in `http` URIs (RFC 9110 section 4.2.3). `http` also accepts non-URIs, such as a bare `%`.

use super::differing;
use crate::normalize::step::Component;
use crate::uri::Uri;
use crate::uri::error::ParseError;
use crate::uri::owned::UriBuf;
use ::http::uri::InvalidUri;
use alloc::string::ToString;
use core::fmt;

/// The reason why a [`Uri`] has no equivalent `http::Uri`.
///
/// ```
/// use virgule::{Component, Uri, interop::http::ToHttpError};
///
/// let error = ::http::Uri::try_from(&Uri::parse("mailto:ann@example.org")?).unwrap_err();
/// assert!(matches!(error, ToHttpError::Differs(Component::Scheme)));
/// # Ok::<(), virgule::ParseError>(())
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub enum ToHttpError {
    /// The URI has a fragment, which an `http::Uri` cannot represent. [`Uri::strip_fragment`] removes it.
    Fragment {
        /// The offset of the `#`.
        offset: usize,
    },
    /// `http` rejects the URI.
    Refused(InvalidUri),
    /// `http` accepts the URI, but parses this component differently from RFC 3986.
    Differs(Component),
}

/// The reason why an `http::Uri` has no equivalent [`Uri`].
///
/// ```
/// use virgule::{UriBuf, interop::http::FromHttpError};
///
/// let error = UriBuf::try_from(::http::Uri::from_static("/a?q")).unwrap_err();
/// assert_eq!(error, FromHttpError::OriginForm);
/// assert_eq!(error.to_string(), "only a path: a URI must have a scheme");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum FromHttpError {
    /// The `http::Uri` has only a path, optionally with a query: the origin form.
    OriginForm,
    /// The `http::Uri` has only an authority, as in `CONNECT example.org:443`.
    AuthorityForm,
    /// The `http::Uri` is `*`, as in `OPTIONS *`.
    AsteriskForm,
    /// The `http::Uri` is not a URI by RFC 3986. The offset refers to its `Display`.
    NotUri(ParseError),
    /// RFC 3986 parses this component differently from `http`.
    Differs(Component),
}

/// Fails if the URI has a fragment, or `http` parses a component differently; see the [module](self).
impl TryFrom<&Uri<'_>> for ::http::Uri {
    type Error = ToHttpError;

    #[inline]
    fn try_from(uri: &Uri<'_>) -> Result<Self, ToHttpError> {
        match uri.fragment() {
            Some(fragment) => Err(ToHttpError::Fragment { offset: uri.as_str().len() - fragment.len() - 1 }),
            None => {
                let converted = uri.as_str().parse().map_err(ToHttpError::Refused)?;
                compare(uri, &converted).map_err(ToHttpError::Differs)?;
                Ok(converted)
            }
        }
    }
}

super::also! { ::http::Uri, ToHttpError }

/// Succeeds only for the absolute form. Fails if the value is not a URI, or a component is parsed differently; see the
/// [module](self).
impl TryFrom<&::http::Uri> for UriBuf {
    type Error = FromHttpError;

    #[inline]
    fn try_from(uri: &::http::Uri) -> Result<Self, FromHttpError> {
        match (uri.scheme(), uri.authority(), uri.path()) {
            (Some(_), ..) => {}
            (None, Some(_), _) => return Err(FromHttpError::AuthorityForm),
            (None, None, "*") => return Err(FromHttpError::AsteriskForm),
            (None, None, _) => return Err(FromHttpError::OriginForm),
        }
        let parsed = UriBuf::parse(uri.to_string()).map_err(|error| FromHttpError::NotUri(error.error()))?;
        compare(&parsed.borrow(), uri).map_err(FromHttpError::Differs)?;
        Ok(parsed)
    }
}

crate::uri::macros::try_from! {
    /// Like the conversion of a reference.
    [] ::http::Uri => UriBuf, FromHttpError: |uri| (&uri).try_into();
}

/// Returns an error with the first component that differs. Fragments are not compared.
#[inline]
fn compare(uri: &Uri<'_>, theirs: &::http::Uri) -> Result<(), Component> {
    let scheme = theirs.scheme_str().is_some_and(|scheme| uri.scheme().eq_ignore_ascii_case(scheme));
    let authority = theirs.authority().map(|authority| authority.as_str());
    let port = uri.port_u16().is_ok_and(|port| port == theirs.port_u16());
    let made = uri.path().is_empty() && theirs.path() == "/";
    differing([
        (Component::Scheme, scheme),
        (Component::Host, uri.host() == theirs.host()),
        (Component::Port, port),
        // The host and the port were compared, so only the userinfo may differ.
        (Component::Userinfo, uri.authority() == authority),
        (Component::Path, made || uri.path() == theirs.path()),
        (Component::Query, uri.query() == theirs.query()),
    ])
}

impl fmt::Display for ToHttpError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToHttpError::Fragment { offset } => {
                write!(f, "offset {offset}: `http` does not support fragments; `strip_fragment` removes it")
            }
            ToHttpError::Refused(_) => f.write_str("`http` rejects it"),
            ToHttpError::Differs(component) => {
                write!(f, "`http` parses the {component} differently from RFC 3986")
            }
        }
    }
}

impl fmt::Display for FromHttpError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let form = match self {
            FromHttpError::OriginForm => "a path",
            FromHttpError::AuthorityForm => "an authority",
            FromHttpError::AsteriskForm => "`*`",
            FromHttpError::NotUri(_) => return f.write_str("its string form is not a URI"),
            FromHttpError::Differs(component) => {
                return write!(f, "RFC 3986 parses the {component} differently from `http`");
            }
        };
        write!(f, "only {form}: a URI must have a scheme")
    }
}

crate::uri::macros::errors_with_source! {
    ToHttpError by Refused;
    FromHttpError by NotUri;
}
