//! Passes in turn, medians, and the table.

use crate::corpus::Corpus;
use crate::subject::{SUBJECTS, Subject};
use std::fmt::Write;
use std::hint::black_box;
use std::time::Instant;

/// How many passes each candidate makes.
const PASSES: usize = 21;

/// Measures all candidates over the texts; one line each.
pub fn table(name: &str, corpus: &Corpus) -> String {
    let texts: Vec<&str> = corpus.texts.iter().map(String::as_str).collect();
    agree(&texts);
    let mut times = vec![Vec::with_capacity(PASSES); SUBJECTS.len()];
    for _ in 0..PASSES {
        for (subject, times) in SUBJECTS.iter().zip(&mut times) {
            times.push(pass(subject, &texts));
        }
    }
    let medians: Vec<f64> = times.into_iter().map(median).collect();
    let bytes: usize = texts.iter().map(|text| text.len()).sum();
    let mut table = format!(
        "{name}: {} texts, {:.0} bytes on average, {} left out\n",
        texts.len(),
        bytes as f64 / texts.len() as f64,
        corpus.left_out
    );
    for (subject, median) in SUBJECTS.iter().zip(&medians) {
        let ratio = median / medians[0];
        let speed = bytes as f64 / texts.len() as f64 / median;
        // Writing to a string does not fail.
        let _ = writeln!(table, "  {:24} {median:7.1} ns  {speed:5.2} GB/s  {ratio:5.2} ×", subject.name);
    }
    table
}

/// All that read components read the same ones.
fn agree(texts: &[&str]) {
    for text in texts {
        let sums: Vec<_> =
            SUBJECTS.iter().filter(|subject| subject.reads).map(|subject| (subject.parse)(text)).collect();
        assert!(sums.windows(2).all(|pair| pair[0] == pair[1]), "{text}: {sums:?}");
    }
}

/// Nanoseconds per text.
fn pass(subject: &Subject, texts: &[&str]) -> f64 {
    let begin = Instant::now();
    let sum: usize = texts.iter().filter_map(|text| (subject.parse)(black_box(text))).sum();
    black_box(sum);
    begin.elapsed().as_nanos() as f64 / texts.len() as f64
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
