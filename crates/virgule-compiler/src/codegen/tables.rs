//! Generates the numbers of a table ([`virgule_automata::Table`]) from a machine.
//!
//! Names and meanings of the fields are those of the table. A *note* is the error entry of a state and start rule, as
//! a list of groups.

use super::address;
use super::columns::{self, Columns};
use super::error_marks;
use super::prefix::{self, Prefix};
use crate::abnf::lower::grammar::{Grammar, RuleId};
use crate::bytes::{self, ByteSet};
use crate::dfa::error_entries::{ErrorEntry, ErrorGroup};
use crate::dfa::machine::{self, Base, Capture, Layout, Machine, Op, Position};
use crate::dfa::run_bytes::{self, AsciiSet};
use crate::limits::{self, Exceeded};
use std::collections::BTreeSet;
use virgule_automata::table;
pub use virgule_automata::table::{LANES, OPERATIONS_AT};

/// Maximum number of cells of a table: a cell contains the index of a row in 20 bits.
pub const CELLS: usize = 1 << 20;
/// The bit of a cell that is set if its target loops on all bytes of the larger set; see [`super::columns`].
pub const STAYS: u32 = table::HAS_LOOP;
/// Maximum number of operation lists of a table.
pub const OPERATIONS: usize = 0x7FF;
/// The 8-bit number for "none".
pub const NONE: u8 = table::NO_LAYOUT;
/// The 16-bit number for "none".
pub const NONE_WIDE: u16 = u16::MAX;
/// The name of the limit on layouts, as it appears in messages.
pub const LAYOUTS: &str = "combinations of positions";
/// The number of a register that is never written.
pub const NEVER: u8 = 14;
/// The number of the register that holds the length of the text.
pub const END: u8 = table::END as u8;
/// The number that represents the value 0 in place of a register.
pub const ZERO: u8 = table::ZERO as u8;

/// The register writes of a transition, which are simultaneous. Sets of registers are bits.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Operations {
    /// Copies as (target, source), ordered so that no source has been overwritten before.
    pub copies: Vec<(u8, u8)>,
    /// Registers that are set to the position before the byte.
    pub noted: u64,
    /// Registers that are set to the position before the run that precedes the byte.
    pub begun: u64,
}

/// A call: the state, the index of the called rule, the set of bytes on which it is entered, the set of characters
/// that may occur unencoded ([`NONE_WIDE`] if the text is not decoded), and the cell after the call. Sets are indices
/// in [`Tables::sets`].
pub type CallRow = (u16, u16, u16, u16, u32);

/// The position of a field in a layout: guard register, base register and offset of its start, base register and offset
/// of its end.
pub type FieldRow = (u8, u8, i8, u8, i8);

/// A group of a note, see [`ErrorGroup`]: rule of the last byte, current rule, index of the set of expected bytes,
/// whether the text may end, and whether the rule of the last byte has ended.
pub type NoteGroup = (u16, u16, u16, bool, bool);

/// The tables of one machine, field by field as in the runtime.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Tables {
    pub classes: [u8; 256],
    /// Number of classes. Those of non-ASCII characters are last.
    pub stride: usize,
    /// The run bytes, and the larger set on which some states loop, as nibbles ([`super::columns::nibbles`]).
    pub runs: [[u8; 16]; 2],
    /// By state: the columns of its row; see [`super::columns`].
    pub cells: Vec<u32>,
    /// The columns of a row.
    pub columns: Columns,
    /// Number of states, including the dead state.
    pub states: usize,
    /// The operation lists. List number `n` of a cell, counted from 1, is at index `n - 1`.
    pub operations: Vec<Operations>,
    pub kinds: usize,
    /// By start rule: its start state; empty if all start in state 1. With several start states, the start rules share
    /// the numbers in `accepts` and `note_of`; `shift` and `note_shift` are the distances between their layouts and
    /// notes.
    pub starts: Vec<u16>,
    /// By start rule: its prefixes (`prefix::EACH`); one set of prefixes if all start in state 1.
    pub prefixes: Vec<Prefix>,
    pub shift: usize,
    pub note_shift: usize,
    pub accepts: Vec<u8>,
    pub fields: usize,
    /// By layout and field: the position of the field.
    pub layouts: Vec<FieldRow>,
    pub note_of: Vec<u16>,
    pub notes: Vec<(u16, u16)>,
    pub groups: Vec<NoteGroup>,
    pub sets: Vec<ByteSet>,
    /// The names of rules, each followed by a slash.
    pub rules: String,
    pub calls: Vec<CallRow>,
    /// Sorted ranges of code points, each up to the next, as `first code point << 8 | column of the class`. Column 0
    /// means that no state has a transition.
    pub wide: Vec<u32>,
    pub nesting: usize,
    pub registers: usize,
    /// True if the runtime parses the rule as an address (`address.rs`).
    pub addresses: bool,
}

impl Tables {
    /// True if all registers that transitions write fit a vector of sixteen bytes ([`LANES`]).
    pub fn is_small(&self) -> bool {
        self.registers <= LANES
    }

    /// Returns the tables as those of a called rule. Only the caller has a nesting limit.
    pub fn called(self) -> Self {
        Tables { nesting: 0, ..self }
    }
}

/// Returns the tables of `machine`, whose calls are numbered as in `called`. `examples` are texts of its start rules;
/// `None` for a called rule, whose tables have no runs because it is read byte by byte.
pub fn tables(
    machine: &Machine,
    grammar: &Grammar,
    called: &[RuleId],
    examples: Option<&[&str]>,
) -> Result<Tables, Exceeded> {
    let [run, more] = if examples.is_some() {
        let run = run_bytes::run_bytes(machine);
        [run_bytes::initial_run_bytes(machine, &run), run_bytes::stop_bytes(machine, &run)]
    } else {
        [[false; 128]; 2]
    };
    let (classes, [run_classes, stop]) = TableClasses::new(machine).with_first([&run, &more]);
    let narrow = classes.count();
    let stride = narrow
        + machine.wide.iter().filter_map(|(_, class)| *class).max().map_or(0, |last| last as usize + 1);
    limits::within(stride, 256, "classes of characters")?;
    let column = |class: Option<u16>| class.map_or(0, |class| (narrow + class as usize) as u32);
    let kinds = if machine.starts.is_empty() { machine.kinds } else { 1 };
    let columns = Columns::new(stride, narrow, [run_classes, stop], machine.states.len() + 1, kinds);
    limits::within(columns.count() * (machine.states.len() + 1), CELLS, "cells")?;
    let mut tables = Tables {
        classes: classes.of,
        stride,
        runs: [run, more].map(|set| columns::nibbles((0..128).filter(|&byte| set[byte as usize]))),
        cells: vec![0; columns.count() * (machine.states.len() + 1)],
        columns,
        states: machine.states.len() + 1,
        operations: Vec::new(),
        kinds,
        starts: machine.starts.iter().map(|&start| start as u16 + 1).collect(),
        prefixes: Vec::new(),
        shift: 0,
        note_shift: 0,
        accepts: vec![NONE; kinds],
        fields: machine.fields,
        layouts: Vec::new(),
        note_of: vec![NONE_WIDE; kinds],
        notes: Vec::new(),
        groups: Vec::new(),
        sets: Vec::new(),
        rules: String::new(),
        calls: Vec::new(),
        wide: machine.wide.iter().map(|&(first, class)| first << 8 | column(class)).collect(),
        nesting: grammar.nesting,
        registers: (0..machine.registers as u16).last().map_or(0, |last| register(last).into()) + 1,
        addresses: examples.is_none() && address::reads_addresses(machine),
    };
    tables.transitions(machine, called, &classes)?;
    error_marks::mark_errors(&mut tables.cells, &tables.columns, machine, grammar);
    let starts: Vec<usize> = if tables.starts.is_empty() {
        vec![1]
    } else {
        tables.starts.iter().map(|&start| start.into()).collect()
    };
    tables.prefixes = starts
        .iter()
        .flat_map(|start| prefix::prefixes(&tables, start * columns.count(), examples.unwrap_or_default()))
        .collect();
    let none: Layout = vec![Capture::Absent; machine.fields];
    let (mut layouts, mut notes): (Vec<&Layout>, Vec<&ErrorEntry>) = (Vec::new(), Vec::new());
    let silent = ErrorEntry::default();
    if machine.starts.is_empty() {
        for state in &machine.states {
            for layout in &state.accepts {
                tables.accepts.push(layout.as_ref().map_or(NONE, |layout| index(&mut layouts, layout) as u8));
            }
            for note in &state.errors {
                tables.note_of.push(note.as_ref().map_or(NONE_WIDE, |note| index(&mut notes, note) as u16));
            }
        }
    } else {
        // Each number selects a layout, or a note, of each start rule.
        let (mut accepts, mut noted) = (Vec::new(), Vec::new());
        for state in &machine.states {
            let accepting = state.accepts.iter().any(Option::is_some);
            tables.accepts.push(if accepting { index(&mut accepts, &state.accepts) as u8 } else { NONE });
            tables.note_of.push(index(&mut noted, &state.errors) as u16);
        }
        (tables.shift, tables.note_shift) = (accepts.len(), noted.len());
        for kind in 0..machine.kinds {
            layouts.extend(accepts.iter().map(|accepts| accepts[kind].as_ref().unwrap_or(&none)));
            notes.extend(noted.iter().map(|notes| notes[kind].as_ref().unwrap_or(&silent)));
        }
    }
    columns::add_layouts(&mut tables.cells, &columns, &tables.accepts);
    limits::within(layouts.len(), limits::LAYOUTS, LAYOUTS)?;
    limits::within(notes.len(), NONE_WIDE as usize, "notes")?;
    tables.layouts = layouts.into_iter().flatten().map(field).collect();
    notes.into_iter().for_each(|note| tables.note(note, grammar));
    limits::within(tables.groups.len(), NONE_WIDE as usize, "groups of readings")?;
    let listed: usize = tables.notes.iter().map(|(first, last)| 1 + usize::from(last - first)).sum();
    limits::within(listed, NONE_WIDE as usize, "groups of readings in all notes")?;
    limits::within(tables.sets.len(), NONE_WIDE as usize / 4, "sets of bytes")?;
    Ok(tables)
}

impl Tables {
    fn transitions(
        &mut self,
        machine: &Machine,
        called: &[RuleId],
        classes: &TableClasses,
    ) -> Result<(), Exceeded> {
        let width = self.columns.count();
        let mut lists = columns::Lists::default();
        let row = |target: u32| (target as usize + 1) * width;
        for (number, state) in machine.states.iter().enumerate() {
            let wide = state.wide().map(|(class, edge)| (classes.count() + class, edge));
            let columns = |edge| classes.columns(edge).map(move |column| (column, edge));
            for (column, edge) in state.bytes().flat_map(columns).chain(wide) {
                self.cells[(number + 1) * width + column] =
                    lists.cell(row(edge.target), operations(&edge.ops));
            }
        }
        for (number, state) in machine.states.iter().enumerate() {
            for (callee, edge) in state.calls() {
                let callee = &machine.callees[callee];
                let Some(called) = called.iter().position(|&rule| rule == callee.rule) else { continue };
                let bytes = index(&mut self.sets, callee.first) as u16;
                let plain = callee.decoded.map_or(NONE_WIDE, |plain| index(&mut self.sets, plain) as u16);
                let cell = lists.cell(row(edge.target), operations(&edge.ops));
                self.calls.push((number as u16 + 1, called as u16, bytes, plain, cell));
            }
        }
        columns::add(&mut self.cells, &self.columns, &self.classes, &mut lists);
        columns::mark_stays(&mut self.cells, &self.columns);
        columns::add_chains(&mut self.cells, &self.columns);
        columns::mark_calls(&mut self.cells, &self.columns, self.calls.iter().map(|&(caller, ..)| caller));
        self.operations = lists.all;
        limits::within(self.operations.len(), OPERATIONS, "lists of operations on registers")?;
        let copies: usize = self.operations.iter().map(|list| 1 + 2 * list.copies.len()).sum();
        limits::within(copies, NONE_WIDE as usize - 1, "moves between registers")
    }

    fn note(&mut self, note: &ErrorEntry, grammar: &Grammar) {
        let rows: Vec<NoteGroup> = note.groups.iter().map(|group| self.group(group, grammar)).collect();
        // Notes may overlap.
        let known = self.groups.windows(rows.len().max(1)).position(|window| window == rows);
        let first = known.unwrap_or_else(|| {
            self.groups.extend(&rows);
            self.groups.len() - rows.len()
        });
        self.notes.push((first as u16, (first + rows.len()) as u16));
    }

    /// Returns the index of a rule's name, adding it if it is new.
    fn name(&mut self, name: &str) -> u16 {
        let known = self.rules.split_terminator('/').position(|known| known == name);
        let next = self.rules.matches('/').count();
        if known.is_none() {
            self.rules.push_str(name);
            self.rules.push('/');
        }
        known.unwrap_or(next) as u16
    }

    fn group(&mut self, group: &ErrorGroup, grammar: &Grammar) -> NoteGroup {
        let set = index(&mut self.sets, group.expected) as u16;
        let mut rule =
            |rule: Option<RuleId>| rule.map_or(NONE_WIDE, |rule| self.name(&grammar.rule(rule).name));
        (rule(group.from), rule(group.rule), set, group.end, group.over)
    }
}

/// Returns the number of a machine's register in the table, which skips [`NEVER`] and [`END`].
fn register(number: u16) -> u8 {
    if usize::from(number) < LANES { number as u8 } else { number as u8 + 2 }
}

fn operations(ops: &[Op]) -> Operations {
    let copies = ops.iter().filter_map(|op| Some((register(op.to), register(op.from?)))).collect();
    let noted = ops.iter().filter(|op| op.from.is_none()).fold(0u64, |set, op| set | 1 << register(op.to));
    Operations { copies, noted, begun: 0 }
}

/// The byte classes of a table: those of the machine, split so that every set of ASCII bytes in an error is a union of
/// classes.
struct TableClasses {
    /// By byte: its class.
    of: [u8; 256],
    /// By class: the class of the machine that contains it.
    coarse: Vec<u8>,
}

impl TableClasses {
    fn new(machine: &Machine) -> Self {
        let notes = machine.states.iter().flat_map(|state| state.errors.iter().flatten());
        let expected = notes.flat_map(|note| note.groups.iter().map(|group| group.expected));
        let called =
            machine.callees.iter().flat_map(|callee| std::iter::once(callee.first).chain(callee.decoded));
        let sets: BTreeSet<ByteSet> = expected.chain(called).collect();
        let mut classes = TableClasses { of: machine.classes.class_of, coarse: Vec::new() };
        classes.coarse = (0..machine.classes.len() as u8).collect();
        for set in &sets {
            classes.keep_apart(set);
        }
        classes
    }

    /// Returns the classes in this order: those within the first set, those within the second set, all others. The
    /// numbers are the ends of the first two parts.
    fn with_first(self, sets: [&AsciiSet; 2]) -> (Self, [usize; 2]) {
        let is_in = |class: usize, set: &AsciiSet| {
            let mut members = (0..256).filter(|&byte| usize::from(self.of[byte]) == class).peekable();
            members.peek().is_some() && members.all(|byte| set.get(byte) == Some(&true))
        };
        let rank = |class: usize| sets.iter().position(|set| is_in(class, set)).unwrap_or(sets.len());
        let mut order: Vec<usize> = (0..self.coarse.len()).collect();
        order.sort_by_key(|&class| rank(class));
        let ends = [1, 2].map(|end| order.iter().filter(|&&class| rank(class) < end).count());
        let mut number = vec![0; order.len()];
        order.iter().enumerate().for_each(|(new, &old)| number[old] = new as u8);
        let of = self.of.map(|class| number[usize::from(class)]);
        (TableClasses { of, coarse: order.iter().map(|&old| self.coarse[old]).collect() }, ends)
    }

    /// Splits each class that contains ASCII bytes both inside and outside of `set`.
    fn keep_apart(&mut self, set: &ByteSet) {
        for class in 0..self.coarse.len() as u8 {
            let members = || (0..128u8).filter(|&byte| self.of[byte as usize] == class);
            let inside: Vec<u8> = members().filter(|&byte| bytes::contains(set, byte)).collect();
            if inside.is_empty() || inside.len() == members().count() {
                continue;
            }
            let split = self.coarse.len() as u8;
            self.coarse.push(self.coarse[class as usize]);
            inside.iter().for_each(|&byte| self.of[byte as usize] = split);
        }
    }

    fn count(&self) -> usize {
        self.coarse.len()
    }

    /// Returns the columns of a transition on a byte class of the machine.
    fn columns<'c>(&'c self, edge: &machine::Edge) -> impl Iterator<Item = usize> + 'c {
        let class = edge.class;
        (0..self.coarse.len()).filter(move |&column| u16::from(self.coarse[column]) == class)
    }
}

/// Returns the index of `item`, adding it if it is new.
fn index<T: PartialEq>(items: &mut Vec<T>, item: T) -> usize {
    items.iter().position(|known| *known == item).unwrap_or_else(|| {
        items.push(item);
        items.len() - 1
    })
}

fn field(capture: &Capture) -> FieldRow {
    let Capture::Present { begin, end, guard } = capture else { return (NEVER, ZERO, 0, ZERO, 0) };
    let base = |position: &Position| match position.base {
        Base::Zero => ZERO,
        Base::End => END,
        Base::Register(number) => register(number),
    };
    let guard = guard.map_or(ZERO, register);
    (guard, base(begin), begin.offset as i8, base(end), end.offset as i8)
}
