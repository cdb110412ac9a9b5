//! A compiled grammar: an automaton as slices of numbers, and where in them is what.
//!
//! ```text
//! cell   31 … 21        20         19 … 0
//!        operations     stays?     row: where in `cells` the row of a state begins
//!
//! row    a class of bytes each, those of runs first │ of characters beyond ASCII │ marks behind a run │ a run │ number │ digits
//! ```
//!
//! State 0 is the one from which nothing matches; it is never entered, a cell of 0 means that there is no way on. State 1 is
//! the start, if start rules do not begin apart. The operations are what a step does to registers, the number of a list from 1
//! on. Most bytes of a text are in runs, which leave the state unchanged that their first byte led to; the others are marks. A
//! step over a mark and the run before it is one cell. Where a state has none for that, bytes are taken one by one. Some states
//! stay as they are on a larger set of bytes; then the others are their marks.
//!
//! Rules that nest, and large rules that many have in common, have tables of their own. Entering and leaving those
//! is not among the cells: where one is 0 there may be a [`Call`], or a state of a called table may be its end.
//!
//! Few slices and not twenty, because a slice costs forty bytes in a program that can be loaded anywhere, which is
//! more than many of them hold. What is in them stands in the compiler, in `emit/layout.rs`, which makes them.

use super::expected::ByteSet;

/// Where in a cell its operations stand.
const OPERATIONS_AT: u32 = 21;
/// In a cell: the state stays.
const STAYS: u32 = 1 << 20;
/// The row in a cell.
const ROW: u32 = STAYS - 1;
/// In the column of two hexadecimal digits: the state calls a rule.
const CALLS: u32 = 1 << 31;
/// A register that was not written.
pub const UNWRITTEN: u32 = u32::MAX;
/// How many registers fit sixteen bytes beside the next two.
pub const LANES: usize = 14;
/// The register that holds the length of the text.
pub const END: usize = 15;
/// The longest text that is parsed, in bytes: offsets are 32-bit numbers.
///
/// A longer text is an error, even where its grammar matches it.
pub const MAX_LENGTH: usize = u32::MAX as usize - 1;
/// Stands for 0 where a register is meant.
pub const ZERO: usize = 0x80;
/// The layout of a state in which the text may not end.
pub const NO_LAYOUT: u8 = u8::MAX;
/// The `plain` of a call whose text is not decoded.
const AS_IT_STANDS: u16 = u16::MAX;
/// Calls nest at most so deep.
pub const MAX_NESTING: usize = 1024;
/// No automaton has more registers.
pub const MAX_REGISTERS: usize = 64;
/// Nothing keeps more words of where its fields are.
pub const MAX_KEPT: usize = 64;

/// One step: where a state goes on a byte, and what is done there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell(pub u32);

impl Cell {
    /// No way on.
    pub const NONE: Self = Cell(0);

    /// Whether there is a way on.
    #[inline(always)]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// The row of the state behind the step.
    #[inline(always)]
    pub const fn row(self) -> usize {
        (self.0 & ROW) as usize
    }

    /// Whether the state behind the step stays on all bytes of the larger set.
    #[inline(always)]
    pub const fn stays(self) -> bool {
        self.0 & STAYS != 0
    }

    /// The list of operations, from 1 on; 0 if there are none.
    #[inline(always)]
    pub const fn operations(self) -> usize {
        (self.0 >> OPERATIONS_AT) as usize
    }
}

/// Where a state calls a rule that has a table of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    /// The state.
    pub state: u16,
    /// The table of the rule, an index of [`Table::callees`].
    pub callee: u16,
    /// The bytes that the rule begins with, the number of a set.
    pub bytes: u16,
    /// If the rule is read decoded: the bytes that stand for themselves, the number of a set.
    plain: u16,
    /// What is done before the call, and the state behind it.
    pub cell: Cell,
}

/// What some texts begin with.
#[derive(Debug, Clone, Copy)]
pub struct Prefix<'t> {
    /// How many bytes.
    pub length: usize,
    /// The step over them.
    pub cell: Cell,
    /// What registers hold then, 255 being nothing.
    pub registers: &'t [u8; 16],
}

/// An automaton for one or more start rules over the same fields. Where it says "at", that is an index of `bytes` or
/// of `words`.
#[derive(Debug, Clone, Copy)]
pub struct Table<'t> {
    /// By byte: its class.
    pub classes: &'t [u8; 256],
    /// The bytes of runs, and those that states stay on whose cells say so, all ASCII: by low nibble, the high nibbles as bits.
    pub runs: &'t [[u8; 16]; 2],
    /// By list of operations, none first, where each of sixteen registers of a byte comes from; the last two are the positions
    /// before the run and before the byte. Tables with more registers have none.
    pub shuffles: &'t [[u8; 16]],
    /// By layout and eight fields, what offsets of beginnings and ends come from: registers, what is added, and the registers that
    /// say whether the field is there; see `places.rs`.
    pub ends: &'t [[[u8; 16]; 3]],
    /// By state, the columns of its row.
    pub cells: &'t [u32],
    /// All other numbers of eight bits.
    pub bytes: &'t [u8],
    /// All numbers of sixteen bits.
    pub words: &'t [u16],
    /// The tables that are called from here, and from there; they have no fields, and call by these numbers too.
    pub callees: &'t [&'t Table<'t>],
    /// How many bytes a number of a note, a group, a rule or a set has.
    pub number_size: u8,
    /// How many bytes a set has.
    pub set_size: u8,
    /// In a list of operations: how many words have a bit for each register.
    pub operations_words: u8,
    /// How many registers, those that transitions do not write among them.
    pub registers: u8,
    /// How many columns a row has.
    pub width: u16,
    /// The first class of marks.
    pub first_mark: u16,
    /// The first class of bytes that are not in the larger set.
    pub first_stop: u16,
    /// How far the column of a mark behind a run is from that of the mark; beyond all cells if there are
    /// none.
    pub shift_marks: u32,
    /// The column of a run; the next is the number of the state, with sixteen bits for start rules above it, and then that of two
    /// hexadecimal digits, in which the highest bit says whether the state calls a rule. Behind them are layouts or [`NO_LAYOUT`] by
    /// start rule, four in a column.
    pub run: u16,
    /// How many states, the one from which nothing matches among them.
    pub states: u16,
    /// How many start rules have numbers of their own by state.
    pub kinds: u16,
    /// What is added to a layout for each start rule before, where they have the same numbers by state.
    pub shift: u16,
    /// The same for notes.
    pub note_shift: u16,
    /// How many registers the fields of a layout are read from at most.
    pub slots: u16,
    /// How many fields.
    pub fields: u16,
    /// How many calls.
    pub calls: u16,
    /// 1 if one of them is read decoded.
    pub decodes: u8,
    /// How many stretches of characters beyond ASCII.
    pub stretches: u16,
    /// The column of all characters from U+00C0 to U+CFFF; 0 if they have not the same.
    pub common: u16,
    /// How deep calls may nest.
    pub nesting: u16,
    /// At (words): lists of operations. Where its copies are, behind `copies`; the registers that take the position before the
    /// byte, as bits; and those that take the position before the run.
    pub operations: u32,
    /// At (bytes): copies between registers. How many, then register that is written and register that is read.
    pub copies: u32,
    /// At (bytes): by start rule, if they do not begin together, what its texts begin with; `prefix` says how.
    pub prefixes: u32,
    /// At (bytes): by layout, the registers that its fields are read from.
    pub kept: u32,
    /// At (words): by start rule its first state, where they have the same numbers by state.
    pub starts: u32,
    /// At (words): calls, by state.
    pub call_list: u32,
    /// At (words): where stretches of code points begin, eight bits up, with the column of their class, or 0.
    pub stretch_list: u32,
    /// At (bytes): by state and start rule, a note; see `notes.rs` for this and all behind it.
    pub note_of: u32,
    /// At (bytes): lists of groups.
    pub notes: u32,
    /// At (bytes): what may come next.
    pub groups: u32,
    /// At (bytes): sets of bytes.
    pub sets: u32,
    /// At (bytes): what of sets lies beyond ASCII; 0 if nothing does.
    pub highs: u32,
    /// At (bytes), up to their end: names of rules, a slash behind each.
    pub rules: u32,
}

impl<'t> Table<'t> {
    /// A number of eight bits. One place in the source for all that is looked up: each would cost a program what a
    /// panic says of it.
    #[inline(always)]
    pub(super) const fn byte(&self, at: usize) -> u8 {
        self.bytes[at]
    }

    /// A number of sixteen bits.
    #[inline(always)]
    const fn word(&self, at: usize) -> u16 {
        self.words[at]
    }

    /// The row of a state.
    #[inline(always)]
    pub const fn row(&self, state: usize) -> usize {
        state * self.width as usize
    }

    /// The state of a row.
    #[inline(always)]
    pub const fn state(&self, row: usize) -> usize {
        self.cells[row + self.run as usize + 1] as u16 as usize
    }

    /// Whether an error in a row may have to be put elsewhere; see [`super::explain`].
    pub(super) const fn may_be_elsewhere(&self, row: usize, kind: usize) -> bool {
        self.cells[row + self.run as usize + 1] >> (16 + kind % 16) & 1 != 0
    }

    /// The class of a byte.
    #[inline(always)]
    pub const fn class(&self, byte: u8) -> usize {
        self.classes[byte as usize] as usize
    }

    /// Where a row goes on a byte.
    #[inline(always)]
    pub const fn step(&self, row: usize, byte: u8) -> Cell {
        Cell(self.cells[row + self.class(byte)])
    }

    /// Where a row goes on a run that is not empty.
    #[inline(always)]
    pub const fn run(&self, row: usize) -> Cell {
        Cell(self.cells[row + self.run as usize])
    }

    /// Where a row goes on a mark and the run before it.
    #[inline(always)]
    pub(super) const fn mark(&self, row: usize, byte: u8, is_run_empty: bool) -> Cell {
        let shift = if is_run_empty { 0 } else { self.shift_marks as usize };
        let place = row + self.class(byte) + shift;
        if place < self.cells.len() { Cell(self.cells[place]) } else { Cell::NONE }
    }

    /// Whether a state has nothing but cells: no rule that it calls, and the byte is of no character beyond ASCII.
    #[inline(always)]
    pub(super) const fn is_stuck(&self, row: usize, byte: u8) -> bool {
        byte < 0x80 && self.cells[row + self.run as usize + 2] & CALLS == 0
    }

    /// The step over two hexadecimal digits at `at`, if those are there, and lead on without operations.
    #[inline(always)]
    pub(super) fn digits(&self, row: usize, text: &[u8], at: usize) -> Option<Cell> {
        let behind = Cell(self.cells[row + self.run as usize + 2] & !CALLS);
        let &[high, low] = text.get(at..)?.first_chunk()?;
        (behind.is_some() && high.is_ascii_hexdigit() && low.is_ascii_hexdigit()).then_some(behind)
    }

    /// Where a row goes on the character beyond ASCII at `at`, as [`Self::step`] does for a byte; and how long it is,
    /// with those behind it that leave the state unchanged as well, as most of a script do.
    #[inline(never)]
    pub const fn wide_step(&self, row: usize, text: &[u8], at: usize) -> (Cell, usize) {
        if self.stretches == 0 || text[at] < 0x80 {
            return (Cell::NONE, 1);
        }
        if self.common != 0 && is_common(text[at]) {
            let cell = Cell(self.cells[row + self.common as usize]);
            let stays = cell.operations() == 0 && cell.row() == row;
            let mut end = at + 1;
            while end < text.len() && (is_inner(text[end]) || stays && is_common(text[end])) {
                end += 1;
            }
            return (cell, end - at);
        }
        let (character, length) = decode(text, at);
        // The last stretch that does not begin behind the character.
        let (mut low, mut high) = (0, self.stretches as usize);
        while low + 1 < high {
            let middle = (low + high) / 2;
            if self.stretch(middle) >> 8 <= character {
                low = middle;
            } else {
                high = middle;
            }
        }
        let column = (self.stretch(low) & 0xFF) as usize;
        let cell = if column == 0 { Cell::NONE } else { Cell(self.cells[row + column]) };
        if cell.operations() != 0 || cell.row() != row {
            return (cell, length);
        }
        let first = self.stretch(low) >> 8;
        let behind = if high < self.stretches as usize { self.stretch(high) >> 8 } else { u32::MAX };
        let mut run = length;
        while at + run < text.len() && text[at + run] >= 0x80 {
            let (character, length) = decode(text, at + run);
            if character < first || character >= behind {
                break;
            }
            run += length;
        }
        (cell, run)
    }

    /// Where a stretch of code points begins, eight bits up, with the column of its class, or 0.
    pub const fn stretch(&self, number: usize) -> u32 {
        let at = self.stretch_list as usize + 2 * number;
        (self.word(at) as u32) << 16 | self.word(at + 1) as u32
    }

    /// Does what a list of operations says: copies, then registers that take a position.
    #[inline(always)]
    pub(super) const fn operate(&self, list: usize, registers: &mut [u32], run: usize, byte: usize) {
        let words = self.operations_words as usize;
        let begin = self.operations as usize + (list - 1) * (1 + 2 * words);
        let copies = self.word(begin) as usize;
        if copies != 0 {
            let mut next = self.copies as usize + copies;
            let end = next + 2 * self.byte(next) as usize;
            while next < end {
                registers[self.byte(next + 1) as usize] = registers[self.byte(next + 2) as usize];
                next += 2;
            }
        }
        let mut word = 0;
        while word < 2 * words {
            let (first, position) = if word < words { (word, byte) } else { (word - words, run) };
            let mut set = self.word(begin + 1 + word);
            while set != 0 {
                registers[16 * first + set.trailing_zeros() as usize] = position as u32;
                set &= set - 1;
            }
            word += 1;
        }
    }

    /// Whether the registers fit sixteen bytes, with two positions.
    #[inline(always)]
    pub(super) const fn is_small(&self) -> bool {
        self.registers as usize <= LANES
    }

    /// What a list of operations does to sixteen registers of a byte, in a table that is small.
    #[inline(always)]
    pub const fn shuffle(&self, list: usize) -> &'t [u8; 16] {
        &self.shuffles[list]
    }

    /// A prefix of the texts of a start rule that this text has. They are compared as a word: eight bytes of a literal, eight
    /// that are 20 where letters of either case become small, eight that are FF for those that are compared; then come their
    /// number, the cell behind them, and sixteen registers as they are there.
    #[inline(always)]
    pub(super) fn prefix(&self, kind: usize, text: &[u8]) -> Option<Prefix<'t>> {
        const SIZE: usize = 45;
        const EACH: usize = 2;
        let number = if self.note_shift == 0 { 0 } else { kind };
        let (_, prefixes) = self.bytes.split_at(self.prefixes as usize + EACH * SIZE * number);
        let first = u64::from_le_bytes(*text.first_chunk()?);
        for prefix in prefixes.as_chunks::<SIZE>().0.iter().take(EACH) {
            let word = |at: usize| u64::from_le_bytes(core::array::from_fn(|byte| prefix[at + byte]));
            if (first | word(8)) & word(16) == word(0) && prefix[24] != 0 {
                let cell = Cell(u32::from_le_bytes(core::array::from_fn(|byte| prefix[25 + byte])));
                return Some(Prefix { length: prefix[24].into(), cell, registers: prefix.last_chunk()? });
            }
        }
        None
    }

    /// The state in which a start rule begins.
    #[inline(always)]
    pub const fn start(&self, kind: usize) -> usize {
        if self.note_shift == 0 { 1 } else { self.word(self.starts as usize + kind) as usize }
    }

    /// The layout of a state for a start rule, or [`NO_LAYOUT`].
    #[inline(always)]
    pub const fn accept(&self, state: usize, kind: usize) -> u8 {
        self.layout(self.row(state), kind)
    }

    /// The same of the state of a row.
    #[inline(always)]
    pub(super) const fn layout(&self, row: usize, kind: usize) -> u8 {
        let column = if self.kinds == 1 { 0 } else { kind };
        let four = self.cells[row + self.run as usize + 3 + column / 4];
        let layout = (four >> (8 * (column % 4))) as u8;
        if layout == NO_LAYOUT { NO_LAYOUT } else { layout + kind as u8 * self.shift as u8 }
    }

    /// Where a field and the seven others that stand with it lie; see [`Self::ends`].
    #[inline(always)]
    pub(super) const fn eight(&self, layout: u8, field: usize) -> &[[u8; 16]; 3] {
        &self.ends[layout as usize * (self.fields as usize).div_ceil(8) + field / 8]
    }

    /// One of the registers that the fields of a layout are read from.
    pub(super) const fn slot(&self, layout: u8, slot: usize) -> usize {
        self.byte(self.kept as usize + layout as usize * self.slots as usize + slot) as usize
    }

    /// How the fields of a layout are read from sixteen registers of a byte, eight fields at a time.
    #[inline(always)]
    pub fn ends(&self, layout: u8) -> &'t [[[u8; 16]; 3]] {
        let count = (self.fields as usize).div_ceil(8);
        self.ends.get(layout as usize * count..).and_then(|ends| ends.get(..count)).unwrap_or_default()
    }

    /// A call by its number.
    pub const fn call_at(&self, number: usize) -> Call {
        let at = self.call_list as usize + 6 * number;
        let (state, callee, bytes) = (self.word(at), self.word(at + 1), self.word(at + 2));
        let cell = Cell((self.word(at + 4) as u32) << 16 | self.word(at + 5) as u32);
        Call { state, callee, bytes, plain: self.word(at + 3), cell }
    }

    /// The call of `state` on the sight of `byte`, which has no cell.
    pub const fn call(&self, state: usize, byte: u8) -> Option<Call> {
        // The calls stand in the order of their states.
        let (mut index, mut high) = (0, self.calls as usize);
        while index < high {
            let middle = (index + high) / 2;
            if self.caller(middle) < state {
                index = middle + 1;
            } else {
                high = middle;
            }
        }
        while index < self.calls as usize && self.caller(index) == state {
            let call = self.call_at(index);
            if self.set_has(call.bytes, byte) {
                return Some(call);
            }
            index += 1;
        }
        None
    }

    /// The state of the call of that number.
    #[inline(always)]
    const fn caller(&self, number: usize) -> usize {
        self.word(self.call_list as usize + 6 * number) as usize
    }

    /// Whether a call of this table is read decoded.
    pub const fn decodes(&self) -> bool {
        self.decodes != 0
    }

    /// The bytes that stand for themselves where a call of this table is read decoded.
    pub const fn plain(&self, call: Call) -> Option<ByteSet> {
        if call.plain == AS_IT_STANDS { None } else { Some(self.set(call.plain)) }
    }
}

/// Whether a byte begins a character from U+00C0 to U+CFFF.
const fn is_common(byte: u8) -> bool {
    0xC3 <= byte && byte < 0xED
}

/// Whether a byte stands within a character.
const fn is_inner(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}

/// The character beyond ASCII at `at`, and its length, in text that is UTF-8.
const fn decode(text: &[u8], at: usize) -> (u32, usize) {
    let lead = text[at];
    let length = if lead < 0xE0 {
        2
    } else if lead < 0xF0 {
        3
    } else {
        4
    };
    let mut character = (lead & (0x7F >> length)) as u32;
    let mut index = 1;
    while index < length && at + index < text.len() {
        character = character << 6 | (text[at + index] & 0x3F) as u32;
        index += 1;
    }
    (character, length)
}
