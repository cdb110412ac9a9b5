//! A glance at a text by vector instructions, 64 bytes at a time; see `engine/glance.rs`.
//!
//! ```text
//! AVX-512    up to 64 bytes, those beyond the end masked: not read, and 0
//! AVX2       the first 32 bytes and the last 32, which overlap; of less than 32, the first 16 and the last 16
//! ```
//!
//! A text of more than 64 bytes has a last block that ends with it, and overlaps the one before.

use crate::engine::glance::{Found, Glance};
use crate::level::{self, VectorLevel};
use core::arch::x86_64::*;

/// What stands in `text`; `None` if the processor cannot, or the text is too short for it.
#[inline(always)]
pub fn glance(text: &[u8], path: usize) -> Option<Glance> {
    match level::current() {
        // SAFETY: the processor has what `avx512` needs.
        VectorLevel::Avx512 => Some(unsafe { avx512(text, path) }),
        // SAFETY: the processor has what `avx2` needs.
        VectorLevel::Avx2 if text.len() >= 16 => Some(unsafe { avx2(text, path) }),
        _ => None,
    }
}

/// The same for dots alone, as in a path.
#[inline(always)]
pub fn dots(text: &[u8]) -> Option<Glance> {
    match level::current() {
        // SAFETY: the processor has what `avx512_dots` needs.
        VectorLevel::Avx512 => Some(unsafe { avx512_dots(text) }),
        // SAFETY: the processor has what `avx2_dots` needs.
        VectorLevel::Avx2 if text.len() >= 16 => Some(unsafe { avx2_dots(text) }),
        _ => None,
    }
}

#[inline]
#[target_feature(enable = "avx512bw,bmi1,bmi2,lzcnt")]
pub fn avx512(text: &[u8], path: usize) -> Glance {
    walk::<_, true>(text, path, |block| masked(block))
}

#[inline]
#[target_feature(enable = "avx512bw,bmi1,bmi2,lzcnt")]
pub fn avx512_dots(text: &[u8]) -> Glance {
    walk::<_, false>(text, 0, |block| masked(block))
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
pub fn avx2(text: &[u8], path: usize) -> Glance {
    walk::<_, true>(text, path, |block| halves(block))
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
pub fn avx2_dots(text: &[u8]) -> Glance {
    walk::<_, false>(text, 0, |block| halves(block))
}

/// Up to 64 bytes, in which places are bits.
trait Bytes: Copy {
    /// Where that byte stands.
    fn byte(self, byte: u8) -> u64;
    /// Where capital letters of ASCII stand.
    fn capitals(self) -> u64;
}

/// Block by block; for dots alone unless it is for `ALL`.
#[inline(always)]
fn walk<B: Bytes, const ALL: bool>(text: &[u8], path: usize, load: impl Fn(&[u8]) -> B) -> Glance {
    if text.len() <= 64 {
        let places = Places::of::<B, ALL>(load(text), false, path as isize);
        // Most texts are of that length, and plain.
        return if places.any() { Glance::new(places.found(), Some(places.odd())) } else { Glance::PLAIN };
    }
    let (mut found, mut first, mut begin) = (Found::NOTHING, 0, 0);
    loop {
        let (behind, block) = text.split_at(begin);
        let block = block.get(..64).unwrap_or(block);
        let places =
            Places::of::<B, ALL>(load(block), behind.last() == Some(&b'/'), path as isize - begin as isize);
        found = found.and(places.found());
        if begin == 0 {
            first = places.odd();
        }
        if begin + 64 >= text.len() {
            return Glance::new(found, Some(first));
        }
        begin = (begin + 64).min(text.len() - 64);
    }
}

/// What stands in a block, and where.
struct Places {
    capitals: u64,
    users: u64,
    encoded: u64,
    percent: u64,
    dots: u64,
}

impl Places {
    /// `slash`: one stands before the block; `path` is where the path begins, counted from the block on.
    #[inline(always)]
    fn of<B: Bytes, const ALL: bool>(block: B, slash: bool, path: isize) -> Self {
        let (place, before) = match path {
            ..0 => (0, 0),
            0..64 => (1 << path, (1 << path) - 1),
            64.. => (0, u64::MAX),
        };
        let dots = block.byte(b'.') & (block.byte(b'/') << 1 | u64::from(slash) | place);
        if !ALL {
            return Places { capitals: 0, users: 0, encoded: 0, percent: 0, dots };
        }
        let percent = block.byte(b'%');
        Places {
            capitals: block.capitals() & before,
            users: block.byte(b'@') & before,
            encoded: percent & before,
            percent,
            dots,
        }
    }

    #[inline(always)]
    fn any(&self) -> bool {
        self.capitals | self.percent | self.dots != 0
    }

    /// Of percent-encodings and dots, these before them.
    #[inline(always)]
    fn odd(&self) -> u64 {
        self.percent | self.dots >> 1
    }

    #[inline(always)]
    fn found(&self) -> Found {
        Found::NOTHING
            .with(Found::CAPITAL, self.capitals != 0)
            .with(Found::USER, self.users != 0)
            .with(Found::ENCODED, self.encoded != 0)
            .with(Found::PERCENT, self.percent != 0)
            .with(Found::DOTS, self.dots != 0)
    }
}

/// Up to 64 bytes. Only [`masked`] makes one, on processors with AVX-512.
#[derive(Clone, Copy)]
struct Masked(__m512i);

#[inline]
#[target_feature(enable = "avx512bw")]
fn masked(block: &[u8]) -> Masked {
    let inside = u64::MAX.checked_shr(64 - block.len().min(64) as u32).unwrap_or(0);
    // SAFETY: only the bytes whose bits are set in `inside` are read, and those are bytes of the block.
    Masked(unsafe { _mm512_maskz_loadu_epi8(inside, block.as_ptr().cast()) })
}

#[inline]
#[target_feature(enable = "avx512bw")]
fn masked_byte(Masked(bytes): Masked, byte: u8) -> u64 {
    _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8(byte as i8))
}

#[inline]
#[target_feature(enable = "avx512bw")]
fn masked_capitals(Masked(bytes): Masked) -> u64 {
    _mm512_cmplt_epu8_mask(_mm512_sub_epi8(bytes, _mm512_set1_epi8(b'A' as i8)), _mm512_set1_epi8(26))
}

impl Bytes for Masked {
    #[inline(always)]
    fn byte(self, byte: u8) -> u64 {
        // SAFETY: there is a block, so the processor has AVX-512.
        unsafe { masked_byte(self, byte) }
    }

    #[inline(always)]
    fn capitals(self) -> u64 {
        // SAFETY: there is a block, so the processor has AVX-512.
        unsafe { masked_capitals(self) }
    }
}

/// 16 to 64 bytes: the first ones, and the last ones, which may be the same in part. Only [`halves`] makes one, on
/// processors with AVX2.
#[derive(Clone, Copy)]
struct Halves {
    first: __m256i,
    last: __m256i,
    /// Which of the first ones count.
    width: u32,
    /// Where the last ones begin.
    begin: u32,
}

/// Of less than 16 bytes, nothing is seen.
#[inline]
#[target_feature(enable = "avx2")]
fn halves(block: &[u8]) -> Halves {
    let length = block.len() as u32;
    if let (Some(first), Some(last)) = (block.first_chunk::<32>(), block.last_chunk::<32>()) {
        return Halves { first: wide(first), last: wide(last), width: u32::MAX, begin: length - 32 };
    }
    match (block.first_chunk::<16>(), block.last_chunk::<16>()) {
        (Some(first), Some(last)) => {
            let [first, last] = [first, last].map(|half| _mm256_castsi128_si256(super::x86_64::load(half)));
            Halves { first, last, width: u32::MAX >> 16, begin: length - 16 }
        }
        _ => Halves { first: _mm256_setzero_si256(), last: _mm256_setzero_si256(), width: 0, begin: 0 },
    }
}

#[inline]
#[target_feature(enable = "avx2")]
fn wide(half: &[u8; 32]) -> __m256i {
    // SAFETY: that is 32 bytes, and loads need not be aligned.
    unsafe { _mm256_loadu_si256(half.as_ptr().cast()) }
}

/// Places in both parts as one word.
#[inline(always)]
fn joined(block: Halves, first: i32, last: i32) -> u64 {
    u64::from(first as u32 & block.width) | u64::from(last as u32 & block.width) << block.begin
}

#[inline]
#[target_feature(enable = "avx2")]
fn halves_byte(block: Halves, byte: u8) -> u64 {
    let same = |part| _mm256_movemask_epi8(_mm256_cmpeq_epi8(part, _mm256_set1_epi8(byte as i8)));
    joined(block, same(block.first), same(block.last))
}

/// Bytes beyond ASCII are negative, and so less than `A`.
#[inline]
#[target_feature(enable = "avx2")]
fn halves_capitals(block: Halves) -> u64 {
    let found = |part| {
        let from = _mm256_cmpgt_epi8(part, _mm256_set1_epi8(b'A' as i8 - 1));
        let to = _mm256_cmpgt_epi8(_mm256_set1_epi8(b'Z' as i8 + 1), part);
        _mm256_movemask_epi8(_mm256_and_si256(from, to))
    };
    joined(block, found(block.first), found(block.last))
}

impl Bytes for Halves {
    #[inline(always)]
    fn byte(self, byte: u8) -> u64 {
        // SAFETY: there is a block, so the processor has AVX2.
        unsafe { halves_byte(self, byte) }
    }

    #[inline(always)]
    fn capitals(self) -> u64 {
        // SAFETY: there is a block, so the processor has AVX2.
        unsafe { halves_capitals(self) }
    }
}

#[cfg(all(test, feature = "alloc", unix))]
mod tests;
