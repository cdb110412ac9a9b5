//! `virgule check`: lists the invalid lines.
//!
//! ```text
//! $ virgule check urls.txt
//! urls.txt:7: offset 20, in port: expected a digit, "/", "?", "#" or the end
//! virgule: 25000 lines, 1 invalid
//! $ virgule check --json urls.txt
//! {"file":"urls.txt","line":7,"offset":20,"rule":"port","message":"offset 20, in port: expected a digit, …"}
//! ```

use super::args::CheckLines;
use super::chunk_output::{ChunkOutput, LineLocation};
use super::object;
use super::workers::{LineHandler, Summary};
use crate::general::Undecided;
use crate::hints;
use crate::line::Line;
use crate::{Failure, Verdict, parse, print_error};
use serde_json::json;
use std::io::Write;
use virgule::{AbsoluteUri, ParseError, RelativeRef, Uri, UriRef};

/// Prints all invalid lines, and their number.
pub fn run(call: &CheckLines, out: &mut (impl Write + Send)) -> Result<Verdict, Failure> {
    let mut library = super::matching_library(&call.kind_args.grammars, &call.inputs)?;
    let requested = parse::requested(&call.kind_args, false, &mut library)?;
    let undecided = Undecided::default();
    // These types have specialized parsers; selecting one here keeps the choice out of the loop over lines.
    let tally = match requested.built_in() {
        Some(kind @ "uri") => all(call, |text| of_type(text, kind, Uri::parse(text)), out),
        Some(kind @ "uri-reference") => all(call, |text| of_type(text, kind, UriRef::parse(text)), out),
        Some(kind @ "absolute-uri") => all(call, |text| of_type(text, kind, AbsoluteUri::parse(text)), out),
        Some(kind @ "relative-ref") => all(call, |text| of_type(text, kind, RelativeRef::parse(text)), out),
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
            all(call, judge, out)
        }
    }?;
    if tally.complete {
        let plural = if tally.lines == 1 { "" } else { "s" };
        print_error(&format_args!(
            "{} line{plural}, {} invalid",
            tally.lines,
            tally.invalid - undecided.total()
        ));
    }
    undecided.verdict()?;
    tally.verdict()
}

/// The result of parsing a line as a type.
fn of_type<T>(text: &str, kind: &str, parsed: Result<T, ParseError>) -> Result<(), LineError> {
    parsed.map(drop).map_err(|error| LineError::new(text, kind, &error))
}

fn all(
    call: &CheckLines,
    judge: impl Fn(&str) -> Result<(), LineError> + Sync,
    out: &mut (impl Write + Send),
) -> Result<Summary, Failure> {
    super::all(&call.inputs, call.threads, &CheckHandler { judge, json: call.json }, out)
}

/// Reports invalid lines.
pub struct CheckHandler<J> {
    /// Parses a line.
    pub judge: J,
    /// True to report JSON objects.
    pub json: bool,
}

/// The error of an invalid line.
pub struct LineError {
    /// The offset of the error in the line.
    offset: usize,
    /// The rule at the offset, if known.
    rule: Option<String>,
    message: String,
}

impl LineError {
    /// The error of a line that a type rejects.
    #[cold]
    pub fn new(text: &str, kind: &str, error: &ParseError) -> Self {
        let rule = error.rule().map(str::to_string);
        LineError { offset: error.offset(), rule, message: hints::of_error(text, kind, error) }
    }
}

impl<J: Fn(&str) -> Result<(), LineError> + Sync> LineHandler for CheckHandler<J> {
    #[inline]
    fn line(&self, location: LineLocation<'_>, line: Line<'_>, output: &mut ChunkOutput) {
        let error = match line {
            Line::Text(text) => match (self.judge)(text) {
                Ok(()) => return,
                Err(error) => error,
            },
            Line::Other(why) => LineError { offset: why.offset(), rule: None, message: why.to_string() },
        };
        report(location, &error, self.json, output);
    }
}

#[cold]
fn report(location: LineLocation<'_>, error: &LineError, json: bool, output: &mut ChunkOutput) {
    output.invalid += 1;
    let LineError { offset, rule, message } = error;
    if json {
        let finding = json!({
            "file": location.file, "line": location.line, "offset": offset, "rule": rule, "message": message,
        });
        return object(&finding, output);
    }
    // Writing to a vector does not fail.
    let _ = writeln!(output.out, "{location}: {message}");
}
