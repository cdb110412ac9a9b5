//! What code is generated from.

use super::tables::{self, Tables};
use crate::abnf::lower::grammar::{Field, Grammar, RuleId, Section};
use crate::analysis::compose::{Obstacle, Template};
use crate::analysis::lists::SectionLists;
use crate::analysis::uri::UriSubset;
use crate::dfa::machine::Machine;
use crate::dfa::program::Machines;
use crate::limits::Exceeded;
use crate::nfa::error::{BuildError, Fault};
use std::collections::BTreeSet;

/// Start rules as automata and as tables.
#[derive(Debug, Clone)]
pub struct Compiled {
    /// The automata over bytes, as analyses need them: they compare languages and read examples byte by byte. The
    /// tables are laid out from [`Machines::finish`].
    pub machines: Machines,
    /// The tables of the main automaton.
    pub tables: Tables,
    /// The tables of the automata that are called, in their order.
    pub called: Vec<Tables>,
}

impl Compiled {
    /// Lays out `machines` as tables; `examples` are texts of the start rules.
    pub fn new(
        machines: Machines,
        grammar: &Grammar,
        starts: &[RuleId],
        fields: &[Field],
        examples: &[&str],
    ) -> Result<Self, BuildError> {
        let numbers: Vec<RuleId> = machines.called.iter().map(|(rule, _)| *rule).collect();
        let tables = |machine: &Machine, examples: &[&str]| {
            let blame = |exceeded: Exceeded| match exceeded.what {
                tables::LAYOUTS => {
                    let names = varying(machine, fields);
                    BuildError { rule: starts[0], fault: Fault::Fields(names, exceeded) }
                }
                _ => BuildError::limit(starts[0], exceeded),
            };
            tables::tables(machine, grammar, &numbers, examples).map_err(blame)
        };
        let last = machines.finish(starts);
        let called = last.called.iter().map(|(_, machine)| Ok(tables(machine, &[])?.called()));
        let called = called.collect::<Result<_, _>>()?;
        Ok(Compiled { tables: tables(&last.main, examples)?, called, machines })
    }
}

/// A family of a grammar, with the results of analyses for each of its sections.
#[derive(Debug)]
pub struct CompiledFamily<'g> {
    /// The sections; a section's place here is its kind in the automaton.
    pub sections: Vec<&'g Section>,
    /// Their automata and tables.
    pub compiled: Compiled,
    /// By section: whether its texts are URIs by RFC 3986.
    pub inside: Vec<UriSubset>,
    /// By section: how its fields make a text, or why they do not.
    pub templates: Vec<Result<Template, Obstacle>>,
    /// By section: the automata that report the occurrences of its lists.
    pub lists: Vec<SectionLists>,
}

/// The fields whose position differs between accepting states, those with the most positions first.
fn varying(machine: &Machine, fields: &[Field]) -> Vec<String> {
    let layouts = || machine.states.iter().flat_map(|state| state.accepts.iter().flatten());
    let places = |field: usize| layouts().map(|layout| layout[field]).collect::<BTreeSet<_>>().len();
    let mut counted: Vec<(usize, &Field)> =
        fields.iter().enumerate().map(|(number, field)| (places(number), field)).collect();
    counted.retain(|(places, _)| *places > 1);
    counted.sort_by_key(|(places, _)| std::cmp::Reverse(*places));
    counted.into_iter().map(|(_, field)| field.name.clone()).collect()
}
