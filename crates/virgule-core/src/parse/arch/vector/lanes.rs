//! Registers in a vector of sixteen bytes, for texts of at most 254 bytes: an operation list is one shuffle.
//!
//! ```text
//! registers    5  9  …  14 17      lane by lane; the last two are the positions before the run and before the delimiter
//! shuffle      0 15  …             assigns the latter to register 1
//! ```
//!
//! After the match the last two lanes are "unwritten" and the length, and shuffles compute the captures of all lanes:
//!
//! ```text
//! from         0 15   …            field 0 begins at register 0 and ends with the text
//! add          1  0   …            its start is one byte later
//! guard        0  0   …            it is absent if register 0 was not written
//! ```

use super::Vector;
use crate::parse::dfa::{Delimiters, Failure, Registers, search, search_words};
use crate::parse::table::Table;

/// The longest text whose offsets fit a byte; 255 means that a register was not written.
const SHORT_TEXT: usize = 254;

/// One register per byte, register 0 in the lowest.
struct LaneRegisters<V>(V);

impl<V: Vector> Registers for LaneRegisters<V> {
    #[inline(always)]
    fn begin(&mut self, registers: &[u8; 16]) {
        self.0 = self.0.load(registers);
    }

    #[inline(always)]
    fn operate(&mut self, table: &Table<'_>, list: usize, run: usize, byte: usize) {
        let positions = self.0.with_last((byte << 8 | run) as u16);
        self.0 = positions.shuffle(self.0.load(table.shuffle(list)));
    }

    #[inline(always)]
    fn store(self, table: &Table<'_>, length: usize, layout: u8, captures: &mut [u32]) {
        let lanes = self.0.with_last((length << 8 | 255) as u16);
        for (eight, layouts) in captures.chunks_mut(8).zip(table.ends(layout)) {
            let [from, add, guard] = layouts.each_ref().map(|bytes| lanes.load(bytes));
            let spans = lanes.shuffle(from).add(add).or_full(lanes.shuffle(guard)).widen();
            for (four, spans) in eight.as_chunks_mut().0.iter_mut().zip(spans) {
                *four = spans.words();
            }
        }
    }
}

/// [`search`] with registers in a vector if the table is small and the text short, otherwise with words. `any` is the
/// witness of [`Vector`].
#[inline(always)]
pub fn search_lanes<V: Vector>(
    any: V,
    table: &Table<'_>,
    text: &[u8],
    delimiters: impl Delimiters,
    kind: usize,
    captures: &mut [u32],
) -> Result<(), Failure> {
    if text.len() > SHORT_TEXT || !table.is_small() {
        return search_words(table, text, delimiters, kind, captures);
    }
    search(table, text, delimiters, LaneRegisters(any.load(&[u8::MAX; 16])), kind, captures)
}
