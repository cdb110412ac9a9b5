//! The product of two tables: decides whether they return the same answer and the same fields for every text.
//!
//! A state of the product is a pair of states with the positions in the registers, because fields depend on nothing
//! else. Positions near the current position are kept, because a field may begin a fixed number of bytes before it. All
//! other positions are moved far apart, so that two positions are equal only if they are the same, not because the text
//! is short.
//!
//! ```text
//! state, state', [register, …], [register', …], position     ── byte ──►     …     until no state is new
//! ```
//!
//! A difference at an accepting state is confirmed by matching the text that leads there. So a difference always has a
//! text as witness, and equality holds for all texts.

use crate::table_faults::spans;
use std::collections::{HashSet, VecDeque};
use virgule::parse::{self, Cell, MAX_REGISTERS, NO_LAYOUT, Table, UNWRITTEN};

/// The distance between positions that are moved apart, which is larger than that of any field from a register.
const APART: u32 = 1 << 12;

/// The value that represents the current position. It is larger than all positions that are moved apart.
const FAR: u32 = APART * (2 * MAX_REGISTERS as u32 + 2);

/// The result of a comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The tables are equal for every text.
    Same,
    /// The tables differ for this text.
    Differ(String),
    /// The states differ, but not for this text, which leads there.
    Undecided(String),
}

/// A state of one table, with the registers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct TableState {
    /// The state; 0 after a mismatch.
    state: usize,
    registers: [u32; MAX_REGISTERS],
}

/// Compares two tables that call the same rules. `called` contains a text of each called rule.
pub fn compare(one: &Table<'_>, other: &Table<'_>, kind: usize, called: &[String]) -> Verdict {
    let start =
        |table: &Table<'_>| TableState { state: table.start(kind), registers: [UNWRITTEN; MAX_REGISTERS] };
    let first = [start(one), start(other)];
    let near = reach(one).max(reach(other));
    let bytes = representatives(one, other);
    let mut known = HashSet::from([(first, 0)]);
    let mut open = VecDeque::from([((first, 0u32), String::new())]);
    let mut undecided = None;
    while let Some(((sides, at), text)) = open.pop_front() {
        let ends = [ended(one, sides[0], kind, at), ended(other, sides[1], kind, at)];
        if ends[0] != ends[1] {
            match spans(one, kind, &text) == spans(other, kind, &text) {
                false => return Verdict::Differ(text),
                true => undecided = Some(text.clone()),
            }
        }
        let mut go = |next: [Option<TableState>; 2], taken: &str| {
            let lost = TableState { state: 0, registers: [UNWRITTEN; MAX_REGISTERS] };
            let next = next.map(|side| side.unwrap_or(lost));
            let next = apart(next, at + taken.len() as u32, near);
            if next.0.iter().any(|side| side.state != 0) && known.insert(next) {
                open.push_back((next, format!("{text}{taken}")));
            }
        };
        for &byte in &bytes {
            go(
                [taken(one, sides[0], byte, at), taken(other, sides[1], byte, at)],
                &(byte as char).to_string(),
            );
        }
        for (number, text) in called.iter().enumerate() {
            go([calls(one, sides[0], number, text, at), calls(other, sides[1], number, text, at)], text);
        }
    }
    undecided.map_or(Verdict::Same, Verdict::Undecided)
}

/// One byte of each pair of classes: `one` and `other` have the same transition on each byte of a pair. The grammar and its
/// faults have no transitions on characters beyond ASCII.
fn representatives(one: &Table<'_>, other: &Table<'_>) -> Vec<u8> {
    let mut seen = HashSet::new();
    (0..0x80).filter(|&byte| seen.insert((one.class(byte), other.class(byte)))).collect()
}

/// The maximal distance of a field from a register, in bytes.
fn reach(table: &Table<'_>) -> u32 {
    let offsets = table.ends.iter().flat_map(|[_, offsets, _]| offsets).map(|&offset| offset as i8);
    offsets.map(|offset| u32::from(offset.unsigned_abs())).max().unwrap_or(0)
}

/// Moves positions more than `near` bytes before `at` apart. Returns the states and the new current position.
fn apart(mut sides: [TableState; 2], at: u32, near: u32) -> ([TableState; 2], u32) {
    if at <= near {
        return (sides, at);
    }
    let places = sides.iter().flat_map(|side| side.registers);
    let mut distant: Vec<u32> = places.filter(|&place| place < at - near).chain([0]).collect();
    distant.sort_unstable();
    distant.dedup();
    for place in sides.iter_mut().flat_map(|side| &mut side.registers).filter(|place| **place != UNWRITTEN) {
        *place = match distant.binary_search(place) {
            Ok(index) => index as u32 * APART,
            Err(_) => FAR - (at - *place),
        };
    }
    (sides, FAR)
}

/// The span of each field; `None` if the state does not accept.
fn ended(table: &Table<'_>, side: TableState, kind: usize, at: u32) -> crate::Spans {
    if side.state == 0 {
        return None;
    }
    let layout = table.accept(side.state, kind);
    let span = |field| parse::span_from_registers(table, &side.registers, layout, at as usize, field);
    (layout != NO_LAYOUT).then(|| (0..table.fields as usize).map(span).collect())
}

fn taken(table: &Table<'_>, side: TableState, byte: u8, at: u32) -> Option<TableState> {
    if side.state == 0 {
        return None;
    }
    behind(table, side, table.step(table.row(side.state), byte), at)
}

fn calls(table: &Table<'_>, side: TableState, callee: usize, text: &str, at: u32) -> Option<TableState> {
    let byte = text.bytes().next()?;
    if side.state == 0 || table.step(table.row(side.state), byte).is_some() {
        return None;
    }
    let call = table.call(side.state, byte).filter(|call| call.callee as usize == callee)?;
    behind(table, side, call.cell, at)
}

/// The state after a transition, whose operation list is executed: copies, then positions. `None` without a transition.
fn behind(table: &Table<'_>, mut side: TableState, cell: Cell, at: u32) -> Option<TableState> {
    if !cell.is_some() {
        return None;
    }
    side.state = table.state(cell.row());
    if cell.operations() == 0 {
        return Some(side);
    }
    let words = usize::from(table.operations_words);
    let begin = table.operations as usize + (cell.operations() - 1) * (1 + 2 * words);
    let copies = usize::from(table.words[begin]);
    if copies != 0 {
        let list = &table.bytes[table.copies as usize + copies..];
        for pair in list[1..].chunks(2).take(usize::from(list[0])) {
            side.registers[usize::from(pair[0])] = side.registers[usize::from(pair[1])];
        }
    }
    // Operations on the position before a run do not occur, because this simulation reads bytes one by one.
    for (index, set) in table.words[begin + 1..=begin + words].iter().enumerate() {
        for bit in (0..16).filter(|bit| set >> bit & 1 != 0) {
            side.registers[16 * index + bit] = at;
        }
    }
    Some(side)
}
