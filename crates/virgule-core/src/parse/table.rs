//! The table of a compiled grammar: a tagged DFA as slices of integers.
//!
//! ```text
//! cell   31 … 21           20            19 … 0
//!        operation list    has loop?     row: the index in `cells` at which the row of the target state begins
//!
//! row    a column per class, those of runs first │ of code point ranges │ delimiter after a run │ run │ state │ two hex digits │ layouts
//! ```
//!
//! State 0 is the dead state: a cell of 0 means that there is no transition. State 1 is the start state, unless start rules
//! have start states of their own. An operation list says what a transition does to registers; lists are numbered from 1.
//! Most bytes of a text are in *runs*, on which most states loop; all others are *delimiters*. A transition over a delimiter and
//! the run before it is one cell. States that loop on a larger set say so in the cells that lead to them; the bytes outside of
//! it are *loop exits*.
//!
//! Rules that nest, and large rules that many grammars share, have tables of their own. Calls and returns are not cells: where
//! a cell is 0 the state may have a [`Call`], and in a called table the state may accept.
//!
//! The integers are in few slices rather than in twenty: a slice costs forty bytes in a position-independent program, more
//! than many of them hold. `emit/layout.rs` of the compiler lays them out.

use super::expected::ByteSet;

/// The bit offset of the operation list in a cell.
const OPERATIONS_AT: u32 = 21;
/// In a cell: the target state loops on the larger set.
const HAS_LOOP: u32 = 1 << 20;
/// The row in a cell.
const ROW: u32 = HAS_LOOP - 1;
/// In the column of two hex digits: the state has calls.
const CALLS: u32 = 1 << 31;
/// A register that was not written.
pub const UNWRITTEN: u32 = u32::MAX;
/// How many registers fit a vector of sixteen bytes beside the two current positions.
pub const LANES: usize = 14;
/// The register that holds the length of the text.
pub const END: usize = 15;
/// The longest text that is matched, in bytes: offsets are 32-bit numbers, and [`UNWRITTEN`] is none.
pub const MAX_TEXT: usize = u32::MAX as usize - 1;
/// Stands for 0 where a register is meant.
pub const ZERO: usize = 0x80;
/// The layout of a state that does not accept.
pub const NO_LAYOUT: u8 = u8::MAX;
/// The `plain` of a call whose text is not percent-decoded.
const NOT_DECODED: u16 = u16::MAX;
/// The maximal depth of calls.
pub const MAX_NESTING: usize = 1024;
/// The maximal number of registers.
pub const MAX_REGISTERS: usize = 64;
/// The maximal number of words of [`Captures`](super::Captures).
pub const MAX_CAPTURE_WORDS: usize = 64;

/// A transition: the row of the target state and the operations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell(pub u32);

impl Cell {
    /// No transition.
    pub const NONE: Self = Cell(0);

    /// True if it is a transition.
    #[inline(always)]
    pub const fn is_some(self) -> bool {
        self.0 != 0
    }

    /// The row of the target state.
    #[inline(always)]
    pub const fn row(self) -> usize {
        (self.0 & ROW) as usize
    }

    /// True if the target state loops on all bytes of the larger set.
    #[inline(always)]
    pub const fn has_loop(self) -> bool {
        self.0 & HAS_LOOP != 0
    }

    /// The operation list, from 1 on; 0 if it is empty.
    #[inline(always)]
    pub const fn operations(self) -> usize {
        (self.0 >> OPERATIONS_AT) as usize
    }
}

/// A call: a transition of a state over all that a rule with a table of its own matches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    /// The state.
    pub state: u16,
    /// The table of the rule, an index of [`Table::callees`].
    pub callee: u16,
    /// The first bytes of the rule, as the number of a set.
    pub bytes: u16,
    /// If the rule is matched against percent-decoded text: the bytes that need no encoding, as the number of a set.
    plain: u16,
    /// The operations before the call, and the state after it.
    pub cell: Cell,
}

/// A literal that texts of a start rule often begin with.
#[derive(Debug, Clone, Copy)]
pub struct Prefix<'t> {
    /// Its length in bytes.
    pub length: usize,
    /// The transition over it.
    pub cell: Cell,
    /// The registers after it; 255 means not written.
    pub registers: &'t [u8; 16],
}

/// A tagged DFA for one or more start rules ("kinds") over the same fields. "At" is an index of `bytes` or of `words`.
#[derive(Debug, Clone, Copy)]
pub struct Table<'t> {
    /// By byte: its class.
    pub classes: &'t [u8; 256],
    /// The bytes of runs, and the larger set that some states loop on; all ASCII. By low nibble, the high nibbles as bits.
    pub runs: &'t [[u8; 16]; 2],
    /// By operation list, the empty one first: the shuffle that executes it on sixteen one-byte registers, of which the last
    /// two are the positions before the run and before the byte. Empty for tables with more registers.
    pub shuffles: &'t [[u8; 16]],
    /// By layout and group of eight fields: the registers that begins and ends are read from, what is added to them, and the
    /// guard registers; see `captures.rs`.
    pub ends: &'t [[[u8; 16]; 3]],
    /// The rows of all states, one after the other.
    pub cells: &'t [u32],
    /// All other numbers of eight bits.
    pub bytes: &'t [u8],
    /// All numbers of sixteen bits.
    pub words: &'t [u16],
    /// The tables that calls of this table and of each other name by index. They have no fields.
    pub callees: &'t [&'t Table<'t>],
    /// The width in bytes of the number of a note, a group, a rule or a set.
    pub number_size: u8,
    /// The width of a set in bytes.
    pub set_size: u8,
    /// In an operation list: the number of words of a bit set of registers.
    pub operations_words: u8,
    /// The number of registers, those that no transition writes included.
    pub registers: u8,
    /// The number of columns.
    pub width: u16,
    /// The first class of delimiters; the classes below are those of runs.
    pub first_delimiter: u16,
    /// The first class of loop exits.
    pub first_loop_exit: u16,
    /// The distance from the column of a delimiter to that of the delimiter after a run; past the end of `cells` if the table
    /// has no such columns.
    pub delimiter_shift: u32,
    /// The column of a run. Then follow: the number of the state, with a bit for each start rule above it
    /// (`needs_replay`); the transition over two hex digits, with the highest bit set if the state has calls; the layouts
    /// by start rule, four in a column, [`NO_LAYOUT`] where it does not accept.
    pub run: u16,
    /// The number of states, the dead one included.
    pub states: u16,
    /// The number of start rules with layouts and notes of their own.
    pub kinds: u16,
    /// Where start rules share their layouts up to a distance: this distance.
    pub shift: u16,
    /// The same for notes; 0 if start rules share the start state.
    pub note_shift: u16,
    /// The maximal number of registers that the fields of a layout are read from.
    pub slots: u16,
    /// The number of fields.
    pub fields: u16,
    /// The number of calls.
    pub calls: u16,
    /// 1 if one of them is matched against percent-decoded text.
    pub decodes: u8,
    /// The number of ranges of code points beyond ASCII.
    pub ranges: u16,
    /// The common column of all characters from U+00C0 to U+CFFF; 0 if they differ.
    pub common: u16,
    /// The depth that calls may nest to.
    pub nesting: u16,
    /// At (words): operation lists. The offset of the copies after `copies`; the set of registers that take the position before
    /// the byte; the set of those that take the position before the run.
    pub operations: u32,
    /// At (bytes): copies between registers. Their number, then pairs of target and source.
    pub copies: u32,
    /// At (bytes): prefixes, by start rule if those have start states of their own; see `prefix` below.
    pub prefixes: u32,
    /// At (bytes): by layout, the registers that its fields are read from: what the captures of a long text are.
    pub capture_registers: u32,
    /// At (words): start states by start rule, if they have their own.
    pub starts: u32,
    /// At (words): calls, ordered by state.
    pub call_list: u32,
    /// At (words): ranges of code points: first code point << 8 | column, or 0 in place of the column for the dead state.
    pub range_list: u32,
    /// At (bytes): notes by state and start rule; see `error_tables.rs` for this and all that follows.
    pub note_of: u32,
    /// At (bytes): lists of groups.
    pub notes: u32,
    /// At (bytes): groups of items.
    pub groups: u32,
    /// At (bytes): sets of bytes.
    pub sets: u32,
    /// At (bytes): the halves of sets beyond ASCII; 0 if there are none.
    pub highs: u32,
    /// At (bytes), up to their end: names of rules, a slash after each.
    pub rules: u32,
}

impl<'t> Table<'t> {
    /// An integer of eight bits. All lookups go through here, so that a program has one panic location for them.
    #[inline(always)]
    pub(super) const fn byte(&self, at: usize) -> u8 {
        self.bytes[at]
    }

    /// An integer of sixteen bits.
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

    /// True if a mismatch in a row may have to be reported at an earlier offset; see [`super::explain`].
    pub(super) const fn needs_replay(&self, row: usize, kind: usize) -> bool {
        self.cells[row + self.run as usize + 1] >> (16 + kind % 16) & 1 != 0
    }

    /// The class of a byte.
    #[inline(always)]
    pub const fn class(&self, byte: u8) -> usize {
        self.classes[byte as usize] as usize
    }

    /// The transition of a row on a byte.
    #[inline(always)]
    pub const fn step(&self, row: usize, byte: u8) -> Cell {
        Cell(self.cells[row + self.class(byte)])
    }

    /// The transition of a row over a non-empty run.
    #[inline(always)]
    pub const fn run(&self, row: usize) -> Cell {
        Cell(self.cells[row + self.run as usize])
    }

    /// The transition of a row over a delimiter and the run before it.
    #[inline(always)]
    pub(super) const fn delimiter_step(&self, row: usize, byte: u8, is_run_empty: bool) -> Cell {
        let shift = if is_run_empty { 0 } else { self.delimiter_shift as usize };
        let index = row + self.class(byte) + shift;
        if index < self.cells.len() { Cell(self.cells[index]) } else { Cell::NONE }
    }

    /// True if a cell of 0 is final: the state has no calls, and the byte is ASCII.
    #[inline(always)]
    pub(super) const fn is_plain_dead_end(&self, row: usize, byte: u8) -> bool {
        byte < 0x80 && self.cells[row + self.run as usize + 2] & CALLS == 0
    }

    /// The transition over two hex digits at `at`, if they are there and the path over them has no operations.
    #[inline(always)]
    pub(super) fn hex_digits_step(&self, row: usize, text: &[u8], at: usize) -> Option<Cell> {
        let behind = Cell(self.cells[row + self.run as usize + 2] & !CALLS);
        let &[high, low] = text.get(at..)?.first_chunk()?;
        (behind.is_some() && high.is_ascii_hexdigit() && low.is_ascii_hexdigit()).then_some(behind)
    }

    /// The transition of a row on the character beyond ASCII at `at`, as [`Self::step`] for a byte, and the length of the
    /// character. If the state loops on it, the characters of the same range that follow are consumed too.
    #[inline(never)]
    pub const fn wide_step(&self, row: usize, text: &[u8], at: usize) -> (Cell, usize) {
        if self.ranges == 0 || text[at] < 0x80 {
            return (Cell::NONE, 1);
        }
        if self.common != 0 && is_common(text[at]) {
            let cell = Cell(self.cells[row + self.common as usize]);
            let has_loop = cell.operations() == 0 && cell.row() == row;
            let mut end = at + 1;
            while end < text.len() && (is_continuation(text[end]) || has_loop && is_common(text[end])) {
                end += 1;
            }
            return (cell, end - at);
        }
        let (character, length) = decode(text, at);
        // The last range that does not begin after the character.
        let (mut low, mut high) = (0, self.ranges as usize);
        while low + 1 < high {
            let middle = (low + high) / 2;
            if self.range(middle) >> 8 <= character {
                low = middle;
            } else {
                high = middle;
            }
        }
        let column = (self.range(low) & 0xFF) as usize;
        let cell = if column == 0 { Cell::NONE } else { Cell(self.cells[row + column]) };
        if cell.operations() != 0 || cell.row() != row {
            return (cell, length);
        }
        let first = self.range(low) >> 8;
        let behind = if high < self.ranges as usize { self.range(high) >> 8 } else { u32::MAX };
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

    /// A range of code points: its first code point << 8 | its column, or 0.
    pub const fn range(&self, number: usize) -> u32 {
        let at = self.range_list as usize + 2 * number;
        (self.word(at) as u32) << 16 | self.word(at + 1) as u32
    }

    /// Executes an operation list: copies, then positions.
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

    /// The shuffle of an operation list, in a table that is small.
    #[inline(always)]
    pub const fn shuffle(&self, list: usize) -> &'t [u8; 16] {
        &self.shuffles[list]
    }

    /// The prefix of a start rule that this text begins with. Compared as one word: eight bytes of the literal, eight that are
    /// 0x20 where case is ignored, eight that are 0xFF where bytes count; then follow the length, the cell and sixteen registers.
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

    /// The start state of a start rule.
    #[inline(always)]
    pub const fn start(&self, kind: usize) -> usize {
        if self.note_shift == 0 { 1 } else { self.word(self.starts as usize + kind) as usize }
    }

    /// The layout of a state for a start rule, or [`NO_LAYOUT`].
    #[inline(always)]
    pub const fn accept(&self, state: usize, kind: usize) -> u8 {
        self.layout(self.row(state), kind)
    }

    /// The same for the state of a row.
    #[inline(always)]
    pub(super) const fn layout(&self, row: usize, kind: usize) -> u8 {
        let column = if self.kinds == 1 { 0 } else { kind };
        let four = self.cells[row + self.run as usize + 3 + column / 4];
        let layout = (four >> (8 * (column % 4))) as u8;
        if layout == NO_LAYOUT { NO_LAYOUT } else { layout + kind as u8 * self.shift as u8 }
    }

    /// The group of eight fields that a field is in; see [`Self::ends`].
    #[inline(always)]
    pub(super) const fn eight(&self, layout: u8, field: usize) -> &[[u8; 16]; 3] {
        &self.ends[layout as usize * (self.fields as usize).div_ceil(8) + field / 8]
    }

    /// One of the registers that the fields of a layout are read from.
    pub(super) const fn slot(&self, layout: u8, slot: usize) -> usize {
        self.byte(self.capture_registers as usize + layout as usize * self.slots as usize + slot) as usize
    }

    /// How the fields of a layout are read from sixteen one-byte registers, in groups of eight.
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

    /// The call of `state` that may begin with `byte`, for which it has no cell.
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

    /// The state of the call of that number.
    #[inline(always)]
    const fn caller(&self, number: usize) -> usize {
        self.word(self.call_list as usize + 6 * number) as usize
    }

    /// True if a call of this table is matched against percent-decoded text.
    pub const fn decodes(&self) -> bool {
        self.decodes != 0
    }

    /// The bytes that need no encoding within a call, if that is matched against percent-decoded text.
    pub const fn plain(&self, call: Call) -> Option<ByteSet> {
        if call.plain == NOT_DECODED { None } else { Some(self.set(call.plain)) }
    }
}

/// True if a byte is the lead byte of a character from U+00C0 to U+CFFF.
const fn is_common(byte: u8) -> bool {
    0xC3 <= byte && byte < 0xED
}

/// True if a byte is a continuation byte of UTF-8.
const fn is_continuation(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}

/// The character beyond ASCII at `at`, and its length; the text is valid UTF-8.
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
