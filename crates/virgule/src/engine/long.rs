//! Words of 256 bits, of two halves that hand on what they carry.
//!
//! Three or four words of 64 bits would do as well; in halves, what carries is one comparison.

use super::streams::Word;
use core::ops::{BitAnd, BitOr, BitXor, Not};

/// A bit for each byte of a text of up to 254 bytes, the lower half first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Long(pub u128, pub u128);

/// The place that no text has.
const NOWHERE: u32 = 255;

impl BitAnd for Long {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Long(self.0 & other.0, self.1 & other.1)
    }
}

impl BitOr for Long {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Long(self.0 | other.0, self.1 | other.1)
    }
}

impl BitXor for Long {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        Long(self.0 ^ other.0, self.1 ^ other.1)
    }
}

impl Not for Long {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Long(!self.0, !self.1)
    }
}

impl Word for Long {
    const NONE: Self = Long(0, 0);
    const FIRST: Self = Long(1, 0);

    #[inline(always)]
    fn first(self) -> Self {
        self & self.onward()
    }

    #[inline(always)]
    fn onward(self) -> Self {
        self.to(Self::NONE)
    }

    #[inline(always)]
    fn to(self, end: Self) -> Self {
        let (low, borrowed) = end.0.overflowing_sub(self.0);
        Long(low, end.1.wrapping_sub(self.1).wrapping_sub(u128::from(borrowed)))
    }

    #[inline(always)]
    fn next(self) -> Self {
        Long(self.0 << 1, self.1 << 1 | self.0 >> 127)
    }

    #[inline(always)]
    fn is_some(self) -> bool {
        self != Self::NONE
    }

    #[inline(always)]
    fn when(self, so: bool) -> Self {
        if so { self } else { Self::NONE }
    }

    #[inline(always)]
    fn back(self, places: u32) -> Self {
        Long(self.0 >> places | self.1 << (128 - places), self.1 >> places)
    }

    #[inline(always)]
    fn at(place: u32) -> Self {
        if place < 128 { Long(1 << place, 0) } else { Long(0, 1 << (place - 128)) }
    }

    #[inline(always)]
    fn place(self) -> u32 {
        if self.0 != 0 { self.0.trailing_zeros() } else { (128 + self.1.trailing_zeros()).min(NOWHERE) }
    }

    #[inline(always)]
    fn near(self) -> u64 {
        self.0 as u64
    }

    #[inline(always)]
    fn wide(near: u64) -> Self {
        Long(u128::from(near), 0)
    }

    #[inline(always)]
    fn of(&[first, second, third, fourth]: &[u64; 4]) -> Self {
        Long(u128::of(&[first, second, 0, 0]), u128::of(&[third, fourth, 0, 0]))
    }
}
