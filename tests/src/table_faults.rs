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
use virgule::engine::{self, Kept, MAX_KEPT, Table};

/// A parser with a fault, or the rule that it calls with one.
#[derive(Debug, Clone)]
pub struct Broken {
    original: &'static Table<'static>,
    classes: [u8; 256],
    cells: Vec<u32>,
    ends: Vec<[[u8; 16]; 3]>,
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
        let mut broken = Broken {
            original: main,
            classes: *original.classes,
            cells: original.cells.to_vec(),
            ends: original.ends.to_vec(),
            bytes: original.bytes.to_vec(),
            words: original.words.to_vec(),
            callee,
            fault: String::new(),
        };
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
        let changed = |table: &Table<'static>| Table {
            classes: &self.classes,
            cells: &self.cells,
            ends: &self.ends,
            bytes: &self.bytes,
            words: &self.words,
            ..shorter(table)
        };
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
        let beside = |byte: u8| (table.class(byte) != table.class(byte + 1)).then_some(byte);
        let bounds: Vec<u8> = (0..127).filter_map(beside).collect();
        let low = *random.pick(&bounds);
        let (byte, from) = if random.once_in(2) { (low, low + 1) } else { (low + 1, low) };
        self.classes[usize::from(byte)] = table.class(from) as u8;
        format!("{:?} as {:?}", byte as char, from as char)
    }

    fn transition(&mut self, table: &Table<'_>, random: &mut Random) -> String {
        let ways: Vec<(usize, u8)> = (1..table.states as usize)
            .flat_map(|state| (0..=255).map(move |byte| (state, byte)))
            .filter(|&(state, byte)| table.step(table.row(state), byte).is_some())
            .collect();
        let &(state, byte) = random.pick(&ways);
        self.cells[table.row(state) + table.class(byte)] = 0;
        format!("state {state} lost {:?}", byte as char)
    }

    fn register(&mut self, table: &Table<'_>, random: &mut Random) -> String {
        let words = usize::from(table.operations_words);
        let of = |list: usize| table.operations as usize + (list - 1) * (1 + 2 * words) + 1;
        let places = reached(table).into_iter().flat_map(|list| of(list)..of(list) + words);
        let noting: Vec<usize> = places.filter(|&at| self.words[at] != 0).collect();
        let at = *random.pick(&noting);
        let set = self.words[at];
        let bits: Vec<u32> = (0..16).filter(|bit| set >> bit & 1 != 0).collect();
        let (from, to) = (*random.pick(&bits), random.below(12) as u32);
        self.words[at] = set & !(1 << from) | 1 << to;
        format!("word {at} notes {to} for {from}")
    }

    fn layout(&mut self, table: &Table<'_>, random: &mut Random) -> String {
        let eight = random.below(self.ends.len());
        let fields = usize::from(table.fields).min(8);
        let (one, other) = (random.below(fields), random.below(fields));
        for row in &mut self.ends[eight] {
            row.swap(2 * one, 2 * other);
            row.swap(2 * one + 1, 2 * other + 1);
        }
        format!("the ends {eight} swap {one} and {other}")
    }
}

/// The same table, said to live no longer than what is put into it.
fn shorter<'t>(table: &Table<'t>) -> Table<'t> {
    *table
}

/// The lists of operations of steps over a byte, and of calls.
fn reached(table: &Table<'_>) -> Vec<usize> {
    let steps = (1..table.states as usize)
        .flat_map(|state| (0..=255).map(move |byte| table.step(table.row(state), byte)));
    let calls = (0..table.calls as usize).map(|number| table.call_at(number).cell);
    steps.chain(calls).map(|cell| cell.operations()).filter(|&list| list != 0).collect()
}

/// What a table finds: by field its place; `None` for a text that it refuses.
pub fn spans(table: &Table<'_>, kind: usize, text: &str) -> crate::Spans {
    let Kept(kept): Kept<MAX_KEPT> = engine::run_const(table, text.as_bytes(), kind)?;
    Some((0..table.fields as usize).map(|field| engine::span(table, &kept, text.len(), field)).collect())
}
