//! The macro that defines the type of a kind (a start rule with its fields): `parse`, accessors for the fields, and the
//! traits of a string type.
//!
//! Generated and derived code calls the macro with a table and the names of fields. It is public only for that code.

mod examples;
pub(crate) mod generic;
pub(crate) mod traits;

use crate::uri::error::{MAX_LENGTH, ParseError};
use virgule_automata::captures::{Captures, Matched, OfText, Span};
use virgule_automata::table::Table;

/// The string type of one kind, such as [`Uri`](crate::Uri) or [`Ni`](crate::Ni), independent of its lifetime.
///
/// [`Owned`](crate::Owned) is generic over this trait. Generated types implement it; its items may change in any
/// release.
///
/// ```
/// use virgule::{Owned, UriBuf, UriType, schemes::Mailto};
///
/// fn length<V: UriType>(text: &Owned<V>) -> usize {
///     text.as_str().len()
/// }
///
/// let uri: UriBuf = "a:b".parse()?;
/// let mailto: Owned<Mailto<'static>> = "mailto:anna@example.com".parse()?;
/// assert_eq!((length(&uri), length(&mailto)), (3, 23));
/// # Ok::<(), virgule::ParseError>(())
/// ```
pub trait UriType: Copy {
    /// The captures: the byte ranges of the fields, without the string.
    #[doc(hidden)]
    type Captures: OfText;
    /// The type with another lifetime.
    #[doc(hidden)]
    type Borrowed<'t>: Copy;

    /// The table, and the index of the kind in it.
    #[doc(hidden)]
    const TABLE: (&'static virgule_automata::table::Table<'static>, usize);

    /// The name of the Rust type.
    #[doc(hidden)]
    const NAME: &'static str;

    /// The schemes that values of the type may have, in lower case; empty if any scheme, or none, is allowed.
    #[doc(hidden)]
    const SCHEMES: &'static [&'static str];

    /// True if every value is a URI by RFC 3986.
    #[doc(hidden)]
    const INSIDE_RFC3986: bool;

    /// Parses a string.
    #[doc(hidden)]
    fn find(text: &str) -> Result<Matched<'_, Self::Captures>, ParseError>;
    /// True if [`Self::find`] accepts a string.
    #[doc(hidden)]
    fn is_valid(text: &str) -> bool;
    /// Constructs the value from a match.
    #[doc(hidden)]
    fn of(found: Matched<'_, Self::Captures>) -> Self::Borrowed<'_>;
    /// Returns the match inside a value.
    #[doc(hidden)]
    fn found<'t>(value: Self::Borrowed<'t>) -> Matched<'t, Self::Captures>;
    /// Formats a value without passwords.
    #[doc(hidden)]
    fn redacted(value: Self::Borrowed<'_>) -> crate::Redacted<'_>;
    /// Returns the byte range of a field, by its index in the order of the grammar.
    #[doc(hidden)]
    fn span(found: &Matched<'_, Self::Captures>, field: usize) -> Option<Span>;
}

/// `parse_const`, compiled once for all types whose captures have the same number of words. For generated code.
pub const fn find_const<'t, const K: usize>(
    table: &'static Table<'static>,
    text: &'t str,
    kind: usize,
) -> Result<Matched<'t, Captures<K>>, ParseError> {
    if text.len() <= MAX_LENGTH
        && let Some(found) = Matched::find_const(table, text, kind)
    {
        return Ok(found);
    }
    Err(ParseError::explain(table, text, kind))
}

/// Defines a type for the strings that one start rule of a table matches.
#[doc(hidden)]
#[macro_export]
macro_rules! __typed {
    (
        $(#[$about:meta])*
        $name:ident: table $table:path, kind $kind:literal, captures $captures:literal, schemes $schemes:expr, inside $inside:literal, secrets $secrets:expr $(, parameters $parameters:path)?,
        checks [$($check:tt),*];
        $( $(#[$field_about:meta])* $presence:ident $field:ident = $index:literal; )*
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        pub struct $name<'a> {
            found: $crate::parse::Matched<'a, $crate::parse::Captures<$captures>>,
        }

        impl<'a> $name<'a> {
            $crate::__parse! { $name: table $table, kind $kind, captures $captures, checks [$($check),*] }

            /// Like [`Self::parse`], but usable in constants. It is slower at run time.
            ///
            /// # Errors
            ///
            /// See [`Self::parse`].
            ///
            #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(parse_const))]
            #[inline]
            pub const fn parse_const(text: &'a str) -> Result<Self, $crate::ParseError> {
                match $crate::__derive::find_const(&$table, text, $kind) {
                    Ok(found) => $crate::__checked! {
                        $name { found }, in $table, kind $kind, checks [$($check),*]
                    },
                    Err(error) => Err(error),
                }
            }

            /// Returns the entire string, as it was parsed.
            ///
            #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(as_str))]
            #[inline]
            pub const fn as_str(&self) -> &'a str {
                self.found.text()
            }

            $( $crate::__field! { $(#[$field_about])* $presence $field = $index in $table, kind $kind } )*

            /// Formats the value without passwords, for logs and pages. A policy can hide other values too.
            ///
            #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(redacted))]
            #[inline]
            pub fn redacted(&self) -> $crate::Redacted<'a> {
                const FIELDS: $crate::__derive::Sensitive =
                    $crate::__derive::Sensitive::of($secrets)$(.with(&$parameters))?;
                $crate::Redacted::of((&$table, $kind), &self.found, FIELDS)
            }
        }

        impl $crate::UriType for $name<'_> {
            type Captures = $crate::parse::Captures<$captures>;
            type Borrowed<'t> = $name<'t>;

            const TABLE: (&'static $crate::parse::Table<'static>, usize) = (&$table, $kind);
            const NAME: &'static str = stringify!($name);
            const SCHEMES: &'static [&'static str] = $schemes;
            const INSIDE_RFC3986: bool = $inside;

            #[inline]
            fn find(
                text: &str,
            ) -> Result<$crate::parse::Matched<'_, Self::Captures>, $crate::ParseError> {
                Ok($name::parse(text)?.found)
            }

            #[inline]
            fn is_valid(text: &str) -> bool {
                $name::is_valid(text)
            }

            #[inline]
            fn of(found: $crate::parse::Matched<'_, Self::Captures>) -> $name<'_> {
                $name { found }
            }

            #[inline]
            fn found<'t>(value: Self::Borrowed<'t>) -> $crate::parse::Matched<'t, Self::Captures> {
                value.found
            }

            #[inline]
            fn redacted(value: Self::Borrowed<'_>) -> $crate::Redacted<'_> {
                value.redacted()
            }

            #[inline]
            fn span(
                found: &$crate::parse::Matched<'_, Self::Captures>,
                field: usize,
            ) -> Option<(usize, usize)> {
                found.span(&$table, $kind, field)
            }
        }

        $crate::__alloc_items! {
            impl $name<'_> {
                /// Copies the string into an owned value.
                ///
                #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(to_owned))]
                #[inline]
                pub fn to_owned(&self) -> $crate::Owned<$name<'static>> {
                    (*self).into()
                }
            }

            impl From<$name<'_>> for $crate::Owned<$name<'static>> {
                #[inline]
                fn from(value: $name<'_>) -> Self {
                    value.found.into()
                }
            }
        }

        /// Converts a reference to a borrowed or owned value that converts into the type. The changed result of an
        /// operation is parsed again.
        impl<'a, 'r, Of> From<&'r Of> for $name<'a>
        where
            &'r Of: $crate::__derive::ValueRef,
            <&'r Of as $crate::__derive::ValueRef>::Value: Into<$name<'a>>,
        {
            #[inline]
            fn from(value: &'r Of) -> Self {
                $crate::__derive::ValueRef::value(value).into()
            }
        }

        impl<'a> TryFrom<&'a str> for $name<'a> {
            type Error = $crate::ParseError;

            #[inline]
            fn try_from(text: &'a str) -> Result<Self, Self::Error> {
                Self::parse(text)
            }
        }

        $crate::__text_traits! { ['a] $name<'a>, of $name<'static> }

        /// Masks passwords.
        impl core::fmt::Debug for $name<'_> {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                self.redacted().named(stringify!($name), f)
            }
        }

        impl<'a> From<$name<'a>> for &'a str {
            #[inline]
            fn from(value: $name<'a>) -> &'a str {
                value.as_str()
            }
        }

        $crate::__serde_impls! {
            /// Deserializes from a string that can be borrowed.
            impl<'de: 'a, 'a> $crate::__derive::serde::Deserialize<'de> for $name<'a> {
                fn deserialize<D: $crate::__derive::serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    $crate::__derive::borrowed(from, stringify!($name), Self::parse)
                }
            }
        }
    };
}

/// The accessor of a list: all occurrences of its rules, in order.
#[doc(hidden)]
#[macro_export]
macro_rules! __lists {
    ($name:ident: $( $(#[$about:meta])* $list:ident = $table:path; )*) => {
        $crate::__methods! { $name<'a>: $(
            $(#[$about])*
            pub const fn $list(&self) -> $crate::Occurrences<'a> {
                $crate::Occurrences::of(&$table, self.as_str())
            }
        )* }
    };
}

/// The accessor of a field that is always present (`always`) or may be absent (`maybe`).
#[doc(hidden)]
#[macro_export]
macro_rules! __field {
    ($(#[$about:meta])* always $field:ident = $index:literal in $table:path, kind $kind:literal) => {
        $(#[$about])*
        #[inline]
        pub const fn $field(&self) -> &'a str {
            self.found.required_field(&$table, $kind, $index)
        }
    };
    ($(#[$about:meta])* maybe $field:ident = $index:literal in $table:path, kind $kind:literal) => {
        $(#[$about])*
        #[inline]
        pub const fn $field(&self) -> Option<&'a str> {
            self.found.field(&$table, $kind, $index)
        }
    };
}

/// `parse` and `is_valid` of a type.
#[doc(hidden)]
#[macro_export]
macro_rules! __parse {
    ($name:ident: table $table:path, kind $kind:literal, captures $captures:literal, checks $checks:tt) => {
        /// Parses all of `text`. An error contains the offset and the reason.
        ///
        /// The value borrows `text`. Parsing does not allocate and is linear in the length of `text`.
        ///
        /// # Errors
        ///
        /// If `text` is not of this type, or longer than `virgule::MAX_LENGTH`.
        ///
        #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(parse))]
        #[inline]
        pub fn parse(text: &'a str) -> Result<Self, $crate::ParseError> {
            match $crate::parse::Matched::find(&$table, text, $kind) {
                Ok(found) => $crate::__checked! { Self { found }, in $table, kind $kind, checks $checks },
                Err(failure) => Err($crate::ParseError::of(&$table, text, $kind, failure)),
            }
        }

        /// True if [`Self::parse`] accepts `text`. Faster than `parse` for invalid input, because it constructs no
        /// error.
        ///
        #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(is_valid))]
        #[inline]
        pub fn is_valid(text: &str) -> bool {
            $crate::__is_valid! { $name, text, table $table, kind $kind, captures $captures, checks $checks }
        }
    };
}

/// Returns the value, or the error of the first failed check. Most types have no checks.
#[doc(hidden)]
#[macro_export]
macro_rules! __checked {
    ($value:expr, in $table:path, kind $kind:literal, checks []) => { Ok($value) };
    ($value:expr, in $table:path, kind $kind:literal, checks [$($check:tt),*]) => {{
        let value = $value;
        $( $crate::__check! { value, $table, $kind, $check } )*
        Ok(value)
    }};
}

/// True if a string matches a start rule and its checks. Without checks, no captures are stored.
#[doc(hidden)]
#[macro_export]
macro_rules! __is_valid {
    ($name:ident, $text:ident, table $table:path, kind $kind:literal, captures $captures:literal, checks []) => {
        $crate::parse::match_into(&$table, $text.as_bytes(), $kind, &mut []).is_ok()
    };
    ($name:ident, $text:ident, table $table:path, kind $kind:literal, captures $captures:literal, checks $checks:tt) => {{
        let check = |found| -> Result<_, $crate::ParseError> {
            $crate::__checked! { $name { found }, in $table, kind $kind, checks $checks }
        };
        $crate::parse::Matched::find(&$table, $text, $kind).is_ok_and(|found| check(found).is_ok())
    }};
}

/// Runs a check: `once`, which requires that a field occurs only once, or a check of [`check`](crate::check).
#[doc(hidden)]
#[macro_export]
macro_rules! __check {
    ($value:ident, $table:path, $kind:literal, (once $checked:literal $checked_name:literal $occurrences:path)) => {
        // An absent field does not occur twice.
        if $value.found.span(&$table, $kind, $checked).is_some() {
            if let Some(begin) = $crate::__derive::second(&$occurrences, $value.as_str()) {
                return Err($crate::ParseError::invalid($crate::check::DUPLICATE, &$checked_name, begin));
            }
        }
    };
    ($value:ident, $table:path, $kind:literal, (parameters $parameters:path)) => {
        if let Some(field) = $value.found.field_with_offset(&$table, $kind, $parameters.field) {
            if let Some((begin, parameter)) = $crate::__derive::parameter_again(&$parameters, field) {
                return Err($crate::ParseError::invalid($crate::check::DUPLICATE, &parameter.name, begin));
            }
        }
    };
    ($value:ident, $table:path, $kind:literal, ($check:ident $checked:literal $checked_name:literal)) => {
        if let Some((begin, part)) = $value.found.field_with_offset(&$table, $kind, $checked) {
            if let Some(fault) = $crate::check::$check(part) {
                return Err($crate::ParseError::invalid(fault, &$checked_name, begin));
            }
        }
    };
}
