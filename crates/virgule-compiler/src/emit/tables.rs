//! Machine → the numbers that the driver of `virgule` runs over (`virgule::engine::Table`).
//!
//! The names and meanings of the fields are those of the runtime; this crate does not depend on it, so that
//! the derive macro, which the runtime offers, can depend on this crate.

use super::pack::{self, Packed};
use super::skips;
use super::streams::Streams;
use crate::bytes::{self, ByteSet};
use crate::determinize::machine::{self, Base, Layout, Machine, Op, Place, Position};
use crate::determinize::notes::{Group, Note};
use crate::limits::{self, Exceeded};
use crate::lower::grammar::{Grammar, RuleId};
use std::collections::BTreeSet;

/// A cell with this bit is the number of an edge.
pub const EDGE: u16 = 0x8000;
/// A cell with this bit leads to a state with a skip.
pub const SKIP: u16 = 0x4000;
/// The state in a cell.
pub const STATE: u16 = 0x3FFF;
/// "None", in every table of bytes.
pub const NONE: u8 = u8::MAX;
/// "None", in every table of 16-bit numbers.
pub const NONE_WIDE: u16 = u16::MAX;
/// What there is too much of where fields stand in too many combinations of places.
pub const LAYOUTS: &str = "combinations of places";
/// The same where single fields have too many places.
pub const PLACES: &str = "places";
/// The register that always holds 0.
pub const ZERO: u8 = 0;
/// The register that holds the length of the text.
pub const END: u8 = 1;
/// The register that is never written.
pub const NEVER: u8 = 2;
/// The first register that transitions write.
pub const FIRST: u8 = 3;

/// A transition with operations: target, its skip, first and last copy, registers set as bits.
pub type Edge = (u16, u8, u16, u16, u64);

/// A call: the state, the number of the rule, the set of bytes that it begins with, the set of characters that
/// stand for themselves if it is decoded, and the number of the transition behind it.
pub type Call = (u16, u16, u16, u16, u16);

/// Where a field is: guard, base and offset of its beginning, base and offset of its end.
pub type Field = (u8, u8, i8, u8, i8);

/// A group of a note: rule of the last byte, rule of the reading, set of bytes, whether the text may end, and
/// whether the rule of the last byte is over.
pub type NoteGroup = (u16, u16, u16, bool, bool);

/// The tables of one machine, field by field as in the runtime.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Tables {
    pub classes: [u8; 256],
    pub stride: usize,
    pub next: Vec<u16>,
    pub edges: Vec<Edge>,
    pub moves: Vec<(u8, u8)>,
    pub nibbles: Vec<[u8; 16]>,
    pub skip_of: Vec<u8>,
    pub kinds: usize,
    /// By start rule: its first state; empty if all begin in state 1. Then they share the numbers in `accepts` and
    /// `note_of`, and what is said of how many layouts and notes a kind has tells theirs apart.
    pub starts: Vec<u16>,
    pub shift: usize,
    pub note_shift: usize,
    pub accepts: Vec<u8>,
    pub fields: usize,
    pub layouts: Vec<u8>,
    pub places: Vec<Field>,
    pub note_of: Vec<u16>,
    pub notes: Vec<(u16, u16)>,
    pub groups: Vec<NoteGroup>,
    pub sets: Vec<ByteSet>,
    /// A slash behind each.
    pub rules: String,
    pub calls: Vec<Call>,
    /// Where stretches of code points begin, eight bits up, with the column of their class, or 0.
    pub wide: Vec<u32>,
    pub nesting: usize,
    pub registers: usize,
    /// How many states, from 1 on, are hot: see [`super::order`].
    pub hot: usize,
    /// How texts of the shape that most have are read: see [`super::streams`].
    pub streams: Option<Streams>,
}

impl Tables {
    /// The cells packed, where that is worth it and there is no direct code.
    pub fn packed(&self) -> Option<Packed> {
        let packed = if self.hot == 0 { pack::pack(&self.next, self.stride, self.edges.len()) } else { None };
        // A look-up becomes slower: not for a few bytes.
        packed.filter(|packed| 5 * packed.size() < 8 * self.next.len())
    }

    /// The bit streams that they have code for themselves.
    pub fn own_streams(&self) -> Option<&Streams> {
        self.streams.as_ref().filter(|streams| streams.of.is_none())
    }

    /// The layouts of the states in which a kind may end.
    pub fn layouts_of(&self, kind: usize) -> impl Iterator<Item = u8> {
        let column = if self.kinds == 1 { 0 } else { kind };
        let numbers = self.accepts.iter().skip(column).step_by(self.kinds).filter(|&&layout| layout != NONE);
        numbers.map(move |&layout| layout + (kind * self.shift) as u8)
    }

    /// The first of the states that have a skip, if they stand last.
    pub fn first_skip(&self) -> usize {
        self.skip_of.iter().rposition(|&skip| skip == NONE).map_or(0, |last| last + 1)
    }

    /// The tables of a rule that is called: how deep calls may nest is the caller's business.
    pub fn called(self) -> Self {
        Tables { nesting: 0, ..self }
    }

    /// How many states, the one from which nothing matches left out.
    pub fn states(&self) -> usize {
        self.skip_of.len() - 1
    }
}

/// Lays out `machine`, whose notes speak of rules of `grammar`, whose first `hot` states are hot, and whose calls
/// are numbered as in `called`.
pub fn tables(
    machine: &Machine,
    grammar: &Grammar,
    hot: usize,
    called: &[RuleId],
) -> Result<Tables, Exceeded> {
    let skips = skips::skips(machine);
    let classes = Classes::new(machine);
    let narrow = classes.count();
    let stride = narrow
        + machine.wide.iter().filter_map(|(_, class)| *class).max().map_or(0, |last| last as usize + 1);
    limits::within(stride, 256, "classes of characters")?;
    let column = |class: Option<u16>| class.map_or(0, |class| (narrow + class as usize) as u32);
    let mut skip_of = vec![NONE];
    skip_of.extend(skips.of.iter().map(|skip| skip.unwrap_or(NONE)));
    let kinds = if machine.starts.is_empty() { machine.kinds } else { 1 };
    let mut tables = Tables {
        classes: classes.of,
        stride,
        next: vec![0; stride * (machine.states.len() + 1)],
        edges: Vec::new(),
        moves: Vec::new(),
        nibbles: skips.nibbles,
        skip_of,
        kinds,
        starts: machine.starts.iter().map(|&start| start as u16 + 1).collect(),
        shift: 0,
        note_shift: 0,
        accepts: vec![NONE; kinds],
        fields: machine.fields,
        layouts: Vec::new(),
        places: Vec::new(),
        note_of: vec![NONE_WIDE; kinds],
        notes: Vec::new(),
        groups: Vec::new(),
        sets: Vec::new(),
        rules: String::new(),
        calls: Vec::new(),
        wide: machine.wide.iter().map(|&(first, class)| first << 8 | column(class)).collect(),
        nesting: grammar.nesting,
        registers: machine.registers + FIRST as usize,
        hot,
        streams: None,
    };
    tables.transitions(machine, called, &classes)?;
    let none: Layout = vec![Place::Absent; machine.fields];
    let (mut layouts, mut notes): (Vec<&Layout>, Vec<&Note>) = (Vec::new(), Vec::new());
    let silent = Note::default();
    if machine.starts.is_empty() {
        for state in &machine.states {
            for layout in &state.accepts {
                tables.accepts.push(layout.as_ref().map_or(NONE, |layout| index(&mut layouts, layout) as u8));
            }
            for note in &state.notes {
                tables.note_of.push(note.as_ref().map_or(NONE_WIDE, |note| index(&mut notes, note) as u16));
            }
        }
    } else {
        // A number stands for what each of the kinds says.
        let (mut accepts, mut noted) = (Vec::new(), Vec::new());
        for state in &machine.states {
            let accepting = state.accepts.iter().any(Option::is_some);
            tables.accepts.push(if accepting { index(&mut accepts, &state.accepts) as u8 } else { NONE });
            tables.note_of.push(index(&mut noted, &state.notes) as u16);
        }
        (tables.shift, tables.note_shift) = (accepts.len(), noted.len());
        for kind in 0..machine.kinds {
            layouts.extend(accepts.iter().map(|accepts| accepts[kind].as_ref().unwrap_or(&none)));
            notes.extend(noted.iter().map(|notes| notes[kind].as_ref().unwrap_or(&silent)));
        }
    }
    limits::within(layouts.len(), limits::LAYOUTS, LAYOUTS)?;
    limits::within(notes.len(), NONE_WIDE as usize, "notes")?;
    for place in layouts.into_iter().flatten() {
        let known = index(&mut tables.places, field(place));
        tables.layouts.push(known as u8);
    }
    limits::within(tables.places.len(), NONE as usize, PLACES)?;
    notes.into_iter().for_each(|note| tables.note(note, grammar));
    limits::within(tables.groups.len(), NONE_WIDE as usize, "groups of readings")?;
    limits::within(tables.sets.len(), NONE_WIDE as usize / 4, "sets of bytes")?;
    Ok(tables)
}

impl Tables {
    fn transitions(
        &mut self,
        machine: &Machine,
        called: &[RuleId],
        classes: &Classes,
    ) -> Result<(), Exceeded> {
        limits::within(machine.states.len(), SKIP as usize - 2, "states")?;
        let mut edges: Vec<(u16, &[Op])> = Vec::new();
        for (number, state) in machine.states.iter().enumerate() {
            let wide = state.wide().map(|(class, edge)| (classes.count() + class, edge));
            let columns = |edge| classes.columns(edge).map(move |column| (column, edge));
            for (column, edge) in state.bytes().flat_map(columns).chain(wide) {
                let target = edge.target as u16 + 1;
                let skip = if self.skip_of[target as usize] == NONE { 0 } else { SKIP };
                let cell = match &edge.ops[..] {
                    [] => target | skip,
                    ops => EDGE | index(&mut edges, (target, ops)) as u16,
                };
                self.next[(number + 1) * self.stride + column] = cell;
            }
        }
        let mut calls = Vec::new();
        for (number, state) in machine.states.iter().enumerate() {
            for (callee, edge) in state.calls() {
                let callee = &machine.callees[callee];
                let Some(called) = called.iter().position(|&rule| rule == callee.rule) else { continue };
                let bytes = index(&mut self.sets, callee.first) as u16;
                let plain = callee.decoded.map_or(NONE_WIDE, |plain| index(&mut self.sets, plain) as u16);
                let edge = index(&mut edges, (edge.target as u16 + 1, &edge.ops));
                calls.push((number as u16 + 1, called as u16, bytes, plain, edge as u16));
            }
        }
        limits::within(edges.len(), EDGE as usize - 1, "transitions with operations")?;
        let mut lists: Vec<Vec<(u8, u8)>> = Vec::new();
        let mut firsts = Vec::new();
        for (target, ops) in edges {
            let register = |register: u16| register as u8 + FIRST;
            let moves = ops.iter().filter_map(|op| Some((register(op.to), register(op.from?))));
            let set =
                ops.iter().filter(|op| op.from.is_none()).fold(0u64, |set, op| set | 1 << register(op.to));
            let moves: Vec<(u8, u8)> = moves.collect();
            let count = moves.len() as u16;
            let known = index(&mut lists, moves);
            if known == firsts.len() {
                firsts.push(self.moves.len() as u16);
                self.moves.extend(&lists[known]);
            }
            self.edges.push((
                target,
                self.skip_of[target as usize],
                firsts[known],
                firsts[known] + count,
                set,
            ));
        }
        self.calls = calls;
        limits::within(self.moves.len(), NONE_WIDE as usize / 4, "moves between registers")
    }

    fn note(&mut self, note: &Note, grammar: &Grammar) {
        let rows: Vec<NoteGroup> = note.groups.iter().map(|group| self.group(group, grammar)).collect();
        // Notes may lie over one another.
        let known = self.groups.windows(rows.len().max(1)).position(|window| window == rows);
        let first = known.unwrap_or_else(|| {
            self.groups.extend(&rows);
            self.groups.len() - rows.len()
        });
        self.notes.push((first as u16, (first + rows.len()) as u16));
    }

    /// The number of a rule's name.
    fn name(&mut self, name: &str) -> u16 {
        let known = self.rules.split_terminator('/').position(|known| known == name);
        let next = self.rules.matches('/').count();
        if known.is_none() {
            self.rules.push_str(name);
            self.rules.push('/');
        }
        known.unwrap_or(next) as u16
    }

    fn group(&mut self, group: &Group, grammar: &Grammar) -> NoteGroup {
        let set = index(&mut self.sets, group.expected) as u16;
        let mut rule =
            |rule: Option<RuleId>| rule.map_or(NONE_WIDE, |rule| self.name(&grammar.rule(rule).name));
        (rule(group.from), rule(group.rule), set, group.end, group.over)
    }
}

/// The classes of a table: those of the machine, finer where an error tells bytes apart that no state does, so that
/// every set of ASCII bytes is a union of classes.
struct Classes {
    /// By byte: its class.
    of: [u8; 256],
    /// By class: that of the machine.
    coarse: Vec<u8>,
}

impl Classes {
    fn new(machine: &Machine) -> Self {
        let notes = machine.states.iter().flat_map(|state| state.notes.iter().flatten());
        let expected = notes.flat_map(|note| note.groups.iter().map(|group| group.expected));
        let called =
            machine.callees.iter().flat_map(|callee| std::iter::once(callee.first).chain(callee.decoded));
        let sets: BTreeSet<ByteSet> = expected.chain(called).collect();
        let mut classes = Classes { of: machine.classes.class_of, coarse: Vec::new() };
        classes.coarse = (0..machine.classes.len() as u8).collect();
        for set in &sets {
            classes.keep_apart(set);
        }
        classes
    }

    /// Splits the classes that have ASCII bytes both inside and outside of a set.
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

    /// The columns of a transition that takes a byte.
    fn columns<'c>(&'c self, edge: &machine::Edge) -> impl Iterator<Item = usize> + 'c {
        let class = edge.class;
        (0..self.coarse.len()).filter(move |&column| u16::from(self.coarse[column]) == class)
    }
}

/// The index of `item`, which is added if it is new.
fn index<T: PartialEq>(items: &mut Vec<T>, item: T) -> usize {
    items.iter().position(|known| *known == item).unwrap_or_else(|| {
        items.push(item);
        items.len() - 1
    })
}

fn field(place: &Place) -> Field {
    let Place::Present { begin, end, guard } = place else { return (NEVER, ZERO, 0, ZERO, 0) };
    let base = |position: &Position| match position.base {
        Base::Zero => ZERO,
        Base::End => END,
        Base::Register(register) => register as u8 + FIRST,
    };
    let guard = guard.map_or(ZERO, |register| register as u8 + FIRST);
    (guard, base(begin), begin.offset as i8, base(end), end.offset as i8)
}
