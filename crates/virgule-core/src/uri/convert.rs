//! Conversions between the eight generic types.
//!
//! ```text
//! AbsoluteUri ─→ Uri ─→ UriRef ←─ RelativeRef        a URI is a reference …
//!      │          │        │           │
//!      ↓          ↓        ↓           ↓             … and an IRI (RFC 3987 section 1.2)
//! AbsoluteIri ─→ Iri ─→ IriRef ←─ IriRelativeRef
//! ```
//!
//! Conversions neither copy nor parse. The types of one RFC share a table, and thus captures. Against the direction of
//! an arrow, the conversion succeeds if one component is present or absent. The tables of both RFCs produce the same
//! captures, which a test verifies.

use crate::uri::error::ParseError;
#[cfg(feature = "alloc")]
use crate::uri::owned::{IntoOwnedError, Owned};
use crate::uri::typed::UriType;
use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};

/// Conversions between owned types: from `$narrow` to `$wide`, which always succeeds, and from `$wide_again` to
/// `$narrow_again`, which may fail.
macro_rules! conversions {
    ($($narrow:ident => $wide:ident if |$value:ident| $is:expr;)*) => {$(
        impl<'a> From<$narrow<'a>> for $wide<'a> {
            #[inline]
            fn from(value: $narrow<'a>) -> Self {
                $wide::of($narrow::found(value))
            }
        }

        impl<'a> TryFrom<$wide<'a>> for $narrow<'a> {
            type Error = ParseError;

            #[inline]
            fn try_from($value: $wide<'a>) -> Result<Self, ParseError> {
                // Parsing constructs the error.
                if $is { Ok($narrow::of($wide::found($value))) } else { $narrow::parse($value.as_str()) }
            }
        }

        #[cfg(feature = "alloc")]
        impl From<Owned<$narrow<'static>>> for Owned<$wide<'static>> {
            #[inline]
            fn from(value: Owned<$narrow<'static>>) -> Self {
                Owned { found: value.found }
            }
        }

        #[cfg(feature = "alloc")]
        impl TryFrom<Owned<$wide<'static>>> for Owned<$narrow<'static>> {
            type Error = IntoOwnedError;

            #[inline]
            fn try_from(value: Owned<$wide<'static>>) -> Result<Self, IntoOwnedError> {
                match $narrow::try_from(value.borrow()).is_ok() {
                    true => Ok(Owned { found: value.found }),
                    false => Owned::parse(value.into_string()),
                }
            }
        }
    )*};
}

conversions! {
    AbsoluteUri => Uri if |value| value.fragment().is_none();
    Uri => UriRef if |value| value.scheme().is_some();
    RelativeRef => UriRef if |value| value.scheme().is_none();
    AbsoluteUri => UriRef if |value| value.scheme().is_some() && value.fragment().is_none();
    AbsoluteIri => Iri if |value| value.fragment().is_none();
    Iri => IriRef if |value| value.scheme().is_some();
    IriRelativeRef => IriRef if |value| value.scheme().is_none();
    AbsoluteIri => IriRef if |value| value.scheme().is_some() && value.fragment().is_none();
    // Every string that matches a rule of RFC 3986 matches the rule of RFC 3987 section 2.2 with the prefix "i".
    Uri => Iri if |value| value.as_str().is_ascii();
    UriRef => IriRef if |value| value.as_str().is_ascii();
    AbsoluteUri => AbsoluteIri if |value| value.as_str().is_ascii();
    RelativeRef => IriRelativeRef if |value| value.as_str().is_ascii();
}

#[cfg(test)]
mod tests {
    use crate::uri::typed::UriType;
    use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};
    use std::string::String;
    use std::vec::Vec;

    /// All combinations of components, with lengths below and above 255.
    fn texts() -> Vec<String> {
        let mut texts: Vec<String> = std::vec![String::new()];
        for part in [
            &["", "http:", "a+b.c:"][..],
            &["", "//", "//host", "//user:pw@host:80", "//u@[::1]", "//1.2.3.4:", "//h:8%41@b"],
            &["", "/", "/a//b/%41", "rel/ative", "/long/"],
            &["", "?", "?q=1"],
            &["", "#", "#f/?"],
        ] {
            texts = texts.iter().flat_map(|text| part.iter().map(move |part| text.clone() + part)).collect();
        }
        let long = texts.iter().map(|text| text.replace("/long/", &"/long".repeat(60)));
        texts.iter().cloned().chain(long).collect()
    }

    #[test]
    fn the_automata_of_both_rfcs_keep_the_same() {
        let mut seen = [0; 4];
        for text in texts() {
            macro_rules! same {
                ($($number:literal $uri:ident $iri:ident),*) => {$(
                    assert_eq!($uri::is_valid(&text), $iri::is_valid(&text), "{text}");
                    if let (Ok(uri), Ok(iri)) = ($uri::parse(&text), $iri::parse(&text)) {
                        let captures = $uri::found(uri).captures();
                        assert_eq!(captures, $iri::found(iri).captures(), "{text}");
                        assert_eq!($iri::found($iri::from(uri)).captures(), captures);
                        assert_eq!($uri::found($uri::try_from(iri).unwrap()).captures(), captures);
                        seen[$number] += 1;
                    }
                )*};
            }
            same!(0 Uri Iri, 1 UriRef IriRef, 2 AbsoluteUri AbsoluteIri, 3 RelativeRef IriRelativeRef);
        }
        assert!(seen.iter().all(|seen| *seen > 100), "{seen:?}");
    }
}
