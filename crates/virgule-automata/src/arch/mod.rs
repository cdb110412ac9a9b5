//! Vector code for the search loop and the prescan, and the detection of vector instructions.

use super::dfa::{ByteLookup, Failure, search_few_words};
use super::table::{MAX_TEXT, Table};

#[cfg(all(feature = "simd", target_arch = "aarch64", target_endian = "little", target_feature = "neon"))]
#[allow(unsafe_code)]
mod aarch64;
#[cfg(not(all(
    feature = "simd",
    any(
        target_arch = "x86_64",
        all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"),
        all(target_arch = "wasm32", target_feature = "simd128")
    )
)))]
mod processor {
    //! The search loop and the prescan for processors without vector code.

    pub(super) use super::search_scalar as search;
    use crate::level::VectorLevel;

    /// Returns the only level of this target.
    #[inline(always)]
    pub fn detect() -> VectorLevel {
        VectorLevel::None
    }

    /// Returns `None`: without vector code there is no prescan.
    #[inline(always)]
    pub fn prescan<const ALL: bool>(_: &[u8], _: usize) -> Option<crate::prescan::Prescan> {
        None
    }
}
#[cfg(all(test, feature = "simd", unix))]
#[allow(unsafe_code)]
pub(super) mod tests;
#[cfg(all(
    feature = "simd",
    any(
        target_arch = "x86_64",
        all(target_arch = "aarch64", target_endian = "little", target_feature = "neon"),
        all(target_arch = "wasm32", target_feature = "simd128")
    )
))]
mod vector;
#[cfg(all(feature = "simd", target_arch = "wasm32", target_feature = "simd128"))]
mod wasm32;
#[cfg(all(feature = "simd", target_arch = "x86_64"))]
#[allow(unsafe_code)]
mod x86_64;

#[cfg(all(
    feature = "simd",
    target_arch = "aarch64",
    target_endian = "little",
    target_feature = "neon"
))]
use aarch64 as processor;
#[cfg(all(feature = "simd", target_arch = "wasm32", target_feature = "simd128"))]
use wasm32 as processor;
#[cfg(all(feature = "simd", target_arch = "x86_64"))]
use x86_64 as processor;

pub use processor::{detect, prescan};

/// Matches all of `text` against a start rule, and stores the captures in `captures`, unless it is empty. A text longer
/// than `MAX_TEXT` is rejected unread.
#[inline(always)]
pub fn match_into(table: &Table<'_>, text: &[u8], kind: usize, captures: &mut [u32]) -> Result<(), Failure> {
    if text.len() > MAX_TEXT {
        return Err(Failure::UNKNOWN);
    }
    processor::search(table, text, kind, captures)
}

/// Runs the search loop without vector instructions.
#[inline(never)]
fn search_scalar(table: &Table<'_>, text: &[u8], kind: usize, captures: &mut [u32]) -> Result<(), Failure> {
    search_few_words(table, text, ByteLookup(table, text), kind, captures)
}
