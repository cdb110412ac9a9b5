//! The search loop and the prescan with simd128, if the crate is compiled for it. `i8x16_swizzle`
//! does what `pshufb` does elsewhere.

use super::vector::{self, BlockDelimiters, Classify16, Vector, search_lanes};
use crate::dfa::Failure;
use crate::level::{self, VectorLevel};
use crate::prescan::Prescan;
use crate::table::Table;
use core::arch::wasm32::*;

/// Returns the only level of this target.
#[inline(always)]
pub fn detect() -> VectorLevel {
    VectorLevel::Simd128
}

/// Matches `text` against a start rule, with simd128 unless another level is forced.
#[inline(always)]
pub fn search(table: &Table<'_>, text: &[u8], kind: usize, captures: &mut [u32]) -> Result<(), Failure> {
    match level::current() {
        VectorLevel::Simd128 => simd128(table, text, kind, captures),
        _ => super::search_scalar(table, text, kind, captures),
    }
}

#[inline(never)]
fn simd128(table: &Table<'_>, text: &[u8], kind: usize, captures: &mut [u32]) -> Result<(), Failure> {
    let any = Simd(u8x16_splat(0));
    search_lanes(any, table, text, BlockDelimiters::new(Classify16(any), table, text), kind, captures)
}

/// Returns the features of `text`, whose path begins at `path`; only `DOTS` unless `ALL`. `None` without vector code.
#[inline(always)]
pub fn prescan<const ALL: bool>(text: &[u8], path: usize) -> Option<Prescan> {
    match level::current() {
        VectorLevel::Simd128 => Some(vector::prescan::<ALL>(Classify16(Simd(u8x16_splat(0))), text, path)),
        _ => None,
    }
}

#[derive(Clone, Copy)]
struct Simd(v128);

impl Vector for Simd {
    #[inline(always)]
    fn load(self, bytes: &[u8; 16]) -> Self {
        let word = u128::from_le_bytes(*bytes);
        Simd(u64x2(word as u64, (word >> 64) as u64))
    }

    #[inline(always)]
    fn shuffle(self, from: Self) -> Self {
        Simd(u8x16_swizzle(self.0, from.0))
    }

    #[inline(always)]
    fn with_last(self, pair: u16) -> Self {
        Simd(u16x8_replace_lane::<7>(self.0, pair))
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Simd(u8x16_add(self.0, other.0))
    }

    #[inline(always)]
    fn or_full(self, other: Self) -> Self {
        Simd(v128_or(self.0, u8x16_eq(other.0, u8x16_splat(u8::MAX))))
    }

    #[inline(always)]
    fn widen(self) -> [Self; 2] {
        let full = u16x8_eq(self.0, u16x8_splat(u16::MAX));
        let (low, bytes) = (u16x8_shr(full, 8), v128_xor(self.0, u16x8_shl(full, 8)));
        [
            Simd(u8x16_shuffle::<0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23>(bytes, low)),
            Simd(u8x16_shuffle::<8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31>(bytes, low)),
        ]
    }

    #[inline(always)]
    fn words(self) -> [u32; 4] {
        [
            u32x4_extract_lane::<0>(self.0),
            u32x4_extract_lane::<1>(self.0),
            u32x4_extract_lane::<2>(self.0),
            u32x4_extract_lane::<3>(self.0),
        ]
    }

    #[inline(always)]
    fn outside(self, set: Self) -> u32 {
        let bits = u64x2(u64::from_le_bytes([1, 2, 4, 8, 16, 32, 64, 128]), 0);
        // An index past the table gives 0: non-ASCII bytes are in no set.
        let low = u8x16_swizzle(set.0, v128_and(self.0, u8x16_splat(0x8F)));
        let high = u8x16_swizzle(bits, u8x16_shr(self.0, 4));
        u32::from(u8x16_bitmask(u8x16_eq(v128_and(low, high), u8x16_splat(0))))
    }
}
