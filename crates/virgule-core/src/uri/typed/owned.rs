//! Accessors of owned types: each calls the accessor of the borrowed value.

/// Defines methods that call the methods of the borrowed value.
#[doc(hidden)]
#[macro_export]
macro_rules! __forward {
    ($name:ident: $(fn $method:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {$(
        #[doc = concat!("As [`", stringify!($name), "::", stringify!($method), "`].")]
        #[inline]
        pub fn $method(&self, $($argument: $type),*) -> $result {
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
