//! The language of a kind: a minimal DFA over bytes.

use crate::patterns::limits::{self, LimitError};
use crate::patterns::nfa::Nfa;
use crate::patterns::values::{Encoding, Slot};
use std::collections::HashSet;
use virgule_compiler::dfa::machine::Machine;
use virgule_compiler::partition::{self, LabelledEdge, Numbers};

pub type RangeEdge = (u8, u8, u32);

/// The DFA. State 0 is the start. Every state reaches an accept state.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Language {
    /// By state: its transitions, which have disjoint ranges.
    pub edges: Vec<Vec<RangeEdge>>,
    pub accepts: Vec<bool>,
}

impl Language {
    /// Returns the language of all UTF-8 strings (RFC 3629 section 4).
    pub fn any() -> Self {
        let edges = vec![
            vec![
                (0x00, 0x7F, 0),
                (0xC2, 0xDF, 1),
                (0xE0, 0xE0, 2),
                (0xE1, 0xEC, 3),
                (0xED, 0xED, 4),
                (0xEE, 0xEF, 3),
                (0xF0, 0xF0, 5),
                (0xF1, 0xF3, 6),
                (0xF4, 0xF4, 7),
            ],
            vec![(0x80, 0xBF, 0)],
            vec![(0xA0, 0xBF, 1)],
            vec![(0x80, 0xBF, 1)],
            vec![(0x80, 0x9F, 1)],
            vec![(0x90, 0xBF, 3)],
            vec![(0x80, 0xBF, 3)],
            vec![(0x80, 0x8F, 3)],
        ];
        Language { edges, accepts: (0..8).map(|state| state == 0).collect() }
    }

    /// Returns the language of a machine without calls.
    pub fn of(machine: &Machine) -> Self {
        let row = |state: usize| {
            let steps = (0..=255u8).filter_map(|byte| Some((byte, machine.step(state as u32, byte)?.target)));
            ranges(steps)
        };
        let edges = (0..machine.states.len()).map(row).collect();
        let accepts = machine.states.iter().map(|state| state.accepts.iter().any(Option::is_some)).collect();
        Language { edges, accepts }.minimal()
    }

    /// Returns the language in encoded form.
    pub fn encoded(&self, encoding: Encoding) -> Result<Self, LimitError> {
        let mut nfa = Nfa::default();
        let begin = nfa.state()?;
        let end = nfa.value(begin, self, encoding, false, Slot::tags(0)?)?;
        // State 1 is the start of the language. The result is deterministic because this language is.
        let edges = nfa.states[1..].iter().map(|state| {
            state.bytes.iter().map(|&(first, last, target)| (first, last, target - 1)).collect()
        });
        let accepts = nfa.states[1..].iter().map(|state| state.empty.iter().any(|&(_, to)| to == end));
        Ok(Language { edges: edges.collect(), accepts: accepts.collect() }.minimal())
    }

    /// By byte: true if some string of the language contains it.
    pub fn alphabet(&self) -> [bool; 256] {
        let mut alphabet = [false; 256];
        for &(first, last, _) in self.edges.iter().flatten() {
            alphabet[first as usize..=last as usize].fill(true);
        }
        alphabet
    }

    /// Returns the strings, truncated to `length` characters. Fails if that takes more than `most` states.
    pub fn prefix(&self, length: usize, most: usize) -> Result<Self, LimitError> {
        let mut states = Numbers::default();
        states.of((0u32, 0usize));
        let mut made = Language { edges: Vec::new(), accepts: Vec::new() };
        while let Some(&(state, count)) = states.values().get(made.edges.len()) {
            let row = &self.edges[state as usize];
            let within_character = row.iter().any(|&(first, ..)| is_continuation(first));
            let mut edges = Vec::new();
            for &(first, last, target) in row {
                // A byte that begins a character increases the count.
                let count = count + usize::from(!is_continuation(first));
                if count <= length {
                    edges.push((first, last, states.of((target, count))));
                }
            }
            limits::within(states.values().len(), most, "states of a prefix")?;
            made.edges.push(edges);
            made.accepts.push(self.accepts[state as usize] || (count == length && !within_character));
        }
        Ok(made.minimal())
    }

    /// True if the language contains the empty string.
    pub fn takes_empty(&self) -> bool {
        self.accepts[0]
    }

    pub fn step(&self, state: u32, byte: u8) -> Option<u32> {
        let edges = &self.edges[state as usize];
        edges.iter().find(|(first, last, _)| (*first..=*last).contains(&byte)).map(|edge| edge.2)
    }

    /// True if the language is a subset of `other`.
    pub fn is_within(&self, other: &Language) -> bool {
        let mut seen = HashSet::from([(0, 0)]);
        let mut open = vec![(0, 0)];
        while let Some((own, others)) = open.pop() {
            if self.accepts[own as usize] && !other.accepts[others as usize] {
                return false;
            }
            for &(first, last, target) in &self.edges[own as usize] {
                for byte in first..=last {
                    // Every state reaches an accept state, so a missing transition is a missing string.
                    let Some(next) = other.step(others, byte) else { return false };
                    if seen.insert((target, next)) {
                        open.push((target, next));
                    }
                }
            }
        }
        true
    }

    /// Returns the minimal DFA without states that reach no accept state.
    fn minimal(self) -> Self {
        let live = self.live();
        let rows: Vec<Vec<LabelledEdge>> = self.edges.iter().map(|row| each(row, &live)).collect();
        let initial: Vec<u32> = self.accepts.iter().map(|&accepts| accepts.into()).collect();
        let block_of = partition::refine(&initial, &rows);
        let mut member_of = vec![0; block_of.len()];
        block_of.iter().enumerate().for_each(|(state, &block)| member_of[block as usize] = state);
        let mut blocks = Numbers::default();
        blocks.of(block_of[0]);
        let mut made = Language { edges: Vec::new(), accepts: Vec::new() };
        while let Some(&block) = blocks.values().get(made.edges.len()) {
            let state = member_of[block as usize];
            let steps = rows[state].iter();
            made.edges.push(ranges(
                steps.map(|&(byte, target)| (byte as u8, blocks.of(block_of[target as usize]))),
            ));
            made.accepts.push(self.accepts[state]);
        }
        made
    }

    /// By state: true if it reaches an accept state.
    fn live(&self) -> Vec<bool> {
        let mut sources = vec![Vec::new(); self.edges.len()];
        for (state, row) in self.edges.iter().enumerate() {
            row.iter().for_each(|edge| sources[edge.2 as usize].push(state));
        }
        let mut live = self.accepts.clone();
        let mut open: Vec<usize> = (0..live.len()).filter(|&state| live[state]).collect();
        while let Some(state) = open.pop() {
            for &source in &sources[state] {
                if !std::mem::replace(&mut live[source], true) {
                    open.push(source);
                }
            }
        }
        live
    }
}

/// Returns the transitions of a state to live states, one for each byte.
fn each(row: &[RangeEdge], live: &[bool]) -> Vec<LabelledEdge> {
    let live = row.iter().filter(|edge| live[edge.2 as usize]);
    let mut edges: Vec<LabelledEdge> = live
        .flat_map(|&(first, last, target)| (first..=last).map(move |byte| (byte.into(), target)))
        .collect();
    edges.sort_unstable();
    edges
}

/// Merges transitions on single bytes, in order, to ranges.
fn ranges(steps: impl Iterator<Item = (u8, u32)>) -> Vec<RangeEdge> {
    let mut made: Vec<RangeEdge> = Vec::new();
    for (byte, target) in steps {
        match made.last_mut() {
            Some((_, last, same)) if *same == target && last.checked_add(1) == Some(byte) => *last = byte,
            _ => made.push((byte, byte, target)),
        }
    }
    made
}

/// True for a UTF-8 continuation byte.
fn is_continuation(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepts(language: &Language, text: &str) -> bool {
        let end = text.bytes().try_fold(0, |state, byte| language.step(state, byte));
        end.is_some_and(|state| language.accepts[state as usize])
    }

    #[test]
    fn any_takes_every_character() {
        let any = Language::any();
        for c in (0..=0x10FFFF).filter_map(char::from_u32) {
            assert!(accepts(&any, c.encode_utf8(&mut [0; 4])), "{c:?}");
        }
        assert!([0xC3].into_iter().try_fold(0, |state, byte| any.step(state, byte)) != Some(0));
        assert_eq!(any.step(4, 0xA0), None, "a surrogate");
    }

    #[test]
    fn prefixes_are_counted_in_characters() {
        let two = Language::any().prefix(2, 100).expect("few states");
        for (text, expected) in
            [("", true), ("a", true), ("é€", true), ("é€a", false), ("😀é", true), ("abc", false)]
        {
            assert_eq!(accepts(&two, text), expected, "{text}");
        }
        assert!(Language::any().prefix(9_999, 100).is_err());
        assert!(two.is_within(&Language::any()));
        assert!(!Language::any().is_within(&two));
    }
}
