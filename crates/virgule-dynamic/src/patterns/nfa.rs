//! A tagged NFA, with and without epsilon transitions. Tags record where values begin and end.
//!
//! Epsilon transitions are in order of preference and come after the bytes of a state: the readings of an ambiguous
//! input have the order of a backtracking matcher, in which earlier variables match as much as they can.

use crate::patterns::language::{Language, RangeEdge};
use crate::patterns::limits::LimitError;
use crate::patterns::values::Encoding;
use crate::patterns::{limits, values};
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use virgule_compiler::bytes::{self, ByteClasses};

/// The index of a state.
pub type StateId = u32;

/// Marks a position in the input: an event of an occurrence of a variable, such as the begin of its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tag {
    /// The index of the occurrence of the variable.
    pub slot: u32,
    /// The meaning of the position.
    pub event: TagEvent,
}

/// The meaning of a tagged position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TagEvent {
    /// A string, an item or the value of a pair begins.
    Begin,
    /// A string, an item or the value of a pair ends.
    End,
    /// The name of a pair begins.
    KeyBegin,
    /// The name of a pair ends.
    KeyEnd,
}

#[derive(Debug, Clone, Default)]
pub struct NfaState {
    pub bytes: Vec<RangeEdge>,
    /// The epsilon transitions, in order of preference.
    pub empty: Vec<(Option<Tag>, StateId)>,
}

/// The automaton under construction.
#[derive(Debug, Clone, Default)]
pub struct Nfa {
    /// State 0 is the start.
    pub states: Vec<NfaState>,
    pub accept: StateId,
}

impl Nfa {
    pub fn state(&mut self) -> Result<StateId, LimitError> {
        limits::within(self.states.len() + 1, limits::STATES, "states of the NFA")?;
        self.states.push(NfaState::default());
        Ok(self.states.len() as u32 - 1)
    }

    /// Adds an epsilon transition.
    pub fn link(&mut self, from: StateId, tag: Option<Tag>, to: StateId) {
        self.states[from as usize].empty.push((tag, to));
    }

    /// Adds a literal. It matches the hexadecimal digits of percent-encodings in either case.
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

    /// Adds the strings of a language, encoded, between two tags.
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

    /// Adds the transitions of a state of a language: a byte as a literal, as its percent-encoding, or as either.
    fn encoded_row(
        &mut self,
        from: StateId,
        row: &[RangeEdge],
        number: &[StateId],
        encoding: Encoding,
    ) -> Result<(), LimitError> {
        // By the high digit of a percent-encoding: the low digits with their targets.
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

    /// Adds a hexadecimal digit in either case.
    fn digit(&mut self, from: StateId, digit: u8, to: StateId) {
        let read = &mut self.states[from as usize].bytes;
        values::digits(digit).for_each(|byte| read.push((byte, byte, to)));
    }
}

/// The NFA without epsilon transitions: a transition leads from a byte to each state that consumes the next one, with
/// the tags on the path. All parts are arrays, so that a macro can generate them as statics.
#[derive(Debug, Clone)]
pub struct Automaton {
    /// Of all states: the ranges of bytes that they consume, and the entries after them, in order of preference.
    pub edges: Cow<'static, [ReadEdge]>,
    /// By state: the begin of its edges, which end where those of the next state begin.
    pub states: Cow<'static, [u32]>,
    /// The paths to states that consume a byte, and to the accept state, in order of preference.
    pub entries: Cow<'static, [ReadEntry]>,
    /// The tags of all entries.
    pub tags: Cow<'static, [Tag]>,
    /// The entries of the start.
    pub start: (EntryId, EntryId),
    /// The accept state.
    pub accept: StateId,
}

/// The index of an entry.
pub type EntryId = u32;

/// A range of bytes that a state consumes, and the range of entries after them.
#[derive(Debug, Clone, Copy)]
pub struct ReadEdge {
    /// The first byte.
    pub first: u8,
    /// The last byte.
    pub last: u8,
    /// The first entry.
    pub begin: EntryId,
    /// The entry after the last one.
    pub end: EntryId,
}

/// An epsilon path to a state.
#[derive(Debug, Clone, Copy)]
pub struct ReadEntry {
    /// The state.
    pub stop: StateId,
    /// The first of its tags.
    pub tags_begin: u32,
    /// The tag after the last one.
    pub tags_end: u32,
}

impl Automaton {
    /// Removes the epsilon transitions. Keeps at most two paths from a state to another, enough to detect ambiguity.
    pub fn new(nfa: &Nfa) -> Result<Self, LimitError> {
        let mut entered = vec![false; nfa.states.len()];
        entered[0] = true;
        nfa.states.iter().flat_map(|state| &state.bytes).for_each(|edge| entered[edge.2 as usize] = true);
        let (mut visits, mut work) = (vec![0u8; nfa.states.len()], 0);
        let (mut entries, mut tags) = (Vec::new(), Vec::new());
        // By state: its entries. Empty for a state that no byte leads to.
        let mut of_state = vec![(0, 0); nfa.states.len()];
        for state in (0..nfa.states.len()).filter(|&state| entered[state]) {
            let begin = entries.len() as u32;
            for (stop, passed) in nfa.entries(state as StateId, &mut visits, &mut work)? {
                let tags_begin = tags.len() as u32;
                tags.extend(passed);
                entries.push(ReadEntry { stop, tags_begin, tags_end: tags.len() as u32 });
            }
            of_state[state] = (begin, entries.len() as u32);
        }
        let (mut edges, mut states) = (Vec::new(), vec![0]);
        for state in &nfa.states {
            edges.extend(state.bytes.iter().map(|&(first, last, target)| {
                let (begin, end) = of_state[target as usize];
                ReadEdge { first, last, begin, end }
            }));
            states.push(edges.len() as u32);
        }
        let (edges, states, entries, tags) = (edges.into(), states.into(), entries.into(), tags.into());
        Ok(Automaton { edges, states, entries, tags, start: of_state[0], accept: nfa.accept })
    }

    /// Returns the number of states.
    pub fn size(&self) -> usize {
        self.states.len() - 1
    }

    /// Returns the byte classes of all transitions.
    pub fn classes(&self) -> ByteClasses {
        ByteClasses::of_ranges(self.edges.iter().map(|edge| (edge.first, edge.last)))
    }

    /// Returns the edges of a state.
    pub fn edges_of(&self, state: StateId) -> &[ReadEdge] {
        &self.edges[self.states[state as usize] as usize..self.states[state as usize + 1] as usize]
    }

    /// Returns the edges of a state that match a byte, in order of preference.
    pub fn steps(&self, state: StateId, byte: u8) -> impl Iterator<Item = &ReadEdge> + Clone {
        self.edges_of(state).iter().filter(move |edge| (edge.first..=edge.last).contains(&byte))
    }

    /// Returns a range of entries.
    pub fn entries(&self, (begin, end): (EntryId, EntryId)) -> &[ReadEntry] {
        &self.entries[begin as usize..end as usize]
    }

    /// Returns the tags of an entry.
    pub fn tags(&self, entry: &ReadEntry) -> &[Tag] {
        &self.tags[entry.tags_begin as usize..entry.tags_end as usize]
    }
}

impl Nfa {
    /// Returns the epsilon paths from a state to states that consume a byte, with their tags, by a depth-first search
    /// in order of preference.
    fn entries(
        &self,
        state: StateId,
        visits: &mut [u8],
        work: &mut usize,
    ) -> Result<Vec<(StateId, Vec<Tag>)>, LimitError> {
        let (mut found, mut visited): (Vec<(StateId, Vec<Tag>)>, _) = (Vec::new(), Vec::new());
        // A state is visited at most twice, so at most one earlier entry has the same state.
        let mut earlier: HashMap<StateId, usize> = HashMap::new();
        let mut open: Vec<(StateId, Vec<Tag>)> = vec![(state, Vec::new())];
        while let Some((state, tags)) = open.pop() {
            let visits = &mut visits[state as usize];
            if *visits == 2 {
                continue;
            }
            *visits += 1;
            visited.push(state);
            let NfaState { bytes, empty } = &self.states[state as usize];
            for &(tag, next) in empty.iter().rev() {
                open.push((next, tags.iter().copied().chain(tag).collect()));
            }
            *work += 1 + (1 + tags.len()) * empty.len();
            limits::within(*work, limits::PATHS, "steps between states that read a byte")?;
            let is_stop = !bytes.is_empty() || state == self.accept;
            if is_stop && earlier.get(&state).is_none_or(|&earlier| found[earlier].1 != tags) {
                earlier.insert(state, found.len());
                found.push((state, tags));
            }
        }
        visited.into_iter().for_each(|state| visits[state as usize] = 0);
        Ok(found)
    }
}

/// Returns one byte of each class, the most readable ones first.
pub fn readable(classes: &ByteClasses) -> Vec<u8> {
    let mut seen = vec![false; classes.len()];
    let class = |byte: u8| usize::from(classes.class_of[byte as usize]);
    bytes::readable().filter(|&byte| !std::mem::replace(&mut seen[class(byte)], true)).collect()
}

/// A DFA over byte classes whose states are sets of states. State 0 is the empty set, state 1 the start.
pub struct Subsets {
    /// By state and class: the next state.
    pub next: Vec<u32>,
    /// The members of all states, in order.
    pub members: Vec<StateId>,
    /// By state: the begin of its members, which end where those of the next state begin.
    pub sets: Vec<u32>,
}

impl Subsets {
    /// Returns the subset construction. `successors` adds the states after a member, by class; `cells` and `members`
    /// are the names of the limited counts.
    pub fn new(
        width: usize,
        mut start: Vec<StateId>,
        (cells, members): (&'static str, &'static str),
        mut successors: impl FnMut(StateId, &mut [Vec<StateId>]),
    ) -> Result<Self, LimitError> {
        sort(&mut start);
        let mut number: HashMap<Box<[StateId]>, u32> =
            HashMap::from([(Box::default(), 0), (start.as_slice().into(), 1)]);
        let sets = vec![0, 0, start.len() as u32];
        let mut made = Subsets { next: vec![0; width], members: start, sets };
        let mut by_class = vec![Vec::new(); width];
        while made.next.len() < (made.sets.len() - 1) * width {
            limits::within(made.next.len() + width, limits::CELLS, cells)?;
            made.set(made.next.len() / width).iter().for_each(|&member| successors(member, &mut by_class));
            for set in &mut by_class {
                sort(set);
                let next = match number.get(set.as_slice()) {
                    Some(&known) => known,
                    None => {
                        let new = made.sets.len() as u32 - 1;
                        made.members.extend_from_slice(set);
                        limits::within(made.members.len(), limits::MEMBERS, members)?;
                        made.sets.push(made.members.len() as u32);
                        number.insert(set.as_slice().into(), new);
                        new
                    }
                };
                set.clear();
                made.next.push(next);
            }
        }
        Ok(made)
    }

    /// Returns the members of a state.
    pub fn set(&self, state: usize) -> &[StateId] {
        &self.members[self.sets[state] as usize..self.sets[state + 1] as usize]
    }
}

fn sort(set: &mut Vec<StateId>) {
    set.sort_unstable();
    set.dedup();
}
