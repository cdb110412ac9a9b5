//! Shares states between kinds that differ only in their first bytes, such as `http` and `https`.
//!
//! An automaton for several kinds (start rules with the same fields) has a layout for each kind in every state, so it
//! duplicates every state after `http:` and after `https:`. This pass gives each kind a separate start state, and
//! removes the states from which it cannot match. The remaining differences are the offsets of fields and the rules
//! that errors name:
//!
//! ```text
//! http   h t t p ──┐                       state   accepts        layout of http   of https
//!                  ├─ : / / ─► 7 ─► …      7       number 3       0+7..r3          0+8..r3
//! https  h t t p s ┘
//! ```
//!
//! A merged state has one number, which selects a layout and an error entry of each kind. The registers of the kinds
//! were allocated independently, so those of each kind are first renamed to those of the first kind with the same uses.

use super::error_entries::ErrorEntry;
use super::machine::{Base, Capture, Edge, Layout, Machine, Op, State};
use crate::abnf::lower::grammar::RuleId;
use crate::partition::{self, Numbers};
use std::collections::{BTreeSet, HashMap};

/// The outputs of a state for one kind: its layout and its error entry.
type StateOutput = (Option<Layout>, Option<ErrorEntry>);

/// Returns the automaton with a start state for each kind, or `None` if it does not have fewer states. `starts` are
/// the start rules.
pub fn share_kind_states(machine: &Machine, starts: &[RuleId]) -> Option<Machine> {
    if machine.kinds < 2 {
        return None;
    }
    let members = members(machine);
    let member_of: HashMap<(usize, u32), u32> =
        members.iter().zip(0..).map(|(&member, number)| (member, number)).collect();
    let names = names(machine, &members, &member_of, starts);
    let output_of: Vec<StateOutput> =
        members.iter().map(|&(kind, state)| output_of(machine, (kind, state), &names[kind])).collect();
    let edges = edges(machine, &members, &member_of, |kind| &names[kind]);
    let mut keys = Numbers::default();
    let mut initial: Vec<u32> = Vec::new();
    for (&(kind, _), output_of) in members.iter().zip(&output_of) {
        initial.push(keys.of((likeness(output_of, starts[kind]), None)));
    }
    // Two states of the same kind are merged only if their outputs are equal.
    let block_of = loop {
        let block_of = partition::refine(&initial, &edges);
        let mut first: HashMap<(u32, usize), &StateOutput> = HashMap::new();
        let mut undone = false;
        for (member, &(kind, _)) in members.iter().enumerate() {
            if *first.entry((block_of[member], kind)).or_insert(&output_of[member]) != &output_of[member] {
                initial[member] = keys.of((
                    likeness(&output_of[member], starts[kind]),
                    Some((kind, output_of[member].clone())),
                ));
                undone = true;
            }
        }
        if !undone {
            break block_of;
        }
    };
    let blocks = block_of.iter().max().map_or(0, |&last| last as usize + 1);
    if 5 * blocks > 4 * machine.states.len() {
        return None;
    }
    let none =
        || State { edges: Vec::new(), accepts: vec![None; machine.kinds], errors: vec![None; machine.kinds] };
    let mut states: Vec<State> = (0..blocks).map(|_| none()).collect();
    for (member, &(kind, state)) in members.iter().enumerate() {
        let joined = &mut states[block_of[member] as usize];
        (joined.accepts[kind], joined.errors[kind]) = output_of[member].clone();
        let edge = |edge: &Edge| {
            let target = block_of[*member_of.get(&(kind, edge.target))? as usize];
            Some(Edge { target, class: edge.class, ops: ops(edge, &names[kind]) })
        };
        joined.edges = machine.states[state as usize].edges.iter().filter_map(edge).collect();
    }
    let starts = (0..machine.kinds).map(|kind| block_of[member_of[&(kind, 0)] as usize]).collect();
    Some(Machine { states, starts, ..machine.clone() })
}

/// Returns, by member, its transitions to members, with the registers renamed by `names` of its kind.
fn edges<'n>(
    machine: &Machine,
    members: &[(usize, u32)],
    member_of: &HashMap<(usize, u32), u32>,
    names: impl Fn(usize) -> &'n [u16],
) -> Vec<Vec<partition::LabelledEdge>> {
    let mut labels = Numbers::default();
    let mut all = Vec::with_capacity(members.len());
    for &(kind, state) in members {
        let edge = |edge: &Edge| {
            let target = *member_of.get(&(kind, edge.target))?;
            Some((labels.of((edge.class, ops(edge, names(kind)))), target))
        };
        all.push(machine.states[state as usize].edges.iter().filter_map(edge).collect());
    }
    all
}

/// Pairs of a kind and a state from which the kind can match.
fn members(machine: &Machine) -> Vec<(usize, u32)> {
    let mut members = Vec::new();
    for kind in 0..machine.kinds {
        let mut seen = vec![false; machine.states.len()];
        seen[0] = true;
        let mut open = vec![0];
        while let Some(state) = open.pop() {
            members.push((kind, state));
            for edge in &machine.states[state as usize].edges {
                let alive = machine.states[edge.target as usize].errors[kind].is_some();
                if alive && !std::mem::replace(&mut seen[edge.target as usize], true) {
                    open.push(edge.target);
                }
            }
        }
    }
    members
}

fn output_of(machine: &Machine, (kind, state): (usize, u32), names: &[u16]) -> StateOutput {
    let state = &machine.states[state as usize];
    let mut layout = state.accepts[kind].clone();
    let registers = layout.iter_mut().flatten().flat_map(Capture::registers_mut);
    registers.for_each(|register| *register = names[*register as usize]);
    (layout, state.errors[kind].clone())
}

fn ops(edge: &Edge, names: &[u16]) -> Vec<Op> {
    let name = |register: u16| names[register as usize];
    let renamed = edge.ops.iter().map(|op| Op { to: name(op.to), from: op.from.map(name) });
    let (mut ops, mut sets): (Vec<Op>, Vec<Op>) = renamed.partition(|op| op.from.is_some());
    sets.sort_unstable();
    ops.append(&mut sets);
    ops
}

/// A use of a register: block of states, class or field, and the code of the use.
type Use = (u32, usize, u8);

/// Returns, by kind and register, the register of the first kind with the same uses.
fn names(
    machine: &Machine,
    members: &[(usize, u32)],
    member_of: &HashMap<(usize, u32), u32>,
    starts: &[RuleId],
) -> Vec<Vec<u16>> {
    // First compare states as if all registers were the same.
    let nameless = vec![0; machine.registers];
    let mut keys = Numbers::default();
    let key = |&(kind, state)| keys.of(likeness(&output_of(machine, (kind, state), &nameless), starts[kind]));
    let initial: Vec<u32> = members.iter().map(key).collect();
    let block_of = partition::refine(&initial, &edges(machine, members, member_of, |_| &nameless));
    let mut uses: Vec<Vec<BTreeSet<Use>>> = vec![vec![BTreeSet::new(); machine.registers]; machine.kinds];
    for (&(kind, state), &block) in members.iter().zip(&block_of) {
        let state = &machine.states[state as usize];
        for edge in state.edges.iter().filter(|edge| member_of.contains_key(&(kind, edge.target))) {
            for op in &edge.ops {
                let what = if op.from.is_some() { 1 } else { 0 };
                uses[kind][op.to as usize].insert((block, edge.class.into(), what));
                op.from.map(|from| uses[kind][from as usize].insert((block, edge.class.into(), 2)));
            }
        }
        for (field, capture) in state.accepts[kind].iter().flatten().enumerate() {
            let Capture::Present { begin, end, guard } = capture else { continue };
            for (position, what) in [(begin, 3), (end, 4)] {
                if let Base::Register(register) = position.base {
                    uses[kind][register as usize].insert((block, field, what));
                }
            }
            guard.map(|register| uses[kind][register as usize].insert((block, field, 5)));
        }
    }
    uses.iter().map(|own| matched(&uses[0], own)).collect()
}

/// Returns, by register of `own`, the register of `first` with the same uses, or else an unused one.
fn matched(first: &[BTreeSet<Use>], own: &[BTreeSet<Use>]) -> Vec<u16> {
    let mut left: Vec<usize> = (0..first.len()).collect();
    let mut names = vec![None; own.len()];
    for alike in [true, false] {
        for (register, uses) in own.iter().enumerate() {
            if names[register].is_none() {
                let fits = |&name: &usize| !alike || first[name] == *uses;
                names[register] = left.iter().position(fits).map(|index| left.remove(index) as u16);
            }
        }
    }
    names.into_iter().map(|name| name.unwrap_or(0)).collect()
}

/// Returns the part of a state's output that must be equal for states of different kinds to be merged: without offsets
/// from the start of the text, and without the start rule.
fn likeness((layout, entry): &StateOutput, start: RuleId) -> StateOutput {
    let (mut layout, mut entry) = (layout.clone(), entry.clone());
    for capture in layout.iter_mut().flatten() {
        let Capture::Present { begin, end, .. } = capture else { continue };
        for position in [begin, end] {
            if position.base == Base::Zero {
                position.offset = 0;
            }
        }
    }
    for group in entry.iter_mut().flat_map(|entry| &mut entry.groups) {
        for rule in [&mut group.from, &mut group.rule] {
            *rule = rule.filter(|&rule| rule != start);
        }
    }
    (layout, entry)
}
