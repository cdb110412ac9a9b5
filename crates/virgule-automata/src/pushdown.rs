//! A pushdown automaton over tables that call one another: byte by byte, with a stack of return states.
//!
//! ```text
//! text      ( a ( b ) )            "(" is a transition of the current table; its target has no transition on "a",
//! depth     0 1   1 2   1 0        but calls a table that has; at ")" the called table accepts, and the caller
//!           call    call  return   continues
//! ```
//!
//! On each byte the automaton makes a transition, a call or a return; the compiler has verified that the next byte
//! decides which. Every called table consumes a byte before it returns, and no table calls itself before it consumes a
//! byte, so a match is linear in the length of the text. The stack is an array; nesting that exceeds it is an error.
//!
//! A call may match a table against percent-encoded text: then the called table, and all tables that it calls, read
//! `%28` as the one byte `(`. Decoding does not nest, so one depth records where it began.

use super::address;
use super::table::{MAX_NESTING, NO_LAYOUT, PlainBytes, Table};

/// The index of a table, and a state of it.
pub type Frame = (u16, u16);

/// The index of the main table: the table that has the fields and calls the others.
pub const MAIN: u16 = u16::MAX;

/// A stack for the nesting of most inputs.
pub const SHALLOW_STACK: [Frame; 16] = [(0, 0); 16];

/// A stack that is as deep as any table allows: 4 KiB, which takes longer to clear than most inputs take to match.
pub const DEEP_STACK: [Frame; MAX_NESTING] = [(0, 0); MAX_NESTING];

/// The result of [`Pushdown::step`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepOutcome {
    /// The number of bytes that were consumed: three for a decoded percent-encoding.
    Taken(usize),
    /// The table in which the automaton began accepts, and has no transition on the next byte.
    Left,
    /// There is no transition, call or return on the byte.
    Stuck,
    /// The call on the byte would exceed the stack or the limit of the grammar.
    TooDeep,
}

/// The result of [`Pushdown::advance`].
#[derive(Debug, Clone, Copy)]
pub struct Advance {
    /// The offset after the bytes that were consumed.
    pub at: usize,
    /// The last accept state of the main table from which a byte was consumed, and the offset of that byte.
    pub could_end: Option<(usize, usize)>,
    /// True if only other start rules of the table have a transition on the next byte.
    pub excluded: bool,
}

/// The current table and state, without the return states.
#[derive(Debug, Clone, Copy)]
struct Position<'t> {
    frame: Frame,
    /// The number of entries on the stack.
    depth: usize,
    /// The bytes that need no encoding, if the text is percent-decoded.
    plain: Option<PlainBytes<'t>>,
    /// The depth at which decoding began.
    plain_from: usize,
}

/// The automaton. Its stack is a slice, so that the code is compiled once for both sizes.
#[derive(Debug)]
pub struct Pushdown<'t, 's> {
    /// The main table, which lists the others.
    main: &'t Table<'t>,
    now: Position<'t>,
    /// The stack of return states: [`SHALLOW_STACK`], [`DEEP_STACK`], or empty where only [`Self::advance`] is called.
    callers: &'s mut [Frame],
    /// The depth of the call that this automaton executes for another one; 0 in the main table.
    outer_depth: usize,
    /// False if a step that failed overwrote the stack: it returned from a rule, and called another one.
    is_intact: bool,
}

impl<'t, 's> Pushdown<'t, 's> {
    /// Creates an automaton in the start state of the start rule `kind` of the main table.
    pub const fn new(main: &'t Table<'t>, kind: usize, stack: &'s mut [Frame]) -> Self {
        let mut pushdown = Pushdown::in_callee(main, MAIN, None, stack);
        pushdown.now.frame.1 = main.start(kind) as u16;
        pushdown
    }

    /// Creates an automaton in the start state of a called table, for percent-decoded text if `plain` is given.
    pub const fn in_callee(
        main: &'t Table<'t>,
        table: u16,
        plain: Option<PlainBytes<'t>>,
        stack: &'s mut [Frame],
    ) -> Self {
        let now = Position { frame: (table, 1), depth: 0, plain, plain_from: 0 };
        Pushdown { main, now, callers: stack, outer_depth: (table != MAIN) as usize, is_intact: true }
    }

    /// Creates an automaton in the first of `frames`, which returns to those that follow; a frame with the dead state
    /// ends the list. The text is not decoded.
    pub const fn resume(main: &'t Table<'t>, frames: &[Frame], stack: &'s mut [Frame]) -> Self {
        let mut pushdown = Pushdown::in_callee(main, MAIN, None, stack);
        pushdown.now.frame = frames[0];
        while pushdown.now.depth + 1 < frames.len() && frames[pushdown.now.depth + 1].1 != 0 {
            pushdown.now.depth += 1;
        }
        let mut up = 0;
        while up < pushdown.now.depth {
            up += 1;
            pushdown.callers[pushdown.now.depth - up] = frames[up];
        }
        pushdown
    }

    /// Copies this automaton, with `stack` as the stack of the copy.
    pub const fn copy<'o>(&self, stack: &'o mut [Frame]) -> Pushdown<'t, 'o> {
        let mut copy = Pushdown::in_callee(self.main, MAIN, None, stack);
        copy.assign(self);
        copy
    }

    /// Copies the position and the stack of another automaton for the same tables.
    pub const fn assign(&mut self, other: &Pushdown<'t, '_>) {
        (self.now, self.outer_depth, self.is_intact) = (other.now, other.outer_depth, other.is_intact);
        let (used, _) = other.callers.split_at(self.now.depth);
        self.callers.split_at_mut(self.now.depth).0.copy_from_slice(used);
    }

    /// Returns the current table and state.
    pub const fn table_and_state(&self) -> (&'t Table<'t>, usize) {
        self.of(self.now.frame)
    }

    /// True if the current table is the main table.
    pub const fn is_in_main(&self) -> bool {
        self.now.frame.0 == MAIN
    }

    /// Returns the state of the main table: the current state, or the state to return to.
    pub const fn outermost(&self) -> u16 {
        if self.now.depth == 0 { self.now.frame.1 } else { self.callers[0].1 }
    }

    /// Returns the bytes that need no encoding, `up` levels above the current one, or `None` if the text is not decoded
    /// at that level.
    pub const fn plain(&self, up: usize) -> Option<PlainBytes<'t>> {
        if self.now.depth - up < self.now.plain_from { None } else { self.now.plain }
    }

    /// True if any call of these tables is matched against percent-decoded text.
    pub const fn decodes(&self) -> bool {
        let mut number = 0;
        while number < self.main.callees.len() {
            if self.main.callees[number].decodes() {
                return true;
            }
            number += 1;
        }
        self.main.decodes()
    }

    /// Returns the frame to return to, `up` levels above the current one (level 0), or `None` if there are fewer
    /// levels.
    pub const fn frame(&self, up: usize) -> Option<Frame> {
        match up {
            0 => Some(self.now.frame),
            _ if up > self.now.depth => None,
            _ => Some(self.callers[self.now.depth - up]),
        }
    }

    /// Returns the table and state of a frame.
    pub const fn of(&self, (table, state): Frame) -> (&'t Table<'t>, usize) {
        let table = if table == MAIN { self.main } else { self.main.callees[table as usize] };
        (table, state as usize)
    }

    /// True if the stack is consistent with the position, even after a step that failed.
    pub const fn is_intact(&self) -> bool {
        self.is_intact
    }

    /// True if a frame accepts; in the main table, for the start rule `kind`.
    #[inline(never)]
    pub const fn accepts(&self, frame: Frame, kind: usize) -> bool {
        let (table, state) = self.of(frame);
        table.accept(state, if frame.0 == MAIN { kind } else { 0 }) != NO_LAYOUT
    }

    /// Consumes the byte, or the character, at `at`; there is none at the end of the text. On failure the position is
    /// unchanged, but the stack may not be; see [`Self::is_intact`].
    #[inline(never)]
    pub const fn step(&mut self, text: &[u8], at: usize) -> StepOutcome {
        let before = self.now;
        let mut is_intact = self.is_intact;
        loop {
            let (table, state) = self.table_and_state();
            if let Some((byte, mut length)) = read(text, at, self.now.plain) {
                let mut cell = table.step(table.row(state), byte);
                if !cell.is_some() && self.now.plain.is_none() {
                    (cell, length) = table.wide_step(table.row(state), text, at);
                }
                if cell.is_some() {
                    self.now.frame.1 = table.state(cell.row()) as u16;
                    return StepOutcome::Taken(length);
                }
                if table.has_calls(table.row(state))
                    && let Some(call) = table.call(state, byte)
                {
                    if self.now.depth == self.callers.len()
                        || self.now.depth + self.outer_depth >= self.main.nesting as usize
                    {
                        (self.now, self.is_intact) = (before, is_intact);
                        return StepOutcome::TooDeep;
                    }
                    is_intact &= self.now.depth >= before.depth;
                    self.callers[self.now.depth] = (self.now.frame.0, table.state(call.cell.row()) as u16);
                    self.now.depth += 1;
                    self.now.frame = (call.callee, 1);
                    if let Some(plain) = table.plain(call) {
                        (self.now.plain, self.now.plain_from) = (Some(plain), self.now.depth);
                    }
                    continue;
                }
            }
            let ends = !self.is_in_main() && table.accept(state, 0) != NO_LAYOUT;
            if ends && self.now.depth > 0 {
                self.leave();
                continue;
            }
            (self.now, self.is_intact) = (before, is_intact);
            return if ends { StepOutcome::Left } else { StepOutcome::Stuck };
        }
    }

    /// Consumes bytes from `at` on and before `end` as [`Self::step`] does, up to the first call, return or decoding:
    /// one lookup per byte, without the position that a step saves.
    pub const fn advance(&mut self, text: &[u8], at: usize, end: usize, kind: usize) -> Advance {
        if self.now.plain.is_some() {
            return Advance { at, could_end: None, excluded: false };
        }
        let (table, state) = self.table_and_state();
        let kind = if self.is_in_main() { Some(kind) } else { None };
        let (row, taken) = advance_rows(table, table.row(state), text, (at, end), kind);
        self.now.frame.1 = table.state(row) as u16;
        taken
    }

    /// Consumes bytes from `begin` on as [`Self::step`] does, as long as the current table has transitions on them, and
    /// returns their number. `step` would save the position for each byte; for `ldap`, this takes 14 % fewer
    /// instructions.
    #[inline(always)]
    const fn transitions(&mut self, text: &[u8], begin: usize) -> usize {
        let (table, state) = self.table_and_state();
        let (row, at) = consume(table, table.row(state), text, begin, self.now.plain);
        self.now.frame.1 = table.state(row) as u16;
        at - begin
    }

    const fn leave(&mut self) {
        self.now.depth -= 1;
        self.now.frame = self.callers[self.now.depth];
        if self.now.depth < self.now.plain_from {
            (self.now.plain, self.now.plain_from) = (None, 0);
        }
    }
}

/// [`Pushdown::advance`] from a row of a table, which is the main table if `kind` is given. Returns the row reached.
pub(super) const fn advance_rows(
    table: &Table<'_>,
    mut row: usize,
    text: &[u8],
    (begin, end): (usize, usize),
    kind: Option<usize>,
) -> (usize, Advance) {
    let (mut at, mut could_end, mut excluded) = (begin, None, false);
    let mut accepts = table.is_accepting(row, kind);
    while at < end {
        if table.run(row).row() == row {
            // The state loops on the bytes of a run.
            let begin = at;
            while at < end && table.class(text[at]) < table.first_delimiter as usize {
                at += 1;
            }
            if at > begin {
                if accepts {
                    could_end = Some((row, at - 1));
                }
                continue;
            }
        }
        let (mut cell, mut length) = (table.step(row, text[at]), 1);
        if !cell.is_some() {
            (cell, length) = table.wide_step(row, text, at);
            if !cell.is_some() {
                break;
            }
        }
        if cell.row() != row
            && let Some(kind) = kind
            && !table.is_noted(table.state(cell.row()), kind)
        {
            excluded = true;
            break;
        }
        if accepts {
            could_end = Some((row, at));
        }
        if cell.row() != row {
            row = cell.row();
            accepts = table.is_accepting(row, kind);
        }
        at += length;
    }
    let could_end = match could_end {
        Some((row, at)) => Some((table.state(row), at)),
        None => None,
    };
    (row, Advance { at, could_end, excluded })
}

/// Consumes bytes from `at` on as long as a table has transitions on them; returns the row and the offset after them.
/// The bytes are percent-decoded if `plain` is given.
#[inline(always)]
const fn consume(
    table: &Table<'_>,
    mut row: usize,
    text: &[u8],
    mut at: usize,
    plain: Option<PlainBytes<'_>>,
) -> (usize, usize) {
    while let Some((byte, mut length)) = read(text, at, plain) {
        let mut cell = table.step(row, byte);
        if !cell.is_some() && byte >= 0x80 && plain.is_none() {
            (cell, length) = table.wide_step(row, text, at);
        }
        if !cell.is_some() {
            break;
        }
        (row, at) = (cell.row(), at + length);
    }
    (row, at)
}

/// Returns the next byte, percent-decoded if `plain` is given, and its length in the text. `None` at the end of the
/// text, for a byte that must be encoded, and for an incomplete encoding.
///
/// ```text
/// pct-encoded = "%" HEXDIG HEXDIG          ; RFC 3986, section 2.1
/// ```
const fn read(text: &[u8], at: usize, plain: Option<PlainBytes<'_>>) -> Option<(u8, usize)> {
    if at >= text.len() {
        return None;
    }
    let byte = text[at];
    let Some(plain) = plain else { return Some((byte, 1)) };
    if byte != b'%' {
        return if plain.contains(byte) { Some((byte, 1)) } else { None };
    }
    if at + 2 >= text.len() {
        return None;
    }
    match ((text[at + 1] as char).to_digit(16), (text[at + 2] as char).to_digit(16)) {
        (Some(high), Some(low)) => Some(((high << 4 | low) as u8, 3)),
        _ => None,
    }
}

/// Returns the end of the longest prefix of `text[at..]` that a callee matches, or `None` if it matches no prefix.
///
/// Most callees have no calls and need no stack: 10 % faster for hosts that are IPv6 addresses.
#[inline(never)]
pub const fn match_callee<'t>(
    main: &'t Table<'t>,
    callee: u16,
    plain: Option<PlainBytes<'t>>,
    text: &[u8],
    at: usize,
) -> Option<usize> {
    let table = main.callees[callee as usize];
    if table.calls == 0 && plain.is_none() {
        return match_leaf(table, text, at);
    }
    match match_nested(Pushdown::in_callee(main, callee, plain, &mut { SHALLOW_STACK }), text, at) {
        Ok(end) => end,
        Err(TooDeep) => match_deep(main, callee, plain, text, at),
    }
}

/// [`match_callee`] for a text that nests deeper than most.
#[cold]
#[inline(never)]
const fn match_deep<'t>(
    main: &'t Table<'t>,
    callee: u16,
    plain: Option<PlainBytes<'t>>,
    text: &[u8],
    at: usize,
) -> Option<usize> {
    match match_nested(Pushdown::in_callee(main, callee, plain, &mut { DEEP_STACK }), text, at) {
        Ok(end) => end,
        Err(TooDeep) => None,
    }
}

/// [`match_callee`] for a table without calls.
pub(super) const fn match_leaf(table: &Table<'_>, text: &[u8], at: usize) -> Option<usize> {
    if table.addresses != 0
        && let Some(end) = address::end(text, at)
    {
        return Some(end);
    }
    let (row, at) = consume_leaf(table, text, at);
    if table.layout(row, 0) == NO_LAYOUT { None } else { Some(at) }
}

/// [`consume`] in a called table without calls; returns the row and the offset after the bytes.
#[inline(never)]
pub(super) const fn consume_leaf(table: &Table<'_>, text: &[u8], at: usize) -> (usize, usize) {
    consume(table, table.row(1), text, at, None)
}

struct TooDeep;

/// [`match_callee`] for a table with calls, or for percent-decoded text.
#[inline(never)]
const fn match_nested(
    mut pushdown: Pushdown<'_, '_>,
    text: &[u8],
    mut at: usize,
) -> Result<Option<usize>, TooDeep> {
    loop {
        at += pushdown.transitions(text, at);
        match pushdown.step(text, at) {
            StepOutcome::Taken(length) => at += length,
            StepOutcome::Left => return Ok(Some(at)),
            StepOutcome::Stuck => return Ok(None),
            StepOutcome::TooDeep => return Err(TooDeep),
        }
    }
}

/// Returns the length of the longest prefix of `text` that the start rule `kind` matches, or `None` if it matches no
/// prefix, not even the empty one. Also returns the number of bytes that were read.
///
/// Reads each byte once, and no byte after the first that has no transition.
#[inline]
pub fn longest(table: &Table<'_>, text: &str, kind: usize) -> (Option<usize>, usize) {
    let mut stack = DEEP_STACK;
    let mut pushdown = Pushdown::new(table, kind, &mut stack);
    let (mut at, mut longest) = (0, None);
    loop {
        let (_, state) = pushdown.table_and_state();
        if pushdown.is_in_main() && table.accept(state, kind) != NO_LAYOUT {
            longest = Some(at);
        }
        match pushdown.step(text.as_bytes(), at) {
            StepOutcome::Taken(length) => at += length,
            StepOutcome::Left | StepOutcome::Stuck | StepOutcome::TooDeep => break,
        }
    }
    (longest, text.len().min(at + 1))
}
