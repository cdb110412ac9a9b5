//! One pass of each candidate over each input, for `cargo xtask bench count`.
//!
//! `xtask` runs the program under callgrind, which counts the instructions within [`counted`] and writes a file
//! whenever [`noted`] returns. The program prints a line for each file:
//!
//! ```text
//! parse → urls.txt → virgule 0.1.0 → 1000          line 1        file 1
//! parse → urls.txt, short → virgule 0.1.0 → 216    line 2        file 2
//! ```
//!
//! The selection of items comes first, so that one-time initialization is not counted.

use crate::candidate::Candidate;
use crate::cell::Input;
use crate::selection::Selection;
use crate::sink::Sink;
use std::hint::black_box;

/// Runs each participant that is a library; returns a line for each: work, input, name, items, separated by tabs.
pub fn count(input: &Input<'_>, candidates: &[Candidate<'_>]) -> Vec<String> {
    if candidates.is_empty() {
        return Vec::new();
    }
    let selection = Selection::new(candidates, input.items);
    let counts = selection.kept.iter().filter(|&&who| !candidates[who].baseline).map(|&who| {
        noted(&candidates[who], black_box(&selection.items));
        format!("{}\t{}\t{}\t{}", input.work, input.name, candidates[who].name, selection.items.len())
    });
    counts.collect()
}

/// Capacity in bytes for the result of any resolution, so that no reallocation is counted.
const ROOM: usize = 1 << 12;

/// Callgrind writes a file when this function returns.
#[inline(never)]
fn noted(candidate: &Candidate<'_>, items: &[usize]) {
    let mut sink = Sink::default();
    sink.buffer.reserve(ROOM);
    counted(candidate, items, &mut sink);
    black_box(sink.answer());
}

/// Callgrind counts the instructions of this function.
#[inline(never)]
fn counted(candidate: &Candidate<'_>, items: &[usize], sink: &mut Sink) {
    candidate.pass(items, sink);
}
