//! The driver with NEON, as `x86_64.rs` draws it: a table look-up of sixteen bytes is what a byte shuffle is there.

use crate::engine::drive::{self, Failure, Marks, OneByOne, Registers, SHORT};
use crate::engine::table::{FIRST, Table, UNWRITTEN};
use crate::level::{self, VectorLevel};
use core::arch::aarch64::*;

/// How many bytes are looked at together.
const WIDTH: usize = 16;

/// Runs a table over `text` as a start rule, with NEON unless another level is forced.
#[inline(always)]
pub fn drive(
    table: &Table<'_>,
    text: &[u8],
    registers: &mut [u32],
    kind: usize,
) -> Result<(usize, usize), Failure> {
    match level::current() {
        // SAFETY: the processor has NEON.
        VectorLevel::Neon => unsafe { neon(table, text, registers, kind) },
        _ => super::none(table, text, registers, kind),
    }
}

/// Keeps registers in sixteen bytes where the table and the text allow for it.
#[inline(never)]
#[target_feature(enable = "neon")]
fn neon(
    table: &Table<'_>,
    text: &[u8],
    mut registers: &mut [u32],
    kind: usize,
) -> Result<(usize, usize), Failure> {
    let marks = Neon(table, text);
    if text.len() > SHORT || !table.is_small() {
        return drive::drive(table, text, marks, &mut registers, kind);
    }
    let mut lanes = Lanes(load(&[u8::MAX; WIDTH]));
    let end = drive::drive(table, text, marks, &mut lanes, kind)?;
    let mut bytes = [0; WIDTH];
    // SAFETY: it is sixteen bytes.
    unsafe { vst1q_u8(bytes.as_mut_ptr(), lanes.0) };
    let own = registers.get_mut(FIRST..table.registers as usize);
    for (register, lane) in own.unwrap_or_default().iter_mut().zip(bytes) {
        *register = if lane == u8::MAX { UNWRITTEN } else { u32::from(lane) };
    }
    Ok(end)
}

/// Sixteen registers of a byte, the last two free. Only [`neon`] makes them.
struct Lanes(uint8x16_t);

impl Registers for Lanes {
    #[inline(always)]
    fn operate(&mut self, table: &Table<'_>, list: usize, run: usize, byte: usize) {
        // SAFETY: there is a value, so the processor has NEON.
        self.0 = unsafe { shuffled(self.0, table.shuffle(list), run, byte) };
    }
}

#[inline]
#[target_feature(enable = "neon")]
fn shuffled(lanes: uint8x16_t, shuffle: &[u8; WIDTH], run: usize, byte: usize) -> uint8x16_t {
    let positions = vsetq_lane_u16::<7>((byte << 8 | run) as u16, vreinterpretq_u16_u8(lanes));
    vqtbl1q_u8(vreinterpretq_u8_u16(positions), load(shuffle))
}

/// Only [`neon`] makes one.
#[derive(Clone, Copy)]
struct Neon<'t>(&'t Table<'t>, &'t [u8]);

impl Marks for Neon<'_> {
    #[inline(always)]
    fn marks(self, at: usize) -> u64 {
        // SAFETY: there is a value, so the processor has NEON.
        unsafe { marks(self.0, self.1, at) }
    }
}

/// Sixteen bytes at a time; the last ones have some of those before, which are shifted out.
#[inline]
#[target_feature(enable = "neon")]
fn marks(table: &Table<'_>, text: &[u8], at: usize) -> u64 {
    let Some(last) = text.len().checked_sub(WIDTH) else { return OneByOne(table, text).marks(at) };
    let set = load(table.runs);
    let mut marks = 0;
    for part in (at..text.len().min(at + 64)).step_by(WIDTH) {
        let begin = part.min(last);
        if let Some(bytes) = text[begin..].first_chunk() {
            marks |= u64::from(outside(set, load(bytes)) >> (part - begin)) << (part - at);
        }
    }
    marks
}

/// A bit for each of sixteen bytes that is not in the set.
#[inline]
#[target_feature(enable = "neon")]
fn outside(set: uint8x16_t, bytes: uint8x16_t) -> u32 {
    let bits = load(&[1, 2, 4, 8, 16, 32, 64, 128, 0, 0, 0, 0, 0, 0, 0, 0]);
    // An index beyond the table gives 0: a byte beyond ASCII is in no set.
    let low = vqtbl1q_u8(set, vandq_u8(bytes, vdupq_n_u8(0x8F)));
    let high = vqtbl1q_u8(bits, vshrq_n_u8::<4>(bytes));
    let outside = vmvnq_u8(vtstq_u8(low, high));
    // Of each byte the bit of its place; then eight of them become one by three sums of neighbours.
    let places = load(&[1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128]);
    let mut sums = vandq_u8(outside, places);
    for _ in 0..3 {
        sums = vpaddq_u8(sums, sums);
    }
    u32::from(vgetq_lane_u16::<0>(vreinterpretq_u16_u8(sums)))
}

#[inline]
#[target_feature(enable = "neon")]
fn load(bytes: &[u8; WIDTH]) -> uint8x16_t {
    // SAFETY: it is sixteen bytes.
    unsafe { vld1q_u8(bytes.as_ptr()) }
}
