//! Data for conformance tests of a type: its grammar, and the fields of a parse.
//!
//! The crate `virgule-conformance` generates texts from the grammar at run time and compares the type with the grammar.
//! The grammar is a constant and all functions are inlined, so that programs which do not test contain neither.

use crate::parse::table::Table;
use crate::uri::error::scheme_error::SchemeError;
use crate::uri::typed::UriType;

/// A type for the texts of a rule that can be tested against its grammar.
///
/// Derived and generated types have it; it may change in any release.
pub trait Described {
    /// The origin of its grammar.
    const ORIGIN: Origin;

    /// Parses the whole of `text`, then passes the text of each field to `see`, by its number in the origin.
    fn read(text: &str, see: &mut dyn FnMut(usize, Option<&str>)) -> Result<(), SchemeError>;
}

/// The origin of the grammar of a type.
#[derive(Debug, Clone, Copy)]
pub enum Origin {
    /// A built-in kind: its table, and its number there. The fields are those of the kind.
    Kind(&'static Table<'static>, usize),
    /// A rule of a grammar.
    Rule {
        /// The name of the grammar.
        grammar: &'static str,
        /// The names and texts of the grammar and of all grammars that it imports from files; empty if it is built in.
        texts: &'static [(&'static str, &'static str)],
        /// The rule.
        rule: RuleName,
        /// The fields that a parse captures.
        fields: &'static [FieldRules],
    },
}

/// A rule by its number in the grammar, and by its name, which verifies that the numbers are still valid.
pub type RuleName = (u32, &'static str);

/// A field: its name, the rules that it captures, and the rule within whose definition they are captured, if not
/// everywhere.
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
