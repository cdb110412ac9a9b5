//! Data for conformance tests of a type: its grammar, and the fields of a parse.
//!
//! The crate `virgule-conformance` generates texts from the grammar at run time and compares the type with the grammar.
//! The grammar is a constant and all functions are inlined, so that programs which do not test contain neither.

use crate::parse::table::Table;
use crate::uri::error::scheme_error::SchemeError;
use crate::uri::typed::UriType;

/// A type for the texts of a rule that can be tested against its grammar.
///
/// Derived and generated types implement this trait; it may change in any release.
pub trait Described {
    /// The origin of the grammar of the type.
    const ORIGIN: Origin;

    /// Parses the whole of `text`, then calls `see` with the number of each field in the origin, and the text of the
    /// field.
    fn read(text: &str, see: &mut dyn FnMut(usize, Option<&str>)) -> Result<(), SchemeError>;
}

/// The origin of the grammar of a type.
#[derive(Debug, Clone, Copy)]
pub enum Origin {
    /// A built-in kind: its table, and its number in the table. The fields are those of the kind.
    Kind(&'static Table<'static>, usize),
    /// A rule of a grammar.
    Rule {
        /// The name of the grammar.
        grammar: &'static str,
        /// The names and texts of the grammar and of all grammars that it imports from files; empty if the grammar is
        /// built in.
        texts: &'static [(&'static str, &'static str)],
        /// The start rule of the type.
        rule: RuleName,
        /// The fields that a parse captures.
        fields: &'static [FieldRules],
    },
}

/// A rule: its number in the grammar, and its name, by which a test verifies that the numbers are still valid.
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
