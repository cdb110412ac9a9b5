//! Two tables side by side: do they say the same of every text, of the fields too?
//!
//! They are run at once, a state of the one beside a state of the other, as in `analyze::compare`; and with
//! them which of their registers are equal, for that is all that the fields of a text can depend on. Registers hold
//! positions; here positions are far apart, so that two are equal only if they are the same position, and not
//! because the text that led there happened to be short.
//!
//! ```text
//! state, state', [which registers of both are equal]     ── byte ──►     …     until nothing is new
//! ```
//!
//! Where an end differs the text that leads there is run for good. So a difference is always shown by a text, and that
//! there is none is known for all texts.

use crate::faults::spans;
use std::collections::{HashSet, VecDeque};
use virgule::engine::{self, Cell, MAX_REGISTERS, NO_LAYOUT, Table, UNWRITTEN};

/// Positions are so far apart: no field begins or ends so far from a register.
const APART: u32 = 1 << 12;

/// What is known of two tables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// They say the same of every text.
    Same,
    /// They do not of this one.
    Differ(String),
    /// They seem to differ at an end, but do not for the text that leads there.
    Undecided(String),
}

/// A table on its way through a text.
#[derive(Debug, Clone, Copy)]
struct Side {
    /// 0 if it has refused the text.
    state: usize,
    registers: [u32; MAX_REGISTERS],
}

/// Compares tables that call the same rules; `called` has a text of each.
pub fn compare(one: &Table<'_>, other: &Table<'_>, kind: usize, called: &[String]) -> Verdict {
    let start = |table: &Table<'_>| Side { state: table.start(kind), registers: [UNWRITTEN; MAX_REGISTERS] };
    let first = [start(one), start(other)];
    let mut known = HashSet::from([key(&first)]);
    let mut open = VecDeque::from([(first, 0u32, String::new())]);
    let mut undecided = None;
    while let Some((sides, at, text)) = open.pop_front() {
        let ends = [ended(one, sides[0], kind, at), ended(other, sides[1], kind, at)];
        if ends[0] != ends[1] {
            match spans(one, kind, &text) == spans(other, kind, &text) {
                false => return Verdict::Differ(text),
                true => undecided = Some(text.clone()),
            }
        }
        let mut go = |next: [Option<Side>; 2], taken: &str| {
            let lost = Side { state: 0, registers: [UNWRITTEN; MAX_REGISTERS] };
            let next = next.map(|side| side.unwrap_or(lost));
            if next.iter().any(|side| side.state != 0) && known.insert(key(&next)) {
                open.push_back((next, at + APART, format!("{text}{taken}")));
            }
        };
        // The grammar has no other characters, and no fault gives it any.
        for byte in 0..128u8 {
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

/// The states, and the registers numbered by the order in which their values come first.
fn key(sides: &[Side; 2]) -> ([usize; 2], Vec<u8>) {
    let mut values: Vec<u32> = vec![UNWRITTEN];
    let mut numbers = Vec::new();
    for value in sides.iter().flat_map(|side| side.registers) {
        let number = values.iter().position(|known| *known == value).unwrap_or_else(|| {
            values.push(value);
            values.len() - 1
        });
        numbers.push(number as u8);
    }
    (sides.map(|side| side.state), numbers)
}

/// By field its place, if the text may end here.
fn ended(table: &Table<'_>, side: Side, kind: usize, at: u32) -> crate::Spans {
    if side.state == 0 {
        return None;
    }
    let layout = table.accept(side.state, kind);
    let span = |field| engine::ends(table, &side.registers, layout, at as usize, field);
    (layout != NO_LAYOUT).then(|| (0..table.fields as usize).map(span).collect())
}

fn taken(table: &Table<'_>, side: Side, byte: u8, at: u32) -> Option<Side> {
    if side.state == 0 {
        return None;
    }
    behind(table, side, table.step(table.row(side.state), byte), at)
}

fn calls(table: &Table<'_>, side: Side, callee: usize, text: &str, at: u32) -> Option<Side> {
    let byte = text.bytes().next()?;
    if side.state == 0 || table.step(table.row(side.state), byte).is_some() {
        return None;
    }
    let call = table.call(side.state, byte).filter(|call| call.callee as usize == callee)?;
    behind(table, side, call.cell, at)
}

/// Behind a step: copies, then positions, as its list says.
fn behind(table: &Table<'_>, mut side: Side, cell: Cell, at: u32) -> Option<Side> {
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
    // What is noted of a run is not met here: bytes are taken one by one.
    for (index, set) in table.words[begin + 1..=begin + words].iter().enumerate() {
        for bit in (0..16).filter(|bit| set >> bit & 1 != 0) {
            side.registers[16 * index + bit] = at;
        }
    }
    Some(side)
}
