//! Through tables that call one another: one byte at a time, with a stack.
//!
//! ```text
//! text      ( a ( b ) )            "(" is taken by the table that is walked; its state behind it has no way on
//! depth     0 1   1 2   1 0        with "a", but calls one that does; at ")" that one is at its end, and its
//!           call    call  leave    caller goes on
//! ```
//!
//! A byte is taken, or a table is entered, or left: what of them, the byte decides, which the compiler has made
//! sure of. Every table that is entered takes a byte before it is left, and no table enters itself without one,
//! so a walk takes time linear in the text. The stack is an array; nesting that does not fit is an error.
//!
//! A table may be entered for text that is percent-encoded: then `%28` is the one byte `(` to it, and to all that
//! it calls. Within such text there is no other, so that one mark says where it began.

use super::expected::ByteSet;
use super::table::{MAX_NESTING, NO_LAYOUT, Table};

/// A place to go on at: a table by its number, and a state.
type Frame = (u16, u16);

/// The number of the table that was there first.
const MAIN: u16 = u16::MAX;

/// How a step went.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// So many bytes were taken: three where an escape was decoded, else one.
    Taken(usize),
    /// The table that the walk began in is at its end, and the text goes on with something else.
    Left,
    /// No reading takes the byte.
    Stuck,
    /// The byte opens one level too many.
    TooDeep,
}

/// What [`Walk::advance`] took.
#[derive(Debug, Clone, Copy)]
pub struct Advance {
    /// The offset behind it.
    pub at: usize,
    /// The last accepting state of the table with the fields that took a byte, and the offset of that byte.
    pub could_end: Option<(usize, usize)>,
    /// Whether another start rule would take the next byte, but this one would not.
    pub excluded: bool,
}

/// Where a walk is, but for its callers.
#[derive(Debug, Clone, Copy)]
struct Now {
    frame: Frame,
    /// How many callers wait in this walk.
    depth: usize,
    /// The bytes that stand for themselves, if the text is decoded.
    plain: Option<ByteSet>,
    /// The depth from which on it is.
    plain_from: usize,
}

/// A walk that nests at most `N` deep.
#[derive(Debug, Clone, Copy)]
pub struct Walk<'t, const N: usize> {
    /// The table with the fields, which knows the others.
    main: &'t Table<'t>,
    now: Now,
    /// Where the callers go on.
    callers: [Frame; N],
    /// How many callers wait that are not in this walk.
    outside: usize,
}

/// A walk as deep as any table allows.
pub type DeepWalk<'t> = Walk<'t, MAX_NESTING>;

impl<'t, const N: usize> Walk<'t, N> {
    /// At the beginning of a start rule of the table with the fields.
    pub const fn new(main: &'t Table<'t>, kind: usize) -> Self {
        let mut walk = Walk::at(main, MAIN, None);
        walk.now.frame.1 = main.start(kind) as u16;
        walk
    }

    /// At the beginning of a table that is called, for text that is decoded if `plain` is given.
    pub const fn at(main: &'t Table<'t>, table: u16, plain: Option<ByteSet>) -> Self {
        let now = Now { frame: (table, 1), depth: 0, plain, plain_from: 0 };
        Walk { main, now, callers: [(0, 0); N], outside: (table != MAIN) as usize }
    }

    /// The table that the walk is in, and the state.
    pub const fn place(&self) -> (&'t Table<'t>, usize) {
        self.of(self.now.frame)
    }

    /// Whether the walk is in the table with the fields.
    pub const fn is_outside(&self) -> bool {
        self.now.frame.0 == MAIN
    }

    /// The state of the table with the fields: the one that the walk is in, or where it goes on.
    pub const fn outermost(&self) -> u16 {
        if self.now.depth == 0 { self.now.frame.1 } else { self.callers[0].1 }
    }

    /// The bytes that stand for themselves where the text is decoded, `up` levels above this one.
    pub const fn plain(&self, up: usize) -> Option<ByteSet> {
        if self.now.depth - up < self.now.plain_from { None } else { self.now.plain }
    }

    /// Whether text is decoded anywhere in these tables.
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

    /// The place where the caller goes on, `up` levels above this one.
    pub const fn caller(&self, up: usize) -> Option<(&'t Table<'t>, usize)> {
        if up >= self.now.depth { None } else { Some(self.of(self.callers[self.now.depth - 1 - up])) }
    }

    const fn of(&self, (table, state): Frame) -> (&'t Table<'t>, usize) {
        let table = if table == MAIN { self.main } else { self.main.callees[table as usize] };
        (table, state as usize)
    }

    /// Takes what stands at `at`. A walk that does not stays where it was.
    pub const fn step(&mut self, text: &[u8], at: usize) -> Step {
        let before = self.now;
        loop {
            let (table, state) = self.place();
            if let Some((byte, mut length)) = read(text, at, self.now.plain) {
                let mut cell = table.step(table.row(state), byte);
                if !cell.is_some() && self.now.plain.is_none() {
                    (cell, length) = table.wide_step(table.row(state), text, at);
                }
                if cell.is_some() {
                    self.now.frame.1 = table.state(cell.row()) as u16;
                    return Step::Taken(length);
                }
                if let Some(call) = table.call(state, byte) {
                    if self.now.depth == N || self.now.depth + self.outside >= self.main.nesting as usize {
                        self.now = before;
                        return Step::TooDeep;
                    }
                    self.callers[self.now.depth] = (self.now.frame.0, table.state(call.cell.row()) as u16);
                    self.now.depth += 1;
                    self.now.frame = (call.callee, 1);
                    if let Some(plain) = table.plain(call) {
                        (self.now.plain, self.now.plain_from) = (Some(plain), self.now.depth);
                    }
                    continue;
                }
            }
            let ends = !self.is_outside() && table.accept(state, 0) != NO_LAYOUT;
            if ends && self.now.depth > 0 {
                self.leave();
                continue;
            }
            self.now = before;
            return if ends { Step::Left } else { Step::Stuck };
        }
    }

    /// Takes what stands from `at` on and before `end`, as [`Self::step`] does, as long as no table is entered or left
    /// and no text is decoded: a lookup per byte, without the copies that a step makes to be undone.
    pub const fn advance(&mut self, text: &[u8], at: usize, end: usize, kind: usize) -> Advance {
        let mut taken = Advance { at, could_end: None, excluded: false };
        if self.now.plain.is_some() {
            return taken;
        }
        let (table, mut state) = self.place();
        let mut row = table.row(state);
        let outside = self.is_outside();
        let mut accepts = outside && table.layout(row, kind) != NO_LAYOUT;
        while taken.at < end {
            let (mut cell, mut length) = (table.step(row, text[taken.at]), 1);
            if !cell.is_some() {
                (cell, length) = table.wide_step(row, text, taken.at);
            }
            if !cell.is_some() {
                break;
            }
            let same = cell.row() == row;
            let next = if same { state } else { table.state(cell.row()) };
            if !same && outside && !table.is_noted(next, kind) {
                taken.excluded = true;
                break;
            }
            if accepts {
                taken.could_end = Some((state, taken.at));
            }
            if !same {
                (row, state) = (cell.row(), next);
                accepts = outside && table.layout(row, kind) != NO_LAYOUT;
            }
            taken.at += length;
        }
        self.now.frame.1 = state as u16;
        taken
    }

    const fn leave(&mut self) {
        self.now.depth -= 1;
        self.now.frame = self.callers[self.now.depth];
        if self.now.depth < self.now.plain_from {
            (self.now.plain, self.now.plain_from) = (None, 0);
        }
    }

    /// Whether all that is called may end where the text ends.
    const fn may_end(&self) -> bool {
        let (mut frame, mut waiting) = (self.now.frame, self.now.depth);
        loop {
            let (table, state) = self.of(frame);
            if table.accept(state, 0) == NO_LAYOUT {
                return false;
            }
            if waiting == 0 {
                return true;
            }
            waiting -= 1;
            frame = self.callers[waiting];
        }
    }
}

/// The byte that a table is given, and how many of the text it is; `None` at the end, and for what must be or is
/// no escape.
///
/// ```text
/// pct-encoded = "%" HEXDIG HEXDIG          ; RFC 3986, section 2.1
/// ```
const fn read(text: &[u8], at: usize, plain: Option<ByteSet>) -> Option<(u8, usize)> {
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

/// Where what a callee matches ends, from `at` on; `None` if the text does not match there.
///
/// Most callees call nobody, and need no stack: a tenth faster for hosts that are addresses.
#[inline(never)]
pub const fn past<'t>(
    main: &'t Table<'t>,
    callee: u16,
    plain: Option<ByteSet>,
    text: &[u8],
    at: usize,
) -> Option<usize> {
    let table = main.callees[callee as usize];
    match table.calls == 0 && plain.is_none() {
        true => alone(table, text, at),
        false => run(DeepWalk::at(main, callee, plain), text, at),
    }
}

/// The same through a table that calls nobody.
const fn alone(table: &Table<'_>, text: &[u8], mut at: usize) -> Option<usize> {
    let mut row = table.row(1);
    while at < text.len() {
        let (mut cell, mut length) = (table.step(row, text[at]), 1);
        if !cell.is_some() && text[at] >= 0x80 {
            (cell, length) = table.wide_step(row, text, at);
        }
        if !cell.is_some() {
            break;
        }
        row = cell.row();
        at += length;
    }
    if table.layout(row, 0) == NO_LAYOUT { None } else { Some(at) }
}

const fn run(mut walk: DeepWalk<'_>, text: &[u8], mut at: usize) -> Option<usize> {
    while at < text.len() {
        match walk.step(text, at) {
            Step::Taken(length) => at += length,
            Step::Left => return Some(at),
            Step::Stuck | Step::TooDeep => return None,
        }
    }
    if walk.may_end() { Some(at) } else { None }
}
