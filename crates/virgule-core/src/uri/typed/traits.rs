//! The traits of types that compare and display as strings, and the accessors of owned types, which call those of the
//! borrowed value.

#[cfg(feature = "alloc")]
use crate::uri::owned::{Owned, maybe::MaybeOwned};
use crate::uri::typed::UriType;
#[cfg(feature = "alloc")]
use alloc::{borrow::Cow, string::String};

/// A type that compares with the type `V`: strings, and values of `V`, borrowed or owned.
///
/// Each type has one generic `PartialEq` over this trait. One impl for each pair of types would cost build time,
/// because rustc checks each of them for every kind.
pub trait TextOf<V> {
    /// The string, which is compared byte for byte.
    fn compared_text(&self) -> &str;
}

macro_rules! text_of {
    ($([$($generics:tt)*] $type:ty, of $of:ty;)*) => {$(
        impl<$($generics)*> TextOf<$of> for $type {
            #[inline]
            fn compared_text(&self) -> &str {
                AsRef::<str>::as_ref(self)
            }
        }
    )*};
}

text_of! {
    [V] str, of V;
    [V] &str, of V;
    [V, T: UriType<Borrowed<'static> = V> + AsRef<str>] T, of V;
}
#[cfg(feature = "alloc")]
text_of! {
    [V] String, of V;
    [V] Cow<'_, str>, of V;
    [V: UriType] Owned<V>, of V;
    [V: UriType] MaybeOwned<'_, V>, of V;
}

/// A reference to a value of a generated or derived type, borrowed or owned.
pub trait ValueRef {
    /// The type of the value.
    type Value;

    /// The borrowed value.
    fn value(self) -> Self::Value;
}

impl<T: UriType> ValueRef for &T {
    type Value = T;

    #[inline(always)]
    fn value(self) -> T {
        *self
    }
}

#[cfg(feature = "alloc")]
impl<'t, V: UriType> ValueRef for &'t Owned<V> {
    type Value = V::Borrowed<'t>;

    #[inline]
    fn value(self) -> V::Borrowed<'t> {
        self.borrow()
    }
}

#[cfg(feature = "alloc")]
impl<'t, V: UriType> ValueRef for &'t MaybeOwned<'_, V> {
    type Value = V::Borrowed<'t>;

    #[inline]
    fn value(self) -> V::Borrowed<'t> {
        self.borrow()
    }
}

/// The traits of a type with `as_str`. Order and hash are those of the string, byte for byte, so that a map with keys
/// of the type can be searched with a `str`. With `of`, the traits of the type of a kind.
#[doc(hidden)]
#[macro_export]
macro_rules! __text_traits {
    ([$($generics:tt)*] $type:ty) => {
        /// Writes the string unchanged, including passwords.
        impl<$($generics)*> core::fmt::Display for $type {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl<$($generics)*> Eq for $type {}

        /// Orders by the bytes of the string.
        impl<$($generics)*> PartialOrd for $type {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }

        impl<$($generics)*> Ord for $type {
            #[inline]
            fn cmp(&self, other: &Self) -> core::cmp::Ordering {
                self.as_str().cmp(other.as_str())
            }
        }

        /// Hashes the string, byte for byte.
        impl<$($generics)*> core::hash::Hash for $type {
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                self.as_str().hash(state);
            }
        }

        impl<$($generics)*> AsRef<str> for $type {
            #[inline]
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }
    };
    ([$($generics:tt)*] $type:ty, of $of:ty) => {
        $crate::__text_traits! { [$($generics)*] $type }

        impl<$($generics)*> core::borrow::Borrow<str> for $type {
            #[inline]
            fn borrow(&self) -> &str {
                self.as_str()
            }
        }

        /// Compares with a string, or with a value of the type, borrowed or owned: equal if all bytes are equal.
        /// Equivalent URIs that are spelled differently are not equal.
        impl<$($generics)*, Text: $crate::__derive::TextOf<$of> + ?Sized> PartialEq<Text> for $type {
            #[inline]
            fn eq(&self, other: &Text) -> bool {
                self.as_str() == other.compared_text()
            }
        }

        $crate::__equal! {
            [$($generics)*] str, $type, by str::eq;
            [$($generics)*] &str, $type, by str::eq;
        }

        $crate::__alloc_items! {
            $crate::__equal! {
                [$($generics)*] $crate::__derive::String, $type, by str::eq;
                [$($generics)*] $crate::__derive::Cow<'_, str>, $type, by str::eq;
            }
        }

        $crate::__serde_impls! {
            /// Serializes as a string, including passwords.
            impl<$($generics)*> $crate::__derive::serde::Serialize for $type {
                fn serialize<S: $crate::__derive::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    to.serialize_str(self.as_str())
                }
            }
        }
    };
}

/// Compares one type with another by a function of their strings.
#[doc(hidden)]
#[macro_export]
macro_rules! __equal {
    ($([$($generics:tt)*] $one:ty, $other:ty, by $equal:path;)*) => {$(
        impl<$($generics)*> PartialEq<$other> for $one {
            #[inline]
            fn eq(&self, other: &$other) -> bool {
                $equal(AsRef::<str>::as_ref(self), AsRef::<str>::as_ref(other))
            }
        }
    )*};
}

/// Methods that forward to those of the borrowed value.
#[doc(hidden)]
#[macro_export]
macro_rules! __forward {
    ($name:ident: $(fn $method:ident $(<$lifetime:lifetime>)? ($($argument:ident: $type:ty),*) -> $result:ty;)*) => {$(
        #[doc = concat!("As [`", stringify!($name), "::", stringify!($method), "`].")]
        #[inline]
        pub fn $method $(<$lifetime>)? (&self, $($argument: $type),*) -> $result {
            self.borrow().$method($($argument),*)
        }
    )*};
}

/// Methods of a borrowed type, and forwarding methods of its owned type.
#[doc(hidden)]
#[macro_export]
macro_rules! __methods {
    // The repetition within the repetition of `const` is always empty. It exists because a repetition needs a variable.
    ($name:ident<$a:lifetime>: $(
        $(#[$about:meta])*
        pub $(const $(@$const:tt)?)? fn $method:ident $(<$($generic:lifetime),+>)? (
            &$self:ident $(, $argument:ident: $type:ty)* $(,)?
        ) -> $result:ty $body:block
    )*) => {
        impl<$a> $name<$a> {$(
            $(#[$about])*
            #[inline]
            pub $(const $(@$const)?)? fn $method $(<$($generic),+>)? (&$self, $($argument: $type),*) -> $result $body
        )*}

        $crate::__alloc_items! {
            $crate::__owned_impl! { $name {$(
                #[doc = concat!("As [`", stringify!($name), "::", stringify!($method), "`].")]
                #[inline]
                pub fn $method<$a $($(, $generic)+)?>(&$a self, $($argument: $type),*) -> $result {
                    self.borrow().$method($($argument),*)
                }
            )*} }
        }
    };
}

/// Methods of an owned type. They are documented only for the ten types in the root of the crate: all are methods of
/// [`Owned`](crate::Owned), whose page would list them 82 times.
#[doc(hidden)]
#[macro_export]
macro_rules! __owned_impl {
    (Uri { $($methods:tt)* }) => { impl $crate::Owned<$crate::Uri<'static>> { $($methods)* } };
    (UriRef { $($methods:tt)* }) => { impl $crate::Owned<$crate::UriRef<'static>> { $($methods)* } };
    (AbsoluteUri { $($methods:tt)* }) => { impl $crate::Owned<$crate::AbsoluteUri<'static>> { $($methods)* } };
    (RelativeRef { $($methods:tt)* }) => { impl $crate::Owned<$crate::RelativeRef<'static>> { $($methods)* } };
    (Iri { $($methods:tt)* }) => { impl $crate::Owned<$crate::Iri<'static>> { $($methods)* } };
    (IriRef { $($methods:tt)* }) => { impl $crate::Owned<$crate::IriRef<'static>> { $($methods)* } };
    (AbsoluteIri { $($methods:tt)* }) => { impl $crate::Owned<$crate::AbsoluteIri<'static>> { $($methods)* } };
    (IriRelativeRef { $($methods:tt)* }) => { impl $crate::Owned<$crate::IriRelativeRef<'static>> { $($methods)* } };
    (Ni { $($methods:tt)* }) => { impl $crate::Owned<$crate::Ni<'static>> { $($methods)* } };
    (Nih { $($methods:tt)* }) => { impl $crate::Owned<$crate::Nih<'static>> { $($methods)* } };
    ($name:ident { $($methods:tt)* }) => {
        #[doc(hidden)]
        impl $crate::Owned<$name<'static>> { $($methods)* }
    };
}

/// The accessors of the fields. Those of the eight generic types are in `owned/components.rs`.
#[doc(hidden)]
#[macro_export]
macro_rules! __owned_fields {
    (Uri: $($field:ident)*) => {};
    (AbsoluteUri: $($field:ident)*) => {};
    (RelativeRef: $($field:ident)*) => {};
    (Iri: $($field:ident)*) => {};
    (AbsoluteIri: $($field:ident)*) => {};
    (IriRelativeRef: $($field:ident)*) => {};
    (UriRef: maybe scheme $($field:ident)*) => { $crate::__owned_fields! { UriRef; } };
    (IriRef: maybe scheme $($field:ident)*) => { $crate::__owned_fields! { IriRef; } };
    ($name:ident;) => {
        $crate::__alloc_items! {
            $crate::__owned_impl! { $name { $crate::__owned_field! { $name maybe scheme } } }
        }
    };
    ($name:ident: $($presence:ident $field:ident)*) => {
        $crate::__alloc_items! {
            $crate::__owned_impl! { $name { $( $crate::__owned_field! { $name $presence $field } )* } }
        }
    };
}

/// The accessor of a field that is always present (`always`) or may be absent (`maybe`).
#[doc(hidden)]
#[macro_export]
macro_rules! __owned_field {
    ($name:ident always $field:ident) => {
        $crate::__forward! { $name: fn $field() -> &str; }
    };
    ($name:ident maybe $field:ident) => {
        $crate::__forward! { $name: fn $field() -> Option<&str>; }
    };
}
