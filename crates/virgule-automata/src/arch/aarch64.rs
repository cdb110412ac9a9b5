//! The search loop and the prescan with NEON, whose table lookup is the byte shuffle.

use super::vector::{self, BlockDelimiters, Classify16, Vector, search_lanes};
use crate::dfa::Failure;
use crate::level::{self, VectorLevel};
use crate::prescan::Prescan;
use crate::table::Table;
use core::arch::aarch64::*;

/// Returns the only level of this target.
#[inline(always)]
pub fn detect() -> VectorLevel {
    VectorLevel::Neon
}

/// Matches `text` against a start rule, with NEON unless another level is forced.
#[inline(always)]
pub fn search(table: &Table<'_>, text: &[u8], kind: usize, captures: &mut [u32]) -> Result<(), Failure> {
    match level::current() {
        // SAFETY: the processor has NEON.
        VectorLevel::Neon => unsafe { neon(table, text, kind, captures) },
        _ => super::search_scalar(table, text, kind, captures),
    }
}

#[inline(never)]
#[target_feature(enable = "neon")]
fn neon(table: &Table<'_>, text: &[u8], kind: usize, captures: &mut [u32]) -> Result<(), Failure> {
    let any = Neon(vdupq_n_u8(0));
    search_lanes(any, table, text, BlockDelimiters::new(Classify16(any), table, text), kind, captures)
}

/// Returns the features of `text`, whose path begins at `path`; only `DOTS` unless `ALL`. `None` without vector code.
#[inline(always)]
pub fn prescan<const ALL: bool>(text: &[u8], path: usize) -> Option<Prescan> {
    match level::current() {
        // SAFETY: the processor has NEON.
        VectorLevel::Neon => Some(unsafe { prescan_neon::<ALL>(text, path) }),
        _ => None,
    }
}

#[inline]
#[target_feature(enable = "neon")]
fn prescan_neon<const ALL: bool>(text: &[u8], path: usize) -> Prescan {
    vector::prescan::<ALL>(Classify16(Neon(vdupq_n_u8(0))), text, path)
}

/// A witness of NEON: constructed only in functions that enable it.
#[derive(Clone, Copy)]
struct Neon(uint8x16_t);

/// SAFETY of all unsafe calls in this `impl`: a value of `Neon` exists, so the processor has NEON.
impl Vector for Neon {
    #[inline(always)]
    fn load(self, bytes: &[u8; 16]) -> Self {
        // SAFETY: as above; `bytes` has sixteen bytes.
        Neon(unsafe { vld1q_u8(bytes.as_ptr()) })
    }

    #[inline(always)]
    fn shuffle(self, from: Self) -> Self {
        // SAFETY: as above.
        Neon(unsafe { vqtbl1q_u8(self.0, from.0) })
    }

    #[inline(always)]
    fn with_last(self, pair: u16) -> Self {
        // SAFETY: as above.
        Neon(unsafe { vreinterpretq_u8_u16(vsetq_lane_u16::<7>(pair, vreinterpretq_u16_u8(self.0))) })
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: as above.
        Neon(unsafe { vaddq_u8(self.0, other.0) })
    }

    #[inline(always)]
    fn or_full(self, other: Self) -> Self {
        // SAFETY: as above.
        Neon(unsafe { vorrq_u8(self.0, vceqq_u8(other.0, vdupq_n_u8(u8::MAX))) })
    }

    #[inline(always)]
    fn widen(self) -> [Self; 2] {
        // SAFETY: as above.
        unsafe {
            let full = vceqq_u16(vreinterpretq_u16_u8(self.0), vdupq_n_u16(u16::MAX));
            let low = vreinterpretq_u8_u16(vshrq_n_u16::<8>(full));
            let bytes = veorq_u8(self.0, vreinterpretq_u8_u16(vshlq_n_u16::<8>(full)));
            [Neon(vzip1q_u8(bytes, low)), Neon(vzip2q_u8(bytes, low))]
        }
    }

    #[inline(always)]
    fn words(self) -> [u32; 4] {
        let mut words = [0; 4];
        // SAFETY: as above; `words` has sixteen bytes.
        unsafe { vst1q_u32(words.as_mut_ptr(), vreinterpretq_u32_u8(self.0)) };
        words
    }

    #[inline(always)]
    fn outside(self, set: Self) -> u32 {
        // SAFETY: as above.
        unsafe { outside(self, set) }
    }
}

#[inline]
#[target_feature(enable = "neon")]
fn outside(Neon(bytes): Neon, Neon(set): Neon) -> u32 {
    // The bit of each high nibble, and the bit of each position in the mask.
    let eight = vcreate_u8(u64::from_le_bytes([1, 2, 4, 8, 16, 32, 64, 128]));
    let (bits, positions) = (vcombine_u8(eight, vcreate_u8(0)), vcombine_u8(eight, eight));
    // An index past the table gives 0: non-ASCII bytes are in no set.
    let low = vqtbl1q_u8(set, vandq_u8(bytes, vdupq_n_u8(0x8F)));
    let high = vqtbl1q_u8(bits, vshrq_n_u8::<4>(bytes));
    // Three pairwise sums reduce eight positions to a byte of the mask.
    let mut sums = vbicq_u8(positions, vtstq_u8(low, high));
    for _ in 0..3 {
        sums = vpaddq_u8(sums, sums);
    }
    u32::from(vgetq_lane_u16::<0>(vreinterpretq_u16_u8(sums)))
}
