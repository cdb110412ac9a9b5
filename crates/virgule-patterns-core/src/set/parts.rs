//! All parts of a set: arrays that are owned, or static where a macro wrote them.

use super::fields::FieldSteps;
use super::report::PatternReport;
use super::tables::SetTables;
use crate::reading::Reader;
use crate::values::Slot;
use std::borrow::Cow;

/// The parts of a set.
#[derive(Debug)]
pub struct SetParts {
    /// By index.
    pub patterns: Cow<'static, [SetPattern]>,
    /// The automata of the patterns whose fields need one.
    pub readers: Cow<'static, [Reader]>,
    /// The automaton of all patterns.
    pub tables: SetTables,
    /// Overlaps and shadowed patterns.
    pub report: PatternReport,
}

/// A pattern of a set.
#[derive(Debug, Clone)]
pub struct SetPattern {
    /// The template.
    pub template: Cow<'static, str>,
    /// The occurrences of its variables.
    pub slots: Cow<'static, [Slot]>,
    /// How the fields of a text are found that the pattern matches.
    pub fields: FieldSource,
    /// True if a variable occurs more than once, so that its values are compared.
    pub repeats: bool,
}

/// How the fields of a text are found.
#[derive(Debug, Clone)]
pub enum FieldSource {
    /// Each variable but the last ends at a byte that it does not have.
    Steps(FieldSteps),
    /// By the automaton with that index.
    Reader(usize),
}
