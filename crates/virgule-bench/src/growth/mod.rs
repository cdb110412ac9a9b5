//! Cost as work grows: `cargo xtask bench growth` writes `docs/growth.md` and the plots in `docs/growth/`.
//!
//! ```text
//! length     parse time by the length of a text              each gives series: names, and points (work, cost)
//! nesting    parse time by how deep rules nest in a text
//! grammars   compile time and table size by rules and by repetition counts
//! series     slopes: what a line on paper with logarithmic scales says
//! plot       series → SVG
//! document   all of it → Markdown
//! ```

mod document;
mod grammars;
mod length;
mod nesting;
mod plot;
mod series;

use std::hint::black_box;
use std::time::{Duration, Instant};

/// The folder of the documents.
const DOCS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs");

/// Measures all, prints what came out, and writes documents and plots.
pub fn write() -> Result<(), String> {
    let mut all = vec![length::measure(), nesting::measure()?];
    all.extend(grammars::measure()?);
    let place = crate::place::json();
    let text = document::document(&all, &place);
    println!("{text}");
    let put =
        |file: String, text: &str| std::fs::write(&file, text).map_err(|error| format!("{file}: {error}"));
    std::fs::create_dir_all(format!("{DOCS}/growth")).map_err(|error| format!("{DOCS}/growth: {error}"))?;
    for growth in &all {
        put(format!("{DOCS}/growth/{}.svg", growth.file), &plot::svg(growth))?;
    }
    put(format!("{DOCS}/growth.md"), &text)
}

/// How long one pass takes at least, so that the clock is exact.
const LEAST: Duration = Duration::from_millis(2);
/// How many passes there are, and how many of those that take long.
const PASSES: usize = 9;
const FEW: usize = 3;
const LONG: Duration = Duration::from_millis(50);

/// The nanoseconds that some work takes: the least of passes that are each long enough. Noise only adds, and here nothing
/// is compared with what others do meanwhile.
fn nanoseconds<T>(mut work: impl FnMut() -> T) -> f64 {
    let mut pass = |times: u32| {
        let begin = Instant::now();
        for _ in 0..times {
            black_box(work());
        }
        begin.elapsed()
    };
    let mut times = 1;
    let mut taken = pass(times);
    while taken < LEAST {
        times *= 2;
        taken = pass(times);
    }
    let count = if taken < LONG { PASSES } else { FEW };
    let passes = (0..count).map(|_| pass(times).as_nanos() as f64 / f64::from(times));
    passes.fold(f64::INFINITY, f64::min)
}
