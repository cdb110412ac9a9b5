//! The preferred reading of a text, in two passes (Frisch and Cardelli, "Greedy Regular Expression Matching", ICALP 2004).
//!
//! A deterministic automaton of the reversed NFA runs from the end of the text to its begin and notes, at each position, from which
//! states the rest of the text is accepted. Then the NFA runs forward and takes, of the steps that lead to such a state, the
//! preferred one. Neither pass goes back.

use crate::automaton::{Automaton, EntryId};
use crate::limits::{self, LimitError};
use crate::nfa::{StateId, Tag};
use std::collections::HashMap;
use virgule::parse::{ByteSet, Expected};

/// Finds the preferred reading of texts.
#[derive(Debug, Clone)]
pub struct Reader {
    automaton: Automaton,
    /// By state of the reversed automaton and byte class.
    next: Vec<u32>,
    /// By state of the reversed automaton: states from which the rest is accepted, in order.
    sets: Vec<Box<[StateId]>>,
}

/// The tags of a reading, in order, with their positions.
pub type Reading = Vec<(Tag, u32)>;

/// The state of the reversed automaton without members.
const EMPTY: u32 = 0;
/// The one at the end of a text.
const END: u32 = 1;

impl Reader {
    /// Determinizes the reversed automaton.
    pub fn new(automaton: Automaton) -> Result<Self, LimitError> {
        let sources = sources(&automaton);
        let width = automaton.classes.len();
        let end: Box<[StateId]> = [automaton.nfa.accept].into();
        let mut number: HashMap<Box<[StateId]>, u32> =
            HashMap::from([(Box::default(), EMPTY), (end.clone(), END)]);
        let mut made = Reader { automaton, next: vec![EMPTY; width], sets: vec![Box::default(), end] };
        let mut members = 1;
        while made.next.len() < made.sets.len() * width {
            let state = made.next.len() / width;
            limits::within(
                made.next.len() + width,
                limits::CELLS,
                "cells of the table of the reversed automaton",
            )?;
            let mut by_class: Vec<Vec<StateId>> = vec![Vec::new(); width];
            for &stop in &made.sets[state] {
                for &(first, last, source) in &sources[stop as usize] {
                    made.automaton
                        .classes
                        .within(first, last)
                        .for_each(|class| by_class[class as usize].push(source));
                }
            }
            for mut set in by_class {
                set.sort_unstable();
                set.dedup();
                let set = set.into_boxed_slice();
                let next = match number.get(&set) {
                    Some(&next) => next,
                    None => {
                        let next = made.sets.len() as u32;
                        members += set.len();
                        limits::within(
                            members,
                            limits::MEMBERS,
                            "members of the sets of the reversed automaton",
                        )?;
                        made.sets.push(set.clone());
                        number.insert(set, next);
                        next
                    }
                };
                made.next.push(next);
            }
        }
        Ok(made)
    }

    /// The preferred reading of a text; `None` if there is none.
    pub fn read(&self, text: &[u8]) -> Option<Reading> {
        let width = self.automaton.classes.len();
        let mut accepted = vec![EMPTY; text.len() + 1];
        let mut state = END;
        accepted[text.len()] = state;
        for (at, &byte) in text.iter().enumerate().rev() {
            state = self.next
                [state as usize * width + usize::from(self.automaton.classes.class_of[byte as usize])];
            if state == EMPTY {
                return None;
            }
            accepted[at] = state;
        }
        let mut reading = Reading::new();
        let mut take = |entries: &mut dyn Iterator<Item = EntryId>, at: usize| {
            let set = &self.sets[accepted[at] as usize];
            let entry = entries
                .map(|entry| self.automaton.entry(entry))
                .find(|entry| set.binary_search(&entry.stop).is_ok())?;
            reading.extend(entry.tags.iter().map(|&tag| (tag, at as u32)));
            Some(entry.stop)
        };
        let mut stop = take(&mut self.automaton.start(), 0)?;
        for (at, &byte) in text.iter().enumerate() {
            stop = take(&mut self.automaton.steps(stop, byte), at + 1)?;
        }
        Some(reading)
    }

    /// The offset at which no text that begins as `text` is accepted, and what could be there. Takes time proportional to the
    /// length of the text times the size of the automaton.
    pub fn explain(&self, text: &[u8]) -> (usize, Expected) {
        let mut stops: Vec<StateId> =
            self.automaton.start().map(|entry| self.automaton.entry(entry).stop).collect();
        let mut at = 0;
        while let Some(&byte) = text.get(at) {
            let entered = stops.iter().flat_map(|&stop| self.automaton.steps(stop, byte));
            let mut next: Vec<StateId> = entered.map(|entry| self.automaton.entry(entry).stop).collect();
            if next.is_empty() {
                break;
            }
            next.sort_unstable();
            next.dedup();
            (stops, at) = (next, at + 1);
        }
        let mut bytes = [0; 4];
        for &(first, last, _) in
            stops.iter().flat_map(|&stop| &self.automaton.nfa.states[stop as usize].bytes)
        {
            virgule_compiler::bytes::insert(&mut bytes, first, last);
        }
        let end = stops.contains(&self.automaton.nfa.accept);
        (at, Expected { bytes: ByteSet(bytes), end })
    }
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
