//! A glance at a text, 64 bytes at a time; see `engine/glance.rs`.
//!
//! ```text
//! text       h t t p : / / a / . . / b
//! slashes    0 0 0 0 0 1 1 0 1 0 0 1 0      a bit for each byte, and so for each of the other sets
//! dots       0 0 0 0 0 0 0 0 0 1 1 0 0
//! both       0 0 0 0 0 0 0 0 0 1 0 0 0      a dot, and a slash one byte before it
//! ```

use super::delimiter_masks::Look;
use crate::parse::prescan::{Found, Glance};

/// The sets, as [`Vector::outside`](super::Vector::outside) has them. Where only dots are looked for, the first two do.
const SETS: [[u8; 16]; 4] = [set(b'.', b'.'), set(b'/', b'/'), set(b'%', b'%'), set(b'A', b'Z')];

/// What stands before a host.
const USER: [[u8; 16]; 1] = [set(b'@', b'@')];

/// The bytes from `first` to `last`.
const fn set(first: u8, last: u8) -> [u8; 16] {
    let (mut set, mut byte) = ([0; 16], first);
    while byte <= last {
        set[byte as usize % 16] |= 1 << (byte / 16);
        byte += 1;
    }
    set
}

/// What stands in `text`, whose path begins at `path`; dots alone unless it is for `ALL`.
#[inline(always)]
pub fn glance<const ALL: bool>(look: impl Look, text: &[u8], path: usize) -> Glance {
    let (mut found, mut first, mut at) = (Found::NOTHING, None, 0);
    loop {
        let places = Places::of::<ALL>(&look, text, at, path);
        found = found.and(places.found());
        // Most texts end here, and are plain.
        first = first.or(Some(places.odd()));
        at += 64;
        if at >= text.len() {
            break;
        }
    }
    if ALL && found != Found::NOTHING {
        found = found.with(Found::USER, has_user(look, text, path));
    }
    Glance::new(found, first)
}

/// Whether an `@` stands before the path.
#[inline(always)]
fn has_user(look: impl Look, text: &[u8], path: usize) -> bool {
    let user = |at: usize| {
        let [others] = look.look(text, at, &USER);
        !others & below(path.min(text.len()) - at)
    };
    (0..path.min(text.len())).step_by(64).any(|at| user(at) != 0)
}

/// What stands in a block, and where.
struct Places {
    capitals: u64,
    encoded: u64,
    percent: u64,
    dots: u64,
}

impl Places {
    /// In the 64 bytes from `at` on.
    #[inline(always)]
    fn of<const ALL: bool>(look: &impl Look, text: &[u8], at: usize, path: usize) -> Self {
        let [dot, slash, percent, capitals] = if ALL {
            look.look(text, at, &SETS)
        } else {
            let [dot, slash] = look.look(text, at, &[SETS[0], SETS[1]]);
            [dot, slash, u64::MAX, u64::MAX]
        };
        // What is not outside of a set, and not behind the end either.
        let inside = below(text.len() - at);
        let behind = at > 0 && text.get(at - 1) == Some(&b'/');
        let begin = if path >= at { 1u64.checked_shl((path - at) as u32).unwrap_or(0) } else { 0 };
        let dots = !dot & inside & ((!slash & inside) << 1 | u64::from(behind) | begin);
        let (percent, before) = (!percent & inside, inside & below(path.saturating_sub(at)));
        let capitals = !capitals & before;
        Places { capitals, encoded: percent & before, percent, dots }
    }

    /// Of percent-encodings and dots, these before them.
    #[inline(always)]
    fn odd(&self) -> u64 {
        self.percent | self.dots >> 1
    }

    #[inline(always)]
    fn found(&self) -> Found {
        Found::NOTHING
            .with(Found::CAPITAL, self.capitals != 0)
            .with(Found::ENCODED, self.encoded != 0)
            .with(Found::PERCENT, self.percent != 0)
            .with(Found::DOTS, self.dots != 0)
    }
}

/// That many bits, all from 64 on.
#[inline(always)]
fn below(count: usize) -> u64 {
    u64::MAX.checked_shr(64u32.saturating_sub(count.min(64) as u32)).unwrap_or(0)
}
