//! What a kernel costs beside the parse of each text: medians of several runs over a million URLs, and their ratios.
//!
//! `cargo run --release -p virgule-columns --example cost`, in the folder `columns`

use arrow_array::{ArrayRef, LargeStringArray, StringArray, StringViewArray};
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;
use virgule::Uri;
use virgule_columns::{Equivalence, Kernel, Operand, Operation, Syntax};

const ROWS: usize = 1_000_000;
const RUNS: usize = 7;
/// As many rows as DataFusion has in a batch.
const BATCH: usize = 8192;

fn main() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/urls.txt");
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => return eprintln!("{path}: {error}"),
    };
    let urls: Vec<&str> = text.lines().cycle().take(ROWS).collect();
    let arrays = |make: fn(&[&str]) -> ArrayRef| urls.chunks(BATCH).map(make).collect::<Vec<_>>();
    let types: [(&str, Vec<ArrayRef>); 3] = [
        ("Utf8View", arrays(|urls| Arc::new(StringViewArray::from_iter_values(urls)))),
        ("Utf8", arrays(|urls| Arc::new(StringArray::from_iter_values(urls)))),
        ("LargeUtf8", arrays(|urls| Arc::new(LargeStringArray::from_iter_values(urls)))),
    ];
    let operations = [
        ("host", Operation::Component("host".into())),
        ("components", Operation::Components),
        ("is valid", Operation::IsValid),
        ("normalize", Operation::Normalize(Equivalence::Syntax)),
        ("key", Operation::EquivalenceKey(Equivalence::Scheme)),
    ];
    let mut parse = Vec::new();
    let mut times = vec![vec![Vec::new(); types.len()]; operations.len()];
    // Interleaved, so that all see the same machine.
    for _ in 0..RUNS {
        parse.push(nanoseconds(|| {
            for url in &urls {
                black_box(Uri::parse(black_box(url)).ok().and_then(|uri| uri.host()));
            }
        }));
        for ((_, operation), times) in operations.iter().zip(&mut times) {
            for ((_, arrays), times) in types.iter().zip(times) {
                let Ok(kernel) = Kernel::new(operation.clone(), Syntax::uri()) else { continue };
                times.push(nanoseconds(|| {
                    for array in arrays {
                        let _ = black_box(kernel.run(array, Operand::None));
                    }
                }));
            }
        }
    }
    let parse = median(parse);
    println!("Uri::parse and host: {parse:.1} ns a row");
    for ((name, _), times) in operations.iter().zip(times) {
        for ((data_type, _), times) in types.iter().zip(times) {
            let time = median(times);
            println!("{name} of {data_type}: {time:.1} ns a row, {:.2} times the parse", time / parse);
        }
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
