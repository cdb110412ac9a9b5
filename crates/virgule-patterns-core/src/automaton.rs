//! The NFA without empty transitions: from a byte to each state that reads the next one, with the tags on the way.

use crate::limits::{self, LimitError};
use crate::nfa::{Nfa, NfaState, StateId, Tag};
use std::collections::HashMap;
use virgule_compiler::bytes::ByteClasses;

/// A way to a state that reads a byte, or to the accept state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The tags on the way.
    pub tags: Box<[Tag]>,
    /// The state.
    pub stop: StateId,
}

/// A step from a state by a byte: the entry that it leads to.
pub type EntryId = u32;

/// The automaton.
#[derive(Debug, Clone)]
pub struct Automaton {
    /// The NFA, whose byte transitions are used.
    pub nfa: Nfa,
    /// The byte classes of all transitions.
    pub classes: ByteClasses,
    /// The entries of all states, in order of preference.
    entries: Vec<Entry>,
    /// By state: its entries. Empty for a state that no byte leads to.
    of_state: Vec<(u32, u32)>,
}

impl Automaton {
    /// Removes the empty transitions. Of several ways from one state to another two are kept, which suffices to see
    /// that there are two readings.
    pub fn new(nfa: Nfa) -> Result<Self, LimitError> {
        let mut entered = vec![false; nfa.states.len()];
        entered[0] = true;
        for state in &nfa.states {
            state.bytes.iter().for_each(|edge| entered[edge.2 as usize] = true);
        }
        let mut work = 0;
        let mut made = Automaton {
            classes: ByteClasses::of_ranges(
                nfa.states.iter().flat_map(|state| state.bytes.iter().map(|&(first, last, _)| (first, last))),
            ),
            entries: Vec::new(),
            of_state: vec![(0, 0); nfa.states.len()],
            nfa,
        };
        let mut visits = vec![0u8; made.nfa.states.len()];
        for state in (0..made.nfa.states.len()).filter(|&state| entered[state]) {
            let begin = made.entries.len() as u32;
            made.enter(state as u32, &mut visits, &mut work)?;
            made.of_state[state] = (begin, made.entries.len() as u32);
        }
        Ok(made)
    }

    /// Adds the entries of a state, by a depth-first search in order of preference.
    fn enter(&mut self, state: StateId, visits: &mut [u8], work: &mut usize) -> Result<(), LimitError> {
        let mut visited = vec![];
        // A state is visited twice at most, so one earlier entry may be the same.
        let mut earlier: HashMap<StateId, usize> = HashMap::new();
        let mut open: Vec<(StateId, Vec<Tag>)> = vec![(state, Vec::new())];
        while let Some((state, tags)) = open.pop() {
            let visits = &mut visits[state as usize];
            if *visits == 2 {
                continue;
            }
            *visits += 1;
            visited.push(state);
            let NfaState { bytes, empty } = &self.nfa.states[state as usize];
            for &(tag, next) in empty.iter().rev() {
                open.push((next, tags.iter().copied().chain(tag).collect()));
            }
            *work += 1 + (1 + tags.len()) * empty.len();
            limits::within(*work, limits::PATHS, "steps between states that read a byte")?;
            if !bytes.is_empty() || state == self.nfa.accept {
                let entry = Entry { tags: tags.into(), stop: state };
                if earlier.get(&state).is_none_or(|&earlier| self.entries[earlier] != entry) {
                    earlier.insert(state, self.entries.len());
                    self.entries.push(entry);
                }
            }
        }
        visited.into_iter().for_each(|state| visits[state as usize] = 0);
        Ok(())
    }

    /// The entries of the start.
    pub fn start(&self) -> std::ops::Range<EntryId> {
        self.of(0)
    }

    /// The entries of a state that a byte leads to.
    pub fn of(&self, state: StateId) -> std::ops::Range<EntryId> {
        let (begin, end) = self.of_state[state as usize];
        begin..end
    }

    /// An entry.
    pub fn entry(&self, id: EntryId) -> &Entry {
        &self.entries[id as usize]
    }

    /// The entries that a state leads to on a byte, in order of preference.
    pub fn steps(&self, state: StateId, byte: u8) -> impl Iterator<Item = EntryId> + Clone + '_ {
        let edges = self.nfa.states[state as usize].bytes.iter();
        let taken = edges.filter(move |(first, last, _)| (*first..=*last).contains(&byte));
        taken.flat_map(|edge| self.of(edge.2))
    }

    /// All entries.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The number of states.
    pub fn len(&self) -> usize {
        self.of_state.len()
    }
}
