//! Sixteen bytes in a register of the processor: what the driver needs of them, on any processor that has such.
//!
//! A value is the proof that the processor has the instructions: each comes from another one, and the first from a function
//! that is only called where that was found out.

pub mod delimiter_masks;
pub mod lanes;
pub mod prescan;

/// Sixteen bytes.
pub trait Vector: Copy {
    /// Those bytes.
    fn load(self, bytes: &[u8; 16]) -> Self;
    /// By byte of `from`, the byte of that number; 0 for a number from 128 on. Others from 16 on there must not be.
    fn shuffle(self, from: Self) -> Self;
    /// The last two bytes become those of `pair`, the lower one first.
    fn with_last(self, pair: u16) -> Self;
    /// Byte by byte, beyond 255 from 0 on.
    fn add(self, other: Self) -> Self;
    /// Byte by byte: 255 where one of both is, else what `self` has.
    fn or_full(self, other: Self) -> Self;
    /// As words of 32 bits.
    fn words(self) -> [u32; 4];
    /// A bit for each byte that is not in a set of ASCII bytes: bit `h` of byte `l` says whether the byte `16·h + l` is in
    /// it. Two shuffles look all bytes up at once (Langdale and Lemire, "Parsing gigabytes of JSON per second", VLDB Journal 28,
    /// 2019, section 3.1.2):
    ///
    /// ```text
    /// bytes            /    a    %    …
    /// low nibble       F    1    5        shuffle set[nibble]     bits of the high nibbles that are in the set
    /// high nibble      2    6    2        shuffle 1 << nibble     the bit of this one
    ///                                     and, compare with 0     which bytes are not in the set
    /// ```
    fn outside(self, set: Self) -> u32;
}
