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

#[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
use super::drive::Skip;
use super::drive::{Match, Tabled, driver};
use super::table::{Table, UNWRITTEN};

#[cfg(all(feature = "simd", target_arch = "x86_64"))]
#[allow(unsafe_code)]
mod x86;

/// Runs a table with direct code over `text` by the fastest driver that this processor has.
#[inline(always)]
pub fn run<T: Tabled, const R: usize>(source: T, text: &[u8], kind: usize) -> Option<Match<R>> {
    let mut registers = [UNWRITTEN; R];
    #[cfg(all(feature = "simd", target_arch = "x86_64"))]
    let layout = match x86::own(source, text, kind, &mut registers) {
        Some(found) => found,
        // Hardly a processor is left that comes here: not worth direct code once more.
        None => shared_scalar(source.table(), text, kind, &mut registers),
    };
    #[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
    let layout = own_scalar(source, text, kind, &mut registers);
    layout.map(|layout| Match { registers, layout })
}

/// Runs any table over `text`; the registers were not written. Gives the layout, if the text matches.
///
/// One function for all types: a program pays for it once.
#[inline(never)]
pub fn find(table: &Table<'_>, text: &[u8], kind: usize, registers: &mut [u32]) -> Option<u8> {
    if text.len() > crate::MAX_LENGTH {
        return None;
    }
    #[cfg(all(feature = "simd", target_arch = "x86_64"))]
    if let Some(found) = x86::shared(table, text, kind, registers) {
        return found;
    }
    shared_scalar(table, text, kind, registers)
}

#[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
macro_rules! direct {
    ($source:ident, $($argument:expr),*) => { $source.direct::<Scalar, R>($($argument),*) };
}

#[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
driver! {
    /// The driver with direct code for processors without vector instructions that virgule knows.
    scalar => (fn own_scalar<T: Tabled, const R: usize>) source: T, registers: &mut [u32; R]
    => source.table(); direct
}

driver! {
    /// The driver for processors without the vector instructions that the other needs.
    scalar => (#[inline(never)] fn shared_scalar) source: &Table<'_>, registers: &mut [u32] => source;
}

/// Skips one byte at a time.
#[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
struct Scalar;

#[cfg(not(all(feature = "simd", target_arch = "x86_64")))]
impl Skip for Scalar {
    #[inline(always)]
    fn skip(table: &Table<'_>, set: u8, text: &[u8], at: usize) -> usize {
        scalar(table, set, text, at)
    }
}

/// One byte at a time.
#[inline(always)]
pub(super) const fn scalar(table: &Table<'_>, set: u8, text: &[u8], mut at: usize) -> usize {
    let set = set_of(table, set);
    while at < text.len() {
        let (low, high) = (text[at] & 0x0F, text[at] >> 4);
        if high >= 8 || set[low as usize] >> high & 1 == 0 {
            break;
        }
        at += 1;
    }
    at
}

/// The set of a skip: its ASCII bytes by low nibble, the high nibbles as bits.
#[inline(always)]
const fn set_of<'t>(table: &Table<'t>, set: u8) -> &'t [u8; 16] {
    match table.bytes.split_at(table.nibbles as usize + 16 * set as usize).1.split_first_chunk() {
        Some((set, _)) => set,
        None => &[0; 16],
    }
}
