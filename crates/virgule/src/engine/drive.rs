//! Text → registers: one table step a byte, and a faster way where a state leaves itself unchanged.
//!
//! The body of the driver stands here once, and is compiled for each way to skip ([`super::skip`]): one byte at
//! a time, which also runs in constants, and with vector instructions. Tables with direct code have drivers of
//! their own; all others share one, so that a program pays for the code once.

use super::table::{NO_LAYOUT, Table, UNWRITTEN};

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
}

/// A way to find the first position from `at` on whose byte is not in the set of that number.
pub trait Skip {
    /// The position; the length of the text if all bytes are in the set.
    fn skip(table: &Table<'_>, set: u8, text: &[u8], at: usize) -> usize;
}

/// Defines a driver that skips by `$skip(table, set, text, at)`, and goes through `$direct(text, at, registers,
/// state)` where there is direct code.
macro_rules! driver {
    (
        $(#[$about:meta])* $skip:path => ($($header:tt)*) $source:ident: $type:ty, $registers:ident: $kept:ty
        => $table:expr; $($direct:ident)?
    ) => {
        $(#[$about])*
        ///
        /// Runs `table` over the whole of `text`, which must be shorter than 4 GiB. Gives the layout, with what it
        /// needs in the registers, or `None` if the text does not match the start rule `kind`; `explain` then says
        /// why. Takes time linear in the length of the text, and no memory.
        // `?` does not work in constants.
        #[allow(clippy::question_mark)]
        $($header)*($source: $type, text: &[u8], kind: usize, $registers: $kept) -> Option<u8> {
            let table: &Table<'_> = $table;
            use $crate::engine::table::{EDGE, END, NO_LAYOUT, SKIP, STATE, ZERO};
            $registers[ZERO] = 0;
            let mut state = table.start(kind);
            let mut at = 0;
            loop {
                $(
                    if state <= table.hot as usize {
                        (state, at) = $direct!($source, text, at, $registers, state);
                    }
                )?
                if at >= text.len() {
                    break;
                }
                let mut cell = table.cell(state, text[at]);
                let mut length = 1;
                if cell == 0 {
                    (cell, length) = table.wide_cell(state, text, at);
                }
                if cell & EDGE != 0 {
                    cell = table.operate(cell & !EDGE, $registers, at);
                } else if cell == 0 {
                    let Some(call) = table.call(state, text[at]) else { return None };
                    state = (table.operate(call.edge, $registers, at) & STATE) as usize;
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
            }
            $registers[END] = at as u32;
            let layout = table.accept(state, kind);
            if layout == NO_LAYOUT { None } else { Some(layout) }
        }
    };
}

pub(super) use driver;

driver! {
    /// The driver for constants: no direct code, for traits do not work there.
    super::skip::scalar => (const fn constant) source: &Table<'_>, registers: &mut [u32] => source;
}

/// Runs a table over `text`, in constants too; see [`super::run`].
#[inline]
pub const fn run_const<const R: usize>(table: &Table<'_>, text: &[u8], kind: usize) -> Option<Match<R>> {
    let mut registers = [UNWRITTEN; R];
    match constant(table, text, kind, &mut registers) {
        Some(layout) => Some(Match { registers, layout }),
        None => None,
    }
}
