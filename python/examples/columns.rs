//! Times kernels over a column in Rust, for `bench/bench.py`: `cargo run --release --example columns -- FILE`.
//!
//! FILE has a URI a line; its URIs are repeated to a million rows.

use arrow_array::{Array, StringArray, StringViewArray};
use std::error::Error;
use std::hint::black_box;
use std::time::Instant;
use virgule::Uri;
use virgule_columns::{Kernel, Operand, Operation, Syntax};

const ROWS: usize = 1_000_000;
const RUNS: usize = 5;

/// The nanoseconds a row of the fastest of several runs.
fn least(mut work: impl FnMut() -> Result<(), Box<dyn Error>>) -> Result<f64, Box<dyn Error>> {
    let mut least = f64::INFINITY;
    for _ in 0..RUNS {
        let begin = Instant::now();
        work()?;
        least = least.min(begin.elapsed().as_secs_f64());
    }
    Ok(least / ROWS as f64 * 1e9)
}

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("which file?")?;
    let text = std::fs::read_to_string(file)?;
    let uris: Vec<&str> = text.lines().filter(|text| Uri::is_valid(text)).collect();
    let rows: Vec<&str> = uris.into_iter().cycle().take(ROWS).collect();
    let columns: [(&str, Box<dyn Array>); 2] = [
        ("string_view", Box::new(StringViewArray::from(rows.clone()))),
        ("string", Box::new(StringArray::from(rows.clone()))),
    ];
    for (name, column) in &columns {
        let kernels = [("host", Operation::Component("host".into())), ("components", Operation::Components)];
        for (operation, kernel) in kernels {
            let kernel = Kernel::new(kernel, Syntax::uri())?;
            let time = least(|| {
                black_box(kernel.run(column.as_ref(), Operand::None)?);
                Ok(())
            })?;
            println!("{:38} {time:8.1}", format!("Rust: {operation}, {name}"));
        }
    }
    let time = least(|| {
        for text in &rows {
            black_box(Uri::parse(text)?.host());
        }
        Ok(())
    })?;
    println!("{:38} {time:8.1}", "Rust: Uri::parse and host");
    Ok(())
}
