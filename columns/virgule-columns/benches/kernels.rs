//! Measures the cost of kernels relative to parsing the same rows: medians of several runs over a million URLs, and
//! ratios.
//!
//! `cargo bench -p virgule-columns`, in the folder `columns`

use arrow_array::cast::AsArray;
use arrow_array::{ArrayRef, LargeStringArray, StringArray, StringViewArray};
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;
use virgule::Uri;
use virgule_columns::{Equivalence, Kernel, Operand, Operation, Syntax};

const ROWS: usize = 1_000_000;
const RUNS: usize = 7;
/// The number of rows of a batch of DataFusion.
const BATCH: usize = 8192;

/// The URLs as columns of one type, in batches, and a function that parses each row of a batch.
struct Columns {
    name: &'static str,
    batches: Vec<ArrayRef>,
    parse: fn(&ArrayRef),
}

fn main() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/urls.txt");
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return eprintln!("{path}: {error}"),
    };
    let urls: Vec<&str> = text.lines().cycle().take(ROWS).collect();
    let batches = |make: fn(&[&str]) -> ArrayRef| urls.chunks(BATCH).map(make).collect::<Vec<_>>();
    let types = [
        Columns {
            name: "Utf8View",
            batches: batches(|urls| Arc::new(StringViewArray::from_iter_values(urls))),
            parse: |array| parse(array.as_string_view().iter()),
        },
        Columns {
            name: "Utf8",
            batches: batches(|urls| Arc::new(StringArray::from_iter_values(urls))),
            parse: |array| parse(array.as_string::<i32>().iter()),
        },
        Columns {
            name: "LargeUtf8",
            batches: batches(|urls| Arc::new(LargeStringArray::from_iter_values(urls))),
            parse: |array| parse(array.as_string::<i64>().iter()),
        },
    ];
    let operations = [
        ("host", Operation::Component("host".into())),
        ("components", Operation::Components),
        ("is valid", Operation::IsValid),
        ("normalize", Operation::Normalize(Equivalence::Syntax)),
        ("key", Operation::EquivalenceKey(Equivalence::Scheme)),
    ];
    let mut parses = vec![Vec::new(); types.len()];
    let mut times = vec![vec![Vec::new(); types.len()]; operations.len()];
    // The runs are interleaved, so that a slow phase of the machine affects all of them.
    for _ in 0..RUNS {
        for (columns, times) in types.iter().zip(&mut parses) {
            times.push(nanoseconds(|| columns.batches.iter().for_each(columns.parse)));
        }
        for ((_, operation), times) in operations.iter().zip(&mut times) {
            for (columns, times) in types.iter().zip(times) {
                let Ok(kernel) = Kernel::new(operation.clone(), Syntax::uri()) else { continue };
                times.push(nanoseconds(|| {
                    for array in &columns.batches {
                        let _ = black_box(kernel.run(array, Operand::None));
                    }
                }));
            }
        }
    }
    let parses: Vec<f64> = parses.into_iter().map(median).collect();
    for (columns, parse) in types.iter().zip(&parses) {
        println!("Uri::parse and host of {}: {parse:.1} ns a row", columns.name);
    }
    for ((name, _), times) in operations.iter().zip(times) {
        for ((columns, parse), times) in types.iter().zip(&parses).zip(times) {
            let time = median(times);
            println!("{name} of {}: {time:.1} ns a row, {:.2} times the parse", columns.name, time / parse);
        }
    }
}

/// Parses each row, and reads its host.
fn parse<'t>(rows: impl Iterator<Item = Option<&'t str>>) {
    for url in rows.flatten() {
        black_box(Uri::parse(black_box(url)).ok().and_then(|uri| uri.host()));
    }
}

fn nanoseconds(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_nanos() as f64 / ROWS as f64
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
