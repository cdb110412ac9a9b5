//! What a conformance test of a type needs: the grammar, and the fields of a parse.
//!
//! The crate `virgule-conformance` makes texts from the grammar at run time and compares the type with it. The grammar is a
//! constant and all functions are inlined, so that programs which do not test contain neither.

use crate::parse::table::Table;
use crate::uri::error::scheme_error::SchemeError;
use crate::uri::typed::UriType;

/// A type for the texts of a rule that can be tested against its grammar.
///
/// Derived and generated types have it; it may change in any release.
pub trait Described {
    /// Where its grammar is.
    const ORIGIN: Origin;

    /// Parses the whole of `text`, then shows the part of each field by its number in the origin.
    fn read(text: &str, see: &mut dyn FnMut(usize, Option<&str>)) -> Result<(), SchemeError>;
}

/// Where the grammar of a type is.
#[derive(Debug, Clone, Copy)]
pub enum Origin {
    /// A kind that is built in: its table, and its number there. The fields are the kind's.
    Kind(&'static Table<'static>, usize),
    /// A rule of a grammar.
    Rule {
        /// The name of the grammar.
        grammar: &'static str,
        /// The names and texts of the grammar itself and of all that it imports from files; empty if it is built in.
        texts: &'static [(&'static str, &'static str)],
        /// The rule.
        rule: RuleName,
        /// What is found in a text.
        fields: &'static [FieldRules],
    },
}

/// A rule by its number in the grammar, and its name, by which one sees that the numbers are still the same.
pub type RuleName = (u32, &'static str);

/// A field: its name, the rules whose match it is, and the rule within whose definition they count, if not everywhere.
pub type FieldRules = (&'static str, &'static [RuleName], Option<RuleName>);

impl<T: UriType> Described for T {
    const ORIGIN: Origin = Origin::Kind(T::TABLE.0, T::TABLE.1);

    #[inline]
    fn read(text: &str, see: &mut dyn FnMut(usize, Option<&str>)) -> Result<(), SchemeError> {
        let captures = T::find(text)?;
        for field in 0..T::TABLE.0.fields as usize {
            see(field, T::span(text, &captures, field).and_then(|(begin, end)| text.get(begin..end)));
        }
        Ok(())
    }
}
