//! Converts IRIs to URIs and back (RFC 3987, sections 3.1 and 3.2).
//!
//! ```
//! use virgule::{Iri, Uri};
//!
//! let iri = Iri::parse("http://www.example.org/red%09rosé#red")?;
//! assert_eq!(iri.uri_form().to_string(), "http://www.example.org/red%09ros%C3%A9#red");
//! let uri = Uri::parse("http://www.example.org/red%09ros%C3%A9#red")?;
//! assert_eq!(uri.iri_form().to_string(), iri.as_str());
//! # Ok::<(), virgule::ParseError>(())
//! ```
//!
//! # Guarantees
//!
//! - `to_uri` maps an IRI to a URI, and an IRI reference to a URI reference; `to_iri` maps in the other direction.
//!   Input and result have the same delimiters, and thus the same components.
//! - `to_uri` does not change a URI.
//! - `to_iri` and then `to_uri` returns the same URI, except that encoded unreserved characters are decoded (`%7E`
//!   becomes `~`), and that the encodings of non-ASCII characters get upper-case digits. RFC 3986 section 6.2.2 calls
//!   the two equivalent. Another `to_iri` returns the same IRI.
//! - `to_uri` and then `to_iri` returns the same IRI, if it contains no `%` and no character that section 4.1 forbids.
//!
//! # What stays encoded in an IRI
//!
//! `%25`; reserved characters, because `%2F` differs from `/`; ASCII characters that URIs do not allow, such as a
//! space; octets that are not UTF-8; characters other than `ucschar`, and in a query `iprivate`; and the characters
//! LRM, RLM, LRE, RLE, PDF, LRO and RLO, which section 4.1 forbids. Their hexadecimal digits keep their case.
//!
//! Encoded unreserved ASCII characters are decoded (section 3.2), so `%2E%2E` becomes `..`: RFC 3986 defines both as
//! equivalent (section 6.2.2.2), but some programs that resolve references distinguish them. In the same way the
//! registered name `%31.2.3.4` becomes an IPv4 address.
//!
//! # What the caller must decide
//!
//! - Normalization Form C is not applied. Section 3.1 requires it for an IRI from paper or from an encoding other than
//!   Unicode (step 1, a and b), and forbids it for an IRI in UTF-8 (c).
//! - An IRI with right-to-left letters must be displayed as in a left-to-right embedding (section 4.1), and should not
//!   mix directions within a component (section 4.2). This crate checks neither.
//! - Characters of different scripts may look alike (section 8). IRIs that look equal may differ.
//! - A host is percent-encoded like the rest. With the feature `idna` there are
#![cfg_attr(feature = "idna", doc = "  [`to_uri_idna`](crate::Iri::to_uri_idna) and")]
#![cfg_attr(feature = "idna", doc = "  [`to_iri_idna`](crate::Uri::to_iri_idna)")]
#![cfg_attr(not(feature = "idna"), doc = "  `to_uri_idna` and `to_iri_idna`")]
//!   for hosts that are domain names.

#[cfg(feature = "idna")]
mod domain;
mod forms;

#[cfg(feature = "idna")]
pub use domain::{IdnaError, IdnaErrorKind};
pub use forms::{IriForm, UriForm};

#[cfg(feature = "alloc")]
use crate::uri::owned::{Owned, maybe::MaybeOwned};
#[cfg(feature = "alloc")]
use crate::uri::typed::UriType;
use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};
#[cfg(feature = "alloc")]
use alloc::string::ToString;
use core::ops::Range;
use virgule_automata::captures::offset_in;

macro_rules! mapped {
    ($($iri:ident $uri:ident)*) => {$(
        crate::__methods! { $iri<'a>:
            #[doc = concat!("Displays the corresponding [`", stringify!($uri), "`](crate::", stringify!($uri), ").")]
            ///
            /// See [`iri`](mod@crate::iri) for its properties; `to_uri` returns a string.
            ///
            /// ```
            /// let iri = virgule::Iri::parse("http://example.org/rosé")?;
            /// assert_eq!(iri.uri_form().to_string(), "http://example.org/ros%C3%A9");
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            pub const fn uri_form(&self) -> UriForm<'a> {
                UriForm::new(self.as_str())
            }

            #[doc = concat!("Returns the corresponding [`", stringify!($uri), "`](crate::", stringify!($uri), ").")]
            ///
            /// Every non-ASCII character is percent-encoded as UTF-8, including in the host; nothing else changes (RFC
            /// 3987 section 3.1). The text is borrowed if it is ASCII. See [`iri`](mod@crate::iri) for its properties.
            /// [`borrow`](crate::MaybeOwned::borrow) of the result returns the value for further steps and conversions.
            ///
            /// # Panics
            ///
            /// If the result is longer than [`MAX_LENGTH`](crate::MAX_LENGTH).
            ///
            /// ```
            /// use virgule::IriRef;
            ///
            /// let iri = IriRef::parse("//résumé.example.org/?q=%20é").unwrap();
            /// assert_eq!(iri.to_uri(), "//r%C3%A9sum%C3%A9.example.org/?q=%20%C3%A9");
            /// ```
            #[cfg(feature = "alloc")]
            pub fn to_uri(&self) -> MaybeOwned<'a, $uri<'static>> {
                match self.as_str().is_ascii() {
                    true => MaybeOwned::same($iri::found(*self)),
                    false => MaybeOwned::changed(Owned::made(self.uri_form().to_string())),
                }
            }
        }

        crate::__methods! { $uri<'a>:
            #[doc = concat!("Displays the corresponding [`", stringify!($iri), "`](crate::", stringify!($iri), ").")]
            ///
            /// See [`iri`](mod@crate::iri) for its properties; `to_iri` returns a string.
            ///
            /// ```
            /// let uri = virgule::Uri::parse("http://example.org/ros%C3%A9")?;
            /// assert_eq!(uri.iri_form().to_string(), "http://example.org/rosé");
            /// # Ok::<(), virgule::ParseError>(())
            /// ```
            pub fn iri_form(&self) -> IriForm<'a> {
                IriForm::new(self.as_str(), range_in(self.as_str(), self.query()))
            }

            #[doc = concat!("Returns the corresponding [`", stringify!($iri), "`](crate::", stringify!($iri), ").")]
            ///
            /// Percent-encoded UTF-8 is decoded to the characters that an IRI may contain (RFC 3987 section 3.2). The
            /// text is borrowed if nothing changes. See [`iri`](mod@crate::iri) for the properties of the mapping, and
            /// for the encodings that are kept.
            ///
            /// ```
            /// use virgule::UriRef;
            ///
            /// let uri = UriRef::parse("D%C3%BCrst%2F%FC?%e2%80%ae").unwrap();
            /// assert_eq!(uri.to_iri(), "Dürst%2F%FC?%e2%80%ae");
            /// ```
            #[cfg(feature = "alloc")]
            pub fn to_iri(&self) -> MaybeOwned<'a, $iri<'static>> {
                let form = self.iri_form();
                match form.decodable().next().is_none() {
                    true => MaybeOwned::same($iri::found($iri::from(*self))),
                    false => MaybeOwned::changed(Owned::made(form.to_string())),
                }
            }
        }
    )*};
}

mapped! { Iri Uri IriRef UriRef AbsoluteIri AbsoluteUri IriRelativeRef RelativeRef }

/// Returns the byte range in `text` of a component; an empty range if the component is absent.
#[inline]
fn range_in(text: &str, part: Option<&str>) -> Range<usize> {
    match part {
        Some(part) => {
            let begin = offset_in(text, part);
            begin..begin + part.len()
        }
        None => 0..0,
    }
}
