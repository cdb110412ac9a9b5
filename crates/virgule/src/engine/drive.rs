//! Text → registers: one table step a byte, and a faster way where a state leaves itself unchanged.
//!
//! The body of the driver stands here once, and is compiled for each way to skip ([`super::skip`]): one byte at
//! a time, which also runs in constants, and with vector instructions.

use super::table::Table;

/// A match: what the registers hold, and how to read fields from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match<const R: usize> {
    /// Positions noted on the way.
    pub registers: [u32; R],
    /// The layout of the state in which the text ended.
    pub layout: u8,
}

/// Something that lends a table, and may have direct code for some of its states.
///
/// A type of its own for each table that is built in lets the compiler see the numbers where a driver cannot be
/// inlined, as behind a change of processor features.
pub trait Tabled: Copy {
    /// The table.
    fn table(&self) -> &Table<'_>;

    /// Goes on from `state` at `at` as far as direct code knows the way; gives where it stopped.
    #[inline(always)]
    fn direct<S: Skip, const R: usize>(
        self,
        text: &[u8],
        at: usize,
        registers: &mut [u32; R],
        state: usize,
    ) -> (usize, usize) {
        let _ = (text, registers);
        (state, at)
    }
}

impl Tabled for &Table<'_> {
    #[inline(always)]
    fn table(&self) -> &Table<'_> {
        self
    }
}

/// A way to find the first position from `at` on whose byte is not in the set of that number.
pub trait Skip {
    /// The position; the length of the text if all bytes are in the set.
    fn skip(table: &Table<'_>, set: u8, text: &[u8], at: usize) -> usize;
}

/// Defines a driver that skips by `$skip(table, set, text, at)`, and goes through `$direct(text, at, registers,
/// state)` where there is direct code.
macro_rules! driver {
    ($(#[$about:meta])* $skip:path => ($($header:tt)*) $source:ident: $type:ty => $table:expr; $($direct:ident)?) => {
        $(#[$about])*
        ///
        /// Runs `table` over the whole of `text`, which must be shorter than 4 GiB. `None` if the text does
        /// not match the start rule `kind`; `explain` then says why. Takes time linear in the length
        /// of the text, and no memory.
        $($header)*($source: $type, text: &[u8], kind: usize) -> Option<Match<R>> {
            let table: &Table<'_> = $table;
            use $crate::engine::table::{EDGE, END, NO_LAYOUT, NO_SKIP, SKIP, STATE, UNWRITTEN, ZERO};
            let mut registers = [UNWRITTEN; R];
            registers[ZERO] = 0;
            let mut state: usize = 1;
            let mut at = 0;
            loop {
                $(
                    if state <= table.hot {
                        (state, at) = $direct!($source, text, at, &mut registers, state);
                    }
                )?
                if at >= text.len() {
                    break;
                }
                let class = table.classes[text[at] as usize] as usize;
                let cell = table.next[state * table.stride + class];
                if cell & EDGE != 0 {
                    let edge = &table.edges[(cell & !EDGE) as usize];
                    let mut next = edge.first as usize;
                    while next < edge.last as usize {
                        let moved = table.moves[next];
                        registers[moved.to as usize] = registers[moved.from as usize];
                        next += 1;
                    }
                    let mut set = edge.set;
                    while set != 0 {
                        registers[set.trailing_zeros() as usize] = at as u32;
                        set &= set - 1;
                    }
                    state = edge.target as usize;
                    at += 1;
                    if edge.skip != NO_SKIP {
                        at = $skip(table, edge.skip, text, at);
                    }
                } else {
                    if cell == 0 {
                        return None;
                    }
                    state = (cell & STATE) as usize;
                    at += 1;
                    if cell & SKIP != 0 {
                        at = $skip(table, table.skip_of[state], text, at);
                    }
                }
            }
            registers[END] = at as u32;
            let layout = table.accepts[state * table.kinds + kind];
            if layout == NO_LAYOUT { None } else { Some(Match { registers, layout }) }
        }
    };
}

pub(super) use driver;

driver! {
    /// The driver for constants: no direct code, for traits do not work there.
    super::skip::scalar => (#[inline(always)] pub const fn run_const<const R: usize>) source: &Table<'_> => source;
}
