//! A compiled grammar: an automaton as two slices of numbers, and where in them is what.
//!
//! ```text
//! cell               15      14     13 … 0
//!                   edge?   skip?   state             no operations: go there
//!                     1      number of an edge        operations: see `operate`
//! ```
//!
//! State 0 is the one from which nothing matches; it is never entered, a cell of 0 means that the byte has no
//! way on. State 1 is the start, if start rules do not begin apart. A state that most bytes leave unchanged has a `skip`: a set
//! of ASCII bytes in `nibbles`.
//!
//! Rules that nest, and large rules that many have in common, have tables of their own. Entering and leaving those
//! is not among the cells: where one is 0 there may be a [`Call`], or a state of a called table may be its end.
//!
//! Two slices and not twenty, because a slice costs forty bytes in a program that can be loaded anywhere, which is
//! more than many of them hold. What is in them stands in the compiler, in `emit/layout.rs`, which makes them.

use super::describe::ByteSet;

/// A cell with this bit is the number of an edge.
pub const EDGE: u16 = 0x8000;
/// A cell with this bit leads to a state that has a skip.
pub const SKIP: u16 = 0x4000;
/// The state in a cell.
pub const STATE: u16 = 0x3FFF;
/// A register that was not written.
pub const UNWRITTEN: u32 = u32::MAX;
/// The register that always holds 0.
pub const ZERO: usize = 0;
/// The register that holds the length of the text.
pub const END: usize = 1;
/// The first register that transitions write: behind those above, and one that is never written.
pub const FIRST: usize = 3;
/// The layout of a state in which the text may not end.
pub const NO_LAYOUT: u8 = u8::MAX;
/// The `plain` of a call whose text is not decoded.
const AS_IT_STANDS: u16 = u16::MAX;
/// Calls nest at most so deep.
pub const MAX_NESTING: usize = 1024;
/// No automaton has more registers.
pub const MAX_REGISTERS: usize = 64;

/// How the cells stand in a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cells {
    /// By state and class.
    Square,
    /// Rows laid over one another.
    Comb,
    /// The same, with cells of eight bits.
    Narrow,
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
    pub edge: u16,
}

/// An automaton for one or more start rules over the same fields. Where it says "at", that is an index of `bytes` or
/// of `words`.
#[derive(Debug, Clone, Copy)]
pub struct Table<'t> {
    /// All numbers of eight bits.
    pub bytes: &'t [u8],
    /// All numbers of sixteen bits, the cells first.
    pub words: &'t [u16],
    /// The tables that are called from here, and from there; they have no fields, and call by these numbers too.
    pub callees: &'t [&'t Table<'t>],
    /// How the cells stand.
    pub cells: Cells,
    /// The first byte that does not have the class of most: the classes from there on stand first in `bytes`.
    pub base: u8,
    /// How many; the one behind them is that of all other bytes.
    pub top: u8,
    /// How many bytes a number of a note, a group, a rule or a set has.
    pub width: u8,
    /// How many bytes a set has.
    pub set_size: u8,
    /// How many bytes a mask has.
    pub mask_size: u8,
    /// How many words an edge has.
    pub edge_size: u8,
    /// How many classes.
    pub stride: u16,
    /// How many states, the one from which nothing matches among them.
    pub states: u16,
    /// How many of them, from 1 on, have direct code.
    pub hot: u16,
    /// In a narrow table: the first of those that have a skip.
    pub first_skip: u16,
    /// How many start rules have numbers of their own by state.
    pub kinds: u16,
    /// What is added to a layout for each start rule before, where they have the same numbers by state.
    pub shift: u16,
    /// The same for notes.
    pub note_shift: u16,
    /// The layout of texts that were read by bit streams, whose registers are packed; [`NO_LAYOUT`] if there are none.
    pub streams: u8,
    /// How many fields.
    pub fields: u16,
    /// How many calls.
    pub calls: u16,
    /// How many stretches of characters beyond ASCII.
    pub stretches: u16,
    /// How deep calls may nest.
    pub nesting: u16,
    /// At (words): by state, where its row begins.
    pub rows: u32,
    /// At (bytes if narrow, else words): by state, the one that knows the cells which are not in its row, or 0.
    pub defaults: u32,
    /// At (bytes): by state, a mask counted from 1, or 0.
    pub mask_of: u32,
    /// At (bytes): a bit for each class.
    pub masks: u32,
    /// At (bytes): by cell, its class, which tells to whom it belongs, for no two rows begin at one place; in a narrow
    /// table with the cell behind it.
    pub check: u32,
    /// At (words): transitions with operations. A cell that leads on; where its moves are, behind `moves`; and the
    /// registers that take the position, as bits from `FIRST` on.
    pub edges: u32,
    /// At (bytes): copies between registers. How many, then register that is written and register that is read.
    pub moves: u32,
    /// At (bytes): by skip, its ASCII bytes by low nibble, the high nibbles as bits.
    pub nibbles: u32,
    /// At (bytes): by state, its skip.
    pub skip_of: u32,
    /// At (bytes): by state and start rule, a layout or [`NO_LAYOUT`].
    pub accepts: u32,
    /// At (bytes): by layout and field, a place.
    pub layouts: u32,
    /// At (bytes): the ways in which fields lie; see `places.rs`.
    pub places: u32,
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

    /// The class of a byte.
    #[inline(always)]
    pub const fn class(&self, byte: u8) -> usize {
        let index = byte.wrapping_sub(self.base);
        self.byte(if index < self.top { index } else { self.top } as usize) as usize
    }

    /// Where `state` goes on a byte: a cell as described above, 0 if it has no way on.
    #[inline(always)]
    pub const fn cell(&self, state: usize, byte: u8) -> u16 {
        self.at(state, self.class(byte))
    }

    /// The cell of a state and a class.
    #[inline(always)]
    const fn at(&self, state: usize, class: usize) -> u16 {
        match self.cells {
            Cells::Square => self.word(state * self.stride as usize + class),
            Cells::Comb => self.comb(state, class),
            Cells::Narrow => self.narrow(state, class),
        }
    }

    /// The cell of the row, or of the row that knows the rest.
    #[inline(always)]
    const fn comb(&self, mut state: usize, class: usize) -> u16 {
        while state != 0 {
            let place = self.word(self.rows as usize + state) as usize + class;
            if self.byte(self.check as usize + place) as usize == class {
                return self.word(place);
            }
            if self.is_masked(state, class) {
                return self.word(place - class + self.stride as usize);
            }
            state = self.word(self.defaults as usize + state) as usize;
        }
        0
    }

    /// The same where edges are numbered behind the states, and states with a skip stand last.
    #[inline(always)]
    const fn narrow(&self, mut state: usize, class: usize) -> u16 {
        while state != 0 {
            let row = self.check as usize + 2 * self.word(self.rows as usize + state) as usize;
            let own = self.byte(row + 2 * class) as usize == class;
            if own || self.is_masked(state, class) {
                let place = row + 2 * if own { class } else { self.stride as usize };
                let cell = self.byte(place + 1) as u16;
                return if cell >= self.states {
                    EDGE | (cell - self.states)
                } else if cell >= self.first_skip {
                    SKIP | cell
                } else {
                    cell
                };
            }
            state = self.byte(self.defaults as usize + state) as usize;
        }
        0
    }

    /// Whether a row has one cell for a class and others, which stands behind those of all classes.
    #[inline(always)]
    const fn is_masked(&self, state: usize, class: usize) -> bool {
        let mask = self.byte(self.mask_of as usize + state) as usize;
        if mask == 0 {
            return false;
        }
        let at = self.masks as usize + (mask - 1) * self.mask_size as usize;
        self.byte(at + class / 8) >> (class % 8) & 1 != 0
    }

    /// Where `state` goes on the character beyond ASCII at `at`, as [`Self::cell`] does for a byte; and how long it is,
    /// with those behind it that leave the state unchanged as well, as most of a script do.
    #[inline(never)]
    pub const fn wide_cell(&self, state: usize, text: &[u8], at: usize) -> (u16, usize) {
        if self.stretches == 0 || text[at] < 0x80 {
            return (0, 1);
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
        let cell = if column == 0 { 0 } else { self.at(state, column) };
        if cell & EDGE != 0 || (cell & STATE) as usize != state {
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

    /// Where an edge leads: a cell that is no edge.
    #[inline(always)]
    pub const fn target(&self, edge: u16) -> u16 {
        self.word(self.edges as usize + edge as usize * self.edge_size as usize)
    }

    /// The operations of an edge: copies, then registers that take the position. Gives where it leads.
    #[inline(always)]
    pub(super) const fn operate(&self, edge: u16, registers: &mut [u32], at: usize) -> u16 {
        let begin = self.edges as usize + edge as usize * self.edge_size as usize;
        let moves = self.word(begin + 1) as usize;
        if moves != 0 {
            let mut next = self.moves as usize + moves;
            let end = next + 2 * self.byte(next) as usize;
            while next < end {
                registers[self.byte(next + 1) as usize] = registers[self.byte(next + 2) as usize];
                next += 2;
            }
        }
        let (mut word, mut first) = (begin + 2, FIRST);
        while word < begin + self.edge_size as usize {
            let mut set = self.word(word);
            while set != 0 {
                registers[first + set.trailing_zeros() as usize] = at as u32;
                set &= set - 1;
            }
            (word, first) = (word + 1, first + 16);
        }
        self.word(begin)
    }

    /// The skip of a state that has one.
    #[inline(always)]
    pub const fn skip(&self, state: usize) -> u8 {
        self.byte(self.skip_of as usize + state)
    }

    /// The state in which a start rule begins.
    #[inline(always)]
    pub const fn start(&self, kind: usize) -> usize {
        if self.note_shift == 0 { 1 } else { self.word(self.starts as usize + kind) as usize }
    }

    /// The layout of a state for a start rule.
    #[inline(always)]
    pub const fn accept(&self, state: usize, kind: usize) -> u8 {
        let index = if self.kinds == 1 { state } else { state * self.kinds as usize + kind };
        let layout = self.byte(self.accepts as usize + index);
        if layout == NO_LAYOUT { NO_LAYOUT } else { layout + kind as u8 * self.shift as u8 }
    }

    /// A call by its number.
    pub const fn call_at(&self, number: usize) -> Call {
        let at = self.call_list as usize + 5 * number;
        let (state, callee, bytes) = (self.word(at), self.word(at + 1), self.word(at + 2));
        Call { state, callee, bytes, plain: self.word(at + 3), edge: self.word(at + 4) }
    }

    /// The call of `state` on the sight of `byte`. The cell of that byte is 0.
    pub const fn call(&self, state: usize, byte: u8) -> Option<Call> {
        // The calls stand in the order of their states.
        let (mut index, mut high) = (0, self.calls as usize);
        while index < high {
            let middle = (index + high) / 2;
            if (self.call_at(middle).state as usize) < state {
                index = middle + 1;
            } else {
                high = middle;
            }
        }
        while index < self.calls as usize {
            let call = self.call_at(index);
            if call.state as usize != state {
                break;
            }
            if self.set_has(call.bytes, byte) {
                return Some(call);
            }
            index += 1;
        }
        None
    }

    /// Whether a call of this table is read decoded.
    pub const fn decodes(&self) -> bool {
        let mut number = 0;
        while number < self.calls as usize {
            if self.call_at(number).plain != AS_IT_STANDS {
                return true;
            }
            number += 1;
        }
        false
    }

    /// The bytes that stand for themselves where a call of this table is read decoded.
    pub const fn plain(&self, call: Call) -> Option<ByteSet> {
        if call.plain == AS_IT_STANDS { None } else { Some(self.set(call.plain)) }
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
