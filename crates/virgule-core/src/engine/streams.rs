//! Bit streams: a text as words with a bit for each of its bytes, and steps over those.
//!
//! ```text
//! text      a b c : / / h         the first byte is the lowest bit
//! set       1 1 1 0 0 0 1         letters: Block::set
//! marker    0 0 0 1 0 0 0         a place: one bit, or none if there is no such place
//! first     0 0 0 1 0 0 0         the first of some bytes, here the colon: Word::first
//! to        1 1 1 0 0 0 0         from the first place to before the marker: Word::to
//! next      0 0 0 0 1 0 0         one byte on: Word::next
//! ```
//!
//! A run of letters up to a colon is read so: it ends at the first colon, and no place before that is outside of the set.
//! All runs are looked for and looked at side by side; nothing branches on the text. What steps a grammar takes is found by the
//! compiler (`virgule_compiler::streams`) and written out as `Tabled::streams`; where the words come from stands in
//! `arch/blocks.rs` and `arch/lookup.rs`.
//!
//! Texts of more than 64 bytes have words of 128 bits or of 256 ([`super::long`]). Most of their steps are near the beginning,
//! and need one of 64: [`Block::near`].

use super::drive::Tabled;
use super::table::{END, FIRST, UNWRITTEN, ZERO};
use core::ops::{BitAnd, BitOr, BitXor, Not};

/// A bit for each byte of a text, and one behind its end.
pub trait Word:
    Copy + PartialEq + BitAnd<Output = Self> + BitOr<Output = Self> + BitXor<Output = Self> + Not<Output = Self>
{
    /// No place.
    const NONE: Self;
    /// The first place.
    const FIRST: Self;
    /// Places that are near, in words of 64 bits: what is looked up within the first 64 bytes is right there, and at the next two
    /// places.
    const NEAR: u64;

    /// The lowest place.
    fn first(self) -> Self;
    /// The lowest place and all that are higher.
    fn onward(self) -> Self;
    /// The places from this one to before `end`; if that comes first, some that no text has.
    fn to(self, end: Self) -> Self;
    /// One place on.
    fn next(self) -> Self;
    /// Whether there is a place.
    fn is_some(self) -> bool;
    /// The same if that is so, else no place.
    fn when(self, so: bool) -> Self;
    /// So many places back, one or more, and less than 64.
    fn back(self, places: u32) -> Self;
    /// The place of that number.
    fn at(place: u32) -> Self;
    /// The number of the lowest place; that of the first place that no text has, if there is none.
    fn place(self) -> u32;
    /// The first 64 places.
    fn near(self) -> u64;
    /// A word whose other places are empty.
    fn wide(near: u64) -> Self;
    /// The places of some times 64 bytes.
    fn of(blocks: &[u64; 4]) -> Self;
}

macro_rules! word {
    ($word:ty, $near:expr, $of:expr) => {
        impl Word for $word {
            const NONE: Self = 0;
            const FIRST: Self = 1;
            const NEAR: u64 = $near;

            #[inline(always)]
            fn first(self) -> Self {
                self & self.wrapping_neg()
            }

            #[inline(always)]
            fn onward(self) -> Self {
                self.wrapping_neg()
            }

            #[inline(always)]
            fn to(self, end: Self) -> Self {
                end.wrapping_sub(self)
            }

            #[inline(always)]
            fn is_some(self) -> bool {
                self != 0
            }

            #[inline(always)]
            fn when(self, so: bool) -> Self {
                if so { self } else { 0 }
            }

            #[inline(always)]
            fn next(self) -> Self {
                self << 1
            }

            #[inline(always)]
            fn back(self, places: u32) -> Self {
                self >> places
            }

            #[inline(always)]
            fn at(place: u32) -> Self {
                1 << place
            }

            #[inline(always)]
            fn place(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline(always)]
            fn near(self) -> u64 {
                self as u64
            }

            #[inline(always)]
            fn wide(near: u64) -> Self {
                near as Self
            }

            #[inline(always)]
            fn of(blocks: &[u64; 4]) -> Self {
                $of(blocks)
            }
        }
    };
}

word!(u64, u64::MAX, |blocks: &[u64; 4]| blocks[0]);
word!(u128, u64::MAX >> 2, |blocks: &[u64; 4]| u128::from(blocks[0]) | u128::from(blocks[1]) << 64);

/// A text, ready to be asked where sets of a table stand ([`Tabled::SETS`]). Texts have fewer bytes than words have bits: the
/// last place is none of the text.
pub trait Block: Copy {
    /// As many bits as the text may have bytes, and one more.
    type Word: Word;

    /// [`Word::NEAR`].
    const NEAR: u64 = Self::Word::NEAR;

    /// Where bytes of the set of that number stand.
    fn set<T: Tabled>(self, number: usize) -> Self::Word;
    /// The same for a set of one byte.
    #[inline(always)]
    fn byte<T: Tabled>(self, number: usize) -> Self::Word {
        self.set::<T>(number)
    }
    /// Where bytes of the near set of that number stand, within the first 64 bytes.
    fn near<T: Tabled>(self, number: usize) -> u64;
    /// The same for a near set of one byte.
    #[inline(always)]
    fn near_byte<T: Tabled>(self, number: usize) -> u64 {
        self.near::<T>(number)
    }
    /// Of the places of `%`, those where two digits follow.
    fn escapes<T: Tabled>(self, percent: Self::Word) -> Self::Word;
    /// How many bytes there are.
    fn length(self) -> u32;
}

/// Of the places of `%`, those where two of the `digits` follow. Most texts have none, and need no digits.
#[inline(always)]
pub fn escapes<W: Word>(percent: W, digits: impl FnOnce() -> W) -> W {
    if !percent.is_some() {
        return percent;
    }
    let digits = digits();
    percent & digits.back(1) & digits.back(2)
}

/// Up to 63 bytes, looked up where that is asked for.
pub trait Bytes: Copy {
    /// Where bytes of a set stand. The set is given by low nibble, the high nibbles as bits; it has no NUL.
    fn set(self, set: &[u8; 16]) -> u64;
    /// Where that byte stands; it is no NUL.
    fn byte(self, byte: u8) -> u64;
    /// How many bytes there are.
    fn length(self) -> u32;
}

impl<B: Bytes> Block for B {
    type Word = u64;

    #[inline(always)]
    fn set<T: Tabled>(self, number: usize) -> u64 {
        Bytes::set(self, &T::SETS[0][number])
    }

    #[inline(always)]
    fn byte<T: Tabled>(self, number: usize) -> u64 {
        Bytes::byte(self, T::BYTES[0][number])
    }

    #[inline(always)]
    fn near<T: Tabled>(self, number: usize) -> u64 {
        Bytes::set(self, &T::SETS[1][number])
    }

    #[inline(always)]
    fn near_byte<T: Tabled>(self, number: usize) -> u64 {
        Bytes::byte(self, T::BYTES[1][number])
    }

    #[inline(always)]
    fn escapes<T: Tabled>(self, percent: u64) -> u64 {
        escapes(percent, || Bytes::set(self, &DIGITS))
    }

    #[inline(always)]
    fn length(self) -> u32 {
        Bytes::length(self)
    }
}

/// The longest text that is read: its end has a place, and one that is not there has another, in a byte.
pub const LONGEST: usize = 254;

/// What registers hold behind a text of at most `LONGEST` bytes, a byte each, beginning with the first that transitions write. A
/// place that is not there is behind the end of the text.
///
/// It comes back in one register of the processor, and stays as it is until a field is asked for. Had it been written
/// to memory one place after the other, whoever copies it as a whole next would have to wait until all of that has arrived.
#[derive(Clone, Copy)]
pub struct Packed(u64);

impl Packed {
    /// The text is of another shape.
    pub const NOTHING: Self = Packed(u64::MAX);
    /// No register is written yet.
    pub const NEW: Self = Packed(0);

    /// A register holds a place.
    #[inline(always)]
    pub fn place<W: Word>(self, register: usize, marker: W) -> Self {
        Packed(self.0 | u64::from(marker.place()) << (8 * (register - FIRST)))
    }

    /// The registers, four in a word, and the length of the text; if there is something.
    #[inline(always)]
    pub fn registers<const R: usize>(self, length: usize) -> Option<[u32; R]> {
        const { assert!(R > LENGTH) };
        let mut registers = [UNWRITTEN; R];
        (registers[0], registers[1]) = (self.0 as u32, (self.0 >> 32) as u32);
        registers[LENGTH] = length as u32;
        (self.0 != Self::NOTHING.0).then_some(registers)
    }
}

/// Where the length of the text is, behind the words.
const LENGTH: usize = 2;

/// What a register holds, four being in a word.
#[inline(always)]
pub const fn unpacked(registers: &[u32], number: u8) -> usize {
    match number as usize {
        ZERO => 0,
        END => registers[LENGTH] as usize,
        number => (registers[(number - FIRST) / 4] >> (8 * ((number - FIRST) % 4))) as u8 as usize,
    }
}

/// Hexadecimal digits, as a set.
pub const DIGITS: [u8; 16] = {
    let mut set = [0; 16];
    let mut byte = 0u8;
    while byte < 128 {
        if byte.is_ascii_hexdigit() {
            set[byte as usize % 16] |= 1 << (byte / 16);
        }
        byte += 1;
    }
    set
};
