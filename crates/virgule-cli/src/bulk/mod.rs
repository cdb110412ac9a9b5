//! Files of any size with one input per line: `virgule check`; `virgule normalize --lines`, `virgule repair --lines`,
//! `virgule parse --lines --json`; and `-` as the argument of `resolve`, `query` and others.
//!
//! ```text
//! chunk           consecutive complete lines
//! ordered_writer  output of several threads, in order
//! commands        how the subcommands process a line
//! fix             `check --fix`: repairs lines in place
//! ```
//!
//! A line ends at LF, CR LF or the end of the file. An empty line is the empty string, which is a relative reference
//! but not a URI. Lines that are not UTF-8, or longer than [`MAX_LINE`](crate::line::MAX_LINE) bytes, are invalid; the
//! lines after them are processed.
//!
//! Memory is independent of file sizes: each thread has one chunk and its output, which is written early if it grows.
//! Only one line longer than a chunk is in memory at a time.
//!
//! Exit status: 0 all lines are valid, 1 some are not, 2 the call is wrong or a file could not be read to its end.

pub mod chunk;
mod commands;
mod fix;
mod ordered_writer;
#[cfg(test)]
mod tests;

pub use commands::{answers, check, normalize, parse, repair};

use crate::inputs::{only_one_stdin, total, unread};
use crate::options::Grammars;
use crate::progress::Progress;
use crate::{Failure, Output, Verdict};
use chunk::{ChunkOutput, ChunkSource};
use ordered_writer::{LineHandler, Summary};
use serde::Serialize;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use virgule_ni::parallel::all_processors;

/// Fails if more than one of `files` and the grammars is standard input.
fn check_stdin(grammars: &Grammars, files: &[PathBuf]) -> Result<(), Failure> {
    let standard = files.is_empty().then(|| PathBuf::from("-"));
    only_one_stdin(files.iter().chain(&standard).chain(&grammars.files))
}

/// Calls `handler` for every line of `files`, or of standard input if there are none, on this number of threads.
fn all(
    files: &[PathBuf],
    threads: Option<NonZeroUsize>,
    handler: &impl LineHandler,
    out: &mut Output<'_>,
) -> Result<Summary, Failure> {
    let progress = Progress::new(total(files));
    let source = ChunkSource::of_files(files);
    let tally =
        ordered_writer::run(source, threads.unwrap_or_else(all_processors), handler, &progress, &mut out.0);
    progress.clear();
    tally
}

impl Summary {
    /// Returns the verdict on all lines; unread files have priority.
    fn verdict(&self) -> Result<Verdict, Failure> {
        unread(self.unread, Verdict::of(self.invalid == 0))
    }
}

/// Writes a JSON object and a line end.
fn object(value: &impl Serialize, output: &mut ChunkOutput) {
    let written = serde_json::to_writer(&mut output.out, value).map_err(io::Error::from);
    // Writing to a vector does not fail.
    let _ = written.and_then(|()| output.out.write_all(b"\n"));
}
