//! How large the automaton of a rule is, as a table in memory.
//!
//! The compiler has no clock, so the time to make it is measured by the bench.

use crate::codegen::layout::layout;
use crate::codegen::tables::Tables;
use crate::codegen::unit::Compiled;

/// The size of an automaton, without those that it calls but for [`Self::bytes`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stats {
    /// Its states.
    pub states: usize,
    /// Classes of bytes, and of characters beyond ASCII, that it distinguishes.
    pub classes: usize,
    /// By state and class: how many have a transition.
    pub transitions: usize,
    /// Registers that hold places in the text.
    pub registers: usize,
    /// How many automata it calls, directly or not.
    pub called: usize,
    /// Bytes of its table and of those that it calls, without headers.
    pub bytes: usize,
}

/// The sizes of what was compiled.
pub fn stats(compiled: &Compiled) -> Stats {
    let tables = &compiled.tables;
    let called = compiled.called.iter();
    let size = |tables: &Tables| layout(tables).size();
    Stats {
        // Row 0 is where nothing goes on.
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
        // `x` and `X` are of one class, or neighbours in two.
        assert_eq!((states, registers, called), (4, 0, 0));
        assert!((3..=4).contains(&transitions) && bytes > 0, "{transitions} {bytes}");
    }
}
