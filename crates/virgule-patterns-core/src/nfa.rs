//! A tagged NFA: byte transitions, and transitions without a byte that note where values begin and end.
//!
//! Transitions without a byte are in order of preference, and what a state reads comes before them: the readings of an
//! ambiguous text have the order of a backtracking matcher, in which earlier variables take as much as they can.

use crate::encoding::{self, Encoding};
use crate::language::{Language, RangeEdge};
use crate::limits::{self, LimitError};
use std::collections::{BTreeMap, HashMap};

/// The index of a state.
pub type StateId = u32;

/// Marks a position in the text: where the value of an occurrence of a variable begins or ends, or what `event` says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tag {
    /// The index of the occurrence.
    pub slot: u32,
    /// What the position is.
    pub event: TagEvent,
}

/// What a tagged position is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TagEvent {
    /// A string, an item or the value of a pair begins.
    Begin,
    /// It ends.
    End,
    /// The name of a pair begins.
    KeyBegin,
    /// It ends.
    KeyEnd,
}

/// A state.
#[derive(Debug, Clone, Default)]
pub struct NfaState {
    /// What it reads.
    pub bytes: Vec<RangeEdge>,
    /// Where it goes without a byte, in order of preference.
    pub empty: Vec<(Option<Tag>, StateId)>,
}

/// The automaton under construction.
#[derive(Debug, Clone, Default)]
pub struct Nfa {
    /// The states; state 0 is the start.
    pub states: Vec<NfaState>,
    /// The only accept state.
    pub accept: StateId,
}

impl Nfa {
    /// Adds a state.
    pub fn state(&mut self) -> Result<StateId, LimitError> {
        limits::within(self.states.len() + 1, limits::STATES, "states of the NFA")?;
        self.states.push(NfaState::default());
        Ok(self.states.len() as u32 - 1)
    }

    /// Adds a transition without a byte.
    pub fn link(&mut self, from: StateId, tag: Option<Tag>, to: StateId) {
        self.states[from as usize].empty.push((tag, to));
    }

    /// Reads `text`; the hexadecimal digits of percent-encodings in any case.
    pub fn literal(&mut self, mut from: StateId, text: &str) -> Result<StateId, LimitError> {
        let mut digits = 0;
        for byte in text.bytes() {
            let next = self.state()?;
            let read = &mut self.states[from as usize].bytes;
            read.push((byte, byte, next));
            if digits > 0 && byte.is_ascii_uppercase() {
                read.push((byte.to_ascii_lowercase(), byte.to_ascii_lowercase(), next));
            }
            digits = if byte == b'%' { 2_u8 } else { digits.saturating_sub(1) };
            from = next;
        }
        Ok(from)
    }

    /// Reads a text of a language, encoded, between two tags.
    pub fn value(
        &mut self,
        from: StateId,
        language: &Language,
        encoding: Encoding,
        not_empty: bool,
        [begin, end]: [Tag; 2],
    ) -> Result<StateId, LimitError> {
        let mut number = Vec::with_capacity(language.edges.len());
        for _ in &language.edges {
            number.push(self.state()?);
        }
        let exit = self.state()?;
        for (state, row) in language.edges.iter().enumerate() {
            self.encoded_row(number[state], row, &number, encoding)?;
            if language.accepts[state] {
                self.link(number[state], Some(end), exit);
            }
        }
        let mut start = number[0];
        if not_empty && language.takes_empty() {
            start = self.state()?;
            self.states[start as usize].bytes = self.states[number[0] as usize].bytes.clone();
        }
        self.link(from, Some(begin), start);
        Ok(exit)
    }

    /// Adds the transitions of a state of a language: a byte as itself, as its percent-encoding, or as either.
    fn encoded_row(
        &mut self,
        from: StateId,
        row: &[RangeEdge],
        number: &[StateId],
        encoding: Encoding,
    ) -> Result<(), LimitError> {
        // By the high digit of a percent-encoding: by the low one, where it leads.
        let mut octets: BTreeMap<u8, Vec<(u8, StateId)>> = BTreeMap::new();
        for &(first, last, target) in row {
            let target = number[target as usize];
            for byte in first..=last {
                if encoding.is_plain(byte) {
                    match self.states[from as usize].bytes.last_mut() {
                        Some((_, last, same)) if *same == target && last.checked_add(1) == Some(byte) => {
                            *last = byte;
                        }
                        _ => self.states[from as usize].bytes.push((byte, byte, target)),
                    }
                }
                if encoding.is_encoded(byte) {
                    octets.entry(byte >> 4).or_default().push((byte & 15, target));
                }
            }
        }
        if octets.is_empty() {
            return Ok(());
        }
        let high = self.state()?;
        self.states[from as usize].bytes.push((b'%', b'%', high));
        let mut known: HashMap<Vec<(u8, StateId)>, StateId> = HashMap::new();
        for (digit, lows) in octets {
            let low = match known.get(&lows) {
                Some(&low) => low,
                None => {
                    let low = self.state()?;
                    for &(digit, target) in &lows {
                        self.digit(low, digit, target);
                    }
                    known.insert(lows, low);
                    low
                }
            };
            self.digit(high, digit, low);
        }
        Ok(())
    }

    /// Reads a hexadecimal digit in either case.
    fn digit(&mut self, from: StateId, digit: u8, to: StateId) {
        let read = &mut self.states[from as usize].bytes;
        encoding::digits(digit).for_each(|byte| read.push((byte, byte, to)));
    }
}
