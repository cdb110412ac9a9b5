//! Sixteen bytes at a time, with the byte shuffle of SSSE3.
//!
//! A set of ASCII bytes is sixteen bytes of bits: bit `h` of `low[l]` says whether the byte `16·h + l` is in it.
//! Two shuffles look sixteen bytes up at once (Langdale and Lemire, "Parsing gigabytes of JSON per second",
//! VLDB Journal 28, 2019, section 3.1.2):
//!
//! ```text
//! bytes            /    a    %    …
//! low nibble       F    1    5        shuffle low[nibble]     bits of the high nibbles that are in the set
//! high nibble      2    6    2        shuffle 1 << nibble     the bit of this one
//!                                     and, compare with 0     which bytes are not in the set
//! ```
//!
//! Bytes beyond ASCII shuffle to 0, so they end a run, and the table decides.

use crate::engine::drive::{Skip, Tabled, driver, in_turns};
use crate::engine::table::Table;
use crate::level::{self, VectorLevel};
use core::arch::x86_64::{
    __m128i, _mm_and_si128, _mm_cmpeq_epi8, _mm_movemask_epi8, _mm_set_epi64x, _mm_set1_epi8,
    _mm_setzero_si128, _mm_shuffle_epi8, _mm_srli_epi16,
};

/// How many bytes are looked at together.
const WIDTH: usize = 16;

/// The processor does not have SSSE3; nothing was run.
pub struct NoSsse3;

/// Runs direct code with SSSE3. `Ok(None)`: the text does not match.
#[inline(always)]
pub fn own<T: Tabled, const R: usize>(
    source: T,
    text: &[u8],
    kind: usize,
    registers: &mut [u32; R],
) -> Result<Option<u8>, NoSsse3> {
    if level::current() == VectorLevel::None {
        return Err(NoSsse3);
    }
    // SAFETY: the processor has SSSE3, which is all that `own_ssse3` needs.
    Ok(unsafe { own_ssse3(source, text, kind, registers) })
}

/// Runs the shared driver from the beginning of a text with SSSE3. `Ok(None)`: the text does not match.
#[inline(always)]
pub fn shared(
    table: &Table<'_>,
    text: &[u8],
    registers: &mut [u32],
    start: usize,
) -> Result<Option<(usize, usize)>, NoSsse3> {
    if level::current() == VectorLevel::None {
        return Err(NoSsse3);
    }
    // SAFETY: the processor has SSSE3, which is all that `shared_ssse3` needs.
    Ok(unsafe { shared_ssse3(table, text, registers, start, 0, 0) })
}

/// Direct code, and the driver where it does not know the way.
#[target_feature(enable = "ssse3")]
fn own_ssse3<T: Tabled, const R: usize>(
    source: T,
    text: &[u8],
    kind: usize,
    registers: &mut [u32; R],
) -> Option<u8> {
    in_turns::<T, Ssse3, R>(source, text, kind, registers, |table, text, registers, state, at, until| {
        shared_ssse3(table, text, registers, state, at, until)
    })
}

driver! {
    /// The driver with vector instructions.
    skip => (#[inline(never)] #[target_feature(enable = "ssse3")] fn shared_ssse3)
}

/// Skips with SSSE3; only [`own_ssse3`] uses it.
struct Ssse3;

impl Skip for Ssse3 {
    #[inline(always)]
    fn skip(table: &Table<'_>, set: u8, text: &[u8], at: usize) -> usize {
        // SAFETY: this type is private, and only `own_ssse3` hands it on, which runs on processors with SSSE3.
        unsafe { skip(table, set, text, at) }
    }
}

#[inline]
#[target_feature(enable = "ssse3")]
fn skip(table: &Table<'_>, set: u8, text: &[u8], mut at: usize) -> usize {
    let low = load(super::set_of(table, set));
    while let Some((block, _)) = text[at..].split_first_chunk::<WIDTH>() {
        let outside = outside(low, load(block));
        if outside != 0 {
            return at + outside.trailing_zeros() as usize;
        }
        at += WIDTH;
    }
    rest(table, set, text, at)
}

/// Less than sixteen bytes at the end of a text. Not inlined: direct code skips in twenty places.
#[inline(never)]
#[target_feature(enable = "ssse3")]
fn rest(table: &Table<'_>, set: u8, text: &[u8], at: usize) -> usize {
    // They are looked at together with bytes before them, which are then shifted out.
    let Some((_, block)) = text.split_last_chunk::<WIDTH>() else {
        return super::scalar(table, set, text, at);
    };
    let low = load(super::set_of(table, set));
    let outside = outside(low, load(block)) >> (WIDTH - (text.len() - at));
    at + (outside.trailing_zeros() as usize).min(text.len() - at)
}

/// A bit for each byte of `block` that is not in the set.
#[inline]
#[target_feature(enable = "ssse3")]
fn outside(low: __m128i, block: __m128i) -> u32 {
    let bits = _mm_set_epi64x(0, i64::from_le_bytes([1, 2, 4, 8, 16, 32, 64, 128]));
    let high = _mm_and_si128(_mm_srli_epi16::<4>(block), _mm_set1_epi8(0x0F));
    let found = _mm_and_si128(_mm_shuffle_epi8(low, block), _mm_shuffle_epi8(bits, high));
    _mm_movemask_epi8(_mm_cmpeq_epi8(found, _mm_setzero_si128())) as u32
}

/// Sixteen bytes as a vector; compilers make one load of it.
#[inline]
#[target_feature(enable = "ssse3")]
pub fn load(bytes: &[u8; WIDTH]) -> __m128i {
    let word = u128::from_le_bytes(*bytes);
    _mm_set_epi64x((word >> 64) as i64, word as i64)
}
