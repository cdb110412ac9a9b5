//! Bit streams of 64 to 254 bytes: first all that steps ask for is looked up, 64 bytes after 64, then come the steps.
//!
//! ```text
//! text       |··············|··············|·········|
//! blocks     |      0       |      1       |
//!                               |      2       |         the last 64 bytes: those that block 1 has are shifted out
//! found      far[0] = [block 0, block 1, block 2, 0]      of the first set: a word of 128 or 256 bits
//! ```
//!
//! Looking up is a loop over sets, the same for all tables; steps are the same for all processors. So a program has each
//! once, while steps that look up what they ask for are there for each level, with vector instructions all over. It costs
//! that what is found goes through memory: a third more for 64 to 127 bytes, so that those have steps that look up
//! themselves with AVX-512 (`blocks.rs`; 1 kB).

use crate::engine::drive::Tabled;
use crate::engine::long::Long;
use crate::engine::streams::{Block, Bytes, DIGITS, Packed, Word, escapes};
use core::marker::PhantomData;

/// How many bytes are looked at together.
const WIDTH: usize = 64;

/// So many sets a table may ask for, of the whole text and of its beginning.
const MOST: usize = 8;

/// Where something is, in each block.
type Places = [u64; 4];

/// Where sets are, in the order of [`Tabled::SETS`].
struct Found {
    far: [Places; MOST],
    near: [Places; MOST],
}

/// Looks up sets.
type LookUp = unsafe fn(&[u8], &[[u8; 16]], &mut [Places]);

/// Looks everything up in a text of 64 to 254 bytes, then takes the steps.
///
/// It has no features of its own, so that what it calls does not become a part of it, once for each call. (Of functions that
/// have some, Rust 1.95 drops `#[inline(never)]`.)
///
/// # Safety
///
/// The processor has what `look_up` needs, and BMI1, BMI2 and LZCNT.
#[inline(never)]
unsafe fn read<T: Tabled>(source: T, first: u8, text: &[u8], look_up: LookUp) -> Packed {
    const { assert!(T::SETS[0].len() <= MOST && T::SETS[1].len() <= MOST) };
    let mut found = Found { far: [[0; 4]; MOST], near: [[0; 4]; MOST] };
    let (begin, _) = text.split_at(WIDTH);
    // SAFETY: whoever calls this has made sure of the processor.
    unsafe {
        look_up(text, T::SETS[0], &mut found.far);
        look_up(begin, T::SETS[1], &mut found.near);
        match text.len() {
            ..128 => steps::<T, u128>(source, first, text, look_up, &found),
            _ => steps::<T, Long>(source, first, text, look_up, &found),
        }
    }
}

/// Looks up sets block by block; `load` makes one ready.
#[inline(always)]
fn in_blocks<B: Bytes>(
    text: &[u8],
    sets: &[[u8; 16]],
    found: &mut [Places],
    load: impl Fn(&[u8; WIDTH]) -> B,
) {
    for (number, (block, before)) in blocks(text).enumerate() {
        let block = load(block);
        for (set, places) in sets.iter().zip(&mut *found) {
            places[number % 4] = block.set(set) >> before;
        }
    }
}

/// The blocks of a text, at most four, and how many of its bytes the last has before those that no other has.
#[inline(always)]
fn blocks(text: &[u8]) -> impl Iterator<Item = (&[u8; WIDTH], u32)> + Clone {
    let last = text.len().saturating_sub(WIDTH);
    (0..text.len()).step_by(WIDTH).map_while(move |place| {
        let begin = place.min(last);
        Some((text.get(begin..)?.first_chunk()?, (place - begin) as u32))
    })
}

/// Reads a text of 64 to 254 bytes with AVX-512.
#[inline]
#[target_feature(enable = "avx512bw,bmi1,bmi2,lzcnt")]
pub fn avx512<T: Tabled>(source: T, first: u8, text: &[u8]) -> Packed {
    // SAFETY: the processor has what this function needs, which is the same.
    unsafe { read(source, first, text, look_up_avx512) }
}

/// Reads a text of 64 to 254 bytes with AVX2.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
pub fn avx2<T: Tabled>(source: T, first: u8, text: &[u8]) -> Packed {
    // SAFETY: the processor has what this function needs, which is the same.
    unsafe { read(source, first, text, look_up_avx2) }
}

#[target_feature(enable = "avx512bw,bmi1,bmi2,lzcnt")]
fn look_up_avx512(text: &[u8], sets: &[[u8; 16]], found: &mut [Places]) {
    in_blocks(text, sets, found, |block| super::blocks::masked(block));
}

#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt")]
fn look_up_avx2(text: &[u8], sets: &[[u8; 16]], found: &mut [Places]) {
    in_blocks(text, sets, found, |block| super::blocks::halves_of(block));
}

/// The steps over what was found, with words that are long enough.
///
/// # Safety
///
/// The processor has what `look_up` needs.
#[target_feature(enable = "bmi1,bmi2,lzcnt")]
unsafe fn steps<T: Tabled, W: Word>(
    source: T,
    first: u8,
    text: &[u8],
    look_up: LookUp,
    found: &Found,
) -> Packed {
    source.streams(first, Looked::<W> { found, text, look_up, word: PhantomData })
}

/// What was found, as words. Only [`steps`] makes one, on processors with what `look_up` needs.
#[derive(Clone, Copy)]
struct Looked<'t, W> {
    found: &'t Found,
    text: &'t [u8],
    look_up: LookUp,
    word: PhantomData<W>,
}

impl<W: Word> Block for Looked<'_, W> {
    type Word = W;

    #[inline(always)]
    fn set<T: Tabled>(self, number: usize) -> W {
        W::of(&self.found.far[number])
    }

    #[inline(always)]
    fn near<T: Tabled>(self, number: usize) -> u64 {
        self.found.near[number][0]
    }

    #[inline(always)]
    fn escapes<T: Tabled>(self, percent: W) -> W {
        escapes(percent, || {
            let mut digits = [[0; 4]];
            // SAFETY: there is such a value, so the processor has what this needs.
            unsafe { (self.look_up)(self.text, &[DIGITS], &mut digits) };
            W::of(&digits[0])
        })
    }

    #[inline(always)]
    fn length(self) -> u32 {
        self.text.len() as u32
    }
}
