//! Answers three questions about a file of URLs: which hosts are the most frequent, which links lead to another site,
//! and which rows are not URIs.
//!
//! `cargo run -p virgule-datafusion --example three-questions -- FILE [COLUMN [PAGE-COLUMN]]`; `--help` says what they are.

use datafusion::arrow::datatypes::{DataType, Field, Schema};
use datafusion::common::Result;
use datafusion::prelude::{CsvReadOptions, ParquetReadOptions, SessionConfig, SessionContext};
use std::process::ExitCode;

const USAGE: &str = "three-questions FILE [COLUMN [PAGE-COLUMN]]

FILE is Parquet, CSV with a header, or a text with one URL per line. COLUMN contains the URLs or references, `u`
by default; PAGE-COLUMN contains the page of each. Without PAGE-COLUMN, references are resolved against the first
URI of the file.";

#[tokio::main]
async fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments[..] {
        [option] if option == "--help" || option == "-h" => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        [file, names @ ..] if names.len() <= 2 && !file.starts_with("--") => {
            if let Err(error) = std::fs::File::open(file) {
                eprintln!("three-questions: {file}: {error}");
                return ExitCode::from(2);
            }
            match answer(file, names).await {
                Ok(()) => ExitCode::SUCCESS,
                Err(error) => {
                    eprintln!("three-questions: {file}: {}", error.strip_backtrace());
                    ExitCode::FAILURE
                }
            }
        }
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

async fn answer(file: &str, names: &[String]) -> Result<()> {
    let column = quoted(names.first().map_or("u", String::as_str));
    // One partition, whose rows have the order of the file.
    let context = SessionContext::new_with_config(SessionConfig::new().with_target_partitions(1));
    virgule_datafusion::register_all(&context)?;
    register(&context, file).await?;
    let page = names.get(1).map_or_else(
        || format!("(SELECT min({column}) FROM file WHERE uri_is_valid({column}))"),
        |page| quoted(page),
    );

    println!("Hosts by their pages, where equivalent URLs are one page:");
    let hosts = format!(
        "SELECT lower(uri_host({column})) AS host, count(DISTINCT uri_key({column}, 'scheme')) AS pages, count(*) AS urls
         FROM file WHERE uri_host({column}) <> '' GROUP BY 1 ORDER BY pages DESC, host LIMIT 10"
    );
    context.sql(&hosts).await?.show().await?;

    println!("Links that lead out of the site of their page:");
    let links = format!(
        "SELECT link, target FROM (
             SELECT {column} AS link, {page} AS page, uri_reference_resolve({column}, {page}) AS target FROM file
         ) AS links
         WHERE (lower(uri_host(target)) IS DISTINCT FROM lower(uri_host(page))) AND target IS NOT NULL ORDER BY link LIMIT 10"
    );
    context.sql(&links).await?.show().await?;

    println!("Rows that are no URI, and why:");
    let invalid = format!(
        "SELECT row, text, uri_error_offset(text) AS offset, uri_error(text) AS reason
         FROM (SELECT row_number() OVER () AS row, {column} AS text FROM file) AS rows
         WHERE NOT uri_is_valid(text) ORDER BY row LIMIT 10"
    );
    context.sql(&invalid).await?.show().await?;
    Ok(())
}

/// Registers the file as the table `file`.
async fn register(context: &SessionContext, file: &str) -> Result<()> {
    if file.ends_with(".parquet") {
        return context.register_parquet("file", file, ParquetReadOptions::default()).await;
    }
    if file.ends_with(".csv") {
        return context.register_csv("file", file, CsvReadOptions::new()).await;
    }
    // One text per line is read as a CSV of one column, with a delimiter and a quote that no URL contains.
    let schema = Schema::new(vec![Field::new("u", DataType::Utf8, true)]);
    let extension = file.rsplit_once('.').map_or("", |(_, extension)| extension);
    let lines = CsvReadOptions::new().has_header(false).delimiter(b'\t').quote(b'\0').schema(&schema);
    context.register_csv("file", file, lines.file_extension(extension)).await
}

/// Quotes the name of a column for SQL.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
