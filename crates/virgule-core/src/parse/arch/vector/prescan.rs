//! The prescan, 64 bytes at a time; see `parse/prescan.rs`.
//!
//! ```text
//! text       h t t p : / / a / . . / b
//! slashes    0 0 0 0 0 1 1 0 1 0 0 1 0      a mask for each set of bytes
//! dots       0 0 0 0 0 0 0 0 0 1 1 0 0
//! both       0 0 0 0 0 0 0 0 0 1 0 0 0      dots & slashes << 1
//! ```

use super::delimiter_masks::Classify;
use crate::parse::prescan::{Features, Prescan};

/// The sets of bytes that the prescan searches for, in the form of [`Vector::outside`](super::Vector::outside). `DOTS`
/// needs only the first two.
const SETS: [[u8; 16]; 4] = [set(b'.', b'.'), set(b'/', b'/'), set(b'%', b'%'), set(b'A', b'Z')];

/// The set of the delimiter after a userinfo.
const USER: [[u8; 16]; 1] = [set(b'@', b'@')];

/// The set of the bytes from `first` to `last`.
const fn set(first: u8, last: u8) -> [u8; 16] {
    let (mut set, mut byte) = ([0; 16], first);
    while byte <= last {
        set[byte as usize % 16] |= 1 << (byte / 16);
        byte += 1;
    }
    set
}

/// The features of `text`, whose path begins at `path`; only `DOTS` unless `ALL`.
#[inline(always)]
pub fn prescan<const ALL: bool>(classifier: impl Classify, text: &[u8], path: usize) -> Prescan {
    let (mut found, mut first, mut at) = (Features::NONE, None, 0);
    loop {
        let positions = BlockFeatures::of::<ALL>(&classifier, text, at, path);
        found = found.and(positions.found());
        // For most texts the loop ends after the first block, without features.
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

/// True if there is an `@` before the path.
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
    /// The features of the 64 bytes from `at` on.
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

    /// The candidates of [`Prescan::next`]: percent signs, and slashes before dots.
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

/// A mask of the lowest `count` bits; all bits if `count` is 64 or more.
#[inline(always)]
fn below(count: usize) -> u64 {
    u64::MAX.checked_shr(64u32.saturating_sub(count.min(64) as u32)).unwrap_or(0)
}
