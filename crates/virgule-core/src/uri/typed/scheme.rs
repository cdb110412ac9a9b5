//! Normalization and comparison of the types of schemes.

/// Normalization and comparison by the rules of a scheme, for its type.
#[cfg(feature = "alloc")]
#[doc(hidden)]
#[macro_export]
macro_rules! __scheme {
    ($name:ident: $table:path, kind $kind:literal, checks $checks:expr, $($semantics:tt)*) => {
        impl<'a> $name<'a> {
            /// The semantics of the scheme.
            const SEMANTICS: $crate::__derive::Semantics<'static> =
                $crate::__derive::Semantics { table: &$table, kind: $kind, checks: $checks, $($semantics)* };

            /// Normalizes the text by `steps` and the rules of the scheme; borrowed if nothing changes. The result is a
            /// text of this type with the same fields.
            ///
            #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(normalize))]
            #[inline]
            pub fn normalize(&self, steps: $crate::Normalization) -> $crate::MaybeOwned<'a, $name<'static>> {
                $crate::MaybeOwned::of(*self, Self::SEMANTICS.normalize(self.as_str(), steps))
            }

            /// The strictest level at which both texts are equivalent; the third level applies the rules of the scheme.
            /// `None` if the texts are not equivalent at any level.
            ///
            #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(equivalence))]
            #[inline]
            pub fn equivalence<'b>(&self, other: impl Into<$name<'b>>) -> Option<$crate::Equivalence> {
                Self::SEMANTICS.equivalence(self.as_str(), other.into().as_str())
            }

            /// True if both texts are equivalent at the level `equivalence`.
            ///
            #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(is_equivalent))]
            #[inline]
            pub fn is_equivalent<'b>(&self, other: impl Into<$name<'b>>, equivalence: $crate::Equivalence) -> bool {
                Self::SEMANTICS.is_equivalent(self.as_str(), other.into().as_str(), equivalence)
            }
        }

        $crate::__owned_impl! { $name {
            $crate::__forward! { $name:
                fn normalize(steps: $crate::Normalization) -> $crate::MaybeOwned<'_, $name<'static>>;
            }

            #[doc = concat!("As [`", stringify!($name), "::equivalence`].")]
            #[inline]
            pub fn equivalence<'b>(&self, other: impl Into<$name<'b>>) -> Option<$crate::Equivalence> {
                self.borrow().equivalence(other)
            }

            #[doc = concat!("As [`", stringify!($name), "::is_equivalent`].")]
            #[inline]
            pub fn is_equivalent<'b>(&self, other: impl Into<$name<'b>>, equivalence: $crate::Equivalence) -> bool {
                self.borrow().is_equivalent(other, equivalence)
            }
        } }
    };
}

/// Without an allocator, types have neither normalization nor equivalence by scheme.
#[cfg(not(feature = "alloc"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __scheme {
    ($($semantics:tt)*) => {};
}
