//! Vector instructions for the driver and for all other code that handles many bytes at once: the only unsafe code.
//!
//! ```text
//! vector    sixteen bytes in a register of the processor: what is needed of them, and what is done with them
//! x86_64    SSSE3; and more bytes at a time with AVX2 and AVX-512
//! aarch64   NEON
//! wasm32    simd128
//! others    nothing
//! ```

use super::drive::{Failure, OneByOne, drive_few_words};
use super::places::Kept;
use super::table::Table;

#[cfg(all(feature = "simd", target_arch = "aarch64"))]
#[allow(unsafe_code)]
mod aarch64;
#[cfg(not(all(
    feature = "simd",
    any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        all(target_arch = "wasm32", target_feature = "simd128")
    )
)))]
#[path = "others.rs"]
mod processor;
#[cfg(all(test, feature = "simd", unix))]
#[allow(unsafe_code)]
pub(super) mod tests;
#[cfg(all(
    feature = "simd",
    any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        all(target_arch = "wasm32", target_feature = "simd128")
    )
))]
mod vector;
#[cfg(all(feature = "simd", target_arch = "wasm32", target_feature = "simd128"))]
mod wasm32;
#[cfg(all(feature = "simd", target_arch = "x86_64"))]
#[allow(unsafe_code)]
mod x86_64;

#[cfg(all(feature = "simd", target_arch = "aarch64"))]
use aarch64 as processor;
#[cfg(all(feature = "simd", target_arch = "wasm32", target_feature = "simd128"))]
use wasm32 as processor;
#[cfg(all(feature = "simd", target_arch = "x86_64"))]
use x86_64 as processor;

pub use processor::glance;

/// Runs a table over `text`; gives what is kept of where the fields are, or where the text does not match.
#[inline(always)]
pub fn found<const K: usize>(table: &Table<'_>, text: &[u8], kind: usize) -> Result<Kept<K>, Failure> {
    let mut kept = Kept::NONE;
    find(table, text, kind, &mut kept.0).map(|()| kept)
}

/// Runs any table over `text`, and keeps where the fields are, if `kept` is not empty; all of it is 0 before. For a text that is
/// too long nothing is looked at.
#[inline(always)]
pub fn find(table: &Table<'_>, text: &[u8], kind: usize, kept: &mut [u32]) -> Result<(), Failure> {
    if text.len() > crate::MAX_LENGTH {
        return Err(Failure::new(Failure::INSIDE, crate::MAX_LENGTH));
    }
    processor::drive(table, text, kind, kept)
}

/// The driver without vector instructions.
#[inline(never)]
fn none(table: &Table<'_>, text: &[u8], kind: usize, kept: &mut [u32]) -> Result<(), Failure> {
    drive_few_words(table, text, OneByOne(table, text), kind, kept)
}
