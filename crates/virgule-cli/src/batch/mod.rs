//! `virgule batch`: requests and answers, a JSON object a line.
//!
//! ```text
//! lines     bytes → lines of bounded length
//! members   a line → the raw members of a JSON object
//! operation the operations, with an example of each
//! request   members → a request
//! variables the variables of a URI template
//! run       a request → an answer, flushed when no further line is buffered
//! ```
//!
//! An invalid request is answered with `"error"`, and the next line is processed. `docs/batch.md` describes the protocol for
//! users.

#[cfg(test)]
mod hostile_tests;
mod lines;
mod members;
mod object;
mod operation;
#[cfg(test)]
mod page_tests;
mod request;
#[cfg(test)]
mod tests;
pub mod variables;

use crate::answer::{self, Answer};
use crate::general::{self, Notes};
use crate::inputs::is_dash;
use crate::line::Line;
use crate::normalize::Normalizer;
use crate::{Failure, Verdict, args, build, uri_operations, write_answer};
use lines::Lines;
pub use operation::help;
use request::{OperationCall, Request};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::io::{Read, Write};
use virgule_dynamic::{Library, Parser};

/// Answers all requests of `input`.
pub fn run(call: &args::Grammars, input: impl Read, out: &mut impl Write) -> Result<Verdict, Failure> {
    if call.files.iter().any(|file| is_dash(file)) {
        return Err(Failure::Call("--grammar -: standard input holds the requests; name a file".to_string()));
    }
    serve(&mut call.matching_library()?, input, out)
}

/// The answers of `virgule batch` to `input`, a line for each line.
///
/// ```
/// let mut library = virgule_dynamic::Library::new();
/// let request = r#"{"id": 1, "op": "resolve", "base": "http://a/b/c", "input": "../d"}"#;
/// let answers = virgule_cli::answers(&mut library, request.as_bytes());
/// assert_eq!(answers, "{\"id\":1,\"ok\":true,\"output\":\"http://a/d\"}\n");
/// ```
pub fn answers(library: &mut Library, input: &[u8]) -> String {
    let mut lines = Lines::new(input);
    let mut answers = String::new();
    // Reading from memory does not fail.
    while let Ok(Some(line)) = lines.next() {
        answers += &format!("{}\n", respond(library, line).json());
    }
    answers
}

fn serve(library: &mut Library, input: impl Read, out: &mut impl Write) -> Result<Verdict, Failure> {
    let (mut lines, mut notes) = (Lines::new(input), Notes::default());
    while let Some(line) = lines.next()? {
        let response = respond(library, line);
        notes.print(response.note.clone());
        serde_json::to_writer(&mut *out, &response).map_err(|error| Failure::Output(error.into()))?;
        write_answer(out, "\n")?;
        if lines.is_drained() {
            out.flush().map_err(Failure::Output)?;
        }
    }
    Ok(Verdict::Yes)
}

/// The answer to one line.
struct Response<'l> {
    /// The id of the request; null if it has none or is invalid.
    id: Option<&'l RawValue>,
    members: Map<String, Value>,
    /// The note about a general matcher, if one gave the answer.
    note: Option<String>,
}

impl Response<'_> {
    fn json(&self) -> String {
        // Serialization to a string with string keys does not fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The id, then the members.
impl Serialize for Response<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut object = to.serialize_map(None)?;
        object.serialize_entry("id", &self.id)?;
        for (name, value) in &self.members {
            object.serialize_entry(name, value)?;
        }
        object.end()
    }
}

fn respond<'l>(library: &mut Library, line: Line<'l>) -> Response<'l> {
    let text = match line {
        Line::Text(text) => text,
        Line::Other(why) => return Response { id: None, members: failure(&why.to_string()), note: None },
    };
    match Request::read(text) {
        Ok(Request { id, call }) => {
            let mut note = None;
            let answer = answer(library, &call, &mut note);
            Response { id, members: answer.unwrap_or_else(|message| failure(&message)), note }
        }
        Err((id, message)) => Response { id, members: failure(&message), note: None },
    }
}

/// The answer to a request. Sets a note if a general matcher gave it.
fn answer(
    library: &mut Library,
    call: &OperationCall,
    note: &mut Option<String>,
) -> Result<Map<String, Value>, String> {
    match call {
        OperationCall::Parse { kind, input } => {
            let scheme = library.is_scheme(kind);
            let parser = library.parser(kind);
            let parser = parser.ok_or_else(|| format!("there is no kind `{kind}`"))?;
            *note = general::note(kind, &parser);
            let answer = match parser.parse(input) {
                Ok(parsed) => Answer::new(parsed, scheme).members(),
                Err(mismatch) if mismatch.exceeded().is_some() => return Err(mismatch.to_string()),
                Err(mismatch) => answer::rejection(input, kind, &mismatch),
            };
            Ok(matched_by(&parser, answer))
        }
        OperationCall::Match { grammar, rule, input } => {
            let parser = library.rule(grammar, rule).map_err(|error| error.to_string())?;
            *note = general::note(rule, &parser);
            let matches =
                parser.decide(input).map_err(|limit| format!("not decided: the text needs {limit}"))?;
            Ok(matched_by(&parser, [("ok".to_string(), Value::Bool(matches))].into_iter().collect()))
        }
        OperationCall::Resolve { base, input, strict } => {
            Ok(answer::output(uri_operations::resolve(base, input, *strict)))
        }
        OperationCall::Relativize { base, input } => {
            Ok(answer::output(uri_operations::relativize(base, input)))
        }
        OperationCall::Normalize { kind, input, level } => {
            let normalizer = Normalizer::new(library, Some(kind), level.steps())?;
            Ok(answer::output(normalizer.normalize(input).map(Cow::into_owned)))
        }
        OperationCall::ToUri { input } => Ok(answer::output(uri_operations::to_uri(input))),
        OperationCall::ToIri { input } => Ok(answer::output(uri_operations::to_iri(input))),
        OperationCall::Name { input } => Ok(answer::name(virgule_ni::Name::parse(input))),
        OperationCall::Build { kind, fields } => Ok(answer::built(build::build(library, kind, fields)?)),
        OperationCall::Expand { template, variables } => Ok(answer::expanded(template, variables)),
        OperationCall::Find { input } => Ok(answer::found(input)),
        OperationCall::Repair { kind, input } => Ok(answer::repaired(input, *kind, kind.repair(input))),
        OperationCall::Compare { input, other } => Ok(match uri_operations::compare(library, input, other) {
            Ok(comparison) => answer::equal(comparison.equivalence),
            Err(error) => answer::text_error(&error),
        }),
    }
}

/// An answer, with a member more if a general matcher gave it.
fn matched_by(parser: &Parser<'_>, mut members: Map<String, Value>) -> Map<String, Value> {
    if parser.general().is_some() {
        members.insert("matcher".to_string(), Value::from("general"));
    }
    members
}

fn failure(message: &str) -> Map<String, Value> {
    [("error".to_string(), Value::from(message))].into_iter().collect()
}
