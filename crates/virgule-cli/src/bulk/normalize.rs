//! `virgule normalize --lines`: a normalized text for each line.
//!
//! Line N of the output belongs to line N of the input. For an invalid line it is empty, and the error goes to standard
//! error; with `--json` it is an object with the error.

use super::chunk_output::{ChunkOutput, LineLocation};
use super::object;
use super::workers::LineHandler;
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
    let handler = NormalizeHandler { normalizer: normalizer.map_err(Failure::Call)?, json: call.json };
    super::all(&call.input.files(), call.input.threads, &handler, out)?.verdict()
}

/// Writes the normalized line.
struct NormalizeHandler<'l> {
    normalizer: Normalizer<'l>,
    json: bool,
}

impl LineHandler for NormalizeHandler<'_> {
    fn line(&self, location: LineLocation<'_>, line: Line<'_>, output: &mut ChunkOutput) {
        match line {
            Line::Text(text) => match self.normalizer.normalize(text) {
                Ok(made) if self.json => object(&answer::output(Ok(made.into_owned())), output),
                Ok(made) => {
                    output.out.extend_from_slice(made.as_bytes());
                    output.out.push(b'\n');
                }
                Err(error) => self.refuse(location, &error.message, || answer::text_error(&error), output),
            },
            Line::Other(why) => self.refuse(location, &why, || answer::invalid_line(why), output),
        }
    }
}

impl NormalizeHandler<'_> {
    fn refuse(
        &self,
        location: LineLocation<'_>,
        why: &dyn Display,
        refused: impl FnOnce() -> Map<String, Value>,
        output: &mut ChunkOutput,
    ) {
        output.invalid += 1;
        if self.json {
            return object(&answer::at(location.file, location.line, refused()), output);
        }
        output.out.push(b'\n');
        output.print_error(&format_args!("{location}: {why}"));
    }
}
