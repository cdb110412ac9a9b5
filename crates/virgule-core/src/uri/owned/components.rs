//! The components of owned values of RFC 3986 and RFC 3987.
//!
//! Each component is read as by `IriRef` or `Iri`: every generic value is an IRI reference, with the same captures.

use crate::uri::authority::Authority;
use crate::uri::host::{Host, PortError};
use crate::uri::owned::{Owned, maybe::MaybeOwned};
use crate::uri::scheme::Scheme;
use crate::uri::typed::UriType;
use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};

/// One of the eight types of RFC 3986 and RFC 3987, whose owned values have the same components. No other type
/// implements it.
///
/// ```
/// use virgule::{GenericType, IriRefBuf, Owned, UriBuf};
///
/// fn is_local<V: GenericType>(value: &Owned<V>) -> bool {
///     matches!(value.host(), None | Some("localhost"))
/// }
///
/// let (uri, reference): (UriBuf, IriRefBuf) = ("http://localhost/".parse()?, "//例え.jp/".parse()?);
/// assert!(is_local(&uri) && !is_local(&reference));
/// # Ok::<(), virgule::ParseError>(())
/// ```
pub trait GenericType: UriType<Captures = <IriRef<'static> as UriType>::Captures> + Sealed {}

/// A generic type whose values may have a fragment: all but [`AbsoluteUri`] and [`AbsoluteIri`].
pub trait WithFragment: GenericType {}

/// A generic type whose values have a scheme: [`Uri`], [`Iri`], [`AbsoluteUri`] and [`AbsoluteIri`].
pub trait WithScheme: GenericType {}

/// Cannot be named outside of this crate, and thus not implemented.
pub trait Sealed {}

macro_rules! implemented {
    ($($name:ident: $($bound:ident)*;)*) => {$($( impl $bound for $name<'static> {} )*)*};
}

implemented! {
    Uri: Sealed GenericType WithFragment WithScheme;
    UriRef: Sealed GenericType WithFragment;
    AbsoluteUri: Sealed GenericType WithScheme;
    RelativeRef: Sealed GenericType WithFragment;
    Iri: Sealed GenericType WithFragment WithScheme;
    IriRef: Sealed GenericType WithFragment;
    AbsoluteIri: Sealed GenericType WithScheme;
    IriRelativeRef: Sealed GenericType WithFragment;
}

/// Methods that read the captures of a value as those of another generic type.
macro_rules! components {
    (of $bound:ident, as $name:ident: $(fn $method:ident -> $result:ty;)*) => {
        impl<V: $bound> Owned<V> {$(
            #[doc = concat!("As [`", stringify!($name), "::", stringify!($method), "`].")]
            #[inline]
            pub fn $method(&self) -> $result {
                $name::of(V::found(self.borrow())).$method()
            }
        )*}

        impl<V: $bound> MaybeOwned<'_, V> {$(
            #[doc = concat!("As [`", stringify!($name), "::", stringify!($method), "`].")]
            #[inline]
            pub fn $method(&self) -> $result {
                $name::of(V::found(self.borrow())).$method()
            }
        )*}
    };
}

components! { of GenericType, as IriRef:
    fn authority -> Option<&str>;
    fn authority_typed -> Option<Authority<'_>>;
    fn has_authority -> bool;
    fn userinfo -> Option<&str>;
    fn username -> Option<&str>;
    fn password -> Option<&str>;
    fn host -> Option<&str>;
    fn host_typed -> Option<Host<'_>>;
    fn port -> Option<&str>;
    fn port_u16 -> Result<Option<u16>, PortError>;
    fn has_port -> bool;
    fn path -> &str;
    fn path_and_query -> &str;
    fn query -> Option<&str>;
    fn has_query -> bool;
}

components! { of WithFragment, as IriRef:
    fn fragment -> Option<&str>;
    fn has_fragment -> bool;
}

components! { of WithScheme, as Iri:
    fn scheme -> &str;
    fn scheme_typed -> Scheme<'_>;
    fn default_port -> Option<u16>;
    fn port_or_default -> Result<Option<u16>, PortError>;
}
