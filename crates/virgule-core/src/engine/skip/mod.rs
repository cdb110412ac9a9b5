//! Over bytes that leave a state unchanged: the first position behind them.
//!
//! ```text
//! scalar    one byte at a time, anywhere
//! x86       sixteen at a time, with SSSE3
//! blocks    a whole text at once, with AVX2 or AVX-512: see `engine/streams.rs`
//! lookup    the same for longer texts
//! glance    the same for what normalization may change: see `engine/glance.rs`
//! ```
//!
//! Eight bytes at a time without vectors were tried: with the look-ups combined by `and` (70 ns per URL), and
//! with the end of the run counted from a mask (78 ns). One at a time takes 58 ns: runs are short, and what
//! is looked at behind their end is wasted.

use super::drive::{Match, Tabled, driver, end};
#[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
use super::drive::{Skip, in_turns};
#[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
pub(super) use super::planes as blocks;
use super::streams::{Packed, unpacked};
use super::table::{END, Table, UNWRITTEN};

#[cfg(all(feature = "simd", target_arch = "x86_64"))]
#[allow(unsafe_code)]
pub(super) mod blocks;
#[cfg(all(feature = "simd", target_arch = "x86_64"))]
#[allow(unsafe_code)]
mod glance;
#[cfg(all(feature = "simd", target_arch = "x86_64"))]
#[allow(unsafe_code)]
mod lookup;
#[cfg(all(test, feature = "simd", target_arch = "x86_64", unix))]
#[allow(unsafe_code)]
mod tests;
#[cfg(all(feature = "simd", target_arch = "x86_64"))]
#[allow(unsafe_code)]
mod x86;

#[cfg(all(feature = "simd", target_arch = "x86_64"))]
pub use glance::{dots, glance};

/// Runs a table with direct code over `text` by the fastest driver that this processor has.
#[inline(always)]
pub fn run<T: Tabled, const R: usize>(source: T, text: &[u8], kind: usize) -> Option<Match<R>> {
    if let Some((layout, takes)) = T::streams_of(kind)
        && let Some(found) = of_layout(blocks::read(source, text), text.len(), layout, takes)
    {
        return Some(found);
    }
    if text.len() > crate::MAX_LENGTH {
        return None;
    }
    let mut registers = [UNWRITTEN; R];
    #[cfg(all(feature = "simd", target_arch = "x86_64"))]
    let layout = match x86::own(source, text, kind, &mut registers) {
        Ok(found) => found,
        // Hardly a processor is left that comes here: not worth direct code once more.
        Err(x86::NoSsse3) => find(source.table(), text, kind, &mut registers),
    };
    #[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
    let layout = in_turns::<T, Scalar, R>(source, text, kind, &mut registers, driver);
    layout.map(|layout| Match { registers, layout })
}

/// What was found by bit streams, if the text is of the start rule that [`Tabled::streams_of`] tells of so.
#[inline(always)]
pub fn of_layout<const R: usize>(
    found: Packed,
    length: usize,
    layout: u8,
    [with, without]: [u8; 2],
) -> Option<Match<R>> {
    let registers = found.registers(length)?;
    let is_within = |register: u8| unpacked(&registers, register) < length;
    let takes = (with == END as u8 || is_within(with)) && (without == END as u8 || !is_within(without));
    takes.then_some(Match { registers, layout })
}

/// Runs any table over `text`; the registers were not written. Gives the layout, if the text matches.
///
/// One function for all types: a program pays for it once.
#[inline(never)]
pub fn find(table: &Table<'_>, text: &[u8], kind: usize, registers: &mut [u32]) -> Option<u8> {
    if text.len() > crate::MAX_LENGTH {
        return None;
    }
    let start = table.start(kind);
    #[cfg(all(feature = "simd", target_arch = "x86_64"))]
    let found = match x86::shared(table, text, registers, start) {
        Ok(found) => found,
        Err(x86::NoSsse3) => driver(table, text, registers, start, 0, 0),
    };
    #[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
    let found = driver(table, text, registers, start, 0, 0);
    let (state, at) = found?;
    end(table, registers, state, at, kind)
}

driver! {
    /// The driver for processors without the vector instructions that the other needs.
    scalar => (#[inline(never)] fn driver)
}

/// Skips one byte at a time.
#[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
struct Scalar;

#[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
impl Skip for Scalar {
    #[inline(always)]
    fn skip(table: &Table<'_>, set: u8, text: &[u8], at: usize) -> usize {
        scalar(table, set, text, at)
    }
}

/// One byte at a time.
#[inline(always)]
pub(super) const fn scalar(table: &Table<'_>, set: u8, text: &[u8], mut at: usize) -> usize {
    let set = set_of(table, set);
    while at < text.len() {
        let (low, high) = (text[at] & 0x0F, text[at] >> 4);
        if high >= 8 || set[low as usize] >> high & 1 == 0 {
            break;
        }
        at += 1;
    }
    at
}

/// The set of a skip: its ASCII bytes by low nibble, the high nibbles as bits.
#[inline(always)]
const fn set_of<'t>(table: &Table<'t>, set: u8) -> &'t [u8; 16] {
    match table.bytes.split_at(table.nibbles as usize + 16 * set as usize).1.split_first_chunk() {
        Some((set, _)) => set,
        None => &[0; 16],
    }
}
