//! What a processor has for the driver, and for all else that looks at many bytes at once: the only unsafe code.
//!
//! ```text
//! x86_64    registers as sixteen bytes, and marks of 64 bytes at once
//! aarch64   the same with NEON
//! blocks    a whole text at once, with AVX2 or AVX-512: see `engine/streams.rs`
//! lookup    the same for longer texts
//! glance    the same for what normalization may change: see `engine/glance.rs`
//! ```

use super::drive::{Failure, Match, OneByOne, Tabled, drive, end};
#[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
pub(super) use super::planes as blocks;
use super::streams::{Packed, unpacked};
use super::table::{END, Table, UNWRITTEN};

#[cfg(all(feature = "simd", target_arch = "aarch64"))]
#[allow(unsafe_code)]
mod aarch64;
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
mod x86_64;

#[cfg(all(feature = "simd", target_arch = "x86_64"))]
pub use glance::{dots, glance};

/// Runs a table over `text`, by its bit streams if the text has the shape for it.
#[inline(always)]
pub fn run<T: Tabled, const R: usize>(source: T, text: &[u8], kind: usize) -> Result<Match<R>, Failure> {
    if let Some((layout, takes)) = T::streams_of(kind)
        && let Some(found) = of_layout(blocks::read(source, text), text.len(), layout, takes)
    {
        return Ok(found);
    }
    found(source.table(), text, kind)
}

/// Runs a table over `text`.
#[inline(always)]
pub fn found<const R: usize>(table: &Table<'_>, text: &[u8], kind: usize) -> Result<Match<R>, Failure> {
    let mut registers = [UNWRITTEN; R];
    find(table, text, kind, &mut registers).map(|layout| Match { registers, layout })
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

/// Runs any table over `text`; the registers were not written. Gives the layout, or where the text does not match; for one that
/// is too long nothing is looked at.
///
/// One function for all types: a program pays for it once.
#[inline(never)]
pub fn find(table: &Table<'_>, text: &[u8], kind: usize, registers: &mut [u32]) -> Result<u8, Failure> {
    if text.len() > crate::MAX_LENGTH {
        return Err(Failure { row: Failure::INSIDE, at: u32::MAX });
    }
    #[cfg(all(feature = "simd", target_arch = "x86_64"))]
    let (row, called) = x86_64::drive(table, text, registers, kind)?;
    #[cfg(all(feature = "simd", target_arch = "aarch64"))]
    let (row, called) = aarch64::drive(table, text, registers, kind)?;
    #[cfg(not(all(feature = "simd", any(target_arch = "x86_64", target_arch = "aarch64"))))]
    let (row, called) = none(table, text, registers, kind)?;
    end(table, registers, row, text.len(), kind).ok_or(Failure::at(row, text.len(), called))
}

/// The driver without vector instructions.
#[inline(never)]
fn none(
    table: &Table<'_>,
    text: &[u8],
    mut registers: &mut [u32],
    kind: usize,
) -> Result<(usize, usize), Failure> {
    drive(table, text, OneByOne(table, text), &mut registers, kind)
}
