//! The shortest texts of a finite automaton that a program refuses.
//!
//! A program is deterministic, so it refuses a text in one place: at a symbol that neither the automaton on top takes,
//! nor one that waits below it, or at the end, where one of them may not end. What the finite automaton makes of the
//! rest is its own business.
//!
//! ```text
//! (&(a=b)         ‖ x)
//! └─ to an entry ─┘ └ the rest, found by the finite automaton alone
//!  └ and within it ┘└ no transition on this symbol
//! ```
//!
//! Which symbols an automaton that ended would still have taken, a point behind a call knows (`ProductSearch::blocked`): with
//! these the text did not come back from the call.

use super::language::Program;
use super::product::{Aim, Finite, Point, ProductSearch};
use super::regular::Regular;
use super::symbols::Symbol;
use crate::bytes::{self, ByteSet};
use crate::limits::Exceeded;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};

/// Texts that `finite` takes and `program` refuses, the shortest first, at most `most`, each refused with another note.
pub(super) fn refused<R: Regular>(
    program: &Program,
    finite: R,
    most: usize,
    most_points: usize,
) -> Result<Vec<Vec<u8>>, Exceeded> {
    let mut walk = ProductSearch::new(program, finite, Aim::Finite, most_points);
    walk.run(usize::MAX)?;
    let entered = entered(&walk);
    let mut rests = Rests { open: BinaryHeap::new(), ways: Vec::new(), best: HashMap::new() };
    let points: Vec<(u32, u32)> = walk.points().collect();
    for (number, length) in points {
        let point = walk.point(number);
        let Some((before, _)) = entered[point.entry as usize] else { continue };
        refusals(&mut walk, number, &point, before + length, &mut rests);
    }
    let prefix = |walk: &ProductSearch<'_, R>, number: u32| {
        let (mut parts, mut next) = (Vec::new(), Some(number));
        while let Some(number) = next {
            parts.push(walk.text(number));
            next = entered[walk.point(number).entry as usize].and_then(|(_, from)| from);
        }
        parts.iter().rev().flatten().copied().collect::<Vec<u8>>()
    };
    Ok(rests.finish(&mut walk, most, prefix))
}

/// By entry: the length of the shortest text to it, and the point of the call that it ends at.
type Entered = Vec<Option<(u32, Option<u32>)>>;

fn entered<R: Regular>(walk: &ProductSearch<'_, R>) -> Entered {
    let mut calls: Vec<Vec<(u32, u32)>> = vec![Vec::new(); walk.entries.len()];
    for (called, waiting) in walk.waiting.iter().enumerate() {
        for &(point, _) in waiting {
            calls[walk.point(point).entry as usize].push((called as u32, point));
        }
    }
    let mut entered: Entered = vec![None; walk.entries.len()];
    let mut open = BinaryHeap::from([Reverse((0, 0, None))]);
    while let Some(Reverse((length, entry, from))) = open.pop() {
        if entered[entry as usize].is_none() {
            entered[entry as usize] = Some((length, from));
            let next =
                |&(called, point): &(u32, u32)| Reverse((length + walk.length(point), called, Some(point)));
            open.extend(calls[entry as usize].iter().map(next));
        }
    }
    entered
}

/// What the finite automaton makes of the rest: its state, or none where the text ends, and the note of the refusal.
type Rest = (Option<u32>, u32);

/// How a rest was reached.
#[derive(Clone, Copy)]
enum WitnessOrigin {
    /// From a point of the walk, by the symbol that was refused.
    Point(u32, Option<Symbol>),
    /// From another rest, by a byte.
    Rest(u32, u8),
}

struct Rests {
    /// Length, and a way; ways of one length in the order in which they were found.
    open: BinaryHeap<Reverse<(u32, u32)>>,
    ways: Vec<(Rest, WitnessOrigin)>,
    best: HashMap<Rest, u32>,
}

impl Rests {
    fn add(&mut self, rest: Rest, length: u32, from: WitnessOrigin) {
        let best = self.best.entry(rest).or_insert(u32::MAX);
        if length < *best {
            *best = length;
            self.open.push(Reverse((length, self.ways.len() as u32)));
            self.ways.push((rest, from));
        }
    }

    /// The shortest texts that the finite automaton takes.
    fn finish<R: Regular>(
        mut self,
        walk: &mut ProductSearch<'_, R>,
        most: usize,
        prefix: impl Fn(&ProductSearch<'_, R>, u32) -> Vec<u8>,
    ) -> Vec<Vec<u8>> {
        let bytes = every_class(&walk.finite);
        let (mut texts, mut notes, mut seen) = (Vec::new(), HashSet::new(), HashSet::new());
        while let Some(Reverse((length, way))) = self.open.pop() {
            let (rest, _) = self.ways[way as usize];
            if texts.len() >= most || !seen.insert(rest) {
                continue;
            }
            let (state, note) = rest;
            if state.is_none_or(|state| walk.finite.accepts(state)) && notes.insert(note) {
                texts.push(self.text(walk, way, &prefix));
            }
            for &byte in &bytes {
                if let Some(next) = state.and_then(|state| walk.finite.next(state, byte)) {
                    self.add((Some(next), note), length + 1, WitnessOrigin::Rest(way, byte));
                }
            }
        }
        texts
    }

    fn text<R: Regular>(
        &self,
        walk: &ProductSearch<'_, R>,
        mut way: u32,
        prefix: &impl Fn(&ProductSearch<'_, R>, u32) -> Vec<u8>,
    ) -> Vec<u8> {
        let mut rest = Vec::new();
        loop {
            match self.ways[way as usize].1 {
                WitnessOrigin::Rest(before, byte) => {
                    rest.push(byte);
                    way = before;
                }
                WitnessOrigin::Point(point, symbol) => {
                    let mut text = prefix(walk, point);
                    text.extend(symbol.iter().flat_map(|symbol| symbol.raw()));
                    text.extend(rest.iter().rev());
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

/// Adds all ways in which the program refuses what comes behind a point.
fn refusals<R: Regular>(
    walk: &mut ProductSearch<'_, R>,
    number: u32,
    point: &Point,
    length: u32,
    rests: &mut Rests,
) {
    let Finite::At(at) = point.finite else { return };
    let entry = walk.entries[point.entry as usize];
    let (table, state) = (walk.table(point), walk.state(point));
    let main = point.entry == 0;
    // What was entered took a byte on which it was entered; before that its caller speaks.
    let begun = point.begun || main;
    if begun && !state.accepts && walk.finite.accepts(at) {
        rests.add((None, state.note), length, WitnessOrigin::Point(number, None));
    }
    let symbols = walk.symbols(entry.plain);
    let blocked = *walk.blocked(point);
    let goes_on = [state.expects, blocked].iter().any(|octets| *octets != ByteSet::default());
    // Where it may end, a symbol that it does not take is its caller's business. An escape is not, where it takes any
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
        if let Some(next) = after(walk, at, symbol) {
            rests.add(
                (Some(next), state.note),
                length + symbol.raw().len() as u32,
                WitnessOrigin::Point(number, Some(*symbol)),
            );
        }
    }
    let speaks = if begun { goes_on } else { entry.opens };
    for symbol in symbols.unfinished.iter().filter(|_| speaks) {
        if after(walk, at, symbol).is_some_and(|next| walk.finite.accepts(next)) {
            rests.add(
                (None, state.note),
                length + symbol.raw().len() as u32,
                WitnessOrigin::Point(number, Some(*symbol)),
            );
        }
    }
}

fn after<R: Regular>(walk: &mut ProductSearch<'_, R>, mut state: u32, symbol: &Symbol) -> Option<u32> {
    for &byte in symbol.raw() {
        state = walk.finite.next(state, byte)?;
    }
    Some(state)
}
