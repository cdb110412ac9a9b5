//! Between the eight generic types.
//!
//! ```text
//! AbsoluteUri ─→ Uri ─→ UriRef ←─ RelativeRef        a URI is a reference …
//!      │          │        │           │
//!      ↓          ↓        ↓           ↓             … and an IRI (RFC 3987 section 1.2)
//! AbsoluteIri ─→ Iri ─→ IriRef ←─ IriRelativeRef
//! ```
//!
//! Text is never copied. Along the rows it is not read again either: the types of one RFC share one automaton, and
//! what it found for one holds for the other; against the arrows a look at one component decides. Down the columns
//! the text is read by the other automaton.

use crate::{
    AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, ParseError, RelativeRef, Typed, Uri, UriRef,
};

/// The same for owned texts: the first always, the second perhaps.
macro_rules! owned {
    ($narrow:ident => $wide:ident, $wide_again:ident => $narrow_again:ident) => {
        #[cfg(feature = "alloc")]
        impl From<crate::Owned<$narrow<'static>>> for crate::Owned<$wide<'static>> {
            #[inline]
            fn from(value: crate::Owned<$narrow<'static>>) -> Self {
                let found = $wide::from(value.get()).found();
                crate::Owned::of(value.into_string(), found)
            }
        }

        #[cfg(feature = "alloc")]
        impl TryFrom<crate::Owned<$wide<'static>>> for crate::Owned<$narrow<'static>> {
            type Error = crate::Rejected;

            #[inline]
            fn try_from(value: crate::Owned<$wide<'static>>) -> Result<Self, crate::Rejected> {
                match $narrow::try_from(value.get()).map(Typed::found) {
                    Ok(found) => Ok(crate::Owned::of(value.into_string(), found)),
                    Err(_) => crate::Owned::parse(value.into_string()),
                }
            }
        }
    };
}

/// Every `$narrow` is a `$wide`; a `$wide` is a `$narrow` if `$is` says so.
macro_rules! row {
    ($($narrow:ident => $wide:ident if |$value:ident| $is:expr;)*) => {$(
        impl<'a> From<$narrow<'a>> for $wide<'a> {
            #[inline]
            fn from(value: $narrow<'a>) -> Self {
                $wide::at(value.as_str(), value.found())
            }
        }

        impl<'a> TryFrom<$wide<'a>> for $narrow<'a> {
            type Error = ParseError;

            #[inline]
            fn try_from($value: $wide<'a>) -> Result<Self, ParseError> {
                // The parser knows what to say of the others.
                if $is { Ok($narrow::at($value.as_str(), $value.found())) } else { $narrow::parse($value.as_str()) }
            }
        }

        owned! { $narrow => $wide, $wide => $narrow }
    )*};
}

/// Every `$uri` is an `$iri`; an `$iri` may be a `$uri`.
macro_rules! column {
    ($($uri:ident => $iri:ident;)*) => {$(
        impl<'a> From<$uri<'a>> for $iri<'a> {
            #[inline]
            fn from(value: $uri<'a>) -> Self {
                match $iri::parse(value.as_str()) {
                    Ok(iri) => iri,
                    // RFC 3987 section 2.2 has the rules of RFC 3986 with more characters; a test asks the automata.
                    Err(error) => unreachable!("every URI is an IRI: {error}"),
                }
            }
        }

        impl<'a> TryFrom<$iri<'a>> for $uri<'a> {
            type Error = ParseError;

            /// An IRI of ASCII characters alone. Others become URIs by being mapped.
            #[inline]
            fn try_from(value: $iri<'a>) -> Result<Self, ParseError> {
                $uri::parse(value.as_str())
            }
        }

        owned! { $uri => $iri, $iri => $uri }
    )*};
}

row! {
    AbsoluteUri => Uri if |value| value.fragment().is_none();
    Uri => UriRef if |value| value.scheme().is_some();
    RelativeRef => UriRef if |value| value.scheme().is_none();
    AbsoluteUri => UriRef if |value| value.scheme().is_some() && value.fragment().is_none();
    AbsoluteIri => Iri if |value| value.fragment().is_none();
    Iri => IriRef if |value| value.scheme().is_some();
    IriRelativeRef => IriRef if |value| value.scheme().is_none();
    AbsoluteIri => IriRef if |value| value.scheme().is_some() && value.fragment().is_none();
}

column! {
    Uri => Iri;
    UriRef => IriRef;
    AbsoluteUri => AbsoluteIri;
    RelativeRef => IriRelativeRef;
}
