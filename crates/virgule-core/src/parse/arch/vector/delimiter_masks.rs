//! Marks as bits, 64 bytes at a time.
//!
//! ```text
//! text       h t t p : / / a . b / c
//! marks      0 0 0 0 1 1 1 0 0 0 1 0      a bit for each byte
//! ```

use super::Vector;
use crate::parse::dfa::Marks;
use crate::parse::table::Table;

/// How the marks of 64 bytes are found.
pub trait Look {
    /// Of the 64 bytes from `at` on, a multiple of 64: those that are not in each of some sets; none behind the end of the text.
    fn look<const N: usize>(&self, text: &[u8], at: usize, sets: &[[u8; 16]; N]) -> [u64; N];
}

/// The marks of a text, 64 bytes of which were looked at.
pub struct Blocks<'t, L> {
    text: &'t [u8],
    sets: &'t [[u8; 16]; 2],
    look: L,
    block: usize,
    marks: u64,
    stops: u64,
}

impl<'t, L: Look> Blocks<'t, L> {
    /// Looks at the first bytes of `text`.
    #[inline(always)]
    pub fn new(look: L, table: &Table<'t>, text: &'t [u8]) -> Self {
        let [marks, stops] = look.look(text, 0, table.runs);
        Blocks { text, sets: table.runs, look, block: 0, marks, stops }
    }

    /// The first place in the block that `of` names, or in one behind it; else the end of the text.
    #[inline(always)]
    fn find(&mut self, from: usize, of: impl Fn(&Self) -> u64) -> usize {
        loop {
            let ahead = from.saturating_sub(self.block) as u32;
            let left = of(self) & u64::MAX.checked_shl(ahead).unwrap_or(0);
            if left != 0 {
                return self.block + left.trailing_zeros() as usize;
            }
            if self.text.len() - self.block <= 64 {
                return self.text.len();
            }
            self.block += 64;
            [self.marks, self.stops] = self.look.look(self.text, self.block, self.sets);
        }
    }
}

impl<L: Look> Marks for Blocks<'_, L> {
    #[inline(always)]
    fn mark(&mut self, from: usize) -> usize {
        self.find(from, |blocks| blocks.marks)
    }

    #[inline(always)]
    fn stop(&mut self, from: usize) -> usize {
        self.find(from, |blocks| blocks.stops)
    }
}

/// Looks at sixteen bytes at a time:
///
/// ```text
/// text       |··········|··········|······|
/// sixteens   |    0     |    1     |
///                            |     2      |     the last sixteen bytes: those that 1 has are shifted out
/// ```
#[derive(Clone, Copy)]
pub struct Sixteens<V>(pub V);

impl<V: Vector> Look for Sixteens<V> {
    #[inline(always)]
    fn look<const N: usize>(&self, text: &[u8], at: usize, sets: &[[u8; 16]; N]) -> [u64; N] {
        let sets = sets.each_ref().map(|set| self.0.load(set));
        let Some(last) = text.len().checked_sub(16) else {
            let (bytes, inside) = (self.0.load(&few(text).to_le_bytes()), (1 << text.len()) - 1);
            return sets.map(|set| u64::from(bytes.outside(set)) & inside);
        };
        let mut marks = [0; N];
        for part in (at..text.len().min(at + 64)).step_by(16) {
            let begin = part.min(last);
            if let Some(bytes) = text[begin..].first_chunk() {
                let bytes = self.0.load(bytes);
                for (marks, set) in marks.iter_mut().zip(sets) {
                    *marks |= u64::from(bytes.outside(set) >> (part - begin)) << (part - at);
                }
            }
        }
        marks
    }
}

/// Less than sixteen bytes as a number: the first ones, and the last ones, which may be the same in part.
#[inline(always)]
fn few(text: &[u8]) -> u128 {
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        let [first, last] = [first, last].map(|bytes| u128::from(u64::from_le_bytes(*bytes)));
        return first | last << (8 * (text.len() - 8));
    }
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        let [first, last] = [first, last].map(|bytes| u64::from(u32::from_le_bytes(*bytes)));
        return u128::from(first | last << (8 * (text.len() - 4)));
    }
    match *text {
        [one] => u128::from(one),
        [one, two] => u128::from(u16::from_le_bytes([one, two])),
        [one, two, three] => u128::from(u32::from_le_bytes([one, two, three, 0])),
        _ => 0,
    }
}
