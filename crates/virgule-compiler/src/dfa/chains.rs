//! Numbers the states of counted repetitions one after the other, so that a run of bytes in them is one addition.
//!
//! ```text
//! label = 1*63let-dig      a b c .
//! state                    4 5 6 7      three bytes of a run: state 4 + 3
//! ```
//!
//! A *chain* is a sequence of states in which each byte of runs ([`super::run_bytes`]) leads to the next state, without
//! operations. The states of a chain get consecutive numbers. `codegen::columns` writes to the row of each state how many bytes
//! of a run its chain takes.

use super::machine::{Machine, State};
use super::run_bytes::{self, AsciiSet};
use std::collections::BTreeSet;

/// Minimum number of states of a chain; shorter ones are left as they are numbered.
pub const SHORTEST: usize = 8;

/// By state, the state to which each byte of `set` leads without operations, if that is another one; not the start.
fn successors(machine: &Machine, set: &AsciiSet) -> Vec<Option<u32>> {
    let bytes = (0..128).filter(|&byte| set[usize::from(byte)]);
    let classes: BTreeSet<u16> =
        bytes.map(|byte: u8| machine.classes.class_of[usize::from(byte)].into()).collect();
    let successor = |(number, state): (u32, &State)| {
        let mut edges = state.edges.iter().filter(|edge| classes.contains(&edge.class));
        let target = edges.next().filter(|edge| edge.ops.is_empty())?.target;
        let others = edges.filter(|edge| edge.target == target && edge.ops.is_empty()).count();
        (others + 1 == classes.len() && target != number && target != 0).then_some(target)
    };
    (0..).zip(&machine.states).map(successor).collect()
}

/// The chains of at least [`SHORTEST`] states, without a common state: the longest first.
pub fn chains(machine: &Machine, set: &AsciiSet) -> Vec<Vec<u32>> {
    let successors = successors(machine, set);
    let mut heads: Vec<(usize, u32)> =
        lengths(&successors).into_iter().zip(0..).filter(|&(length, _)| length >= SHORTEST).collect();
    heads.sort_by_key(|&(length, state)| (std::cmp::Reverse(length), state));
    let mut placed = vec![false; successors.len()];
    let mut chains = Vec::new();
    for (_, head) in heads {
        let mut chain = Vec::new();
        let mut next = Some(head);
        while let Some(state) = next.filter(|&state| !std::mem::replace(&mut placed[state as usize], true)) {
            chain.push(state);
            next = successors[state as usize];
        }
        if chain.len() >= SHORTEST {
            chains.push(chain);
        }
    }
    chains
}

/// By state, the number of states that follow one another from it on. In a cycle each state is counted once.
fn lengths(successors: &[Option<u32>]) -> Vec<usize> {
    let mut lengths = vec![0; successors.len()];
    for state in 0..successors.len() {
        let mut path = Vec::new();
        let mut next = Some(state as u32);
        // A state of the path has a length of at least 1 already, so a cycle ends here.
        while let Some(at) = next.filter(|&at| lengths[at as usize] == 0) {
            lengths[at as usize] = 1;
            path.push(at as usize);
            next = successors[at as usize];
        }
        let mut behind =
            next.filter(|&at| !path.contains(&(at as usize))).map_or(0, |at| lengths[at as usize]);
        for &at in path.iter().rev() {
            behind += 1;
            lengths[at] = behind;
        }
    }
    lengths
}

/// The machine with the states of each chain numbered one after the other, in the place of its first one.
pub fn number_chains(machine: Machine) -> Machine {
    if run_bytes::advances(&machine).next().is_none() {
        return machine;
    }
    let run = run_bytes::run_bytes(&machine);
    let chains = chains(&machine, &run_bytes::initial_run_bytes(&machine, &run));
    let mut chain_of = vec![None; machine.states.len()];
    for (number, chain) in chains.iter().enumerate() {
        chain.iter().for_each(|&state| chain_of[state as usize] = Some(number));
    }
    let mut order: Vec<u32> = Vec::with_capacity(machine.states.len());
    for state in 0..machine.states.len() as u32 {
        match chain_of[state as usize] {
            None => order.push(state),
            Some(number) if chains[number][0] == state => order.extend(&chains[number]),
            Some(_) => {}
        }
    }
    renumbered(machine, &order)
}

/// The machine with state `order[n]` as state `n`.
fn renumbered(machine: Machine, order: &[u32]) -> Machine {
    let mut number = vec![0; order.len()];
    order.iter().zip(0..).for_each(|(&old, new)| number[old as usize] = new);
    let mut states: Vec<_> = order.iter().map(|&old| machine.states[old as usize].clone()).collect();
    for edge in states.iter_mut().flat_map(|state| &mut state.edges) {
        edge.target = number[edge.target as usize];
    }
    let starts = machine.starts.iter().map(|&start| number[start as usize]).collect();
    Machine { states, starts, ..machine }
}
