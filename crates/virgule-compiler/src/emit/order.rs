//! Which states are worth code of their own, and in which order they stand.
//!
//! The examples of a grammar (`;! example`) are run; the states they pass are hot. Hot states come first in the
//! tables, each before those it leads to, so that direct code is a sequence of jumps forward; a state's number
//! says whether it is hot.

use crate::determinize::machine::Machine;
use std::collections::BTreeSet;

/// The states that `text` passes, and whether the last accepts for `kind`.
pub fn run(machine: &Machine, text: &str, kind: usize) -> (Vec<u32>, bool) {
    let mut states = vec![0];
    let mut state = 0;
    for byte in text.bytes() {
        let class = machine.classes.class_of[byte as usize];
        let edges = &machine.states[state as usize].edges;
        let Some(edge) = edges.iter().find(|edge| edge.class == class) else { return (states, false) };
        state = edge.target;
        states.push(state);
    }
    (states, machine.states[state as usize].accepts[kind].is_some())
}

/// Puts the states that the examples pass first, in order; gives their number.
pub fn hot_first<'e>(machine: &mut Machine, examples: impl Iterator<Item = (&'e str, usize)>) -> usize {
    let mut hot = BTreeSet::new();
    examples.for_each(|(text, kind)| hot.extend(run(machine, text, kind).0));
    let first = machine.reverse_postorder(|state| hot.contains(&state));
    let rest = (0..machine.states.len() as u32).filter(|state| !hot.contains(state));
    let order: Vec<u32> = first.iter().copied().chain(rest).collect();
    let mut number = vec![0; order.len()];
    order.iter().enumerate().for_each(|(new, &old)| number[old as usize] = new as u32);
    let mut states: Vec<_> = std::mem::take(&mut machine.states).into_iter().map(Some).collect();
    machine.states = order.iter().filter_map(|&old| states[old as usize].take()).collect();
    for edge in machine.states.iter_mut().flat_map(|state| &mut state.edges) {
        edge.target = number[edge.target as usize];
    }
    first.len()
}
