//! Finds the shortest texts that a finite automaton accepts and a program rejects.
//!
//! A program is deterministic, so it rejects a text at one offset: at a symbol on which neither the automaton on top
//! of the stack nor any of its callers has a transition, or at the end, if one of these automata does not accept. How
//! the finite automaton matches the remaining suffix does not depend on the program.
//!
//! ```text
//! (&(a=b)         ‖ x)
//! └─ to an entry ──┘ └ the suffix, matched by the finite automaton alone
//!  └ within the entry ┘└ the program has no transition on this symbol
//! ```
//!
//! A point after a call has the octets on which the called automaton has further transitions
//! (`ProductSearch::blocked`): on these, the call does not return.

use super::language::Program;
use super::product::{Aim, Finite, Point, ProductSearch};
use super::regular::{Regular, Symbol};
use crate::bytes::{self, ByteSet};
use crate::limits::Exceeded;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};

/// Returns up to `most` texts that `finite` accepts and `program` rejects with different errors, the shortest first.
pub(super) fn refused<R: Regular>(
    program: &Program,
    finite: R,
    most: usize,
    most_points: usize,
) -> Result<Vec<Vec<u8>>, Exceeded> {
    let mut search = ProductSearch::new(program, finite, Aim::Finite, most_points);
    search.run(usize::MAX)?;
    let entered = entered(&search);
    let mut suffixes = Suffixes { open: BinaryHeap::new(), origins: Vec::new(), best: HashMap::new() };
    let points: Vec<(u32, u32)> = search.points().collect();
    for (number, length) in points {
        let point = search.point(number);
        let Some((before, _)) = entered[point.entry as usize] else { continue };
        add_witnesses(&mut search, number, &point, before + length, &mut suffixes);
    }
    let prefix = |search: &ProductSearch<'_, R>, number: u32| {
        let (mut parts, mut next) = (Vec::new(), Some(number));
        while let Some(number) = next {
            parts.push(search.text(number));
            next = entered[search.point(number).entry as usize].and_then(|(_, from)| from);
        }
        parts.iter().rev().flatten().copied().collect::<Vec<u8>>()
    };
    Ok(suffixes.finish(&mut search, most, prefix))
}

/// By entry: the length of the shortest text up to it, and the point of the call; `None` if the entry is unreachable.
type Entered = Vec<Option<(u32, Option<u32>)>>;

/// Finds shortest texts to the entries by Dijkstra's algorithm: `product` finds them only within an entry.
fn entered<R: Regular>(search: &ProductSearch<'_, R>) -> Entered {
    let mut calls: Vec<Vec<(u32, u32)>> = vec![Vec::new(); search.waiting.len()];
    for (called, waiting) in search.waiting.iter().enumerate() {
        for &(point, _) in waiting {
            calls[search.point(point).entry as usize].push((called as u32, point));
        }
    }
    let mut entered: Entered = vec![None; search.waiting.len()];
    let mut open = BinaryHeap::from([Reverse((0, 0, None))]);
    while let Some(Reverse((length, entry, from))) = open.pop() {
        if entered[entry as usize].is_none() {
            entered[entry as usize] = Some((length, from));
            let next =
                |&(called, point): &(u32, u32)| Reverse((length + search.length(point), called, Some(point)));
            open.extend(calls[entry as usize].iter().map(next));
        }
    }
    entered
}

/// A state of the finite automaton in the suffix, `None` at the end of the text, and the program's error.
type Suffix = (Option<u32>, u32);

/// The origin of a suffix.
#[derive(Clone, Copy)]
enum WitnessOrigin {
    /// The suffix begins at this node of the search, after the symbol that the program rejects there; `None` if it
    /// rejects the end of the text.
    Point(u32, Option<Symbol>),
    /// The suffix follows another suffix, after a byte.
    Suffix(u32, u8),
}

/// The search for shortest suffixes. Because the program has already rejected the text, the search runs over the
/// finite automaton alone, without calls, and begins at many points.
struct Suffixes {
    /// Length and index in `origins`; origins of equal length are in insertion order.
    open: BinaryHeap<Reverse<(u32, u32)>>,
    origins: Vec<(Suffix, WitnessOrigin)>,
    best: HashMap<Suffix, u32>,
}

impl Suffixes {
    fn add(&mut self, suffix: Suffix, length: u32, from: WitnessOrigin) {
        let best = self.best.entry(suffix).or_insert(u32::MAX);
        if length < *best {
            *best = length;
            self.open.push(Reverse((length, self.origins.len() as u32)));
            self.origins.push((suffix, from));
        }
    }

    /// Returns up to `most` of the shortest texts that the finite automaton accepts.
    fn finish<R: Regular>(
        mut self,
        search: &mut ProductSearch<'_, R>,
        most: usize,
        prefix: impl Fn(&ProductSearch<'_, R>, u32) -> Vec<u8>,
    ) -> Vec<Vec<u8>> {
        let bytes = every_class(&search.finite);
        let (mut texts, mut errors, mut seen) = (Vec::new(), HashSet::new(), HashSet::new());
        while let Some(Reverse((length, origin))) = self.open.pop() {
            let (suffix, _) = self.origins[origin as usize];
            if texts.len() >= most || !seen.insert(suffix) {
                continue;
            }
            let (state, error) = suffix;
            if state.is_none_or(|state| search.finite.accepts(state)) && errors.insert(error) {
                texts.push(self.text(search, origin, &prefix));
            }
            for &byte in &bytes {
                if let Some(next) = state.and_then(|state| search.finite.next(state, byte)) {
                    self.add((Some(next), error), length + 1, WitnessOrigin::Suffix(origin, byte));
                }
            }
        }
        texts
    }

    fn text<R: Regular>(
        &self,
        search: &ProductSearch<'_, R>,
        mut origin: u32,
        prefix: &impl Fn(&ProductSearch<'_, R>, u32) -> Vec<u8>,
    ) -> Vec<u8> {
        let mut suffix = Vec::new();
        loop {
            match self.origins[origin as usize].1 {
                WitnessOrigin::Suffix(before, byte) => {
                    suffix.push(byte);
                    origin = before;
                }
                WitnessOrigin::Point(point, symbol) => {
                    let mut text = prefix(search, point);
                    text.extend(symbol.iter().flat_map(|symbol| symbol.raw()));
                    text.extend(suffix.iter().rev());
                    return text;
                }
            }
        }
    }
}

fn every_class(finite: &impl Regular) -> Vec<u8> {
    let mut seen = HashSet::new();
    bytes::readable().filter(|&byte| seen.insert(finite.class(byte))).collect()
}

/// Adds the suffixes that the program rejects at `point`, whose index is `number`.
fn add_witnesses<R: Regular>(
    search: &mut ProductSearch<'_, R>,
    number: u32,
    point: &Point,
    length: u32,
    suffixes: &mut Suffixes,
) {
    let Finite::At(at) = point.finite else { return };
    let entry = search.entry(point);
    let (table, state) = (search.table(point), search.state(point));
    let mut add = |next, symbol: Option<Symbol>| {
        let read = symbol.map_or(0, |symbol| symbol.raw().len() as u32);
        suffixes.add((next, state.error), length + read, WitnessOrigin::Point(number, symbol));
    };
    let main = point.entry == 0;
    // An automaton is entered only on a byte on which it has a transition. Before that byte, its caller rejects.
    let begun = point.begun || main;
    if begun && !state.accepts && search.finite.accepts(at) {
        add(None, None);
    }
    let symbols = search.symbols(entry.plain);
    let blocked = *search.blocked(point);
    let goes_on = [state.expects, blocked].iter().any(|octets| *octets != ByteSet::default());
    // In an accept state, the call returns on a symbol without a transition, and the caller decides. The exception is
    // an escape if the caller does not decode: an automaton that has a transition on any octet does not return on "%".
    let leaves =
        |symbol: &Symbol| begun && state.accepts && !main && !(symbol.is_escape() && entry.opens && goes_on);
    for symbol in symbols.whole.iter().chain(&symbols.broken) {
        let taken = symbol.octet.is_some_and(|octet| {
            table.next(point.state, octet).is_some()
                || table.call(point.state, octet).is_some()
                || bytes::contains(&blocked, octet)
        });
        let speaks = begun || (entry.opens && symbol.is_escape());
        if taken || !speaks || leaves(symbol) {
            continue;
        }
        if let Some(next) = after(search, at, symbol) {
            add(Some(next), Some(*symbol));
        }
    }
    let speaks = if begun { goes_on } else { entry.opens };
    for symbol in symbols.unfinished.iter().filter(|_| speaks) {
        if after(search, at, symbol).is_some_and(|next| search.finite.accepts(next)) {
            add(None, Some(*symbol));
        }
    }
}

fn after<R: Regular>(search: &mut ProductSearch<'_, R>, mut state: u32, symbol: &Symbol) -> Option<u32> {
    for &byte in symbol.raw() {
        state = search.finite.next(state, byte)?;
    }
    Some(state)
}
