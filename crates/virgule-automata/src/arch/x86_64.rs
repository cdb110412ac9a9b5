//! The search loop and the prescan with SSSE3, AVX2 and AVX-512.

use super::vector::{self, BlockDelimiters, Classify, Classify16, Vector, search_lanes};
use crate::dfa::Failure;
use crate::level::{self, VectorLevel};
use crate::prescan::Prescan;
use crate::table::Table;
use core::arch::x86_64::*;

/// Returns the highest level that the processor has.
#[cfg_attr(not(feature = "std"), inline(always))]
// Without detection at run time each feature is a constant, and clippy would report conditions that never change.
#[cfg_attr(not(feature = "std"), allow(clippy::eq_op, clippy::ifs_same_cond, clippy::nonminimal_bool))]
pub fn detect() -> VectorLevel {
    #[cfg(feature = "std")]
    macro_rules! has {
        ($feature:tt) => {
            std::arch::is_x86_feature_detected!($feature)
        };
    }
    #[cfg(not(feature = "std"))]
    macro_rules! has {
        ($feature:tt) => {
            cfg!(target_feature = $feature)
        };
    }
    let words = has!("bmi1") && has!("bmi2") && has!("lzcnt");
    if words && has!("avx512bw") && has!("avx512vl") {
        VectorLevel::Avx512
    } else if words && has!("avx2") {
        VectorLevel::Avx2
    } else if has!("ssse3") {
        VectorLevel::Ssse3
    } else {
        VectorLevel::None
    }
}

/// Matches `text` against a start rule, at the current [level](VectorLevel).
#[inline(always)]
pub fn search(table: &Table<'_>, text: &[u8], kind: usize, captures: &mut [u32]) -> Result<(), Failure> {
    match level::current() {
        // SAFETY: the processor has the instructions that `avx512` needs.
        VectorLevel::Avx512 => unsafe { avx512(table, text, kind, captures) },
        // SAFETY: the processor has the instructions that `avx2` needs.
        VectorLevel::Avx2 => unsafe { avx2(table, text, kind, captures) },
        // SAFETY: the processor has the instructions that `ssse3` needs.
        VectorLevel::Ssse3 => unsafe { ssse3(table, text, kind, captures) },
        _ => super::search_scalar(table, text, kind, captures),
    }
}

#[inline(never)]
#[target_feature(enable = "avx512bw,avx512vl,bmi1,bmi2,lzcnt")]
fn avx512(table: &Table<'_>, text: &[u8], kind: usize, captures: &mut [u32]) -> Result<(), Failure> {
    search_lanes(any(), table, text, BlockDelimiters::new(Avx512(()), table, text), kind, captures)
}

#[inline(never)]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
fn avx2(table: &Table<'_>, text: &[u8], kind: usize, captures: &mut [u32]) -> Result<(), Failure> {
    search_lanes(any(), table, text, BlockDelimiters::new(Avx2(any()), table, text), kind, captures)
}

#[inline(never)]
#[target_feature(enable = "ssse3")]
fn ssse3(table: &Table<'_>, text: &[u8], kind: usize, captures: &mut [u32]) -> Result<(), Failure> {
    search_lanes(any(), table, text, BlockDelimiters::new(Classify16(any()), table, text), kind, captures)
}

/// Returns the features of `text`, whose path begins at `path`; only `DOTS` unless `ALL`. `None` without vector code.
#[inline(always)]
pub fn prescan<const ALL: bool>(text: &[u8], path: usize) -> Option<Prescan> {
    match level::current() {
        // SAFETY: the processor has the instructions that `prescan_avx512` needs.
        VectorLevel::Avx512 => Some(unsafe { prescan_avx512::<ALL>(text, path) }),
        // SAFETY: the processor has the instructions that `prescan_avx2` needs.
        VectorLevel::Avx2 => Some(unsafe { prescan_avx2::<ALL>(text, path) }),
        // SAFETY: the processor has the instructions that `prescan_ssse3` needs.
        VectorLevel::Ssse3 => Some(unsafe { prescan_ssse3::<ALL>(text, path) }),
        _ => None,
    }
}

#[inline]
#[target_feature(enable = "avx512bw,avx512vl,bmi1,bmi2,lzcnt")]
fn prescan_avx512<const ALL: bool>(text: &[u8], path: usize) -> Prescan {
    vector::prescan::<ALL>(Avx512(()), text, path)
}

#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
fn prescan_avx2<const ALL: bool>(text: &[u8], path: usize) -> Prescan {
    vector::prescan::<ALL>(Avx2(any()), text, path)
}

#[inline]
#[target_feature(enable = "ssse3")]
fn prescan_ssse3<const ALL: bool>(text: &[u8], path: usize) -> Prescan {
    vector::prescan::<ALL>(Classify16(any()), text, path)
}

/// A witness of SSSE3: constructed only in functions that enable it.
#[derive(Clone, Copy)]
struct Sse(__m128i);

#[inline]
#[target_feature(enable = "ssse3")]
fn any() -> Sse {
    Sse(_mm_setzero_si128())
}

/// SAFETY of all unsafe calls in this `impl`: a value of `Sse` exists, so the processor has SSSE3.
impl Vector for Sse {
    #[inline(always)]
    fn load(self, bytes: &[u8; 16]) -> Self {
        // SAFETY: as above.
        Sse(unsafe { load(bytes) })
    }

    #[inline(always)]
    fn shuffle(self, from: Self) -> Self {
        // SAFETY: as above.
        Sse(unsafe { _mm_shuffle_epi8(self.0, from.0) })
    }

    #[inline(always)]
    fn with_last(self, pair: u16) -> Self {
        // SAFETY: as above.
        Sse(unsafe { _mm_insert_epi16::<7>(self.0, pair.into()) })
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        // SAFETY: as above.
        Sse(unsafe { _mm_add_epi8(self.0, other.0) })
    }

    #[inline(always)]
    fn or_full(self, other: Self) -> Self {
        // SAFETY: as above.
        Sse(unsafe { _mm_or_si128(self.0, _mm_cmpeq_epi8(other.0, _mm_set1_epi8(-1))) })
    }

    #[inline(always)]
    fn widen(self) -> [Self; 2] {
        // SAFETY: as above.
        unsafe {
            let full = _mm_cmpeq_epi16(self.0, _mm_set1_epi8(-1));
            let (low, high) = (_mm_srli_epi16::<8>(full), _mm_slli_epi16::<8>(full));
            let bytes = _mm_xor_si128(self.0, high);
            [Sse(_mm_unpacklo_epi8(bytes, low)), Sse(_mm_unpackhi_epi8(bytes, low))]
        }
    }

    #[inline(always)]
    fn words(self) -> [u32; 4] {
        let mut words = [0; 4];
        // SAFETY: as above; `words` has sixteen bytes, and the store may be unaligned.
        unsafe { _mm_storeu_si128(words.as_mut_ptr().cast(), self.0) };
        words
    }

    #[inline(always)]
    fn outside(self, set: Self) -> u32 {
        // SAFETY: as above.
        unsafe { outside(self.0, set.0) }
    }
}

#[inline]
#[target_feature(enable = "ssse3")]
fn outside(bytes: __m128i, set: __m128i) -> u32 {
    let high = _mm_and_si128(_mm_srli_epi16::<4>(bytes), _mm_set1_epi8(0x0F));
    let found = _mm_and_si128(_mm_shuffle_epi8(set, bytes), _mm_shuffle_epi8(bits(), high));
    _mm_movemask_epi8(_mm_cmpeq_epi8(found, _mm_setzero_si128())) as u32
}

/// Returns a lookup table from a high nibble below 8 to the bit of that nibble; 0 for the others.
#[inline]
#[target_feature(enable = "sse2")]
fn bits() -> __m128i {
    _mm_set_epi64x(0, i64::from_le_bytes([1, 2, 4, 8, 16, 32, 64, 128]))
}

#[inline]
#[target_feature(enable = "sse2")]
fn load(bytes: &[u8; 16]) -> __m128i {
    // SAFETY: `bytes` has sixteen bytes, and the load may be unaligned.
    unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
}

/// A witness of AVX-512: constructed only in functions that enable it.
struct Avx512(());

impl Classify for Avx512 {
    #[inline(always)]
    fn masks<const N: usize>(&self, text: &[u8], at: usize, sets: &[[u8; 16]; N]) -> [u64; N] {
        // SAFETY: a value of `Avx512` exists, so the processor has AVX-512.
        unsafe { masks_avx512(&text[at..], sets) }
    }
}

/// Returns the masks of up to 64 bytes. Positions past the end are not read, and their bits are 0.
///
/// Vectors of 64 bytes would be slower: an Intel Xeon loses some 50 µs when a program begins to use them
/// (docs/record/parsing.md, "Vectors of 64 bytes"). Without the branch, LLVM joins the halves to such a vector.
#[inline]
#[target_feature(enable = "avx512bw,avx512vl,bmi1,bmi2,lzcnt")]
fn masks_avx512<const N: usize>(text: &[u8], sets: &[[u8; 16]; N]) -> [u64; N] {
    let mut masks = [0; N];
    for half in [0, 32] {
        if half >= text.len() {
            break;
        }
        let part = &text[half..];
        let inside = u32::MAX.checked_shr(32u32.saturating_sub(part.len() as u32)).unwrap_or(0);
        // SAFETY: only the bytes whose bits are set in `inside` are read, and those are bytes of the text.
        let bytes = unsafe { _mm256_maskz_loadu_epi8(inside, part.as_ptr().cast()) };
        let high = _mm256_and_si256(_mm256_srli_epi16::<4>(bytes), _mm256_set1_epi8(0x0F));
        let high = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(bits()), high);
        for (mask, set) in masks.iter_mut().zip(sets) {
            let low = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(load(set)), bytes);
            *mask |= u64::from(_mm256_mask_testn_epi8_mask(inside, low, high)) << half;
        }
    }
    masks
}

/// A witness of AVX2: constructed only in functions that enable it.
struct Avx2(Sse);

impl Classify for Avx2 {
    #[inline(always)]
    fn masks<const N: usize>(&self, text: &[u8], at: usize, sets: &[[u8; 16]; N]) -> [u64; N] {
        match text.len() {
            // SAFETY: a value of `Avx2` exists, so the processor has AVX2.
            32.. => unsafe { masks_avx2(text, at, sets) },
            _ => Classify16(self.0).masks(text, at, sets),
        }
    }
}

/// Returns the masks of two blocks of 32 bytes; the last block may overlap the first as in [`Classify16`].
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
fn masks_avx2<const N: usize>(text: &[u8], at: usize, sets: &[[u8; 16]; N]) -> [u64; N] {
    let last = text.len().saturating_sub(32);
    let mut masks = [0; N];
    for half in [0, 32] {
        let (part, begin) = (at + half, last.min(at + half));
        if let Some(bytes) = text[begin..].first_chunk()
            && part < text.len()
        {
            for (mask, set) in masks.iter_mut().zip(sets) {
                *mask |= u64::from(outside_avx2(bytes, set)) >> (part - begin) << half;
            }
        }
    }
    masks
}

/// Returns a bit for each byte that is not in the set.
#[inline]
#[target_feature(enable = "avx2")]
fn outside_avx2(bytes: &[u8; 32], set: &[u8; 16]) -> u32 {
    // SAFETY: `bytes` has 32 bytes, and the load may be unaligned.
    let bytes = unsafe { _mm256_loadu_si256(bytes.as_ptr().cast()) };
    let high = _mm256_and_si256(_mm256_srli_epi16::<4>(bytes), _mm256_set1_epi8(0x0F));
    let high = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(bits()), high);
    let low = _mm256_shuffle_epi8(_mm256_broadcastsi128_si256(load(set)), bytes);
    let found = _mm256_and_si256(low, high);
    _mm256_movemask_epi8(_mm256_cmpeq_epi8(found, _mm256_setzero_si256())) as u32
}
