//! Text → registers: one look-up for each mark, with the run of bytes before it.
//!
//! ```text
//! text     h t t p : / / a . b / c      runs are letters, digits and dots here; what is no such byte is a mark
//! marks    0 0 0 0 1 1 1 0 0 0 1 0      a bit for each byte, 64 at a time ([`Marks`])
//! steps    ───────── ─ ─ ───── ─        each: (row, mark, is the run empty?) → row and operations
//! ```
//!
//! Where the marks are does not depend on the state, so that a processor finds the next ones while it waits for the row of
//! this one. A state that does not loop on all bytes of runs takes them one by one ([`crawl`]), as it takes characters
//! beyond ASCII and rules that are called.
//!
//! In texts of at most `SHORT` bytes a position is a byte, and registers are sixteen bytes that one shuffle moves (`arch`).

use super::streams::{Block, Packed};
use super::table::{Cell, END, NO_LAYOUT, Table, UNWRITTEN, ZERO};
use super::walk;

/// The longest text whose positions are bytes, 255 being none.
#[cfg(all(feature = "simd", any(target_arch = "x86_64", target_arch = "aarch64")))]
pub const SHORT: usize = 254;

/// A match: what the registers hold, and how to read fields from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match<const R: usize> {
    /// Positions noted on the way.
    pub registers: [u32; R],
    /// The layout of the state in which the text ended.
    pub layout: u8,
}

impl<const R: usize> Match<R> {
    /// Nothing is written yet.
    #[doc(hidden)]
    pub const NONE: Self = Match { registers: [UNWRITTEN; R], layout: NO_LAYOUT };
}

/// Something that lends a table, and reads some of its texts by bit streams.
///
/// A type of its own for each such table lets the compiler see its numbers where a function cannot be inlined, as behind a
/// change of processor features.
pub trait Tabled: Copy {
    /// The table.
    fn table(&self) -> &Table<'_>;

    /// The layout of texts of a start rule that are read by bit streams, if any are; and which they are: the register that
    /// must hold a place within the text, and the one that must not, [`END`] being none.
    #[inline(always)]
    fn streams_of(kind: usize) -> Option<(u8, [u8; 2])> {
        let _ = kind;
        None
    }

    /// Sets of bytes that bit streams ask for: in the whole text, and within its first 64 bytes. A set is given by low
    /// nibble, the high nibbles as bits; it has no NUL.
    const SETS: [&'static [[u8; 16]]; 2] = [&[], &[]];

    /// The only bytes of the first of those sets.
    const BYTES: [&'static [u8]; 2] = [&[], &[]];

    /// Reads a text of the shape that most have, whose first byte is `first`. That there is nothing says nothing of any
    /// other text.
    #[inline(always)]
    fn streams<B: Block>(self, first: u8, block: B) -> Packed {
        let _ = (first, block);
        Packed::NOTHING
    }
}

/// Where a text has marks.
pub trait Marks: Copy {
    /// Of the 64 bytes from `at` on, which is a multiple of 64: a bit for each that is a mark, none behind the end of the text.
    fn marks(self, at: usize) -> u64;
}

/// Where positions are kept.
pub trait Registers {
    /// Does what a list of operations says, of the positions before a run and before a byte; list 0 says nothing.
    fn operate(&mut self, table: &Table<'_>, list: usize, run: usize, byte: usize);
}

/// Words, for texts of any length.
impl Registers for &mut [u32] {
    #[inline(always)]
    fn operate(&mut self, table: &Table<'_>, list: usize, run: usize, byte: usize) {
        if list != 0 {
            table.operate(list, self, run, byte);
        }
    }
}

/// Where a text does not match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Failure {
    /// The row that has no way on; [`Failure::INSIDE`] if a rule that is called has none, or might have gone on.
    pub row: u32,
    /// The offset of what it has none for.
    pub at: u32,
}

impl Failure {
    /// The row where a rule that is called has a part in it.
    pub const INSIDE: u32 = u32::MAX;

    /// At that offset, in that row; a rule that was called ended at `called`.
    #[inline(always)]
    pub const fn at(row: usize, at: usize, called: usize) -> Self {
        Failure { row: if at == called { Failure::INSIDE } else { row as u32 }, at: at as u32 }
    }
}

/// Runs `table` over `text` as a start rule; gives the row at its end, and where the last rule that was called ended. Takes time
/// linear in the length of the text.
#[inline(always)]
pub fn drive(
    table: &Table<'_>,
    text: &[u8],
    marks: impl Marks,
    registers: &mut impl Registers,
    kind: usize,
) -> Result<(usize, usize), Failure> {
    // Where the run begins that was not taken yet.
    let (mut row, mut run) = table.begin(kind, text);
    let mut called = usize::MAX;
    let mut block = 0;
    while block < text.len() {
        let mut left = marks.marks(block);
        if run > block {
            // A rule that was called took them, or the text was begun.
            left &= u64::MAX.checked_shl((run - block) as u32).unwrap_or(0);
        }
        while left != 0 {
            let at = block + left.trailing_zeros() as usize;
            left &= left - 1;
            let cell = table.mark(row, text[at], at == run);
            if cell.is_some() {
                registers.operate(table, cell.operations(), run, at);
                (row, run) = (cell.row(), at + 1);
                // What most marks are that bytes of runs do not follow at once.
                if text[at] == b'%'
                    && let Some(behind) = table.digits(row, text, run)
                {
                    (row, run) = (behind, run + 2);
                    left &= u64::MAX.checked_shl((run - block) as u32).unwrap_or(0);
                }
                continue;
            }
            (row, run) = crawl(table, text, registers, row, run, at, &mut called)?;
            left &= u64::MAX.checked_shl((run - block) as u32).unwrap_or(0);
        }
        block += 64;
    }
    if run < text.len() {
        (row, _) = crawl(table, text, registers, row, run, text.len(), &mut called)?;
    }
    Ok((row, called))
}

/// Takes a run and the mark behind it, if there is one, in as many steps as it needs; gives the row and the position behind them.
#[inline(always)]
fn crawl(
    table: &Table<'_>,
    text: &[u8],
    registers: &mut impl Registers,
    mut row: usize,
    mut run: usize,
    mark: usize,
    called: &mut usize,
) -> Result<(usize, usize), Failure> {
    while run <= mark && run < text.len() {
        let (mut cell, mut next) = (table.run(row), mark);
        if run == mark || !cell.is_some() {
            (cell, next) = (table.step(row, text[run]), run + 1);
        }
        if !cell.is_some() {
            (cell, next) = seldom(table, row, text, run, *called)?;
            *called = next;
        }
        // Other than between marks, hardly a step has any.
        if cell.operations() != 0 {
            registers.operate(table, cell.operations(), run, run);
        }
        (row, run) = (cell.row(), next);
    }
    Ok((row, run))
}

/// A step over more than a byte: a character beyond ASCII, or a rule that is called; with the position behind it.
#[cold]
#[inline(never)]
const fn seldom(
    table: &Table<'_>,
    row: usize,
    text: &[u8],
    at: usize,
    called: usize,
) -> Result<(Cell, usize), Failure> {
    let (cell, length) = table.wide_step(row, text, at);
    if cell.is_some() {
        return Ok((cell, at + length));
    }
    let Some(call) = table.call(table.state(row), text[at]) else {
        return Err(Failure::at(row, at, called));
    };
    match walk::past(table, call.callee, table.plain(call), text, at) {
        Some(end) => Ok((call.cell, end)),
        None => Err(Failure { row: Failure::INSIDE, at: at as u32 }),
    }
}

/// The same as [`drive`], a byte at a time, for constants.
#[inline]
const fn drive_const(table: &Table<'_>, text: &[u8], registers: &mut [u32], mut row: usize) -> Option<usize> {
    let mut at = 0;
    while at < text.len() {
        let (mut cell, mut next) = (table.step(row, text[at]), at + 1);
        if !cell.is_some() {
            (cell, next) = match seldom(table, row, text, at, usize::MAX) {
                Ok(step) => step,
                Err(_) => return None,
            };
        }
        if cell.operations() != 0 {
            table.operate(cell.operations(), registers, at, at);
        }
        (row, at) = (cell.row(), next);
    }
    Some(row)
}

/// Looks bytes up one by one.
#[derive(Clone, Copy)]
pub struct OneByOne<'t>(pub &'t Table<'t>, pub &'t [u8]);

impl Marks for OneByOne<'_> {
    #[inline(always)]
    fn marks(self, at: usize) -> u64 {
        let mut marks = 0;
        for (place, &byte) in self.1[at..].iter().take(64).enumerate() {
            marks |= u64::from(self.0.is_mark(byte)) << place;
        }
        marks
    }
}

/// What the end of a text means, in the state that it left: the layout, if the text may end there as that start rule.
#[inline(always)]
pub const fn end(
    table: &Table<'_>,
    registers: &mut [u32],
    row: usize,
    length: usize,
    kind: usize,
) -> Option<u8> {
    registers[ZERO] = 0;
    registers[END] = length as u32;
    let layout = table.accept(table.state(row), kind);
    if layout == NO_LAYOUT { None } else { Some(layout) }
}

/// Runs a table over `text`, in constants too; see [`super::run`].
#[inline]
pub const fn run_const<const R: usize>(table: &Table<'_>, text: &[u8], kind: usize) -> Option<Match<R>> {
    let mut registers = [UNWRITTEN; R];
    match drive_const(table, text, &mut registers, table.row(table.start(kind))) {
        Some(row) => match end(table, &mut registers, row, text.len(), kind) {
            Some(layout) => Some(Match { registers, layout }),
            None => None,
        },
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Failure, run_const};
    use crate::Kind;
    use crate::engine::{self, Match};
    use crate::level::at_each_level;
    use std::string::String;
    use std::vec::Vec;

    const R: usize = engine::MAX_REGISTERS;

    /// Texts whose marks stand at every place, within one block of 64 bytes, at its ends and behind it.
    fn texts(begin: &str, marks: &[&str]) -> Vec<String> {
        let mut texts = Vec::new();
        for length in (0..80).chain(120..136).chain(184..200).chain(248..264) {
            for (number, mark) in marks.iter().enumerate() {
                let at = (length * 7 + number * 13) % (length + 1);
                let mut text = String::from(begin);
                text.extend((0..at).map(|_| 'a'));
                text.push_str(mark);
                text.extend((at..length).map(|_| '0'));
                texts.push(text);
            }
        }
        texts
    }

    #[test]
    fn marks_and_runs_are_what_single_bytes_are() {
        let marks =
            ["", "/", "//", "?", "#", ":", ":80", "@", "%20", "%2", ";", "é", " ", "[::1]", "/a/b?c=d#e"];
        for (name, begin) in [
            ("uri", "http://"),
            ("uri", "x"),
            ("https", "https://"),
            ("ni", "ni:///sha-256;"),
            ("mailto", "mailto:"),
        ] {
            let kind = Kind::find(name).expect(name);
            let texts = texts(begin, &marks);
            at_each_level(|level| {
                for text in &texts {
                    let bytes = text.as_bytes();
                    let found: Result<Match<R>, Failure> = engine::found(kind.table, bytes, kind.kind);
                    let single: Option<Match<R>> = run_const(kind.table, bytes, kind.kind);
                    assert_eq!(found.ok(), single, "{name} {text:?} with {level}");
                }
            });
        }
    }
}
