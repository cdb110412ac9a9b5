//! `virgule parse --lines --json`: a JSON object for each line.

use super::chunk_output::{ChunkOutput, LineLocation};
use super::object;
use super::workers::LineHandler;
use crate::answer::{self, Answer};
use crate::args;
use crate::general::Undecided;
use crate::line::Line;
use crate::parse::{self, RequestedKind};
use crate::{Failure, Verdict};
use std::io::Write;

/// Writes the object of `virgule batch` for each line, with file and line number for invalid ones.
pub fn run(call: &args::Parse, out: &mut (impl Write + Send)) -> Result<Verdict, Failure> {
    if !call.json {
        return Err(Failure::Call("--lines is for JSON: add --json".to_string()));
    }
    let mut library = super::matching_library(&call.kind_args.grammars, &call.input.files())?;
    let requested = parse::requested(&call.kind_args, call.tree, &mut library)?;
    let handler = ParseHandler { requested, undecided: Undecided::default() };
    let verdict = super::all(&call.input.files(), call.input.threads, &handler, out)?.verdict()?;
    handler.undecided.verdict().map(|()| verdict)
}

/// Writes the fields of a line.
struct ParseHandler<'l> {
    requested: RequestedKind<'l>,
    undecided: Undecided,
}

impl LineHandler for ParseHandler<'_> {
    fn line(&self, location: LineLocation<'_>, line: Line<'_>, output: &mut ChunkOutput) {
        let refused = match line {
            Line::Text(text) => {
                let kind = self.requested.of(text);
                match kind.parser.parse(text) {
                    Ok(parsed) => {
                        let tree = self.requested.tree(kind, text);
                        self.undecided.count_if(matches!(tree, Some(Err(_))));
                        return object(&Answer::new(parsed, kind.scheme).with_tree(tree), output);
                    }
                    Err(mismatch) => {
                        self.undecided.count(&mismatch);
                        answer::rejection(text, &kind.name, &mismatch)
                    }
                }
            }
            Line::Other(why) => answer::invalid_line(why),
        };
        output.invalid += 1;
        object(&answer::at(location.file, location.line, refused), output);
    }
}
