//! Merges equivalent states and equivalent byte classes.
//!
//! States differ if their layouts differ, if their errors name different rules, or if their transitions on a byte have
//! different operations or targets that differ.

use super::error_entries::ErrorEntry;
use super::machine::{Machine, Op, State};
use super::tagged::CALL;
use crate::abnf::lower::grammar::RuleId;
use crate::bytes::ByteClasses;
use crate::partition::{self, Numbers};

pub fn minimize(machine: Machine) -> Machine {
    let block_of = partition::equivalent(machine.states.iter().map(|state| {
        let key = (&state.accepts, state.errors.iter().map(blamed).collect::<Vec<_>>());
        (key, state.edges.iter().map(|edge| ((edge.class, &edge.ops), edge.target)))
    }));
    let mut states: Vec<State> = Vec::new();
    for (state, &block) in machine.states.into_iter().zip(&block_of) {
        if block as usize == states.len() {
            states.push(state);
        }
    }
    for edge in states.iter_mut().flat_map(|state| &mut state.edges) {
        edge.target = block_of[edge.target as usize];
    }
    merge_classes(Machine { states, ..machine })
}

/// Returns the part of an error entry that distinguishes states: whether the start rule can still match, and the rule
/// that an error names, or `None` if the start rule has ended.
fn blamed(entry: &Option<ErrorEntry>) -> (bool, Option<RuleId>) {
    let groups = entry.as_ref().map_or(&[][..], |entry| &entry.groups);
    let named = groups.iter().find(|group| group.end).or(groups.first());
    (entry.is_some(), named.and_then(|group| group.rule))
}

/// Merges byte classes that no state distinguishes.
pub fn merge_classes(machine: Machine) -> Machine {
    let mut columns: Vec<Vec<(u32, u32, Vec<Op>)>> = vec![Vec::new(); machine.classes.len()];
    for (number, state) in machine.states.iter().enumerate() {
        for edge in state.bytes() {
            columns[edge.class as usize].push((number as u32, edge.target, edge.ops.clone()));
        }
    }
    let mut numbers = Numbers::default();
    let new: Vec<u8> = columns.into_iter().map(|column| numbers.of(column) as u8).collect();
    let mut classes = ByteClasses { class_of: [0; 256], first: vec![0; numbers.values().len()] };
    for byte in (0..=255u8).rev() {
        let class = new[machine.classes.class_of[byte as usize] as usize];
        classes.class_of[byte as usize] = class;
        classes.first[class as usize] = byte;
    }
    let mut machine = Machine { classes, ..machine };
    for state in &mut machine.states {
        let classes = state.edges.iter_mut().map(|edge| &mut edge.class).filter(|class| **class < CALL);
        classes.for_each(|class| *class = new[*class as usize].into());
        state.edges.sort_by_key(|edge| edge.class);
        state.edges.dedup_by_key(|edge| edge.class);
    }
    machine
}
