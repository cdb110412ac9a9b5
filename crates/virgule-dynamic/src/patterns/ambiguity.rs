//! Detects input with two readings: a search in the product of the automaton with itself, shortest input first.
//!
//! The search is exact for the automaton. A pattern with repeated variables may still be unambiguous, because the
//! values of a variable must be equal, which a finite automaton cannot compare.

use crate::patterns::limits::{self, LimitError};
use crate::patterns::nfa::{Automaton, EntryId, ReadEdge, StateId, readable};
use crate::patterns::reading::Reading;
use crate::patterns::values::{Slot, show};
use std::collections::HashSet;
use std::fmt;

/// A shortest input with two readings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ambiguity {
    text: String,
    readings: [String; 2],
}

impl Ambiguity {
    /// Returns the input.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns two readings of the input, as `x = "a", y = "b"`. The input may have more; a match returns the reading
    /// in which the values of earlier variables are longest.
    pub fn readings(&self) -> [&str; 2] {
        [&self.readings[0], &self.readings[1]]
    }
}

impl fmt::Display for Ambiguity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = &self.readings;
        write!(f, "`{}` has two readings: {first}; and {second}", self.text)
    }
}

/// A pair of states that two readings of one input reach.
struct Pair {
    before: Option<usize>,
    byte: u8,
    /// The entries of the two readings into this pair.
    entries: [EntryId; 2],
}

/// The state of both readings; `None` for the second while they are the same.
type Key = (StateId, Option<StateId>);

pub fn ambiguity(automaton: &Automaton, slots: &[Slot]) -> Result<Option<Ambiguity>, LimitError> {
    let mut search = Search { automaton, pairs: Vec::new(), keys: Vec::new(), known: HashSet::new() };
    let start: Vec<EntryId> = (automaton.start.0..automaton.start.1).collect();
    search.advance(None, 0, true, &start, &start)?;
    let classes = readable(&automaton.classes());
    let mut at = 0;
    while let Some(&(first, second)) = search.keys.get(at) {
        if first == automaton.accept && second == Some(first) {
            return Ok(Some(search.witness(at, slots)));
        }
        for &byte in &classes {
            // The witness has upper-case percent-encodings, as an expansion has.
            if second.is_none_or(|second| search.is_lower_digit(second, byte))
                && search.is_lower_digit(first, byte)
            {
                continue;
            }
            let one: Vec<EntryId> = search.entries(first, byte).collect();
            let other: Vec<EntryId> = match second {
                Some(second) if !one.is_empty() => search.entries(second, byte).collect(),
                _ => one.clone(),
            };
            search.advance(Some(at), byte, second.is_none(), &one, &other)?;
        }
        at += 1;
    }
    Ok(None)
}

struct Search<'a> {
    automaton: &'a Automaton,
    pairs: Vec<Pair>,
    keys: Vec<Key>,
    known: HashSet<Key>,
}

impl Search<'_> {
    /// Returns the entries that a state reaches on a byte, in order of preference.
    fn entries(&self, state: StateId, byte: u8) -> impl Iterator<Item = EntryId> {
        self.automaton.steps(state, byte).flat_map(|edge| edge.begin..edge.end)
    }

    /// True for a lower-case hexadecimal digit, in a state that accepts only digits and has the same transitions on the
    /// upper-case digit.
    fn is_lower_digit(&self, state: StateId, byte: u8) -> bool {
        let is_digit = |edge: &ReadEdge| (edge.first..=edge.last).all(|byte| byte.is_ascii_hexdigit());
        byte.is_ascii_lowercase()
            && self.automaton.edges_of(state).iter().all(is_digit)
            && self.entries(state, byte).eq(self.entries(state, byte.to_ascii_uppercase()))
    }

    /// Adds the pairs reached by one entry of each list.
    fn advance(
        &mut self,
        before: Option<usize>,
        byte: u8,
        same: bool,
        one: &[EntryId],
        other: &[EntryId],
    ) -> Result<(), LimitError> {
        for (index, &first) in one.iter().enumerate() {
            // While the two readings are one, each pair is visited once, with the preferred entry first.
            let others = if same { &other[index..] } else { other };
            for &second in others {
                let stop = |entry: EntryId| self.automaton.entries[entry as usize].stop;
                let key = (stop(first), (!same || first != second).then(|| stop(second)));
                if self.known.insert(key) {
                    limits::within(self.pairs.len() + 1, limits::PAIRS, "pairs of states of two readings")?;
                    self.pairs.push(Pair { before, byte, entries: [first, second] });
                    self.keys.push(key);
                }
            }
        }
        Ok(())
    }

    /// Returns the input and the readings that reach a pair.
    fn witness(&self, pair: usize, slots: &[Slot]) -> Ambiguity {
        let mut path = vec![pair];
        while let Some(before) = path.last().and_then(|&pair| self.pairs[pair].before) {
            path.push(before);
        }
        path.reverse();
        let text: Vec<u8> = path.iter().skip(1).map(|&pair| self.pairs[pair].byte).collect();
        let text = String::from_utf8_lossy(&text).into_owned();
        let readings = [0, 1].map(|side| {
            let entered = path.iter().enumerate().flat_map(|(at, &pair)| {
                let entry = &self.automaton.entries[self.pairs[pair].entries[side] as usize];
                self.automaton.tags(entry).iter().map(move |&tag| (tag, at as u32))
            });
            let reading: Reading = entered.collect();
            show(&reading, slots, &text)
        });
        Ambiguity { text, readings }
    }
}
