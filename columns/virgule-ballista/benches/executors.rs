//! Measures one query over eight million URLs on a cluster with one executor and with two, and the speedup.
//!
//! `cargo bench -p virgule-ballista`, in the folder `columns`
//!
//! Each executor runs one task at a time, so that two executors use two cores. The results are medians of several
//! alternating runs.

#[path = "../tests/support/mod.rs"]
mod support;

use datafusion::prelude::{ParquetReadOptions, SessionContext};
use std::path::Path;
use std::time::Instant;
use support::{Cluster, read_urls};

const RUNS: usize = 7;
/// The number of files, which are the tasks that are divided among the executors.
const FILES: usize = 8;
/// The number of copies of each URL in a file.
const COPIES: usize = 40;
const QUERY: &str =
    "SELECT uri_host(u) AS host, count(*) AS n, count(uri_normalize(u)) AS valid, min(uri_key(u)) AS first
     FROM urls GROUP BY 1 ORDER BY n DESC, host LIMIT 20";

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("urls");
    write_urls(&table).await;
    let table = format!("{}/", table.display());
    let functions = virgule_ballista::functions(&[]).unwrap();
    let folders = ["alone", "first", "second"].map(|name| folder.path().join(name));
    let clusters = [Cluster::start(&folders[..1]), Cluster::start(&folders[1..])];
    let mut clients = Vec::new();
    for cluster in &clusters {
        let client = cluster.client(&functions).await;
        client.register_parquet("urls", &table, ParquetReadOptions::default()).await.unwrap();
        clients.push(client);
    }
    // Runs queries until all executors have executed tasks: an executor may have registered late.
    while !folders
        .iter()
        .all(|work| std::fs::read_dir(work).is_ok_and(|mut entries| entries.next().is_some()))
    {
        for client in &clients {
            seconds(client).await;
        }
    }
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..RUNS {
        for (client, times) in clients.iter().zip(&mut times) {
            times.push(seconds(client).await);
        }
    }
    let [one, two] = times.map(median);
    println!("one executor: {one:.2} s; two: {two:.2} s, {:.2} times as fast", one / two);
}

/// Writes the URLs, repeated, to Parquet files in a folder.
async fn write_urls(folder: &Path) {
    std::fs::create_dir(folder).unwrap();
    let context = SessionContext::new();
    read_urls(&context).await;
    for number in 0..FILES {
        let file = folder.join(format!("{number}.parquet"));
        let copy = format!(
            "COPY (SELECT u FROM urls CROSS JOIN generate_series(1, {COPIES})) TO '{}' STORED AS PARQUET",
            file.display()
        );
        context.sql(&copy).await.unwrap().collect().await.unwrap();
    }
}

async fn seconds(context: &SessionContext) -> f64 {
    let start = Instant::now();
    context.sql(QUERY).await.unwrap().collect().await.unwrap();
    start.elapsed().as_secs_f64()
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
