//! `virgule check`: where lines are invalid.
//!
//! ```text
//! $ virgule check urls.txt
//! urls.txt:7: offset 20, in port: expected a digit, "/", "?", "#" or the end
//! virgule: 25000 lines, 1 invalid
//! $ virgule check --json urls.txt
//! {"file":"urls.txt","line":7,"offset":20,"rule":"port","message":"offset 20, in port: expected a digit, …"}
//! ```

use super::args::Check as Call;
use super::object;
use super::said::{Place, Said};
use super::work::{Tally, Work};
use crate::line::{Line, NoText};
use crate::{Failure, Verdict, complain, parse};
use serde_json::json;
use std::fmt::Display;
use std::io::Write;
use virgule::{AbsoluteUri, ParseError, RelativeRef, Uri, UriRef};
use virgule_dynamic::Mismatch;

/// Tells of all lines that are invalid, and how many there are.
pub fn run(call: &Call, out: &mut (impl Write + Send)) -> Result<Verdict, Failure> {
    let mut library = super::library(&call.what.grammars, &call.inputs)?;
    let asked = parse::asked(&call.what, &mut library)?;
    // Types that the compiler knows have code of their own; it is chosen once, not for each line.
    let tally = match asked.built_in() {
        Some("uri") => all(call, |text| Uri::parse(text).map(drop), out),
        Some("uri-reference") => all(call, |text| UriRef::parse(text).map(drop), out),
        Some("absolute-uri") => all(call, |text| AbsoluteUri::parse(text).map(drop), out),
        Some("relative-ref") => all(call, |text| RelativeRef::parse(text).map(drop), out),
        _ => all(call, |text| asked.of(text).parser.parse(text).map(drop), out),
    }?;
    if tally.heard {
        let plural = if tally.lines == 1 { "" } else { "s" };
        complain(&format_args!("{} line{plural}, {} invalid", tally.lines, tally.invalid));
    }
    tally.verdict()
}

fn all<E: Finding>(
    call: &Call,
    judge: impl Fn(&str) -> Result<(), E> + Sync,
    out: &mut (impl Write + Send),
) -> Result<Tally, Failure> {
    super::all(&call.inputs, call.threads, &Check { judge, json: call.json }, out)
}

/// Says nothing of a line that is valid.
pub struct Check<J> {
    /// Parses a line.
    pub judge: J,
    /// True if each finding is a JSON object.
    pub json: bool,
}

/// Why a line is invalid.
pub trait Finding: Display {
    /// The offset of the error in the line.
    fn offset(&self) -> usize;
    /// The rule that the text was in, if it is known.
    fn rule(&self) -> Option<&str>;
}

impl Finding for ParseError {
    fn offset(&self) -> usize {
        ParseError::offset(self)
    }

    fn rule(&self) -> Option<&str> {
        ParseError::rule(self)
    }
}

impl Finding for Mismatch {
    fn offset(&self) -> usize {
        self.offset
    }

    fn rule(&self) -> Option<&str> {
        self.rule.as_deref()
    }
}

impl Finding for NoText {
    fn offset(&self) -> usize {
        NoText::offset(*self)
    }

    fn rule(&self) -> Option<&str> {
        None
    }
}

impl<E: Finding, J: Fn(&str) -> Result<(), E> + Sync> Work for Check<J> {
    #[inline]
    fn line(&self, place: Place<'_>, line: Line<'_>, said: &mut Said) {
        match line {
            Line::Text(text) => {
                if let Err(error) = (self.judge)(text) {
                    blame(place, &error, self.json, said);
                }
            }
            Line::Other(why) => blame(place, &why, self.json, said),
        }
    }
}

#[cold]
fn blame(place: Place<'_>, error: &dyn Finding, json: bool, said: &mut Said) {
    said.invalid += 1;
    if json {
        let (offset, rule, message) = (error.offset(), error.rule(), error.to_string());
        let finding = json!({
            "file": place.file, "line": place.line, "offset": offset, "rule": rule, "message": message,
        });
        return object(&finding, said);
    }
    // Memory takes what is written.
    let _ = writeln!(said.out, "{place}: {error}");
}
