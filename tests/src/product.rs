//! Two tables side by side: do they say the same of every text, of the fields too?
//!
//! They are run at once, a state of the one beside a state of the other, as in `analysis::compare`; and with
//! them where their registers are, for that is all that the fields of a text can depend on. Which registers are near
//! the place that is read is kept as it is, since fields are said to begin so many bytes before it; all others are
//! moved far apart, so that two are equal only if they are the same position, and not because the text that led there
//! happened to be short.
//!
//! ```text
//! state, state', [register, …], [register', …], place     ── byte ──►     …     until nothing is new
//! ```
//!
//! Where an end differs the text that leads there is run for good. So a difference is always shown by a text, and that
//! there is none is known for all texts.

use crate::faults::spans;
use std::collections::{HashSet, VecDeque};
use virgule::engine::{self, Cell, MAX_REGISTERS, NO_LAYOUT, Table, UNWRITTEN};

/// Positions are so far apart that no field begins or ends so far from a register.
const APART: u32 = 1 << 12;

/// The place that is read, behind more than a few bytes.
const FAR: u32 = APART * (2 * MAX_REGISTERS as u32 + 2);

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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Side {
    /// 0 if it has refused the text.
    state: usize,
    registers: [u32; MAX_REGISTERS],
}

/// Compares tables that call the same rules; `called` has a text of each.
pub fn compare(one: &Table<'_>, other: &Table<'_>, kind: usize, called: &[String]) -> Verdict {
    let start = |table: &Table<'_>| Side { state: table.start(kind), registers: [UNWRITTEN; MAX_REGISTERS] };
    let first = [start(one), start(other)];
    let near = reach(one).max(reach(other));
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
        let mut go = |next: [Option<Side>; 2], taken: &str| {
            let lost = Side { state: 0, registers: [UNWRITTEN; MAX_REGISTERS] };
            let next = next.map(|side| side.unwrap_or(lost));
            let next = apart(next, at + taken.len() as u32, near);
            if next.0.iter().any(|side| side.state != 0) && known.insert(next) {
                open.push_back((next, format!("{text}{taken}")));
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

/// How far from a register a field of that table begins or ends, in bytes.
fn reach(table: &Table<'_>) -> u32 {
    let offsets = table.ends.iter().flat_map(|[_, offsets, _]| offsets).map(|&offset| offset as i8);
    offsets.map(|offset| u32::from(offset.unsigned_abs())).max().unwrap_or(0)
}

/// The same registers, with all positions but the `near` ones before `at` moved far apart from each other.
fn apart(mut sides: [Side; 2], at: u32, near: u32) -> ([Side; 2], u32) {
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
