//! Fuzz targets as functions: any bytes → nothing, or a panic with the violated property.
//!
//! ```text
//! parse       a text       every kind: the compiled and the run-time parsers, short texts also by the oracles
//! grammar     a grammar    read, printed, compiled; the automaton against the chart
//! normalize   a text       the laws of normalization, comparison and editing, and every kind's own forms
//! resolve     two lines    base and reference: the laws of resolution and of its inverse
//! batch       requests     as many answers as lines, the same alone as together
//! ```
//!
//! They are in this crate, so that they are compiled, linted and tested with the stable compiler; `fuzz/fuzz_targets/` calls
//! each in one line. `fuzz/corpus-kept/` has a folder for each, and a test runs every function on every file there.

mod batch;
mod grammar;
mod normalize;
mod parse;
mod resolve;

pub use batch::batch;
pub use grammar::grammar;
pub use normalize::normalize;
pub use parse::parse;
pub use resolve::resolve;

use crate::laws::Outcome;
use crate::random::Random;

/// A fuzz target.
pub type Target = fn(&[u8]);

/// All of them by their names.
pub const TARGETS: [(&str, Target); 5] = [
    ("batch", batch),
    ("grammar", grammar),
    ("normalize", normalize),
    ("parse", parse),
    ("resolve", resolve),
];

/// Random choices that the bytes determine, by a FNV-1a hash as the seed.
fn choices(data: &[u8]) -> Random {
    let mix = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    Random::new(data.iter().fold(0xcbf2_9ce4_8422_2325, mix))
}

/// Panics with the violated property.
#[track_caller]
fn must(outcome: Outcome) {
    if let Err(wrong) = outcome {
        panic!("{wrong}");
    }
}
