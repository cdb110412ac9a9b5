//! Text → registers: one table step a byte, and a plain loop where a state leaves itself unchanged.

use super::table::{EDGE, NO_LAYOUT, POSITION, SKIP, STATE, Table, UNWRITTEN};

/// A match: what the registers hold, and how to read fields from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match<const R: usize> {
    /// Positions noted on the way.
    pub registers: [u32; R],
    /// The layout of the state in which the text ended.
    pub layout: u8,
}

/// Runs `table` over the whole of `text`, which must be shorter than 4 GiB.
///
/// `None` if the text does not match the start rule `kind`; [`super::explain`] then says why.
/// Takes time linear in the length of the text, and no memory.
#[inline(always)]
pub const fn run<const R: usize>(table: &Table<'_>, text: &[u8], kind: usize) -> Option<Match<R>> {
    let mut registers = [UNWRITTEN; R];
    let mut state: usize = 1;
    let mut at = 0;
    while at < text.len() {
        let class = table.classes[text[at] as usize] as usize;
        let mut cell = table.next[state * table.stride + class];
        if cell & EDGE != 0 {
            let edge = table.edges[(cell & !EDGE) as usize];
            let mut op = edge.first as usize;
            while op < edge.last as usize {
                let operation = table.ops[op];
                registers[operation.to as usize] = if operation.from == POSITION {
                    at as u32
                } else {
                    registers[operation.from as usize]
                };
                op += 1;
            }
            cell = edge.target;
        }
        if cell == 0 {
            return None;
        }
        state = (cell & STATE) as usize;
        at += 1;
        if cell & SKIP != 0 {
            at = skip(table.skips, 1 << table.skip_of[state], text, at);
        }
    }
    let layout = table.accepts[state * table.kinds + kind];
    if layout == NO_LAYOUT { None } else { Some(Match { registers, layout }) }
}

/// The first position from `at` on whose byte has not that bit in `skips`.
#[inline(always)]
const fn skip(skips: &[u16; 256], bit: u16, text: &[u8], mut at: usize) -> usize {
    // Eight bytes at a time, whose look-ups do not wait for one another.
    while let Some((eight, _)) = text.split_at(at).1.split_first_chunk::<8>() {
        let all = skips[eight[0] as usize]
            & skips[eight[1] as usize]
            & skips[eight[2] as usize]
            & skips[eight[3] as usize]
            & skips[eight[4] as usize]
            & skips[eight[5] as usize]
            & skips[eight[6] as usize]
            & skips[eight[7] as usize];
        if all & bit == 0 {
            break;
        }
        at += 8;
    }
    while at < text.len() && skips[text[at] as usize] & bit != 0 {
        at += 1;
    }
    at
}
