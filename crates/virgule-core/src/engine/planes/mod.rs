//! Bit streams without vector instructions: bytes are looked up two by two, as classes of four bits, in blocks of sixteen.
//!
//! ```text
//! text       h t t p : / / a      classes      0 in no set, 1 `/`, 2 `:`, 3 letters, 4 digits, …
//! plane 0    1 1 1 1 0 1 1 1      the lowest bit of each byte's class
//! plane 1    1 1 1 1 1 0 0 1      the next one, and so on: four words
//! letters    1 1 1 1 0 0 0 1      plane 0 and plane 1, and neither plane 2 nor plane 3
//! ```
//!
//! For each byte a table has the four bits of its class, 16 bits apart, so that what was found moves on by a shift, and the next
//! byte is added: less than three instructions a byte, and no more for ten sets than for
//! one. What a set is made of is known when this is compiled: some ands and ors of words.
//!
//! A text is looked up in blocks of sixteen bytes, the last of which ends where the text ends. So it may have bytes of the one
//! before, whose bits are put where they are already.
//!
//! Tried: classes of a byte, eight together, from which each plane is multiplied out (a third slower); bits that are put
//! into each plane by itself (three times slower); a shift for each byte, to its own place (a tenth slower, with planes in memory);
//! tables for four bytes in a row in place of two (3 % fewer instructions and no less time); two blocks from either end, without
//! asking whether there is a third (5 % slower); two halves of a block side by side (6 % more instructions); blocks that are called
//! (5 % more); hexadecimal digits without asking for a `%` (2 % slower); comparisons of sixteen bytes whose outcomes the
//! compiler might gather by a vector instruction (it does not).

mod classes;

use super::drive::Tabled;
use super::long::Long;
use super::streams::{Block, LONGEST, Packed, Word, escapes};
use classes::{Classes, HEXADECIMAL, Lanes, NEAR};

/// How many bytes are a block: as many as a lane has bits.
const WIDTH: usize = 16;

/// Reads a text of at most [`LONGEST`] bytes by bit streams, if it has the shape for it; see [`Tabled::streams`].
#[inline(always)]
pub fn read<T: Tabled>(source: T, text: &[u8]) -> Packed {
    match *text {
        [first, ..] if text.len() < 64 => steps::<T, u64>(source, first, text, one),
        [first, ..] if text.len() < 128 => steps::<T, u128>(source, first, text, several),
        [first, ..] if text.len() <= LONGEST => steps::<T, Long>(source, first, text, several),
        _ => Packed::NOTHING,
    }
}

#[inline(never)]
fn steps<T: Tabled, W: Word>(
    source: T,
    first: u8,
    text: &[u8],
    words: impl Fn(&[u8], &Lanes) -> Words,
) -> Packed {
    let words = words(text, &Classes::<T>::LANES);
    let planes = [0, 1, 2, 3].map(|plane| W::of(&words.map(|word| word[plane])));
    source.streams(first, Planes { planes, length: text.len() as u32 })
}

/// The four planes of each 64 bytes.
type Words = [[u64; 4]; 4];

/// Those of a text of less than 64 bytes.
#[inline(always)]
fn one(text: &[u8], lanes: &Lanes) -> Words {
    [word(text, lanes), [0; 4], [0; 4], [0; 4]]
}

/// Those of a longer one. Words are written where they stay: whoever copies them has to wait until they are in memory.
#[inline(always)]
fn several(text: &[u8], lanes: &Lanes) -> Words {
    let mut words = [[0; 4]; 4];
    words.iter_mut().zip(text.chunks(64)).for_each(|(word, part)| write_word(part, lanes, word));
    words
}

/// Code for all but short texts, once.
#[inline(never)]
fn write_word(text: &[u8], lanes: &Lanes, planes: &mut [u64; 4]) {
    *planes = word(text, lanes);
}

/// The planes of at most 64 bytes, piece after piece: case by case, the compiler reads ahead for all cases at once, and has not
/// enough registers for that (6 % more instructions).
#[inline(always)]
fn word(text: &[u8], lanes: &Lanes) -> [u64; 4] {
    let blocks = text.as_chunks().0;
    let head = match blocks {
        [one, two, ..] => two_blocks(one, two, lanes),
        [one] => block(one, lanes),
        [] => return apart(few(text, lanes)),
    };
    let head = match blocks {
        [_, _, third, ..] => joined(head, block(third, lanes), 2 * WIDTH),
        _ => head,
    };
    match text.last_chunk() {
        Some(last) => joined(head, block(last, lanes), text.len() - WIDTH),
        None => head,
    }
}

/// The planes of two pieces, the second of which begins at some place.
#[inline(always)]
fn joined(head: [u64; 4], tail: [u64; 4], place: usize) -> [u64; 4] {
    [0, 1, 2, 3].map(|plane| head[plane] | tail[plane] << place)
}

/// The planes of two blocks. Lanes of both are put beside each other two at a time.
#[inline(always)]
fn two_blocks(low: &[u8; WIDTH], high: &[u8; WIDTH], lanes: &Lanes) -> [u64; 4] {
    const EVEN: u64 = 0x0000_FFFF_0000_FFFF;
    let (low, high) = (found(low, lanes), found(high, lanes));
    let even = low & EVEN | (high & EVEN) << 16;
    let odd = low >> 16 & EVEN | high & !EVEN;
    [even & 0xFFFF_FFFF, odd & 0xFFFF_FFFF, even >> 32, odd >> 32]
}

/// The planes of a block.
#[inline(always)]
fn block(text: &[u8; WIDTH], lanes: &Lanes) -> [u64; 4] {
    apart(found(text, lanes))
}

/// The lanes of what was found, as a plane each.
#[inline(always)]
fn apart(found: u64) -> [u64; 4] {
    [0, 16, 32, 48].map(|lane| found >> lane & 0xFFFF)
}

/// The bits of the classes of less than sixteen bytes.
#[inline(always)]
fn few(text: &[u8], lanes: &Lanes) -> u64 {
    ends::<8>(text, lanes)
        .or_else(|| ends::<4>(text, lanes))
        .or_else(|| ends::<2>(text, lanes))
        .or_else(|| ends::<1>(text, lanes))
        .unwrap_or(0)
}

/// Those of so many bytes, or of at most twice as many: the first ones and the last ones.
#[inline(always)]
fn ends<const N: usize>(text: &[u8], lanes: &Lanes) -> Option<u64> {
    let (head, tail) = (text.first_chunk::<N>()?, text.last_chunk::<N>()?);
    Some(found(head, lanes) | found(tail, lanes) << (text.len() - N))
}

/// Those of at most sixteen bytes, two at a time. No two bytes have bits at the same place, so that one may be added to the other:
/// that is one instruction with the shift.
#[inline(always)]
fn found<const N: usize>(text: &[u8; N], [even, odd]: &Lanes) -> u64 {
    let (pairs, rest) = text.as_chunks();
    let last = rest.first().map_or(0, |last| even[*last as usize]);
    pairs
        .iter()
        .rev()
        .fold(last, |found, &[one, two]| (found << 2).wrapping_add(even[one as usize] | odd[two as usize]))
}

/// The planes of a text.
#[derive(Clone, Copy)]
struct Planes<W> {
    planes: [W; 4],
    length: u32,
}

impl<W: Word> Planes<W> {
    /// Where bytes of some classes stand. They are known when this is compiled, and most of it goes away then.
    #[inline(always)]
    fn of(self, members: u16) -> W {
        let (low, high) = (members as u8, (members >> 8) as u8);
        self.either(3, self.of_eight(low), self.of_eight(high), low == high)
    }

    #[inline(always)]
    fn of_eight(self, members: u8) -> W {
        let (low, high) = (members & 0xF, members >> 4);
        self.either(2, self.of_four(low), self.of_four(high), low == high)
    }

    #[inline(always)]
    fn of_four(self, members: u8) -> W {
        let (low, high) = (members & 3, members >> 2);
        self.either(1, self.of_two(low), self.of_two(high), low == high)
    }

    #[inline(always)]
    fn of_two(self, members: u8) -> W {
        let all = |member: u8| if member == 0 { W::NONE } else { !W::NONE };
        let (low, high) = (members & 1, members >> 1);
        self.either(0, all(low), all(high), low == high)
    }

    /// `high` where the bit of a plane is set, else `low`.
    #[inline(always)]
    fn either(self, plane: usize, low: W, high: W, same: bool) -> W {
        if same { low } else { (self.planes[plane] & high) | (!self.planes[plane] & low) }
    }
}

impl<W: Word> Block for Planes<W> {
    type Word = W;

    #[inline(always)]
    fn set<T: Tabled>(self, number: usize) -> W {
        self.of(Classes::<T>::members(number))
    }

    #[inline(always)]
    fn near<T: Tabled>(self, number: usize) -> u64 {
        self.set::<T>(NEAR + number).near()
    }

    #[inline(always)]
    fn escapes<T: Tabled>(self, percent: W) -> W {
        escapes(percent, || self.set::<T>(HEXADECIMAL))
    }

    #[inline(always)]
    fn length(self) -> u32 {
        self.length
    }
}

#[cfg(test)]
mod tests {
    use super::{one, several};
    use crate::engine::planes::classes::Classes;
    use crate::generated::rfc3986::Source;
    use std::vec::Vec;

    #[test]
    fn planes_have_the_bits_of_each_byte_and_no_others() {
        let lanes = &Classes::<Source>::LANES;
        let bytes: Vec<u8> = (0..254u8).map(|at| at.wrapping_mul(37) % 140).collect();
        for (length, begin) in (1..255).flat_map(|length| [(length, 0), (length, 254 - length)]) {
            let text = &bytes[begin..begin + length];
            let mut expected = [[0; 4]; 4];
            for (at, byte) in text.iter().enumerate() {
                for (plane, word) in expected[at / 64].iter_mut().enumerate() {
                    *word |= (lanes[0][usize::from(*byte)] >> (16 * plane) & 1) << (at % 64);
                }
            }
            assert_eq!(several(text, lanes), expected, "{text:?}");
            assert!(length >= 64 || one(text, lanes) == expected, "{text:?}");
        }
    }
}
