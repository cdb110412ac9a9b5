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

use crate::answer::{self, Answer, TreeArray};
use crate::general::{self, Notes};
use crate::inputs::is_dash;
use crate::line::Line;
use crate::normalize::Normalizer;
use crate::parse::no_tree;
use crate::{Failure, Verdict, args, build, uri_operations, write_json};
use lines::Lines;
pub use operation::help;
use request::{OperationCall, Request};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::io::{Read, Write};
use virgule_dynamic::{Library, LoadError, Parser, Tree, TreeMatcher};

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
        write_json(out, &response)?;
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
    /// The derivation, if it is requested; the last member.
    tree: Option<Tree>,
    /// The note about a general matcher, if one gave the answer.
    note: Option<String>,
}

impl Response<'_> {
    fn json(&self) -> String {
        // Serialization to a string with string keys does not fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The id, then the members, then the tree.
impl Serialize for Response<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut object = to.serialize_map(None)?;
        object.serialize_entry("id", &self.id)?;
        for (name, value) in &self.members {
            object.serialize_entry(name, value)?;
        }
        if let Some(tree) = &self.tree {
            object.serialize_entry("tree", &TreeArray(tree))?;
        }
        object.end()
    }
}

fn respond<'l>(library: &mut Library, line: Line<'l>) -> Response<'l> {
    let mut response = Response { id: None, members: Map::new(), tree: None, note: None };
    let text = match line {
        Line::Text(text) => text,
        Line::Other(why) => return Response { members: failure(&why.to_string()), ..response },
    };
    match Request::read(text) {
        Ok(Request { id, call }) => {
            let answer = answer(library, &call, &mut response);
            Response { id, members: answer.unwrap_or_else(|message| failure(&message)), ..response }
        }
        Err((id, message)) => Response { id, members: failure(&message), ..response },
    }
}

/// The members of the answer to a request. Sets the note of the response if a general matcher gave it, and the derivation.
fn answer(
    library: &mut Library,
    call: &OperationCall,
    response: &mut Response<'_>,
) -> Result<Map<String, Value>, String> {
    match call {
        OperationCall::Parse { kind, input, tree } => {
            let trees = tree.then(|| library.kind_trees(kind)).transpose();
            let trees = trees.map_err(|error| error.to_string())?;
            let scheme = library.is_scheme(kind);
            let parser = library.parser(kind);
            // A response does not list all kinds.
            let parser = parser.ok_or_else(|| match library.kind_error(kind) {
                LoadError::Unknown(_) => format!("there is no kind `{kind}`"),
                error => error.to_string(),
            })?;
            response.note = general::note(kind, &parser);
            let answer = match parser.parse(input) {
                Ok(parsed) => {
                    response.tree = derive(trees.as_deref(), input)?;
                    Answer::new(parsed, scheme).members()
                }
                Err(mismatch) if mismatch.exceeded().is_some() => return Err(mismatch.to_string()),
                Err(mismatch) => answer::rejection(input, kind, &mismatch),
            };
            Ok(matched_by(&parser, answer))
        }
        OperationCall::Match { grammar, rule, input, tree } => {
            let trees = tree.then(|| library.rule_trees(grammar, rule)).transpose();
            let trees = trees.map_err(|error| error.to_string())?;
            let parser = library.rule(grammar, rule).map_err(|error| error.to_string())?;
            response.note = general::note(rule, &parser);
            let matches =
                parser.decide(input).map_err(|limit| format!("not decided: the text needs {limit}"))?;
            response.tree = derive(trees.as_deref().filter(|_| matches), input)?;
            Ok(matched_by(&parser, [("ok".to_string(), Value::Bool(matches))].into_iter().collect()))
        }
        OperationCall::Resolve { base, input, strict } => {
            Ok(answer::output(uri_operations::resolve(base, input, *strict)))
        }
        OperationCall::Relativize { base, input } => {
            Ok(answer::output(uri_operations::relativize(base, input)))
        }
        OperationCall::Normalize { kind, input, level } => {
            let normalizer =
                Normalizer::new(library, Some(kind), level.steps()).map_err(|error| error.to_string())?;
            Ok(answer::output(normalizer.normalize(input).map(Cow::into_owned)))
        }
        OperationCall::ToUri { input } => Ok(answer::output(uri_operations::to_uri(input))),
        OperationCall::ToIri { input } => Ok(answer::output(uri_operations::to_iri(input))),
        OperationCall::Name { input } => Ok(answer::name(virgule_ni::Name::parse(input))),
        OperationCall::Build { kind, fields } => Ok(answer::built(build::build(library, kind, fields)?)),
        OperationCall::Expand { template, variables } => Ok(answer::expanded(template, variables)),
        OperationCall::Find { input } => Ok(answer::found(input)),
        OperationCall::Redact { input, policy } => {
            Ok(answer::output(Ok(policy.apply(|policy| policy.redact(input).into_owned()))))
        }
        OperationCall::Repair { kind, input } => Ok(answer::repaired(input, *kind, kind.repair(input))),
        OperationCall::Compare { input, other } => Ok(match uri_operations::compare(library, input, other) {
            Ok(comparison) => answer::equal(comparison.equivalence),
            Err(error) => answer::text_error(&error),
        }),
    }
}

/// The derivation of a text, if it is requested.
fn derive(trees: Option<&TreeMatcher>, input: &str) -> Result<Option<Tree>, String> {
    trees.map_or(Ok(None), |trees| trees.derive(input)).map_err(|limit| no_tree(&limit))
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
