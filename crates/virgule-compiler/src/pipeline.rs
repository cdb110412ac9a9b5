//! All stages in order: the text of a grammar → tables.
//!
//! ```text
//! abnf::analyze   read, lower, check      text → Checked
//! dfa::program    nfa, dfa                start rules and fields → Machines
//! Compiled::new   machine passes, tables  Machines → Compiled
//! ```

#[cfg(test)]
mod tests;

use crate::abnf::Checked;
use crate::abnf::lower::grammar::{Field, RuleId};
use crate::codegen::unit::Compiled;
use crate::dfa::program;
use crate::nfa::Fragments;
use crate::nfa::error::BuildError;
use crate::nfa::family::Family;

/// A family of a grammar → tables.
pub fn compile(
    checked: &Checked,
    family: &Family<'_>,
    fragments: &mut Fragments,
) -> Result<Compiled, BuildError> {
    compile_rules(checked, &family.starts(), family.fields(), fragments)
}

/// Start rules and fields → tables.
pub fn compile_rules(
    checked: &Checked,
    starts: &[RuleId],
    fields: &[Field],
    fragments: &mut Fragments,
) -> Result<Compiled, BuildError> {
    let machines = program::program(checked, starts, fields, fragments)?;
    let sections = checked.grammar.sections.iter().filter(|section| starts.contains(&section.start));
    let examples: Vec<&str> =
        sections.flat_map(|section| section.examples.iter().map(|example| example.text.as_str())).collect();
    Compiled::new(machines, &checked.grammar, starts, fields, &examples)
}
