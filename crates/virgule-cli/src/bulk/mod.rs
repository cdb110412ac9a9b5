//! Files of any size, one text a line: `virgule check`, `virgule normalize --lines`, `virgule parse --lines --json`,
//! `virgule repair --lines`.
//!
//! ```text
//! chunk           consecutive complete lines
//! ordered_writer  output of several threads, in order
//! commands        what the subcommands do with a line
//! ```
//!
//! A line ends at LF, CR LF or the end of the file. An empty line is the empty text, which is a relative reference and no
//! URI. Lines that are not UTF-8, or longer than [`MAX_LINE`](crate::line::MAX_LINE) bytes, are invalid, and the lines after
//! them are processed.
//!
//! Memory is independent of file sizes: each thread has one chunk and its output, which is written early if it grows. Only
//! one line longer than a chunk is in memory at a time.
//!
//! Exit status: 0 all lines are valid, 1 some are not, 2 the call is wrong or a file could not be read to its end.

pub mod chunk;
mod commands;
mod ordered_writer;
#[cfg(test)]
mod tests;

pub use commands::{check, normalize, parse, repair};

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

/// Fails if several of the `files` and the grammars are standard input.
fn check_stdin(grammars: &Grammars, files: &[PathBuf]) -> Result<(), Failure> {
    let standard = files.is_empty().then(|| PathBuf::from("-"));
    only_one_stdin(files.iter().chain(&standard).chain(&grammars.files))
}

/// Calls `handler` for every line of `files`, or of standard input if there are none, on `threads` threads, by default one
/// per processor.
fn all(
    files: &[PathBuf],
    threads: Option<NonZeroUsize>,
    handler: &impl LineHandler,
    out: &mut Output<'_>,
) -> Result<Summary, Failure> {
    let progress = Progress::new(total(files));
    let source = ChunkSource::of_files(files, &progress);
    let tally =
        ordered_writer::run(source, threads.unwrap_or_else(all_processors), handler, &progress, &mut out.0);
    progress.clear();
    tally
}

impl Summary {
    /// The verdict on all lines; unread files have priority.
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
