//! Normalization and comparison of scheme types, and conversions between `Uri` and types whose values are all URIs.
//!
//! The tables of these types differ. The captures of one type are invalid for another, so a conversion parses again.

use crate::uri::Uri;
use crate::uri::error::pretty::composed_text_refused;
#[cfg(feature = "alloc")]
use crate::uri::owned::{Owned, UriBuf};
#[cfg(feature = "alloc")]
use crate::uri::typed::UriType;

/// Parses `text`, which must be a valid URI. For generated code.
///
/// # Panics
///
/// If `text` is not a URI, which generated code never passes.
#[inline]
pub fn known_uri(text: &str) -> Uri<'_> {
    match Uri::parse(text) {
        Ok(uri) => uri,
        Err(error) => composed_text_refused(&error),
    }
}

/// A scheme type whose values are all URIs.
#[cfg(feature = "alloc")]
pub trait InsideUri: UriType {}

#[cfg(feature = "alloc")]
impl<V: InsideUri> From<Owned<V>> for UriBuf {
    #[inline]
    fn from(value: Owned<V>) -> Self {
        Owned::made(value.into_string())
    }
}

/// The conversions of a type whose values are all URIs.
#[doc(hidden)]
#[macro_export]
macro_rules! __inside_uri {
    ($name:ident: $($method:ident)*) => {
        $( $crate::__uri_method! { $name $method } )*

        $crate::__methods! { $name<'a>:
            /// Returns the value as a URI.
            ///
            #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(as_uri))]
            pub fn as_uri(&self) -> $crate::Uri<'a> {
                $crate::__derive::known_uri(self.as_str())
            }
        }

        impl<'a> From<$name<'a>> for $crate::Uri<'a> {
            #[inline]
            fn from(value: $name<'a>) -> Self {
                value.as_uri()
            }
        }

        impl<'a> From<$name<'a>> for $crate::UriRef<'a> {
            #[inline]
            fn from(value: $name<'a>) -> Self {
                value.as_uri().into()
            }
        }

        impl $crate::__derive::TextOf<$name<'static>> for $crate::Uri<'_> {
            #[inline]
            fn compared_text(&self) -> &str {
                self.as_str()
            }
        }

        impl $crate::__derive::TextOf<$crate::Uri<'static>> for $name<'_> {
            #[inline]
            fn compared_text(&self) -> &str {
                self.as_str()
            }
        }

        /// Parses the URI, and fails if it is not of this type.
        impl<'a> TryFrom<$crate::Uri<'a>> for $name<'a> {
            type Error = $crate::ParseError;

            #[inline]
            fn try_from(uri: $crate::Uri<'a>) -> Result<Self, $crate::ParseError> {
                Self::parse(uri.as_str())
            }
        }

        $crate::__alloc_items! {
            impl From<$name<'_>> for $crate::UriBuf {
                #[inline]
                fn from(value: $name<'_>) -> Self {
                    value.as_uri().to_owned()
                }
            }

            impl $crate::__derive::InsideUri for $name<'static> {}

            impl TryFrom<$crate::UriBuf> for $crate::Owned<$name<'static>> {
                type Error = $crate::IntoOwnedError;

                #[inline]
                fn try_from(uri: $crate::UriBuf) -> Result<Self, $crate::IntoOwnedError> {
                    Self::parse(uri.into_string())
                }
            }
        }
    };
}

/// A method of `Uri`, for a type whose values are all URIs.
#[doc(hidden)]
#[macro_export]
macro_rules! __uri_method {
    ($name:ident join) => {
        $crate::__alloc_items! {
            $crate::__methods! { $name<'a>:
                #[doc = concat!("Like [`Uri::join`](crate::Uri::join); the result need not be of the type `",
                    stringify!($name), "`.")]
                ///
                /// # Errors
                ///
                /// If `reference` is not a valid reference.
                ///
                /// # Panics
                ///
                /// If the resolved URI is longer than 4 GiB.
                pub fn join(&self, reference: &str) -> Result<$crate::UriBuf, $crate::ParseError> {
                    self.as_uri().join(reference)
                }
            }
        }
    };
    ($name:ident port) => {
        $crate::__methods! { $name<'a>:
            /// Returns the port as a number. If it is absent or empty, returns the default port of the scheme, if any.
            ///
            /// # Errors
            ///
            /// If the port is above 65535.
            pub fn port_or_default(&self) -> Result<Option<u16>, $crate::PortError> {
                match self.port() {
                    Some(digits) if !digits.is_empty() => digits.parse().map(Some).map_err(|_| $crate::PortError),
                    _ => Ok(self.as_uri().default_port()),
                }
            }
        }
    };
    ($name:ident host) => {
        $crate::__methods! { $name<'a>:
            /// As [`Uri::host_typed`](crate::Uri::host_typed).
            pub fn host_typed(&self) -> Option<$crate::Host<'a>> {
                self.as_uri().host_typed()
            }
        }
    };
    ($name:ident path) => {
        $crate::__methods! { $name<'a>:
            /// As [`Uri::segments`](crate::Uri::segments).
            pub fn segments(&self) -> $crate::encode::Segments<'a, $crate::encode::rule::Segment> {
                self.as_uri().segments()
            }
        }
    };
    ($name:ident query) => {
        $crate::__methods! { $name<'a>:
            /// As [`Uri::query_pairs`](crate::Uri::query_pairs).
            pub fn query_pairs(&self) -> $crate::encode::Pairs<'a, $crate::encode::rule::Query> {
                self.as_uri().query_pairs()
            }

            /// As [`Uri::query_value`](crate::Uri::query_value).
            pub fn query_value(
                &self,
                name: &str,
            ) -> Option<$crate::encode::Encoded<'a, $crate::encode::rule::Query>> {
                self.as_uri().query_value(name)
            }
        }
    };
}

/// Normalization and comparison of a scheme type by the rules of its scheme.
#[cfg(feature = "alloc")]
#[doc(hidden)]
#[macro_export]
macro_rules! __scheme {
    ($name:ident: $table:path, kind $kind:literal, checks $checks:expr, $($semantics:tt)*) => {
        impl<'a> $name<'a> {
            /// The semantics of the scheme.
            const SEMANTICS: $crate::__derive::Semantics<'static> =
                $crate::__derive::Semantics { table: &$table, kind: $kind, checks: $checks, $($semantics)* };
        }

        $crate::__methods! { $name<'a>:
            /// Normalizes by `steps` and the rules of the scheme; borrows if nothing changes. The result is a value of
            /// this type with the same fields.
            ///
            #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(normalize))]
            pub fn normalize(&self, steps: $crate::Normalization) -> $crate::MaybeOwned<'a, $name<'static>> {
                $crate::MaybeOwned::of(*self, Self::SEMANTICS.normalize(self.as_str(), steps))
            }

            /// Returns the strictest level at which both values are equivalent, or `None` if they are not equivalent at
            /// any level. The third level applies the rules of the scheme.
            ///
            #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(equivalence))]
            pub fn equivalence<'b>(&self, other: impl Into<$name<'b>>) -> Option<$crate::Equivalence> {
                Self::SEMANTICS.equivalence(self.as_str(), other.into().as_str())
            }

            /// True if both values are equivalent at the level `equivalence`.
            ///
            #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(is_equivalent))]
            pub fn is_equivalent<'b>(&self, other: impl Into<$name<'b>>, equivalence: $crate::Equivalence) -> bool {
                Self::SEMANTICS.is_equivalent(self.as_str(), other.into().as_str(), equivalence)
            }
        }
    };
}

/// Without an allocator, types have neither normalization nor equivalence by the rules of their scheme.
#[cfg(not(feature = "alloc"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __scheme {
    ($($semantics:tt)*) => {};
}

#[cfg(all(test, feature = "alloc", feature = "schemes"))]
mod tests {
    use crate::equivalence::Equivalence;
    use crate::normalize::step::Normalization;
    use crate::resolve::methods::Resolver;
    use crate::schemes::{Https, Redis};
    use crate::uri::host::{Host, PortError};
    use crate::uri::owned::UriBuf;
    use crate::uri::{AbsoluteUri, Iri, Uri, UriRef};

    #[test]
    fn accepts_values_references_and_owned_texts() {
        let https = Https::parse("https://a/b").unwrap();
        let (https_buf, https_normal) = (https.to_owned(), https.normalize(Normalization::SYNTAX));
        let absolute = AbsoluteUri::parse("https://a/b").unwrap();
        let (absolute_buf, absolute_normal) =
            (absolute.to_owned(), absolute.normalize(Normalization::SYNTAX));
        let uri = Uri::parse("https://a/b").unwrap();
        let (uri_buf, uri_normal) = (uri.to_owned(), uri.normalize(Normalization::SYNTAX));
        macro_rules! taken {
            ($($other:expr),*) => {$(
                assert_eq!(UriRef::parse("c").unwrap().resolve($other), "https://a/c");
                assert!(uri.is_equivalent($other, Equivalence::String));
                assert_eq!(uri.relative_to($other).unwrap(), "");
            )*};
        }
        taken!(
            https,
            &https,
            &https_buf,
            &https_normal,
            absolute,
            &absolute,
            &absolute_buf,
            &absolute_normal
        );
        taken!(uri, &uri, &uri_buf, &uri_normal);
        for resolver in
            [Resolver::new(uri), Resolver::new(&uri), Resolver::new(&uri_buf), Resolver::new(&uri_normal)]
        {
            assert_eq!(resolver.resolve(https_buf.as_uri()), "https://a/b");
            assert_eq!(resolver.resolve(&uri_normal), "https://a/b");
        }
        let iri = Iri::from(&uri_buf);
        assert!(iri.is_equivalent(&uri_normal, Equivalence::String));
        let owned = iri.to_owned();
        assert_eq!(Resolver::new(&owned).resolve(iri), "https://a/b");
    }

    #[test]
    fn scheme_types_have_methods_and_conversions_of_uris() {
        let https = Https::parse("https://a/b").unwrap();
        let (uri, reference) = (Uri::from(https), UriRef::from(https));
        assert_eq!(uri, https);
        assert_eq!(https, uri);
        assert_eq!(reference, uri.as_str());
        assert!(Uri::parse("https://a/c").unwrap() != https);
        assert_eq!((reference.host(), UriRef::from(&https.to_owned()).path()), (Some("a"), "/b"));
        let (owned, from_owned) = (UriBuf::from(https), UriBuf::from(https.to_owned()));
        assert_eq!((owned.as_str(), owned.host()), ("https://a/b", Some("a")));
        assert_eq!(owned, from_owned);
        assert_eq!(https.join("c").unwrap(), "https://a/c");
        let owned = Https::parse("https://[::1]/a%20b/?q=%41").unwrap().to_owned();
        assert_eq!(owned.host_typed(), Some(Host::Ipv6(core::net::Ipv6Addr::LOCALHOST)));
        assert!(owned.segments().map(|segment| segment.as_str()).eq(["a%20b", ""]));
        assert_eq!(owned.query_pairs().count(), 1);
        assert_eq!(owned.query_value("q").unwrap().decode().unwrap(), "A");
        assert_eq!(https.to_owned().join("../d?e").unwrap(), "https://a/d?e");
        assert!(https.join("c d").is_err());
        assert_eq!(https.port_or_default(), Ok(Some(443)));
        assert_eq!(https.to_owned().port_or_default(), Ok(Some(443)));
        let port = |text| Https::parse(text).unwrap().port_or_default();
        assert_eq!(port("https://a:8443/"), Ok(Some(8443)));
        assert_eq!((port("https://a:65536/"), port("https://a:000443/")), (Err(PortError), Ok(Some(443))));
        let redis = |text| Redis::parse(text).unwrap().port_or_default();
        assert_eq!((redis("redis://a:5070/"), redis("redis://a:99999/")), (Ok(Some(5070)), Err(PortError)));
    }

    #[test]
    fn parses_a_changed_result_when_borrowed() {
        let normal = Https::parse("HTTPS://A/%62").unwrap().normalize(Normalization::SYNTAX);
        assert!(!normal.is_borrowed());
        let (kind, uri) = (Https::from(&normal), Uri::from(&normal));
        assert_eq!((kind.host(), uri.host(), uri.path()), ("a", Some("a"), "/b"));
    }
}
