//! The `virgule` command. Exit status: 0 yes or done, 1 no, 2 not answered. Answers go to standard output, rejections
//! and errors to standard error.
//!
//! ```text
//! command         the clap command, with exit status in the help; completions and manual pages
//! args            arguments and help texts
//! options         arguments that several subcommands share
//! parse           `virgule parse`: one input, drawn or as JSON
//! bulk            `virgule check`, and `--lines` of `parse`, `normalize` and `repair`: files, one input per line
//! batch           `virgule batch`: requests and answers, a JSON object per line
//! conform         `virgule conform`: tests a program against a grammar
//! grammar         `virgule grammar`: diagnostics of a grammar file, comparison and statistics of rules
//! reference       `virgule explain`, `grammar directives`, `print` and `list`
//! uri_commands    `virgule resolve`, `relativize`, `normalize`, `to-uri`, `to-iri`, `compare`, `repair`, `build`
//! templates       `virgule expand`, `match`: URI templates
//! queries         `virgule query`: the pairs of a query
//! find            `virgule find`: URIs in running text of any length
//! whatwg          `virgule whatwg`: differences from the WHATWG URL parser
//! lsp             `virgule lsp`: the language server (feature `lsp`)
//! ni              `virgule ni`: hash names
//!
//! general         rules without an automaton
//! answer          the answers of `virgule batch`
//! hints           the likely intention of an input
//! inputs          files that are arguments
//! line            a line of input
//! progress        a progress line on the terminal
//! ```

#![forbid(unsafe_code)]

mod answer;
mod args;
mod batch;
mod bulk;
mod command;
mod conform;
mod find;
mod general_matcher;
mod grammar;
mod hints;
mod inputs;
mod line;
#[cfg(feature = "lsp")]
mod lsp;
mod ni;
mod options;
mod parse;
mod progress;
mod queries;
mod reference;
mod repairable;
mod templates;
mod uri_commands;
mod whatwg;

pub use batch::answers;
pub use command::command;
#[cfg(feature = "lsp")]
#[doc(hidden)]
pub use lsp::server::{SessionEnd, serve};

use clap::FromArgMatches;
use serde::Serialize;
use std::fmt;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use virgule_dynamic::LoadError;
use virgule_tools::operations::{
    components, draw, kind_choice, mask, normalize, picture, tree, uri_operations,
};

/// The answer of a command, which determines the exit status.
enum Verdict {
    Yes,
    No,
}

/// The error of a command: in the call or its input, in a grammar, or while writing the output.
enum Failure {
    Call(String),
    /// Diagnostics of a grammar, which are shown unchanged.
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

/// Returns the error of a call or its input.
fn wrong<T>(message: impl Into<String>) -> Result<T, Failure> {
    Err(Failure::Call(message.into()))
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
    let mut out = Output::new(io::stdout());
    let outcome = run(&call.command, &mut out);
    let verdict = match outcome {
        Ok(verdict) => verdict,
        // A message may quote arguments, which may contain URLs with passwords.
        Err(Failure::Call(message)) => return fail(&mask::mask(&message).text),
        Err(Failure::Grammar(message)) => return fail(&message),
        Err(Failure::Output(error)) => return unread(error, Verdict::Yes),
    };
    match out.0.flush() {
        Ok(()) => verdict.status(),
        Err(error) => unread(error, verdict),
    }
}

fn run(command: &args::Command, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    use args::Command;
    match command {
        Command::Parse(call) if call.input.has_lines() => bulk::parse(call, out),
        Command::Parse(call) => parse::run(call, out),
        Command::Check(call) => bulk::check(call, out),
        Command::Resolve(call) => uri_commands::resolve(call, out),
        Command::Relativize(call) => uri_commands::relativize(call, out),
        Command::Normalize(call) if call.input.has_lines() => bulk::normalize(call, out),
        Command::Normalize(call) => uri_commands::normalize(call, out),
        Command::ToUri(call) => uri_commands::to_uri(call, out),
        Command::ToIri(call) => uri_commands::to_iri(call, out),
        Command::Compare(call) => uri_commands::compare(call, out),
        Command::Build(call) => uri_commands::run_build(call, out),
        Command::Find(call) => find::run(call, out),
        Command::Repair(call) if call.input.has_lines() => bulk::repair(call, out),
        Command::Repair(call) => uri_commands::repair(call, out),
        Command::Expand(call) => templates::expand(call, out),
        Command::Match(call) => templates::run_match(call, out),
        Command::Query(call) => queries::run(call, out),
        Command::Whatwg(call) => whatwg::run(call, out),
        Command::Batch(call) => batch::run(call, io::stdin().lock(), out),
        Command::Conform(call) => conform::run(call, out),
        #[cfg(feature = "lsp")]
        Command::Lsp { .. } => lsp::run(),
        #[cfg(not(feature = "lsp"))]
        Command::Lsp { .. } => wrong("this build has no language server: build it with the feature `lsp`"),
        Command::Ni(call) => ni::run(call, out),
        Command::Grammar(call) => grammar::run(call, out),
        Command::Explain { code } => reference::explain(code.as_deref(), out),
        Command::Completions { shell } => command::completions(*shell, out),
        Command::Man(call) => command::man(call, out),
    }
}

impl Verdict {
    fn of(yes: bool) -> Self {
        if yes { Verdict::Yes } else { Verdict::No }
    }

    fn status(self) -> ExitCode {
        match self {
            Verdict::Yes => ExitCode::SUCCESS,
            Verdict::No => ExitCode::from(1),
        }
    }
}

/// Returns the exit status after a failed write. A closed pipe is not an error: the exit status is that of the verdict.
fn unread(error: io::Error, verdict: Verdict) -> ExitCode {
    if error.kind() == io::ErrorKind::BrokenPipe { verdict.status() } else { fail(&error) }
}

fn fail(message: &dyn fmt::Display) -> ExitCode {
    print_error(message);
    ExitCode::from(2)
}

/// Prints a drawing to standard error.
fn show_rejection(picture: &dyn fmt::Display) {
    // Standard error may be closed; the exit status still reports the error.
    let _ = write!(io::stderr(), "{picture}");
}

fn print_error(message: &dyn fmt::Display) {
    // Standard error may be closed; the exit status still reports the error.
    let _ = writeln!(io::stderr(), "virgule: {message}");
}

/// Prints notes about an input to standard error.
fn print_notes(notes: &[String]) {
    notes.iter().for_each(|note| print_error(&format_args!("note: {note}")));
}

fn style(ascii: bool) -> draw::Style {
    if ascii { draw::Style::Ascii } else { draw::Style::Unicode }
}

/// Standard output. Its errors are [`Failure::Output`].
struct Output<'w>(BufWriter<Box<dyn Write + Send + 'w>>);

impl<'w> Output<'w> {
    fn new(writer: impl Write + Send + 'w) -> Self {
        Output(BufWriter::new(Box::new(writer)))
    }

    /// Called by `write!` and `writeln!`.
    fn write_fmt(&mut self, text: fmt::Arguments<'_>) -> Result<(), Failure> {
        self.0.write_fmt(text).map_err(Failure::Output)
    }

    fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.0.write_all(bytes).map_err(Failure::Output)
    }

    /// Writes a JSON object on one line.
    fn json(&mut self, object: &impl Serialize) -> Result<(), Failure> {
        serde_json::to_writer(&mut self.0, object).map_err(|error| Failure::Output(error.into()))?;
        writeln!(self)
    }

    fn flush(&mut self) -> Result<(), Failure> {
        self.0.flush().map_err(Failure::Output)
    }
}
