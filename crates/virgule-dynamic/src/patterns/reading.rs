//! The preferred reading of an input, in two passes (Frisch and Cardelli, "Greedy Regular Expression Matching", ICALP
//! 2004).
//!
//! A DFA of the reversed NFA runs from the end of the input to the begin and records, at each position, the states from
//! which the rest of the input is accepted. Then the NFA runs forward and takes the preferred transition to such a
//! state. Neither pass backtracks.

use crate::patterns::limits::LimitError;
use crate::patterns::nfa::{Automaton, StateId, Subsets, Tag};
use std::borrow::Cow;
use virgule_core::parse::{ByteSet, Expected};

/// Finds the preferred reading of input. All parts are arrays, so that a macro can generate them as statics.
#[derive(Debug, Clone)]
pub struct Reader {
    /// By byte: its class.
    pub classes: [u8; 256],
    /// The number of classes.
    pub width: usize,
    /// By state of the reversed DFA and byte class: the next state.
    pub next: Cow<'static, [u32]>,
    /// Of all states of the reversed DFA: the NFA states from which the rest is accepted, in order.
    pub members: Cow<'static, [StateId]>,
    /// By state of the reversed DFA: the begin of its members, which end where those of the next state begin.
    pub sets: Cow<'static, [u32]>,
    /// The NFA of the forward pass.
    pub automaton: Automaton,
}

/// The tags of a reading, in order, with their positions.
pub type Reading = Vec<(Tag, u32)>;

/// The state of the reversed DFA without members.
const EMPTY: u32 = 0;
/// The state of the reversed DFA at the end of the input.
const END: u32 = 1;

impl Reader {
    /// Determinizes the reversed NFA.
    pub fn new(automaton: Automaton) -> Result<Self, LimitError> {
        let classes = automaton.classes();
        // By state: the ranges of bytes that lead to it, with their sources.
        let mut sources = vec![Vec::new(); automaton.size()];
        for state in 0..automaton.size() as StateId {
            for edge in automaton.edges_of(state) {
                for entry in automaton.entries((edge.begin, edge.end)) {
                    sources[entry.stop as usize].push((classes.within(edge.first, edge.last), state));
                }
            }
        }
        let names =
            ("cells of the table of the reversed automaton", "members of the sets of the reversed automaton");
        let reversed = Subsets::new(classes.len(), vec![automaton.accept], names, |stop, by_class| {
            for (classes, source) in &sources[stop as usize] {
                classes.clone().for_each(|class| by_class[class as usize].push(*source));
            }
        })?;
        Ok(Reader {
            classes: classes.class_of,
            width: classes.len(),
            next: reversed.next.into(),
            members: reversed.members.into(),
            sets: reversed.sets.into(),
            automaton,
        })
    }

    /// Returns the preferred reading of `text`; `None` if there is none.
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
        let automaton = &self.automaton;
        let mut take = |entries: (u32, u32), at: usize| {
            let set = self.set(accepted[at]);
            let mut entries = automaton.entries(entries).iter();
            let entry = entries.find(|entry| set.binary_search(&entry.stop).is_ok())?;
            reading.extend(automaton.tags(entry).iter().map(|&tag| (tag, at as u32)));
            Some(entry.stop)
        };
        let mut stop = take(automaton.start, 0)?;
        for (at, &byte) in text.iter().enumerate() {
            stop = automaton.steps(stop, byte).find_map(|edge| take((edge.begin, edge.end), at + 1))?;
        }
        Some(reading)
    }

    /// Returns the length of the longest prefix that begins some match, and what is expected after it. Takes time
    /// proportional to the length of the input times the size of the automaton.
    pub fn explain(&self, text: &[u8]) -> (usize, Expected) {
        let automaton = &self.automaton;
        let stops = |entries: (u32, u32)| automaton.entries(entries).iter().map(|entry| entry.stop);
        let mut open: Vec<StateId> = stops(automaton.start).collect();
        let mut at = 0;
        while let Some(&byte) = text.get(at) {
            let edges = open.iter().flat_map(|&state| automaton.steps(state, byte));
            let mut next: Vec<StateId> = edges.flat_map(|edge| stops((edge.begin, edge.end))).collect();
            if next.is_empty() {
                break;
            }
            next.sort_unstable();
            next.dedup();
            (open, at) = (next, at + 1);
        }
        let mut bytes = [0; 4];
        for edge in open.iter().flat_map(|&state| automaton.edges_of(state)) {
            virgule_compiler::bytes::insert(&mut bytes, edge.first, edge.last);
        }
        let end = open.contains(&automaton.accept);
        (at, Expected { bytes: ByteSet(bytes), end })
    }

    /// Returns the members of a state of the reversed DFA.
    fn set(&self, state: u32) -> &[StateId] {
        &self.members[self.sets[state as usize] as usize..self.sets[state as usize + 1] as usize]
    }
}
