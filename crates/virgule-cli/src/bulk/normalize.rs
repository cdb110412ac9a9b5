//! `virgule normalize --lines`: a normalized text for each line.
//!
//! Line N of the output belongs to line N of the input. For an invalid line it is empty, and the error goes to standard
//! error; with `--json` it is an object with the error.

use super::chunk_output::{ChunkOutput, LineLocation};
use super::workers::LineHandler;
use super::{object, refuse};
use crate::answer;
use crate::args;
use crate::hints;
use crate::line::Line;
use crate::normalize::Normalizer;
use crate::{Failure, Verdict};
use std::io::Write;

/// Normalizes each line.
pub fn run(call: &args::Normalize, out: &mut (impl Write + Send)) -> Result<Verdict, Failure> {
    let library = super::library(&call.grammars, &call.input.files())?;
    let normalizer = Normalizer::new(&library, call.kind.as_deref(), call.level.steps());
    let normalizer = normalizer.map_err(|error| Failure::Call(error.to_string()))?.reducing();
    let handler = NormalizeHandler { normalizer, json: call.json };
    super::all(&call.input.files(), call.input.threads, &handler, out)?.verdict()
}

/// Writes the normalized line.
struct NormalizeHandler<'l> {
    normalizer: Normalizer<'l>,
    json: bool,
}

impl NormalizeHandler<'_> {
    fn misfit(&self, text: &str) -> Option<String> {
        self.normalizer.misfit(text).map(|kind| hints::misfit(kind, "normalized"))
    }
}

impl LineHandler for NormalizeHandler<'_> {
    fn line(&self, location: LineLocation<'_>, line: Line<'_>, output: &mut ChunkOutput) {
        match line {
            Line::Text(text) => match self.normalizer.normalize(text) {
                Ok(made) if self.json => {
                    let notes = self.misfit(text).into_iter().collect();
                    object(&answer::noted(answer::output(Ok(made.into_owned())), notes), output);
                }
                Ok(made) => {
                    if let Some(note) = self.misfit(text) {
                        output.print_error(&format_args!("{location}: note: {note}"));
                    }
                    output.out.extend_from_slice(made.as_bytes());
                    output.out.push(b'\n');
                }
                Err(error) => refuse(
                    location,
                    &hints::of_text_error(&error),
                    self.json,
                    || answer::text_error(&error),
                    output,
                ),
            },
            Line::Other(why) => refuse(location, &why, self.json, || answer::invalid_line(why), output),
        }
    }
}
