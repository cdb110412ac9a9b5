//! Cost as a function of the work: `cargo xtask bench growth` writes `docs/growth.md` and the plots in `docs/growth/`.
//!
//! ```text
//! length     parse time by the length of a text              this and the next two: series of points (work, cost)
//! nesting    parse time by nesting depth
//! grammars   compile time and table size by rules and by repetition counts
//! series     slopes on logarithmic scales
//! plot       series → SVG
//! document   plots and tables → Markdown
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

/// Measures how cost grows, prints the results, and writes `docs/growth.md` and its plots.
pub fn write() -> Result<(), String> {
    let mut all = vec![length::measure(), nesting::measure()?];
    all.extend(grammars::measure()?);
    let environment = crate::environment::json();
    let text = document::document(&all, &environment);
    println!("{text}");
    let put =
        |file: String, text: &str| std::fs::write(&file, text).map_err(|error| format!("{file}: {error}"));
    std::fs::create_dir_all(format!("{DOCS}/growth")).map_err(|error| format!("{DOCS}/growth: {error}"))?;
    for growth in &all {
        put(format!("{DOCS}/growth/{}.svg", growth.file), &plot::svg(growth))?;
    }
    put(format!("{DOCS}/growth.md"), &text)
}

/// The minimal time of a pass, so that the resolution of the clock is negligible.
const LEAST: Duration = Duration::from_millis(2);
/// `PASSES` is the number of passes; `FEW` is the number of passes that take longer than `LONG`.
const PASSES: usize = 9;
const FEW: usize = 3;
const LONG: Duration = Duration::from_millis(50);

/// The time of `work` in nanoseconds: the minimum of several passes, because noise only adds time.
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
