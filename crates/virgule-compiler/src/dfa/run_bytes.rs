//! Run bytes: a set of ASCII bytes on which most states loop, so that one transition can skip a sequence of them.
//!
//! ```text
//! text       h t t p : / / a . b / c         runs of letters, digits and dots; all other bytes are delimiters
//! steps      ───────── ─ ─ ───── ─           each is over one delimiter and the run before it, which may be empty
//! ```
//!
//! Some states loop on more bytes than the run bytes: a path on slashes, a query on `&` and `=`. [`stop_bytes`]
//! returns such a larger set. `codegen::columns` defines the columns for both sets.

use super::machine::{Edge, Machine, State};
use std::collections::{BTreeMap, BTreeSet};

/// A set of ASCII bytes.
pub type AsciiSet = [bool; 128];

/// Maximum number of sets that are considered, the sets on which most states loop first.
const CANDIDATES: usize = 16;

/// Returns the run bytes: a set on which states loop or advance in a chain, or an intersection of such sets. It
/// maximizes the number of bytes times the number of states that can skip runs. A chain counts as half a state,
/// regardless of its length, because it skips only one, short run of a text.
pub fn run_bytes(machine: &Machine) -> AsciiSet {
    let mut sets = loops(machine);
    sets.extend(advances(machine).filter(|(set, _)| !chains(machine, set).is_empty()));
    let worth = |set: &AsciiSet| {
        let loops = (0..machine.states.len()).filter(|&state| has_run(machine, state, set)).count();
        size(set) * (2 * loops + chains(machine, set).len())
    };
    let mut best = ([false; 128], 0);
    for &(first, _) in &sets {
        let mut set = (first, worth(&first));
        // Each intersection has fewer bytes, so the loop terminates.
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

/// Returns the bytes of `run` on which the states after the first byte of a text loop, if they are at least half of
/// `run`; otherwise `run`. The scheme, which begins each text, loops on fewer bytes than a host.
pub fn initial_run_bytes(machine: &Machine, run: &AsciiSet) -> AsciiSet {
    let firsts = machine.states[0].edges.iter().map(|edge| own_loop(machine, edge.target as usize));
    let halves = firsts.map(|own| common(run, &own)).filter(|set| 2 * size(set) >= size(run));
    halves.min_by_key(size).unwrap_or(*run)
}

/// Returns a superset of `run` on which many states loop. It maximizes additional bytes times the number of states.
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

/// Returns the sets of two or more bytes on which states loop, with the number of these states, in descending order of
/// bytes times states.
fn loops(machine: &Machine) -> Vec<(AsciiSet, usize)> {
    let mut users: BTreeMap<AsciiSet, usize> = BTreeMap::new();
    let loops = (0..machine.states.len()).map(|state| own_loop(machine, state));
    loops.filter(|set| size(set) > 1).for_each(|set| *users.entry(set).or_default() += 1);
    most_used(users.into_iter().collect())
}

/// Returns the sets of two or more bytes on which enough states for a chain advance to another state without
/// operations, with the number of these states.
pub fn advances(machine: &Machine) -> impl Iterator<Item = (AsciiSet, usize)> {
    let mut users: BTreeMap<AsciiSet, usize> = BTreeMap::new();
    for (number, state) in machine.states.iter().enumerate() {
        let mut classes_of: BTreeMap<u32, Vec<u16>> = BTreeMap::new();
        for edge in state.bytes().filter(|edge| edge.target as usize != number && edge.ops.is_empty()) {
            classes_of.entry(edge.target).or_default().push(edge.class);
        }
        for classes in classes_of.values() {
            let set = std::array::from_fn(|byte| classes.contains(&machine.classes.class_of[byte].into()));
            *users.entry(set).or_default() += 1;
        }
    }
    most_used(users.into_iter().filter(|(set, users)| size(set) > 1 && *users >= SHORTEST).collect())
        .into_iter()
}

/// Returns the sets in descending order of bytes times states, without those that are rarely used.
fn most_used(mut sets: Vec<(AsciiSet, usize)>) -> Vec<(AsciiSet, usize)> {
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

/// True if the transitions of a state on the bytes of `set`, which is not empty, have one target and the same
/// operations, and the target loops on all of `set`.
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

/// Returns the ASCII bytes on which a state loops without operations.
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

// Numbers the states of counted repetitions consecutively, so that a run of bytes in them is one addition.
//
// ```text
// label = 1*63let-dig      a b c .
// state                    4 5 6 7      three bytes of a run: state 4 + 3
// ```
//
// A *chain* is a sequence of states in which each run byte leads to the next state, without operations. The states of
// a chain get consecutive numbers. In the row of each state, `codegen::columns` stores how many bytes of a run its
// chain accepts.

/// Minimum number of states of a chain. Shorter ones keep their numbers.
pub const SHORTEST: usize = 8;

/// Returns, by state, the state to which each byte of `set` leads without operations, if that is neither the same
/// state nor the start.
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

/// Returns disjoint chains of at least [`SHORTEST`] states, the longest first.
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

/// Returns, by state, the number of consecutive states that begin with it. In a cycle, each state is counted once.
fn lengths(successors: &[Option<u32>]) -> Vec<usize> {
    let mut lengths = vec![0; successors.len()];
    for state in 0..successors.len() {
        let mut path = Vec::new();
        let mut next = Some(state as u32);
        // A state of the path already has a length of at least 1, so the walk ends at a cycle.
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

/// Returns the machine with the states of each chain numbered consecutively, from the position of its first one.
pub fn number_chains(machine: Machine) -> Machine {
    if advances(&machine).next().is_none() {
        return machine;
    }
    let run = run_bytes(&machine);
    let chains = chains(&machine, &initial_run_bytes(&machine, &run));
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

/// Returns the machine with state `order[n]` as state `n`.
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
