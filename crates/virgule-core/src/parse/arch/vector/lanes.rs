//! Registers as sixteen bytes, for texts of at most 254: what a step does to them is one shuffle.
//!
//! ```text
//! registers    5  9  …  14 17      three registers, and last the positions before the run and before the mark
//! shuffle      0 15  …             the second takes the latter
//! ```
//!
//! In the end the last two are "unwritten" and the length, and shuffles make the ends of fields of all that:
//!
//! ```text
//! from         0 15   …            the first field begins at the first register, and ends with the text
//! add          1  0   …            one byte behind it, to be exact
//! guard        0  0   …            and is not there at all if that was not written
//! ```

use super::Vector;
use crate::parse::captures::NEAR;
use crate::parse::dfa::{Failure, Marks, Registers, drive, drive_words};
use crate::parse::table::Table;

/// The lowest byte is that of the register that is written first.
struct Lanes<V>(V);

impl<V: Vector> Registers for Lanes<V> {
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
    fn keep(self, table: &Table<'_>, length: usize, layout: u8, kept: &mut [u32]) {
        let lanes = self.0.with_last((length << 8 | 255) as u16);
        for (four, ways) in kept.as_chunks_mut().0.iter_mut().zip(table.ends(layout)) {
            let [from, add, guard] = ways.each_ref().map(|bytes| lanes.load(bytes));
            *four = lanes.shuffle(from).add(add).or_full(lanes.shuffle(guard)).words();
        }
    }
}

/// Runs `table` over `text`; registers are bytes where the table and the text allow for it. `any` proves what [`Vector`] asks for.
#[inline(always)]
pub fn drive_lanes<V: Vector>(
    any: V,
    table: &Table<'_>,
    text: &[u8],
    marks: impl Marks,
    kind: usize,
    kept: &mut [u32],
) -> Result<(), Failure> {
    if text.len() > NEAR || !table.is_small() {
        return drive_words(table, text, marks, kind, kept);
    }
    drive(table, text, marks, Lanes(any.load(&[u8::MAX; 16])), kind, kept)
}
