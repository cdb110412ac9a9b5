//! A compiled grammar: an automaton as slices of numbers.
//!
//! ```text
//! cell of `next`     15      14     13 … 0
//!                   edge?   skip?   state             no operations: go there
//!                     1      number of an edge        operations: see `edges`
//! ```
//!
//! State 0 is the one from which nothing matches; it is never entered, a cell of 0 means that the byte has no
//! way on. State 1 is the start. A state that most bytes leave unchanged has a `skip`: a bit in the table
//! `skips` that says of each byte whether it does.

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
}

impl NoteGroup {
    /// A group from its parts, in order.
    pub const fn new(from: u16, rule: u16, set: u16, end: bool) -> Self {
        NoteGroup { from, rule, set, end }
    }
}

/// An automaton for one or more start rules over the same fields.
#[derive(Debug, Clone, Copy)]
pub struct Table<'t> {
    /// By byte: its class.
    pub classes: &'t [u8; 256],
    /// How many classes.
    pub stride: usize,
    /// By state and class: a cell.
    pub next: &'t [u16],
    /// Transitions with operations.
    pub edges: &'t [Edge],
    /// The copies of all edges.
    pub moves: &'t [Move],
    /// How many states, from 1 on, have direct code.
    pub hot: usize,
    /// By byte: the skips that it belongs to, as bits.
    pub skips: &'t [u16; 256],
    /// By skip: its ASCII bytes by low nibble, the high nibbles as bits.
    pub nibbles: &'t [[u8; 16]],
    /// By state: the number of its bit in `skips`, or [`NO_SKIP`].
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
    /// Names of rules.
    pub rules: &'t [&'t str],
}
