//! Texts as bit streams, by vector instructions: up to 63 bytes, with AVX-512 up to 127, looked up where a step asks for it. For
//! longer ones see `lookup.rs`.
//!
//! Sets are looked up by two shuffles, as in `x86_64.rs`. Nothing is read beyond the ends of a text:
//!
//! ```text
//! AVX-512    64 bytes, those beyond the end masked: not read, and 0
//! AVX2       its first 32 bytes and its last 32, which overlap; of less than 32, its first 16 and its last 16
//! ```

use super::lookup;
use crate::engine::drive::Tabled;
use crate::engine::streams::{Block, Bytes, DIGITS, LONGEST, Packed, escapes};
use crate::level::{self, VectorLevel};
use core::arch::x86_64::*;

/// By high nibble: its bit.
const BITS: i64 = i64::from_le_bytes([1, 2, 4, 8, 16, 32, 64, 128]);

/// Reads a text by bit streams, if the processor can and the text has the shape for it; see [`Tabled::streams`].
#[inline(always)]
pub fn read<T: Tabled>(source: T, text: &[u8]) -> Packed {
    match level::current() {
        // SAFETY: the processor has what `avx512` needs.
        VectorLevel::Avx512 => unsafe { avx512(source, text) },
        // SAFETY: the processor has what `avx2` needs.
        VectorLevel::Avx2 => unsafe { avx2(source, text) },
        _ => Packed::NOTHING,
    }
}

#[inline(never)]
#[target_feature(enable = "avx512bw,bmi1,bmi2,lzcnt")]
pub fn avx512<T: Tabled>(source: T, text: &[u8]) -> Packed {
    match *text {
        [first, ..] if text.len() < 64 => source.streams(first, masked(text)),
        [first, ..] if text.len() < 128 => avx512_wide(source, first, text),
        [first, ..] if text.len() <= LONGEST => lookup::avx512(source, first, text),
        _ => Packed::NOTHING,
    }
}

/// Apart, for it needs more registers: those that it would save others need not.
#[inline(never)]
#[target_feature(enable = "avx512bw,bmi1,bmi2,lzcnt")]
fn avx512_wide<T: Tabled>(source: T, first: u8, text: &[u8]) -> Packed {
    let (low, high) = text.split_at(64);
    source.streams(first, Two(masked(low), masked(high)))
}

#[inline(never)]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
pub fn avx2<T: Tabled>(source: T, text: &[u8]) -> Packed {
    match *text {
        [first, ..] if text.len() < 64 => match halves(text) {
            Some(block) => source.streams(first, block),
            None => Packed::NOTHING,
        },
        [first, ..] if text.len() <= LONGEST => lookup::avx2(source, first, text),
        _ => Packed::NOTHING,
    }
}

/// Up to 64 bytes. Only [`masked`] makes one, on processors with AVX-512.
#[derive(Clone, Copy)]
pub(super) struct Masked {
    bytes: __m512i,
    /// The bit of each byte's high nibble.
    high: __m512i,
    length: u32,
}

#[inline]
#[target_feature(enable = "avx512bw")]
pub(super) fn masked(text: &[u8]) -> Masked {
    let length = text.len().min(64) as u32;
    let inside = u64::MAX.checked_shr(64 - length).unwrap_or(0);
    // SAFETY: only the bytes whose bits are set in `inside` are read, and those are bytes of the text.
    let bytes = unsafe { _mm512_maskz_loadu_epi8(inside, text.as_ptr().cast()) };
    let nibbles = _mm512_and_si512(_mm512_srli_epi16::<4>(bytes), _mm512_set1_epi8(0x0F));
    let bits = _mm512_broadcast_i32x4(_mm_set_epi64x(0, BITS));
    Masked { bytes, high: _mm512_shuffle_epi8(bits, nibbles), length }
}

#[inline]
#[target_feature(enable = "avx512bw")]
fn masked_set(block: Masked, set: &[u8; 16]) -> u64 {
    let low = _mm512_broadcast_i32x4(super::x86_64::load(set));
    _mm512_test_epi8_mask(_mm512_shuffle_epi8(low, block.bytes), block.high)
}

#[inline]
#[target_feature(enable = "avx512bw")]
fn masked_byte(block: Masked, byte: u8) -> u64 {
    _mm512_cmpeq_epi8_mask(block.bytes, _mm512_set1_epi8(byte as i8))
}

impl Bytes for Masked {
    #[inline(always)]
    fn set(self, set: &[u8; 16]) -> u64 {
        // SAFETY: there is a block, so the processor has AVX-512.
        unsafe { masked_set(self, set) }
    }

    #[inline(always)]
    fn byte(self, byte: u8) -> u64 {
        // SAFETY: there is a block, so the processor has AVX-512.
        unsafe { masked_byte(self, byte) }
    }

    #[inline(always)]
    fn length(self) -> u32 {
        self.length
    }
}

/// 16 to 63 bytes: the first ones, and the last ones, which may be the same in part. Only [`halves`]
/// makes one, on processors with AVX2.
#[derive(Clone, Copy)]
pub(super) struct Overlapping {
    bytes: [__m256i; 2],
    high: [__m256i; 2],
    /// How many of each count.
    width: u32,
    /// Where the last ones begin.
    last: u32,
}

/// The halves of a text of 16 to 63 bytes; `None` if it is shorter.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn halves(text: &[u8]) -> Option<Overlapping> {
    let length = text.len() as u32;
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        return Some(wide(first, last, length));
    }
    let (first, last) = (text.first_chunk::<16>()?, text.last_chunk::<16>()?);
    let bytes = [first, last].map(|bytes| _mm256_castsi128_si256(super::x86_64::load(bytes)));
    Some(Overlapping { bytes, high: [high(bytes[0]), high(bytes[1])], width: 16, last: length - 16 })
}

/// The halves of 64 bytes.
#[inline]
#[target_feature(enable = "avx2")]
pub(super) fn halves_of(block: &[u8; 64]) -> Overlapping {
    let (halves, _) = block.as_chunks();
    wide(&halves[0], &halves[1], 64)
}

/// The first 32 bytes and the last 32.
#[inline]
#[target_feature(enable = "avx2")]
fn wide(first: &[u8; 32], last: &[u8; 32], length: u32) -> Overlapping {
    // SAFETY: both are 32 bytes, and loads need not be aligned.
    let bytes = [first, last].map(|bytes| unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) });
    Overlapping { bytes, high: [high(bytes[0]), high(bytes[1])], width: 32, last: length - 32 }
}

/// The bit of each byte's high nibble.
#[inline]
#[target_feature(enable = "avx2")]
fn high(bytes: __m256i) -> __m256i {
    let nibbles = _mm256_and_si256(_mm256_srli_epi16::<4>(bytes), _mm256_set1_epi8(0x0F));
    _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(_mm_set_epi64x(0, BITS)), nibbles)
}

#[inline]
#[target_feature(enable = "avx2")]
fn overlapping_set(block: Overlapping, set: &[u8; 16]) -> u64 {
    let low = _mm256_broadcastsi128_si256(super::x86_64::load(set));
    let outside = |part: usize| {
        let found = _mm256_and_si256(_mm256_shuffle_epi8(low, block.bytes[part]), block.high[part]);
        _mm256_movemask_epi8(_mm256_cmpeq_epi8(found, _mm256_setzero_si256()))
    };
    joined(block, !outside(0), !outside(1))
}

#[inline]
#[target_feature(enable = "avx2")]
fn overlapping_byte(block: Overlapping, byte: u8) -> u64 {
    let byte = _mm256_set1_epi8(byte as i8);
    let same = |part: usize| _mm256_movemask_epi8(_mm256_cmpeq_epi8(block.bytes[part], byte));
    joined(block, same(0), same(1))
}

/// Both parts as one word.
#[inline(always)]
fn joined(block: Overlapping, first: i32, last: i32) -> u64 {
    let part = |bits: i32| u64::from(bits as u32 & u32::MAX >> (32 - block.width));
    part(first) | part(last) << block.last
}

impl Bytes for Overlapping {
    #[inline(always)]
    fn set(self, set: &[u8; 16]) -> u64 {
        // SAFETY: there is a block, so the processor has AVX2.
        unsafe { overlapping_set(self, set) }
    }

    #[inline(always)]
    fn byte(self, byte: u8) -> u64 {
        // SAFETY: there is a block, so the processor has AVX2.
        unsafe { overlapping_byte(self, byte) }
    }

    #[inline(always)]
    fn length(self) -> u32 {
        self.last + self.width
    }
}

/// 64 bytes, and up to 63 behind them.
#[derive(Clone, Copy)]
struct Two(Masked, Masked);

impl Block for Two {
    type Word = u128;

    #[inline(always)]
    fn set<T: Tabled>(self, number: usize) -> u128 {
        u128::from(Block::set::<T>(self.0, number)) | u128::from(Block::set::<T>(self.1, number)) << 64
    }

    #[inline(always)]
    fn byte<T: Tabled>(self, number: usize) -> u128 {
        u128::from(Block::byte::<T>(self.0, number)) | u128::from(Block::byte::<T>(self.1, number)) << 64
    }

    #[inline(always)]
    fn near<T: Tabled>(self, number: usize) -> u64 {
        self.0.near::<T>(number)
    }

    #[inline(always)]
    fn near_byte<T: Tabled>(self, number: usize) -> u64 {
        self.0.near_byte::<T>(number)
    }

    #[inline(always)]
    fn escapes<T: Tabled>(self, percent: u128) -> u128 {
        escapes(percent, || {
            let [low, high] = [self.0, self.1].map(|half| u128::from(Bytes::set(half, &DIGITS)));
            low | high << 64
        })
    }

    #[inline(always)]
    fn length(self) -> u32 {
        64 + Block::length(self.1)
    }
}
