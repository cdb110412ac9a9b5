//! Functions that derived code calls, and the trait of derived types.
//!
//! ```text
//! convert      part of a text → value of a field, by TryFrom<&str> or FromStr
//! decode       fields that are percent-encoded                     feature alloc
//! variant      several kinds as one type
//! conformance  the data of conformance tests: the grammar and the fields of a parse
//! ```
//!
//! The macro is in the crate `virgule-derive`. Derived and generated code reaches the runtime through `__derive`, which may
//! change in any release.

pub(crate) mod conformance;
pub(crate) mod convert;
#[cfg(feature = "alloc")]
pub(crate) mod decode;
pub(crate) mod variant;

use crate::uri::error::scheme_error::SchemeError;

/// A type for the texts of one rule of a grammar; `#[derive(UriScheme)]` implements it.
///
/// Functions that accept any such type are generic over it:
///
/// ```
/// use virgule::UriScheme;
///
/// #[derive(UriScheme)]
/// #[uri(grammar = "rfc3986", rule = "authority")]
/// struct Authority<'a> {
///     host: &'a str,
///     port: Option<&'a str>,
/// }
///
/// fn told<'a, T: UriScheme<'a>>(text: &'a str) -> String {
///     match T::parse(text) {
///         Ok(_) => format!("{text} is an {} of {}", T::RULE, T::GRAMMAR),
///         Err(error) => error.to_string(),
///     }
/// }
///
/// assert_eq!(told::<Authority>("localhost:80"), "localhost:80 is an authority of rfc3986");
/// ```
pub trait UriScheme<'a>: Sized {
    /// The name of the grammar's document, such as `rfc3986`.
    const GRAMMAR: &'static str;
    /// The name of the rule, such as `authority`.
    const RULE: &'static str;
    /// The rule as ABNF.
    const ABNF: &'static str;
    /// True if every text that matches the rule is a URI by RFC 3986. Decided by comparing automata when the type is
    /// compiled.
    const INSIDE_RFC3986: bool;

    /// Parses the whole of `text`.
    ///
    /// # Errors
    ///
    /// If the rule does not match `text`, or a field cannot be converted to its type.
    fn parse(text: &'a str) -> Result<Self, SchemeError>;
}

/// Items that derived code calls.
#[doc(hidden)]
pub mod derive {
    pub use super::conformance::{Described, FieldRules, Origin, RuleName};
    pub use super::convert::{
        Convert, Refused, ViaAny, ViaDisplay, ViaFromStr, ViaNested, ViaNothing, ViaTryFrom,
    };
    pub use super::variant::{Variant, count, joined, may_be, other_scheme};
    pub use crate::builder::compose::{FieldValues, Piece, Template, compose, show, write};
    pub use crate::builder::typestate::States;
    pub use crate::encode::parameters::{
        KnownParameter, ParameterTable, parameter_again, value_span, value_spans,
    };
    pub use crate::parse::captures::offset_in;
    pub use crate::redact::Sensitive;
    pub use crate::schemes::canonical_form::Form;
    #[cfg(feature = "alloc")]
    pub use crate::schemes::semantics::Semantics;
    pub use crate::uri::error::pretty::draw;
    pub use crate::uri::error::scheme_error::{named, refused};
    pub use crate::uri::error::{FoundByte, Hint, NamedHint, Reason, TypeNames, message, words};
    pub use crate::uri::occurrences::{OccurrenceTable, OccurrencesOf, Scan, each, second};
    pub use crate::uri::scheme_rules::Rules;
    pub use crate::uri::typed::find_const;
    pub use crate::uri::typed::generic::known_uri;

    #[cfg(feature = "alloc")]
    pub use super::decode::{EncodedValue, decode};
    #[cfg(feature = "alloc")]
    pub use crate::builder::advice::Advice;
    #[cfg(feature = "alloc")]
    pub use crate::builder::build_error::{MISSING, Misplaced};
    #[cfg(feature = "alloc")]
    pub use crate::builder::builder_fields::BuilderFields;
    #[cfg(feature = "alloc")]
    pub use crate::builder::round_trip::{
        Composed, FaultyField, check_each, check_span, finish, refused as unbuilt,
    };
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

/// Emits the items: the feature `alloc` is on.
#[cfg(feature = "alloc")]
#[doc(hidden)]
#[macro_export]
macro_rules! __alloc_items {
    ($($items:tt)*) => { $($items)* };
}

/// Emits nothing: without the feature `alloc` there is no allocator.
#[cfg(not(feature = "alloc"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __alloc_items {
    ($($items:tt)*) => {};
}

/// Emits the items: the feature `serde` is on.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! __serde_impls {
    ($($items:tt)*) => { $($items)* };
}

/// Emits nothing: the feature `serde` is off.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __serde_impls {
    ($($items:tt)*) => {};
}
