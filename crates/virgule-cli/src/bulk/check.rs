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
use crate::line::{InvalidLine, Line};
use crate::{Failure, Verdict, parse, print_error};
use serde_json::json;
use std::fmt::Display;
use std::io::Write;
use virgule::{AbsoluteUri, ParseError, RelativeRef, Uri, UriRef};
use virgule_dynamic::Mismatch;

/// Prints all invalid lines, and their number.
pub fn run(call: &CheckLines, out: &mut (impl Write + Send)) -> Result<Verdict, Failure> {
    let mut library = super::matching_library(&call.kind_args.grammars, &call.inputs)?;
    let requested = parse::requested(&call.kind_args, false, &mut library)?;
    let undecided = Undecided::default();
    // These types have specialized parsers; selecting one here keeps the choice out of the loop over lines.
    let tally = match requested.built_in() {
        Some("uri") => all(call, |text| Uri::parse(text).map(drop), out),
        Some("uri-reference") => all(call, |text| UriRef::parse(text).map(drop), out),
        Some("absolute-uri") => all(call, |text| AbsoluteUri::parse(text).map(drop), out),
        Some("relative-ref") => all(call, |text| RelativeRef::parse(text).map(drop), out),
        _ => {
            let count = |mismatch: &Mismatch| undecided.count(mismatch);
            all(call, |text| requested.of(text).parser.parse(text).map(drop).inspect_err(count), out)
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

fn all<E: LineError>(
    call: &CheckLines,
    judge: impl Fn(&str) -> Result<(), E> + Sync,
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
pub trait LineError: Display {
    /// The offset of the error in the line.
    fn offset(&self) -> usize;
    /// The rule at the offset, if known.
    fn rule(&self) -> Option<&str>;
}

impl LineError for ParseError {
    fn offset(&self) -> usize {
        ParseError::offset(self)
    }

    fn rule(&self) -> Option<&str> {
        ParseError::rule(self)
    }
}

impl LineError for Mismatch {
    fn offset(&self) -> usize {
        self.offset
    }

    fn rule(&self) -> Option<&str> {
        self.rule.as_deref()
    }
}

impl LineError for InvalidLine {
    fn offset(&self) -> usize {
        InvalidLine::offset(*self)
    }

    fn rule(&self) -> Option<&str> {
        None
    }
}

impl<E: LineError, J: Fn(&str) -> Result<(), E> + Sync> LineHandler for CheckHandler<J> {
    #[inline]
    fn line(&self, location: LineLocation<'_>, line: Line<'_>, output: &mut ChunkOutput) {
        match line {
            Line::Text(text) => {
                if let Err(error) = (self.judge)(text) {
                    report(location, &error, self.json, output);
                }
            }
            Line::Other(why) => report(location, &why, self.json, output),
        }
    }
}

#[cold]
fn report(location: LineLocation<'_>, error: &dyn LineError, json: bool, output: &mut ChunkOutput) {
    output.invalid += 1;
    if json {
        let (offset, rule, message) = (error.offset(), error.rule(), error.to_string());
        let finding = json!({
            "file": location.file, "line": location.line, "offset": offset, "rule": rule, "message": message,
        });
        return object(&finding, output);
    }
    // Writing to a vector does not fail.
    let _ = writeln!(output.out, "{location}: {error}");
}
