//! `virgule check`: where lines are invalid.
//!
//! ```text
//! $ virgule check urls.txt
//! urls.txt:7: offset 20, in port: expected a digit, "/", "?", "#" or the end
//! virgule: 25000 lines, 1 invalid
//! ```

use super::args::Check as Call;
use super::said::{Place, Said};
use super::work::{Tally, Work};
use crate::line::Line;
use crate::{Failure, Verdict, complain, parse};
use std::fmt::Display;
use std::io::Write;
use virgule::{AbsoluteUri, RelativeRef, Uri, UriRef};

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

fn all<E: Display>(
    call: &Call,
    judge: impl Fn(&str) -> Result<(), E> + Sync,
    out: &mut (impl Write + Send),
) -> Result<Tally, Failure> {
    super::all(&call.inputs, call.threads, &Check(judge), out)
}

/// Says nothing of a line that is valid.
pub struct Check<J>(pub J);

impl<E: Display, J: Fn(&str) -> Result<(), E> + Sync> Work for Check<J> {
    #[inline]
    fn line(&self, place: Place<'_>, line: Line<'_>, said: &mut Said) {
        match line {
            Line::Text(text) => {
                if let Err(error) = self.0(text) {
                    blame(place, &error, said);
                }
            }
            Line::Other(why) => blame(place, &why, said),
        }
    }
}

#[cold]
fn blame(place: Place<'_>, error: &dyn Display, said: &mut Said) {
    said.invalid += 1;
    // Memory takes what is written.
    let _ = writeln!(said.out, "{place}: {error}");
}
