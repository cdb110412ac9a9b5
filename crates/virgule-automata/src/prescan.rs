//! A prefilter for normalization and resolution: the features of a text that may cause either to change it.
//!
//! ```text
//! HTTP://user@Example.com/a/../%7Eb        CAPITAL USER DOTS PERCENT
//! \_____________________/                  before the path: upper-case letters, "@", "%"
//!                        \________/        anywhere: "%", and "/." or a dot at the start of the path
//! ```
//!
//! Most inputs have no feature, and are unchanged. All features are searched for in one pass, with vector instructions
//! (`arch/vector.rs`) or without (`swar.rs`).

use crate::swar::{any_pair, find_percent_or_dot, has_capital};

/// The result of a prescan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Prescan {
    /// A bit mask of the positions of `%`, and of slashes before a dot, among the first 64 bytes. Valid if `found` has
    /// `POSITIONS_KNOWN`.
    positions: u64,
    found: Features,
}

/// A set of features.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Features(u32);

impl Features {
    /// No feature.
    pub const NONE: Self = Features(0);
    /// ASCII upper-case letters before the path.
    pub const CAPITAL: Self = Features(1);
    /// An `@` before the path. An `@` alone changes nothing, and is reported only together with other features.
    pub const USER: Self = Features(2);
    /// A `%` before the path.
    pub const ENCODED: Self = Features(4);
    /// A `%` anywhere.
    pub const PERCENT: Self = Features(8);
    /// A dot after a slash anywhere, or at the start of the path.
    pub const DOTS: Self = Features(16);
    /// The mask [`Prescan::positions`] is valid.
    const POSITIONS_KNOWN: Self = Features(32);

    /// Returns the union of two sets of features.
    #[inline(always)]
    pub const fn and(self, other: Self) -> Self {
        Features(self.0 | other.0)
    }

    /// Returns the union with `other` if `is` is true, otherwise `self`.
    #[inline(always)]
    pub const fn with(self, other: Self, is: bool) -> Self {
        if is { self.and(other) } else { self }
    }
}

impl Prescan {
    /// No features.
    pub const PLAIN: Self = Prescan { positions: 0, found: Features::NONE };

    /// Returns a result with the features `found`, and the mask of positions if it is known.
    #[inline(always)]
    pub const fn new(found: Features, positions: Option<u64>) -> Self {
        match positions {
            Some(positions) => Prescan { positions, found: found.and(Features::POSITIONS_KNOWN) },
            None => Prescan { positions: 0, found },
        }
    }

    /// True if the text has at least one of the features `any`.
    #[inline(always)]
    pub fn has(self, any: Features) -> bool {
        self.found.0 & any.0 != 0
    }

    /// Returns the next candidate from `at` on: a `%`, or a slash before a dot. It may be a false positive, as a slash
    /// before a dot that begins the path.
    #[inline(always)]
    pub fn next(self, text: &[u8], at: usize) -> Option<usize> {
        let first = if self.has(Features::POSITIONS_KNOWN) { 64 } else { 0 };
        let positions = if at < first { self.positions >> at } else { 0 };
        if positions != 0 {
            return Some(at + positions.trailing_zeros() as usize);
        }
        // A slash at position 63 is not in the mask, because its dot was not seen.
        let at = at.max(first.saturating_sub(1));
        find_percent_or_dot(text.get(at..)?).map(|position| at + position)
    }
}

/// Returns the features of `text`, whose path begins at `path`.
#[inline(always)]
pub fn prescan(text: &[u8], path: usize) -> Prescan {
    super::arch::prescan::<true>(text, path).unwrap_or_else(|| prescan_scalar(text, path))
}

/// Returns the feature `DOTS` of a reference, as if all of it were a path; other features may be reported too.
#[inline(always)]
pub fn prescan_dots(text: &[u8]) -> Prescan {
    super::arch::prescan::<false>(text, 0).unwrap_or_else(|| prescan_scalar(text, 0))
}

/// [`prescan`] without vector code.
#[inline(never)]
fn prescan_scalar(text: &[u8], path: usize) -> Prescan {
    let before = text.get(..path).unwrap_or(text);
    let is_candidate = |byte: u8, next: u8| (byte == b'%') | ((byte == b'/') & (next == b'.'));
    // A `%` is never the last byte of a valid text: two digits follow it.
    if !(any_pair(text, is_candidate) || text.get(path) == Some(&b'.') || has_capital(before)) {
        return Prescan::PLAIN;
    }
    let dots = any_pair(text, |byte, next| (byte == b'/') & (next == b'.')) || text.get(path) == Some(&b'.');
    let found = Features::NONE
        .with(Features::CAPITAL, has_capital(before))
        .with(Features::USER, before.contains(&b'@'))
        .with(Features::ENCODED, before.contains(&b'%'))
        .with(Features::PERCENT, text.contains(&b'%'))
        .with(Features::DOTS, dots);
    Prescan::new(found, None)
}

#[cfg(all(test, feature = "simd", feature = "alloc", unix))]
mod tests;
