//! The number of inputs of heavy tests.
//!
//! ```text
//! cargo test                        a part of the inputs, so that a change is tested in minutes
//! cargo xtask soak --only tests     all inputs, by VIRGULE_TESTS=full, as in .ci/run
//! ```
//!
//! A quick run uses a subset of the inputs of a full run.

/// True for a full run.
pub fn is_full() -> bool {
    std::env::var_os("VIRGULE_TESTS").is_some_and(|value| value == "full")
}

/// The number of inputs: `full` in a full run, otherwise `full` divided by `part`, rounded up.
pub fn of(full: usize, part: usize) -> usize {
    if is_full() { full } else { full.div_ceil(part) }
}

/// The interval at which a list is sampled: 1 in a full run, otherwise `part`.
pub fn every(part: usize) -> usize {
    if is_full() { 1 } else { part }
}
