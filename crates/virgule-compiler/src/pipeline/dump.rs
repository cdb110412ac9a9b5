//! Shows the result of any stage as text, for debugging and for tests.

mod lines;

use crate::abnf::Checked;
use crate::abnf::check::reachable;
use crate::abnf::lower::grammar::{Field, RuleId};
use crate::codegen::layout::layout;
use crate::codegen::table_text::expression;
use crate::dfa::program::{self, Machines};
use crate::dfa::tagged;
use crate::nfa;
use crate::nfa::context::BuildContext;
use crate::nfa::error::BuildError;
use std::fmt::Write;

/// A stage after parsing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// The rules, lowered and checked.
    Grammar,
    /// The tagged automaton over bytes.
    Nfa,
    /// The automaton after the subset construction, with one slot for each tag.
    Tdfa,
    /// The reduced automata over bytes, with registers.
    Machine,
    /// The automata that the tables are generated from: over characters, with states shared between start rules.
    Final,
    /// The numbers of the tables.
    Tables,
    /// The tables as Rust.
    Rust,
}

impl Stage {
    /// All stages in order, each under two names for [`Self::named`]: its folder or step, and its result.
    pub const NAMES: &[(&str, Stage)] = &[
        ("lower", Stage::Grammar),
        ("check", Stage::Grammar),
        ("grammar", Stage::Grammar),
        ("nfa", Stage::Nfa),
        ("tdfa", Stage::Tdfa),
        ("dfa", Stage::Machine),
        ("machine", Stage::Machine),
        ("final", Stage::Final),
        ("codegen", Stage::Tables),
        ("tables", Stage::Tables),
        ("rust", Stage::Rust),
    ];

    /// Returns the stage called `name`.
    pub fn named(name: &str) -> Option<Stage> {
        Stage::NAMES.iter().find(|(known, _)| *known == name).map(|(_, stage)| *stage)
    }
}

/// Returns the result of a stage, as text, for start rules and fields.
pub fn dump(
    stage: Stage,
    checked: &Checked,
    starts: &[RuleId],
    fields: &[Field],
) -> Result<String, BuildError> {
    let (grammar, facts) = (&checked.grammar, &checked.facts);
    let mut context = BuildContext::new(grammar, facts);
    let name = |rule: RuleId| grammar.rule(rule).name.clone();
    Ok(match stage {
        Stage::Grammar => rules(checked, starts),
        Stage::Nfa => nfa::build(grammar, facts, starts, fields, &mut context)?.dump(&context.labels, name),
        Stage::Tdfa => {
            let nfa = nfa::build(grammar, facts, starts, fields, &mut context)?;
            let tdfa = tagged::determinize(&nfa, &mut context.labels, &mut context.budget);
            let tdfa = tdfa.map_err(|exceeded| BuildError::limit(starts[0], exceeded))?;
            lines::tdfa(&tdfa, &nfa, &context.labels, fields, grammar)
        }
        Stage::Machine => machines(checked, &program::program(checked, starts, fields, &mut context)?),
        Stage::Final => {
            machines(checked, &program::program(checked, starts, fields, &mut context)?.finish(starts))
        }
        Stage::Tables => lines::tables(&super::compile_rules(checked, starts, fields, &mut context)?.tables),
        Stage::Rust => {
            let compiled = super::compile_rules(checked, starts, fields, &mut context)?;
            expression(&layout(&compiled.tables), "engine::Table", &[]) + "\n"
        }
    })
}

/// Returns the rules that the start rules reach, as ABNF and as expressions.
fn rules(checked: &Checked, starts: &[RuleId]) -> String {
    let reached = reachable(&checked.grammar, starts);
    let mut text = String::new();
    for (index, rule) in checked.grammar.rules.iter().enumerate().filter(|(index, _)| reached[*index]) {
        let (nullable, recursion) = (checked.facts.nullable[index], checked.facts.recursion[index]);
        // Writing to a string does not fail.
        let _ = writeln!(
            text,
            "{}   ; {} nullable: {nullable}, recursion: {recursion:?}\n    {:?}",
            rule.text, rule.document, rule.expr
        );
    }
    text
}

/// Returns the main automaton, then each called automaton under the name of its rule.
fn machines(checked: &Checked, machines: &Machines) -> String {
    let called = machines.called.iter();
    let called = called
        .map(|(rule, machine)| format!("{}, called\n{}", checked.grammar.rule(*rule).name, machine.dump()));
    machines.main.dump() + &called.collect::<String>()
}
