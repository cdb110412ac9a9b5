//! virgule beside the other URI libraries: nanoseconds per URI, and ratios.
//!
//! Timings on shared machines are noisy, so all candidates take turns within one process: one pass of each over
//! all URIs, then the next, and the median pass counts. Only ratios of one run mean anything.
//!
//! ```text
//! corpus    files → texts that all candidates accept
//! subject   what is measured: parse, and read all components
//! rounds    passes in turn, medians
//! ```

#![forbid(unsafe_code)]

mod corpus;
mod rounds;
mod subject;

use std::path::PathBuf;
use std::process::ExitCode;

/// Real URLs that ship with the project.
const DEFAULT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/urls.txt");

fn main() -> ExitCode {
    let mut files: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if files.is_empty() {
        files.push(PathBuf::from(DEFAULT));
    }
    for file in files {
        let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy().into_owned();
        match corpus::read(&file) {
            Ok(corpus) => print!("{}", rounds::table(&name, &corpus)),
            Err(message) => {
                eprintln!("{message}");
                return ExitCode::from(2);
            }
        }
    }
    ExitCode::SUCCESS
}
