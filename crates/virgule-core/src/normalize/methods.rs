//! Methods for normalization.

use super::step::{Normalization, NormalizationReport};
use crate::uri::output::{BufferFullError, Output};
use crate::uri::{AbsoluteIri, AbsoluteUri, Iri, IriRef, IriRelativeRef, RelativeRef, Uri, UriRef};

macro_rules! normalization {
    ($($name:ident)*) => {$(
        impl<'a> $name<'a> {
            /// Normalizes the text by `steps`; borrowed if nothing changes.
            ///
            /// [`Normalization::SYNTAX`] is valid for all schemes; [`Normalization::SCHEME`] adds the rules of known
            /// schemes. Normalization is idempotent, and the result parses to the normalized components.
            ///
            /// ```
            /// use virgule::{Normalization, Uri};
            ///
            /// let uri = Uri::parse("HTTP://Example.COM:80/a/./%7Eb/../%c3%a9").unwrap();
            /// assert_eq!(uri.normalize(Normalization::SYNTAX), "http://example.com:80/a/%C3%A9");
            /// assert_eq!(uri.normalize(Normalization::SCHEME), "http://example.com/a/%C3%A9");
            /// ```
            #[cfg(feature = "alloc")]
            #[inline]
            pub fn normalize(&self, steps: Normalization) -> crate::uri::owned::maybe::MaybeOwned<'a, $name<'static>> {
                crate::uri::owned::maybe::MaybeOwned::of(*self, super::text(self, self.as_str(), steps))
            }

            /// Appends the text normalized by `steps` to `out`, without allocating anything else, and returns the
            /// changes.
            ///
            /// A [`Buffer`](crate::Buffer) also needs capacity for segments that a later `..` removes: 64 bytes more
            /// than the length of the text always suffice.
            ///
            /// # Errors
            ///
            /// [`BufferFullError`] if `out` has not enough capacity; `out` is then unchanged.
            ///
            /// ```
            /// use virgule::{Buffer, Normalization, Uri};
            ///
            /// let mut bytes = [0; 128];
            /// let mut normal = Buffer::new(&mut bytes);
            /// let uri = Uri::parse("HTTP://a/b/../%7Ec").unwrap();
            /// let report = uri.normalize_into(Normalization::SYNTAX, &mut normal)?;
            /// assert_eq!((normal.as_str(), report.is_empty()), ("http://a/~c", false));
            /// # Ok::<(), virgule::BufferFullError>(())
            /// ```
            #[inline]
            pub fn normalize_into(&self, steps: Normalization, out: &mut impl Output) -> Result<NormalizationReport, BufferFullError> {
                crate::uri::output::whole(out, |out| super::normalize(*self, steps, out))
            }

            /// The changes that normalization by `steps` would make.
            ///
            /// ```
            /// use virgule::{Component, NormalizationStep, Normalization, Uri};
            ///
            /// let uri = Uri::parse("http://Example.com/a/../%7Eb").unwrap();
            /// let changes = uri.changes(Normalization::SCHEME);
            /// assert_eq!(
            ///     changes.to_string(),
            ///     "lower-casing in host, percent-decoding unreserved characters in path and removing dot segments"
            /// );
            /// assert!(changes.iter().any(|change| change == (NormalizationStep::DotSegments, Component::Path)));
            /// assert!(uri.changes(Normalization::DOTS.without(NormalizationStep::DotSegments)).is_empty());
            /// ```
            #[cfg(feature = "alloc")]
            #[inline]
            pub fn changes(&self, steps: Normalization) -> NormalizationReport {
                super::normalize(*self, steps, &mut super::cow_output::CowOutput::new(self.as_str())).unwrap_or_default()
            }
        }

        #[cfg(feature = "alloc")]
        impl crate::uri::owned::Owned<$name<'static>> {
            crate::__forward! { $name:
                fn normalize(steps: Normalization) -> crate::uri::owned::maybe::MaybeOwned<'_, $name<'static>>;
                fn normalize_into(steps: Normalization, out: &mut impl Output) -> Result<NormalizationReport, BufferFullError>;
                fn changes(steps: Normalization) -> NormalizationReport;
            }
        }
    )*};
}

normalization! { Uri UriRef AbsoluteUri RelativeRef Iri IriRef AbsoluteIri IriRelativeRef }
