//! One pass of each candidate over each input, to have its instructions counted: `cargo xtask bench count`.
//!
//! The program says on standard output what it counts, and `xtask` runs it under callgrind, which counts nothing but what
//! happens within [`counted`] and writes a file each time it returns:
//!
//! ```text
//! parse → urls.txt → virgule 0.1.0 → 1000          line 1        file 1
//! parse → urls.txt, short → virgule 0.1.0 → 216    line 2        file 2
//! ```
//!
//! The choice of items comes first, so that nothing is done for the first time while it is counted.

use crate::candidate::Candidate;
use crate::cell::Input;
use crate::choice::Choice;
use crate::seen::Seen;
use std::hint::black_box;

/// Lets each library be counted that takes part; gives a line for each: work, input, name, items, with tabs.
pub fn count(input: &Input<'_>, candidates: &[Candidate<'_>]) -> Vec<String> {
    if candidates.is_empty() {
        return Vec::new();
    }
    let choice = Choice::new(candidates, input.items);
    let counts = choice.kept.iter().filter(|&&who| !candidates[who].aside).map(|&who| {
        noted(&candidates[who], black_box(&choice.items));
        format!("{}\t{}\t{}\t{}", input.work, input.name, candidates[who].name, choice.items.len())
    });
    counts.collect()
}

/// Room for the result of any resolution, so that no buffer grows on the way.
const ROOM: usize = 1 << 12;

/// Behind this callgrind writes down what it counted.
#[inline(never)]
fn noted(candidate: &Candidate<'_>, items: &[usize]) {
    let mut seen = Seen::default();
    seen.buffer.reserve(ROOM);
    counted(candidate, items, &mut seen);
    black_box(seen.answer());
}

/// Within this callgrind counts.
#[inline(never)]
fn counted(candidate: &Candidate<'_>, items: &[usize], seen: &mut Seen) {
    candidate.pass(items, seen);
}
