//! Bit masks of delimiters, 64 bytes at a time.
//!
//! ```text
//! text         h t t p : / / a . b / c
//! delimiters   0 0 0 0 1 1 1 0 0 0 1 0      a bit for each byte
//! ```

use super::Vector;
use crate::parse::dfa::Delimiters;
use crate::parse::table::Table;

/// Classifies the bytes of a block of 64.
pub trait Classify {
    /// For each set, returns the mask of the bytes that are not in the set, for the 64 bytes from `at` on; `at` is a
    /// multiple of 64. No bit is set past the end of the text.
    fn masks<const N: usize>(&self, text: &[u8], at: usize, sets: &[[u8; 16]; N]) -> [u64; N];
}

/// The delimiters of a text, with the masks of the current block.
pub struct BlockDelimiters<'t, L> {
    text: &'t [u8],
    sets: &'t [[u8; 16]; 2],
    classifier: L,
    block: usize,
    delimiters: u64,
    loop_exits: u64,
}

impl<'t, L: Classify> BlockDelimiters<'t, L> {
    /// Starts at the first block of `text`.
    #[inline(always)]
    pub fn new(classifier: L, table: &Table<'t>, text: &'t [u8]) -> Self {
        let [delimiters, loop_exits] = classifier.masks(text, 0, table.runs);
        BlockDelimiters { text, sets: table.runs, classifier, block: 0, delimiters, loop_exits }
    }

    /// The first set bit from `from` on in the mask that `of` selects, in this block or a later one; without a set bit,
    /// the end of the text.
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
            [self.delimiters, self.loop_exits] = self.classifier.masks(self.text, self.block, self.sets);
        }
    }
}

impl<L: Classify> Delimiters for BlockDelimiters<'_, L> {
    #[inline(always)]
    fn delimiter(&mut self, from: usize) -> usize {
        self.find(from, |blocks| blocks.delimiters)
    }

    #[inline(always)]
    fn loop_exit(&mut self, from: usize) -> usize {
        self.find(from, |blocks| blocks.loop_exits)
    }
}

/// Classifies sixteen bytes at a time:
///
/// ```text
/// text       |··········|··········|······|
/// vectors    |    0     |    1     |
///                            |     2      |     the last sixteen bytes; the bits that overlap 1 are shifted out
/// ```
#[derive(Clone, Copy)]
pub struct Classify16<V>(pub V);

impl<V: Vector> Classify for Classify16<V> {
    #[inline(always)]
    fn masks<const N: usize>(&self, text: &[u8], at: usize, sets: &[[u8; 16]; N]) -> [u64; N] {
        let sets = sets.each_ref().map(|set| self.0.load(set));
        let Some(last) = text.len().checked_sub(16) else {
            let (bytes, inside) = (self.0.load(&load_partial(text).to_le_bytes()), (1 << text.len()) - 1);
            return sets.map(|set| u64::from(bytes.outside(set)) & inside);
        };
        let mut delimiters = [0; N];
        for part in (at..text.len().min(at + 64)).step_by(16) {
            let begin = part.min(last);
            if let Some(bytes) = text[begin..].first_chunk() {
                let bytes = self.0.load(bytes);
                for (delimiters, set) in delimiters.iter_mut().zip(sets) {
                    *delimiters |= u64::from(bytes.outside(set) >> (part - begin)) << (part - at);
                }
            }
        }
        delimiters
    }
}

/// Loads fewer than sixteen bytes, with two loads that overlap.
#[inline(always)]
fn load_partial(text: &[u8]) -> u128 {
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
