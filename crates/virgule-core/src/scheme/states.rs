//! Whether a field of a builder was set, as types: a builder whose text would lack a part has no `build`.
//!
//! ```text
//! UriBuilder<Missing>   scheme(…) →   UriBuilder<Set>   build() →   UriBuf
//! ```
//!
//! Only what every text needs is told by types: a field that may be absent, or empty, or given as a part of another one,
//! is left to `build`.

use core::marker::PhantomData;

/// The state of a builder's field that was not set. See [`IsSet`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Missing;

/// The state of a builder's field that was set. See [`IsSet`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Set;

/// The state of a field that `build` asks for: only [`Set`] is one. `Field` stands for the field's name, so that the
/// compiler can say which one it is that is missing.
///
/// Builders have a type parameter for each field that no text can do without:
///
/// ```
/// use virgule::builder::state::{Missing, Set};
/// use virgule::Uri;
/// use virgule::builder::UriBuilder;
///
/// let empty: UriBuilder<Missing> = Uri::builder().host("localhost").path("/a"); // no `build` yet
/// let whole: UriBuilder<Set> = empty.scheme("http");
/// assert_eq!(whole.build()?, "http://localhost/a");
/// # Ok::<(), virgule::BuildError>(())
/// ```
///
/// ```compile_fail
/// let uri = virgule::Uri::builder().host("localhost").build(); // the field `scheme` must be set before `build`
/// ```
#[diagnostic::on_unimplemented(
    message = "the field `{Field}` must be set before `build`",
    label = "`{Field}` is not set",
    note = "every text needs this field: call its setter on the builder"
)]
pub trait IsSet<Field>: sealed::Sealed {}

impl<Field> IsSet<Field> for Set {}

/// The states of a builder's fields, of which there is nothing at run time. For builders.
pub type States<All> = PhantomData<fn() -> All>;

mod sealed {
    pub trait Sealed {}

    impl Sealed for super::Set {}
}

/// Makes the builder of a type. `optional` fields keep the states, `needed` ones lead to others.
#[cfg(feature = "alloc")]
#[doc(hidden)]
#[macro_export]
macro_rules! __builder {
    (
        $builder:ident of $name:ident by $template:ident, states [$($state:ident = $marker:ident),*];
        $( optional $field:ident = $index:literal; )*
        $( list $list:ident = $list_index:literal; )*
        $( needed $needed:ident = $number:literal, $($next:ty)|*; )*
    ) => {
        #[doc = concat!(
            "Builds a [`", stringify!($name), "`]: set fields, then `build`. What it gives is valid, and every field ",
            "is in it as it was set. A state stands for a field that must be set, see [`IsSet`](crate::builder::state::IsSet)."
        )]
        #[derive(Clone)]
        #[must_use = "it is nothing before `build`"]
        pub struct $builder<$($state = $crate::builder::state::Missing),*> {
            draft: $crate::__derive::Box<$crate::__derive::Draft>,
            states: $crate::__derive::States<($($state,)*)>,
        }

        /// Without the values, which may be secret.
        impl<$($state),*> core::fmt::Debug for $builder<$($state),*> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($builder)).finish_non_exhaustive()
            }
        }

        impl $name<'_> {
            /// A builder without any field set.
            #[inline]
            pub fn builder() -> $builder {
                $builder { draft: $crate::__derive::Box::default(), states: core::marker::PhantomData }
            }
        }

        impl<$($state),*> $builder<$($state),*> {
            $(
                /// Sets the field, as it is to stand in the text.
                pub fn $field(mut self, value: impl core::fmt::Display) -> Self {
                    self.draft.set($index, value);
                    self
                }
            )*

            $(
                /// Sets the items of the list, in order, each as it is to stand in the text.
                pub fn $list<Item: core::fmt::Display>(
                    mut self,
                    items: impl core::iter::IntoIterator<Item = Item>,
                ) -> Self {
                    self.draft.set_all($list_index, items);
                    self
                }
            )*

            $(
                /// Sets the field, as it is to stand in the text.
                pub fn $needed(mut self, value: impl core::fmt::Display) -> $builder<$($next),*> {
                    self.draft.set($number, value);
                    $builder { draft: self.draft, states: core::marker::PhantomData }
                }
            )*

            /// Composes the text, parses it, and looks whether every value is where it was put.
            #[inline]
            pub fn build(self) -> Result<$crate::Owned<$name<'static>>, $crate::BuildError>
            where
                $($state: $crate::builder::state::IsSet<$crate::generated::fields::$marker>,)*
            {
                $crate::__derive::finish(self.draft, &$template)
            }
        }
    };
}

/// Makes the builder of a type, if the feature `alloc` is on.
#[cfg(not(feature = "alloc"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __builder {
    ($($builder:tt)*) => {};
}
