//! The preferred reading of a text, in two passes (Frisch and Cardelli, "Greedy Regular Expression Matching", ICALP
//! 2004).
//!
//! A deterministic automaton of the reversed NFA runs from the end of the text to its begin and notes, at each
//! position, from which states the rest of the text is accepted. Then the NFA runs forward and takes, of the steps
//! that lead to such a state, the preferred one. Neither pass goes back.

use crate::automaton::Automaton;
use crate::limits::{self, LimitError};
use crate::nfa::{StateId, Tag};
use std::borrow::Cow;
use std::collections::HashMap;
use virgule::parse::{ByteSet, Expected};

/// Finds the preferred reading of texts. All of it is arrays, which a macro writes as static ones.
#[derive(Debug, Clone)]
pub struct Reader {
    /// By byte: its class.
    pub classes: [u8; 256],
    /// The number of classes.
    pub width: usize,
    /// By state of the reversed automaton and byte class: the state that follows.
    pub next: Cow<'static, [u32]>,
    /// Of all states of the reversed automaton: the NFA states from which the rest is accepted, in order.
    pub members: Cow<'static, [StateId]>,
    /// By state of the reversed automaton: where its members begin. They end where those of the next state begin.
    pub sets: Cow<'static, [u32]>,
    /// Of all NFA states: the ranges of bytes that they read, and the entries behind them, in order of preference.
    pub edges: Cow<'static, [ReadEdge]>,
    /// By NFA state: where its edges begin.
    pub states: Cow<'static, [u32]>,
    /// The ways to states that read a byte, and to the accept state, in order of preference.
    pub entries: Cow<'static, [ReadEntry]>,
    /// The tags of all entries.
    pub tags: Cow<'static, [Tag]>,
    /// The entries of the start.
    pub start: (u32, u32),
    /// The accept state.
    pub accept: StateId,
}

/// Bytes that a state reads, and the range of entries behind them.
#[derive(Debug, Clone, Copy)]
pub struct ReadEdge {
    /// The first byte.
    pub first: u8,
    /// The last byte.
    pub last: u8,
    /// The first entry.
    pub begin: u32,
    /// The entry behind the last one.
    pub end: u32,
}

/// A way to a state.
#[derive(Debug, Clone, Copy)]
pub struct ReadEntry {
    /// The state.
    pub stop: StateId,
    /// The first of its tags.
    pub tags_begin: u32,
    /// The tag behind the last one.
    pub tags_end: u32,
}

/// The tags of a reading, in order, with their positions.
pub type Reading = Vec<(Tag, u32)>;

/// The state of the reversed automaton without members.
const EMPTY: u32 = 0;
/// The one at the end of a text.
const END: u32 = 1;

impl Reader {
    /// Determinizes the reversed automaton.
    pub fn new(automaton: &Automaton) -> Result<Self, LimitError> {
        let (next, members, sets) = reversed(automaton)?;
        let mut made = Reader {
            classes: automaton.classes.class_of,
            width: automaton.classes.len(),
            next: next.into(),
            members: members.into(),
            sets: sets.into(),
            edges: Cow::default(),
            states: Cow::default(),
            entries: Cow::default(),
            tags: Cow::default(),
            start: (automaton.start().start, automaton.start().end),
            accept: automaton.nfa.accept,
        };
        made.forward(automaton);
        Ok(made)
    }

    /// Copies the NFA.
    fn forward(&mut self, automaton: &Automaton) {
        let (mut edges, mut states) = (Vec::new(), vec![0]);
        for state in &automaton.nfa.states {
            for &(first, last, target) in &state.bytes {
                let entries = automaton.of(target);
                edges.push(ReadEdge { first, last, begin: entries.start, end: entries.end });
            }
            states.push(edges.len() as u32);
        }
        let (mut entries, mut tags) = (Vec::new(), Vec::new());
        for entry in automaton.entries() {
            let tags_begin = tags.len() as u32;
            tags.extend_from_slice(&entry.tags);
            entries.push(ReadEntry { stop: entry.stop, tags_begin, tags_end: tags.len() as u32 });
        }
        (self.edges, self.states) = (edges.into(), states.into());
        (self.entries, self.tags) = (entries.into(), tags.into());
    }

    /// The preferred reading of a text; `None` if there is none.
    pub fn read(&self, text: &[u8]) -> Option<Reading> {
        let mut accepted = vec![EMPTY; text.len() + 1];
        let mut state = END;
        accepted[text.len()] = state;
        for (at, &byte) in text.iter().enumerate().rev() {
            state = self.next[state as usize * self.width + usize::from(self.classes[byte as usize])];
            if state == EMPTY {
                return None;
            }
            accepted[at] = state;
        }
        let mut reading = Reading::new();
        let mut take = |entries: (u32, u32), at: usize| {
            let set = self.set(accepted[at]);
            let mut entries = self.entries[entries.0 as usize..entries.1 as usize].iter();
            let entry = entries.find(|entry| set.binary_search(&entry.stop).is_ok())?;
            let tags = &self.tags[entry.tags_begin as usize..entry.tags_end as usize];
            reading.extend(tags.iter().map(|&tag| (tag, at as u32)));
            Some(entry.stop)
        };
        let mut stop = take(self.start, 0)?;
        for (at, &byte) in text.iter().enumerate() {
            stop = self.steps(stop, byte).find_map(|edge| take((edge.begin, edge.end), at + 1))?;
        }
        Some(reading)
    }

    /// The offset at which no text that begins as `text` is accepted, and what could be there. Takes time
    /// proportional to the length of the text times the size of the automaton.
    pub fn explain(&self, text: &[u8]) -> (usize, Expected) {
        let stops = |(begin, end): (u32, u32)| {
            self.entries[begin as usize..end as usize].iter().map(|entry| entry.stop)
        };
        let mut open: Vec<StateId> = stops(self.start).collect();
        let mut at = 0;
        while let Some(&byte) = text.get(at) {
            let edges = open.iter().flat_map(|&state| self.steps(state, byte));
            let mut next: Vec<StateId> = edges.flat_map(|edge| stops((edge.begin, edge.end))).collect();
            if next.is_empty() {
                break;
            }
            next.sort_unstable();
            next.dedup();
            (open, at) = (next, at + 1);
        }
        let mut bytes = [0; 4];
        for edge in open.iter().flat_map(|&state| self.edges_of(state)) {
            virgule_compiler::bytes::insert(&mut bytes, edge.first, edge.last);
        }
        let end = open.contains(&self.accept);
        (at, Expected { bytes: ByteSet(bytes), end })
    }

    /// The members of a state of the reversed automaton.
    fn set(&self, state: u32) -> &[StateId] {
        &self.members[self.sets[state as usize] as usize..self.sets[state as usize + 1] as usize]
    }

    fn edges_of(&self, state: StateId) -> &[ReadEdge] {
        &self.edges[self.states[state as usize] as usize..self.states[state as usize + 1] as usize]
    }

    /// The edges of a state that read a byte, in order of preference.
    fn steps(&self, state: StateId, byte: u8) -> impl Iterator<Item = &ReadEdge> {
        self.edges_of(state).iter().filter(move |edge| (edge.first..=edge.last).contains(&byte))
    }
}

/// The table of the reversed automaton, the members of its states, and by state where they begin.
type Reversed = (Vec<u32>, Vec<StateId>, Vec<u32>);

/// Determinizes the reversed automaton.
fn reversed(automaton: &Automaton) -> Result<Reversed, LimitError> {
    let sources = sources(automaton);
    let width = automaton.classes.len();
    let end: Box<[StateId]> = [automaton.nfa.accept].into();
    let mut number: HashMap<Box<[StateId]>, u32> =
        HashMap::from([(Box::default(), EMPTY), (end.clone(), END)]);
    let (mut next, mut members, mut sets) = (vec![EMPTY; width], end.into_vec(), vec![0, 0, 1]);
    while next.len() < (sets.len() - 1) * width {
        let state = next.len() / width;
        limits::within(next.len() + width, limits::CELLS, "cells of the table of the reversed automaton")?;
        let mut by_class: Vec<Vec<StateId>> = vec![Vec::new(); width];
        for &stop in &members[sets[state] as usize..sets[state + 1] as usize] {
            for &(first, last, source) in &sources[stop as usize] {
                let classes = automaton.classes.within(first, last);
                classes.for_each(|class| by_class[class as usize].push(source));
            }
        }
        for mut set in by_class {
            set.sort_unstable();
            set.dedup();
            let set = set.into_boxed_slice();
            let state = match number.get(&set) {
                Some(&known) => known,
                None => {
                    let new = sets.len() as u32 - 1;
                    members.extend_from_slice(&set);
                    limits::within(
                        members.len(),
                        limits::MEMBERS,
                        "members of the sets of the reversed automaton",
                    )?;
                    sets.push(members.len() as u32);
                    number.insert(set, new);
                    new
                }
            };
            next.push(state);
        }
    }
    Ok((next, members, sets))
}

/// By state: the ranges of bytes that lead to it, and from where.
fn sources(automaton: &Automaton) -> Vec<Vec<(u8, u8, StateId)>> {
    let mut sources = vec![Vec::new(); automaton.len()];
    for (state, node) in automaton.nfa.states.iter().enumerate() {
        for &(first, last, target) in &node.bytes {
            for entry in automaton.of(target) {
                sources[automaton.entry(entry).stop as usize].push((first, last, state as StateId));
            }
        }
    }
    sources
}
