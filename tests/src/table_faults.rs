//! Copies of the tables of a generated parser with one fault each.
//!
//! ```text
//! class       a byte next to a bound of a class belongs to the adjacent class       [a-z] for [a-y]
//! transition  a transition is missing
//! register    a transition stores its position in another register
//! layout      the registers of two fields are swapped
//! ```
//!
//! Some faults do not change the result for any text; [`crate::product`] decides whether they do.

use crate::random::Random;
use virgule::parse::{AnyMatched, Table};

/// A table with a fault in itself or in a called table.
#[derive(Debug, Clone)]
pub struct FaultyTable {
    original: &'static Table<'static>,
    classes: [u8; 256],
    cells: Vec<u32>,
    ends: Vec<[[u8; 16]; 3]>,
    bytes: Vec<u8>,
    words: Vec<u16>,
    /// The index of the called table with the fault; `None` if the fault is in the main table.
    pub callee: Option<usize>,
    /// The description of the fault.
    pub fault: String,
}

/// The type of a fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sort {
    /// A byte has the class of its neighbour.
    Class,
    /// A transition is missing.
    Transition,
    /// The position is stored in another register.
    Register,
    /// Two fields are swapped.
    Layout,
}

/// All types of faults.
pub const SORTS: [Sort; 4] = [Sort::Class, Sort::Transition, Sort::Register, Sort::Layout];

impl FaultyTable {
    /// A copy of `main` with a fault of the given type, in the table or in a called table.
    pub fn new(main: &'static Table<'static>, sort: Sort, random: &mut Random) -> Self {
        let deep = matches!(sort, Sort::Class | Sort::Transition) && random.once_in(3);
        let callee = deep.then(|| random.below(main.callees.len()));
        let original = callee.map_or(main, |callee| main.callees[callee]);
        let mut faulty = FaultyTable {
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
            Sort::Class => faulty.class(original, random),
            Sort::Transition => faulty.transition(original, random),
            Sort::Register => faulty.register(original, random),
            Sort::Layout => faulty.layout(original, random),
        };
        faulty.fault = format!("{sort:?} in {place}: {fault}");
        faulty
    }

    /// Calls `work` with the faulty table.
    pub fn with_table<T>(&self, work: impl FnOnce(&Table<'_>) -> T) -> T {
        let changed = |table: &Table<'static>| Table {
            classes: &self.classes,
            cells: &self.cells,
            ends: &self.ends,
            bytes: &self.bytes,
            words: &self.words,
            // What was proven of the table does not hold of this one.
            addresses: 0,
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
        let transitions: Vec<(usize, u8)> = (1..table.states as usize)
            .flat_map(|state| (0..=255).map(move |byte| (state, byte)))
            .filter(|&(state, byte)| table.step(table.row(state), byte).is_some())
            .collect();
        let &(state, byte) = random.pick(&transitions);
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

/// A copy of the table with a shorter lifetime.
fn shorter<'t>(table: &Table<'t>) -> Table<'t> {
    *table
}

/// The operation lists of all transitions and calls.
fn reached(table: &Table<'_>) -> Vec<usize> {
    let steps = (1..table.states as usize)
        .flat_map(|state| (0..=255).map(move |byte| table.step(table.row(state), byte)));
    let calls = (0..table.calls as usize).map(|number| table.call_at(number).cell);
    steps.chain(calls).map(|cell| cell.operations()).filter(|&list| list != 0).collect()
}

/// The span of each field; `None` if the table does not match the text.
pub fn spans(table: &Table<'_>, kind: usize, text: &str) -> crate::Spans {
    let found = AnyMatched::find_const(table, text, kind)?;
    Some((0..table.fields as usize).map(|field| found.span(table, kind, field)).collect())
}
