//! Accessors of owned types: each calls that of the borrowed value.

/// Methods that call those of the borrowed value.
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

/// The fields of a kind, and the text without its secrets.
#[doc(hidden)]
#[macro_export]
macro_rules! __owned_fields {
    ($name:ident: $($presence:ident $field:ident)*) => {
        $crate::__alloc_items! {
            impl $crate::Owned<$name<'static>> {
                $( $crate::__owned_field! { $name $presence $field } )*
                $crate::__forward! { $name: fn redacted() -> $crate::Redacted<'_>; }
            }
        }
    };
}

/// The accessor of a field that every text has (`always`), or of one that may be absent (`maybe`).
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
