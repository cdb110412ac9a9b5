//! The bytes of runs: a set of ASCII bytes on which most states loop, so that a step can skip a sequence of them.
//!
//! ```text
//! text       h t t p : / / a . b / c         runs of letters, digits and dots; all other bytes are delimiters
//! steps      ───────── ─ ─ ───── ─           each takes one delimiter and the run before it, which may be empty
//! ```
//!
//! Some states loop on more bytes than those of runs: a path on slashes, a query on `&` and `=`. [`stop_bytes`] is that
//! larger set. `codegen::columns` lays out the steps over both.

use super::machine::{Edge, Machine};
use std::collections::{BTreeMap, BTreeSet};

/// A set of ASCII bytes.
pub type AsciiSet = [bool; 128];

/// The number of sets considered, those on which most states loop first.
const CANDIDATES: usize = 16;

/// The bytes of runs: a set that many states loop on, or what several such sets have in common. More bytes are better, and
/// more states that have a step over them.
pub fn run_bytes(machine: &Machine) -> AsciiSet {
    let sets = loops(machine);
    let worth = |set: &AsciiSet| {
        size(set) * (0..machine.states.len()).filter(|&state| has_run(machine, state, set)).count()
    };
    let mut best = ([false; 128], 0);
    for &(first, _) in &sets {
        let mut set = (first, worth(&first));
        // Each set that is taken in takes bytes away, so this ends.
        while let Some(better) = sets
            .iter()
            .map(|(other, _)| common(&set.0, other))
            .map(|set| (set, worth(&set)))
            .max_by_key(|(_, worth)| *worth)
            .filter(|(_, worth)| *worth > set.1)
        {
            set = better;
        }
        if set.1 > best.1 {
            best = set;
        }
    }
    best.0
}

/// Those of `run` on which a text stays from its first byte on, if those are half of them or more: a scheme, which each text begins
/// with, loops on less than a host does.
pub fn initial_run_bytes(machine: &Machine, run: &AsciiSet) -> AsciiSet {
    let firsts = machine.states[0].edges.iter().map(|edge| own_loop(machine, edge.target as usize));
    let halves = firsts.map(|own| common(run, &own)).filter(|set| 2 * size(set) >= size(run));
    halves.min_by_key(size).unwrap_or(*run)
}

/// A larger set than that of runs, `run`, on which many states stay: the most bytes times states.
pub fn stop_bytes(machine: &Machine, run: &AsciiSet) -> AsciiSet {
    let loops = loops(machine);
    let worth = |set: &AsciiSet| {
        let users: usize = loops.iter().filter(|(own, _)| is_within(set, own)).map(|(_, users)| users).sum();
        (size(set) - size(run)) * users
    };
    let both = loops.iter().flat_map(|(one, _)| loops.iter().map(|(other, _)| common(one, other)));
    let sets: BTreeSet<AsciiSet> = both.filter(|set| is_within(run, set)).collect();
    sets.into_iter().max_by_key(worth).filter(|set| worth(set) > 0).unwrap_or(*run)
}

/// The sets of more than a byte that states loop on, and how many do, those that are worth most first.
fn loops(machine: &Machine) -> Vec<(AsciiSet, usize)> {
    let mut users: BTreeMap<AsciiSet, usize> = BTreeMap::new();
    let loops = (0..machine.states.len()).map(|state| own_loop(machine, state));
    loops.filter(|set| size(set) > 1).for_each(|set| *users.entry(set).or_default() += 1);
    let mut sets: Vec<(AsciiSet, usize)> = users.into_iter().collect();
    sets.sort_by_key(|(set, users)| std::cmp::Reverse((users * size(set), *set)));
    sets.truncate(CANDIDATES);
    sets
}

fn is_within(one: &AsciiSet, other: &AsciiSet) -> bool {
    (0..128).all(|byte| !one[byte] || other[byte])
}

fn common(one: &AsciiSet, other: &AsciiSet) -> AsciiSet {
    std::array::from_fn(|byte| one[byte] && other[byte])
}

/// Whether all bytes of a set, which is not empty, lead to one state with the same operations, which loops on all of them.
fn has_run(machine: &Machine, state: usize, set: &AsciiSet) -> bool {
    let classes: BTreeSet<u8> =
        (0..128).filter(|&byte| set[byte]).map(|byte| machine.classes.class_of[byte]).collect();
    let edges = &machine.states[state].edges;
    let on = |edges: &'_ [Edge], class: u8| edges.iter().position(|edge| edge.class == u16::from(class));
    let Some(first) = classes.first().and_then(|&class| on(edges, class)).map(|number| &edges[number]) else {
        return false;
    };
    let behind = &machine.states[first.target as usize].edges;
    classes.iter().all(|&class| {
        let same = on(edges, class)
            .is_some_and(|number| (edges[number].target, &edges[number].ops) == (first.target, &first.ops));
        let stays = on(behind, class)
            .is_some_and(|number| behind[number].target == first.target && behind[number].ops.is_empty());
        same && stays
    })
}

/// The ASCII bytes that leave a state unchanged, without operations.
fn own_loop(machine: &Machine, state: usize) -> AsciiSet {
    let mut stays = vec![false; machine.classes.len()];
    for edge in machine.states[state].bytes() {
        stays[edge.class as usize] = edge.target as usize == state && edge.ops.is_empty();
    }
    std::array::from_fn(|byte| stays[usize::from(machine.classes.class_of[byte])])
}

fn size(set: &AsciiSet) -> usize {
    set.iter().filter(|&&is| is).count()
}
