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
use virgule::engine::{self, EDGE, END, MAX_REGISTERS, NO_LAYOUT, STATE, Table, UNWRITTEN, ZERO};

/// A cell that leads to a state which runs over some bytes at once.
const SKIP: u16 = 0x4000;

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
    /// Whether it runs over the bytes of the state's skip.
    skips: bool,
    registers: [u32; MAX_REGISTERS],
}

/// Compares tables that call the same rules; `called` has a text of each.
pub fn compare(one: &Table<'_>, other: &Table<'_>, kind: usize, called: &[String]) -> Verdict {
    let start = |table: &Table<'_>| {
        let mut registers = [UNWRITTEN; MAX_REGISTERS];
        registers[ZERO] = 0;
        Side { state: table.start(kind), skips: false, registers }
    };
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
            let lost = Side { state: 0, skips: false, registers: [UNWRITTEN; MAX_REGISTERS] };
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
fn key(sides: &[Side; 2]) -> ([(usize, bool); 2], Vec<u8>) {
    let mut values: Vec<u32> = vec![UNWRITTEN];
    let mut numbers = Vec::new();
    for value in sides.iter().flat_map(|side| side.registers) {
        let number = values.iter().position(|known| *known == value).unwrap_or_else(|| {
            values.push(value);
            values.len() - 1
        });
        numbers.push(number as u8);
    }
    (sides.map(|side| (side.state, side.skips)), numbers)
}

/// By field its place, if the text may end here.
fn ended(table: &Table<'_>, mut side: Side, kind: usize, at: u32) -> crate::Spans {
    if side.state == 0 {
        return None;
    }
    side.registers[END] = at;
    let layout = table.accept(side.state, kind);
    let span = |field| engine::span(table, &side.registers, layout, field);
    (layout != NO_LAYOUT).then(|| (0..table.fields as usize).map(span).collect())
}

fn taken(table: &Table<'_>, mut side: Side, byte: u8, at: u32) -> Option<Side> {
    if side.state == 0 {
        return None;
    }
    if side.skips && runs_over(table, side.state, byte) {
        return Some(side);
    }
    let mut cell = table.cell(side.state, byte);
    if cell & EDGE != 0 {
        operate(table, cell & !EDGE, &mut side.registers, at);
        cell = table.target(cell & !EDGE);
    }
    (side.state, side.skips) = ((cell & STATE) as usize, cell & SKIP != 0);
    (cell != 0).then_some(side)
}

fn calls(table: &Table<'_>, mut side: Side, callee: usize, text: &str, at: u32) -> Option<Side> {
    let byte = text.bytes().next()?;
    if side.state == 0
        || table.cell(side.state, byte) != 0
        || (side.skips && runs_over(table, side.state, byte))
    {
        return None;
    }
    let call = table.call(side.state, byte).filter(|call| call.callee as usize == callee)?;
    operate(table, call.edge, &mut side.registers, at);
    (side.state, side.skips) = ((table.target(call.edge) & STATE) as usize, false);
    Some(side)
}

/// Whether the skip of a state has a byte.
fn runs_over(table: &Table<'_>, state: usize, byte: u8) -> bool {
    let set = table.nibbles as usize + 16 * usize::from(table.skip(state));
    table.bytes.get(set + usize::from(byte & 15)).is_some_and(|highs| highs >> (byte >> 4) & 1 != 0)
}

/// Copies, then positions, as an edge says.
fn operate(table: &Table<'_>, edge: u16, registers: &mut [u32; MAX_REGISTERS], at: u32) {
    let begin = table.edges as usize + usize::from(edge) * table.edge_size as usize;
    let moves = usize::from(table.words[begin + 1]);
    if moves != 0 {
        let list = &table.bytes[table.moves as usize + moves..];
        for pair in list[1..].chunks(2).take(usize::from(list[0])) {
            registers[usize::from(pair[0])] = registers[usize::from(pair[1])];
        }
    }
    for (index, set) in table.words[begin + 2..begin + table.edge_size as usize].iter().enumerate() {
        for bit in (0..16).filter(|bit| set >> bit & 1 != 0) {
            registers[3 + 16 * index + bit] = at;
        }
    }
}
