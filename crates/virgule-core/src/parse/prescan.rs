//! A glance at a text: whether anything stands in it that normalization or resolution may have to change.
//!
//! ```text
//! HTTP://user@Example.com/a/../%7Eb        CAPITAL USER DOTS PERCENT
//! \_____________________/                  up to the path: capital letters, "@", "%"
//!                        \________/        anywhere: "%", and "/." or a dot that begins the path
//! ```
//!
//! Most texts have nothing of it. All is looked for in one pass, with vector instructions where the processor has them
//! (`arch/vector/glance.rs`), else as the bytes come.

use crate::parse::swar::{any_pair, find_odd, has_capital};

/// What a glance found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glance {
    /// Where a `%` stands, or a slash before a dot, among the first 64 bytes, if that is known.
    places: u64,
    found: Found,
}

/// What there is, as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found(u32);

impl Found {
    /// Nothing.
    pub const NOTHING: Self = Found(0);
    /// Capital letters of ASCII before the path.
    pub const CAPITAL: Self = Found(1);
    /// An `@` before the path. It changes nothing: where nothing else is found, it may be missing here.
    pub const USER: Self = Found(2);
    /// A `%` before the path.
    pub const ENCODED: Self = Found(4);
    /// A `%` anywhere.
    pub const PERCENT: Self = Found(8);
    /// A dot behind a slash anywhere, or at the beginning of the path.
    pub const DOTS: Self = Found(16);
    /// Where, among the first bytes.
    const PLACED: Self = Found(32);

    /// This and that.
    #[inline(always)]
    pub const fn and(self, other: Self) -> Self {
        Found(self.0 | other.0)
    }

    /// This, and `other` if it `is` so.
    #[inline(always)]
    pub const fn with(self, other: Self, is: bool) -> Self {
        if is { self.and(other) } else { self }
    }
}

impl Glance {
    /// Nothing was found.
    pub const PLAIN: Self = Glance { places: 0, found: Found::NOTHING };

    /// What was found, and where among the first 64 bytes, if that is known.
    #[inline(always)]
    pub const fn new(found: Found, places: Option<u64>) -> Self {
        match places {
            Some(places) => Glance { places, found: found.and(Found::PLACED) },
            None => Glance { places: 0, found },
        }
    }

    /// Whether one of those was found.
    #[inline(always)]
    pub fn has(self, any: Found) -> bool {
        self.found.0 & any.0 != 0
    }

    /// The next place from `at` on where a `%` stands, or a slash before a dot; or one where neither does, as before a dot
    /// that begins the path.
    #[inline(always)]
    pub fn next(self, text: &[u8], at: usize) -> Option<usize> {
        let first = if self.has(Found::PLACED) { 64 } else { 0 };
        let places = if at < first { self.places >> at } else { 0 };
        if places != 0 {
            return Some(at + places.trailing_zeros() as usize);
        }
        // A slash at their end is not among them if the dot is not.
        let at = at.max(first.saturating_sub(1));
        find_odd(text.get(at..)?).map(|place| at + place)
    }
}

/// What stands in `text`, whose path begins at `path`.
#[inline(always)]
pub fn glance(text: &[u8], path: usize) -> Glance {
    super::arch::glance::<true>(text, path).unwrap_or_else(|| slowly(text, path))
}

/// What dots stand in a reference, as if all of it were a path; more than that, if that costs no less.
#[inline(always)]
pub fn dots(text: &[u8]) -> Glance {
    super::arch::glance::<false>(text, 0).unwrap_or_else(|| slowly(text, 0))
}

/// The same without vector instructions of this processor alone.
#[inline(never)]
fn slowly(text: &[u8], path: usize) -> Glance {
    let before = text.get(..path).unwrap_or(text);
    let odd = |byte: u8, next: u8| (byte == b'%') | ((byte == b'/') & (next == b'.'));
    // A `%` is never the last byte: two digits follow it.
    if !(any_pair(text, odd) || text.get(path) == Some(&b'.') || has_capital(before)) {
        return Glance::PLAIN;
    }
    let dots = any_pair(text, |byte, next| (byte == b'/') & (next == b'.')) || text.get(path) == Some(&b'.');
    let found = Found::NOTHING
        .with(Found::CAPITAL, has_capital(before))
        .with(Found::USER, before.contains(&b'@'))
        .with(Found::ENCODED, before.contains(&b'%'))
        .with(Found::PERCENT, text.contains(&b'%'))
        .with(Found::DOTS, dots);
    Glance::new(found, None)
}

#[cfg(all(test, feature = "simd", feature = "alloc", unix))]
mod tests;
