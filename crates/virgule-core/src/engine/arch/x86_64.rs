//! The driver with the vector instructions of x86-64: SSSE3, AVX2, AVX-512.
//!
//! Marks are the bytes outside of a set of ASCII bytes, which is sixteen bytes of bits: bit `h` of `set[l]` says whether the
//! byte `16·h + l` is in it. Two shuffles look many bytes up at once (Langdale and Lemire, "Parsing gigabytes of JSON per
//! second", VLDB Journal 28, 2019, section 3.1.2):
//!
//! ```text
//! bytes            /    a    %    …
//! low nibble       F    1    5        shuffle set[nibble]     bits of the high nibbles that are in the set
//! high nibble      2    6    2        shuffle 1 << nibble     the bit of this one
//!                                     and, compare with 0     which bytes are not in the set
//! ```
//!
//! Bytes beyond ASCII shuffle to 0, so they are marks.
//!
//! Registers are sixteen bytes, and what a step does to them is one more shuffle:
//!
//! ```text
//! registers    5  9  …  14 17      three registers, and last the positions before the run and before the mark
//! shuffle      0 15  …             the second takes the latter
//! ```

use super::blocks::{halves, halves_of, masked};
use crate::engine::drive::{self, Failure, Marks, Registers, SHORT};
use crate::engine::streams::Bytes;
use crate::engine::table::{FIRST, Table, UNWRITTEN};
use crate::level::{self, VectorLevel};
use core::arch::x86_64::*;

/// Runs a table over `text` as a start rule, by the best that the processor has.
#[inline(always)]
pub fn drive(
    table: &Table<'_>,
    text: &[u8],
    registers: &mut [u32],
    kind: usize,
) -> Result<(usize, usize), Failure> {
    match level::current() {
        // SAFETY: the processor has what `avx512` needs.
        VectorLevel::Avx512 => unsafe { avx512(table, text, registers, kind) },
        // SAFETY: the processor has what `avx2` needs.
        VectorLevel::Avx2 => unsafe { avx2(table, text, registers, kind) },
        // SAFETY: the processor has what `ssse3` needs.
        VectorLevel::Ssse3 => unsafe { ssse3(table, text, registers, kind) },
        VectorLevel::None | VectorLevel::Neon => super::none(table, text, registers, kind),
    }
}

#[inline(never)]
#[target_feature(enable = "avx512bw,bmi1,bmi2,lzcnt")]
fn avx512(
    table: &Table<'_>,
    text: &[u8],
    registers: &mut [u32],
    kind: usize,
) -> Result<(usize, usize), Failure> {
    with_lanes(table, text, Avx512(table.runs, text), registers, kind)
}

#[inline(never)]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
fn avx2(
    table: &Table<'_>,
    text: &[u8],
    registers: &mut [u32],
    kind: usize,
) -> Result<(usize, usize), Failure> {
    with_lanes(table, text, Avx2(table, text), registers, kind)
}

#[inline(never)]
#[target_feature(enable = "ssse3")]
fn ssse3(
    table: &Table<'_>,
    text: &[u8],
    registers: &mut [u32],
    kind: usize,
) -> Result<(usize, usize), Failure> {
    with_lanes(table, text, Ssse3(table, text), registers, kind)
}

/// Keeps registers in sixteen bytes where the table and the text allow for it.
#[inline]
#[target_feature(enable = "ssse3")]
fn with_lanes(
    table: &Table<'_>,
    text: &[u8],
    marks: impl Marks,
    mut registers: &mut [u32],
    kind: usize,
) -> Result<(usize, usize), Failure> {
    if text.len() > SHORT || !table.is_small() {
        return drive::drive(table, text, marks, &mut registers, kind);
    }
    let mut lanes = Lanes(_mm_set1_epi8(-1));
    let end = drive::drive(table, text, marks, &mut lanes, kind)?;
    let own = registers.get_mut(FIRST..table.registers as usize);
    unpack(lanes.0, own.unwrap_or_default());
    Ok(end)
}

/// Writes bytes as words, four at a time; what was not written stays so.
#[inline]
#[target_feature(enable = "ssse3")]
fn unpack(mut lanes: __m128i, registers: &mut [u32]) {
    let (fours, rest) = registers.as_chunks_mut::<4>();
    for four in fours {
        let words = _mm_unpacklo_epi16(_mm_unpacklo_epi8(lanes, _mm_setzero_si128()), _mm_setzero_si128());
        let words = _mm_or_si128(words, _mm_cmpeq_epi32(words, _mm_set1_epi32(255)));
        // SAFETY: it is sixteen bytes, and stores need not be aligned.
        unsafe { _mm_storeu_si128(four.as_mut_ptr().cast(), words) };
        lanes = _mm_srli_si128::<4>(lanes);
    }
    let mut left = _mm_cvtsi128_si32(lanes) as u32;
    for register in rest {
        *register = if left & 255 == 255 { UNWRITTEN } else { left & 255 };
        left >>= 8;
    }
}

/// Sixteen registers of a byte, the last two free. Only [`with_lanes`] makes them, on processors with SSSE3.
struct Lanes(__m128i);

impl Registers for Lanes {
    #[inline(always)]
    fn operate(&mut self, table: &Table<'_>, list: usize, run: usize, byte: usize) {
        // SAFETY: there is a value, so the processor has SSSE3.
        self.0 = unsafe { shuffled(self.0, table.shuffle(list), run, byte) };
    }
}

#[inline]
#[target_feature(enable = "ssse3")]
fn shuffled(lanes: __m128i, shuffle: &[u8; 16], run: usize, byte: usize) -> __m128i {
    let positions = _mm_insert_epi16::<7>(lanes, (byte << 8 | run) as i32);
    _mm_shuffle_epi8(positions, load(shuffle))
}

/// Only [`avx512`] makes one.
#[derive(Clone, Copy)]
struct Avx512<'t>(&'t [u8; 16], &'t [u8]);

impl Marks for Avx512<'_> {
    #[inline(always)]
    fn marks(self, at: usize) -> u64 {
        // SAFETY: there is a value, so the processor has AVX-512.
        unsafe { marks_avx512(self.0, &self.1[at..]) }
    }
}

#[inline]
#[target_feature(enable = "avx512bw,bmi1,bmi2,lzcnt")]
fn marks_avx512(runs: &[u8; 16], text: &[u8]) -> u64 {
    let inside = u64::MAX.checked_shr(64u32.saturating_sub(text.len() as u32)).unwrap_or(0);
    !masked(text).set(runs) & inside
}

/// Only [`avx2`] makes one.
#[derive(Clone, Copy)]
struct Avx2<'t>(&'t Table<'t>, &'t [u8]);

impl Marks for Avx2<'_> {
    #[inline(always)]
    fn marks(self, at: usize) -> u64 {
        // SAFETY: there is a value, so the processor has AVX2.
        unsafe { marks_avx2(self.0, self.1, at) }
    }
}

/// The last 64 bytes of a longer text have some of the block before, which are shifted out.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
fn marks_avx2(table: &Table<'_>, text: &[u8], at: usize) -> u64 {
    if let Some(begin) = text.len().checked_sub(64) {
        let begin = begin.min(at);
        return match text[begin..].first_chunk() {
            Some(block) => !halves_of(block).set(table.runs) >> (at - begin),
            None => 0,
        };
    }
    match halves(text) {
        Some(block) => !block.set(table.runs) & ((1 << text.len()) - 1),
        None => marks_of_few(table.runs, text),
    }
}

/// Less than sixteen bytes.
#[inline]
#[target_feature(enable = "ssse3")]
fn marks_of_few(runs: &[u8; 16], text: &[u8]) -> u64 {
    let bytes = few(text);
    let bytes = _mm_set_epi64x((bytes >> 64) as i64, bytes as i64);
    u64::from(outside(load(runs), bytes)) & ((1 << text.len()) - 1)
}

/// Less than sixteen bytes as a number: the first ones, and the last ones, which may be the same in part.
#[inline(always)]
fn few(text: &[u8]) -> u128 {
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        let [first, last] = [first, last].map(|bytes| u128::from(u64::from_le_bytes(*bytes)));
        return first | last << (8 * (text.len() - 8));
    }
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        let [first, last] = [first, last].map(|bytes| u64::from(u32::from_le_bytes(*bytes)));
        return u128::from(first | last << (8 * (text.len() - 4)));
    }
    match *text {
        [one] => u128::from(one),
        [one, two] => u128::from(u16::from_le_bytes([one, two])),
        [one, two, three] => u128::from(u32::from_le_bytes([one, two, three, 0])),
        _ => 0,
    }
}

/// Only [`ssse3`] makes one.
#[derive(Clone, Copy)]
struct Ssse3<'t>(&'t Table<'t>, &'t [u8]);

impl Marks for Ssse3<'_> {
    #[inline(always)]
    fn marks(self, at: usize) -> u64 {
        // SAFETY: there is a value, so the processor has SSSE3.
        unsafe { marks_ssse3(self.0, self.1, at) }
    }
}

/// Sixteen bytes at a time, the last ones as above.
#[inline]
#[target_feature(enable = "ssse3")]
fn marks_ssse3(table: &Table<'_>, text: &[u8], at: usize) -> u64 {
    let Some(last) = text.len().checked_sub(16) else { return marks_of_few(table.runs, text) };
    let set = load(table.runs);
    let mut marks = 0;
    for part in (at..text.len().min(at + 64)).step_by(16) {
        let begin = part.min(last);
        if let Some(bytes) = text[begin..].first_chunk() {
            marks |= u64::from(outside(set, load(bytes)) >> (part - begin)) << (part - at);
        }
    }
    marks
}

/// A bit for each of sixteen bytes that is not in the set.
#[inline]
#[target_feature(enable = "ssse3")]
fn outside(set: __m128i, bytes: __m128i) -> u32 {
    let bits = _mm_set_epi64x(0, i64::from_le_bytes([1, 2, 4, 8, 16, 32, 64, 128]));
    let high = _mm_and_si128(_mm_srli_epi16::<4>(bytes), _mm_set1_epi8(0x0F));
    let found = _mm_and_si128(_mm_shuffle_epi8(set, bytes), _mm_shuffle_epi8(bits, high));
    _mm_movemask_epi8(_mm_cmpeq_epi8(found, _mm_setzero_si128())) as u32
}

/// Sixteen bytes as a vector; compilers make one load of it.
#[inline]
#[target_feature(enable = "ssse3")]
pub fn load(bytes: &[u8; 16]) -> __m128i {
    let word = u128::from_le_bytes(*bytes);
    _mm_set_epi64x((word >> 64) as i64, word as i64)
}
