//! `virgule check`, and `--lines` of `parse`, `normalize` and `repair`.
//!
//! `check` lists the invalid lines:
//!
//! ```text
//! $ virgule check urls.txt
//! urls.txt:7: offset 20, in port: expected a digit, "/", "?", "#" or the end
//! virgule: 25000 lines, 1 invalid
//! ```
//!
//! In the output of the others, line N belongs to line N of the input. For an invalid line, `normalize` and `repair`
//! print an empty line, and report the error on standard error; with `--json` they print an error object, as `parse`
//! does.

use super::chunk::ChunkOutput;
use super::ordered_writer::{LineHandler, Summary};
use super::{all, check_stdin, fix, object};
use crate::answer::{Answer, AnswerMembers};
use crate::general_matcher::Undecided;
use crate::inputs::only_one_stdin;
use crate::line::{InvalidLine, Line, LineLocation};
use crate::normalize::Normalizer;
use crate::parse::{notes, requested};
use crate::repairable::ShownChange;
use crate::{Failure, Output, Verdict, args, hints, print_error, wrong};
use serde::Serialize;
use std::fmt::Display;
use std::io::Write;
use std::path::PathBuf;
use virgule::{AbsoluteUri, ParseError, RelativeRef, Uri, UriRef};

/// Prints all invalid lines and their number.
pub fn check(call: &args::CheckLines, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    if call.fix {
        return fix::fix(call, out);
    }
    check_stdin(&call.kind_args.grammars, &call.inputs)?;
    let mut library = call.kind_args.grammars.matching_library()?;
    let requested = requested(&call.kind_args, false, &mut library)?;
    let undecided = Undecided::default();
    // These types have specialized parsers. Selecting one here keeps the choice out of the loop over lines.
    let tally = match requested.built_in() {
        Some(kind @ "uri") => check_all(call, |text| of_type(text, kind, Uri::parse(text)), out),
        Some(kind @ "uri-reference") => check_all(call, |text| of_type(text, kind, UriRef::parse(text)), out),
        Some(kind @ "absolute-uri") => {
            check_all(call, |text| of_type(text, kind, AbsoluteUri::parse(text)), out)
        }
        Some(kind @ "relative-ref") => {
            check_all(call, |text| of_type(text, kind, RelativeRef::parse(text)), out)
        }
        _ => {
            let judge = |text: &str| {
                let kind = requested.of(text);
                kind.parser.parse(text).map(drop).map_err(|mismatch| {
                    undecided.count(&mismatch);
                    LineError {
                        offset: mismatch.offset,
                        message: hints::about_mismatch(text, &kind.name, &mismatch),
                        rule: mismatch.rule,
                    }
                })
            };
            check_all(call, judge, out)
        }
    }?;
    if tally.complete {
        let plural = if tally.lines == 1 { "" } else { "s" };
        let invalid = tally.invalid - undecided.total();
        print_error(&format_args!("{} line{plural}, {invalid} invalid", tally.lines));
    }
    let is_grammar = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "abnf");
    if tally.invalid > 0 && call.inputs.iter().any(is_grammar) {
        print_error(&"note: each line was read as a URI; `virgule grammar check` checks grammars");
    }
    undecided.verdict()?;
    tally.verdict()
}

/// Returns the result of parsing a line as a type.
fn of_type<T>(text: &str, kind: &str, parsed: Result<T, ParseError>) -> Result<(), LineError> {
    parsed.map(drop).map_err(|error| LineError::new(text, kind, &error))
}

fn check_all(
    call: &args::CheckLines,
    judge: impl Fn(&str) -> Result<(), LineError> + Sync,
    out: &mut Output<'_>,
) -> Result<Summary, Failure> {
    all(&call.inputs, call.threads, &reporting(judge, call.json), out)
}

/// Returns a handler that reports the lines that `judge` rejects.
pub fn reporting(judge: impl Fn(&str) -> Result<(), LineError> + Sync, json: bool) -> impl LineHandler {
    move |location: LineLocation<'_>, line: Line<'_>, output: &mut ChunkOutput| {
        let invalid =
            |why: InvalidLine| LineError { offset: why.offset(), rule: None, message: why.to_string() };
        if let Err(error) = line.map_err(invalid).and_then(&judge) {
            report(location, &error, json, output);
        }
    }
}

/// The error of an invalid line, as an object that begins with the line.
#[derive(Serialize)]
pub struct LineError {
    offset: usize,
    rule: Option<String>,
    message: String,
}

impl LineError {
    /// Returns the error of a line that a type rejects.
    #[cold]
    pub fn new(text: &str, kind: &str, error: &ParseError) -> Self {
        let rule = error.rule().map(str::to_string);
        LineError { offset: error.offset(), rule, message: hints::of_error(text, kind, error) }
    }
}

#[cold]
fn report(location: LineLocation<'_>, error: &LineError, json: bool, output: &mut ChunkOutput) {
    #[derive(Serialize)]
    struct LocatedError<'e> {
        #[serde(flatten)]
        location: LineLocation<'e>,
        #[serde(flatten)]
        error: &'e LineError,
    }
    output.invalid += 1;
    match json {
        true => object(&LocatedError { location, error }, output),
        // Writing to a vector does not fail.
        false => drop(writeln!(output.out, "{location}: {}", error.message)),
    }
}

/// Writes the object of `virgule batch` for each line, with file and line number for invalid ones.
pub fn parse(call: &args::Parse, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    if !call.json {
        return wrong("parsing lines requires --json");
    }
    check_stdin(&call.kind_args.grammars, &call.input.files())?;
    let mut library = call.kind_args.grammars.matching_library()?;
    let requested = requested(&call.kind_args, call.tree, &mut library)?;
    let undecided = Undecided::default();
    let handler = texts(true, |location, text, output| {
        let kind = requested.of(text);
        match kind.parser.parse(text) {
            Ok(parsed) => {
                let tree = requested.tree(kind, text);
                undecided.count_if(matches!(tree, Some(Err(_))));
                let notes = notes(kind, text);
                object(&Answer::parsed(parsed, kind.scheme).with_tree(tree).with_notes(notes), output);
            }
            Err(mismatch) => {
                undecided.count(&mismatch);
                reject(location, Answer::rejection(text, &kind.name, &mismatch), output);
            }
        }
    });
    let verdict = all(&call.input.files(), call.input.threads, &handler, out)?.verdict()?;
    undecided.verdict().map(|()| verdict)
}

pub fn normalize(call: &args::Normalize, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    check_stdin(&call.grammars, &call.input.files())?;
    let library = call.grammars.library()?;
    let normalizer = Normalizer::new(&library, call.kind.as_deref(), call.level.steps());
    let normalizer = normalizer.map_err(|error| Failure::Call(error.to_string()))?.reducing();
    let json = call.json;
    let handler = texts(json, |location, text, output| {
        let misfit = || normalizer.misfit(text).map(|kind| hints::misfit(kind, "normalized"));
        match normalizer.normalize(text) {
            Ok(made) if json => {
                let notes = misfit().into_iter().collect();
                object(&Answer::output(made).with_notes(notes), output);
            }
            Ok(made) => {
                if let Some(note) = misfit() {
                    output.print_error(&format_args!("{location}: note: {note}"));
                }
                output.line(&made);
            }
            Err(error) if json => reject(location, Answer::text_error(&error), output),
            Err(error) => leave_empty(location, &hints::of_text_error(&error), output),
        }
    });
    all(&call.input.files(), call.input.threads, &handler, out)?.verdict()
}

pub fn repair(call: &args::Repair, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let files = call.input.files();
    only_one_stdin(&files)?;
    let &args::Repair { kind, json, .. } = call;
    let handler = texts(json, |location, text, output| match kind.repair(text) {
        Ok(made) if json => object(&Answer::repaired(text, kind, Ok(made)), output),
        Ok(made) => {
            output.line(&made.text);
            for change in made.changes() {
                output.print_error(&format_args!("{location}: {}", ShownChange(change)));
            }
        }
        Err(error) if json => reject(location, Answer::repaired(text, kind, Err(error)), output),
        Err(error) => leave_empty(location, &hints::about_repair(text, kind.name(), &error), output),
    });
    all(&files, call.input.threads, &handler, out)?.verdict()
}

/// Prints the answer for each line of standard input. Lines with an error are reported as by `normalize`.
pub fn answers(
    json: bool,
    answer: impl Fn(&str) -> Answer<'static, 'static> + Sync,
    out: &mut Output<'_>,
) -> Result<Verdict, Failure> {
    let handler = texts(json, |location, text, output| {
        let answer = answer(text);
        match &answer.members {
            AnswerMembers::Failed { .. } if json => reject(location, answer, output),
            AnswerMembers::Failed { error } => leave_empty(location, &error.message, output),
            members => {
                output.invalid += u64::from(!answer.is_yes());
                if json {
                    return object(&answer, output);
                }
                output.out.extend_from_slice(members.shown().as_bytes());
                for note in &answer.notes {
                    output.print_error(&format_args!("{location}: note: {note}"));
                }
            }
        }
    });
    all(&[], None, &handler, out)?.verdict()
}

/// Returns a handler that calls `handle` for valid lines, and rejects the others.
fn texts(json: bool, handle: impl Fn(LineLocation<'_>, &str, &mut ChunkOutput) + Sync) -> impl LineHandler {
    move |location: LineLocation<'_>, line: Line<'_>, output: &mut ChunkOutput| match line {
        Ok(text) => handle(location, text, output),
        Err(why) if json => reject(location, Answer::invalid_line(why), output),
        Err(why) => leave_empty(location, &why, output),
    }
}

/// Writes the answer for an invalid line, with the line.
fn reject<'t>(location: LineLocation<'t>, answer: Answer<'_, 't>, output: &mut ChunkOutput) {
    output.invalid += 1;
    object(&answer.located(location), output);
}

/// Writes an empty line, and the error on standard error.
fn leave_empty(location: LineLocation<'_>, why: &dyn Display, output: &mut ChunkOutput) {
    output.invalid += 1;
    output.line("");
    output.print_error(&format_args!("{location}: {why}"));
}
