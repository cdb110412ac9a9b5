//! Tdfa → Machine: assigns registers to slots so that few copies remain.
//!
//! Each slot of a state is a variable. It is live if its value can still become a position of a field. Variables
//! connected by a move share a register, unless both are in one state: then the move remains a copy.

use super::error_entries::ErrorEntry;
use super::machine::{Base, Capture, Edge, Layout, Machine, Op, Position, State};
use super::tagged::{DEAD, Origin, Slot, Tdfa};
use crate::nfa::graph::{Nfa, Node};
use crate::partition::Numbers;
use std::collections::BTreeSet;

/// Assigns registers. Two variables of one state that are both live have different registers.
pub fn coalesce_copies(tdfa: &Tdfa, errors: Vec<Vec<Option<ErrorEntry>>>, nfa: &Nfa) -> Machine {
    let mut variables = Variables::new(tdfa);
    variables.find_live(tdfa, nfa);
    let register_of = variables.registers(tdfa);
    let register = |state: usize, slot: Slot| register_of[variables.index(state, slot)];
    let mut states = Vec::with_capacity(tdfa.states.len());
    for (number, (state, errors)) in tdfa.states.iter().zip(errors).enumerate() {
        let edge = |edge: &super::tagged::TaggedEdge| {
            let target = edge.target as usize;
            let op = |&(slot, from): &(Slot, Origin)| {
                let to = register(target, slot)?;
                let from = match from {
                    Origin::Position => None,
                    Origin::Slot(source) => Some(register(number, (slot.0, source))?),
                };
                (Some(to) != from).then_some(Op { to, from })
            };
            let mut ops: Vec<Op> = edge.moves.iter().filter_map(op).collect();
            ops.sort_unstable();
            Edge { class: edge.class, target: edge.target, ops }
        };
        let edges = state.edges.iter().map(edge).collect();
        let mut accepts = vec![None; tdfa.kinds];
        for (index, config) in state.configs.iter().enumerate() {
            let Node::Accept(kind) = nfa.nodes[config.node as usize] else { continue };
            let position = |tag: usize| {
                let slot = state.slots[index * tdfa.tags + tag];
                let base = if slot == DEAD {
                    Base::End
                } else {
                    Base::Register(register(number, (tag as u8, slot))?)
                };
                Some(Position { base, offset: 0 })
            };
            let layout =
                || (0..tdfa.tags / 2).map(|field| capture_of(position(2 * field), position(2 * field + 1)));
            let accept: &mut Option<Layout> = &mut accepts[kind as usize];
            if accept.is_none() {
                *accept = Some(layout().collect());
            }
        }
        states.push(State { edges, accepts, errors });
    }
    let registers = register_of.iter().flatten().max().map_or(0, |&last| last as usize + 1);
    let (classes, kinds) = (tdfa.classes.clone(), tdfa.kinds);
    let callees = nfa.callees.clone();
    Machine {
        states,
        classes,
        registers,
        fields: tdfa.tags / 2,
        kinds,
        starts: Vec::new(),
        callees,
        wide: Vec::new(),
    }
}

/// Returns the capture of a field between two positions. The field is present if the register of its end, or else of
/// its start, has been written.
fn capture_of(begin: Option<Position>, end: Option<Position>) -> Capture {
    let (Some(begin), Some(end)) = (begin, end) else { return Capture::Absent };
    let guard = match (begin.base, end.base) {
        (_, Base::Register(register)) | (Base::Register(register), _) => Some(register),
        _ => None,
    };
    // A field that ends at the end of the text is present even if the register of its start was not written.
    let guard = if end.base == Base::End { None } else { guard };
    Capture::Present { begin, end, guard }
}

/// All slots of all states, numbered consecutively.
struct Variables {
    /// By state and tag: the number of the first slot, and the number of slots.
    first: Vec<Vec<(usize, u8)>>,
    /// By variable: true if it is live.
    live: Vec<bool>,
    count: usize,
}

impl Variables {
    fn new(tdfa: &Tdfa) -> Self {
        let mut variables = Variables { first: Vec::new(), live: Vec::new(), count: 0 };
        for state in &tdfa.states {
            let mut first = Vec::with_capacity(tdfa.tags);
            for tag in 0..tdfa.tags {
                let slots = state.slots.iter().skip(tag).step_by(tdfa.tags.max(1));
                let slots = slots.filter(|&&slot| slot != DEAD).max().map_or(0, |&last| last + 1);
                first.push((variables.count, slots));
                variables.count += slots as usize;
            }
            variables.first.push(first);
        }
        variables.live = vec![false; variables.count];
        variables
    }

    fn index(&self, state: usize, (tag, slot): Slot) -> usize {
        self.first[state][tag as usize].0 + slot as usize
    }

    /// Finds the live variables: those that accepting configurations read and, backward along moves, their sources. A
    /// variable that is never written is dead.
    fn find_live(&mut self, tdfa: &Tdfa, nfa: &Nfa) {
        let mut sources = vec![Vec::new(); self.count];
        let mut users = vec![Vec::new(); self.count];
        let mut written = vec![false; self.count];
        let mut open = Vec::new();
        for (number, state) in tdfa.states.iter().enumerate() {
            for edge in &state.edges {
                for &(slot, from) in &edge.moves {
                    let to = self.index(edge.target as usize, slot);
                    match from {
                        Origin::Position => {
                            if !std::mem::replace(&mut written[to], true) {
                                open.push(to);
                            }
                        }
                        Origin::Slot(source) => {
                            let from = self.index(number, (slot.0, source));
                            sources[to].push(from);
                            users[from].push(to);
                        }
                    }
                }
            }
        }
        spread(&mut written, &mut open, &users);
        for (number, state) in tdfa.states.iter().enumerate() {
            let mut seen = 0u64;
            for (index, config) in state.configs.iter().enumerate() {
                let Node::Accept(kind) = nfa.nodes[config.node as usize] else { continue };
                if seen & 1 << kind != 0 {
                    continue;
                }
                seen |= 1 << kind;
                for tag in 0..tdfa.tags {
                    let slot = state.slots[index * tdfa.tags + tag];
                    if slot != DEAD {
                        open.push(self.index(number, (tag as u8, slot)));
                    }
                }
            }
        }
        open.retain(|&variable| written[variable]);
        open.iter().for_each(|&variable| self.live[variable] = true);
        spread(&mut self.live, &mut open, &sources);
    }

    /// Returns the register of each variable; `None` for a dead variable.
    fn registers(&self, tdfa: &Tdfa) -> Vec<Option<u16>> {
        let mut classes = CopyClasses::new(self, tdfa);
        // Handle self-loops first: a copy on a loop would cost time on every byte.
        for own in [true, false] {
            for (number, state) in tdfa.states.iter().enumerate() {
                for edge in state.edges.iter().filter(|edge| (edge.target as usize == number) == own) {
                    for &(slot, from) in &edge.moves {
                        if let Origin::Slot(source) = from {
                            let from = self.index(number, (slot.0, source));
                            classes.join(from, self.index(edge.target as usize, slot));
                        }
                    }
                }
            }
        }
        let mut numbers = Numbers::default();
        let register =
            |variable: usize| self.live[variable].then(|| numbers.of(classes.find(variable)) as u16);
        (0..self.count).map(register).collect()
    }
}

/// Marks the variables that are reachable from `open` along `edges`.
fn spread(marked: &mut [bool], open: &mut Vec<usize>, edges: &[Vec<usize>]) {
    while let Some(variable) = open.pop() {
        for &next in &edges[variable] {
            if !std::mem::replace(&mut marked[next], true) {
                open.push(next);
            }
        }
    }
}

/// Union-find over variables. Each class records the states in which it has a variable.
struct CopyClasses {
    parent: Vec<usize>,
    states: Vec<BTreeSet<u32>>,
    live: Vec<bool>,
}

impl CopyClasses {
    fn new(variables: &Variables, tdfa: &Tdfa) -> Self {
        let mut states = vec![BTreeSet::new(); variables.count];
        for state in 0..tdfa.states.len() {
            for &(first, count) in &variables.first[state] {
                for own in &mut states[first..first + count as usize] {
                    own.insert(state as u32);
                }
            }
        }
        CopyClasses { parent: (0..variables.count).collect(), states, live: variables.live.clone() }
    }

    fn find(&mut self, variable: usize) -> usize {
        let mut root = variable;
        while self.parent[root] != root {
            self.parent[root] = self.parent[self.parent[root]];
            root = self.parent[root];
        }
        root
    }

    /// Joins the classes of two variables, if both are live and no state has a variable of both classes.
    fn join(&mut self, a: usize, b: usize) {
        let (mut small, mut large) = (self.find(a), self.find(b));
        if small == large || !self.live[a] || !self.live[b] {
            return;
        }
        if self.states[small].len() > self.states[large].len() {
            (small, large) = (large, small);
        }
        if self.states[small].iter().any(|state| self.states[large].contains(state)) {
            return;
        }
        let moved = std::mem::take(&mut self.states[small]);
        self.states[large].extend(moved);
        self.parent[small] = large;
    }
}
