//! `virgule parse --lines --json`: a JSON object for each line.

use super::object;
use super::said::{Place, Said};
use super::work::Work;
use crate::answer::{self, Answer};
use crate::args;
use crate::line::Line;
use crate::parse::{self, Asked};
use crate::{Failure, Verdict};
use std::io::Write;

/// Answers each line as `virgule batch` would, and says of an invalid one where it stands.
pub fn run(call: &args::Parse, out: &mut (impl Write + Send)) -> Result<Verdict, Failure> {
    if !call.json {
        return Err(Failure::Call("--lines is for JSON: add --json".to_string()));
    }
    let mut library = super::library(&call.what.grammars, &call.input.files())?;
    let asked = parse::asked(&call.what, &mut library)?;
    super::all(&call.input.files(), call.input.threads, &Parse(asked), out)?.verdict()
}

/// Says what the fields of a line are.
struct Parse<'l>(Asked<'l>);

impl Work for Parse<'_> {
    fn line(&self, place: Place<'_>, line: Line<'_>, said: &mut Said) {
        let refused = match line {
            Line::Text(text) => {
                let kind = self.0.of(text);
                match kind.parser.parse(text) {
                    Ok(parsed) => return object(&Answer::new(parsed, kind.scheme), said),
                    Err(mismatch) => answer::refusal(&mismatch),
                }
            }
            Line::Other(why) => answer::no_text(why),
        };
        said.invalid += 1;
        object(&answer::at(place.file, place.line, refused), said);
    }
}
