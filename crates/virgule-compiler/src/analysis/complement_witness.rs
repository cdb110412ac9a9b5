//! The shortest texts of a finite automaton that a program refuses.
//!
//! A program is deterministic, so it refuses a text in one place: at a symbol that neither the automaton on top takes,
//! nor one that waits below it, or at the end, where one of them may not end. What the finite automaton makes of the
//! suffix does not depend on the program.
//!
//! ```text
//! (&(a=b)         ‖ x)
//! └─ to an entry ─┘ └ the suffix, found by the finite automaton alone
//!  └ and within it ┘└ no transition on this symbol
//! ```
//!
//! A point after a call has the symbols that the called automaton would still have taken (`ProductSearch::blocked`): with
//! these the text did not come back from the call.

use super::language::Program;
use super::product::{Aim, Finite, Point, ProductSearch};
use super::regular::Regular;
use super::symbols::Symbol;
use crate::bytes::{self, ByteSet};
use crate::limits::Exceeded;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};

/// Texts that `finite` takes and `program` refuses, the shortest first, at most `most`, each refused with another error.
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

/// By entry: the length of the shortest text to it, and the point of the call that it ends at.
type Entered = Vec<Option<(u32, Option<u32>)>>;

/// By Dijkstra's algorithm over entries: `product` finds shortest texts within an entry, and does not order entries.
fn entered<R: Regular>(search: &ProductSearch<'_, R>) -> Entered {
    let mut calls: Vec<Vec<(u32, u32)>> = vec![Vec::new(); search.entries.len()];
    for (called, waiting) in search.waiting.iter().enumerate() {
        for &(point, _) in waiting {
            calls[search.point(point).entry as usize].push((called as u32, point));
        }
    }
    let mut entered: Entered = vec![None; search.entries.len()];
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

/// What the finite automaton makes of the suffix: its state, or none where the text ends, and the error of the refusal.
type Suffix = (Option<u32>, u32);

/// How a suffix was reached.
#[derive(Clone, Copy)]
enum WitnessOrigin {
    /// From a point of the search, by the symbol that was refused.
    Point(u32, Option<Symbol>),
    /// From another suffix, by a byte.
    Suffix(u32, u8),
}

/// A search of its own beside `product`: the program has refused the text, so there are no calls, and it begins at many points.
struct Suffixes {
    /// Length and index of an origin; those of one length in the order in which they were added.
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

    /// The shortest texts that the finite automaton takes.
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

/// A byte of each class.
fn every_class(finite: &impl Regular) -> Vec<u8> {
    let mut seen = HashSet::new();
    bytes::readable().filter(|&byte| seen.insert(finite.class(byte))).collect()
}

/// Adds the suffixes that the program refuses after a point.
fn add_witnesses<R: Regular>(
    search: &mut ProductSearch<'_, R>,
    number: u32,
    point: &Point,
    length: u32,
    suffixes: &mut Suffixes,
) {
    let Finite::At(at) = point.finite else { return };
    let entry = search.entries[point.entry as usize];
    let (table, state) = (search.table(point), search.state(point));
    let main = point.entry == 0;
    // What was entered took a byte on which it was entered; before that its caller decides.
    let begun = point.begun || main;
    if begun && !state.accepts && search.finite.accepts(at) {
        suffixes.add((None, state.error), length, WitnessOrigin::Point(number, None));
    }
    let symbols = search.symbols(entry.plain);
    let blocked = *search.blocked(point);
    let goes_on = [state.expects, blocked].iter().any(|octets| *octets != ByteSet::default());
    // Where it may end, its caller decides about a symbol that it does not take. Not so for an escape, where it takes any
    // and its caller reads no octets: then the caller waits for no "%".
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
            suffixes.add(
                (Some(next), state.error),
                length + symbol.raw().len() as u32,
                WitnessOrigin::Point(number, Some(*symbol)),
            );
        }
    }
    let speaks = if begun { goes_on } else { entry.opens };
    for symbol in symbols.unfinished.iter().filter(|_| speaks) {
        if after(search, at, symbol).is_some_and(|next| search.finite.accepts(next)) {
            suffixes.add(
                (None, state.error),
                length + symbol.raw().len() as u32,
                WitnessOrigin::Point(number, Some(*symbol)),
            );
        }
    }
}

fn after<R: Regular>(search: &mut ProductSearch<'_, R>, mut state: u32, symbol: &Symbol) -> Option<u32> {
    for &byte in symbol.raw() {
        state = search.finite.next(state, byte)?;
    }
    Some(state)
}
