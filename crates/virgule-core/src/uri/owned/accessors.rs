//! Methods of the eight generic types, for owned values.
//!
//! ```text
//! buf.host()   =   buf.borrow().host()      borrowed from the owned text
//! ```

use super::Owned;
use super::maybe::MaybeOwned;
use crate::uri::component::authority::Authority;
use crate::uri::component::scheme::Scheme;
use crate::uri::host::{Host, PortError};
use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};

/// Methods of all eight types.
macro_rules! generic {
    ($($name:ident)*) => {$(
        impl Owned<$name<'static>> {
            crate::__forward! { $name:
                fn host_typed() -> Option<Host<'_>>;
                fn port_u16() -> Result<Option<u16>, PortError>;
                fn authority_typed() -> Option<Authority<'_>>;
                fn username() -> Option<&str>;
                fn password() -> Option<&str>;
                fn has_authority() -> bool;
                fn has_port() -> bool;
                fn has_query() -> bool;
                fn path_and_query() -> &str;
            }
        }
    )*};
}

/// The components of all eight types, for `MaybeOwned` too.
macro_rules! results {
    ($($name:ident)*) => {$(
        /// Components of the result of an operation. If the text changed, each call parses it;
        /// [`MaybeOwned::into_owned`] parses it once.
        impl MaybeOwned<'_, $name<'static>> {
            crate::__forward! { $name:
                fn authority() -> Option<&str>;
                fn userinfo() -> Option<&str>;
                fn host() -> Option<&str>;
                fn host_typed() -> Option<Host<'_>>;
                fn port() -> Option<&str>;
                fn port_u16() -> Result<Option<u16>, PortError>;
                fn path() -> &str;
                fn query() -> Option<&str>;
            }
        }
    )*};
}

generic! { Uri UriRef AbsoluteUri RelativeRef Iri IriRef AbsoluteIri IriRelativeRef }
results! { Uri UriRef AbsoluteUri RelativeRef Iri IriRef AbsoluteIri IriRelativeRef }

/// Methods of types that always have a scheme, and of types that may have one.
macro_rules! schemes {
    ($($name:ident)*; $($reference:ident)*) => {
        $(impl Owned<$name<'static>> {
            crate::__forward! { $name:
                fn scheme_typed() -> Scheme<'_>;
                fn default_port() -> Option<u16>;
                fn port_or_default() -> Result<Option<u16>, PortError>;
            }
        }

        impl MaybeOwned<'_, $name<'static>> {
            crate::__forward! { $name:
                fn scheme() -> &str;
                fn port_or_default() -> Result<Option<u16>, PortError>;
            }
        })*

        $(impl Owned<$reference<'static>> {
            crate::__forward! { $reference:
                fn scheme_typed() -> Option<Scheme<'_>>;
                fn has_scheme() -> bool;
            }
        }

        impl MaybeOwned<'_, $reference<'static>> {
            crate::__forward! { $reference: fn scheme() -> Option<&str>; }
        })*
    };
}

schemes! { Uri AbsoluteUri Iri AbsoluteIri; UriRef IriRef }

/// Methods of types that may have a fragment.
macro_rules! fragments {
    ($($name:ident)*) => {$(
        impl Owned<$name<'static>> {
            crate::__forward! { $name:
                fn has_fragment() -> bool;
            }
        }

        impl MaybeOwned<'_, $name<'static>> {
            crate::__forward! { $name: fn fragment() -> Option<&str>; }
        }
    )*};
}

fragments! { Uri UriRef RelativeRef Iri IriRef IriRelativeRef }

#[cfg(test)]
mod tests {
    use crate::normalize::step::Normalization;
    use crate::uri::output::Buffer;
    use crate::uri::owned::{IriBuf, UriBuf, UriRefBuf};
    use crate::uri::{Uri, UriRef};
    use std::string::ToString;

    #[test]
    fn a_result_has_the_components_of_its_text() {
        for text in ["HTTP://U@A:8080/%62?c#d", "http://u@a:8080/b?c#d"] {
            let normal = Uri::parse(text).unwrap().normalize(Normalization::SYNTAX);
            assert_eq!(
                (normal.scheme(), normal.host(), normal.port_u16()),
                ("http", Some("a"), Ok(Some(8080)))
            );
            assert_eq!((normal.path(), normal.query(), normal.fragment()), ("/b", Some("c"), Some("d")));
            assert_eq!(normal.authority().map(str::len), Some(8));
            assert_eq!(normal.userinfo().map(str::to_ascii_lowercase).as_deref(), Some("u"));
            assert_eq!((normal.port(), normal.port_or_default()), (Some("8080"), Ok(Some(8080))));
            assert_eq!(normal.host_typed(), Some(crate::uri::host::Host::RegName("a")));
        }
        let reference = UriRef::parse("//A/").unwrap().normalize(Normalization::SYNTAX);
        assert_eq!((reference.scheme(), reference.host(), reference.fragment()), (None, Some("a"), None));
    }

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
