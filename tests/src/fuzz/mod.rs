//! Fuzz targets as functions: each runs on any bytes, and panics with the violated property.
//!
//! ```text
//! parse       a text       every kind: the compiled and the run-time parsers, short texts also by the oracles
//! grammar     a grammar    read, printed, compiled; the automaton compared with the chart
//! normalize   a text       the laws of normalization, comparison and editing, and the normal form of every kind
//! redact      a secret     hidden in every form of text; and a text, redacted in parts
//! resolve     two lines    base and reference: the laws of resolution and relativization
//! batch       requests     one answer per line, independent of other lines
//! ```
//!
//! The functions are in this crate, so that they are compiled, linted and tested with the stable compiler;
//! `fuzz/fuzz_targets/` calls each in one line. `fuzz/corpus-kept/` has a folder for each, and a test runs every
//! function on every file of its folder.

mod batch;
mod grammar;
mod normalize;
mod parse;
mod redact;
mod resolve;

pub use batch::batch;
pub use grammar::grammar;
pub use normalize::normalize;
pub use parse::parse;
pub use redact::{redact, redact_text};
pub use resolve::resolve;

use crate::laws::Outcome;
use crate::random::Random;

/// A fuzz target.
pub type Target = fn(&[u8]);

/// All fuzz targets with their names.
pub const TARGETS: [(&str, Target); 6] = [
    ("batch", batch),
    ("grammar", grammar),
    ("normalize", normalize),
    ("parse", parse),
    ("redact", redact),
    ("resolve", resolve),
];

/// Random choices that depend only on the bytes: the seed is their FNV-1a hash.
fn choices(data: &[u8]) -> Random {
    let mix = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    Random::new(data.iter().fold(0xcbf2_9ce4_8422_2325, mix))
}

/// Panics if a law does not hold.
#[track_caller]
fn must(outcome: Outcome) {
    if let Err(wrong) = outcome {
        panic!("{wrong}");
    }
}
