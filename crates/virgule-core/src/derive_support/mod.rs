//! Functions that derived code calls, and the trait of derived types.
//!
//! The macro is in the crate `virgule-derive`. Derived and generated code accesses the runtime through `__derive`,
//! which may change in any release.

pub(crate) mod convert;
pub(crate) mod variant;

#[cfg(feature = "alloc")]
use crate::encode::{self, set::EncodeSet};
use crate::uri::error::scheme_error::SchemeError;
use crate::uri::typed::UriType;
#[cfg(feature = "alloc")]
use core::fmt::{self, Write};
use virgule_automata::table::Table;

/// A type for the strings that a grammar rule matches: the types of this crate, borrowed and owned, and those with
/// `#[derive(UriScheme)]`.
///
/// Functions that accept any such type can be generic over it:
///
/// ```
/// # #[cfg(not(feature = "derive"))] fn main() {}
/// # #[cfg(feature = "derive")] fn main() {
/// use virgule::{Uri, UriScheme};
///
/// #[derive(UriScheme)]
/// #[uri(abnf = "badge = \"badge:\" number\nnumber = 1*4DIGIT\n")]
/// struct Badge {
///     number: u16,
/// }
///
/// fn invalid<'a, T: UriScheme<'a>>(lines: &'a str) -> Vec<&'a str> {
///     lines.lines().filter(|line| !T::is_valid(line)).collect()
/// }
///
/// assert_eq!(invalid::<Uri>("badge:7\nhttp://a b/\nbadge:x"), ["http://a b/"]);
/// assert_eq!(invalid::<Badge>("badge:7\nbadge:x"), ["badge:x"]);
/// # }
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be parsed as a kind of URI",
    label = "neither a type of `virgule::schemes` nor one with `#[derive(UriScheme)]`",
    note = "in an enum without a grammar, each variant must hold a type of `virgule::schemes`, an owned one, or one \
            with `#[derive(UriScheme)]`; to bind variants to the rules of a grammar, add `#[uri(grammar = \"…\")]`"
)]
pub trait UriScheme<'a>: Sized {
    /// The schemes that values of the type may have, in lower case; empty if any scheme, or none, is allowed.
    const SCHEMES: &'static [&'static str];
    /// True if every string that matches the rule is a URI by RFC 3986. Decided by comparing automata when the type is
    /// compiled.
    const INSIDE_RFC3986: bool;

    /// Parses all of `text`.
    ///
    /// # Errors
    ///
    /// If the rule does not match `text`, or a field cannot be converted to its type.
    fn parse(text: &'a str) -> Result<Self, SchemeError>;

    /// True if [`Self::parse`] accepts `text`. Faster than `parse` for invalid input, because it constructs no error.
    fn is_valid(text: &'a str) -> bool;
}

/// Items that derived code calls.
#[doc(hidden)]
pub mod derive {
    pub use super::convert::{
        Convert, Refused, ViaAny, ViaDisplay, ViaFromStr, ViaNested, ViaNothing, ViaTryFrom,
    };
    pub use super::variant::{count, joined, may_be, other_scheme};
    pub use super::{Described, FieldRules, Origin, RuleName};
    pub use crate::builder::compose::{FieldValues, Piece, Template, compose, show, write};
    pub use crate::builder::typestate::States;
    pub use crate::encode::parameters::{
        KnownParameter, ParameterTable, parameter_again, value_span, value_spans,
    };
    pub use crate::redact::Sensitive;
    pub use crate::schemes::canonical_form::Form;
    #[cfg(feature = "alloc")]
    pub use crate::schemes::semantics::Semantics;
    pub use crate::uri::error::pretty::draw;
    pub use crate::uri::error::scheme_error::{named, refused};
    pub use crate::uri::error::{FoundByte, Hint, NamedHint, Reason, TypeNames, position, words};
    pub use crate::uri::occurrences::{OccurrenceTable, OccurrencesOf, Scan, each, second};
    pub use crate::uri::scheme_rules::Rules;
    pub use crate::uri::typed::find_const;
    pub use crate::uri::typed::generic::known_uri;
    pub use crate::uri::typed::traits::{TextOf, ValueRef};
    pub use virgule_automata::captures::offset_in;

    #[cfg(feature = "alloc")]
    pub use super::EncodedValue;
    #[cfg(feature = "alloc")]
    pub use crate::builder::build_error::{MISSING, Misplaced};
    #[cfg(feature = "alloc")]
    pub use crate::builder::builder_fields::BuilderFields;
    #[cfg(feature = "alloc")]
    pub use crate::builder::round_trip::{
        Composed, FaultyField, check_each, check_span, finish, refused as unbuilt,
    };
    #[cfg(feature = "alloc")]
    pub use crate::encode::decode::decode;
    #[cfg(feature = "alloc")]
    pub use crate::uri::typed::generic::InsideUri;
    #[cfg(feature = "alloc")]
    pub use alloc::{
        borrow::Cow,
        boxed::Box,
        string::{String, ToString},
        vec::Vec,
    };

    #[cfg(feature = "serde")]
    pub use crate::uri::serde::{borrowed, owned};
    #[cfg(feature = "serde")]
    pub use ::serde;
}

/// Emits the items, because the feature `alloc` is enabled.
#[cfg(feature = "alloc")]
#[doc(hidden)]
#[macro_export]
macro_rules! __alloc_items {
    ($($items:tt)*) => { $($items)* };
}

/// Emits nothing, because the feature `alloc` is disabled.
#[cfg(not(feature = "alloc"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __alloc_items {
    ($($items:tt)*) => {};
}

/// Emits the items, because the feature `serde` is enabled.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! __serde_impls {
    ($($items:tt)*) => { $($items)* };
}

/// Emits nothing, because the feature `serde` is disabled.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __serde_impls {
    ($($items:tt)*) => {};
}

/// A type that can be tested against its grammar: `virgule-tools` generates strings from the grammar at run time. The
/// grammar is a constant and all functions are inlined, so that programs without such tests contain neither.
///
/// Derived and generated types implement this trait; it may change in any release.
pub trait Described {
    /// The origin of the grammar of the type.
    const ORIGIN: Origin;

    /// Parses all of `text`, then calls `see` with the index of each field in the origin and the string of the field.
    fn read(text: &str, see: &mut dyn FnMut(usize, Option<&str>)) -> Result<(), SchemeError>;
}

/// The origin of the grammar of a type.
#[derive(Debug, Clone, Copy)]
pub enum Origin {
    /// A built-in kind: its table, and its index in the table. The fields are those of the kind.
    Kind(&'static Table<'static>, usize),
    /// A rule of a grammar.
    Rule {
        /// The name of the grammar.
        grammar: &'static str,
        /// The names and sources of the grammar and of all grammars that it imports from files; empty if the grammar is
        /// built in.
        texts: &'static [(&'static str, &'static str)],
        /// The start rule of the type.
        rule: RuleName,
        /// The fields that a parse captures.
        fields: &'static [FieldRules],
    },
}

/// A rule: its index in the grammar, and its name, by which a test verifies that the indices are still valid.
pub type RuleName = (u32, &'static str);

/// A field: its name, the rules that it captures, and the rule within whose definition they are captured, or `None` if
/// they are captured everywhere.
pub type FieldRules = (&'static str, &'static [RuleName], Option<RuleName>);

impl<T: UriType> Described for T {
    const ORIGIN: Origin = Origin::Kind(T::TABLE.0, T::TABLE.1);

    #[inline]
    fn read(text: &str, see: &mut dyn FnMut(usize, Option<&str>)) -> Result<(), SchemeError> {
        let found = T::find(text)?;
        for field in 0..T::TABLE.0.fields as usize {
            see(field, T::span(&found, field).and_then(|(begin, end)| text.get(begin..end)));
        }
        Ok(())
    }
}

/// A value whose `Display` percent-encodes every character that is not in the set. It corresponds to
/// [`encode`](crate::encode), for grammar rules that have no marker type in that module. For derived code.
#[cfg(feature = "alloc")]
pub struct EncodedValue<T> {
    /// The value.
    pub value: T,
    /// The ASCII characters that are not encoded, as bits.
    pub plain: u128,
}

#[cfg(feature = "alloc")]
impl<T: fmt::Display> fmt::Display for EncodedValue<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        struct Encoder<'f, 'g>(&'f mut fmt::Formatter<'g>, EncodeSet);

        impl Write for Encoder<'_, '_> {
            #[inline]
            fn write_str(&mut self, text: &str) -> fmt::Result {
                encode::write(self.0, text.as_bytes(), self.1)
            }
        }

        write!(Encoder(f, EncodeSet::new(self.plain, &[])), "{}", self.value)
    }
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::EncodedValue;
    use alloc::string::ToString;

    #[test]
    fn encoding_keeps_what_is_plain() {
        let plain = 1 << b'a' | 1 << b'/';
        assert_eq!(EncodedValue { value: "a/b é", plain }.to_string(), "a/%62%20%C3%A9");
    }
}
