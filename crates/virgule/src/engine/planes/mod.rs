//! Bit streams without vector instructions: bytes are looked up one by one, but as classes of four bits, sixteen together.
//!
//! ```text
//! text       h t t p : / / a      classes      0 in no set, 1 `/`, 2 `:`, 3 letters, 4 digits, …
//! plane 0    1 1 1 1 0 1 1 1      the lowest bit of each byte's class
//! plane 1    1 1 1 1 1 0 0 1      the next one, and so on: four words
//! letters    1 1 1 1 0 0 0 1      plane 0 and plane 1, and neither plane 2 nor plane 3
//! ```
//!
//! For each byte a table has the four bits of its class, 16 bits apart, so that a shift and an `or` put them where they belong:
//! four instructions a byte, in place of the branches of direct code, and no more for ten sets than for one. What a set is made of
//! is known when this is compiled: some ands and ors of words.
//!
//! Tried: classes of a byte, eight together, from which each plane is multiplied out (a third slower), and bits that are put
//! into each plane by itself (three times slower).

mod classes;

use super::drive::Tabled;
use super::long::Long;
use super::streams::{Block, Packed, Word, escapes};
use classes::{Classes, HEXADECIMAL, NEAR};

/// How many bytes are looked up together.
const WIDTH: usize = 16;

/// Reads a text of less than 255 bytes by bit streams, if it has the shape for it; see [`Tabled::streams`].
#[inline(always)]
pub fn read<T: Tabled>(source: T, text: &[u8]) -> Packed {
    match *text {
        [first, ..] if text.len() < 64 => steps::<T, u64>(source, first, text),
        [first, ..] if text.len() < 128 => steps::<T, u128>(source, first, text),
        [first, ..] if text.len() < 255 => steps::<T, Long>(source, first, text),
        _ => Packed::NOTHING,
    }
}

#[inline(never)]
fn steps<T: Tabled, W: Word>(source: T, first: u8, text: &[u8]) -> Packed {
    let planes = planes(text, &Classes::<T>::LANES).map(|plane| W::of(&plane));
    source.streams(first, Planes { planes, length: text.len() as u32 })
}

/// The planes of a text of at most 256 bytes, 64 in a word.
#[inline(always)]
fn planes(text: &[u8], lanes: &[u64; 256]) -> [[u64; 4]; 4] {
    let mut planes = [[0; 4]; 4];
    let (blocks, rest) = text.as_chunks();
    for (number, block) in blocks.iter().enumerate() {
        for (plane, bits) in planes.iter_mut().zip(bits(block, lanes)) {
            plane[number / 4 % 4] |= bits << (number % 4 * WIDTH);
        }
    }
    match text.last_chunk() {
        _ if rest.is_empty() => {}
        // The last bytes, some of them again: that puts the same bits where they are.
        Some(last) => {
            let (word, place) = ((text.len() - WIDTH) / 64, (text.len() - WIDTH) % 64);
            for (plane, bits) in planes.iter_mut().zip(bits(last, lanes)) {
                plane[word % 4] |= bits << place;
                if place > 64 - WIDTH {
                    plane[(word + 1) % 4] |= bits >> (64 - place);
                }
            }
        }
        None => {
            let mut block = [0; WIDTH];
            block.iter_mut().zip(rest).for_each(|(to, byte)| *to = *byte);
            planes.iter_mut().zip(bits(&block, lanes)).for_each(|(plane, bits)| plane[0] = bits);
        }
    }
    planes
}

/// The four bits of each byte's class.
#[inline(always)]
fn bits(block: &[u8; WIDTH], lanes: &[u64; 256]) -> [u64; 4] {
    let places = block.iter().enumerate();
    let found = places.fold(0, |found, (place, byte)| found | lanes[*byte as usize] << place);
    [0, 16, 32, 48].map(|lane| found >> lane & 0xFFFF)
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
