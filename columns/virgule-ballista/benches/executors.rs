//! Measures one query over four million URLs on a cluster with one executor and with two, and the speedup.
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
/// The number of copies of each URL in the file.
const COPIES: usize = 160;
const QUERY: &str =
    "SELECT uri_host(u) AS host, count(*) AS n, count(uri_normalize(u)) AS valid, min(uri_key(u)) AS first
     FROM urls GROUP BY 1 ORDER BY n DESC, host LIMIT 20";

#[tokio::main]
async fn main() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("urls.parquet");
    write_urls(&file).await;
    let file = file.to_str().unwrap();
    let functions = virgule_ballista::functions(&[]).unwrap();
    let folders = ["alone", "first", "second"].map(|name| folder.path().join(name));
    let clusters = [Cluster::start(&folders[..1]), Cluster::start(&folders[1..])];
    let mut clients = Vec::new();
    for cluster in &clusters {
        let client = cluster.client(&functions).await;
        client.register_parquet("urls", file, ParquetReadOptions::default()).await.unwrap();
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

/// Writes the URLs, repeated, to a Parquet file with many row groups.
async fn write_urls(path: &Path) {
    let context = SessionContext::new();
    read_urls(&context).await;
    let copy = format!(
        "COPY (SELECT u FROM urls CROSS JOIN generate_series(1, {COPIES}))
         TO '{}' STORED AS PARQUET OPTIONS ('format.max_row_group_size' '100000')",
        path.display()
    );
    context.sql(&copy).await.unwrap().collect().await.unwrap();
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
