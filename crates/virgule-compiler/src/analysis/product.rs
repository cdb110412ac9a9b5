//! Two languages side by side: the shortest texts that are in both, or in one alone.
//!
//! One side is a [`Program`], which may call automata; the other one is finite. A *point* is a state of each. Points
//! are visited in order of the length of the text that leads there, so that the first text found is a shortest one.
//!
//! A call is not followed with a stack. Its effect on the finite side does not depend on the caller. So each automaton is
//! visited once for each state of the finite side that it is entered in, and callers continue in every state where that
//! visit ends. This decides every question about a program and a finite automaton, however deep calls nest (Reps, Horwitz
//! and Sagiv, POPL 1995); that lengths may be added in order is Knuth's generalization of Dijkstra's algorithm (1977).
//!
//! ```text
//! main      ( q0 ─── "(" ──► q1 ┄┄┄┄┄┄┄┄┄► q7 ─── ")" ──►        entered in q1, it may end in q7:
//!                             │ call      ▲ wait for it          the same for all that call it in q1
//! called                      └─► q1 … q7 ┘
//! ```
//!
//! Without calls it is the plain product of two automata, and a search breadth first.

use super::language::{LanguageState, Program, Table};
use super::regular::Regular;
use super::symbols::{self, Symbol, Symbols};
use crate::bytes::{self, ByteSet};
use crate::limits::{self, Exceeded};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};
use std::rc::Rc;

/// What is looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Aim {
    /// Texts that both take.
    Both,
    /// Texts that the program alone takes.
    Program,
    /// Texts that the finite automaton alone takes; found by [`super::complement_witness`] among the points of both.
    Finite,
}

/// The finite side at a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Finite {
    At(u32),
    /// It stopped, where its error was that one.
    Lost(u32),
}

/// An automaton of the program, entered with the finite side in some state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Entry {
    pub machine: usize,
    /// If it reads octets: the characters that need no encoding.
    pub plain: Option<ByteSet>,
    /// Whether its caller does not.
    pub opens: bool,
    finite: Finite,
}

/// A pair of states in the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Point {
    pub entry: u32,
    pub state: u32,
    pub finite: Finite,
    /// Whether something was taken since the entry; nothing that is called takes the empty text.
    pub begun: bool,
    /// Behind a call: the octets with which what was called would go on, as the number of a set. Only [`Aim::Finite`]
    /// asks.
    blocked: u32,
}

/// How a point was reached.
#[derive(Debug, Clone, Copy)]
enum PointOrigin {
    Entry,
    Symbol(u32, Symbol),
    /// The point of the call, and the one where it ended.
    Call(u32, u32),
}

/// A point, and the shortest text from its entry to it.
struct KnownPoint {
    point: Point,
    length: u32,
    from: PointOrigin,
    visited: bool,
}

/// A point that waits for the end of an entry, and the state in which it goes on.
type Waiting = (u32, u32);

pub(super) struct ProductSearch<'p, R> {
    pub program: &'p Program,
    pub finite: R,
    aim: Aim,
    most_points: usize,
    known: Vec<KnownPoint>,
    number: HashMap<Point, u32>,
    /// Length, and the order in which points were found; then the point.
    open: BinaryHeap<Reverse<(u32, u32, u32)>>,
    found: u32,
    pub entries: Vec<Entry>,
    entry_number: HashMap<Entry, u32>,
    /// By entry.
    pub waiting: Vec<Vec<Waiting>>,
    ends: Vec<Vec<u32>>,
    symbols: HashMap<Option<ByteSet>, Rc<Symbols>>,
    /// By number: the octets that are blocked at points; of number 0 are none.
    sets: Vec<ByteSet>,
}

impl<'p, R: Regular> ProductSearch<'p, R> {
    /// Before the first step. More than `most_points` are too many.
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
            entries: Vec::new(),
            entry_number: HashMap::new(),
            waiting: Vec::new(),
            ends: Vec::new(),
            symbols: HashMap::new(),
            sets: vec![ByteSet::default()],
        };
        let main = Entry { machine: 0, plain: None, opens: false, finite: Finite::At(0) };
        search.enter(main);
        search
    }

    /// Goes through all points, or until `most` texts were found, the other side stopping with another error at each.
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

    /// All points, and the length of the text from their entry.
    pub fn points(&self) -> impl Iterator<Item = (u32, u32)> {
        self.known.iter().enumerate().map(|(number, known)| (number as u32, known.length))
    }

    pub fn length(&self, number: u32) -> u32 {
        self.known[number as usize].length
    }

    pub fn table(&self, point: &Point) -> &'p Table {
        &self.program.machines[self.entries[point.entry as usize].machine]
    }

    pub fn state(&self, point: &Point) -> &'p LanguageState {
        self.table(point).state(point.state)
    }

    pub fn symbols(&mut self, plain: Option<ByteSet>) -> Rc<Symbols> {
        let (program, finite) = (self.program, &self.finite);
        let make = || Rc::new(symbols::symbols(program, finite, plain.as_ref()));
        self.symbols.entry(plain).or_insert_with(make).clone()
    }

    /// The text from the entry of a point to it.
    pub fn text(&self, number: u32) -> Vec<u8> {
        // From the end to the beginning: the text of a call precedes the text after it.
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

    /// Whether the text to a point is one that is looked for; then the error with which the other side stopped.
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

    /// Finds the points behind one.
    fn visit(&mut self, number: u32, point: Point) {
        let entry = self.entries[point.entry as usize];
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

    /// The finite side after a symbol; `None` if it is not followed.
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

    /// The number of an entry, which begins to be gone through if it is new.
    fn enter(&mut self, entry: Entry) -> u32 {
        let next = self.entries.len() as u32;
        let number = *self.entry_number.entry(entry).or_insert(next);
        if number == next {
            self.entries.push(entry);
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

    /// Goes on where a call ended.
    fn return_from(&mut self, end: u32, (waiting, target): Waiting) {
        let (ended, before) = (self.point(end), self.point(waiting));
        let blocked = if self.aim == Aim::Finite { self.set(self.left(&ended)) } else { 0 };
        let point = Point { entry: before.entry, state: target, finite: ended.finite, begun: true, blocked };
        let length = self.length(waiting) + self.length(end);
        self.reach(point, length, PointOrigin::Call(waiting, end));
    }

    /// The octets that are not read at a point, because what was called before would have read them.
    pub fn blocked(&self, point: &Point) -> &ByteSet {
        &self.sets[point.blocked as usize]
    }

    /// The number of a set; there are few.
    fn set(&mut self, set: ByteSet) -> u32 {
        let known = self.sets.iter().position(|known| *known == set);
        known.unwrap_or_else(|| {
            self.sets.push(set);
            self.sets.len() - 1
        }) as u32
    }

    /// What the called would go on with where it may end, as its caller reads it.
    fn left(&self, ended: &Point) -> ByteSet {
        let entry = &self.entries[ended.entry as usize];
        let mut octets = self.state(ended).expects;
        bytes::unite(&mut octets, self.blocked(ended));
        match entry.plain.filter(|_| entry.opens && octets != ByteSet::default()) {
            Some(plain) => {
                let mut raw = bytes::intersection(&octets, &plain);
                bytes::insert(&mut raw, b'%', b'%');
                raw
            }
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
