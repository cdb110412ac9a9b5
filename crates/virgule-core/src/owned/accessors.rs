//! Owned types have the accessors of the types that borrow.
//!
//! ```text
//! buf.host()   =   buf.borrow().host()      what is borrowed is borrowed from the owned text
//! ```

use crate::encode::{Encoded, Pairs, Segments, rule};
#[cfg(feature = "idna")]
use crate::iri::IdnaError;
use crate::iri::{IriForm, UriForm};
use crate::output::{BufferFullError, Output};
use crate::*;

/// What all eight generic types offer.
macro_rules! generic {
    ($($name:ident: $userinfo:ident $reg_name:ident $segment:ident $query:ident $($fragment:ident)?;)*) => {$(
        impl Owned<$name<'static>> {
            __forward! { $name:
                fn host_typed() -> Option<Host<'_>>;
                fn port_u16() -> Result<Option<u16>, PortError>;
                fn authority_typed() -> Option<Authority<'_>>;
                fn username() -> Option<&str>;
                fn password() -> Option<&str>;
                fn has_authority() -> bool;
                fn has_port() -> bool;
                fn has_query() -> bool;
                fn userinfo_encoded() -> Option<Encoded<'_, rule::$userinfo>>;
                fn reg_name_encoded() -> Option<Encoded<'_, rule::$reg_name>>;
                fn segments() -> Segments<'_, rule::$segment>;
                fn query_encoded() -> Option<Encoded<'_, rule::$query>>;
                fn query_pairs() -> Pairs<'_, rule::$query>;
                fn path_and_query() -> &str;
                $( fn fragment_encoded() -> Option<Encoded<'_, rule::$fragment>>; )?
                fn normalize(steps: Normalization) -> MaybeOwned<'_, $name<'static>>;
                fn normalize_into(steps: Normalization, out: &mut impl Output) -> Result<NormalizationReport, BufferFullError>;
                fn changes(steps: Normalization) -> NormalizationReport;
            }

            #[doc = concat!("As [`", stringify!($name), "::equivalence`].")]
            #[inline]
            pub fn equivalence<'b>(&self, other: impl Into<$name<'b>>) -> Option<Equivalence> {
                self.borrow().equivalence(other)
            }

            #[doc = concat!("As [`", stringify!($name), "::is_equivalent`].")]
            #[inline]
            pub fn is_equivalent<'b>(&self, other: impl Into<$name<'b>>, equivalence: Equivalence) -> bool {
                self.borrow().is_equivalent(other, equivalence)
            }

            #[doc = concat!("As [`", stringify!($name), "::differences`].")]
            #[inline]
            pub fn differences<'b>(
                &self,
                other: impl Into<$name<'b>>,
                equivalence: Equivalence,
            ) -> NormalizationReport {
                self.borrow().differences(other, equivalence)
            }
        }
    )*};
}

generic! {
    Uri: Userinfo RegName Segment Query Fragment;
    UriRef: Userinfo RegName Segment Query Fragment;
    RelativeRef: Userinfo RegName Segment Query Fragment;
    AbsoluteUri: Userinfo RegName Segment Query;
    Iri: Iuserinfo IregName Isegment Iquery Ifragment;
    IriRef: Iuserinfo IregName Isegment Iquery Ifragment;
    IriRelativeRef: Iuserinfo IregName Isegment Iquery Ifragment;
    AbsoluteIri: Iuserinfo IregName Isegment Iquery;
}

/// Of types that always have a scheme, and of those that may have one.
macro_rules! schemes {
    ($($name:ident)*; $($reference:ident)*) => {
        $(impl Owned<$name<'static>> {
            __forward! { $name:
                fn scheme_typed() -> Scheme<'_>;
                fn default_port() -> Option<u16>;
                fn port_or_default() -> Result<Option<u16>, PortError>;
            }
        })*

        $(impl Owned<$reference<'static>> {
            __forward! { $reference:
                fn scheme_typed() -> Option<Scheme<'_>>;
                fn has_scheme() -> bool;
            }
        })*
    };
}

schemes! { Uri AbsoluteUri Iri AbsoluteIri; UriRef IriRef }

/// Of types that may have a fragment.
macro_rules! fragments {
    ($($name:ident)*) => {$(
        impl Owned<$name<'static>> {
            __forward! { $name:
                fn has_fragment() -> bool;
                fn strip_fragment() -> $name<'_>;
            }

            #[doc = concat!("As [`", stringify!($name), "::with_fragment`].")]
            #[inline]
            pub fn with_fragment<'f>(&self, fragment: impl Into<Option<&'f str>>) -> Result<Self, BuildError> {
                self.borrow().with_fragment(fragment)
            }
        }
    )*};
}

fragments! { Uri UriRef RelativeRef Iri IriRef IriRelativeRef }

/// Between URIs and IRIs.
macro_rules! mapped {
    ($($iri:ident $uri:ident)*) => {$(
        impl Owned<$iri<'static>> {
            __forward! { $iri:
                fn uri_form() -> UriForm<'_>;
                fn to_uri() -> MaybeOwned<'_, $uri<'static>>;
            }
            #[cfg(feature = "idna")]
            __forward! { $iri: fn to_uri_idna() -> Result<MaybeOwned<'_, $uri<'static>>, IdnaError>; }
        }

        impl Owned<$uri<'static>> {
            __forward! { $uri:
                fn iri_form() -> IriForm<'_>;
                fn to_iri() -> MaybeOwned<'_, $iri<'static>>;
            }
            #[cfg(feature = "idna")]
            __forward! { $uri: fn to_iri_idna() -> MaybeOwned<'_, $iri<'static>>; }
        }
    )*};
}

mapped! { Iri Uri IriRef UriRef AbsoluteIri AbsoluteUri IriRelativeRef RelativeRef }

/// Resolution and its inverse.
macro_rules! resolved {
    ($($base:ident $reference:ident)*) => {$(
        impl Owned<$reference<'static>> {
            #[doc = concat!("As [`", stringify!($reference), "::resolve`].")]
            pub fn resolve<'b>(&self, base: impl Into<$base<'b>>) -> Owned<$base<'static>> {
                self.borrow().resolve(base)
            }

            #[doc = concat!("As [`", stringify!($reference), "::resolve_into`].")]
            #[inline]
            pub fn resolve_into<'b>(
                &self,
                base: impl Into<$base<'b>>,
                out: &mut impl Output,
            ) -> Result<(), BufferFullError> {
                self.borrow().resolve_into(base, out)
            }
        }

        impl Owned<$base<'static>> {
            #[doc = concat!("As [`", stringify!($base), "::relative_to`].")]
            pub fn relative_to<'b>(&self, base: impl Into<$base<'b>>) -> Option<Owned<$reference<'static>>> {
                self.borrow().relative_to(base)
            }
        }
    )*};
}

resolved! { Uri UriRef Iri IriRef }

/// Addresses to connect to.
#[cfg(feature = "std")]
macro_rules! addresses {
    ($($name:ident)*) => {$(
        impl Owned<$name<'static>> {
            #[doc = concat!("As [`", stringify!($name), "::socket_addrs`].")]
            pub fn socket_addrs(
                &self,
                default_port: impl FnOnce() -> Option<u16>,
            ) -> std::io::Result<std::vec::Vec<std::net::SocketAddr>> {
                self.borrow().socket_addrs(default_port)
            }
        }
    )*};
}

#[cfg(feature = "std")]
addresses! { Uri AbsoluteUri }

#[cfg(test)]
mod tests {
    use crate::{Buffer, IriBuf, UriBuf, UriRefBuf};
    use std::string::ToString;

    #[test]
    fn an_owned_text_has_what_the_borrowed_one_has() {
        let uri: UriBuf = "http://[::1]/caf%C3%A9#a".parse().unwrap();
        assert_eq!(uri.with_fragment(None).unwrap(), "http://[::1]/caf%C3%A9");
        uri.with_fragment("b#c").unwrap_err();
        assert_eq!(uri.iri_form().to_string(), "http://[::1]/café#a");
        let iri: IriBuf = "http://example.org/é".parse().unwrap();
        assert_eq!(iri.uri_form().to_string(), "http://example.org/%C3%A9");
        #[cfg(feature = "std")]
        assert_eq!(uri.socket_addrs(|| None).unwrap(), ["[::1]:80".parse().unwrap()]);
        #[cfg(feature = "idna")]
        {
            let iri: IriBuf = "http://bücher.example/".parse().unwrap();
            let uri = iri.to_uri_idna().unwrap().into_owned();
            assert_eq!(uri, "http://xn--bcher-kva.example/");
            assert_eq!(uri.to_iri_idna(), iri);
        }
        let mut bytes = [0; 32];
        let mut target = Buffer::new(&mut bytes);
        let reference: UriRefBuf = "../d".parse().unwrap();
        reference.resolve_into(&"http://a/b/c".parse::<UriBuf>().unwrap(), &mut target).unwrap();
        assert_eq!(target.as_str(), "http://a/d");
        reference.resolve_into(&uri, &mut Buffer::new(&mut [0; 3])).unwrap_err();
    }
}
