//! A type for each rule that strings can be encoded for; it is the type parameter of encoded strings.
//!
//! The rules of RFC 3986 and RFC 3987 are in this module; the rules of all grammars are in [`grammars`]:
//!
//! ```
//! use virgule::encode::{Encoded, rule::grammars::rfc6068::Hfvalue};
//!
//! let subject = Encoded::<Hfvalue>::encode("tea & cake");
//! assert_eq!(subject.as_str(), "tea%20%26%20cake");
//! ```

use super::set::EncodeSet;

pub use crate::generated::sets as grammars;
pub use crate::generated::sets::rfc3986::{
    Fragment, Path, Query, RegName, Segment, SegmentNz, SegmentNzNc, Userinfo,
};
pub use crate::generated::sets::rfc3987::{
    Ifragment, Ipath, Iquery, IregName, Isegment, IsegmentNz, IsegmentNzNc, Iuserinfo,
};

/// A rule of the form `*( plain / pct-encoded )`, or `1*( … )`.
///
/// Generated code implements the trait for types without values, from the automata of the rules. It is sealed.
///
/// ```
/// use virgule::encode::{QUERY, Rule, rule};
///
/// assert_eq!((rule::Query::GRAMMAR, rule::Query::NAME, rule::Query::SET), ("rfc3986", "query", QUERY));
/// assert!(rule::Segment::EMPTY && !rule::SegmentNz::EMPTY);
/// ```
pub trait Rule: sealed::Sealed {
    /// The name of the grammar that defines the rule, such as `rfc3986`.
    const GRAMMAR: &'static str;
    /// The name of the rule, such as `query`.
    const NAME: &'static str;
    /// The characters that need no encoding in strings of the rule.
    const SET: EncodeSet;
    /// True if the rule matches the empty string.
    const EMPTY: bool;
    /// The part of a string that `Debug` shows.
    #[doc(hidden)]
    const SHOWN: Shown;
}

/// A rule that matches the empty string. Any string can be encoded for it, and every part of a matching string matches
/// it, unless a percent-encoding is split.
///
/// ```
/// use virgule::encode::{Encoded, TakesEmpty, rule};
///
/// fn encoded<R: TakesEmpty>(text: &str) -> String {
///     Encoded::<R>::encode(text).into_string()
/// }
///
/// assert_eq!((encoded::<rule::Segment>("a/b"), encoded::<rule::Query>("")), ("a%2Fb".into(), "".into()));
/// ```
pub trait TakesEmpty: Rule {}

/// The part of a string that `Debug` shows if it may contain a password.
#[doc(hidden)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// The entire string.
    Whole,
    /// Only the part before the first colon (RFC 3986 section 3.2.1).
    BeforeColon,
    /// No part: the string is a password.
    Nothing,
}

pub(crate) mod sealed {
    /// Only generated code implements rules.
    pub trait Sealed {}
}

/// Defines constants, types and the list of all rules. For generated code.
macro_rules! sets {
    (
        $($module:ident $grammar:literal { $(
            $(#[$about:meta])*
            $constant:ident $marker:ident $rule:literal $plain:literal, $non_ascii:expr, $empty:ident, $shown:ident;
        )* })*
    ) => {
        $(
            #[doc = concat!("Rules of `", $grammar, "`.")]
            pub mod $module {
                use crate::encode::set::EncodeSet;
                use crate::encode::rule::{self, Shown};

                $(
                    $(#[$about])*
                    pub const $constant: EncodeSet = EncodeSet::new($plain, $non_ascii);

                    $(#[$about])*
                    pub enum $marker {}

                    impl rule::sealed::Sealed for $marker {}

                    impl rule::Rule for $marker {
                        const GRAMMAR: &'static str = $grammar;
                        const NAME: &'static str = $rule;
                        const SET: EncodeSet = $constant;
                        const EMPTY: bool = crate::encode::sets!(@is $empty);
                        const SHOWN: Shown = Shown::$shown;
                    }

                    crate::encode::sets!(@takes $empty $marker);
                )*
            }
        )*

        pub(crate) static RULES: &[(&str, &[(&str, crate::encode::set::EncodeSet)])] =
            &[$(($grammar, &[$(($rule, $module::$constant)),*])),*];
    };
    (@is empty) => { true };
    (@is filled) => { false };
    (@takes empty $marker:ident) => { impl rule::TakesEmpty for $marker {} };
    (@takes filled $marker:ident) => {};
}

pub(crate) use sets;
