//! The product of a program and a finite automaton, searched for shortest texts of the intersection or a difference.
//!
//! The [`Program`] may have calls. A *point* is a pair of states, one of the program and one of the finite automaton.
//! Points are visited in order of the length of their texts, so that the first text found is a shortest one.
//!
//! Calls are summarized instead of simulated with a stack, because the effect of a call on the finite automaton does
//! not depend on the caller. An *entry* is a called automaton with the state of the finite automaton at the call. Each
//! entry is explored once, and all its callers continue in every state in which it ends. This is exact for any nesting
//! depth (Reps, Horwitz and Sagiv, POPL 1995); the order by length generalizes Dijkstra's algorithm (Knuth, 1977).
//!
//! ```text
//! main      ( q0 ─── "(" ──► q1 ┄┄┄┄┄┄┄┄┄► q7 ─── ")" ──►        entered in q1, the call ends in q7:
//!                             │ call      ▲ return               so for all callers in q1
//! called                      └─► q1 … q7 ┘
//! ```
//!
//! Without calls this is a breadth-first search in the product of two automata.

use super::language::{LanguageState, Program, Table};
use super::regular::{self, Regular, Symbol, Symbols};
use crate::bytes::{self, ByteSet};
use crate::limits::{self, Exceeded};
use crate::partition::Numbers;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};
use std::rc::Rc;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    Both,
    Program,
    /// Texts that only the finite automaton accepts. [`super::complement_witness`] finds them from the points.
    Finite,
}

/// The state of the finite automaton at a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Finite {
    At(u32),
    /// The finite automaton had no transition. Contains the number of the error entry of its last state.
    Lost(u32),
}

/// An automaton of the program, entered with the finite automaton in the state `finite`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Entry {
    pub machine: usize,
    /// If the automaton matches percent-decoded text: the characters that may occur unencoded.
    pub plain: Option<ByteSet>,
    /// True if the automaton matches percent-decoded text and its caller does not.
    pub opens: bool,
    finite: Finite,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Point {
    pub entry: u32,
    pub state: u32,
    pub finite: Finite,
    /// True if a symbol has been consumed since the entry. Called automata do not accept the empty string.
    pub begun: bool,
    /// After a call: the octets on which the called automaton has further transitions, as the number of a set. Only
    /// set for [`Aim::Finite`].
    blocked: u32,
}

#[derive(Debug, Clone, Copy)]
enum PointOrigin {
    Entry,
    Symbol(u32, Symbol),
    /// The point of the call, and the final point of the called automaton.
    Call(u32, u32),
}

/// A point, and the shortest text from its entry to it.
struct KnownPoint {
    point: Point,
    length: u32,
    from: PointOrigin,
    visited: bool,
}

/// A point with a call of an entry, and the state of the caller after the call.
type Waiting = (u32, u32);

pub(super) struct ProductSearch<'p, R> {
    pub program: &'p Program,
    pub finite: R,
    aim: Aim,
    most_points: usize,
    known: Vec<KnownPoint>,
    number: HashMap<Point, u32>,
    /// Length, a counter that keeps the insertion order, and the index of the point.
    open: BinaryHeap<Reverse<(u32, u32, u32)>>,
    found: u32,
    entries: Numbers<Entry>,
    /// By entry: the points that call it.
    pub waiting: Vec<Vec<Waiting>>,
    ends: Vec<Vec<u32>>,
    symbols: HashMap<Option<ByteSet>, Rc<Symbols>>,
    /// Sets of blocked octets; number 0 is the empty set.
    sets: Numbers<ByteSet>,
}

impl<'p, R: Regular> ProductSearch<'p, R> {
    /// Creates a search before its first step. More than `most_points` points are an error.
    pub fn new(program: &'p Program, finite: R, aim: Aim, most_points: usize) -> Self {
        let mut search = ProductSearch {
            program,
            finite,
            aim,
            most_points,
            known: Vec::new(),
            number: HashMap::new(),
            open: BinaryHeap::new(),
            found: 0,
            entries: Numbers::default(),
            waiting: Vec::new(),
            ends: Vec::new(),
            symbols: HashMap::new(),
            sets: Numbers::default(),
        };
        search.sets.of(ByteSet::default());
        let main = Entry { machine: 0, plain: None, opens: false, finite: Finite::At(0) };
        search.enter(main);
        search
    }

    /// Visits points until all are visited, or until `most` texts are found. Of the texts at which the finite
    /// automaton stops with the same error, only the first is returned.
    pub fn run(&mut self, most: usize) -> Result<Vec<Vec<u8>>, Exceeded> {
        let mut texts = Vec::new();
        let mut errors = HashSet::new();
        while let Some(Reverse((_, _, number))) = self.open.pop() {
            let known = &mut self.known[number as usize];
            if std::mem::replace(&mut known.visited, true) {
                continue;
            }
            limits::within(self.known.len(), self.most_points, "pairs of states")?;
            let point = self.point(number);
            let error = self.is_found(&point);
            if error.is_some_and(|error| errors.insert(error)) {
                texts.push(self.text(number));
                if texts.len() >= most {
                    break;
                }
            }
            self.visit(number, point);
        }
        Ok(texts)
    }

    pub fn point(&self, number: u32) -> Point {
        self.known[number as usize].point
    }

    /// Returns all points, each with the length of a shortest text from its entry.
    pub fn points(&self) -> impl Iterator<Item = (u32, u32)> {
        self.known.iter().enumerate().map(|(number, known)| (number as u32, known.length))
    }

    pub fn length(&self, number: u32) -> u32 {
        self.known[number as usize].length
    }

    /// Returns the entry of a point.
    pub fn entry(&self, point: &Point) -> Entry {
        self.entries.values()[point.entry as usize]
    }

    pub fn table(&self, point: &Point) -> &'p Table {
        &self.program.machines[self.entry(point).machine]
    }

    pub fn state(&self, point: &Point) -> &'p LanguageState {
        self.table(point).state(point.state)
    }

    pub fn symbols(&mut self, plain: Option<ByteSet>) -> Rc<Symbols> {
        let (program, finite) = (self.program, &self.finite);
        let make = || Rc::new(regular::symbols(program, finite, plain.as_ref()));
        self.symbols.entry(plain).or_insert_with(make).clone()
    }

    /// Returns a shortest text from the entry of a point to the point.
    pub fn text(&self, number: u32) -> Vec<u8> {
        // The symbols are collected from the last to the first.
        let (mut symbols, mut open) = (Vec::new(), vec![number]);
        while let Some(number) = open.pop() {
            match self.known[number as usize].from {
                PointOrigin::Entry => {}
                PointOrigin::Symbol(before, symbol) => {
                    symbols.push(symbol);
                    open.push(before);
                }
                PointOrigin::Call(before, end) => open.extend([before, end]),
            }
        }
        symbols.iter().rev().flat_map(|symbol| symbol.raw().iter().copied()).collect()
    }

    /// Returns `Some` if the text to a point matches the goal of the search: the error with which the finite automaton
    /// stopped, or 0 if it did not stop.
    fn is_found(&self, point: &Point) -> Option<u32> {
        if point.entry != 0 || !self.state(point).accepts {
            return None;
        }
        match (self.aim, point.finite) {
            (Aim::Both, Finite::At(state)) => self.finite.accepts(state).then_some(0),
            (Aim::Program, Finite::At(state)) => {
                (!self.finite.accepts(state)).then(|| self.finite.error(state))
            }
            (Aim::Program, Finite::Lost(error)) => Some(error),
            _ => None,
        }
    }

    fn visit(&mut self, number: u32, point: Point) {
        let entry = self.entry(&point);
        let (table, state) = (self.table(&point), self.state(&point));
        if state.accepts && point.begun && point.entry != 0 {
            self.ends[point.entry as usize].push(number);
            for waiting in self.waiting[point.entry as usize].clone() {
                self.return_from(number, waiting);
            }
        }
        for call in &state.calls {
            let called = Entry {
                machine: call.machine,
                plain: call.plain.or(entry.plain),
                opens: call.plain.is_some(),
                finite: point.finite,
            };
            let called = self.enter(called);
            self.waiting[called as usize].push((number, call.target));
            for end in self.ends[called as usize].clone() {
                self.return_from(end, (number, call.target));
            }
        }
        for symbol in &self.symbols(entry.plain).whole {
            let Some(next) = symbol.octet.and_then(|octet| table.next(point.state, octet)) else { continue };
            let Some(finite) = self.beside(point.finite, symbol) else { continue };
            let point = Point { state: next, finite, begun: true, blocked: 0, ..point };
            let length = self.length(number) + symbol.raw().len() as u32;
            self.reach(point, length, PointOrigin::Symbol(number, *symbol));
        }
    }

    /// Returns the state of the finite automaton after a symbol, or `None` if it has no transition and the goal is a
    /// text that it accepts.
    fn beside(&mut self, finite: Finite, symbol: &Symbol) -> Option<Finite> {
        let Finite::At(mut state) = finite else { return Some(finite) };
        for &byte in symbol.raw() {
            match self.finite.next(state, byte) {
                Some(next) => state = next,
                None => return (self.aim == Aim::Program).then(|| Finite::Lost(self.finite.error(state))),
            }
        }
        Some(Finite::At(state))
    }

    /// Returns the index of an entry. A new entry is added with its first point.
    fn enter(&mut self, entry: Entry) -> u32 {
        let number = self.entries.of(entry);
        if number as usize == self.waiting.len() {
            self.waiting.push(Vec::new());
            self.ends.push(Vec::new());
            let finite = entry.finite;
            self.reach(
                Point { entry: number, state: 0, finite, begun: false, blocked: 0 },
                0,
                PointOrigin::Entry,
            );
        }
        number
    }

    /// Adds the point after a call: `end` is the final point of the called automaton, `waiting` the point of the call.
    fn return_from(&mut self, end: u32, (waiting, target): Waiting) {
        let (ended, before) = (self.point(end), self.point(waiting));
        let blocked = if self.aim == Aim::Finite { self.sets.of(self.left(&ended)) } else { 0 };
        let point = Point { entry: before.entry, state: target, finite: ended.finite, begun: true, blocked };
        let length = self.length(waiting) + self.length(end);
        self.reach(point, length, PointOrigin::Call(waiting, end));
    }

    /// Returns the octets that do not reach a point, because the previously called automaton has transitions on them.
    pub fn blocked(&self, point: &Point) -> &ByteSet {
        &self.sets.values()[point.blocked as usize]
    }

    /// Returns the octets on which the called automaton has further transitions at `ended`, as bytes of the caller.
    fn left(&self, ended: &Point) -> ByteSet {
        let entry = self.entry(ended);
        let mut octets = self.state(ended).expects;
        bytes::unite(&mut octets, self.blocked(ended));
        match entry.plain.filter(|_| entry.opens && octets != ByteSet::default()) {
            Some(plain) => bytes::encoded(&octets, &plain),
            None => octets,
        }
    }

    fn reach(&mut self, point: Point, length: u32, from: PointOrigin) {
        let next = self.known.len() as u32;
        let number = *self.number.entry(point).or_insert(next);
        if number == next {
            self.known.push(KnownPoint { point, length, from, visited: false });
        } else {
            let known = &mut self.known[number as usize];
            if known.visited || known.length <= length {
                return;
            }
            (known.length, known.from) = (length, from);
        }
        self.found += 1;
        self.open.push(Reverse((length, self.found, number)));
    }
}
