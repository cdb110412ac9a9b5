//! The table of a compiled grammar: a tagged DFA as slices of integers.
//!
//! ```text
//! cell   31 … 21           20            19 … 0
//!        operation list    has loop?     row: the index in `cells` at which the row of the target state begins
//!
//! row    a column per class, those of runs first │ of code point ranges │ delimiter after a run │ run │ state │ two hex digits │ layouts
//! ```
//!
//! State 0 is the dead state: a cell of 0 means that there is no transition. State 1 is the start state, unless start
//! rules have their own start states. An operation list contains the register writes of a transition; lists are
//! numbered from 1. Most bytes are in *runs*, on which most states loop; all others are *delimiters*. A transition over
//! a delimiter and the run before it is one cell. Some states loop on a larger set; the cells that lead to them have
//! the flag "has loop", and the bytes outside of the set are *loop exits*. A *layout* defines how the fields of an
//! accept state are read from registers (`captures.rs`).
//!
//! Rules that nest, and large rules that many grammars share, have their own tables, which are called. Calls and
//! returns are not cells: if a cell is 0, the state may have a [`Call`], or may accept and return in a called table.
//!
//! The integers are in a few slices rather than in twenty: a slice needs forty bytes in a position-independent program,
//! more than many of these lists. `emit/layout.rs` of the compiler defines their order.

use super::expected::ByteSet;

/// The bit offset of the operation list in a cell.
pub const OPERATIONS_AT: u32 = 21;
/// The bit of a cell that is set if the target state loops on the larger set.
pub const HAS_LOOP: u32 = 1 << 20;
/// The bits of a cell that are the row of the target state.
const ROW: u32 = HAS_LOOP - 1;
/// The bit in the column of two hex digits that is set if the state has calls.
const CALLS: u32 = 1 << 31;
/// The bits in the column of two hex digits that are the number of bytes of a run that the chain of the state consumes.
const CHAIN: u32 = 0x3FF << OPERATIONS_AT;
/// The value of a register that was not written.
pub const UNWRITTEN: u32 = u32::MAX;
/// The number of registers that fit a vector of sixteen bytes next to the two current positions.
pub const LANES: usize = 14;
/// The register that holds the length of the text.
pub const END: usize = 15;
/// The longest text that is matched, in bytes: offsets are 32-bit numbers, and [`UNWRITTEN`] is not an offset.
pub const MAX_TEXT: usize = u32::MAX as usize - 1;
/// The number of a register that represents the constant 0.
pub const ZERO: usize = 0x80;
/// The layout of a state that does not accept.
pub const NO_LAYOUT: u8 = u8::MAX;
/// The value of `plain` for a call whose text is not percent-decoded.
const NOT_DECODED: u16 = u16::MAX;
/// The maximum depth of calls.
pub const MAX_NESTING: usize = 1024;
/// The maximum number of registers.
pub const MAX_REGISTERS: usize = 64;
/// The maximum number of words of [`Captures`](super::Captures).
pub const MAX_CAPTURE_WORDS: usize = 64;

/// A transition: the row of the target state, and the operations on registers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell(pub u32);

impl Cell {
    /// The cell of a byte without a transition.
    pub const NONE: Self = Cell(0);

    /// True if the cell is a transition.
    #[inline(always)]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// Returns the row of the target state.
    #[inline(always)]
    pub const fn row(self) -> usize {
        (self.0 & ROW) as usize
    }

    /// True if the target state loops on all bytes of the larger set.
    #[inline(always)]
    pub const fn has_loop(self) -> bool {
        self.0 & HAS_LOOP != 0
    }

    /// Returns the number of the operation list, from 1 on; 0 if the list is empty.
    #[inline(always)]
    pub const fn operations(self) -> usize {
        (self.0 >> OPERATIONS_AT) as usize
    }
}

/// A call: a transition of a state over any text that a rule with its own table matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    /// The calling state.
    pub state: u16,
    /// The table of the rule, an index of [`Table::callees`].
    pub callee: u16,
    /// The number of the set of bytes that the rule may begin with.
    pub bytes: u16,
    /// The number of the set of bytes that need no encoding in percent-decoded text, or [`NOT_DECODED`].
    plain: u16,
    /// The operations before the call, and the row of the state after it.
    pub cell: Cell,
}

/// The bytes that need no encoding in percent-decoded text: a set of a table, which is read and not copied.
#[derive(Debug, Clone, Copy)]
pub struct PlainBytes<'t> {
    table: &'t Table<'t>,
    set: u16,
}

impl PlainBytes<'_> {
    /// True if `byte` needs no encoding.
    pub const fn contains(self, byte: u8) -> bool {
        self.table.set_has(self.set, byte)
    }

    /// Returns all bytes that need no encoding.
    pub const fn all(self) -> ByteSet {
        self.table.set(self.set)
    }
}

/// A literal that matches of a start rule often begin with.
#[derive(Debug, Clone, Copy)]
pub struct Prefix<'t> {
    /// The length of the literal in bytes.
    pub length: usize,
    /// The transition over the literal.
    pub cell: Cell,
    /// The registers after the literal; 255 means that a register was not written.
    pub registers: &'t [u8; 16],
}

/// A tagged DFA for one or more start rules ("kinds") over the same fields.
#[derive(Debug, Clone, Copy)]
pub struct Table<'t> {
    /// The class of each byte.
    pub classes: &'t [u8; 256],
    /// The bytes of runs, and the larger set that some states loop on; bit `h` of byte `l` is ASCII byte `16·h+l`.
    pub runs: &'t [[u8; 16]; 2],
    /// For each operation list, the empty one first, the shuffle that executes it on sixteen one-byte registers; the
    /// last two are the positions before the run and before the byte. Empty for tables with more registers.
    pub shuffles: &'t [[u8; 16]],
    /// For each layout and group of eight fields: the registers that begins and ends are read from, the offsets that
    /// are added to them, and the guard registers; see `captures.rs`.
    pub ends: &'t [[[u8; 16]; 3]],
    /// The rows of all states, one after the other.
    pub cells: &'t [u32],
    /// All 8-bit integers but the classes and shuffles.
    pub bytes: &'t [u8],
    /// All 16-bit integers.
    pub words: &'t [u16],
    /// The tables that this table and the callees call, by index. They have no fields.
    pub callees: &'t [&'t Table<'t>],
    /// The size in bytes of the number of a note, a group, a rule or a set.
    pub number_size: u8,
    /// The size of a set in bytes.
    pub set_size: u8,
    /// The size of a bit set of registers in an operation list, in words.
    pub operations_words: u8,
    /// The number of registers, including those that no transition writes.
    pub registers: u8,
    /// The number of columns of a row.
    pub width: u16,
    /// The first class of delimiters; the classes below are those of runs.
    pub first_delimiter: u16,
    /// The first class of loop exits.
    pub first_loop_exit: u16,
    /// The distance from the column of a delimiter to that of the delimiter after a run; past the end of `cells` if the
    /// table has no such columns.
    pub delimiter_shift: u32,
    /// The column of a run. The columns after it contain: the number of the state, and above it a bit for each start
    /// rule (`needs_replay`); the transition over two hex digits, above it the number of bytes of a run that the chain
    /// of the state consumes, and the highest bit set if the state has calls; and the layouts by start rule, four in a
    /// column, [`NO_LAYOUT`] where the state does not accept.
    pub run: u16,
    /// The number of states, including the dead state.
    pub states: u16,
    /// The number of start rules that have their own layouts and notes; 1 if start rules share them.
    pub kinds: u16,
    /// The distance between the layouts of two consecutive start rules, if they share the columns of layouts.
    pub shift: u16,
    /// The distance in notes between consecutive start rules; 0 if all begin in state 1 and share their notes.
    pub note_shift: u16,
    /// The number of fields.
    pub fields: u16,
    /// The number of calls.
    pub calls: u16,
    /// 1 if any call is matched against percent-decoded text, otherwise 0.
    pub decodes: u8,
    /// 1 if the table matches addresses of hexadecimal groups, which `address.rs` then reads, otherwise 0.
    pub addresses: u8,
    /// The number of ranges of non-ASCII code points.
    pub ranges: u16,
    /// The common column of all characters from U+00C0 to U+CFFF; 0 if their columns differ.
    pub common: u16,
    /// The maximum depth of calls.
    pub nesting: u16,
    /// Offset in `words` of the operation lists: the offset of the copies after `copies`; the set of registers that are
    /// assigned the position before the byte; the set of those that are assigned the position before the run.
    pub operations: u32,
    /// Offset in `bytes` of the copies between registers: their number, then pairs of target and source.
    pub copies: u32,
    /// Offset in `bytes` of the prefixes, by start rule unless all have the start state 1; see `prefix` below.
    pub prefixes: u32,
    /// Offset in `words` of the start state of each start rule; unused if all have the start state 1.
    pub starts: u32,
    /// Offset in `words` of the calls, in the order of their states.
    pub call_list: u32,
    /// Offset in `words` of the ranges of code points: first code point << 8 | column, which is 0 for the dead state.
    pub range_list: u32,
    /// Offset in `bytes` of the note number of each state and start rule; for this and the rest see `error_tables.rs`.
    pub note_of: u32,
    /// Offset in `words` of the offset of each note, in numbers from the first note on.
    pub note_list: u32,
    /// Offset in `bytes` of the notes, which are the lists of groups for the errors of each state (`error_tables`).
    pub notes: u32,
    /// Offset in `bytes` of the groups of grammar items.
    pub groups: u32,
    /// Offset in `bytes` of the sets of bytes, with one bit for each class of ASCII bytes.
    pub sets: u32,
    /// Offset in `bytes` of bit sets of bytes from 0x80 on, to which sets refer by number; 0 if there are none.
    pub highs: u32,
    /// Offset in `bytes` of the names of rules, each followed by a slash, up to the end of `bytes`.
    pub rules: u32,
}

impl<'t> Table<'t> {
    /// Returns the 8-bit integer at an offset. All lookups call this function, so there is only one panic location.
    #[inline(always)]
    pub(super) const fn byte(&self, at: usize) -> u8 {
        self.bytes[at]
    }

    #[inline(always)]
    pub(super) const fn word(&self, at: usize) -> u16 {
        self.words[at]
    }

    /// Returns the index in `cells` at which the row of a state begins.
    #[inline(always)]
    pub const fn row(&self, state: usize) -> usize {
        state * self.width as usize
    }

    /// Returns the state whose row begins at that index in `cells`.
    #[inline(always)]
    pub const fn state(&self, row: usize) -> usize {
        self.cells[row + self.run as usize + 1] as u16 as usize
    }

    /// True if a mismatch in a row may have to be reported at an earlier offset; see [`super::explain`].
    pub(super) const fn needs_replay(&self, row: usize, kind: usize) -> bool {
        self.cells[row + self.run as usize + 1] >> (16 + kind % 16) & 1 != 0
    }

    /// Returns the class of a byte.
    #[inline(always)]
    pub const fn class(&self, byte: u8) -> usize {
        self.classes[byte as usize] as usize
    }

    /// Returns the transition on a byte.
    #[inline(always)]
    pub const fn step(&self, row: usize, byte: u8) -> Cell {
        Cell(self.cells[row + self.class(byte)])
    }

    /// Returns the transition over a non-empty run.
    #[inline(always)]
    pub const fn run(&self, row: usize) -> Cell {
        Cell(self.cells[row + self.run as usize])
    }

    /// Consumes bytes of a run of `length` bytes along a chain of states with consecutive rows. Returns the row after
    /// them and their number; `None` if the state is in no chain, and for up to three bytes, which are as fast one by
    /// one.
    #[inline(always)]
    pub(super) fn chain(&self, row: usize, length: usize) -> Option<(usize, usize)> {
        if length <= 3 {
            return None;
        }
        let longest = self.cells[row + self.run as usize + 2] & CHAIN;
        if longest == 0 {
            return None;
        }
        let taken = length.min((longest >> OPERATIONS_AT) as usize);
        Some((row + taken * self.width as usize, taken))
    }

    /// Returns the transition over a delimiter and the run before it.
    #[inline(always)]
    pub(super) const fn delimiter_step(&self, row: usize, byte: u8, is_run_empty: bool) -> Cell {
        let shift = if is_run_empty { 0 } else { self.delimiter_shift as usize };
        let index = row + self.class(byte) + shift;
        if index < self.cells.len() { Cell(self.cells[index]) } else { Cell::NONE }
    }

    /// True if a cell of 0 is final: the state has no calls, and the byte is ASCII.
    #[inline(always)]
    pub(super) const fn is_plain_dead_end(&self, row: usize, byte: u8) -> bool {
        byte < 0x80 && !self.has_calls(row)
    }

    /// True if the state of a row calls rules.
    #[inline(always)]
    pub(super) const fn has_calls(&self, row: usize) -> bool {
        self.cells[row + self.run as usize + 2] & CALLS != 0
    }

    /// False if no text of the start rule continues with the byte; true if this is not known.
    #[inline(never)]
    pub(super) const fn is_possible(&self, row: usize, byte: u8, kind: usize) -> bool {
        let cell = self.step(row, byte);
        if cell.is_some() {
            self.kinds == 1 || self.is_noted(self.state(cell.row()), kind)
        } else {
            !self.is_plain_dead_end(row, byte)
        }
    }

    /// Returns the transition over two hex digits at `at`, or `None` if there are none, or if the transitions have
    /// operations.
    #[inline(always)]
    pub(super) fn hex_digits_step(&self, row: usize, text: &[u8], at: usize) -> Option<Cell> {
        let behind = Cell(self.cells[row + self.run as usize + 2] & !(CALLS | CHAIN));
        let &[high, low] = text.get(at..)?.first_chunk()?;
        (behind.is_some() && high.is_ascii_hexdigit() && low.is_ascii_hexdigit()).then_some(behind)
    }

    /// Executes an operation list: first the copies, then the assignments of positions.
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

    /// True if the registers fit a vector of sixteen bytes.
    #[inline(always)]
    pub(super) const fn is_small(&self) -> bool {
        self.registers as usize <= LANES
    }

    /// Returns the shuffle that executes an operation list, for a table that is small.
    #[inline(always)]
    pub const fn shuffle(&self, list: usize) -> &'t [u8; 16] {
        &self.shuffles[list]
    }

    /// Returns the prefix of a start rule with which the text begins. It is compared as one word. A prefix is stored as
    /// eight bytes of the literal, eight that are 0x20 where case is ignored, eight that are 0xFF in its length, then
    /// length, cell and registers.
    #[inline(always)]
    pub(super) fn prefix(&self, kind: usize, text: &[u8]) -> Option<Prefix<'t>> {
        const SIZE: usize = 45;
        const PER_KIND: usize = 2;
        let number = if self.note_shift == 0 { 0 } else { kind };
        let (_, prefixes) = self.bytes.split_at(self.prefixes as usize + PER_KIND * SIZE * number);
        let first = u64::from_le_bytes(*text.first_chunk()?);
        for prefix in prefixes.as_chunks::<SIZE>().0.iter().take(PER_KIND) {
            let word = |at: usize| u64::from_le_bytes(core::array::from_fn(|byte| prefix[at + byte]));
            if (first | word(8)) & word(16) == word(0) && prefix[24] != 0 {
                let cell = Cell(u32::from_le_bytes(core::array::from_fn(|byte| prefix[25 + byte])));
                return Some(Prefix { length: prefix[24].into(), cell, registers: prefix.last_chunk()? });
            }
        }
        None
    }

    /// Returns the start state of a start rule.
    #[inline(always)]
    pub const fn start(&self, kind: usize) -> usize {
        if self.note_shift == 0 { 1 } else { self.word(self.starts as usize + kind) as usize }
    }

    /// Returns the layout of a state for a start rule, or [`NO_LAYOUT`].
    #[inline(always)]
    pub const fn accept(&self, state: usize, kind: usize) -> u8 {
        self.layout(self.row(state), kind)
    }

    /// Returns the layout of the state of a row for a start rule, or [`NO_LAYOUT`].
    #[inline(always)]
    pub(super) const fn layout(&self, row: usize, kind: usize) -> u8 {
        let column = if self.kinds == 1 { 0 } else { kind };
        let four = self.cells[row + self.run as usize + 3 + column / 4];
        let layout = (four >> (8 * (column % 4))) as u8;
        if layout == NO_LAYOUT { NO_LAYOUT } else { layout + kind as u8 * self.shift as u8 }
    }

    /// True if the state of a row accepts a start rule; false without one.
    #[inline(always)]
    pub(super) const fn is_accepting(&self, row: usize, kind: Option<usize>) -> bool {
        match kind {
            Some(kind) => self.layout(row, kind) != NO_LAYOUT,
            None => false,
        }
    }

    /// Returns the layout of the group of eight fields to which a field belongs; see [`Self::ends`].
    #[inline(always)]
    pub(super) const fn eight(&self, layout: u8, field: usize) -> &[[u8; 16]; 3] {
        &self.ends[layout as usize * (self.fields as usize).div_ceil(8) + field / 8]
    }

    /// Returns the layout as the sixteen one-byte registers, offsets and guards of each group of eight fields.
    #[inline(always)]
    pub fn ends(&self, layout: u8) -> &'t [[[u8; 16]; 3]] {
        let count = (self.fields as usize).div_ceil(8);
        self.ends.get(layout as usize * count..).and_then(|ends| ends.get(..count)).unwrap_or_default()
    }

    /// Returns the call with the index `number`.
    pub const fn call_at(&self, number: usize) -> Call {
        let at = self.call_list as usize + 6 * number;
        let (state, callee, bytes) = (self.word(at), self.word(at + 1), self.word(at + 2));
        let cell = Cell((self.word(at + 4) as u32) << 16 | self.word(at + 5) as u32);
        Call { state, callee, bytes, plain: self.word(at + 3), cell }
    }

    /// Returns the call of `state` that may begin with `byte`, for a byte on which the state has no transition.
    pub const fn call(&self, state: usize, byte: u8) -> Option<Call> {
        // Calls are ordered by state.
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

    /// Returns the state of the call with the index `number`.
    #[inline(always)]
    const fn caller(&self, number: usize) -> usize {
        self.word(self.call_list as usize + 6 * number) as usize
    }

    /// True if a call of this table is matched against percent-decoded text.
    pub const fn decodes(&self) -> bool {
        self.decodes != 0
    }

    /// Returns the bytes that need no encoding within a call, or `None` if the text of the call is not decoded.
    pub const fn plain(&'t self, call: Call) -> Option<PlainBytes<'t>> {
        if call.plain == NOT_DECODED { None } else { Some(PlainBytes { table: self, set: call.plain }) }
    }
}
