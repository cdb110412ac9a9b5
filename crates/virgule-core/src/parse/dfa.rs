//! Text → registers: one look-up for each mark, with the run of bytes before it.
//!
//! ```text
//! text     h t t p : / / a . b / c      runs are letters, digits and dots here; what is no such byte is a mark
//! marks    0 0 0 0 1 1 1 0 0 0 1 0      a bit for each byte, 64 at a time ([`Marks`])
//! steps    ───────── ─ ─ ───── ─        each: (row, mark, is the run empty?) → row and operations
//! ```
//!
//! Where the marks are does not depend on the state, so that a processor finds the next ones while it waits for the row of
//! this one. There are two sorts of marks: some states stay as they are on more bytes than those of runs, a path on slashes, and
//! then only the others are marks. Which sort counts a cell says, and the processor foresees it.
//!
//! A state that does not loop on all bytes of runs takes them one by one ([`crawl`]), as it takes characters beyond ASCII and rules
//! that are called.

use super::captures::{Kept, keep};
use super::pushdown;
use super::table::{Cell, LANES, MAX_REGISTERS, NO_LAYOUT, Table, UNWRITTEN};
use core::num::NonZeroU64;

/// Finds the marks of a text one after the other.
pub trait Marks {
    /// The first mark from `from` on, or the end of the text.
    fn mark(&mut self, from: usize) -> usize;
    /// The same for rows that stay on more than runs.
    fn stop(&mut self, from: usize) -> usize;
}

/// Where positions are kept.
pub trait Registers {
    /// Takes what sixteen registers hold behind a prefix, 255 being nothing.
    fn begin(&mut self, registers: &[u8; 16]);
    /// Does what a list of operations says, of the positions before a run and before a byte; list 0 says nothing.
    fn operate(&mut self, table: &Table<'_>, list: usize, run: usize, byte: usize);
    /// Keeps where the fields are in a text of that length, which ended with that layout; see [`super::places`].
    fn keep(self, table: &Table<'_>, length: usize, layout: u8, kept: &mut [u32]);
}

/// Words, for texts of any length.
struct Words<const R: usize>([u32; R]);

impl<const R: usize> Registers for Words<R> {
    #[inline]
    fn begin(&mut self, registers: &[u8; 16]) {
        for (word, &byte) in self.0.iter_mut().zip(registers).take(LANES) {
            *word = if byte == u8::MAX { UNWRITTEN } else { byte.into() };
        }
    }

    #[inline(always)]
    fn operate(&mut self, table: &Table<'_>, list: usize, run: usize, byte: usize) {
        if list == 0 {
            return;
        }
        // Five drivers with this in three places are a sixth of what a program grows by.
        if R == MAX_REGISTERS {
            operate_far(table, list, &mut self.0, run, byte);
        } else {
            table.operate(list, &mut self.0, run, byte);
        }
    }

    #[inline]
    fn keep(self, table: &Table<'_>, length: usize, layout: u8, kept: &mut [u32]) {
        keep(table, &self.0, length, layout, kept);
    }
}

/// [`Table::operate`], once for all drivers.
#[inline(never)]
fn operate_far(table: &Table<'_>, list: usize, registers: &mut [u32], run: usize, byte: usize) {
    table.operate(list, registers, run, byte);
}

/// Runs `table` over a text as [`drive`] does, with registers of any size.
#[inline(never)]
pub fn drive_words(
    table: &Table<'_>,
    text: &[u8],
    marks: impl Marks,
    kind: usize,
    kept: &mut [u32],
) -> Result<(), Failure> {
    drive(table, text, marks, Words([UNWRITTEN; MAX_REGISTERS]), kind, kept)
}

/// The same for tables whose registers are few: less has to be written before the text is read.
#[inline(always)]
pub fn drive_few_words(
    table: &Table<'_>,
    text: &[u8],
    marks: impl Marks,
    kind: usize,
    kept: &mut [u32],
) -> Result<(), Failure> {
    match table.is_small() {
        true => drive(table, text, marks, Words([UNWRITTEN; LANES + 1]), kind, kept),
        false => drive_words(table, text, marks, kind, kept),
    }
}

/// Where a text does not match: the row that has no way on, and the offset of what it has none for. One word, so that a processor hands
/// it back in a register.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Failure(NonZeroU64);

impl Failure {
    /// The row where a rule that is called has none, or might have gone on.
    pub const INSIDE: u32 = u32::MAX >> 1;

    /// In that row, at that offset.
    #[inline(always)]
    pub const fn new(row: u32, at: usize) -> Self {
        Failure(NonZeroU64::MIN.saturating_add((row as u64) << 32 | at as u64))
    }

    /// At that offset, in that row; a rule that was called ended at `called`.
    #[inline(always)]
    pub const fn at(row: usize, at: usize, called: usize) -> Self {
        Failure::new(if at == called { Failure::INSIDE } else { row as u32 }, at)
    }

    /// The row.
    pub const fn row(self) -> u32 {
        ((self.0.get() - 1) >> 32) as u32
    }

    /// The offset.
    pub const fn offset(self) -> usize {
        (self.0.get() - 1) as u32 as usize
    }
}

/// Runs `table` over `text` as a start rule, and keeps where the fields are. Takes time linear in the length of the text.
#[inline(always)]
pub fn drive(
    table: &Table<'_>,
    text: &[u8],
    mut marks: impl Marks,
    mut registers: impl Registers,
    kind: usize,
    kept: &mut [u32],
) -> Result<(), Failure> {
    // Where the run begins that was not taken yet; and whether the row stays on all but the bytes of a smaller set.
    let (mut row, mut run, mut stays) = match table.prefix(kind, text) {
        Some(prefix) => {
            registers.begin(prefix.registers);
            (prefix.cell.row(), prefix.length, prefix.cell.stays())
        }
        None => (table.row(table.start(kind)), 0, false),
    };
    let mut called = usize::MAX;
    loop {
        // Not a choice between two numbers: a processor that foresees it finds the next mark before it has the cell.
        let at = if stays { marks.stop(run) } else { marks.mark(run) };
        let Some(&byte) = text.get(at) else { break };
        let mut cell = table.mark(row, byte, stays || at == run);
        if !cell.is_some() && !stays && run < at {
            // As where a host begins: what its first byte is matters, and then it is a run. If not, it is taken all the same.
            let first = table.step(row, text[run]);
            if first.is_some() {
                registers.operate(table, first.operations(), run, run);
                (row, run) = (first.row(), run + 1);
                cell = table.mark(row, byte, at == run);
            }
        }
        if !cell.is_some() {
            let begin = if stays { at } else { run };
            (row, run) = crawl(table, text, &mut registers, row, begin, at, &mut called)?;
            stays = false;
            continue;
        }
        registers.operate(table, cell.operations(), run, at);
        run = at + 1;
        // What most marks are that bytes of runs do not follow at once.
        if byte == b'%'
            && let Some(digits) = table.digits(cell.row(), text, run)
        {
            (cell, run) = (digits, run + 2);
        }
        (row, stays) = (cell.row(), cell.stays());
    }
    if run < text.len() && !stays {
        (row, _) = crawl(table, text, &mut registers, row, run, text.len(), &mut called)?;
    }
    match table.layout(row, kind) {
        NO_LAYOUT => Err(Failure::at(row, text.len(), called)),
        layout => {
            registers.keep(table, text.len(), layout, kept);
            Ok(())
        }
    }
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
            if table.is_stuck(row, text[run]) {
                return Err(Failure::at(row, run, *called));
            }
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
    if text[at] >= 0x80 {
        let (cell, length) = table.wide_step(row, text, at);
        if cell.is_some() {
            return Ok((cell, at + length));
        }
    }
    let Some(call) = table.call(table.state(row), text[at]) else {
        return Err(Failure::at(row, at, called));
    };
    match pushdown::past(table, call.callee, table.plain(call), text, at) {
        Some(end) => Ok((call.cell, end)),
        None => Err(Failure::new(Failure::INSIDE, at)),
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
pub struct OneByOne<'t>(pub &'t Table<'t>, pub &'t [u8]);

impl OneByOne<'_> {
    /// The first byte from `from` on whose class is not below `first`.
    #[inline(always)]
    fn find(&self, from: usize, first: u16) -> usize {
        let is_in = |&&byte: &&u8| self.0.class(byte) < first.into();
        from + self.1.get(from..).unwrap_or_default().iter().take_while(is_in).count()
    }
}

impl Marks for OneByOne<'_> {
    #[inline(always)]
    fn mark(&mut self, from: usize) -> usize {
        self.find(from, self.0.first_mark)
    }

    #[inline(always)]
    fn stop(&mut self, from: usize) -> usize {
        self.find(from, self.0.first_stop)
    }
}

/// Runs a table over `text`, in constants too; see [`super::find`]. Gives what is kept of where the fields are.
#[inline]
pub const fn run_const<const K: usize>(table: &Table<'_>, text: &[u8], kind: usize) -> Option<Kept<K>> {
    let (mut registers, mut kept) = ([UNWRITTEN; MAX_REGISTERS], Kept::NONE);
    let Some(row) = drive_const(table, text, &mut registers, table.row(table.start(kind))) else {
        return None;
    };
    let layout = table.layout(row, kind);
    if layout == NO_LAYOUT {
        return None;
    }
    keep(table, &registers, text.len(), layout, &mut kept.0);
    Some(kept)
}

#[cfg(test)]
mod tests {
    use super::{Failure, run_const};
    use crate::level::at_each_level;
    use crate::parse;
    use crate::parse::captures::Kept;
    use crate::parse::table::MAX_KEPT;
    use crate::schemes::kind::Kind;
    use std::string::String;
    use std::vec::Vec;

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
                    let found: Result<Kept<MAX_KEPT>, Failure> = parse::found(kind.table, bytes, kind.kind);
                    let single = run_const(kind.table, bytes, kind.kind);
                    assert_eq!(found.ok(), single, "{name} {text:?} with {level}");
                }
            });
        }
    }
}
