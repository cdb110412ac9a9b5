//! The `virgule` command. Exit status: 0 yes or done, 1 no, 2 not answered. Answers go to standard output, refusals and
//! errors to standard error.
//!
//! ```text
//! command   the command line, with the end of each page of help
//! args      what may be called
//! parse     `virgule parse`: one text, drawn or as JSON
//! bulk      `virgule check`, and `--lines` of `parse` and `normalize`: files of any size, one text a line
//! build     `virgule build`: fields → one text
//! batch     `virgule batch`: requests and answers, a JSON object a line
//! conform   `virgule conform`: an implementation, asked about texts of a grammar
//! grammar   `virgule grammar check`: findings in a grammar file; and what is said of rules: `subset`, `stats`, `dot`, …
//! explain   `virgule explain`: what a diagnostic means
//! manual    `virgule completions`, `virgule man`: what shells and `man` read
//! list      `virgule grammar list`: the kinds that are built in
//! relate    `virgule resolve`, `relativize`, `normalize`, `to-uri`, `to-iri`, `compare`: what is said of one text or two
//! whatwg    `virgule whatwg`: what a browser would read otherwise
//! ni        `virgule ni`: names of things by their hashes
//! semantics the work of those, for commands and requests alike
//! normalize a text → one form for what is the same
//! answer    what a parse says, as JSON: one form for `parse --json` and `batch`
//! draw      pictures of components, carets under errors
//! mask      texts without their passwords
//! inputs    the files that a command is given
//! line      one line of an input, text or not
//! progress  a line on the terminal while bytes are read
//! ```

#![forbid(unsafe_code)]

mod answer;
mod args;
mod batch;
mod build;
mod bulk;
mod choice;
mod command;
mod conform;
mod draw;
mod explain;
mod grammar;
mod inputs;
mod line;
mod list;
mod manual;
mod mask;
mod ni;
mod normalize;
mod parse;
mod progress;
mod relate;
mod repair;
mod semantics;
mod whatwg;

pub use batch::answers;
pub use command::command;

use clap::FromArgMatches;
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

/// Does what the arguments of the process say.
pub fn main() -> ExitCode {
    let call = command().try_get_matches().and_then(|matches| args::Args::from_arg_matches(&matches));
    let call = match call {
        Ok(call) => call,
        Err(error) if !error.use_stderr() => {
            // Help and version are answers, not errors.
            command::color().write_global();
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            // The message quotes what was called, which may be a URL with a password.
            let masked = |line: &str| match line.split_once('\'') {
                Some((before, quoted)) => format!("{before}'{}", mask::mask(quoted).text),
                None => line.to_string(),
            };
            let shown: Vec<String> = error.to_string().lines().map(masked).collect();
            let _ = writeln!(io::stderr(), "{}", shown.join("\n"));
            return ExitCode::from(2);
        }
    };
    call.color.write_global();
    if let Err(error) = virgule::VectorLevel::requested() {
        let _ = writeln!(io::stderr(), "error: VIRGULE_LEVEL: {error}");
        return ExitCode::from(2);
    }
    // Not locked: what works on many threads writes on each of them.
    let mut out = io::BufWriter::new(io::stdout());
    let outcome = match call.command {
        args::Command::Parse(call) if call.input.lines => bulk::parse(&call, &mut out),
        args::Command::Parse(call) => parse::run(&call, &mut out),
        args::Command::Check(call) => bulk::check(&call, &mut out),
        args::Command::Resolve(call) => relate::resolve(&call, &mut out),
        args::Command::Relativize(call) => relate::relativize(&call, &mut out),
        args::Command::Normalize(call) if call.input.lines => bulk::normalize(&call, &mut out),
        args::Command::Normalize(call) => relate::normalize(&call, &mut out),
        args::Command::ToUri(call) => relate::to_uri(&call, &mut out),
        args::Command::ToIri(call) => relate::to_iri(&call, &mut out),
        args::Command::Compare(call) => relate::compare(&call, &mut out),
        args::Command::Build(call) => build::run(&call, &mut out),
        args::Command::Whatwg(call) => whatwg::run(&call, &mut out),
        args::Command::Batch(call) => batch::run(&call, io::stdin().lock(), &mut out),
        args::Command::Conform(call) => conform::run(&call, &mut out),
        args::Command::Grammar(args::Grammar::Check(call)) => grammar::check(&call, &mut out),
        args::Command::Grammar(args::Grammar::Diagram(call)) => grammar::diagram::run(&call, &mut out),
        args::Command::Grammar(args::Grammar::Directives { name }) => {
            grammar::directives::run(name.as_deref(), &mut out)
        }
        args::Command::Grammar(args::Grammar::Print { name }) => grammar::print::run(&name, &mut out),
        args::Command::Completions { shell } => manual::completions(shell, &mut out),
        args::Command::Man(call) => manual::man(&call, &mut out),
        args::Command::Explain { code } => explain::run(code.as_deref(), &mut out),
        args::Command::Ni(call) => ni::run(&call, &mut out),
        args::Command::Grammar(args::Grammar::List { json }) => list::list(json, &mut out),
        args::Command::Grammar(args::Grammar::Subset(call)) => grammar::ask::subset(&call, &mut out),
        args::Command::Grammar(args::Grammar::Equal(call)) => grammar::ask::equal(&call, &mut out),
        args::Command::Grammar(args::Grammar::Diff(call)) => grammar::ask::diff(&call, &mut out),
        args::Command::Grammar(args::Grammar::Overlap(call)) => grammar::ask::overlap(&call, &mut out),
        args::Command::Grammar(args::Grammar::Matrix(call)) => grammar::matrix::matrix(&call, &mut out),
        args::Command::Grammar(args::Grammar::Stats(call)) => grammar::stats::stats(&call, &mut out),
        args::Command::Grammar(args::Grammar::Dot(call)) => grammar::dot::dot(&call, &mut out),
    };
    let verdict = match outcome {
        Ok(verdict) => verdict,
        Err(Failure::Call(message)) => return fail(&message),
        Err(Failure::Output(error)) => return unread(error, Verdict::Yes),
    };
    match out.flush() {
        Ok(()) => verdict.status(),
        Err(error) => unread(error, verdict),
    }
}

impl Verdict {
    fn status(self) -> ExitCode {
        match self {
            Verdict::Yes => ExitCode::SUCCESS,
            Verdict::No => ExitCode::from(1),
        }
    }
}

/// A reader that has seen enough closes the pipe; that is no fault, and the answer stands.
fn unread(error: io::Error, verdict: Verdict) -> ExitCode {
    if error.kind() == io::ErrorKind::BrokenPipe { verdict.status() } else { fail(&error) }
}

fn fail(message: &dyn fmt::Display) -> ExitCode {
    // A message may quote what was called, which may be a URL with a password.
    complain(&mask::mask(&message.to_string()).text);
    ExitCode::from(2)
}

/// Shows why a text is refused.
fn show_refusal(picture: &dyn fmt::Display) {
    // Standard error may be closed; the exit status still tells.
    let _ = write!(io::stderr(), "{picture}");
}

/// Says what is wrong, and goes on.
fn complain(message: &dyn fmt::Display) {
    // Standard error may be closed; the exit status still tells.
    let _ = writeln!(io::stderr(), "virgule: {message}");
}

/// Writes an answer; a failure to write is the caller's to report.
fn say(out: &mut impl Write, text: impl fmt::Display) -> Result<(), Failure> {
    write!(out, "{text}").map_err(Failure::Output)
}
