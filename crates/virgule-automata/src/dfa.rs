//! The search loop: one table lookup for each delimiter and the run of bytes before it.
//!
//! ```text
//! text         h t t p : / / a . b / c      runs are of letters, digits and dots here; all other bytes are delimiters
//! delimiters   0 0 0 0 1 1 1 0 0 0 1 0      a bit for each byte, 64 at a time ([`Delimiters`])
//! transitions  ───────── ─ ─ ───── ─        (row, delimiter, is the run before it empty?) → row and operations
//! ```
//!
//! Which bytes are delimiters does not depend on the state. So the processor overlaps finding the next delimiter with
//! loading the row of the current state.
//!
//! Some states loop on a larger set than the bytes of runs, as the state of a path loops on slashes. In such a state
//! only the bytes outside the larger set, the *loop exits*, end a loop. A bit of the cell selects one of the two sets;
//! the branch on it predicts well.
//!
//! A state that does not loop on all bytes of runs consumes a run byte by byte (`step_by_byte`), which also handles
//! non-ASCII characters and called rules. States that count bytes, such as those of a label of at most 63 letters, have
//! consecutive rows, so that a run is one addition.

use super::captures::store;
use super::pushdown;
use super::table::{Cell, LANES, MAX_REGISTERS, NO_LAYOUT, Table, UNWRITTEN};
use core::num::NonZeroU64;

/// Finds the delimiters of a text, from left to right.
pub trait Delimiters {
    /// Returns the first delimiter from `from` on, or the end of the text.
    fn delimiter(&mut self, from: usize) -> usize;
    /// Returns the first loop exit from `from` on, or the end of the text; for states that loop on the larger set.
    fn loop_exit(&mut self, from: usize) -> usize;
}

/// The registers of the tagged DFA: text positions.
pub trait Registers {
    /// Loads the registers as they are after a prefix; 255 means that a register was not written.
    fn begin(&mut self, registers: &[u8; 16]);
    /// Executes the operation list number `list`; list 0 is empty. Operations store `run`, the offset where the run
    /// begins, or `byte`, that of the byte after it.
    fn operate(&mut self, table: &Table<'_>, list: usize, run: usize, byte: usize);
    /// Stores the captures of a text of `length` bytes with the layout `layout`; see [`super::captures`].
    fn store(self, table: &Table<'_>, length: usize, layout: u8, captures: &mut [u32]);
}

/// 32-bit registers, for inputs of any length.
struct WordRegisters<const R: usize>([u32; R]);

impl<const R: usize> Registers for WordRegisters<R> {
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
        // If this were inlined at the three calls in each of five search loops, it would be a sixth of the code size.
        if R == MAX_REGISTERS {
            operate_outlined(table, list, &mut self.0, run, byte);
        } else {
            table.operate(list, &mut self.0, run, byte);
        }
    }

    #[inline]
    fn store(self, table: &Table<'_>, length: usize, layout: u8, captures: &mut [u32]) {
        store(table, &self.0, length, layout, captures);
    }
}

/// [`Table::operate`], compiled once for all search loops.
#[inline(never)]
fn operate_outlined(table: &Table<'_>, list: usize, registers: &mut [u32], run: usize, byte: usize) {
    table.operate(list, registers, run, byte);
}

/// Runs [`search`] with [`MAX_REGISTERS`] registers of 32 bits, which suffice for any table.
#[inline(never)]
pub fn search_words(
    table: &Table<'_>,
    text: &[u8],
    delimiters: impl Delimiters,
    kind: usize,
    captures: &mut [u32],
) -> Result<(), Failure> {
    search(table, text, delimiters, WordRegisters([UNWRITTEN; MAX_REGISTERS]), kind, captures)
}

/// Runs [`search`] with as few 32-bit registers as the table needs: for a small table a shorter array is initialized.
#[inline(always)]
pub fn search_few_words(
    table: &Table<'_>,
    text: &[u8],
    delimiters: impl Delimiters,
    kind: usize,
    captures: &mut [u32],
) -> Result<(), Failure> {
    match table.is_small() {
        true => search(table, text, delimiters, WordRegisters([UNWRITTEN; LANES + 1]), kind, captures),
        false => search_words(table, text, delimiters, kind, captures),
    }
}

/// The row and the offset at which the search stopped, packed in one word so that they are returned in a register.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Failure(NonZeroU64);

/// The content of a [`Failure`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stop {
    /// The row has no transition on the byte at the offset.
    Row(usize, usize),
    /// The mismatch is in the rule that the row calls at the offset, or right after the text of that rule.
    Call(usize, usize),
    /// The text must be matched again.
    Unknown,
}

impl Failure {
    /// Neither the row nor the offset is known.
    pub const UNKNOWN: Self = Failure::new(u32::MAX >> 1, 0);
    /// The bit of a row that calls a rule.
    const CALL: u32 = 1 << 31;

    #[inline(always)]
    const fn new(row: u32, at: usize) -> Self {
        Failure(NonZeroU64::MIN.saturating_add((row as u64) << 32 | at as u64))
    }

    /// Creates the failure of a mismatch in `row` at offset `at`, given the last called rule.
    #[inline(always)]
    const fn at(row: usize, at: usize, last_call: &LastCall) -> Self {
        if at == last_call.end { last_call.failure } else { Failure::new(row as u32, at) }
    }

    /// Creates the failure of a mismatch in the rule that `row` calls at offset `at`, or right after it.
    const fn in_call(row: usize, at: usize) -> Self {
        Failure::new(row as u32 | Failure::CALL, at)
    }

    /// Returns the offset of the byte without a transition, or of the called rule that contains it; 0 if unknown.
    pub const fn offset(self) -> usize {
        (self.0.get() - 1) as u32 as usize
    }

    /// Returns the row and the offset at which the search stopped.
    pub(super) const fn stop(self) -> Stop {
        let row = ((self.0.get() - 1) >> 32) as u32;
        match (row & !Failure::CALL) as usize {
            _ if self.0.get() == Failure::UNKNOWN.0.get() => Stop::Unknown,
            caller if row & Failure::CALL != 0 => Stop::Call(caller, self.offset()),
            row => Stop::Row(row, self.offset()),
        }
    }
}

/// The last called rule of a search, which may have been able to continue.
struct LastCall {
    /// The offset at which the rule ended.
    end: usize,
    /// The failure if the text has no continuation there.
    failure: Failure,
}

impl LastCall {
    const NONE: Self = LastCall { end: usize::MAX, failure: Failure::UNKNOWN };
}

/// Matches all of `text` against the start rule `kind` of `table`, and stores the captures. Takes linear time.
#[inline(always)]
pub fn search(
    table: &Table<'_>,
    text: &[u8],
    mut delimiters: impl Delimiters,
    mut registers: impl Registers,
    kind: usize,
    captures: &mut [u32],
) -> Result<(), Failure> {
    // `run` is the start of the run that is not consumed yet; `in_loop` is true if the row loops on the larger set.
    let (mut row, mut run, mut in_loop) = match table.prefix(kind, text) {
        Some(prefix) => {
            registers.begin(prefix.registers);
            (prefix.cell.row(), prefix.length, prefix.cell.has_loop())
        }
        None => {
            let row = table.row(table.start(kind));
            // A delimiter as the first byte often rules out a kind: a path that begins with a slash is not a URI.
            if let Some(&first) = text.first()
                && table.class(first) >= table.first_delimiter as usize
                && !table.is_possible(row, first, kind)
            {
                return Err(Failure::new(row as u32, 0));
            }
            (row, 0, false)
        }
    };
    let mut last_call = LastCall::NONE;
    loop {
        // A branch, not a select: if it is predicted, the next delimiter is found before the cell is loaded.
        let at = if in_loop { delimiters.loop_exit(run) } else { delimiters.delimiter(run) };
        let Some(&byte) = text.get(at) else { break };
        let mut cell = table.delimiter_step(row, byte, in_loop || at == run);
        if !cell.is_some() && !in_loop && run < at && byte < 0x80 {
            // The first byte of the run may lead to a state that loops, as that of a host does.
            let first = table.step(row, text[run]);
            if first.is_some() {
                registers.operate(table, first.operations(), run, run);
                (row, run) = (first.row(), run + 1);
                cell = table.delimiter_step(row, byte, at == run);
            }
        }
        if !cell.is_some() {
            let begin = if in_loop { at } else { run };
            (row, run) = step_by_byte(table, text, &mut registers, row, begin, at, &mut last_call)?;
            in_loop = false;
            continue;
        }
        registers.operate(table, cell.operations(), run, at);
        run = at + 1;
        // Percent-encodings: hex digits are bytes of runs, but the state after `%` does not loop on them.
        if byte == b'%'
            && let Some(digits) = table.hex_digits_step(cell.row(), text, run)
        {
            (cell, run) = (digits, run + 2);
        }
        (row, in_loop) = (cell.row(), cell.has_loop());
    }
    if run < text.len() && !in_loop {
        (row, _) = step_by_byte(table, text, &mut registers, row, run, text.len(), &mut last_call)?;
    }
    match table.layout(row, kind) {
        NO_LAYOUT => Err(Failure::at(row, text.len(), &last_call)),
        layout => {
            registers.store(table, text.len(), layout, captures);
            Ok(())
        }
    }
}

/// Consumes a run and the delimiter after it, if there is one, byte by byte where the state does not loop. Returns the
/// row and the position after the consumed bytes.
#[inline(always)]
fn step_by_byte(
    table: &Table<'_>,
    text: &[u8],
    registers: &mut impl Registers,
    mut row: usize,
    mut run: usize,
    delimiter: usize,
    last_call: &mut LastCall,
) -> Result<(usize, usize), Failure> {
    while run <= delimiter && run < text.len() {
        let (mut cell, mut next) = (table.run(row), delimiter);
        if run == delimiter || !cell.is_some() {
            if let Some((behind, taken)) = table.chain(row, delimiter - run) {
                (row, run) = (behind, run + taken);
                continue;
            }
            (cell, next) = (table.step(row, text[run]), run + 1);
        }
        if !cell.is_some() {
            if table.is_plain_dead_end(row, text[run]) {
                return Err(Failure::at(row, run, last_call));
            }
            (cell, next) = step_over_many_bytes(table, row, text, run, last_call)?;
        }
        // Within runs few transitions have operations.
        if cell.operations() != 0 {
            registers.operate(table, cell.operations(), run, run);
        }
        (row, run) = (cell.row(), next);
    }
    Ok((row, run))
}

/// Returns the transition over a non-ASCII character or a called rule, and the position after it.
#[cold]
#[inline(never)]
const fn step_over_many_bytes(
    table: &Table<'_>,
    row: usize,
    text: &[u8],
    at: usize,
    last_call: &mut LastCall,
) -> Result<(Cell, usize), Failure> {
    if text[at] >= 0x80 {
        let (cell, length) = table.wide_step(row, text, at);
        if cell.is_some() {
            return Ok((cell, at + length));
        }
    }
    let Some(call) = table.call(table.state(row), text[at]) else {
        return Err(Failure::at(row, at, last_call));
    };
    let failure = Failure::in_call(row, at);
    match pushdown::match_callee(table, call.callee, table.plain(call), text, at) {
        Some(end) => {
            *last_call = LastCall { end, failure };
            Ok((call.cell, end))
        }
        None => Err(failure),
    }
}

/// [`search`] byte by byte, for constants. Returns the row after the last byte.
#[inline]
const fn search_const(
    table: &Table<'_>,
    text: &[u8],
    registers: &mut [u32],
    mut row: usize,
) -> Option<usize> {
    let mut at = 0;
    while at < text.len() {
        let (mut cell, mut next) = (table.step(row, text[at]), at + 1);
        if !cell.is_some() {
            (cell, next) = match step_over_many_bytes(table, row, text, at, &mut { LastCall::NONE }) {
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

/// Finds delimiters by class, byte by byte, without vector instructions.
pub struct ByteLookup<'t>(pub &'t Table<'t>, pub &'t [u8]);

impl ByteLookup<'_> {
    /// Returns the first byte from `from` on whose class is `first` or above.
    #[inline(always)]
    fn find(&self, from: usize, first: u16) -> usize {
        let is_in = |&&byte: &&u8| self.0.class(byte) < first.into();
        from + self.1.get(from..).unwrap_or_default().iter().take_while(is_in).count()
    }
}

impl Delimiters for ByteLookup<'_> {
    #[inline(always)]
    fn delimiter(&mut self, from: usize) -> usize {
        self.find(from, self.0.first_delimiter)
    }

    #[inline(always)]
    fn loop_exit(&mut self, from: usize) -> usize {
        self.find(from, self.0.first_loop_exit)
    }
}

/// Returns the registers and the layout after all of `text`, byte by byte, or `None` if the start rule rejects it.
#[inline]
pub(super) const fn registers_after(
    table: &Table<'_>,
    text: &[u8],
    kind: usize,
) -> Option<([u32; MAX_REGISTERS], u8)> {
    let mut registers = [UNWRITTEN; MAX_REGISTERS];
    let Some(row) = search_const(table, text, &mut registers, table.row(table.start(kind))) else {
        return None;
    };
    match table.layout(row, kind) {
        NO_LAYOUT => None,
        layout => Some((registers, layout)),
    }
}

#[cfg(test)]
mod tests {
    use crate::AnyMatched;
    use crate::built_in::Kind;
    use crate::level::at_each_level;
    use std::format;
    use std::string::String;
    use std::vec::Vec;

    /// Returns inputs with delimiters at every position of a block of 64 bytes, and after it.
    fn texts(begin: &str, delimiters: &[&str]) -> Vec<String> {
        let mut texts = Vec::new();
        for length in (0..80).chain(120..136).chain(184..200).chain(248..264) {
            for (number, delimiter) in delimiters.iter().enumerate() {
                let at = (length * 7 + number * 13) % (length + 1);
                let mut text = String::from(begin);
                text.extend((0..at).map(|_| 'a'));
                text.push_str(delimiter);
                text.extend((at..length).map(|_| '0'));
                texts.push(text);
            }
        }
        texts
    }

    #[test]
    fn search_equals_a_search_byte_by_byte() {
        let delimiters =
            ["", "/", "//", "?", "#", ":", ":80", "@", "%20", "%2", ";", "é", " ", "[::1]", "/a/b?c=d#e"];
        for (name, begin) in [
            ("uri", "http://"),
            ("uri", "x"),
            ("https", "https://"),
            ("ni", "ni:///sha-256;"),
            ("mailto", "mailto:"),
        ] {
            assert_equals_byte_by_byte(name, &texts(begin, &delimiters));
        }
    }

    #[test]
    fn counted_runs_equal_a_search_byte_by_byte() {
        let counted = |begin: &str, behind: &str| {
            let part = |length: usize| ["a", "9", "Z"].map(|byte| byte.repeat(length));
            let parts = (1..6).chain(58..68).chain(124..132).flat_map(part);
            parts.map(|part| format!("{begin}{part}{behind}")).collect::<Vec<_>>()
        };
        for (name, begin) in
            [("at", "at://"), ("at", "at://b-."), ("at", "at://a.b/a."), ("oci-reference", "a:")]
        {
            for behind in ["", ".a", "-a", "-", "-aaaa-aaaaaa.abcd/", "_", "é"] {
                assert_equals_byte_by_byte(name, &counted(begin, behind));
            }
        }
    }

    fn assert_equals_byte_by_byte(name: &str, texts: &[String]) {
        let kind = Kind::find(name).expect(name);
        at_each_level(|level| {
            for text in texts {
                let found = AnyMatched::find(kind.table, text, kind.kind).ok();
                let single = AnyMatched::find_const(kind.table, text, kind.kind);
                assert_eq!(
                    found.map(|found| found.captures()),
                    single.map(|found| found.captures()),
                    "{name} {text:?} with {level}"
                );
            }
        });
    }
}
