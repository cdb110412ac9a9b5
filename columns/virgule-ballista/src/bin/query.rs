//! Runs queries on a cluster, and prints the results.
//!
//! `virgule-query [--scheduler localhost:50050] [--grammar FILE]… NAME=FILE.parquet… SQL…`
//!
//! Executors read the files themselves, so every executor must have them under the same path.

use datafusion::prelude::{CsvReadOptions, ParquetReadOptions};
use std::error::Error;
use virgule_ballista::{Options, client, functions};

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let options = Options::read(std::env::args().skip(1), &["scheduler", "grammar"])?;
    let functions = functions(&options.grammars())?;
    let context = client(&options.get("scheduler", "localhost:50050".to_string())?, &functions).await?;
    for argument in &options.others {
        match argument
            .split_once('=')
            .filter(|(name, _)| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'))
        {
            Some((name, file)) if file.ends_with(".csv") => {
                context.register_csv(name, file, CsvReadOptions::new()).await?;
            }
            Some((name, file)) => context.register_parquet(name, file, ParquetReadOptions::default()).await?,
            None => context.sql(argument).await?.show().await?,
        }
    }
    Ok(())
}
