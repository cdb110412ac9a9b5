//! Which states are worth code of their own, and in which order they stand.
//!
//! The hot texts of a grammar (`;! hot`) are run ([`super::simulate`]); the states they pass are hot. Hot states come first in the
//! tables, each before those it leads to, so that direct code is a sequence of jumps forward; a state's number
//! says whether it is hot.

use super::skips;
use crate::determinize::machine::Machine;
use std::collections::BTreeSet;

/// Puts the states that were `passed` first, in order; gives their number. If none are worth it, those that leave
/// themselves unchanged go last: a narrow table knows them by that.
pub fn order(machine: &mut Machine, passed: Vec<u32>) -> usize {
    let hot: BTreeSet<u32> = passed.into_iter().collect();
    // Where hardly a byte passes between them there is nothing to be straight about.
    let between = hot.iter().flat_map(|&state| machine.states[state as usize].bytes());
    if !between.into_iter().any(|edge| hot.contains(&edge.target)) {
        skips_last(machine);
        return 0;
    }
    let first = machine.reverse_postorder(|state| hot.contains(&state));
    let rest = (0..machine.states.len() as u32).filter(|state| !hot.contains(state));
    renumber(machine, first.iter().copied().chain(rest).collect());
    first.len()
}

/// Puts the states that have a skip last; the start stays first.
pub fn skips_last(machine: &mut Machine) {
    let skips = skips::skips(machine);
    let mut order: Vec<u32> = (0..machine.states.len() as u32).collect();
    order.sort_by_key(|&state| state != 0 && skips.of[state as usize].is_some());
    renumber(machine, order);
}

fn renumber(machine: &mut Machine, order: Vec<u32>) {
    let mut number = vec![0; order.len()];
    order.iter().enumerate().for_each(|(new, &old)| number[old as usize] = new as u32);
    let mut states: Vec<_> = std::mem::take(&mut machine.states).into_iter().map(Some).collect();
    machine.states = order.iter().filter_map(|&old| states[old as usize].take()).collect();
    for edge in machine.states.iter_mut().flat_map(|state| &mut state.edges) {
        edge.target = number[edge.target as usize];
    }
    machine.starts.iter_mut().for_each(|start| *start = number[*start as usize]);
}
