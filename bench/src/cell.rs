//! The result of one work over one input: times of interleaved passes, or for `cargo xtask bench count` one counted pass.
//!
//! ```text
//!            chunk 1    chunk 2    chunk 3
//! pass 1     a b c      b c a      c a b       all candidates run over a chunk of the items, then over the next chunk
//! pass 2     b c a      c a b      a b c       the order rotates, so that no candidate profits from its position
//! ```
//!
//! A slow phase of the machine slows all candidates down, and the median over the passes of a chunk ignores a single
//! interruption. Chunks are so short that most passes are not interrupted, even on a shared processor. A pass over all
//! items would be interrupted, and that of a slow library more often.
//!
//! To count, `xtask` runs the program under callgrind, which counts the instructions within [`counted`] and writes a file
//! whenever [`noted`] returns. The program prints a line for each file:
//!
//! ```text
//! parse → urls.txt → virgule 0.1.0 → 1000          line 1        file 1
//! parse → urls.txt, short → virgule 0.1.0 → 216    line 2        file 2
//! ```

use crate::candidate::{Candidate, Selection, Sink};
use crate::speed_table;
use std::hint::black_box;
use std::time::Instant;
use virgule::VectorLevel;

/// A work, and an input for it.
pub struct Input<'n> {
    pub work: &'static str,
    pub name: &'n str,
    pub items: usize,
    pub bytes: &'n dyn Fn(usize) -> usize,
}

/// The measurements of one work over one input.
pub struct Cell {
    pub work: &'static str,
    pub input: String,
    pub level: VectorLevel,
    pub items: usize,
    /// The number of items that any participant refuses.
    pub dropped: usize,
    pub bytes: f64,
    /// The rows of the participants. Virgule is first if it has the operation.
    pub rows: Vec<Row>,
    /// The names of the excluded libraries, each with the reason.
    pub excluded: Vec<(String, String)>,
    /// The minimal ratio of the fastest other library to virgule.
    pub budget: Option<f64>,
}

pub struct Row {
    pub name: String,
    /// True for a baseline, which is not a library; ratios ignore it.
    pub baseline: bool,
    pub times: Times,
    /// The number of items with the same result as the first row.
    pub same: usize,
    /// The number of items on which the library panics; they are not measured.
    pub panics: usize,
    pub note: &'static str,
}

impl Cell {
    /// Measures the candidates; `None` without candidates or items.
    pub fn measure(input: Input<'_>, candidates: &[Candidate<'_>]) -> Option<Cell> {
        if candidates.is_empty() {
            return None;
        }
        let selection = Selection::new(candidates, input.items);
        let items = selection.items.as_slice();
        if items.is_empty() {
            return None;
        }
        let kept: Vec<&Candidate<'_>> = selection.kept.iter().map(|&who| &candidates[who]).collect();
        let rows =
            kept.iter().zip(&selection.kept).zip(rounds(&kept, items)).map(|((candidate, &who), times)| {
                let (same, panics) = (selection.same(who), selection.panics(who));
                let (name, baseline, note) = (candidate.name.clone(), candidate.baseline, candidate.note);
                Row { name, baseline, times, same, panics, note }
            });
        let excluded = selection.excluded.iter().map(|&(who, taken)| {
            (candidates[who].name.clone(), format!("takes {taken} of {}", selection.possible))
        });
        let bytes: usize = items.iter().map(|&at| (input.bytes)(at)).sum();
        Some(Cell {
            work: input.work,
            input: input.name.to_string(),
            items: items.len(),
            dropped: input.items - items.len(),
            bytes: bytes as f64 / items.len() as f64,
            rows: rows.collect(),
            excluded: excluded.collect(),
            level: VectorLevel::current(),
            budget: speed_table::budget(input.work, input.name, VectorLevel::current()),
        })
    }

    /// The row of virgule; `None` if virgule does not have the operation.
    pub fn own(&self) -> Option<&Row> {
        self.rows.first().filter(|row| row.name.starts_with("virgule "))
    }

    /// The fastest other library, and the ratio of its time to that of virgule.
    pub fn fastest(&self) -> Option<(&str, f64)> {
        let own = self.own()?;
        let others = self.rows.iter().skip(1).filter(|row| !row.baseline);
        let fastest = others.min_by(|one, other| one.times.median.total_cmp(&other.times.median))?;
        Some((&fastest.name, fastest.times.median / own.times.median))
    }

    /// True if virgule reaches the budget; `None` without a budget.
    pub fn met(&self) -> Option<bool> {
        Some(self.fastest()?.1 >= self.budget?)
    }
}

/// The number of passes of each candidate over each chunk; more if there are few chunks.
pub const PASSES: usize = 21;

/// The minimal number of passes of a candidate over all chunks together: a short measurement is repeated, so that one
/// disturbance of the machine does not dominate it.
const VISITS: usize = 25 * PASSES;

/// The number of items in a chunk. Fewer items are repeated, because the clock has a limited resolution.
const CHUNK: usize = 1024;

/// The nanoseconds after which items are not repeated.
const ENOUGH: f64 = 50_000.0;

pub struct Times {
    pub median: f64,
    pub low: f64,
    pub high: f64,
}

/// Measures the candidates over the items with the given indices.
pub fn rounds(candidates: &[&Candidate<'_>], items: &[usize]) -> Vec<Times> {
    let chunks: Vec<&[usize]> = items.chunks(CHUNK).collect();
    let passes = PASSES.max(VISITS / chunks.len().max(1));
    let mut times = vec![vec![Vec::with_capacity(passes); chunks.len()]; candidates.len()];
    let repeats = |candidate: &&Candidate<'_>| {
        let once = chunks.first().map_or(ENOUGH, |chunk| time(candidate, chunk, 1));
        (ENOUGH / once.max(1.0)).ceil() as usize
    };
    let repeats: Vec<usize> = candidates.iter().map(repeats).collect();
    for pass in 0..passes {
        for (number, chunk) in chunks.iter().enumerate() {
            for turn in 0..candidates.len() {
                let at = (pass + number + turn) % candidates.len();
                let repeats = repeats[at].min(CHUNK.div_ceil(chunk.len()));
                times[at][number].push(time(candidates[at], chunk, repeats));
            }
        }
    }
    times.into_iter().map(|times| Times::of(times, items.len())).collect()
}

/// The time of one pass over a chunk in nanoseconds, of several passes.
fn time(candidate: &Candidate<'_>, chunk: &[usize], repeats: usize) -> f64 {
    let mut sink = Sink::default();
    let begin = Instant::now();
    for _ in 0..repeats {
        candidate.pass(black_box(chunk), &mut sink);
    }
    let nanoseconds = begin.elapsed().as_nanos() as f64;
    black_box(sink.answer());
    nanoseconds / repeats as f64
}

impl Times {
    /// Computes the times per item from the sums of the quantiles of all chunks.
    fn of(mut chunks: Vec<Vec<f64>>, items: usize) -> Self {
        chunks.iter_mut().for_each(|times| times.sort_by(f64::total_cmp));
        let at = |part: usize| {
            let all: f64 = chunks.iter().map(|times| times[(times.len() - 1) * part / 4]).sum();
            all / items as f64
        };
        Times { median: at(2), low: at(1), high: at(3) }
    }
}

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
    // A large request makes the allocator sort what was freed before, which the first small one would be counted for.
    drop(black_box(Vec::<u8>::with_capacity(16 * ROOM)));
    counted(candidate, items, &mut sink);
    black_box(sink.answer());
}

/// Callgrind counts the instructions of this function.
#[inline(never)]
fn counted(candidate: &Candidate<'_>, items: &[usize], sink: &mut Sink) {
    candidate.pass(items, sink);
}

#[cfg(test)]
mod tests {
    use super::Times;

    #[test]
    fn ignores_one_slow_pass_over_a_chunk() {
        let chunks = vec![vec![40.0, 900.0, 20.0, 30.0, 50.0], vec![10.0, 10.0, 10.0, 10.0, 700.0]];
        let times = Times::of(chunks, 10);
        assert_eq!((times.low, times.median, times.high), (4.0, 5.0, 6.0));
    }
}
