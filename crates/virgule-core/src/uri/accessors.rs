//! Accessors that combine components, test their presence or convert them, for borrowed and owned types.

use crate::uri::authority::Authority;
use crate::uri::components::{Generic, split};
use crate::uri::host::{Host, PortError, port_u16};
#[cfg(feature = "alloc")]
use crate::uri::owned::maybe::MaybeOwned;
use crate::uri::scheme::Scheme;
use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};
#[cfg(feature = "std")]
use std::io::{Error, ErrorKind};
#[cfg(feature = "std")]
use std::net::{SocketAddr, ToSocketAddrs};
#[cfg(feature = "std")]
use std::string::ToString;
#[cfg(feature = "std")]
use std::vec::Vec;
use virgule_automata::captures::offset_in;

/// Methods of all eight types.
macro_rules! all {
    ($($name:ident)*) => {$(
        impl<'a> $name<'a> {
            /// Returns the host, with IP addresses as numbers.
            ///
            /// ```
            /// use virgule::{Host, UriRef};
            ///
            /// let reference = UriRef::parse("//[2001:db8::7]/c=GB").unwrap();
            /// assert_eq!(reference.host_typed(), Some(Host::Ipv6("2001:db8::7".parse().unwrap())));
            /// assert_eq!(reference.host(), Some("[2001:db8::7]"));
            /// ```
            #[inline]
            pub const fn host_typed(&self) -> Option<Host<'a>> {
                match self.host() {
                    Some(host) => Some(Host::of(host)),
                    None => None,
                }
            }

            /// Returns the port as a number, or `None` if the port is absent or empty.
            ///
            /// `port = *DIGIT` allows any number of digits, including leading zeros.
            ///
            /// # Errors
            ///
            /// [`PortError`] if the port is above 65535.
            ///
            /// ```
            /// let port = |text| virgule::Uri::parse(text).unwrap().port_u16();
            /// assert_eq!(port("http://example.com:0080/"), Ok(Some(80)));
            /// assert_eq!((port("http://example.com:/"), port("http://example.com/")), (Ok(None), Ok(None)));
            /// ```
            #[inline]
            pub const fn port_u16(&self) -> Result<Option<u16>, PortError> {
                match self.port() {
                    Some(text) => port_u16(text),
                    None => Ok(None),
                }
            }

            /// Returns the authority with its parts.
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

            /// Returns the userinfo before its first colon, percent-encoded.
            ///
            /// ```
            /// let uri = virgule::Uri::parse("ftp://anna:s3cret@example.com/").unwrap();
            /// assert_eq!((uri.username(), uri.password()), (Some("anna"), Some("s3cret")));
            /// ```
            #[inline]
            pub fn username(&self) -> Option<&'a str> {
                self.userinfo().map(|userinfo| split(userinfo, ':').0)
            }

            /// Returns the userinfo after its first colon, percent-encoded. RFC 3986 section 3.2.1 deprecates it.
            ///
            /// ```
            /// let uri = virgule::Uri::parse("ftp://anna:s3:cret@example.com/")?;
            /// assert_eq!(uri.password(), Some("s3:cret"));
            /// assert_eq!(virgule::Uri::parse("ftp://anna@example.com/")?.password(), None);
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            #[inline]
            pub fn password(&self) -> Option<&'a str> {
                self.userinfo().and_then(|userinfo| split(userinfo, ':').1)
            }

            /// Returns the path and query with the `?` between them, as in an HTTP request line (`path [ "?" query ]`).
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

            /// True if there is an authority, even an empty one.
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

            /// True if there is a port, even an empty one.
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

            /// True if there is a query, even an empty one.
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

all! { Uri UriRef AbsoluteUri RelativeRef Iri IriRef AbsoluteIri IriRelativeRef }

/// Methods of types that may have a fragment.
macro_rules! fragments {
    ($($name:ident)*) => {$(
        impl<'a> $name<'a> {
            /// True if there is a fragment, even an empty one.
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
            /// Returns the scheme as a type whose comparison ignores case.
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

            /// Returns the default port of a built-in scheme, if it has one (RFC 3986 section 6.2.3).
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

            /// Returns the port as a number, or the default port of the scheme if the port is absent or empty.
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
        crate::__methods! { $name<'a>:
            /// Returns the scheme, if there is one, as a type whose comparison ignores case.
            ///
            /// ```
            /// use virgule::{Scheme, UriRef};
            ///
            /// assert_eq!(UriRef::parse("HTTP://example.com/")?.scheme_typed(), Some(Scheme::HTTP));
            /// assert_eq!(UriRef::parse("//example.com/")?.scheme_typed(), None);
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            pub fn scheme_typed(&self) -> Option<Scheme<'a>> {
                self.scheme().map(Scheme::known)
            }

            /// True if there is a scheme. Without a scheme, the value is a relative reference.
            ///
            /// ```
            /// assert!(virgule::UriRef::parse("a:b")?.has_scheme());
            /// assert!(!virgule::UriRef::parse("./a:b")?.has_scheme());
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            pub const fn has_scheme(&self) -> bool {
                self.scheme().is_some()
            }
        }

        #[cfg(feature = "alloc")]
        impl MaybeOwned<'_, $name<'static>> {
            crate::__forward! { $name:
                fn scheme() -> Option<&str>;
            }
        }
    )*};
}

references! { UriRef IriRef }

/// Addresses to connect to.
#[cfg(feature = "std")]
macro_rules! addresses {
    ($($name:ident)*) => {$(
        crate::__methods! { $name<'a>:
            /// Returns the addresses of the host, with its port, else the default port of the scheme, else the result
            /// of `default_port`. A registered name is decoded and looked up in the DNS, which may be slow.
            ///
            /// # Errors
            ///
            /// An error of kind `InvalidInput` if there is no host or no port; otherwise the error of the lookup.
            ///
            /// ```
            /// let uri = virgule::Uri::parse("https://[::1]/").unwrap();
            /// assert_eq!(uri.socket_addrs(|| None)?, ["[::1]:443".parse().unwrap()]);
            /// let uri = virgule::Uri::parse("urn:isbn:9780141036144").unwrap();
            /// assert_eq!(uri.socket_addrs(|| None).unwrap_err().to_string(), "there is no host to connect to");
            /// # Ok::<(), std::io::Error>(())
            /// ```
            pub fn socket_addrs(&self, default_port: impl FnOnce() -> Option<u16>) -> std::io::Result<Vec<SocketAddr>> {
                let unfit = |why: &str| Error::new(ErrorKind::InvalidInput, why.to_string());
                let host = self.host_typed().filter(|host| !matches!(host, Host::RegName("")));
                let host = host.ok_or_else(|| unfit("there is no host to connect to"))?;
                let port = self.port_or_default().map_err(|error| Error::new(ErrorKind::InvalidInput, error))?;
                let port = port.or_else(default_port).ok_or_else(|| unfit("there is no port to connect to"))?;
                match host {
                    Host::Ipv4(address) => Ok([SocketAddr::from((address, port))].into()),
                    Host::Ipv6(address) => Ok([SocketAddr::from((address, port))].into()),
                    Host::RegName(_) => {
                        let name = self.reg_name_encoded().map(|name| name.decode());
                        let name = name.transpose().map_err(|error| Error::new(ErrorKind::InvalidInput, error))?;
                        Ok((&*name.unwrap_or_default(), port).to_socket_addrs()?.collect())
                    }
                    Host::IpvFuture(_) => Err(unfit("the host is an address of an unknown version")),
                }
            }
        }
    )*};
}

#[cfg(feature = "std")]
addresses! { Uri AbsoluteUri }
