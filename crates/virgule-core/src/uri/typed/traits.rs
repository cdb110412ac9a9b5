//! The traits of types that are compared and shown as their text, and the accessors of owned types, which call those of
//! the borrowed value.

/// The traits of a type with `as_str`: equality, order and hash are those of the text, byte for byte, so that a map with
/// keys of the type can be searched with a `str`.
#[doc(hidden)]
#[macro_export]
macro_rules! __text_traits {
    ([$($generics:tt)*] $type:ty) => {
        /// Writes the text unchanged, passwords included.
        impl<$($generics)*> core::fmt::Display for $type {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.as_str())
            }
        }

        /// Equal if the texts are equal byte for byte. Equivalent texts with another spelling are not equal.
        impl<$($generics)*> PartialEq for $type {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                self.as_str() == other.as_str()
            }
        }

        impl<$($generics)*> Eq for $type {}

        /// Ordered as the bytes of the text.
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

        /// Hashes as the text, byte for byte.
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

        impl<$($generics)*> core::borrow::Borrow<str> for $type {
            #[inline]
            fn borrow(&self) -> &str {
                self.as_str()
            }
        }

        $crate::__equal_texts! {
            [$($generics)*] $type, str;
            [$($generics)*] $type, &str;
        }

        $crate::__serde_impls! {
            /// Serializes as a string, passwords included.
            impl<$($generics)*> $crate::__derive::serde::Serialize for $type {
                fn serialize<S: $crate::__derive::serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    to.serialize_str(self.as_str())
                }
            }
        }
    };
}

/// Compares two types as texts, in both directions.
#[doc(hidden)]
#[macro_export]
macro_rules! __equal_texts {
    ($([$($generics:tt)*] $one:ty, $other:ty;)*) => {$(
        impl<$($generics)*> PartialEq<$other> for $one {
            #[inline]
            fn eq(&self, other: &$other) -> bool {
                AsRef::<str>::as_ref(self) == AsRef::<str>::as_ref(other)
            }
        }

        impl<$($generics)*> PartialEq<$one> for $other {
            #[inline]
            fn eq(&self, other: &$one) -> bool {
                AsRef::<str>::as_ref(self) == AsRef::<str>::as_ref(other)
            }
        }
    )*};
}

/// Methods that call those of the borrowed value.
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

/// Methods of an owned type. They are documented only for the types with an alias, such as [`UriBuf`](crate::UriBuf):
/// all are methods of one type, [`Owned`](crate::Owned), whose page would list them 82 times.
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

/// The accessors of the fields, and `redacted`.
#[doc(hidden)]
#[macro_export]
macro_rules! __owned_fields {
    ($name:ident: $($presence:ident $field:ident)*) => {
        $crate::__alloc_items! {
            $crate::__owned_impl! { $name {
                $( $crate::__owned_field! { $name $presence $field } )*
                $crate::__forward! { $name: fn redacted() -> $crate::Redacted<'_>; }
            } }
        }
    };
}

/// The accessor of a field that is present in every text (`always`), or of a field that may be absent (`maybe`).
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
