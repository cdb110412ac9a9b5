//! Methods of the eight generic types, for owned values.
//!
//! ```text
//! buf.host()   =   buf.borrow().host()      borrowed from the owned text
//! ```

use super::Owned;
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

generic! { Uri UriRef AbsoluteUri RelativeRef Iri IriRef AbsoluteIri IriRelativeRef }

/// Methods of types that always have a scheme, and of those that may have one.
macro_rules! schemes {
    ($($name:ident)*; $($reference:ident)*) => {
        $(impl Owned<$name<'static>> {
            crate::__forward! { $name:
                fn scheme_typed() -> Scheme<'_>;
                fn default_port() -> Option<u16>;
                fn port_or_default() -> Result<Option<u16>, PortError>;
            }
        })*

        $(impl Owned<$reference<'static>> {
            crate::__forward! { $reference:
                fn scheme_typed() -> Option<Scheme<'_>>;
                fn has_scheme() -> bool;
            }
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
    )*};
}

fragments! { Uri UriRef RelativeRef Iri IriRef IriRelativeRef }
