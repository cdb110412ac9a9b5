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

/// Enums with a message for each variant, which `Display` writes.
macro_rules! enums_with_messages {
    ($(
        $(#[$about:meta])*
        pub enum $name:ident {
            $( $(#[$case_about:meta])* $case:ident $(($value:ident: $of:ty))? => $message:expr, )*
        }
    )*) => {$(
        $(#[$about])*
        pub enum $name {
            $( $(#[$case_about])* $case $(($of))?, )*
        }

        crate::uri::macros::messages! { $name { $($name::$case $(($value))? => $message)* } }
    )*};
}

/// Error types with an offset and a kind: `Display` writes the message of the kind.
#[cfg(feature = "alloc")]
macro_rules! located_errors {
    ($($(#[$about:meta])* $error:ident of $kind:ident, $offset:literal;)*) => {$(
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $error {
            offset: usize,
            kind: $kind,
        }

        impl $error {
            #[inline]
            pub(crate) const fn new(offset: usize, kind: $kind) -> Self {
                $error { offset, kind }
            }

            #[doc = $offset]
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

/// Errors whose `source` is the error in one of their variants.
#[cfg(any(feature = "http", feature = "url"))]
macro_rules! errors_with_source {
    ($($error:ident by $case:ident;)*) => {$(
        impl core::error::Error for $error {
            #[inline]
            fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
                match self {
                    $error::$case(error) => Some(error),
                    _ => None,
                }
            }
        }
    )*};
}

#[cfg(any(feature = "http", feature = "url"))]
pub(crate) use errors_with_source;
pub(crate) use {enums_with_messages, from, messages, opaque_debug};
#[cfg(feature = "alloc")]
pub(crate) use {located_errors, try_from};
