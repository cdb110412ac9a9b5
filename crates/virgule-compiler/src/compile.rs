//! All stages in order: the text of a grammar → tables.
//!
//! ```text
//! alternatives  rules for alternatives without a name
//! mismatch   where and why an example does not match
//! refusal    why there is no automaton, as a diagnostic
//! ```

mod alternatives;
mod mismatch;
mod refusal;
mod scheme_texts;
#[cfg(test)]
mod tests;

use crate::abnf::check::{self, Facts};
use crate::abnf::diagnose::{self, Diagnostic, Diagnostics, Source, Span};
use crate::abnf::lower::grammar::{Example, Field, Grammar, RuleId, Section};
use crate::abnf::lower::{self, Loader};
use crate::codegen::tables::{self, Tables};
use crate::dfa;
use crate::dfa::machine::Machine;
use crate::dfa::{lookahead, over_characters, share_kind_states};
use crate::limits::{self, Exceeded};
use crate::nfa::graph::Nfa;
use crate::nfa::{self, BuildError, Fault, Fragments};
use std::collections::BTreeSet;
use std::sync::Arc;

pub use alternatives::alternatives;
pub use mismatch::{Stop, stop};
pub use refusal::refusal;

/// A grammar that was read and found good.
#[derive(Debug, Clone)]
pub struct Checked {
    /// Its rules and sections.
    pub grammar: Grammar,
    /// What is known of the rules.
    pub facts: Facts,
}

/// A start rule, or several over the same fields, as an automaton, with those that it calls.
#[derive(Debug, Clone)]
pub struct Compiled {
    /// The automaton.
    pub machine: Machine,
    /// The automaton as tables.
    pub tables: Tables,
    /// The automata of the rules that are called, by the numbers that all tables use for them.
    pub called: Vec<Called>,
}

impl Compiled {
    /// The automaton of a rule that is called.
    pub fn called(&self, rule: RuleId) -> Option<&Machine> {
        self.called.iter().find(|called| called.rule == rule).map(|called| &called.machine)
    }
}

/// A rule that is called.
#[derive(Debug, Clone)]
pub struct Called {
    /// The rule.
    pub rule: RuleId,
    /// Its automaton.
    pub machine: Machine,
    /// The automaton as tables.
    pub tables: Tables,
}

/// read, lower, check: text → grammar. `None` if an error was reported.
pub fn front(source: &Arc<Source>, loader: &dyn Loader, diagnostics: &mut Diagnostics) -> Option<Checked> {
    // `lower` reads the file and its imports; a document is one tree, a grammar is many.
    let grammar = lower::lower(source, loader, diagnostics);
    let facts = check::check(&grammar, diagnostics);
    diagnostics.sort();
    diagnostics.dedup();
    (!diagnostics.has_errors()).then_some(Checked { grammar, facts })
}

/// build, determinize, emit: a family → tables.
pub fn back(
    checked: &Checked,
    family: &Family<'_>,
    fragments: &mut Fragments,
) -> Result<Compiled, BuildError> {
    rules(checked, &family.starts(), family.fields(), fragments)
}

/// build, determinize, emit: start rules and fields → tables.
pub fn rules(
    checked: &Checked,
    starts: &[RuleId],
    fields: &[Field],
    fragments: &mut Fragments,
) -> Result<Compiled, BuildError> {
    let (main, called) = program(checked, starts, fields, fragments)?;
    let shown = over_characters::over_characters(&main);
    let shown = share_kind_states::share_kind_states(&shown, starts).unwrap_or(shown);
    let numbers: Vec<RuleId> = called.iter().map(|(rule, _)| *rule).collect();
    let sections = checked.grammar.sections.iter().filter(|section| starts.contains(&section.start));
    let examples: Vec<&str> =
        sections.flat_map(|section| section.examples.iter().map(|example| example.text.as_str())).collect();
    let tables = |machine: &Machine, examples: &[&str]| {
        let blame = |exceeded: Exceeded| match exceeded.what {
            tables::LAYOUTS => {
                let names = varying(machine, fields);
                BuildError { rule: starts[0], fault: Fault::Fields(names, exceeded) }
            }
            _ => BuildError::limit(starts[0], exceeded),
        };
        tables::tables(machine, &checked.grammar, &numbers, examples).map_err(blame)
    };
    let decoded = decoded(&main, &called);
    let mut made = Vec::new();
    for (rule, machine) in &called {
        // Escapes are decoded byte by byte.
        let bytes = decoded.contains(rule);
        let shown = if bytes { machine.clone() } else { over_characters::over_characters(machine) };
        let tables = tables(&shown, &[])?.called();
        made.push(Called { rule: *rule, tables, machine: machine.clone() });
    }
    Ok(Compiled { tables: tables(&shown, &examples)?, machine: main, called: made })
}

/// The fields that are not at the same place wherever a text may end, those with the most places first.
fn varying(machine: &Machine, fields: &[Field]) -> Vec<String> {
    let layouts = || machine.states.iter().flat_map(|state| state.accepts.iter().flatten());
    let places = |field: usize| layouts().map(|layout| layout[field]).collect::<BTreeSet<_>>().len();
    let mut counted: Vec<(usize, &Field)> =
        fields.iter().enumerate().map(|(number, field)| (places(number), field)).collect();
    counted.retain(|(places, _)| *places > 1);
    counted.sort_by_key(|(places, _)| std::cmp::Reverse(*places));
    counted.into_iter().map(|(_, field)| field.name.clone()).collect()
}

/// The rules that are called for decoded text, and those that these call.
fn decoded(main: &Machine, called: &[(RuleId, Machine)]) -> BTreeSet<RuleId> {
    let machines = || std::iter::once(main).chain(called.iter().map(|(_, machine)| machine));
    let entered = machines().flat_map(|machine| &machine.callees).filter(|callee| callee.decoded.is_some());
    let mut open: Vec<RuleId> = entered.map(|callee| callee.rule).collect();
    let mut found = BTreeSet::new();
    while let Some(rule) = open.pop() {
        if found.insert(rule) {
            let machine = called.iter().find(|(known, _)| *known == rule).map(|(_, machine)| machine);
            open.extend(machine.into_iter().flat_map(Machine::called));
        }
    }
    found
}

/// An automaton, and those that it calls, with their rules.
pub(crate) type Program = (Machine, Vec<(RuleId, Machine)>);

/// build, determinize: again with other calls where one byte does not decide on them.
pub(crate) fn program(
    checked: &Checked,
    starts: &[RuleId],
    fields: &[Field],
    fragments: &mut Fragments,
) -> Result<Program, BuildError> {
    let mut first = None;
    loop {
        // That other calls cost too much is no news where the first ones are undecided.
        let program =
            attempt(checked, starts, fields, fragments).map_err(|error| first.clone().unwrap_or(error))?;
        let Err(conflict) = lookahead::check(&program.0, &program.1) else { return Ok(program) };
        let rule = conflict.callee;
        let error = BuildError { rule, fault: Fault::Lookahead(conflict.clone()) };
        // Rules that are copied instead of called are nobody's fault.
        let error = if fragments.calls.is_cut(rule) { first.get_or_insert(error).clone() } else { error };
        if !fragments.refuse(&conflict, &checked.grammar) {
            return Err(error);
        }
    }
}

/// build, determinize: start rules and all rules that are called from there.
fn attempt(
    checked: &Checked,
    starts: &[RuleId],
    fields: &[Field],
    fragments: &mut Fragments,
) -> Result<Program, BuildError> {
    let (grammar, facts) = (&checked.grammar, &checked.facts);
    let nfa = nfa::build(grammar, facts, starts, fields, fragments)?;
    let main = determinized(&nfa, starts[0], fragments)?;
    let mut called: Vec<(RuleId, Machine)> = Vec::new();
    let mut open: Vec<RuleId> = main.called().rev().collect();
    while let Some(rule) = open.pop() {
        if called.iter().any(|(known, _)| *known == rule) {
            continue;
        }
        let nfa = nfa::called(grammar, facts, rule, fragments)?;
        let machine = determinized(&nfa, rule, fragments)?;
        open.extend(machine.called().rev());
        called.push((rule, machine));
        let counted = limits::within(called.len(), limits::CALLEES, "rules that are called");
        counted.map_err(|exceeded| BuildError::limit(rule, exceeded))?;
    }
    Ok((main, called))
}

fn determinized(nfa: &Nfa, rule: RuleId, fragments: &mut Fragments) -> Result<Machine, BuildError> {
    let blame = |exceeded: Exceeded| BuildError::limit(rule, exceeded);
    dfa::determinize(nfa, &mut fragments.labels, &mut fragments.budget).map_err(blame)
}

/// Sections over the same fields, whose start rules share one automaton.
#[derive(Debug, Clone)]
pub struct Family<'g> {
    /// The sections, in the order of the grammar; a section's place here is its kind in the automaton.
    pub sections: Vec<&'g Section>,
}

impl<'g> Family<'g> {
    /// The start rules of the sections.
    pub fn starts(&self) -> Vec<RuleId> {
        self.sections.iter().map(|section| section.start).collect()
    }

    /// The fields that all sections share.
    pub fn fields(&self) -> &'g [Field] {
        &self.sections[0].fields
    }
}

/// No family has more sections: an automaton for many unrelated kinds has a state for each combination of them.
const FAMILY: usize = 16;

/// The sections of a grammar by their fields; sections without fields have nothing to share.
pub fn families(grammar: &Grammar) -> Vec<Family<'_>> {
    let mut families: Vec<Family<'_>> = Vec::new();
    for section in &grammar.sections {
        let joins = |family: &&mut Family<'_>| {
            let alike = !section.fields.is_empty() && family.fields() == section.fields;
            alike && family.sections.len() < FAMILY
        };
        match families.iter_mut().find(joins) {
            Some(family) => family.sections.push(section),
            None => families.push(Family { sections: vec![section] }),
        }
    }
    families
}

/// Reports the examples of a family that do not match, and sections of schemes that match texts of others.
pub fn check_examples(
    checked: &Checked,
    family: &Family<'_>,
    compiled: &Compiled,
    source: &Arc<Source>,
    diagnostics: &mut Diagnostics,
) {
    for (kind, section) in family.sections.iter().enumerate() {
        check_section(checked, section, (compiled, kind), source, diagnostics);
    }
}

/// Reports the examples of a section that its start rule, which is that kind of an automaton, does not match; and that it
/// matches texts of other schemes.
pub fn check_section(
    checked: &Checked,
    section: &Section,
    (compiled, kind): (&Compiled, usize),
    source: &Arc<Source>,
    diagnostics: &mut Diagnostics,
) {
    let grammar = &checked.grammar;
    scheme_texts::check(grammar, section, (compiled, kind), source, diagnostics);
    for Example { text, span, .. } in &section.examples {
        let Some(stop) = mismatch::stop(compiled, text, kind) else { continue };
        let start = &grammar.rule(section.start).name;
        let message = format!("the example does not match `{start}`");
        let expected = diagnose::expected(&stop.expected, stop.end);
        let label = match stop.rule {
            Some(rule) => format!("in `{}`: expected {expected}", grammar.rule(rule).name),
            None => format!("expected {expected}"),
        };
        let at = span.start + stop.offset;
        let length = text[stop.offset..].chars().next().map_or(0, char::len_utf8);
        let place = Span::new(at, at + length);
        let error = Diagnostic::error("example-mismatch", message, source, place, label)
            .help("correct the example, or the rule that does not take it");
        diagnostics.push(error);
    }
}
