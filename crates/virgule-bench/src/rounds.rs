//! Passes in turn, and their medians.
//!
//! ```text
//!            chunk 1    chunk 2    chunk 3
//! pass 1     a b c      b c a      c a b       every candidate goes over a chunk of the items, then over the next one
//! pass 2     b c a      c a b      a b c       the order moves on, so that none profits from its place
//! ```
//!
//! What slows the machine down slows all of them down, and the median of the passes over a chunk leaves out what
//! struck one. Chunks are short enough that most passes over them are not interrupted, even where programs have to
//! share a processor; a pass over all items at once would be, the sooner the slower a library is.

use crate::candidate::Candidate;
use crate::seen::Seen;
use std::hint::black_box;
use std::time::Instant;

/// How many passes each candidate makes; more over few chunks.
pub const PASSES: usize = 21;

/// Over so many chunks a candidate goes at least, whichever they are: what takes but a moment measures that moment.
const VISITS: usize = 25 * PASSES;

/// How many items a chunk has; over fewer ones, a candidate goes several times. A clock is not exact.
const CHUNK: usize = 1024;

/// Nanoseconds for an item.
pub struct Times {
    /// Half of the passes took less.
    pub median: f64,
    /// A quarter took less.
    pub low: f64,
    /// A quarter took more.
    pub high: f64,
}

/// Measures the candidates over those of their items.
pub fn rounds(candidates: &[&Candidate<'_>], items: &[usize]) -> Vec<Times> {
    let chunks: Vec<&[usize]> = items.chunks(CHUNK).collect();
    let passes = PASSES.max(VISITS / chunks.len().max(1));
    let mut times = vec![vec![Vec::with_capacity(passes); chunks.len()]; candidates.len()];
    for pass in 0..passes {
        for (number, chunk) in chunks.iter().enumerate() {
            for turn in 0..candidates.len() {
                let at = (pass + number + turn) % candidates.len();
                times[at][number].push(time(candidates[at], chunk));
            }
        }
    }
    times.into_iter().map(|times| Times::of(times, items.len())).collect()
}

/// One pass over a chunk: nanoseconds for all of it.
fn time(candidate: &Candidate<'_>, chunk: &[usize]) -> f64 {
    let repeats = CHUNK.div_ceil(chunk.len());
    let mut seen = Seen::default();
    let begin = Instant::now();
    for _ in 0..repeats {
        candidate.pass(black_box(chunk), &mut seen);
    }
    let nanoseconds = begin.elapsed().as_nanos() as f64;
    black_box(seen.answer());
    nanoseconds / repeats as f64
}

impl Times {
    /// From the times of the passes over each chunk.
    fn of(mut chunks: Vec<Vec<f64>>, items: usize) -> Self {
        chunks.iter_mut().for_each(|times| times.sort_by(f64::total_cmp));
        let at = |part: usize| {
            let all: f64 = chunks.iter().map(|times| times[(times.len() - 1) * part / 4]).sum();
            all / items as f64
        };
        Times { median: at(2), low: at(1), high: at(3) }
    }
}

#[cfg(test)]
mod tests {
    use super::Times;

    #[test]
    fn one_slow_pass_over_a_chunk_does_not_count() {
        let chunks = vec![vec![40.0, 900.0, 20.0, 30.0, 50.0], vec![10.0, 10.0, 10.0, 10.0, 700.0]];
        let times = Times::of(chunks, 10);
        assert_eq!((times.low, times.median, times.high), (4.0, 5.0, 6.0));
    }
}
