//! `virgule batch`: requests and answers, one JSON object per line.
//!
//! ```text
//! members   a line → the raw members of a JSON object
//! operation the operations, with an example of each
//! variables the variables of a URI template
//! ```
//!
//! An invalid request is answered with `"error"`, and the next line is processed. `docs/command.md` describes the
//! protocol for users.

#[cfg(test)]
mod hostile_tests;
mod members;
mod operation;
#[cfg(test)]
mod tests;
pub mod variables;

use crate::answer::Answer;
use crate::bulk::chunk::{Chunk, ChunkReader, SIZES};
use crate::find::RedactArgs;
use crate::general_matcher::{self, Notes};
use crate::inputs::{about, is_dash};
use crate::line::Line;
use crate::normalize::Normalizer;
use crate::options::{DEFAULT_KIND, Grammars, Level, find};
use crate::parse::no_tree;
use crate::queries::{self, Edits};
use crate::repairable::Repairable;
use crate::templates::matcher;
use crate::{Failure, Output, Verdict, uri_commands, uri_operations, wrong};
use members::Members;
use operation::Operation;
pub use operation::PROTOCOL;
use serde::Serialize;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::io::Read;
use std::ops::ControlFlow;
use std::path::Path;
use virgule_compiler::limits::Exceeded;
use virgule_dynamic::{Library, LoadError, Tree, TreeMatcher};

/// Answers all requests of `input`.
pub fn run(call: &Grammars, input: impl Read, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    if call.files.iter().any(|file| is_dash(file)) {
        return wrong("--grammar -: standard input contains the requests; use a file");
    }
    let mut notes = Notes::default();
    serve(&mut call.matching_library()?, input, &mut |note| notes.print(note), out)
}

/// Returns the answers of `virgule batch` to `input`, one line for each line.
///
/// ```
/// let mut library = virgule_dynamic::Library::new();
/// let request = r#"{"id": 1, "op": "resolve", "base": "http://a/b/c", "input": "../d"}"#;
/// let answers = virgule_cli::answers(&mut library, request.as_bytes());
/// assert_eq!(answers, "{\"id\":1,\"ok\":true,\"output\":\"http://a/d\"}\n");
/// ```
pub fn answers(library: &mut Library, input: &[u8]) -> String {
    let mut answers = Vec::new();
    // Memory I/O does not fail.
    let _ = serve(library, input, &mut |_| {}, &mut Output::new(&mut answers));
    String::from_utf8(answers).unwrap_or_default()
}

/// Writes the answers to all lines of `input`. Calls `note` with the note about a general matcher that gave an answer.
fn serve(
    library: &mut Library,
    input: impl Read,
    note: &mut dyn FnMut(Option<String>),
    out: &mut Output<'_>,
) -> Result<Verdict, Failure> {
    let (mut reader, mut chunk) = (ChunkReader::new(input, SIZES), Chunk::default());
    while reader.next(&mut chunk).map_err(|error| about(Path::new("-"), &error))? {
        let written = chunk.each_line(|_, line| {
            let written = writeln!(out, "{}", respond(library, line, note));
            written.map_or_else(ControlFlow::Break, ControlFlow::Continue)
        });
        if let ControlFlow::Break(failure) = written {
            return Err(failure);
        }
        // The client may wait for these answers before it sends the next request.
        out.flush()?;
    }
    Ok(Verdict::Yes)
}

/// An answer with the id of its request, which is echoed verbatim; null if it is absent or invalid.
#[derive(Serialize)]
struct Response<'l, T> {
    id: Option<&'l RawValue>,
    #[serde(flatten)]
    answer: T,
}

/// The answer to a line that is not a valid request.
#[derive(Serialize)]
struct RequestError {
    error: String,
}

impl<T: Serialize> Response<'_, T> {
    fn json(&self) -> String {
        // Serialization to a string with string keys does not fail.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Returns the answer to a line. Calls `note` with the note about a general matcher that gave it.
fn respond(library: &mut Library, line: Line<'_>, note: &mut dyn FnMut(Option<String>)) -> String {
    let members = match line {
        Ok(text) => Members::read(text),
        Err(why) => Err(why.to_string()),
    };
    let (id, answer) = match members {
        Ok(members) => {
            // A repeated id is ambiguous.
            let id = members.get("id").filter(|_| members.repeated() != Some("id"));
            (id, answer(library, id, &members, note))
        }
        Err(message) => (None, Err(message)),
    };
    answer.unwrap_or_else(|error| Response { id, answer: RequestError { error } }.json())
}

/// Returns the answer to a request as JSON, or the error of an invalid request.
fn answer(
    library: &mut Library,
    id: Option<&RawValue>,
    members: &Members<'_>,
    note: &mut dyn FnMut(Option<String>),
) -> Result<String, String> {
    if let Some(name) = members.hyphenated() {
        return Err(format!("`{name}` is written with `_`"));
    }
    if let Some(name) = members.repeated() {
        return Err(format!("`{name}` is given twice"));
    }
    let (text, flag) = (|name: &str| members.text(name), |name: &str| members.flag(name));
    let strict = members.boolean("strict")?.unwrap_or(true);
    let answer = match find::<Operation>("op", &text("op")?)? {
        Operation::Parse => {
            let (kind, input) = (text("kind")?, text("input")?);
            let trees = flag("tree")?.then(|| library.kind_trees(&kind)).transpose();
            let trees = trees.map_err(|error| error.to_string())?;
            let scheme = library.is_scheme(&kind);
            // A response does not list all kinds.
            let parser = library.parser(&kind).ok_or_else(|| match library.kind_error(&kind) {
                LoadError::Unknown(_) => format!("there is no kind `{kind}`"),
                error => error.to_string(),
            })?;
            note(general_matcher::note(&kind, &parser));
            let answer = match parser.parse(&input) {
                Ok(parsed) => Answer::parsed(parsed, scheme).with_tree(derive(trees.as_deref(), &input)?),
                Err(mismatch) if mismatch.exceeded().is_some() => return Err(mismatch.to_string()),
                Err(mismatch) => Answer::rejection(&input, &kind, &mismatch),
            };
            return Ok(Response { id, answer: answer.matched_by(parser.general().is_some()) }.json());
        }
        Operation::Match => {
            let (grammar, rule, input) = (text("grammar")?, text("rule")?, text("input")?);
            let trees = flag("tree")?.then(|| library.rule_trees(&grammar, &rule)).transpose();
            let trees = trees.map_err(|error| error.to_string())?;
            let parser = library.rule(&grammar, &rule).map_err(|error| error.to_string())?;
            note(general_matcher::note(&rule, &parser));
            let matches =
                parser.decide(&input).map_err(|limit| format!("not decided: the input needs {limit}"))?;
            let tree = derive(trees.as_deref().filter(|_| matches), &input)?;
            Answer::matched(matches).matched_by(parser.general().is_some()).with_tree(tree)
        }
        Operation::Resolve => Answer::made(uri_operations::resolve(&text("base")?, &text("input")?, strict)),
        Operation::Relativize => Answer::made(uri_operations::relativize(&text("base")?, &text("input")?)),
        Operation::Normalize => {
            let level: Level = find("level", &text("level")?)?;
            let (kind, input) = (text("kind")?, text("input")?);
            let normalizer =
                Normalizer::new(library, Some(&kind), level.steps()).map_err(|error| error.to_string())?;
            Answer::made(normalizer.normalize(&input).map(Cow::into_owned))
        }
        Operation::ToUri => Answer::made(uri_commands::to_uri_by(&text("input")?, flag("idna")?)),
        Operation::ToIri => Answer::made(uri_commands::to_iri_by(&text("input")?, flag("idna")?)),
        Operation::Name => Answer::name(virgule_ni::Name::parse(&text("input")?)),
        Operation::Compare => match uri_operations::compare(library, &text("input")?, &text("other")?) {
            Ok(comparison) => Answer::equal(comparison.equivalence),
            Err(error) => Answer::text_error(&error),
        },
        Operation::Expand => {
            let variables = members.get("variables").ok_or("`variables` is missing")?;
            Answer::expanded(&text("template")?, &variables::read(variables)?)
        }
        Operation::MatchTemplate => {
            let (route, ambiguous) = (flag("route")?, flag("allow_ambiguity")?);
            let (template, input) = (text("template")?, text("input")?);
            Answer::variables(&matcher(&template, route, &members.list("maps")?, ambiguous), &input)
        }
        Operation::Query => Answer::pairs(queries::pairs(&text("input")?)),
        Operation::EditQuery => {
            let object = |name: &str| members.get(name).map_or(Ok(Vec::new()), |_| members.pairs(name));
            let edits = Edits {
                remove: members.list("remove")?,
                set: object("set")?,
                add: object("add")?,
                sort: flag("sort")?,
            };
            Answer::made(queries::edit_pairs(&text("input")?, &edits))
        }
        Operation::Find => Answer::found(&text("input")?),
        Operation::Redact => {
            let policy = RedactArgs {
                hidden: members.list("redact_param")?,
                shown: members.list("show_param")?,
                all_userinfo: flag("all_userinfo")?,
            };
            let input = text("input")?;
            Answer::output(policy.apply(|policy| policy.redact(&input).into_owned()))
        }
        Operation::Repair => {
            let (kind, input) = (Repairable::find(&text("kind")?)?, text("input")?);
            Answer::repaired(&input, kind, kind.repair(&input))
        }
        Operation::Build => {
            let kind = members.get("kind").map_or(Ok(DEFAULT_KIND.to_string()), |_| text("kind"))?;
            Answer::built(uri_commands::build(library, &kind, &members.strings("fields")?)?)
        }
    };
    Ok(Response { id, answer }.json())
}

/// Returns the derivation of the input, if requested.
fn derive(trees: Option<&TreeMatcher>, input: &str) -> Result<Option<Result<Tree, Exceeded>>, String> {
    let tree = trees.map_or(Ok(None), |trees| trees.derive(input)).map_err(|limit| no_tree(&limit))?;
    Ok(tree.map(Ok))
}
