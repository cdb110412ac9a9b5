//! What a fuzzer runs: any bytes → nothing, or a panic that says what does not hold.
//!
//! ```text
//! parse       a text       every kind: the compiled and the run-time parsers, short texts also by the oracles
//! grammar     a grammar    read, printed, compiled; what came of it, against the rules as they are written
//! normalize   a text       the laws of normalization, comparison and editing, and every kind's own forms
//! resolve     two lines    base and reference: the laws of resolution and of its inverse
//! batch       requests     as many answers as lines, the same alone as together
//! ```
//!
//! They are functions of this crate, so that they are compiled, linted and run by every test on the stable compiler;
//! `fuzz/fuzz_targets/` calls each with one line. `fuzz/corpus-kept/` has a folder for each, and a test hands every
//! file there to every function: what is worth trying on one is mostly worth trying on all.

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

/// A function that is handed any bytes.
pub type Target = fn(&[u8]);

/// All of them by their names.
pub const TARGETS: [(&str, Target); 5] = [
    ("batch", batch),
    ("grammar", grammar),
    ("normalize", normalize),
    ("parse", parse),
    ("resolve", resolve),
];

/// Random choices that are always the same for these bytes (FNV-1a).
fn choices(data: &[u8]) -> Random {
    let mix = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    Random::new(data.iter().fold(0xcbf2_9ce4_8422_2325, mix))
}

/// Fails with what is wrong.
#[track_caller]
fn must(outcome: Outcome) {
    if let Err(wrong) = outcome {
        panic!("{wrong}");
    }
}
