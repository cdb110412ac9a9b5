//! The size of the automaton of a rule, as a table in memory.
//!
//! The compiler reads no clock; the bench measures the time of a compilation.

use crate::codegen::layout::layout;
use crate::codegen::tables::Tables;
use crate::codegen::unit::Compiled;

/// The size of an automaton. The automata that it calls count only in [`Self::bytes`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stats {
    /// Number of states.
    pub states: usize,
    /// Number of classes of bytes and of characters beyond ASCII.
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

/// The size of a compiled automaton.
pub fn stats(compiled: &Compiled) -> Stats {
    let tables = &compiled.tables;
    let called = compiled.called.iter();
    let size = |tables: &Tables| layout(tables).size();
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
