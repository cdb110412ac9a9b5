//! Code that is generic over a vector of sixteen bytes: delimiter masks, registers in a vector, and the prescan.
//!
//! A value of a type that implements [`Vector`] is a witness that the processor has the instructions: the first value
//! is constructed in a function that is called only after detection, and further values are computed from it.

use crate::dfa::{Delimiters, Failure, Registers, search, search_words};
use crate::prescan::{Features, Prescan};
use crate::table::Table;

/// A vector of sixteen bytes.
pub trait Vector: Copy {
    fn load(self, bytes: &[u8; 16]) -> Self;
    /// Returns the byte at each index in `from`, or 0 for an index from 128 on. Indexes from 16 to 127 must not occur.
    fn shuffle(self, from: Self) -> Self;
    /// Replaces the last two bytes by those of `pair`, in little-endian order.
    fn with_last(self, pair: u16) -> Self;
    fn add(self, other: Self) -> Self;
    /// Returns the bytes of `self`, but 255 where `other` is 255.
    fn or_full(self, other: Self) -> Self;
    /// Returns the bytes of both halves as sixteen-bit numbers. A pair of bytes that are both 255 becomes 0xFFFF and 0.
    fn widen(self) -> [Self; 2];
    fn words(self) -> [u32; 4];
    /// Returns a mask of the bytes that are not in a set of ASCII bytes: bit `h` of byte `l` of the set represents the
    /// byte `16·h + l`. Two shuffles classify all bytes at once (Langdale and Lemire, "Parsing gigabytes of JSON per
    /// second", VLDB Journal 28, 2019, section 3.1.2):
    ///
    /// ```text
    /// bytes            /    a    %    …
    /// low nibble       F    1    5        shuffle set[nibble]     bits of the high nibbles that are in the set
    /// high nibble      2    6    2        shuffle 1 << nibble     the bit of this nibble
    ///                                     and, compare with 0     which bytes are not in the set
    /// ```
    fn outside(self, set: Self) -> u32;
}

/// Classifies the bytes of a block of 64.
pub trait Classify {
    /// Returns, for each set, the mask of the bytes that are not in the set, for the 64 bytes from `at` on; `at` is a
    /// multiple of 64. No bit is set past the end of the text.
    fn masks<const N: usize>(&self, text: &[u8], at: usize, sets: &[[u8; 16]; N]) -> [u64; N];
}

/// The delimiters of a text, with the masks of the current block of 64 bytes.
///
/// ```text
/// text         h t t p : / / a . b / c
/// delimiters   0 0 0 0 1 1 1 0 0 0 1 0      a bit for each byte
/// ```
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

    /// Returns the first set bit from `from` on in the mask that `of` selects, in any block, or the end of the text.
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
        let mut delimiters = [0; N];
        let Some(last) = text.len().checked_sub(16) else {
            let (bytes, inside) = (self.0.load(&load_partial(text).to_le_bytes()), (1 << text.len()) - 1);
            for (delimiters, set) in delimiters.iter_mut().zip(sets) {
                *delimiters = u64::from(bytes.outside(set)) & inside;
            }
            return delimiters;
        };
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
        let (first, last) = (u64::from_le_bytes(*first), u64::from_le_bytes(*last));
        return u128::from(first) | u128::from(last) << (8 * (text.len() - 8));
    }
    if let (Some(first), Some(last)) = (text.first_chunk(), text.last_chunk()) {
        let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
        return u128::from(u64::from(first) | u64::from(last) << (8 * (text.len() - 4)));
    }
    match *text {
        [one] => u128::from(one),
        [one, two] => u128::from(u16::from_le_bytes([one, two])),
        [one, two, three] => u128::from(u32::from_le_bytes([one, two, three, 0])),
        _ => 0,
    }
}

/// The longest text whose offsets fit in a byte; 255 means that a register was not written.
const SHORT_TEXT: usize = 254;

/// Registers in a vector, one per byte: an operation list is one shuffle.
///
/// ```text
/// registers    5  9  …  14 17      lane by lane; the last two are the positions before the run and before the delimiter
/// shuffle      0 15  …             assigns the latter to register 1
/// ```
///
/// After the match the last two lanes are "unwritten" and the length, and shuffles compute the captures of all lanes:
///
/// ```text
/// from         0 15   …            field 0 begins at register 0 and ends with the text
/// add          1  0   …            its start is one byte later
/// guard        0  0   …            it is absent if register 0 was not written
/// ```
struct LaneRegisters<V>(V);

impl<V: Vector> Registers for LaneRegisters<V> {
    #[inline(always)]
    fn begin(&mut self, registers: &[u8; 16]) {
        self.0 = self.0.load(registers);
    }

    #[inline(always)]
    fn operate(&mut self, table: &Table<'_>, list: usize, run: usize, byte: usize) {
        let positions = self.0.with_last((byte << 8 | run) as u16);
        self.0 = positions.shuffle(self.0.load(table.shuffle(list)));
    }

    #[inline(always)]
    fn store(self, table: &Table<'_>, length: usize, layout: u8, captures: &mut [u32]) {
        let lanes = self.0.with_last((length << 8 | 255) as u16);
        for (eight, layouts) in captures.chunks_mut(8).zip(table.ends(layout)) {
            let [from, add, guard] = layouts;
            let ends = lanes.shuffle(lanes.load(from)).add(lanes.load(add));
            let spans = ends.or_full(lanes.shuffle(lanes.load(guard))).widen();
            for (four, spans) in eight.as_chunks_mut().0.iter_mut().zip(spans) {
                *four = spans.words();
            }
        }
    }
}

/// Runs [`search`] with registers in a vector if the table is small and the text is short, otherwise with words. `any`
/// is the witness of [`Vector`].
#[inline(always)]
pub fn search_lanes<V: Vector>(
    any: V,
    table: &Table<'_>,
    text: &[u8],
    delimiters: impl Delimiters,
    kind: usize,
    captures: &mut [u32],
) -> Result<(), Failure> {
    if text.len() > SHORT_TEXT || !table.is_small() {
        return search_words(table, text, delimiters, kind, captures);
    }
    search(table, text, delimiters, LaneRegisters(any.load(&[u8::MAX; 16])), kind, captures)
}

/// The sets of bytes that the prescan searches for, as in [`Vector::outside`]. `DOTS` needs only the first two.
const SETS: [[u8; 16]; 4] = [set(b'.', b'.'), set(b'/', b'/'), set(b'%', b'%'), set(b'A', b'Z')];

/// The set of the delimiter after a userinfo.
const USER: [[u8; 16]; 1] = [set(b'@', b'@')];

const fn set(first: u8, last: u8) -> [u8; 16] {
    let (mut set, mut byte) = ([0; 16], first);
    while byte <= last {
        set[byte as usize % 16] |= 1 << (byte / 16);
        byte += 1;
    }
    set
}

/// Returns the features of `text`, whose path begins at `path`; only `DOTS` unless `ALL`.
///
/// ```text
/// text       h t t p : / / a / . . / b
/// slashes    0 0 0 0 0 1 1 0 1 0 0 1 0      a mask for each set of bytes, for 64 bytes at a time
/// dots       0 0 0 0 0 0 0 0 0 1 1 0 0
/// both       0 0 0 0 0 0 0 0 0 1 0 0 0      dots & slashes << 1
/// ```
#[inline(always)]
pub fn prescan<const ALL: bool>(classifier: impl Classify, text: &[u8], path: usize) -> Prescan {
    let (mut found, mut first, mut at) = (Features::NONE, None, 0);
    loop {
        let positions = BlockFeatures::of::<ALL>(&classifier, text, at, path);
        found = found.and(positions.found());
        // For most inputs the loop ends after the first block, without features.
        first = first.or(Some(positions.candidates()));
        at += 64;
        if at >= text.len() {
            break;
        }
    }
    if ALL && found != Features::NONE {
        found = found.with(Features::USER, has_user(classifier, text, path));
    }
    Prescan::new(found, first)
}

#[inline(always)]
fn has_user(classifier: impl Classify, text: &[u8], path: usize) -> bool {
    let user = |at: usize| {
        let [others] = classifier.masks(text, at, &USER);
        !others & below(path.min(text.len()) - at)
    };
    (0..path.min(text.len())).step_by(64).any(|at| user(at) != 0)
}

/// The features of a block of 64 bytes, as bit masks.
struct BlockFeatures {
    capitals: u64,
    encoded: u64,
    percent: u64,
    dots: u64,
}

impl BlockFeatures {
    #[inline(always)]
    fn of<const ALL: bool>(classifier: &impl Classify, text: &[u8], at: usize, path: usize) -> Self {
        let [dot, slash, percent, capitals] = if ALL {
            classifier.masks(text, at, &SETS)
        } else {
            let [dot, slash] = classifier.masks(text, at, &[SETS[0], SETS[1]]);
            [dot, slash, u64::MAX, u64::MAX]
        };
        // The masks mark the bytes outside of sets, so they are inverted; bits past the end are cleared.
        let inside = below(text.len() - at);
        let behind = at > 0 && text.get(at - 1) == Some(&b'/');
        let begin = if path >= at { 1u64.checked_shl((path - at) as u32).unwrap_or(0) } else { 0 };
        let dots = !dot & inside & ((!slash & inside) << 1 | u64::from(behind) | begin);
        let (percent, before) = (!percent & inside, inside & below(path.saturating_sub(at)));
        let capitals = !capitals & before;
        BlockFeatures { capitals, encoded: percent & before, percent, dots }
    }

    /// Returns the candidates of [`Prescan::next`]: percent signs, and slashes before dots.
    #[inline(always)]
    fn candidates(&self) -> u64 {
        self.percent | self.dots >> 1
    }

    #[inline(always)]
    fn found(&self) -> Features {
        Features::NONE
            .with(Features::CAPITAL, self.capitals != 0)
            .with(Features::ENCODED, self.encoded != 0)
            .with(Features::PERCENT, self.percent != 0)
            .with(Features::DOTS, self.dots != 0)
    }
}

/// Returns a mask of the lowest `count` bits; all bits if `count` is 64 or more.
#[inline(always)]
fn below(count: usize) -> u64 {
    u64::MAX.checked_shr(64u32.saturating_sub(count.min(64) as u32)).unwrap_or(0)
}
