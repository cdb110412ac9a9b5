//! Type states of builders: `build` exists only if every required field is set.
//!
//! ```text
//! UriBuilder<Missing>   scheme(…) →   UriBuilder<Set>   build() →   UriBuf
//! ```
//!
//! Only required fields have a state. `build` checks the fields that may be absent, empty, or part of another field.

use core::marker::PhantomData;

/// The state of a builder field that was not set. See [`IsSet`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Missing;

/// The state of a builder field that was set. See [`IsSet`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Set;

/// The field state that `build` requires; only [`Set`] implements it. `Field` is the name of the field as a type, so
/// that the compile error names the missing field.
///
/// Builders have a type parameter for each required field:
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
    note = "this field is required: call its setter on the builder"
)]
pub trait IsSet<Field>: sealed::SealedState {}

impl<Field> IsSet<Field> for Set {}

/// The states of the fields of a builder, with no size at run time. For builders.
pub type States<All> = PhantomData<fn() -> All>;

mod sealed {
    pub trait SealedState {}

    impl SealedState for super::Set {}
}

/// Defines the builder of a type. The setters of `optional` fields keep the states; each setter of a `needed` field
/// changes the state of its field.
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
            "The builder of [`", stringify!($name), "`]: set the fields, then call `build`. The result is valid, and ",
            "contains every field with the value that was set. Each type parameter is the state of a required ",
            "field, see [`IsSet`](crate::builder::state::IsSet)."
        )]
        ///
        #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(builder))]
        #[derive(Clone)]
        #[must_use = "a builder does nothing until `build` is called"]
        pub struct $builder<$($state = $crate::builder::state::Missing),*> {
            set_fields: $crate::__derive::Box<$crate::__derive::BuilderFields>,
            states: $crate::__derive::States<($($state,)*)>,
        }

        /// Omits the values, which may be secret.
        impl<$($state),*> core::fmt::Debug for $builder<$($state),*> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($builder)).finish_non_exhaustive()
            }
        }

        impl $name<'_> {
            #[doc = concat!("Returns a builder without any field set; see [`", stringify!($builder), "`].")]
            #[inline]
            pub fn builder() -> $builder {
                $builder { set_fields: $crate::__derive::Box::default(), states: core::marker::PhantomData }
            }
        }

        impl<$($state),*> $builder<$($state),*> {
            $(
                /// Sets the field. The value must already be percent-encoded.
                pub fn $field(mut self, value: impl core::fmt::Display) -> Self {
                    self.set_fields.set($index, value);
                    self
                }
            )*

            $(
                /// Sets the items of the list in order, percent-encoded.
                pub fn $list<Item: core::fmt::Display>(
                    mut self,
                    items: impl core::iter::IntoIterator<Item = Item>,
                ) -> Self {
                    self.set_fields.set_all($list_index, items);
                    self
                }
            )*

            $(
                /// Sets the field. The value must already be percent-encoded.
                pub fn $needed(mut self, value: impl core::fmt::Display) -> $builder<$($next),*> {
                    self.set_fields.set($number, value);
                    $builder { set_fields: self.set_fields, states: core::marker::PhantomData }
                }
            )*

            /// Composes and parses the string, and checks that every field has its value.
            ///
            /// # Errors
            ///
            /// If the rule of a field does not match its value, or a value is not allowed together with the others,
            /// such as a path that does not begin with `/` after an authority.
            #[inline]
            pub fn build(self) -> Result<$crate::Owned<$name<'static>>, $crate::BuildError>
            where
                $($state: $crate::builder::state::IsSet<$crate::generated::fields::$marker>,)*
            {
                $crate::__derive::finish(self.set_fields, &$template)
            }
        }
    };
}

/// Defines nothing: without the feature `alloc`, there are no builders.
#[cfg(not(feature = "alloc"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __builder {
    ($($builder:tt)*) => {};
}
