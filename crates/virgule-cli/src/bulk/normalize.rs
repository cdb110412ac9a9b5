//! `virgule normalize --lines`: a normalized text for each line.
//!
//! What stands on line N of the output belongs to line N of the input: of an invalid one it is empty, and standard error
//! says why. With `--json` it is an object that says so itself.

use super::object;
use super::said::{Place, Said};
use super::work::Work;
use crate::answer;
use crate::args;
use crate::line::Line;
use crate::normalize::Normalizer;
use crate::{Failure, Verdict};
use serde_json::{Map, Value};
use std::fmt::Display;
use std::io::Write;

/// Normalizes each line.
pub fn run(call: &args::Normalize, out: &mut (impl Write + Send)) -> Result<Verdict, Failure> {
    let library = super::library(&call.grammars, &call.input.files())?;
    let normalizer = Normalizer::new(&library, call.kind.as_deref(), call.level.steps());
    let work = Normalize { normalizer: normalizer.map_err(Failure::Call)?, json: call.json };
    super::all(&call.input.files(), call.input.threads, &work, out)?.verdict()
}

/// Writes what a line becomes.
struct Normalize<'l> {
    normalizer: Normalizer<'l>,
    json: bool,
}

impl Work for Normalize<'_> {
    fn line(&self, place: Place<'_>, line: Line<'_>, said: &mut Said) {
        match line {
            Line::Text(text) => match self.normalizer.normalize(text) {
                Ok(made) if self.json => object(&answer::output(Ok(made.into_owned())), said),
                Ok(made) => {
                    said.out.extend_from_slice(made.as_bytes());
                    said.out.push(b'\n');
                }
                Err(fault) => self.refuse(place, &fault.message, || answer::fault(&fault), said),
            },
            Line::Other(why) => self.refuse(place, &why, || answer::no_text(why), said),
        }
    }
}

impl Normalize<'_> {
    fn refuse(
        &self,
        place: Place<'_>,
        why: &dyn Display,
        refused: impl FnOnce() -> Map<String, Value>,
        said: &mut Said,
    ) {
        said.invalid += 1;
        if self.json {
            return object(&answer::at(place.file, place.line, refused()), said);
        }
        said.out.push(b'\n');
        said.complain(&format_args!("{place}: {why}"));
    }
}
