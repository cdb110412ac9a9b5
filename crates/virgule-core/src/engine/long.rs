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
    const NEAR: u64 = u128::NEAR;

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

#[cfg(test)]
mod tests {
    use super::{Long, NOWHERE};
    use crate::engine::streams::Word;
    use std::vec::Vec;

    fn word(places: &[u32]) -> Long {
        places.iter().fold(Long::NONE, |word, &place| word | Long::at(place))
    }

    /// Numbers of places within and around each half, and each quarter.
    const PLACES: [u32; 14] = [0, 1, 2, 62, 63, 64, 65, 126, 127, 128, 129, 191, 192, 254];

    #[test]
    fn steps_are_those_of_one_long_number() {
        for &from in &PLACES {
            let begin = Long::at(from);
            let onward: Vec<u32> = (from..256).collect();
            assert_eq!(begin.onward(), word(&onward), "{from}");
            assert_eq!((begin.place(), begin.first()), (from, begin));
            for &end in PLACES.iter().filter(|end| **end >= from) {
                let between: Vec<u32> = (from..end).collect();
                assert_eq!(begin.to(Long::at(end)), word(&between), "{from} to {end}");
                assert_eq!((begin | Long::at(end)).first(), begin);
            }
            assert_eq!(begin.next(), Long::at(from + 1));
            for places in 1..=2 {
                let back = from.checked_sub(places).map_or(Long::NONE, Long::at);
                assert_eq!(begin.back(places), back, "{places} back from {from}");
            }
            assert_eq!(begin.near(), if from < 64 { 1 << from } else { 0 });
            let mut blocks = [0; 4];
            blocks[from as usize / 64] = 1 << (from % 64);
            assert_eq!(Long::of(&blocks), begin);
        }
        assert_eq!(
            (Long::NONE.place(), Long::NONE.onward(), Long::FIRST),
            (NOWHERE, Long::NONE, Long::at(0))
        );
        assert!(!Long::NONE.is_some() && Long::at(200).is_some() && !Long::at(200).when(false).is_some());
        assert_eq!(Long::wide(5), word(&[0, 2]));
    }
}
