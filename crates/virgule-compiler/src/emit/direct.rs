//! Hot states → straight-line Rust.
//!
//! Where the table driver must look up the next state before it knows what to look up next, direct code
//! compares bytes and jumps; the processor predicts the jump and is there already. Jumps go forward only:
//!
//! ```text
//! 's3: { 's2: { 's1: { match state { 1 => break 's1, … } }
//!     /* state 1 */  … break 's2 …  break 's3 … }
//!     /* state 2 */  … break 's3 … }
//!     /* state 3 */  …
//! ```
//!
//! What direct code does not know (a byte that leads to a state that is not hot, or backwards) it leaves to
//! the table: it returns the state and the position, and is entered again when the table reaches a hot state.

use super::tables::{EDGE, NONE, STATE, Tables};
use std::fmt::Write;

/// The body of `Tabled::direct`; empty if there are no hot states.
pub fn body(tables: &Tables) -> String {
    let mut text = String::new();
    if tables.hot == 0 {
        return text;
    }
    let blocks: Vec<String> = (1..=tables.hot).rev().map(|state| format!("'s{state}: {{")).collect();
    text.push_str(&blocks.join(" "));
    let entries: Vec<String> = (1..=tables.hot).map(|state| format!("{state} => break 's{state}")).collect();
    let _ =
        writeln!(text, "\nmatch state {{\n    {},\n    _ => return (state, at),\n}}}}", entries.join(", "));
    // What is leapt over has no code: it is left to the table where a leap fails.
    let leapt: Vec<usize> =
        (1..=tables.hot).filter_map(|state| leap(tables, state)).flat_map(|leap| leap.over).collect();
    for state in 1..=tables.hot {
        text.push_str(&code(tables, state, &leapt));
        if state < tables.hot {
            text.push_str("}\n");
        }
    }
    text
}

/// The code of one state: over its own loop, then a jump by the next byte.
fn code(tables: &Tables, state: usize, leapt: &[usize]) -> String {
    let mut text = format!("// state {state}\n");
    if tables.skip_of[state] != NONE {
        let _ = writeln!(text, "at = S::skip(&{{TABLE}}, {}, text, at);", tables.skip_of[state]);
    }
    let jumps = jumps(tables, state, leapt);
    if jumps.is_empty() || leapt.contains(&state) {
        let _ = writeln!(text, "return ({state}, at);");
        return text;
    }
    let leap = leap(tables, state);
    if leap.is_some() {
        text.insert_str(text.find('\n').map_or(0, |end| end + 1), "loop {\n");
    }
    let _ = writeln!(text, "if at >= text.len() {{ return ({state}, at); }}");
    text.push_str("match text[at] {\n");
    if let Some(leap) = &leap {
        let [first, second, third] = leap.bytes.each_ref().map(|bytes| patterns(bytes));
        let there = format!("matches!(text.get(at + 1..at + 3), Some([{second}, {third}]))");
        let _ = writeln!(text, "    {first} if {there} => at += 3,");
    }
    for (cell, bytes) in jumps {
        let (target, set) = target(tables, cell).map_or((0, 0), |(target, set, _)| (target, set));
        let _ = writeln!(text, "    {} => {{ {}at += 1; break 's{target} }}", patterns(&bytes), writes(set));
    }
    let _ = writeln!(text, "    _ => return ({state}, at),\n}}");
    if leap.is_some() {
        text.push_str("}\n");
    }
    text
}

/// What a jump notes.
fn writes(set: u64) -> String {
    let registers = (0..64).filter(|register| set >> register & 1 != 0);
    registers.map(|register| format!("registers[{register}] = at as u32; ")).collect()
}

/// Three bytes that lead from a state back to itself, with one way each and nothing to do, as percent-encodings do.
struct Leap {
    bytes: [Vec<u8>; 3],
    /// The states between them.
    over: [usize; 2],
}

/// The leap of a state through hot ones.
fn leap(tables: &Tables, state: usize) -> Option<Leap> {
    let is_hot = |state: usize| state <= tables.hot;
    let plain =
        |cell| target(tables, cell).filter(|(_, set, moves)| (*set, *moves) == (0, 0)).map(|way| way.0);
    let only = |state: usize| match &ways(tables, state)[..] {
        [(cell, bytes)] => plain(*cell).map(|target| (target, bytes.clone())),
        _ => None,
    };
    ways(tables, state).into_iter().find_map(|(cell, first)| {
        let one = plain(cell).filter(|one| is_hot(*one))?;
        let (two, second) = only(one).filter(|(two, _)| is_hot(*two))?;
        let (end, third) = only(two)?;
        (end == state).then_some(Leap { bytes: [first, second, third], over: [one, two] })
    })
}

/// The cells of a state that lead somewhere, with their bytes.
fn ways(tables: &Tables, state: usize) -> Vec<(u16, Vec<u8>)> {
    let mut ways: Vec<(u16, Vec<u8>)> = Vec::new();
    for byte in 0..=255u8 {
        let cell = tables.next[state * tables.stride + tables.classes[byte as usize] as usize];
        if cell == 0 {
            continue;
        }
        match ways.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, bytes)) => bytes.push(byte),
            None => ways.push((cell, vec![byte])),
        }
    }
    ways
}

/// Where a cell leads, which registers it writes, and how many moves it makes; `None` if nowhere.
fn target(tables: &Tables, cell: u16) -> Option<(usize, u64, u16)> {
    if cell & EDGE == 0 {
        return (cell != 0).then_some(((cell & STATE) as usize, 0, 0));
    }
    let (target, _, first, last, set) = tables.edges[(cell & !EDGE) as usize];
    Some((target as usize, set, last - first))
}

/// The cells that lead forward to hot states without moves, with their bytes.
fn jumps(tables: &Tables, state: usize, leapt: &[usize]) -> Vec<(u16, Vec<u8>)> {
    let forward = |(cell, _): &(u16, Vec<u8>)| {
        let (target, _, moves) = target(tables, *cell).unwrap_or_default();
        target > state && target <= tables.hot && moves == 0 && !leapt.contains(&target)
    };
    ways(tables, state).into_iter().filter(forward).collect()
}

/// Bytes as patterns: neighbours as ranges.
pub fn patterns(bytes: &[u8]) -> String {
    let mut ranges: Vec<(u8, u8)> = Vec::new();
    for &byte in bytes {
        match ranges.last_mut() {
            Some((_, last)) if *last as u32 + 1 == byte as u32 => *last = byte,
            _ => ranges.push((byte, byte)),
        }
    }
    let one = |byte: u8| match byte {
        b'\'' | b'\\' => format!("b'\\{}'", byte as char),
        0x21..=0x7E => format!("b'{}'", byte as char),
        _ => byte.to_string(),
    };
    let range = |&(first, last): &(u8, u8)| match first == last {
        true => one(first),
        false => format!("{}..={}", one(first), one(last)),
    };
    ranges.iter().map(range).collect::<Vec<_>>().join(" | ")
}
