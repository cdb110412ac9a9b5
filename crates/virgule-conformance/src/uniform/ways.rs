//! How many ways lead from a state to an end in so many bytes, and one of them.
//!
//! A *place* is a machine and how it reads the text: as it stands, or decoded. What is called for text of both sorts
//! has two places. Steps of a state with the same target are one arc, with as many choices as there are bytes.

use super::Count;
use std::collections::BTreeMap;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::bytes::{self, ByteSet};
use virgule_compiler::codegen::unit::Compiled;
use virgule_compiler::dfa::machine::Machine;

/// Automata with the number of ways from each of their states.
#[derive(Debug)]
pub struct Ways {
    places: Vec<Place>,
}

#[derive(Debug)]
struct Place {
    /// By state.
    arcs: Vec<Vec<Arc>>,
    ends: Vec<bool>,
    /// By state and number of bytes: how many texts lead to an end.
    counts: Vec<Vec<Count>>,
}

#[derive(Debug)]
struct Arc {
    target: usize,
    takes: Takes,
}

#[derive(Debug)]
enum Takes {
    /// One of these spellings, all of one length.
    Spelling(Vec<Vec<u8>>),
    /// What this place takes, which is not the empty text.
    Call(usize),
}

impl Arc {
    fn callee(&self) -> Option<usize> {
        match self.takes {
            Takes::Call(callee) => Some(callee),
            Takes::Spelling(_) => None,
        }
    }
}

/// The rule whose machine it is, none for the first one; and the bytes that stand for themselves, if text is decoded.
type Key = (Option<RuleId>, Option<ByteSet>);

impl Ways {
    /// Counts all ways of at most `longest` bytes.
    pub fn new(compiled: &Compiled, longest: usize) -> Self {
        let mut keys: BTreeMap<Key, usize> = BTreeMap::from([((None, None), 0)]);
        let (mut open, mut places) = (vec![(None, None)], Vec::new());
        while let Some(key) = open.get(places.len()).copied() {
            let (rule, plain): Key = key;
            let machine = rule.map_or(Some(&compiled.machines.main), |rule| compiled.machines.called(rule));
            let mut number = |key: Key| {
                *keys.entry(key).or_insert_with(|| {
                    open.push(key);
                    open.len() - 1
                })
            };
            places.push(machine.map_or_else(Place::nothing, |machine| place(machine, plain, &mut number)));
        }
        let mut ways = Ways { places };
        for length in 0..=longest {
            for place in 0..ways.places.len() {
                (0..ways.places[place].arcs.len()).for_each(|state| ways.fill(place, state, length));
            }
        }
        ways
    }

    /// How many texts of that many bytes there are.
    pub fn of_length(&self, length: usize) -> Count {
        self.count(0, 0, length)
    }

    fn count(&self, place: usize, state: usize, length: usize) -> Count {
        let count = || self.places.get(place)?.counts.get(state)?.get(length).copied();
        count().unwrap_or(Count::ZERO)
    }

    /// Counts the ways of `length` bytes from a state, those of fewer being known. A call that takes all of them needs
    /// its callee's count of the same length; no automaton enters itself without a byte, so that ends.
    fn fill(&mut self, place: usize, state: usize, length: usize) {
        let here = &self.places[place];
        if here.counts[state].len() > length {
            return;
        }
        let callees: Vec<usize> = here.arcs[state].iter().filter_map(Arc::callee).collect();
        callees.into_iter().for_each(|callee| self.fill(callee, 0, length));
        let here = &self.places[place];
        let end = Count::from(u32::from(length == 0 && here.ends[state]));
        let arcs = here.arcs[state].iter();
        let sum = arcs.fold(end, |sum, arc| sum.plus(self.behind(place, arc, length)));
        self.places[place].counts[state].push(sum);
    }

    /// How many ways of `length` bytes begin with an arc.
    fn behind(&self, place: usize, arc: &Arc, length: usize) -> Count {
        match &arc.takes {
            Takes::Spelling(spellings) => {
                let bytes = spellings.first().map_or(0, Vec::len);
                let Some(left) = length.checked_sub(bytes) else { return Count::ZERO };
                Count::from(spellings.len() as u32).times(self.count(place, arc.target, left))
            }
            Takes::Call(callee) => (1..=length)
                .fold(Count::ZERO, |sum, bytes| sum.plus(self.through(place, arc, *callee, length, bytes))),
        }
    }

    /// How many of them give `bytes` to the callee.
    fn through(&self, place: usize, arc: &Arc, callee: usize, length: usize, bytes: usize) -> Count {
        self.count(callee, 0, bytes).times(self.count(place, arc.target, length - bytes))
    }

    /// A text of `length` bytes.
    pub fn draw(&self, fraction: &mut dyn FnMut() -> f64, length: usize) -> Option<Vec<u8>> {
        let mut text = Vec::with_capacity(length);
        // What is still to be written, the next last: from a state of a place so many bytes.
        let mut open = vec![(0, 0, length)];
        while let Some((place, state, length)) = open.pop() {
            if self.count(place, state, length).is_zero() {
                return None;
            }
            let Some(arc) = self.pick(place, state, length, fraction) else { continue };
            match &arc.takes {
                Takes::Spelling(spellings) => {
                    let chosen = (fraction() * spellings.len() as f64) as usize;
                    let spelling = spellings.get(chosen).or(spellings.last())?;
                    text.extend_from_slice(spelling);
                    open.push((place, arc.target, length - spelling.len()));
                }
                Takes::Call(callee) => {
                    let all = self.behind(place, arc, length);
                    let weight = |bytes: &usize| self.through(place, arc, *callee, length, *bytes);
                    let bytes = weighted(1..=length, weight, all, fraction())?;
                    open.push((place, arc.target, length - bytes));
                    open.push((*callee, 0, bytes));
                }
            }
        }
        Some(text)
    }

    /// An arc of a state as often as there are ways of that length behind it; `None` where the text may end here.
    fn pick(
        &self,
        place: usize,
        state: usize,
        length: usize,
        fraction: &mut dyn FnMut() -> f64,
    ) -> Option<&Arc> {
        let here = &self.places[place];
        if length == 0 {
            return None;
        }
        let all = self.count(place, state, length);
        weighted(here.arcs[state].iter(), |arc| self.behind(place, arc, length), all, fraction())
    }
}

/// One of `items`, as often as its weight is a part of `all`.
fn weighted<T>(
    items: impl Iterator<Item = T>,
    weight: impl Fn(&T) -> Count,
    all: Count,
    mut fraction: f64,
) -> Option<T> {
    let mut last = None;
    for item in items {
        let part = weight(&item).part_of(all);
        if part == 0.0 {
            continue;
        }
        last = Some(item);
        fraction -= part;
        if fraction < 0.0 {
            break;
        }
    }
    // Rounding may leave a little behind the last one.
    last
}

impl Place {
    /// Takes nothing.
    fn nothing() -> Self {
        Place { arcs: Vec::new(), ends: Vec::new(), counts: Vec::new() }
    }
}

/// A machine as it reads text.
fn place(machine: &Machine, plain: Option<ByteSet>, number: &mut dyn FnMut(Key) -> usize) -> Place {
    let mut arcs: Vec<Vec<Arc>> = Vec::new();
    for (index, state) in machine.states.iter().enumerate() {
        // By target and length, so that no spelling is an arc of its own.
        let mut spelled: BTreeMap<(usize, usize), Vec<Vec<u8>>> = BTreeMap::new();
        for byte in 0..=255u8 {
            let Some(edge) = machine.step(index as u32, byte) else { continue };
            for spelling in spellings(byte, plain.as_ref()) {
                spelled.entry((edge.target as usize, spelling.len())).or_default().push(spelling);
            }
        }
        let spelled =
            spelled.into_iter().map(|((target, _), all)| Arc { target, takes: Takes::Spelling(all) });
        let mut all: Vec<Arc> = spelled.collect();
        for (callee, edge) in state.calls() {
            let callee = &machine.callees[callee];
            let place = number((Some(callee.rule), callee.decoded.or(plain)));
            all.push(Arc { target: edge.target as usize, takes: Takes::Call(place) });
        }
        arcs.push(all);
    }
    let ends = machine.states.iter().map(|state| state.accepts.iter().any(Option::is_some)).collect();
    let counts = vec![Vec::new(); arcs.len()];
    Place { arcs, ends, counts }
}

/// The ways to write a byte: itself, and where text is decoded also as an escape, in either case of each digit.
///
/// ```text
/// pct-encoded = "%" HEXDIG HEXDIG          ; RFC 3986, section 2.1
/// ```
fn spellings(byte: u8, plain: Option<&ByteSet>) -> Vec<Vec<u8>> {
    let Some(plain) = plain else { return vec![vec![byte]] };
    let digits = |value: u8| {
        let upper = char::from_digit(u32::from(value), 16).unwrap_or('0').to_ascii_uppercase() as u8;
        let lower = upper.to_ascii_lowercase();
        if lower == upper { vec![upper] } else { vec![upper, lower] }
    };
    let itself = (bytes::contains(plain, byte) && byte != b'%').then(|| vec![byte]);
    let escapes = digits(byte >> 4)
        .into_iter()
        .flat_map(|high| digits(byte & 15).into_iter().map(move |low| vec![b'%', high, low]));
    itself.into_iter().chain(escapes).collect()
}
