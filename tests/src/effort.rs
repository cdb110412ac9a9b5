//! How many texts and grammars the heavy tests ask about.
//!
//! ```text
//! cargo test                        a part of them, so that a change is tested in minutes
//! cargo xtask soak --only tests     all of them, by VIRGULE_TESTS=full; .ci/run does that
//! ```
//!
//! The texts of a quick run are among those of a full run wherever they are drawn in order.

/// Whether everything is asked for.
pub fn is_full() -> bool {
    std::env::var_os("VIRGULE_TESTS").is_some_and(|value| value == "full")
}

/// How many of `full` are asked about: all, or one in `part`.
pub fn of(full: usize, part: usize) -> usize {
    if is_full() { full } else { full.div_ceil(part) }
}

/// The step through a list of which all are asked about, or one in `part`.
pub fn every(part: usize) -> usize {
    if is_full() { 1 } else { part }
}
