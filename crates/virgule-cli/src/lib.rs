//! The `virgule` command. Exit status: 0 yes or done, 1 no, 2 not answered. Answers go to standard output, refusals and
//! errors to standard error.
//!
//! ```text
//! command         the clap command, with exit status in the help
//! args            arguments and help texts
//! parse           `virgule parse`: one text, drawn or as JSON
//! bulk            `virgule check`, and `--lines` of `parse`, `normalize` and `repair`: files, a text per line
//! build           `virgule build`: fields → a text
//! batch           `virgule batch`: requests and answers, a JSON object per line
//! conform         `virgule conform`: tests a program against a grammar
//! grammar         `virgule grammar`: diagnostics of a grammar file, comparison and statistics of rules
//! explain         `virgule explain`: explains a diagnostic
//! manual          `virgule completions`, `virgule man`
//! list            `virgule grammar list`: the built-in kinds
//! uri_commands    `virgule resolve`, `relativize`, `normalize`, `to-uri`, `to-iri`, `compare`, `repair`
//! find            `virgule find`: URIs in running text of any length
//! expand          `virgule expand`: URI templates
//! whatwg          `virgule whatwg`: differences from the WHATWG URL parser
//! ni              `virgule ni`: hash names
//!
//! general         rules without automaton
//! answer          results as JSON objects
//! hints           what was probably meant by a text
//! inputs          files that are arguments
//! line            one line of input
//! progress        a progress line on the terminal
//! ```

#![forbid(unsafe_code)]

mod answer;
mod args;
mod batch;
mod build;
mod bulk;
mod command;
mod conform;
mod expand;
mod explain;
mod find;
mod general;
mod grammar;
mod hints;
mod inputs;
mod line;
mod list;
mod manual;
mod ni;
mod parse;
mod progress;
mod repairable;
mod uri_commands;
mod whatwg;

pub use batch::answers;
pub use command::command;

use clap::FromArgMatches;
use serde::Serialize;
use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;
use virgule_dynamic::LoadError;
use virgule_operations::{components, draw, kind_choice, mask, normalize, picture, tree, uri_operations};

/// The answer of a command, which determines the exit status.
enum Verdict {
    Yes,
    No,
}

/// The error of a command: in the call or its input, in a grammar, or while writing the output.
enum Failure {
    Call(String),
    /// Diagnostics of a grammar, whose text is shown as it is.
    Grammar(String),
    Output(io::Error),
}

impl<E: fmt::Display + std::error::Error + 'static> From<E> for Failure {
    fn from(error: E) -> Self {
        let message = error.to_string();
        let error: &(dyn std::error::Error + 'static) = &error;
        match error.downcast_ref() {
            Some(LoadError::Grammar(_)) => Failure::Grammar(message),
            _ => Failure::Call(message),
        }
    }
}

/// Runs the command with the arguments of the process.
pub fn main() -> ExitCode {
    let call = command().try_get_matches().and_then(|matches| args::Args::from_arg_matches(&matches));
    let call = match call {
        Ok(call) => call,
        Err(error) if !error.use_stderr() => {
            // Help and version are not errors.
            command::color().write_global();
            let _ = error.print();
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            // The message quotes arguments, which may contain URLs with passwords.
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
    // Standard output is not locked, because bulk commands write from several threads.
    let mut out = io::BufWriter::new(io::stdout());
    let outcome = match call.command {
        args::Command::Parse(call) if call.input.lines => bulk::parse(&call, &mut out),
        args::Command::Parse(call) => parse::run(&call, &mut out),
        args::Command::Check(call) => bulk::check(&call, &mut out),
        args::Command::Resolve(call) => uri_commands::resolve(&call, &mut out),
        args::Command::Relativize(call) => uri_commands::relativize(&call, &mut out),
        args::Command::Normalize(call) if call.input.lines => bulk::normalize(&call, &mut out),
        args::Command::Normalize(call) => uri_commands::normalize(&call, &mut out),
        args::Command::ToUri(call) => uri_commands::to_uri(&call, &mut out),
        args::Command::ToIri(call) => uri_commands::to_iri(&call, &mut out),
        args::Command::Compare(call) => uri_commands::compare(&call, &mut out),
        args::Command::Build(call) => build::run(&call, &mut out),
        args::Command::Find(call) => find::run(&call, &mut out),
        args::Command::Repair(call) if call.input.lines => bulk::repair(&call, &mut out),
        args::Command::Repair(call) => uri_commands::repair(&call, &mut out),
        args::Command::Expand(call) => expand::run(&call, &mut out),
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
        args::Command::Grammar(args::Grammar::Subset(call)) => grammar::compare::subset(&call, &mut out),
        args::Command::Grammar(args::Grammar::Equal(call)) => grammar::compare::equal(&call, &mut out),
        args::Command::Grammar(args::Grammar::Diff(call)) => grammar::compare::diff(&call, &mut out),
        args::Command::Grammar(args::Grammar::Overlap(call)) => grammar::compare::overlap(&call, &mut out),
        args::Command::Grammar(args::Grammar::Matrix(call)) => grammar::matrix::matrix(&call, &mut out),
        args::Command::Grammar(args::Grammar::Stats(call)) => grammar::stats::stats(&call, &mut out),
        args::Command::Grammar(args::Grammar::Dot(call)) => grammar::dot::dot(&call, &mut out),
        args::Command::Grammar(args::Grammar::Fmt(call)) => grammar::fmt::fmt(&call, &mut out),
        args::Command::Grammar(args::Grammar::Extract(call)) => grammar::extract::run(&call, &mut out),
        args::Command::Grammar(args::Grammar::Export(call)) => grammar::export::run(&call, &mut out),
        args::Command::Grammar(args::Grammar::Test(call)) => grammar::test::run(&call, &mut out),
    };
    let verdict = match outcome {
        Ok(verdict) => verdict,
        // A message may quote arguments, which may contain URLs with passwords.
        Err(Failure::Call(message)) => return fail(&mask::mask(&message).text),
        Err(Failure::Grammar(message)) => return fail(&message),
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

/// A closed pipe is not an error: the exit status is that of the verdict.
fn unread(error: io::Error, verdict: Verdict) -> ExitCode {
    if error.kind() == io::ErrorKind::BrokenPipe { verdict.status() } else { fail(&error) }
}

fn fail(message: &dyn fmt::Display) -> ExitCode {
    print_error(message);
    ExitCode::from(2)
}

/// Prints a drawing to standard error.
fn show_refusal(picture: &dyn fmt::Display) {
    // Standard error may be closed; the exit status still reports the error.
    let _ = write!(io::stderr(), "{picture}");
}

/// Prints a message to standard error.
fn print_error(message: &dyn fmt::Display) {
    // Standard error may be closed; the exit status still reports the error.
    let _ = writeln!(io::stderr(), "virgule: {message}");
}

/// Prints notes about a text to standard error.
fn print_notes(notes: &[String]) {
    notes.iter().for_each(|note| print_error(&format_args!("note: {note}")));
}

/// Writes a JSON object on one line to standard output.
fn write_json(out: &mut impl Write, answer: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, answer).map_err(|error| Failure::Output(error.into()))?;
    write_answer(out, "\n")
}

/// Writes to standard output.
fn write_answer(out: &mut impl Write, text: impl fmt::Display) -> Result<(), Failure> {
    write!(out, "{text}").map_err(Failure::Output)
}
