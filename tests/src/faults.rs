//! Broken copies of a generated parser: its tables with one fault each, of the sorts that people make.
//!
//! ```text
//! class       a byte next to the bound of a class belongs to the class beside       [a-z] for [a-y]
//! transition  a state has no way on for a class
//! register    a transition notes its position in another register
//! layout      two fields are read from one another's places
//! ```
//!
//! Not every fault changes what the parser does: see [`crate::product`].

use crate::random::Random;
use virgule::engine::{self, Cells, EDGE, MAX_REGISTERS, Match, NO_LAYOUT, Table};

/// A parser with a fault, or the rule that it calls with one.
#[derive(Debug, Clone)]
pub struct Broken {
    original: &'static Table<'static>,
    bytes: Vec<u8>,
    words: Vec<u16>,
    /// The table that is called, if the fault is there.
    pub callee: Option<usize>,
    /// What is wrong.
    pub fault: String,
}

/// The sorts of faults.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// A byte has the class of the byte beside it.
    Class,
    /// A way on is lost.
    Transition,
    /// A position is noted elsewhere.
    Register,
    /// Two fields are swapped.
    Layout,
}

/// All sorts.
pub const SORTS: [Sort; 4] = [Sort::Class, Sort::Transition, Sort::Register, Sort::Layout];

impl Broken {
    /// A copy of `main` with a fault of that sort: in the table, or, where that makes sense, in one that it calls.
    pub fn new(main: &'static Table<'static>, sort: Sort, random: &mut Random) -> Self {
        let deep = matches!(sort, Sort::Class | Sort::Transition) && random.once_in(3);
        let callee = deep.then(|| random.below(main.callees.len()));
        let original = callee.map_or(main, |callee| main.callees[callee]);
        let (bytes, words) = (original.bytes.to_vec(), original.words.to_vec());
        let mut broken = Broken { original: main, bytes, words, callee, fault: String::new() };
        let place = if deep { "the rule that is called" } else { "the table" };
        let fault = match sort {
            Sort::Class => broken.class(original, random),
            Sort::Transition => broken.transition(original, random),
            Sort::Register => broken.register(original, random),
            Sort::Layout => broken.layout(original, random),
        };
        broken.fault = format!("{sort:?} in {place}: {fault}");
        broken
    }

    /// Hands the broken tables to `work`.
    pub fn with_table<T>(&self, work: impl FnOnce(&Table<'_>) -> T) -> T {
        let changed =
            |table: &Table<'static>| Table { bytes: &self.bytes, words: &self.words, ..shorter(table) };
        match self.callee {
            None => work(&changed(self.original)),
            Some(callee) => {
                let table = changed(self.original.callees[callee]);
                let mut callees: Vec<&Table<'_>> = self.original.callees.to_vec();
                callees[callee] = &table;
                work(&Table { callees: &callees, ..shorter(self.original) })
            }
        }
    }

    fn class(&mut self, table: &Table<'_>, random: &mut Random) -> String {
        let (first, last) = (table.base, table.base + table.top - 1);
        let beside = |byte: u8| (table.class(byte) != table.class(byte + 1)).then_some(byte);
        let bounds: Vec<u8> = (first..last).filter_map(beside).collect();
        let low = *random.pick(&bounds);
        let (byte, from) = if random.once_in(2) { (low, low + 1) } else { (low + 1, low) };
        // The classes stand first.
        self.bytes[usize::from(byte - first)] = table.class(from) as u8;
        format!("{:?} as {:?}", byte as char, from as char)
    }

    fn transition(&mut self, table: &Table<'_>, random: &mut Random) -> String {
        let ways: Vec<(usize, u8)> = (1..table.states as usize)
            .flat_map(|state| (0..=255).map(move |byte| (state, byte)))
            .filter(|&(state, byte)| table.cell(state, byte) != 0)
            .collect();
        let &(state, byte) = random.pick(&ways);
        match table.cells {
            Cells::Square => self.words[state * table.stride as usize + table.class(byte)] = 0,
            // Behind each class of a row stands its cell.
            Cells::Narrow => {
                let row = table.check as usize + 2 * usize::from(table.words[table.rows as usize + state]);
                self.bytes[row + 2 * table.class(byte) + 1] = 0;
            }
            Cells::Comb => {
                let place = usize::from(table.words[table.rows as usize + state]) + table.class(byte);
                self.words[place] = 0;
            }
        }
        format!("state {state} lost {:?}", byte as char)
    }

    fn register(&mut self, table: &Table<'_>, random: &mut Random) -> String {
        let size = table.edge_size as usize;
        let edges = self.words.len().saturating_sub(table.edges as usize) / size;
        let places =
            (0..edges).flat_map(|edge| (2..size).map(move |word| table.edges as usize + edge * size + word));
        let used = reached(table);
        let noting: Vec<usize> = places
            .filter(|&at| {
                used.contains(&(((at - table.edges as usize) / size) as u16)) && self.words[at] != 0
            })
            .collect();
        let at = *random.pick(&noting);
        let set = self.words[at];
        let bits: Vec<u32> = (0..16).filter(|bit| set >> bit & 1 != 0).collect();
        let (from, to) = (*random.pick(&bits), random.below(12) as u32);
        self.words[at] = set & !(1 << from) | 1 << to;
        format!("edge {} notes {to} for {from}", (at - table.edges as usize) / size)
    }

    fn layout(&mut self, table: &Table<'_>, random: &mut Random) -> String {
        let fields = table.fields as usize;
        let count = (table.places - table.layouts) as usize / fields;
        let begin = table.layouts as usize + random.below(count) * fields;
        let (one, other) = (random.below(fields), random.below(fields));
        self.bytes.swap(begin + one, begin + other);
        format!("layout {} swaps {one} and {other}", (begin - table.layouts as usize) / fields)
    }
}

/// The same table, said to live no longer than what is put into it.
fn shorter<'t>(table: &Table<'t>) -> Table<'t> {
    *table
}

/// The edges that cells and calls name.
fn reached(table: &Table<'_>) -> Vec<u16> {
    let cells =
        (1..table.states as usize).flat_map(|state| (0..=255).map(move |byte| table.cell(state, byte)));
    let calls = (0..table.calls as usize).map(|number| table.call_at(number).edge);
    cells.filter(|cell| cell & EDGE != 0).map(|cell| cell & !EDGE).chain(calls).collect()
}

/// What a table finds: by field its place; `None` for a text that it refuses.
pub fn spans(table: &Table<'_>, kind: usize, text: &str) -> crate::Spans {
    let found: Match<MAX_REGISTERS> = engine::run_const(table, text.as_bytes(), kind)?;
    assert_ne!(found.layout, NO_LAYOUT);
    Some(
        (0..table.fields as usize)
            .map(|field| engine::span(table, &found.registers, found.layout, field))
            .collect(),
    )
}
