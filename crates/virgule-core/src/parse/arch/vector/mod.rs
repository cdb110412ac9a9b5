//! Code that is generic over a vector of sixteen bytes.
//!
//! A value of a type with [`Vector`] is a witness that the processor has the instructions: the first value is
//! constructed in a function that is called only after detection, and further values are computed from it.

pub mod delimiter_masks;
pub mod lanes;
pub mod prescan;

/// A vector of sixteen bytes.
pub trait Vector: Copy {
    /// Loads sixteen bytes.
    fn load(self, bytes: &[u8; 16]) -> Self;
    /// For each byte of `from`, the byte with that index; 0 for an index from 128 on. Indexes from 16 to 127 must not occur.
    fn shuffle(self, from: Self) -> Self;
    /// Replaces the last two bytes by those of `pair`, in little-endian order.
    fn with_last(self, pair: u16) -> Self;
    /// Adds the bytes of both vectors, with wrap-around.
    fn add(self, other: Self) -> Self;
    /// The bytes of `self`, but 255 where `other` is 255.
    fn or_full(self, other: Self) -> Self;
    /// The bytes as sixteen-bit numbers, of the first and the second half; of a pair of bytes that are both 255, as 0xFFFF and
    /// 0.
    fn widen(self) -> [Self; 2];
    /// The vector as four 32-bit words.
    fn words(self) -> [u32; 4];
    /// A mask of the bytes that are not in a set of ASCII bytes: bit `h` of byte `l` of the set stands for the byte `16·h + l`.
    /// Two shuffles classify all bytes at once (Langdale and Lemire, "Parsing gigabytes of JSON per second", VLDB Journal 28,
    /// 2019, section 3.1.2):
    ///
    /// ```text
    /// bytes            /    a    %    …
    /// low nibble       F    1    5        shuffle set[nibble]     bits of the high nibbles that are in the set
    /// high nibble      2    6    2        shuffle 1 << nibble     the bit of this nibble
    ///                                     and, compare with 0     which bytes are not in the set
    /// ```
    fn outside(self, set: Self) -> u32;
}
