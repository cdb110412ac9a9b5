//! Measures the time of reading the hosts of a million real URLs in SQL: `uri_host`, `parse_url` of datafusion-spark,
//! and string functions.
//!
//! `cargo bench -p virgule-datafusion`, in the folder `columns`
//!
//! The results are medians of several alternating runs of each query, on the column type that DataFusion reads from
//! Parquet (`Utf8View`). A scan without a function is a row of its own, and is not subtracted from the others.

use datafusion::arrow::array::{ArrayRef, RecordBatch, StringViewArray};
use datafusion::common::Result;
use datafusion::datasource::MemTable;
use datafusion::prelude::{SessionConfig, SessionContext};
use std::sync::Arc;
use std::time::Instant;

const ROWS: usize = 1_000_000;
const RUNS: usize = 7;
const BATCH: usize = 8192;

/// The library whose functions a query calls.
#[derive(Clone, Copy, PartialEq)]
enum Functions {
    Virgule,
    DatafusionSpark,
}

/// The queries by name. The ratios refer to the first.
const QUERIES: &[(&str, Functions, &str)] = &[
    ("uri_host", Functions::Virgule, "count(uri_host(u))"),
    ("try_parse_url of datafusion-spark", Functions::DatafusionSpark, "count(try_parse_url(u, 'HOST'))"),
    ("try_parse_url of virgule", Functions::Virgule, "count(try_parse_url(u, 'HOST'))"),
    ("two splits", Functions::Virgule, "count(split_part(split_part(u, '/', 3), ':', 1))"),
    ("six splits", Functions::Virgule, SIX_SPLITS),
    ("no function", Functions::Virgule, "count(u)"),
];

/// The authority without userinfo and port, by functions that are not regular expressions. Unlike two splits, these are
/// correct for userinfo, and for an authority before a query or a fragment; both are wrong for addresses in brackets.
const SIX_SPLITS: &str = "count(split_part(split_part(split_part(split_part(split_part(split_part(
    u, '://', 2), '/', 1), '?', 1), '#', 1), '@', -1), ':', 1))";

#[tokio::main]
async fn main() -> Result<()> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/urls.txt");
    let text = std::fs::read_to_string(path)?;
    let urls: Vec<&str> = text.lines().cycle().take(ROWS).collect();
    let virgule = session();
    virgule_datafusion::register_all(&virgule)?;
    let spark = session();
    spark.register_udf(datafusion_spark::function::url::try_parse_url().as_ref().clone());
    let batches: Result<Vec<RecordBatch>, _> = urls
        .chunks(BATCH)
        .map(|urls| {
            RecordBatch::try_from_iter([("u", Arc::new(StringViewArray::from_iter_values(urls)) as ArrayRef)])
        })
        .collect();
    let batches = batches?;
    let table = Arc::new(MemTable::try_new(batches[0].schema(), vec![batches])?);
    virgule.register_table("urls", table.clone())?;
    spark.register_table("urls", table)?;

    let mut times = vec![Vec::new(); QUERIES.len()];
    for _ in 0..RUNS {
        for ((_, functions, expression), times) in QUERIES.iter().zip(&mut times) {
            let context = if *functions == Functions::Virgule { &virgule } else { &spark };
            let query = context.sql(&format!("SELECT {expression} FROM urls")).await?;
            let start = Instant::now();
            query.collect().await?;
            times.push(start.elapsed().as_nanos() as f64 / ROWS as f64);
        }
    }
    let times: Vec<f64> = times.into_iter().map(median).collect();
    for ((name, ..), time) in QUERIES.iter().zip(&times) {
        println!("{name}: {time:.1} ns a row, {:.2} times {}", time / times[0], QUERIES[0].0);
    }
    Ok(())
}

/// A session with one partition, so that queries run on one core.
fn session() -> SessionContext {
    SessionContext::new_with_config(SessionConfig::new().with_target_partitions(1))
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
