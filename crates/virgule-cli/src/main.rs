//! The `virgule` command. Exit status: 0 yes, 1 no, 2 the call itself was wrong.
//!
//! ```text
//! args      what may be called
//! parse     `virgule parse`: one text, drawn or as JSON
//! batch     `virgule batch`: requests and answers, a JSON object a line
//! grammar   `virgule grammar`: findings in a grammar file
//! answer    what a parse says, as JSON: one form for `parse --json` and `batch`
//! draw      pictures of components, carets under errors
//! mask      texts without their passwords
//! ```

#![forbid(unsafe_code)]

mod answer;
mod args;
mod batch;
mod draw;
mod grammar;
mod mask;
mod parse;

use clap::Parser;
use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

/// What a command found out.
enum Verdict {
    Yes,
    No,
}

/// Why a command could not do its work: the call was wrong, or nobody reads the output any more.
enum Failure {
    Call(String),
    Output(io::Error),
}

impl<E: fmt::Display + std::error::Error> From<E> for Failure {
    fn from(error: E) -> Self {
        Failure::Call(error.to_string())
    }
}

fn main() -> ExitCode {
    let call = args::Args::parse();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let outcome = match call.command {
        args::Command::Parse(call) => parse::run(&call, &mut out),
        args::Command::Batch(call) => batch::run(&call, io::stdin().lock(), &mut out),
        args::Command::Grammar(args::Grammar::Check { files }) => grammar::check(&files, &mut out),
    };
    let outcome = outcome.and_then(|verdict| match out.flush() {
        Ok(()) => Ok(verdict),
        Err(error) => Err(Failure::Output(error)),
    });
    match outcome {
        Ok(Verdict::Yes) => ExitCode::SUCCESS,
        Ok(Verdict::No) => ExitCode::from(1),
        // A reader that has seen enough closes the pipe; that is no fault.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Output(error)) => complain(&error),
        Err(Failure::Call(message)) => complain(&message),
    }
}

fn complain(message: &dyn fmt::Display) -> ExitCode {
    // Standard error may be closed too; the exit status still tells.
    let _ = writeln!(io::stderr(), "virgule: {message}");
    ExitCode::from(2)
}

/// Writes an answer; a failure to write is the caller's to report.
fn say(out: &mut impl Write, text: impl fmt::Display) -> Result<(), Failure> {
    write!(out, "{text}").map_err(Failure::Output)
}
