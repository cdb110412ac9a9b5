//! The driver with NEON: a table look-up of sixteen bytes is what a byte shuffle is on x86-64.

use super::vector::delimiter_masks::{Blocks, Sixteens};
use super::vector::lanes::drive_lanes;
use super::vector::{self, Vector};
use crate::level::{self, VectorLevel};
use crate::parse::dfa::Failure;
use crate::parse::prescan::Glance;
use crate::parse::table::Table;
use core::arch::aarch64::*;

/// Runs a table over `text` as a start rule, with NEON unless another level is forced.
#[inline(always)]
pub fn drive(table: &Table<'_>, text: &[u8], kind: usize, kept: &mut [u32]) -> Result<(), Failure> {
    match level::current() {
        // SAFETY: the processor has NEON.
        VectorLevel::Neon => unsafe { neon(table, text, kind, kept) },
        _ => super::none(table, text, kind, kept),
    }
}

#[inline(never)]
#[target_feature(enable = "neon")]
fn neon(table: &Table<'_>, text: &[u8], kind: usize, kept: &mut [u32]) -> Result<(), Failure> {
    let any = Neon(vdupq_n_u8(0));
    drive_lanes(any, table, text, Blocks::new(Sixteens(any), table, text), kind, kept)
}

/// What stands in `text`, whose path begins at `path`; dots alone unless it is for `ALL`. `None` without vector instructions.
#[inline(always)]
pub fn glance<const ALL: bool>(text: &[u8], path: usize) -> Option<Glance> {
    match level::current() {
        // SAFETY: the processor has NEON.
        VectorLevel::Neon => Some(unsafe { glance_neon::<ALL>(text, path) }),
        _ => None,
    }
}

#[inline]
#[target_feature(enable = "neon")]
fn glance_neon<const ALL: bool>(text: &[u8], path: usize) -> Glance {
    vector::prescan::glance::<ALL>(Sixteens(Neon(vdupq_n_u8(0))), text, path)
}

/// Only functions with NEON have one to begin with.
#[derive(Clone, Copy)]
struct Neon(uint8x16_t);

/// SAFETY of all that is unsafe here: there is a value, so the processor has NEON.
impl Vector for Neon {
    #[inline(always)]
    fn load(self, bytes: &[u8; 16]) -> Self {
        // SAFETY: as above; it is sixteen bytes.
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
    fn words(self) -> [u32; 4] {
        let mut words = [0; 4];
        // SAFETY: as above; it is sixteen bytes.
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
    // The bits of high nibbles; of each byte the bit of its place.
    let eight = vcreate_u8(u64::from_le_bytes([1, 2, 4, 8, 16, 32, 64, 128]));
    let (bits, places) = (vcombine_u8(eight, vcreate_u8(0)), vcombine_u8(eight, eight));
    // An index beyond the table gives 0: a byte beyond ASCII is in no set.
    let low = vqtbl1q_u8(set, vandq_u8(bytes, vdupq_n_u8(0x8F)));
    let high = vqtbl1q_u8(bits, vshrq_n_u8::<4>(bytes));
    // Eight places become a byte by three sums of neighbours.
    let mut sums = vbicq_u8(places, vtstq_u8(low, high));
    for _ in 0..3 {
        sums = vpaddq_u8(sums, sums);
    }
    u32::from(vgetq_lane_u16::<0>(vreinterpretq_u16_u8(sums)))
}
