//! Runs all stages in order, from the source of a grammar to tables and the input of code generation.
//!
//! ```text
//! abnf::analyze     text → Checked                     read, lower, check
//! compile_rules     start rules → Compiled             nfa, dfa, codegen::tables
//! compile_family    sections → CompiledFamily          automata, tables, and results of analyses for each section
//! compile_grammar   Checked → CompiledGrammar          all families, and the rules that text can be encoded for
//! codegen::rust     CompiledFamily → Rust
//! ```
//!
//! [`dump`] shows the result of each stage as text.

pub mod dump;
pub mod examples;
#[cfg(test)]
mod tests;

use crate::abnf::Checked;
use crate::abnf::diagnose::Diagnostics;
use crate::abnf::lower::grammar::{Field, RuleId, Section};
use crate::analysis::uri::UriLanguage;
use crate::analysis::{compose, lists};
use crate::codegen::automaton::Automaton;
use crate::codegen::sets::{self, Sets};
use crate::codegen::unit::{Compiled, CompiledFamily};
use crate::dfa::program;
use crate::nfa::context::BuildContext;
use crate::nfa::error::BuildError;
use crate::nfa::family::{Family, families};

/// A grammar, compiled and analyzed.
#[derive(Debug)]
pub struct CompiledGrammar<'g> {
    /// The grammar.
    pub checked: &'g Checked,
    /// The sections of the grammar, by family.
    pub families: Vec<CompiledFamily<'g>>,
    /// The rules that text can be encoded for.
    pub encodable: Sets,
}

/// Compiles all sections of a grammar. Fails if a rule has no automaton, or if an example does not match.
pub fn compile_grammar<'g>(
    checked: &'g Checked,
    uri: &UriLanguage,
) -> Result<CompiledGrammar<'g>, Diagnostics> {
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let families = families(&checked.grammar).into_iter();
    let families = families.map(|family| compile_family(checked, family, uri, &mut context));
    let families = families.collect::<Result<_, _>>()?;
    let encodable = sets::sets(checked, &mut context).map_err(|error| diagnostics(checked, &error))?;
    Ok(CompiledGrammar { checked, families, encodable })
}

/// Compiles a family, checks its examples, and analyzes each of its sections.
fn compile_family<'g>(
    checked: &'g Checked,
    family: Family<'g>,
    uri: &UriLanguage,
    context: &mut BuildContext,
) -> Result<CompiledFamily<'g>, Diagnostics> {
    let compiled = compile(checked, &family, context).map_err(|error| diagnostics(checked, &error))?;
    let (machines, source) = (&compiled.machines, &checked.grammar.source);
    let mut found = Diagnostics::new();
    examples::check_examples(checked, &family, (machines, &Automaton::from(&compiled)), source, &mut found);
    let lists = |section: &&Section| lists::lists(checked, section, source, context, &mut found);
    let lists = family.sections.iter().map(lists).collect();
    if found.has_errors() {
        return Err(found);
    }
    let sections = || family.sections.iter().enumerate();
    let inside = sections().map(|(kind, section)| uri.includes(checked, section, (machines, kind), context));
    let inside = inside.collect();
    let template = |(kind, section): (usize, &&Section)| {
        compose::section(checked, section, compose::always(section, &machines.main, kind))
    };
    let templates = sections().map(template).collect();
    Ok(CompiledFamily { sections: family.sections, compiled, inside, templates, lists })
}

/// Compiles the start rules of a family.
pub fn compile(
    checked: &Checked,
    family: &Family<'_>,
    context: &mut BuildContext,
) -> Result<Compiled, BuildError> {
    compile_rules(checked, &family.starts(), family.fields(), context)
}

/// Compiles start rules with the same fields into an automaton and the automata that it calls, and their tables.
pub fn compile_rules(
    checked: &Checked,
    starts: &[RuleId],
    fields: &[Field],
    context: &mut BuildContext,
) -> Result<Compiled, BuildError> {
    let machines = program::program(checked, starts, fields, context)?;
    let sections = checked.grammar.sections.iter().filter(|section| starts.contains(&section.start));
    let examples: Vec<&str> =
        sections.flat_map(|section| section.examples.iter().map(|example| example.text.as_str())).collect();
    Compiled::new(machines, &checked.grammar, starts, fields, &examples)
}

fn diagnostics(checked: &Checked, error: &BuildError) -> Diagnostics {
    let mut found = Diagnostics::new();
    found.push(error.diagnostic(&checked.grammar));
    found
}
