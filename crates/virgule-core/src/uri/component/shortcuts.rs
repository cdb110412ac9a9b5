//! Accessors that combine components, or test their presence.

use super::authority::{Authority, split};
use super::scheme::Scheme;
use crate::parse::captures::offset_in;
use crate::uri::components::Generic;
use crate::uri::host::PortError;
use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};

macro_rules! shortcuts {
    ($($name:ident)*) => {$(
        impl<'a> $name<'a> {
            /// The authority with its parts.
            ///
            /// ```
            /// use virgule::UriRef;
            ///
            /// let reference = UriRef::parse("//example.com:8080/a").unwrap();
            /// let authority = reference.authority_typed().expect("an authority");
            /// assert_eq!((authority.host(), authority.port()), ("example.com", Some("8080")));
            /// ```
            #[inline]
            pub fn authority_typed(&self) -> Option<Authority<'a>> {
                Some(Authority::of(self.authority()?, self.authority_parts()?))
            }

            /// The userinfo before its first colon, percent-encoded.
            ///
            /// ```
            /// let uri = virgule::Uri::parse("ftp://anna:s3cret@example.com/").unwrap();
            /// assert_eq!((uri.username(), uri.password()), (Some("anna"), Some("s3cret")));
            /// ```
            #[inline]
            pub fn username(&self) -> Option<&'a str> {
                self.userinfo().map(|userinfo| split(userinfo).0)
            }

            /// The userinfo after its first colon, percent-encoded. RFC 3986 section 3.2.1 deprecates it.
            ///
            /// ```
            /// let uri = virgule::Uri::parse("ftp://anna:s3:cret@example.com/")?;
            /// assert_eq!(uri.password(), Some("s3:cret"));
            /// assert_eq!(virgule::Uri::parse("ftp://anna@example.com/")?.password(), None);
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            #[inline]
            pub fn password(&self) -> Option<&'a str> {
                self.userinfo().and_then(|userinfo| split(userinfo).1)
            }

            /// The path and the query with the `?` between them, as in the request line of HTTP (`path [ "?" query ]`).
            ///
            /// ```
            /// let uri = virgule::Uri::parse("http://example.com/a/b?q#top").unwrap();
            /// assert_eq!(uri.path_and_query(), "/a/b?q");
            /// assert_eq!(virgule::Uri::parse("http://example.com").unwrap().path_and_query(), "");
            /// ```
            #[inline]
            pub fn path_and_query(&self) -> &'a str {
                let (text, path) = (self.as_str(), self.path());
                let begin = offset_in(text, path);
                let end = begin + path.len() + self.query().map_or(0, |query| query.len() + 1);
                text.get(begin..end).unwrap_or(path)
            }

            /// True if there is an authority, an empty one included.
            ///
            /// ```
            /// assert!(virgule::Uri::parse("file:///etc/hosts")?.has_authority());
            /// assert!(!virgule::Uri::parse("file:/etc/hosts")?.has_authority());
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            #[inline]
            pub const fn has_authority(&self) -> bool {
                self.authority().is_some()
            }

            /// True if there is a port, an empty one included.
            ///
            /// ```
            /// let uri = virgule::Uri::parse("http://example.com:/")?;
            /// assert_eq!((uri.has_port(), uri.port(), uri.port_u16()), (true, Some(""), Ok(None)));
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            #[inline]
            pub const fn has_port(&self) -> bool {
                self.port().is_some()
            }

            /// True if there is a query, an empty one included.
            ///
            /// ```
            /// assert!(virgule::Uri::parse("http://example.com/?")?.has_query());
            /// assert!(!virgule::Uri::parse("http://example.com/#?")?.has_query());
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            #[inline]
            pub const fn has_query(&self) -> bool {
                self.query().is_some()
            }
        }
    )*};
}

shortcuts! { Uri UriRef AbsoluteUri RelativeRef Iri IriRef AbsoluteIri IriRelativeRef }

/// Methods of types that may have a fragment.
macro_rules! fragments {
    ($($name:ident)*) => {$(
        impl $name<'_> {
            /// True if there is a fragment, an empty one included.
            ///
            /// ```
            /// assert!(virgule::Uri::parse("http://example.com/#")?.has_fragment());
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            #[inline]
            pub const fn has_fragment(&self) -> bool {
                self.fragment().is_some()
            }
        }
    )*};
}

fragments! { Uri UriRef RelativeRef Iri IriRef IriRelativeRef }

/// Methods of types that always have a scheme.
macro_rules! schemes {
    ($($name:ident)*) => {$(
        impl<'a> $name<'a> {
            /// The scheme, as a type whose comparison ignores case.
            ///
            /// ```
            /// use virgule::{Scheme, Uri};
            ///
            /// assert_eq!(Uri::parse("HTTP://example.com/").unwrap().scheme_typed(), Scheme::HTTP);
            /// ```
            #[inline]
            pub const fn scheme_typed(&self) -> Scheme<'a> {
                Scheme::known(self.scheme())
            }

            /// The default port of the scheme, if the scheme is built in and has one (RFC 3986 section 6.2.3).
            ///
            /// ```
            /// assert_eq!(virgule::Uri::parse("https://example.com:8443/")?.default_port(), Some(443));
            /// assert_eq!(virgule::Uri::parse("urn:isbn:9780141036144")?.default_port(), None);
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            #[inline]
            pub fn default_port(&self) -> Option<u16> {
                self.scheme_typed().default_port()
            }

            /// The port as a number; the default port of the scheme if the port is absent or empty.
            ///
            /// # Errors
            ///
            /// If the port is above 65535.
            ///
            /// ```
            /// use virgule::{PortError, Uri};
            ///
            /// let port = |text| Uri::parse(text).unwrap().port_or_default();
            /// assert_eq!(port("https://example.com/"), Ok(Some(443)));
            /// assert_eq!(port("https://example.com:8443/"), Ok(Some(8443)));
            /// assert_eq!(port("mailto:anna@example.com"), Ok(None));
            /// assert_eq!(port("https://example.com:65536/"), Err(PortError));
            /// ```
            #[inline]
            pub fn port_or_default(&self) -> Result<Option<u16>, PortError> {
                Ok(self.port_u16()?.or_else(|| self.default_port()))
            }
        }
    )*};
}

schemes! { Uri AbsoluteUri Iri AbsoluteIri }

/// Methods of types that may have a scheme.
macro_rules! references {
    ($($name:ident)*) => {$(
        impl<'a> $name<'a> {
            /// The scheme, if there is one, as a type whose comparison ignores case.
            ///
            /// ```
            /// use virgule::{Scheme, UriRef};
            ///
            /// assert_eq!(UriRef::parse("HTTP://example.com/")?.scheme_typed(), Some(Scheme::HTTP));
            /// assert_eq!(UriRef::parse("//example.com/")?.scheme_typed(), None);
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            #[inline]
            pub fn scheme_typed(&self) -> Option<Scheme<'a>> {
                self.scheme().map(Scheme::known)
            }

            /// True if there is a scheme; otherwise the text is a relative reference.
            ///
            /// ```
            /// assert!(virgule::UriRef::parse("a:b")?.has_scheme());
            /// assert!(!virgule::UriRef::parse("./a:b")?.has_scheme());
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            #[inline]
            pub const fn has_scheme(&self) -> bool {
                self.scheme().is_some()
            }
        }
    )*};
}

references! { UriRef IriRef }
