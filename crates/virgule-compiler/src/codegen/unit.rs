//! The input of code generation: automata, tables, and the results of analyses. Also measures the size of an automaton.

use crate::abnf::lower::grammar::{Field, Grammar, RuleId, Section};
use crate::analysis::compose::{Obstacle, Template};
use crate::analysis::lists::SectionLists;
use crate::analysis::uri::UriSubset;
use crate::codegen::layout::layout;
use crate::codegen::tables;
use crate::codegen::tables::Tables;
use crate::dfa::machine::Machine;
use crate::dfa::program::Machines;
use crate::limits::Exceeded;
use crate::nfa::error::{BuildError, Fault};
use std::collections::BTreeSet;

/// Start rules as automata and as tables.
#[derive(Debug, Clone)]
pub struct Compiled {
    /// The automata over bytes, for the analyses. The tables are those of [`Machines::finish`], over characters.
    pub machines: Machines,
    /// The tables of the main automaton.
    pub tables: Tables,
    /// The tables of the called automata, in the order of [`Machines::called`].
    pub called: Vec<Tables>,
}

impl Compiled {
    /// Generates the tables of the automata that [`Machines::finish`] returns. `examples` are texts of the start rules.
    pub fn new(
        machines: Machines,
        grammar: &Grammar,
        starts: &[RuleId],
        fields: &[Field],
        examples: &[&str],
    ) -> Result<Self, BuildError> {
        let last = machines.finish(starts);
        let numbers: Vec<RuleId> = machines.called.iter().map(|(rule, _)| *rule).collect();
        let tables = |machine: &Machine, examples: Option<&[&str]>| {
            let blame = |exceeded: Exceeded| match exceeded.what {
                tables::LAYOUTS => {
                    let names = varying(machine, fields);
                    BuildError { rule: starts[0], fault: Fault::Fields(names, exceeded) }
                }
                _ => BuildError::limit(starts[0], exceeded),
            };
            tables::tables(machine, grammar, &numbers, examples).map_err(blame)
        };
        let called = last.called.iter().map(|(_, machine)| Ok(tables(machine, None)?.called()));
        let called = called.collect::<Result<_, _>>()?;
        Ok(Compiled { tables: tables(&last.main, Some(examples))?, called, machines })
    }
}

/// A family of a grammar, with the results of analyses for each of its sections.
#[derive(Debug)]
pub struct CompiledFamily<'g> {
    /// The sections. The index of a section is the number of its start rule in the automaton.
    pub sections: Vec<&'g Section>,
    /// The automata and tables of the sections.
    pub compiled: Compiled,
    /// By section: the inclusion of its texts in the URIs of RFC 3986.
    pub inside: Vec<UriSubset>,
    /// By section: the template of its builder, or the reason why there is none.
    pub templates: Vec<Result<Template, Obstacle>>,
    /// By section: the DFAs that report the occurrences of its lists.
    pub lists: Vec<SectionLists>,
}

/// Returns the names of the fields whose position differs between accept states, those with the most positions first.
fn varying(machine: &Machine, fields: &[Field]) -> Vec<String> {
    let layouts = || machine.states.iter().flat_map(|state| state.accepts.iter().flatten());
    let places = |field: usize| layouts().map(|layout| layout[field]).collect::<BTreeSet<_>>().len();
    let mut counted: Vec<(usize, &Field)> =
        fields.iter().enumerate().map(|(number, field)| (places(number), field)).collect();
    counted.retain(|(places, _)| *places > 1);
    counted.sort_by_key(|(places, _)| std::cmp::Reverse(*places));
    counted.into_iter().map(|(_, field)| field.name.clone()).collect()
}

/// The size of the automaton of a rule, as a table in memory. The automata that it calls count only in [`Self::bytes`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stats {
    /// Number of states.
    pub states: usize,
    /// Number of classes of bytes and of non-ASCII characters.
    pub classes: usize,
    /// Number of pairs of state and class with a transition.
    pub transitions: usize,
    /// Number of registers for positions.
    pub registers: usize,
    /// Number of automata that are called, directly or indirectly.
    pub called: usize,
    /// Size in bytes of its table and of the called ones, without headers.
    pub bytes: usize,
}

/// Returns the size of a compiled automaton.
pub fn stats(compiled: &Compiled) -> Stats {
    let tables = &compiled.tables;
    let called = compiled.called.iter();
    let size = |tables: &Tables| layout(tables).table.size();
    Stats {
        // Row 0 is the dead state.
        states: tables.states - 1,
        classes: tables.stride,
        transitions: tables
            .cells
            .chunks(tables.columns.count())
            .flat_map(|row| &row[..tables.stride])
            .filter(|&&cell| cell != 0)
            .count(),
        registers: compiled.machines.main.registers,
        called: compiled.called.len(),
        bytes: size(tables) + called.map(size).sum::<usize>(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Compiled, Stats, stats};
    use crate::abnf::samples;
    use crate::dfa::program::program;
    use crate::nfa::context::BuildContext;

    #[test]
    fn a_small_automaton_is_counted() {
        let checked = samples::checked("a = \"x\" 2DIGIT\n");
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        let rule = samples::rule(&checked, "a");
        let machines = program(&checked, &[rule], &[], &mut context).unwrap();
        let made = Compiled::new(machines, &checked.grammar, &[rule], &[], &[]).unwrap();
        let Stats { states, transitions, registers, called, bytes, .. } = stats(&made);
        // `x` and `X` are in one class, or in two adjacent ones.
        assert_eq!((states, registers, called), (4, 0, 0));
        assert!((3..=4).contains(&transitions) && bytes > 0, "{transitions} {bytes}");
    }
}
