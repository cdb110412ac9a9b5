//! A compiled grammar: an automaton as slices of numbers.
//!
//! ```text
//! cell of `next`     15      14     13 … 0
//!                   edge?   skip?   state             no operations: go there
//!                     1      number of an edge        operations: see `edges`
//! ```
//!
//! State 0 is the one from which nothing matches; it is never entered, a cell of 0 means that the byte has no
//! way on. State 1 is the start. A state that most bytes leave unchanged has a `skip`: a set
//! of ASCII bytes in `nibbles`.
//!
//! Rules that nest, and large rules that many have in common, have tables of their own. Entering and leaving those
//! is not in `next`: where a cell is 0 there may be a [`Call`], or a state of a called table may be its end.

use super::describe::ByteSet;

/// A cell with this bit is the number of an edge.
pub const EDGE: u16 = 0x8000;
/// A cell with this bit leads to a state that has a skip.
pub const SKIP: u16 = 0x4000;
/// The state in a cell.
pub const STATE: u16 = 0x3FFF;
/// The skip of a state that has none.
pub const NO_SKIP: u8 = u8::MAX;
/// A register that was not written.
pub const UNWRITTEN: u32 = u32::MAX;
/// The register that always holds 0.
pub const ZERO: usize = 0;
/// The register that holds the length of the text.
pub const END: usize = 1;
/// The register that is never written.
pub const NEVER: usize = 2;
/// The layout of a state in which the text may not end.
pub const NO_LAYOUT: u8 = u8::MAX;
/// The note of a state in which a start rule cannot match any more.
pub const NO_NOTE: u16 = u16::MAX;
/// The rule of a note that is in none.
pub const NO_RULE: u16 = u16::MAX;
/// The `plain` of a call whose text is not decoded.
pub const AS_IT_STANDS: u16 = u16::MAX;
/// Calls nest at most so deep.
pub const MAX_NESTING: usize = 1024;
/// No automaton has more registers.
pub const MAX_REGISTERS: usize = 64;

/// A transition with operations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edge {
    /// The state it leads to.
    pub target: u16,
    /// The skip of that state, or [`NO_SKIP`].
    pub skip: u8,
    /// The first of its copies.
    pub first: u16,
    /// One past the last.
    pub last: u16,
    /// The registers that take the position, as bits, after the copies.
    pub set: u64,
}

impl Edge {
    /// An edge from its parts, in order.
    pub const fn new(target: u16, skip: u8, first: u16, last: u16, set: u64) -> Self {
        Edge { target, skip, first, last, set }
    }
}

/// A copy between registers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// The register that is written.
    pub to: u8,
    /// The register that is read.
    pub from: u8,
}

impl Move {
    /// A copy from its parts, in order.
    pub const fn new(to: u8, from: u8) -> Self {
        Move { to, from }
    }
}

/// Where a state calls a rule that has a table of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    /// The state.
    pub state: u16,
    /// The table of the rule, an index of [`Table::callees`].
    pub callee: u16,
    /// The bytes that the rule begins with, an index of [`Table::sets`].
    pub bytes: u16,
    /// If the rule is read decoded: the bytes that stand for themselves, an index of [`Table::sets`]; else
    /// [`AS_IT_STANDS`].
    pub plain: u16,
    /// What is done before the call, and the state behind it.
    pub edge: Edge,
}

impl Call {
    /// A call from its parts, in order.
    pub const fn new(state: u16, callee: u16, bytes: u16, plain: u16, edge: Edge) -> Self {
        Call { state, callee, bytes, plain, edge }
    }
}

/// Where a field is when the text has ended. Besides those that transitions write there are three registers:
/// see [`ZERO`], [`END`] and [`NEVER`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    /// The field is there if this register was written.
    pub guard: u8,
    /// The register that its beginning is counted from.
    pub begin: u8,
    /// What is added to that.
    pub begin_offset: i16,
    /// The register that its end is counted from.
    pub end: u8,
    /// What is added to that.
    pub end_offset: i16,
}

impl Field {
    /// A field from its parts, in order.
    pub const fn new(guard: u8, begin: u8, begin_offset: i16, end: u8, end_offset: i16) -> Self {
        Field { guard, begin, begin_offset, end, end_offset }
    }
}

/// The readings that are possible in a state, for error messages: a range of [`Table::groups`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Note {
    /// The first group.
    pub first: u16,
    /// One past the last.
    pub last: u16,
}

impl Note {
    /// A note from its parts, in order.
    pub const fn new(first: u16, last: u16) -> Self {
        Note { first, last }
    }
}

/// Readings that agree on the rule of the last byte.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoteGroup {
    /// The rule of the last byte, an index of [`Table::rules`], or [`NO_RULE`].
    pub from: u16,
    /// The rule the reading is in, an index of [`Table::rules`], or [`NO_RULE`].
    pub rule: u16,
    /// The bytes that go on, an index of [`Table::sets`].
    pub set: u16,
    /// Whether the text may end.
    pub end: bool,
    /// Whether the rule of the last byte is over, and the reading goes on in another.
    pub over: bool,
}

impl NoteGroup {
    /// A group from its parts, in order.
    pub const fn new(from: u16, rule: u16, set: u16, end: bool, over: bool) -> Self {
        NoteGroup { from, rule, set, end, over }
    }
}

/// An automaton for one or more start rules over the same fields.
#[derive(Debug, Clone, Copy)]
pub struct Table<'t> {
    /// By byte: its class.
    pub classes: &'t [u8; 256],
    /// How many classes.
    pub stride: usize,
    /// By state and class: a cell. In a packed table the cells of all rows, laid over one another.
    pub next: &'t [u16],
    /// By state: where its row begins in `next`; empty if the table is not packed.
    pub rows: &'t [u16],
    /// By state of a packed table: the one that knows the cells which are not in the row, or 0.
    pub defaults: &'t [u16],
    /// By cell of a packed table: its class, which tells to whom it belongs, for no two rows begin at one place.
    pub check: &'t [u8],
    /// Transitions with operations.
    pub edges: &'t [Edge],
    /// The copies of all edges.
    pub moves: &'t [Move],
    /// How many states, from 1 on, have direct code.
    pub hot: usize,
    /// By skip: its ASCII bytes by low nibble, the high nibbles as bits.
    pub nibbles: &'t [[u8; 16]],
    /// By state: its skip, an index of `nibbles`, or [`NO_SKIP`].
    pub skip_of: &'t [u8],
    /// How many start rules.
    pub kinds: usize,
    /// By state and start rule: an index into `layouts`, or [`NO_LAYOUT`].
    pub accepts: &'t [u8],
    /// How many fields.
    pub fields: usize,
    /// By layout and field: an index into `places`.
    pub layouts: &'t [u8],
    /// The ways in which fields lie.
    pub places: &'t [Field],
    /// By state and start rule: an index into `notes`, or [`NO_NOTE`].
    pub note_of: &'t [u16],
    /// Ranges of `groups`.
    pub notes: &'t [Note],
    /// What may come next.
    pub groups: &'t [NoteGroup],
    /// Sets of bytes.
    pub sets: &'t [[u64; 4]],
    /// Names of rules, a slash behind each.
    pub rules: &'t str,
    /// Classes of characters beyond ASCII: where a stretch of code points begins, eight bits up, with its column in
    /// `next`, or 0. Empty for a table that takes them byte by byte.
    pub wide: &'t [u32],
    /// Where rules are called that have tables of their own, by state.
    pub calls: &'t [Call],
    /// How deep calls may nest.
    pub nesting: usize,
    /// The tables that are called from here, and from there; they have no fields, and call by these numbers too.
    pub callees: &'t [&'t Table<'t>],
}

impl<'t> Table<'t> {
    /// Where `state` goes on a byte: a cell as described above, 0 if it has no way on.
    #[inline(always)]
    pub const fn cell(&self, state: usize, byte: u8) -> u16 {
        self.at(state, self.classes[byte as usize] as usize)
    }

    /// The cell of a state and a class.
    #[inline(always)]
    const fn at(&self, state: usize, class: usize) -> u16 {
        if self.rows.is_empty() {
            self.next[state * self.stride + class]
        } else {
            self.unpacked(state, class)
        }
    }

    /// The same for a packed table: the cell of the row, or of the row that knows the rest.
    const fn unpacked(&self, mut state: usize, class: usize) -> u16 {
        while state != 0 {
            let place = self.rows[state] as usize + class;
            if self.check[place] as usize == class {
                return self.next[place];
            }
            state = self.defaults[state] as usize;
        }
        0
    }

    /// Where `state` goes on the character beyond ASCII at `at`, as [`Self::cell`] does for a byte; and how long it is.
    #[cold]
    pub const fn wide_cell(&self, state: usize, text: &[u8], at: usize) -> (u16, usize) {
        if self.wide.is_empty() || text[at] < 0x80 {
            return (0, 1);
        }
        let (character, length) = decode(text, at);
        // The last stretch that does not begin behind the character.
        let (mut low, mut high) = (0, self.wide.len());
        while low + 1 < high {
            let middle = (low + high) / 2;
            if self.wide[middle] >> 8 <= character {
                low = middle;
            } else {
                high = middle;
            }
        }
        let column = (self.wide[low] & 0xFF) as usize;
        (if column == 0 { 0 } else { self.at(state, column) }, length)
    }

    /// The name of a rule by its number.
    pub const fn rule(&self, number: u16) -> Option<&'t str> {
        let names = self.rules.as_bytes();
        let (mut begin, mut end, mut left) = (0, 0, number);
        while end < names.len() {
            if names[end] == b'/' {
                if left == 0 {
                    return Some(self.rules.split_at(end).0.split_at(begin).1);
                }
                left -= 1;
                begin = end + 1;
            }
            end += 1;
        }
        None
    }

    /// How many states there are, the one from which nothing matches among them.
    pub const fn states(&self) -> usize {
        self.skip_of.len()
    }

    /// The call of `state` on the sight of `byte`. The cell of that byte is 0.
    pub const fn call(&self, state: usize, byte: u8) -> Option<&'t Call> {
        // The calls stand in the order of their states.
        let (mut index, mut high) = (0, self.calls.len());
        while index < high {
            let middle = (index + high) / 2;
            if (self.calls[middle].state as usize) < state {
                index = middle + 1;
            } else {
                high = middle;
            }
        }
        while index < self.calls.len() && self.calls[index].state as usize == state {
            let call = &self.calls[index];
            if ByteSet(self.sets[call.bytes as usize]).contains(byte) {
                return Some(call);
            }
            index += 1;
        }
        None
    }

    /// The bytes that stand for themselves where a call of this table is read decoded.
    pub const fn plain(&self, call: &Call) -> Option<&'t [u64; 4]> {
        if call.plain == AS_IT_STANDS { None } else { Some(&self.sets[call.plain as usize]) }
    }
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
