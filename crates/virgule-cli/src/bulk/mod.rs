//! Files of any size, one text a line: `virgule check`, `virgule normalize --lines`, `virgule parse --lines --json`,
//! `virgule repair --lines`.
//!
//! ```text
//! args            arguments
//! chunk_reader    a reader → chunks, split at line ends
//! chunk           consecutive complete lines
//! chunk_source    files → numbered chunks
//! ordered_writer  output of several threads, in order
//! chunk_output    the buffered output of a chunk
//! workers         chunks → output, on several threads
//! check           reports invalid lines
//! normalize       writes normalized lines
//! parse           writes JSON objects
//! repair          writes repaired lines
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

pub mod args;
mod check;
mod chunk;
mod chunk_output;
mod chunk_reader;
mod chunk_source;
mod normalize;
mod ordered_writer;
mod parse;
mod repair;
#[cfg(test)]
mod tests;
mod workers;

pub use check::run as check;
pub use normalize::run as normalize;
pub use parse::run as parse;
pub use repair::run as repair;

use crate::answer;
use crate::args::Grammars;
use crate::inputs::{only_one_stdin, total};
use crate::progress::Progress;
use crate::{Failure, Verdict};
use chunk_output::{ChunkOutput, LineLocation};
use chunk_source::ChunkSource;
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt::Display;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use virgule_dynamic::Library;
use virgule_ni::parallel::all_processors;
use workers::{LineHandler, Summary};

/// Loads the grammars of a call that reads `files`. Standard input can be either a grammar or lines.
fn library(grammars: &Grammars, files: &[PathBuf]) -> Result<Library, Failure> {
    check_stdin(grammars, files)?;
    Ok(grammars.library()?)
}

/// The same, for commands that only match texts.
fn matching_library(grammars: &Grammars, files: &[PathBuf]) -> Result<Library, Failure> {
    check_stdin(grammars, files)?;
    Ok(grammars.matching_library()?)
}

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
    out: &mut (impl Write + Send),
) -> Result<Summary, Failure> {
    let progress = Progress::new(total(files));
    let source = ChunkSource::of_files(files, &progress);
    let tally = workers::run(source, threads.unwrap_or_else(all_processors), handler, &progress, out);
    progress.clear();
    tally
}

impl Summary {
    /// The verdict on all lines; unread files have priority.
    fn verdict(&self) -> Result<Verdict, Failure> {
        match (self.unread, self.invalid) {
            (0, 0) => Ok(Verdict::Yes),
            (0, _) => Ok(Verdict::No),
            (1, _) => Err(Failure::Call("a file could not be read".to_string())),
            (unread, _) => Err(Failure::Call(format!("{unread} files could not be read"))),
        }
    }
}

/// Writes a JSON object and a line end.
fn object(value: &impl Serialize, output: &mut ChunkOutput) {
    let written = serde_json::to_writer(&mut output.out, value).map_err(io::Error::from);
    // Writing to a vector does not fail.
    let _ = written.and_then(|()| output.out.write_all(b"\n"));
}

/// Writes the answer for an invalid line: an empty line, and the error on standard error; or an object with the error.
fn refuse(
    location: LineLocation<'_>,
    why: &dyn Display,
    json: bool,
    refused: impl FnOnce() -> Map<String, Value>,
    output: &mut ChunkOutput,
) {
    output.invalid += 1;
    if json {
        return object(&answer::at(location.file, location.line, refused()), output);
    }
    output.out.push(b'\n');
    output.print_error(&format_args!("{location}: {why}"));
}
