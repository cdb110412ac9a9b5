//! Files of any size, one text a line: `virgule check`, `virgule normalize --lines`, `virgule parse --lines --json`.
//!
//! ```text
//! args       what may be called
//! cut        a reader → chunks, cut at line ends
//! chunk      whole lines in memory, one after the other
//! source     files → chunks, each with its number, its file and its first line
//! turns      many threads, one order
//! said       what is said of the lines of a chunk, until its turn comes
//! work       chunks → what is said of them, on several threads
//! check      what is said: where lines are invalid
//! normalize    a normalized text
//! parse        a JSON object
//! ```
//!
//! A line ends at LF, or at CR LF; the end of a file ends its last line too. A line without bytes is the empty text, which
//! is a relative reference and no URI. Bytes that are not UTF-8, and lines of more than
//! [`MAX_LINE`](crate::line::MAX_LINE) bytes, are invalid lines, and work goes on behind them.
//!
//! Memory does not depend on the size of files: each thread has one chunk and what it says of it, and writes where that
//! grows. Only one line that is longer than a chunk is in memory at a time.
//!
//! Exit status: 0 all lines are valid, 1 some are not, 2 the call was wrong or a file could not be read to its end.

pub mod args;
mod check;
mod chunk;
mod cut;
mod normalize;
mod parse;
mod said;
mod source;
#[cfg(test)]
mod tests;
mod turns;
mod work;

pub use check::run as check;
pub use normalize::run as normalize;
pub use parse::run as parse;

use crate::args::Grammars;
use crate::inputs::{only_one_stdin, total};
use crate::progress::Progress;
use crate::{Failure, Verdict};
use said::Said;
use serde::Serialize;
use source::Source;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use virgule_dynamic::Library;
use virgule_ni::parallel::all_processors;
use work::{Tally, Work};

/// The grammars of a call that reads `files`. Standard input is either a grammar or lines.
fn library(grammars: &Grammars, files: &[PathBuf]) -> Result<Library, Failure> {
    let standard = files.is_empty().then(|| PathBuf::from("-"));
    only_one_stdin(files.iter().chain(&standard).chain(&grammars.files))?;
    Ok(grammars.library()?)
}

/// Says of every line of `files` what `work` says of it. No files are standard input, no threads are all processors.
fn all(
    files: &[PathBuf],
    threads: Option<NonZeroUsize>,
    work: &impl Work,
    out: &mut (impl Write + Send),
) -> Result<Tally, Failure> {
    let progress = Progress::new(total(files));
    let source = Source::of_files(files, &progress);
    let tally = work::run(source, threads.unwrap_or_else(all_processors), work, &progress, out);
    progress.clear();
    tally
}

impl Tally {
    /// What is known of all lines; that of some nothing is known goes first.
    fn verdict(&self) -> Result<Verdict, Failure> {
        match (self.unread, self.invalid) {
            (0, 0) => Ok(Verdict::Yes),
            (0, _) => Ok(Verdict::No),
            (1, _) => Err(Failure::Call("a file could not be read".to_string())),
            (unread, _) => Err(Failure::Call(format!("{unread} files could not be read"))),
        }
    }
}

/// One JSON object, and the end of the line.
fn object(value: &impl Serialize, said: &mut Said) {
    let written = serde_json::to_writer(&mut said.out, value).map_err(io::Error::from);
    // Memory takes what is written.
    let _ = written.and_then(|()| said.out.write_all(b"\n"));
}
