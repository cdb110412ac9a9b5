//! All patterns of a set as one deterministic automaton, by the subset construction.

use super::narrow;
use crate::automaton::Automaton;
use crate::limits::{self, LimitError};
use std::collections::HashMap;
use virgule_compiler::bytes::{self, ByteClasses};

/// The automaton. State 0 is dead, state 1 the start.
#[derive(Debug)]
pub struct SetDfa {
    classes: ByteClasses,
    width: usize,
    next: Vec<u32>,
    /// By state: the index of its list of patterns.
    accepts: Vec<u32>,
    /// Patterns in order; list 0 is empty.
    lists: Vec<Box<[u32]>>,
}

/// No text that comes here is matched.
const DEAD: u32 = 0;

impl SetDfa {
    /// Determinizes the automata of patterns with these places in the order.
    pub fn new(automata: &[Automaton], ranks: &[usize]) -> Result<Self, LimitError> {
        let states: usize = automata.iter().map(Automaton::len).sum();
        narrow(states, "states of the NFA of all patterns")?;
        // By state of all automata: the index of its automaton.
        let mut pattern_of: Vec<u32> = Vec::with_capacity(states);
        let mut bases = Vec::with_capacity(automata.len());
        for (pattern, automaton) in automata.iter().enumerate() {
            bases.push(pattern_of.len() as u32);
            pattern_of.resize(pattern_of.len() + automaton.len(), pattern as u32);
        }
        let ranges =
            automata.iter().flat_map(|automaton| &automaton.nfa.states).flat_map(|state| &state.bytes);
        let classes = ByteClasses::of_ranges(ranges.map(|&(first, last, _)| (first, last)));
        let width = classes.len();
        let mut start: Vec<u32> = Vec::new();
        for (automaton, base) in automata.iter().zip(&bases) {
            start.extend(automaton.start().map(|entry| base + automaton.entry(entry).stop));
        }
        sort(&mut start);
        let mut made =
            SetDfa { classes, width, next: vec![DEAD; width], accepts: vec![0], lists: vec![Box::default()] };
        let mut lists: HashMap<Box<[u32]>, u32> = HashMap::from([(Box::default(), 0)]);
        let mut members = start.len();
        let mut sets: Vec<Box<[u32]>> = vec![Box::default(), start.into()];
        let mut number: HashMap<Box<[u32]>, u32> = HashMap::from([(Box::default(), DEAD)]);
        number.insert(sets[1].clone(), 1);
        let mut by_class: Vec<Vec<u32>> = vec![Vec::new(); width];
        let mut state = 1;
        while state < sets.len() {
            limits::within(made.next.len() + width, limits::CELLS, "cells of the table of the set")?;
            let mut accepted = Vec::new();
            // Needed again for `number` alone.
            let set = std::mem::take(&mut sets[state]);
            for &member in &set {
                let pattern = pattern_of[member as usize];
                let (automaton, base) = (&automata[pattern as usize], bases[pattern as usize]);
                let stop = member - base;
                if stop == automaton.nfa.accept {
                    accepted.push(pattern);
                }
                for &(first, last, target) in &automaton.nfa.states[stop as usize].bytes {
                    for entry in automaton.of(target) {
                        let next = base + automaton.entry(entry).stop;
                        made.classes
                            .within(first, last)
                            .for_each(|class| by_class[class as usize].push(next));
                    }
                }
            }
            accepted.sort_unstable_by_key(|&pattern| ranks[pattern as usize]);
            let accepted = accepted.into_boxed_slice();
            made.accepts.push(*lists.entry(accepted).or_insert_with_key(|list| {
                made.lists.push(list.clone());
                made.lists.len() as u32 - 1
            }));
            for set in &mut by_class {
                sort(set);
                let next = match number.get(set.as_slice()) {
                    Some(&next) => next,
                    None => {
                        members += set.len();
                        limits::within(
                            members,
                            limits::MEMBERS,
                            "members of the sets of the automaton of the set",
                        )?;
                        let next = narrow(sets.len(), "states of the set")?;
                        number.insert(set.as_slice().into(), next);
                        sets.push(set.as_slice().into());
                        next
                    }
                };
                set.clear();
                made.next.push(next);
            }
            state += 1;
        }
        Ok(made)
    }

    /// Where a state goes on a byte.
    pub fn step(&self, state: usize, byte: u8) -> usize {
        self.next[state * self.width + usize::from(self.classes.class_of[byte as usize])] as usize
    }

    /// The only byte that a state goes on with, and where it leads, if the texts that end there are not matched.
    pub fn single(&self, state: usize) -> Option<(u8, usize)> {
        if !self.list(state).is_empty() {
            return None;
        }
        let row = &self.next[state * self.width..(state + 1) * self.width];
        let mut live = row.iter().enumerate().filter(|(_, next)| **next != DEAD);
        let ((class, &next), None) = (live.next()?, live.next()) else { return None };
        let first = self.classes.first[class];
        let last = self.classes.first.get(class + 1).map_or(255, |next| next - 1);
        (first == last).then_some((first, next as usize))
    }

    /// All lists of patterns.
    pub fn lists(&self) -> &[Box<[u32]>] {
        &self.lists
    }

    /// The patterns that match the texts that end in a state, in order.
    pub fn list(&self, state: usize) -> &[u32] {
        &self.lists[self.accepts[state] as usize]
    }

    /// The index of that list.
    pub fn list_id(&self, state: usize) -> usize {
        self.accepts[state] as usize
    }

    /// The number of states, the dead one included.
    pub fn len(&self) -> usize {
        self.accepts.len()
    }

    /// The reachable states in breadth-first order, as `(state, predecessor, byte)`: a shortest text to `state` is one
    /// to `predecessor`, then `byte`. The start state is the first, with 0 for both.
    pub fn shortest(&self) -> Vec<(usize, usize, u8)> {
        let mut seen = vec![false; self.len()];
        let mut order = vec![(1, 0, 0)];
        let mut at = 0;
        let bytes: Vec<u8> = {
            let mut known = vec![false; self.width];
            let class = |byte: u8| usize::from(self.classes.class_of[byte as usize]);
            bytes::readable().filter(|&byte| !std::mem::replace(&mut known[class(byte)], true)).collect()
        };
        seen[DEAD as usize] = true;
        seen[1] = true;
        while let Some(&(state, ..)) = order.get(at) {
            for &byte in &bytes {
                let class = usize::from(self.classes.class_of[byte as usize]);
                let next = self.next[state * self.width + class] as usize;
                if !std::mem::replace(&mut seen[next], true) {
                    order.push((next, at, byte));
                }
            }
            at += 1;
        }
        order
    }
}

fn sort(set: &mut Vec<u32>) {
    set.sort_unstable();
    set.dedup();
}
