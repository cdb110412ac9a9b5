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
    for state in 1..=tables.hot {
        text.push_str(&code(tables, state));
        if state < tables.hot {
            text.push_str("}\n");
        }
    }
    text
}

/// The code of one state: over its own loop, then a jump by the next byte.
fn code(tables: &Tables, state: usize) -> String {
    let mut text = format!("// state {state}\n");
    if tables.skip_of[state] != NONE {
        let _ = writeln!(text, "at = S::skip(&{{TABLE}}, {}, text, at);", tables.skip_of[state]);
    }
    let jumps = jumps(tables, state);
    if jumps.is_empty() {
        let _ = writeln!(text, "return ({state}, at);");
        return text;
    }
    let _ = writeln!(text, "if at >= text.len() {{ return ({state}, at); }}");
    text.push_str("match text[at] {\n");
    for (cell, bytes) in jumps {
        let (target, set) = target(tables, cell).map_or((0, 0), |(target, set, _)| (target, set));
        let writes: String = (0..64)
            .filter(|register| set >> register & 1 != 0)
            .map(|register| format!("registers[{register}] = at as u32; "))
            .collect();
        let _ = writeln!(text, "    {} => {{ {writes}at += 1; break 's{target} }}", patterns(&bytes));
    }
    let _ = writeln!(text, "    _ => return ({state}, at),\n}}");
    text
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
fn jumps(tables: &Tables, state: usize) -> Vec<(u16, Vec<u8>)> {
    let mut jumps: Vec<(u16, Vec<u8>)> = Vec::new();
    for byte in 0..=255u8 {
        let cell = tables.next[state * tables.stride + tables.classes[byte as usize] as usize];
        let Some((target, _, moves)) = target(tables, cell) else { continue };
        if target <= state || target > tables.hot || moves != 0 {
            continue;
        }
        match jumps.iter_mut().find(|(known, _)| *known == cell) {
            Some((_, bytes)) => bytes.push(byte),
            None => jumps.push((cell, vec![byte])),
        }
    }
    jumps
}

/// Bytes as patterns: neighbours as ranges.
fn patterns(bytes: &[u8]) -> String {
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
