//! Runs queries on a cluster, and prints the results.
//!
//! `virgule-query [--scheduler localhost:50050] [--grammar FILE]… NAME=FILE.parquet… SQL…`
//!
//! Executors read the files themselves, so every executor must have them under the same path. While a query has no answer, a line
//! on standard error says so.

use datafusion::error::Result;
use datafusion::prelude::{CsvReadOptions, ParquetReadOptions, SessionContext};
use std::error::Error;
use std::process::ExitCode;
use std::time::Duration;
use virgule_ballista::{EXECUTOR_TIMEOUT, Options, client, functions, run, waiting};

/// The time after which a query without an answer is mentioned.
const PATIENCE: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> ExitCode {
    run("virgule-query", query()).await
}

async fn query() -> Result<(), Box<dyn Error>> {
    let options = Options::read(std::env::args().skip(1), &["scheduler", "grammar"])?;
    let functions = functions(&options.grammars())?;
    let context = client(&options.get("scheduler", "localhost:50050".to_string())?, &functions).await?;
    for argument in &options.others {
        match argument
            .split_once('=')
            .filter(|(name, _)| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'))
        {
            Some((name, file)) => {
                std::fs::metadata(file).map_err(|error| format!("{file}: {error}"))?;
                register(&context, name, file).await?;
            }
            None => {
                waiting(show(&context, argument), PATIENCE, |seconds| {
                    eprintln!(
                        "virgule-query: no answer after {seconds} s; the tasks of an executor that ended go to another one \
                         {EXECUTOR_TIMEOUT} s after its last sign of life, unless the scheduler has another --executor-timeout"
                    );
                })
                .await?;
            }
        }
    }
    Ok(())
}

async fn register(context: &SessionContext, name: &str, file: &str) -> Result<()> {
    if file.ends_with(".csv") {
        context.register_csv(name, file, CsvReadOptions::new()).await
    } else {
        context.register_parquet(name, file, ParquetReadOptions::default()).await
    }
}

async fn show(context: &SessionContext, sql: &str) -> Result<()> {
    context.sql(sql).await?.show().await
}
