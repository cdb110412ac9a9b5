//! Text → registers: one table step a byte, and a faster way where a state leaves itself unchanged.
//!
//! The body of the driver stands here once, and is compiled for each way to skip ([`super::skip`]): one byte at
//! a time, which also runs in constants, and with vector instructions. All tables share it, so that a program pays for
//! the code once; those with direct code take turns with it.

use super::streams::{Block, Packed};
use super::table::{END, NO_LAYOUT, Table, UNWRITTEN, ZERO};

/// A match: what the registers hold, and how to read fields from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match<const R: usize> {
    /// Positions noted on the way.
    pub registers: [u32; R],
    /// The layout of the state in which the text ended.
    pub layout: u8,
}

impl<const R: usize> Match<R> {
    /// Nothing is written yet.
    #[doc(hidden)]
    pub const NONE: Self = Match { registers: [UNWRITTEN; R], layout: NO_LAYOUT };
}

/// Something that lends a table, and has direct code for some of its states.
///
/// A type of its own for each table that is built in lets the compiler see the numbers where a driver cannot be
/// inlined, as behind a change of processor features.
pub trait Tabled: Copy {
    /// The table.
    fn table(&self) -> &Table<'_>;

    /// Goes on from `state` at `at` as far as direct code knows the way; gives where it stopped.
    fn direct<S: Skip, const R: usize>(
        self,
        text: &[u8],
        at: usize,
        registers: &mut [u32; R],
        state: usize,
    ) -> (usize, usize);

    /// The layout of texts of a start rule that are read by bit streams, if any are; and which they are: the register that
    /// must hold a place within the text, and the one that must not, [`END`] being none.
    #[inline(always)]
    fn streams_of(kind: usize) -> Option<(u8, [u8; 2])> {
        let _ = kind;
        None
    }

    /// Sets of bytes that bit streams ask for: in the whole text, and within its first 64 bytes. A set is given by low
    /// nibble, the high nibbles as bits; it has no NUL.
    const SETS: [&'static [[u8; 16]]; 2] = [&[], &[]];

    /// The only bytes of the first of those sets.
    const BYTES: [&'static [u8]; 2] = [&[], &[]];

    /// Reads a text of the shape that most have, whose first byte is `first`. That there is nothing says nothing of any
    /// other text.
    #[inline(always)]
    fn streams<B: Block>(self, first: u8, block: B) -> Packed {
        let _ = (first, block);
        Packed::NOTHING
    }
}

/// A way to find the first position from `at` on whose byte is not in the set of that number.
pub trait Skip {
    /// The position; the length of the text if all bytes are in the set.
    fn skip(table: &Table<'_>, set: u8, text: &[u8], at: usize) -> usize;
}

/// Defines a driver that skips by `$skip(table, set, text, at)`.
macro_rules! driver {
    ($(#[$about:meta])* $skip:path => ($($header:tt)*)) => {
        $(#[$about])*
        ///
        /// Runs `table` over `text` from `at` on, where it is in `state`, to the end of the text or to one of the first
        /// `until` states, whichever comes first behind at least one byte. Gives where it came to; `None` if the text
        /// does not match: `explain` then says why. Takes time linear in the length of the text, and no memory.
        // `?` does not work in constants.
        #[allow(clippy::question_mark)]
        $($header)*(
            table: &Table<'_>,
            text: &[u8],
            registers: &mut [u32],
            mut state: usize,
            mut at: usize,
            until: usize,
        ) -> Option<(usize, usize)> {
            use $crate::engine::table::{EDGE, SKIP, STATE};
            while at < text.len() {
                let mut cell = table.cell(state, text[at]);
                let mut length = 1;
                if cell == 0 {
                    (cell, length) = table.wide_cell(state, text, at);
                }
                if cell & EDGE != 0 {
                    cell = table.operate(cell & !EDGE, registers, at);
                } else if cell == 0 {
                    let Some(call) = table.call(state, text[at]) else { return None };
                    state = (table.operate(call.edge, registers, at) & STATE) as usize;
                    let Some(end) = $crate::engine::walk::past(table, call.callee, table.plain(call), text, at) else {
                        return None;
                    };
                    at = end;
                    continue;
                }
                state = (cell & STATE) as usize;
                at += length;
                if cell & SKIP != 0 {
                    at = $skip(table, table.skip(state), text, at);
                }
                if state <= until {
                    break;
                }
            }
            Some((state, at))
        }
    };
}

pub(super) use driver;

driver! {
    /// The driver for constants.
    super::skip::scalar => (#[inline] const fn constant)
}

/// What the end of a text means, in the state that it left: the layout, if the text may end there as that start rule.
#[inline(always)]
pub const fn end(
    table: &Table<'_>,
    registers: &mut [u32],
    state: usize,
    at: usize,
    kind: usize,
) -> Option<u8> {
    registers[ZERO] = 0;
    registers[END] = at as u32;
    let layout = table.accept(state, kind);
    if layout == NO_LAYOUT { None } else { Some(layout) }
}

/// Runs direct code and, where it does not know the way, a driver, until the text ends.
#[inline(always)]
pub fn in_turns<T: Tabled, S: Skip, const R: usize>(
    source: T,
    text: &[u8],
    kind: usize,
    registers: &mut [u32; R],
    driver: impl Fn(&Table<'_>, &[u8], &mut [u32], usize, usize, usize) -> Option<(usize, usize)>,
) -> Option<u8> {
    let table = source.table();
    let hot = table.hot as usize;
    let (mut state, mut at) = (table.start(kind), 0);
    loop {
        if state <= hot {
            (state, at) = source.direct::<S, R>(text, at, registers, state);
        }
        if at >= text.len() {
            return end(table, registers, state, at, kind);
        }
        (state, at) = driver(table, text, registers, state, at, hot)?;
    }
}

/// Runs a table over `text`, in constants too; see [`super::run`].
#[inline]
pub const fn run_const<const R: usize>(table: &Table<'_>, text: &[u8], kind: usize) -> Option<Match<R>> {
    let mut registers = [UNWRITTEN; R];
    match constant(table, text, &mut registers, table.start(kind), 0, 0) {
        Some((state, at)) => match end(table, &mut registers, state, at, kind) {
            Some(layout) => Some(Match { registers, layout }),
            None => None,
        },
        None => None,
    }
}
