//! Macros for impls that differ only in names.

/// `Debug` that shows the named fields and omits all others, which may contain a password.
macro_rules! opaque_debug {
    ($($name:ident<$($lifetime:lifetime),*> $(: $($field:ident),+)?;)*) => {$(
        /// Omits fields that may contain a secret.
        impl core::fmt::Debug for $name<$($lifetime),*> {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($name))$($(.field(stringify!($field), &self.$field))+)?.finish_non_exhaustive()
            }
        }
    )*};
}

/// Conversions by an expression.
macro_rules! from {
    ($($(#[$about:meta])* [$($generics:tt)*] $source:ty => $target:ty: |$value:pat_param| $made:expr;)*) => {$(
        $(#[$about])*
        impl<$($generics)*> From<$source> for $target {
            #[inline]
            fn from($value: $source) -> Self {
                $made
            }
        }
    )*};
}

/// Fallible conversions by an expression.
#[cfg(feature = "alloc")]
macro_rules! try_from {
    ($($(#[$about:meta])* [$($generics:tt)*] $source:ty => $target:ty, $error:ty: |$value:ident| $made:expr;)*) => {$(
        $(#[$about])*
        impl<$($generics)*> TryFrom<$source> for $target {
            type Error = $error;

            #[inline]
            fn try_from($value: $source) -> Result<Self, $error> {
                $made
            }
        }
    )*};
}

/// `Display` of the constant messages of a type.
macro_rules! messages {
    ($($(#[$about:meta])* $type:ty { $($case:pat => $message:expr $(,)?)+ })*) => {$(
        impl $type {
            /// Returns the output of `Display`.
            #[inline]
            const fn message(&self) -> &'static str {
                match self { $($case => $message),+ }
            }
        }

        $(#[$about])*
        impl core::fmt::Display for $type {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(self.message())
            }
        }
    )*};
}

/// Error types with an offset and a kind: `Display` writes the message of the kind.
#[cfg(feature = "alloc")]
macro_rules! located_errors {
    ($($error:ident of $kind:ident, $about:literal;)*) => {$(
        impl $error {
            #[inline]
            pub(crate) const fn new(offset: usize, kind: $kind) -> Self {
                $error { offset, kind }
            }

            #[doc = $about]
            #[inline]
            pub const fn offset(&self) -> usize {
                self.offset
            }

            /// Returns the kind of the error.
            #[inline]
            pub const fn kind(&self) -> $kind {
                self.kind
            }
        }

        impl core::fmt::Display for $error {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, "{} (offset {})", self.kind.message(), self.offset)
            }
        }

        impl core::error::Error for $error {}
    )*};
}

pub(crate) use {from, messages, opaque_debug};
#[cfg(feature = "alloc")]
pub(crate) use {located_errors, try_from};
