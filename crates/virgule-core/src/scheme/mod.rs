//! What types with `#[derive(UriScheme)]` share at run time: the trait, the error, and what derived code calls.
//!
//! ```text
//! error      SchemeError: the text is no such text, or a field's type refuses its part
//! message    a short text inside of an error, without allocation
//! convert    part of a text → value of a field, by TryFrom<&str> or FromStr
//! each       the occurrences of a rule that repeats
//! parameters a field as `name=value` pieces
//! compose    fields → text, by a template that was made of the grammar
//! variant    several kinds as one type
//! described  what a test of a type has to know of it
//! decode     fields that are percent-encoded                     feature alloc
//! draft      the fields that were set in a builder               feature alloc
//! few        a list without allocation while it is short         feature alloc
//! build      what a builder checks                               feature alloc
//! states     which fields of a builder are set, as types         the builders of generated types: feature alloc
//! refusal    BuildError: why it has nothing to give              feature alloc
//! advice     what to do about it                                 feature alloc
//! serde      types as strings                                    feature serde
//! ```
//!
//! The macro itself is in the crate `virgule-derive`. Derived code reaches what it needs through `__derive`,
//! which may change in any release.

#[cfg(feature = "alloc")]
mod advice;
#[cfg(feature = "alloc")]
mod build;
mod compose;
mod convert;
#[cfg(feature = "alloc")]
mod decode;
mod described;
#[cfg(feature = "alloc")]
mod draft;
mod error;
#[cfg(feature = "alloc")]
mod few;
mod message;
mod occurrences;
mod parameters;
#[cfg(feature = "alloc")]
mod refusal;
#[cfg(feature = "serde")]
mod serde;
mod states;
mod variant;

#[cfg(feature = "alloc")]
pub(crate) use advice::{Around, advice};
pub use error::{SchemeError, SchemeErrorKind};
pub use occurrences::Occurrences;
pub use parameters::{Parameter, ParameterValues, Parameters};
#[cfg(feature = "alloc")]
pub use refusal::{BuildError, BuildErrorKind};
pub use states::{IsSet, Missing, Set};

/// A type that stands for the texts of one rule of a grammar; made by `#[derive(UriScheme)]`.
///
/// Program against it where a function takes any of them:
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
    /// Whether every text of the rule is a URI by RFC 3986. Decided by the automata, when the type is compiled.
    const INSIDE_RFC3986: bool;

    /// Parses the whole of `text`.
    fn parse(text: &'a str) -> Result<Self, SchemeError>;
}

/// What derived code calls.
#[doc(hidden)]
pub mod derive {
    pub use super::compose::{Items, Piece, Template, compose, show, write};
    pub use super::convert::{
        Convert, Refused, ViaAny, ViaDisplay, ViaFromStr, ViaNested, ViaNothing, ViaTryFrom,
    };
    pub use super::described::{Described, FieldRules, Origin, RuleName};
    pub use super::error::{named, offset_in, refused};
    pub use super::occurrences::{OccurrenceTable, OccurrencesOf, Scan, each, second};
    pub use super::parameters::{KnownParameter, ParameterTable, parameter_again, value_span, value_spans};
    pub use super::states::States;
    pub use super::variant::{Variant, count, joined, may_be, other_scheme};
    pub use crate::error::{Found, Hint, Reason, message, words};
    pub use crate::form::Form;
    pub use crate::redact::Sensitive;
    pub use crate::rules::Rules;
    #[cfg(feature = "alloc")]
    pub use crate::semantics::Semantics;
    pub use crate::typed::{find_const, known_uri};

    #[cfg(feature = "alloc")]
    pub use super::advice::Advice;
    #[cfg(feature = "alloc")]
    pub use super::build::{Blame, Composed, check_each, check_span, finish, refused as unbuilt};
    #[cfg(feature = "alloc")]
    pub use super::decode::{Encoded, decode};
    #[cfg(feature = "alloc")]
    pub use super::draft::Draft;
    #[cfg(feature = "alloc")]
    pub use super::refusal::{MISSING, Misplaced};
    #[cfg(feature = "alloc")]
    pub use alloc::{
        borrow::Cow,
        boxed::Box,
        string::{String, ToString},
        vec::Vec,
    };

    #[cfg(feature = "serde")]
    pub use super::serde::{borrowed, owned};
    #[cfg(feature = "serde")]
    pub use ::serde;
}

/// Items that need an allocator, if the feature `alloc` is on.
#[cfg(feature = "alloc")]
#[doc(hidden)]
#[macro_export]
macro_rules! __alloc_items {
    ($($items:tt)*) => { $($items)* };
}

/// Items that need an allocator, if the feature `alloc` is on.
#[cfg(not(feature = "alloc"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __alloc_items {
    ($($items:tt)*) => {};
}

/// Items that need serde, if the feature `serde` is on.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! __serde_impls {
    ($($items:tt)*) => { $($items)* };
}

/// Items that need serde, if the feature `serde` is on.
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __serde_impls {
    ($($items:tt)*) => {};
}
