//! Methods for resolution.

use super::fast_path::BasePieces;
use crate::uri::components::{Base, Generic, Parts};
use crate::uri::output::{self, BufferFullError, Output};
#[cfg(feature = "alloc")]
use crate::uri::owned::Owned;
use crate::uri::typed::traits::ValueRef;
use crate::uri::{Iri, IriRef, Uri, UriRef};
use core::fmt;

/// Resolves references against one base.
///
/// ```
/// # #[cfg(feature = "alloc")] {
/// use virgule::{Resolver, Uri, UriRef};
///
/// let resolver = Resolver::new(Uri::parse("http://a/b/c/d;p?q").unwrap());
/// let reference = UriRef::parse("http:g").unwrap();
/// assert_eq!(resolver.resolve(reference), "http:g");
/// assert_eq!(resolver.strict(false).resolve(reference), "http://a/b/c/g");
///
/// let reference = UriRef::parse("../../../g").unwrap();
/// assert_eq!(resolver.resolve(reference), "http://a/g");
/// assert!(resolver.leads_out(reference));
/// # }
/// ```
#[derive(Clone, Copy)]
pub struct Resolver<'b, B> {
    base: B,
    parts: Parts<'b>,
    pieces: BasePieces<'b>,
    strict: bool,
}

impl<B: fmt::Debug> fmt::Debug for Resolver<'_, B> {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Resolver");
        shown.field("base", &self.base).field("strict", &self.strict).finish_non_exhaustive()
    }
}

impl<'b, B: Base<'b>> Resolver<'b, B> {
    /// Creates a strict resolver. `base` is a [`Uri`] or an [`Iri`], by value, by reference or owned. Its fragment is
    /// ignored (RFC 3986 section 5.1).
    ///
    /// ```
    /// use virgule::{Buffer, Resolver, Uri, UriRef};
    ///
    /// let resolver = Resolver::new(Uri::parse("http://a/b/c#d").unwrap());
    /// let mut bytes = [0; 32];
    /// let mut out = Buffer::new(&mut bytes);
    /// resolver.resolve_into(UriRef::parse("../e").unwrap(), &mut out)?;
    /// assert_eq!(out.as_str(), "http://a/e");
    /// # Ok::<(), virgule::BufferFullError>(())
    /// ```
    #[inline]
    pub fn new(base: impl ValueRef<Value = B>) -> Self {
        let base = base.value();
        let parts = base.parts();
        Resolver { base, parts, pieces: BasePieces::of(base.text(), &parts), strict: true }
    }

    /// If `strict`, a reference with the scheme of the base is an absolute URI, as the grammar defines. Otherwise a
    /// scheme that equals that of the base is ignored, as parsers before RFC 2396 did (section 5.2.2).
    ///
    /// ```
    /// # #[cfg(feature = "alloc")] {
    /// use virgule::{Resolver, Uri, UriRef};
    ///
    /// let resolver = Resolver::new(Uri::parse("http://a/b/c").unwrap()).strict(false);
    /// assert_eq!(resolver.resolve(UriRef::parse("http:d").unwrap()), "http://a/b/d");
    /// # }
    /// ```
    #[must_use]
    #[inline]
    pub fn strict(self, strict: bool) -> Self {
        Resolver { strict, ..self }
    }
}

macro_rules! resolution {
    ($base:ident $reference:ident $owned:ident $reference_owned:ident $example:literal) => {
        impl<'b> Resolver<'b, $base<'b>> {
            /// Appends the target of `reference` to `out`, in linear time. Allocates only to grow `out`.
            ///
            /// A [`Buffer`](crate::Buffer) also needs capacity for segments that a later `..` removes: the length of
            /// the base plus that of the reference plus three bytes always suffices.
            ///
            /// # Errors
            ///
            /// [`BufferFullError`] if `out` does not have enough capacity; `out` is then unchanged.
            // `always` keeps the offsets of the reference in processor registers.
            #[inline(always)]
            pub fn resolve_into<'r>(
                &self,
                reference: impl Into<$reference<'r>>,
                out: &mut impl Output,
            ) -> Result<(), BufferFullError> {
                let reference = reference.into();
                match self.pieces.before(reference.as_str(), reference, self.strict) {
                    Some((piece, rest)) => output::whole(out, |out| {
                        out.push_str(piece)?;
                        out.push_str(rest)
                    }),
                    None => self.resolve_in_full(&reference.parts(), out),
                }
            }

            /// Resolves component by component. Not inlined, because few references need it.
            #[inline(never)]
            fn resolve_in_full(
                &self,
                parts: &Parts<'_>,
                out: &mut impl Output,
            ) -> output::WriteResult {
                output::whole(out, |out| super::resolve(&self.parts, parts, self.strict, out))
            }

            /// True if a `..` has no segment to remove, as in `../../x` from `http://a/b`. Dot segments of the base
            /// count if its directory is used. The algorithm ignores such a `..` (section 5.4.2); this method is for
            /// callers that treat it as an attack or a mistake.
            ///
            /// ```
            /// use virgule::{Resolver, Uri, UriRef};
            ///
            /// let resolver = Resolver::new(Uri::parse("http://a/b/c").unwrap());
            /// assert!(resolver.leads_out(UriRef::parse("../../d").unwrap()));
            /// assert!(!resolver.leads_out(UriRef::parse("../d").unwrap()));
            /// ```
            #[cfg(feature = "alloc")]
            pub fn leads_out<'r>(&self, reference: impl Into<$reference<'r>>) -> bool {
                super::leads_out(&self.parts, &reference.into().parts(), self.strict)
            }

            /// Returns the target of `reference`.
            ///
            /// # Panics
            ///
            /// If the target is longer than 4 GiB.
            #[cfg(feature = "alloc")]
            pub fn resolve<'r>(&self, reference: impl Into<$reference<'r>>) -> crate::uri::owned::$owned {
                let reference = reference.into();
                let mut text = alloc::string::String::with_capacity(
                    self.base.as_str().len() + reference.as_str().len() + 3,
                );
                // Writing to a string does not fail.
                let _ = self.resolve_into(reference, &mut text);
                let base = (self.base, &self.parts);
                let captures = super::captures::target_captures(base, reference, self.strict, text.len());
                crate::uri::owned::$owned::composed(text, captures)
            }
        }

        crate::__methods! { $base<'a>:
            /// Returns the shortest reference that resolves to exactly this text from `base`, or `None` if none does.
            ///
            /// No reference does if the path has dot segments and differs from that of the base, because resolution
            /// removes dot segments. Normalize the target first.
            ///
            /// ```
            /// use virgule::Uri;
            ///
            /// let base = Uri::parse("http://a/b/c/d;p?q").unwrap();
            /// let target = Uri::parse("http://a/b/g?y").unwrap();
            /// let reference = target.relative_to(base).unwrap();
            /// assert_eq!(reference, "../g?y");
            /// assert_eq!(reference.resolve(base), target.as_str());
            /// ```
            #[cfg(feature = "alloc")]
            pub fn relative_to<'b>(
                &self,
                base: impl Into<$base<'b>>,
            ) -> Option<crate::uri::owned::$reference_owned> {
                let (base, text) = (base.into(), self.as_str());
                let found =
                    super::relativize::relativize(&base.parts(), &self.parts(), text, |text, resolve| {
                        $reference::parse(text).is_ok_and(|reference| resolve(&reference.parts()))
                    })?;
                crate::uri::owned::$reference_owned::parse(found).ok()
            }
        }

        impl $reference<'_> {
            /// Resolves this reference against `base`, by the strict algorithm of RFC 3986 section 5.2.
            ///
            /// Any base is accepted; for a base with a rootless path, the result is that of the algorithm. A path never
            /// becomes an authority: `.//g` from `f:/a` is `f:/.//g`.
            ///
            /// ```
            #[doc = $example]
            /// ```
            ///
            /// # Panics
            ///
            /// If the target is longer than 4 GiB.
            #[cfg(feature = "alloc")]
            pub fn resolve<'b>(&self, base: impl Into<$base<'b>>) -> crate::uri::owned::$owned {
                Resolver::new(base.into()).resolve(*self)
            }

            /// Resolves this reference against a base that may lack a scheme, which RFC 3986 section 5.1 requires of a
            /// base. The result then lacks one too.
            ///
            /// The algorithm is that of section 5.2, except that a path that does not begin with a slash keeps a `..`
            /// that leads out of the path of the base: resolving the result against a URI is equivalent to resolving
            /// first the base and then this reference.
            ///
            /// ```
            /// use virgule::UriRef;
            ///
            /// let base = UriRef::parse("a/b?q").unwrap();
            /// assert_eq!(UriRef::parse("c").unwrap().resolve_relative(base), "a/c");
            /// assert_eq!(UriRef::parse("../../c").unwrap().resolve_relative(base), "../c");
            /// assert_eq!(UriRef::parse("#f").unwrap().resolve_relative(base), "a/b?q#f");
            /// ```
            ///
            /// # Panics
            ///
            /// If the target is longer than 4 GiB.
            #[cfg(feature = "alloc")]
            pub fn resolve_relative<'b>(
                &self,
                base: impl Into<$reference<'b>>,
            ) -> crate::uri::owned::$reference_owned {
                let base = base.into();
                let mut text = alloc::string::String::new();
                // Writing to a string does not fail.
                let _ = super::relative_base::resolve_relative(&base.parts(), &self.parts(), &mut text);
                crate::uri::owned::$reference_owned::made(text)
            }

            /// Appends the target to a [`String`](alloc::string::String) or [`Buffer`](crate::Buffer), without other
            /// allocations.
            ///
            /// # Errors
            ///
            /// [`BufferFullError`] if `out` does not have enough capacity; `out` is then unchanged.
            ///
            /// ```
            /// use virgule::{Buffer, Uri, UriRef};
            ///
            /// let mut bytes = [0; 32];
            /// let mut target = Buffer::new(&mut bytes);
            /// UriRef::parse("../d").unwrap().resolve_into(Uri::parse("http://a/b/c").unwrap(), &mut target)?;
            /// assert_eq!(target.as_str(), "http://a/d");
            /// # Ok::<(), virgule::BufferFullError>(())
            /// ```
            #[inline]
            pub fn resolve_into<'b>(
                &self,
                base: impl Into<$base<'b>>,
                out: &mut impl Output,
            ) -> Result<(), BufferFullError> {
                Resolver::new(base.into()).resolve_into(*self, out)
            }
        }

        #[cfg(feature = "alloc")]
        impl Owned<$reference<'static>> {
            crate::__forward! { $reference:
                fn resolve<'b>(base: impl Into<$base<'b>>) -> Owned<$base<'static>>;
                fn resolve_into<'b>(base: impl Into<$base<'b>>, out: &mut impl Output) -> Result<(), BufferFullError>;
            }
        }
    };
}

resolution!(Uri UriRef UriBuf UriRefBuf "
use virgule::{Uri, UriRef};

let base = Uri::parse(\"http://a/b/c/d;p?q\").unwrap();
assert_eq!(UriRef::parse(\"../../g?y#s\").unwrap().resolve(base), \"http://a/g?y#s\");
assert_eq!(UriRef::parse(\"c\").unwrap().resolve(Uri::parse(\"urn:a:b\").unwrap()), \"urn:c\");
");
resolution!(Iri IriRef IriBuf IriRefBuf "
use virgule::{Iri, IriRef};

let base = Iri::parse(\"http://例え.jp/あ/い\").unwrap();
assert_eq!(IriRef::parse(\"う?é\").unwrap().resolve(base), \"http://例え.jp/あ/う?é\");
");
