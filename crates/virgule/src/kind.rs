//! Kinds of text by their names, for programs that learn at run time what to parse.

use crate::engine::Table;
use crate::scheme::derive::Template;

/// A start rule of a grammar, with the table that parses it.
///
/// ```
/// let kinds: Vec<&str> = virgule::Kind::all().map(|kind| kind.name).collect();
/// assert!(kinds.contains(&"uri-reference") && kinds.contains(&"ni"));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Kind {
    /// Its name, such as `uri-reference` or `ni`.
    pub name: &'static str,
    /// Whether it is a URI scheme.
    pub scheme: bool,
    /// The grammar that defines it, such as `rfc3986`.
    pub grammar: &'static str,
    /// The rule that the whole text must match, such as `URI-reference`.
    pub start: &'static str,
    /// The automaton of its family.
    #[doc(hidden)]
    pub table: &'static Table<'static>,
    /// Its number in the family.
    #[doc(hidden)]
    pub kind: usize,
    /// The names of its fields; those that are not shown are empty.
    pub fields: &'static [&'static str],
    /// The field that may hold `user:password`, by its number.
    pub secret: Option<usize>,
    /// Whether every text of it is a URI by RFC 3986.
    pub inside: Inside,
    /// Fields, by their numbers, with the names of their checks.
    #[doc(hidden)]
    pub checks: &'static [(usize, &'static str)],
    /// How its fields make a text; none where a text has parts that are in no field, or the fields do not tell
    /// alternatives apart.
    #[doc(hidden)]
    pub template: Option<&'static Template<'static>>,
    /// How fields, or the whole text, are written for comparison.
    #[doc(hidden)]
    pub forms: &'static [(Option<usize>, crate::Form)],
    /// The fields that alone decide whether two texts are equal, by their numbers; none: the whole text does.
    #[doc(hidden)]
    pub equal_by: &'static [usize],
    /// The steps of syntax-based normalization that the scheme allows.
    #[doc(hidden)]
    pub steps: crate::Steps,
    /// What the scheme says beyond its grammar.
    #[doc(hidden)]
    pub rules: crate::Rules<'static>,
    /// Its type's `each_field`.
    #[doc(hidden)]
    pub each_field: EachField,
}

/// Whether every text of a kind is a URI, as the automata say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Inside {
    /// It is.
    Yes,
    /// This text is not, one of the shortest.
    No(&'static str),
    /// To tell, its automaton would have to be larger than is allowed.
    Unknown,
}

/// Parses a text, by the function for constants or not, and shows each field by its number.
#[doc(hidden)]
pub type EachField =
    for<'t> fn(&'t str, bool, &mut dyn FnMut(usize, Option<&'t str>)) -> Result<(), crate::ParseError>;

impl Kind {
    /// All kinds that are built in.
    pub fn all() -> impl Iterator<Item = &'static Kind> {
        crate::generated::KINDS.iter().flat_map(|kinds| kinds.iter())
    }

    /// What it says of its texts beyond the syntax.
    #[cfg(feature = "alloc")]
    #[doc(hidden)]
    pub fn semantics(&self) -> crate::Semantics<'static> {
        let Kind { table, kind, checks, forms, equal_by, steps, rules, .. } = *self;
        crate::Semantics { table, kind, checks, forms, equal_by, steps, rules }
    }

    /// The kind of that name.
    pub fn find(name: &str) -> Option<&'static Kind> {
        Self::all().find(|kind| kind.name == name)
    }
}
