//! Over bytes that leave a state unchanged: the first position behind them.
//!
//! ```text
//! scalar    one byte at a time, anywhere
//! x86       sixteen at a time, with SSSE3
//! ```
//!
//! Eight bytes at a time without vectors were tried: with the look-ups combined by `and` (70 ns per URL), and
//! with the end of the run counted from a mask (78 ns). One at a time takes 58 ns: runs are short, and what
//! is looked at behind their end is wasted.

use super::drive::{Match, Skip, Tabled, driver};
use super::table::Table;

#[cfg(all(feature = "simd", target_arch = "x86_64"))]
#[allow(unsafe_code)]
mod x86;

/// Runs a table over `text` by the fastest driver that this processor has; see [`super::run_const`].
#[inline(always)]
pub fn run<const R: usize>(source: impl Tabled, text: &[u8], kind: usize) -> Option<Match<R>> {
    #[cfg(all(feature = "simd", target_arch = "x86_64"))]
    if let Some(found) = x86::run(source, text, kind) {
        return found;
    }
    run_scalar(source, text, kind)
}

macro_rules! direct {
    ($source:ident, $($argument:expr),*) => { $source.direct::<Scalar, R>($($argument),*) };
}

driver! {
    /// The driver for processors without the vector instructions that the other needs.
    scalar => (#[inline(always)] fn run_scalar<T: Tabled, const R: usize>) source: T => source.table(); direct
}

/// Skips one byte at a time.
struct Scalar;

impl Skip for Scalar {
    #[inline(always)]
    fn skip(table: &Table<'_>, set: u8, text: &[u8], at: usize) -> usize {
        scalar(table, set, text, at)
    }
}

/// One byte at a time.
#[inline(always)]
pub(super) const fn scalar(table: &Table<'_>, set: u8, text: &[u8], mut at: usize) -> usize {
    let bit = 1 << set;
    while at < text.len() && table.skips[text[at] as usize] & bit != 0 {
        at += 1;
    }
    at
}
