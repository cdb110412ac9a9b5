//! Interleaved passes, and their medians.
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

use crate::candidate::Candidate;
use crate::sink::Sink;
use std::hint::black_box;
use std::time::Instant;

/// The number of passes of each candidate over each chunk; more if there are few chunks.
pub const PASSES: usize = 21;

/// The minimal number of passes of a candidate over all chunks together: a short measurement is repeated, so that one
/// disturbance of the machine does not dominate it.
const VISITS: usize = 25 * PASSES;

/// The number of items in a chunk. Fewer items are repeated, because the clock has a limited resolution.
const CHUNK: usize = 1024;

/// Nanoseconds per item.
pub struct Times {
    /// The median.
    pub median: f64,
    /// The lower quartile.
    pub low: f64,
    /// The upper quartile.
    pub high: f64,
}

/// Measures the candidates over the items with the given indices.
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

/// The time of one pass over a chunk in nanoseconds.
fn time(candidate: &Candidate<'_>, chunk: &[usize]) -> f64 {
    let repeats = CHUNK.div_ceil(chunk.len());
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
