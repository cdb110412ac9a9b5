//! `virgule repair --lines`: a repaired text for each line.
//!
//! Line N of the output belongs to line N of the input. For a line that is not repaired it is empty; that error and all changes
//! go to standard error. With `--json` each line is an object with its changes, or with the error.

use super::chunk_output::{ChunkOutput, LineLocation};
use super::workers::LineHandler;
use super::{object, refuse};
use crate::answer;
use crate::args;
use crate::hints;
use crate::inputs::only_one_stdin;
use crate::line::Line;
use crate::repairable::{Repairable, ShownChange};
use crate::{Failure, Verdict};
use std::io::Write;

/// Repairs each line.
pub fn run(call: &args::Repair, out: &mut (impl Write + Send)) -> Result<Verdict, Failure> {
    let files = call.input.files();
    only_one_stdin(&files)?;
    let handler = RepairHandler { kind: call.kind, json: call.json };
    super::all(&files, call.input.threads, &handler, out)?.verdict()
}

/// Writes the repaired line.
struct RepairHandler {
    kind: Repairable,
    json: bool,
}

impl LineHandler for RepairHandler {
    fn line(&self, location: LineLocation<'_>, line: Line<'_>, output: &mut ChunkOutput) {
        let text = match line {
            Line::Text(text) => text,
            Line::Other(why) => {
                return refuse(location, &why, self.json, || answer::invalid_line(why), output);
            }
        };
        match self.kind.repair(text) {
            Ok(made) if self.json => object(&answer::repaired(text, self.kind, Ok(made)), output),
            Ok(made) => {
                output.out.extend_from_slice(made.text.as_bytes());
                output.out.push(b'\n');
                for change in made.changes() {
                    output.print_error(&format_args!("{location}: {}", ShownChange(change)));
                }
            }
            Err(error) => {
                let message = hints::about_repair(text, self.kind.name(), &error);
                refuse(
                    location,
                    &message,
                    self.json,
                    || answer::repaired(text, self.kind, Err(error)),
                    output,
                );
            }
        }
    }
}
