//! Runs a subject: a program that decides whether strings are in the language.
//!
//! ```text
//! process    one run of the subject: pipes, standard error, exit
//! runner     strings → answers; timeouts, restarts
//! isolate    a failure with many requests in flight → the string that causes it
//! ```
//!
//! A subject is not trusted: it may exit, hang, flood its output, or answer unknown requests, in any order. Memory is
//! bounded by the requests in flight, restarts by [`Limits`].
//!
//! ```text
//! batch   {"id":7,"op":"parse","kind":"uri","input":"a:b"}     {"id":7,"ok":true,"components":{"scheme":"a",…}}
//!         {"id":8,"op":"match","grammar":"rfc3986","rule":"port","input":"8x"}       {"id":8,"ok":false}
//! lines   a:b                                                  ok
//!         :                                                    no
//! ```
//!
//! `batch` is the protocol of `virgule batch`. `lines` needs no JSON, but cannot express strings with line breaks.

mod isolate;
mod process;
mod runner;

pub use runner::{Limits, Runner, StartError};

use serde_json::{Map, Value, json};

/// A protocol between runner and subject.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Protocol {
    /// A JSON object per line, both for requests and answers.
    Batch(Question),
    /// A string per line, answered by `ok` or `no`.
    Lines,
}

/// The question about each string.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// Is the string of that kind, and what are its parts?
    Parse {
        /// The name of a kind or a scheme.
        kind: String,
    },
    /// Does that rule of that grammar match the string?
    Match {
        /// The name of the grammar, without `.abnf`.
        grammar: String,
        /// The name of the rule.
        rule: String,
    },
}

/// The answer of a subject about a string.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// The string is accepted, with these parts.
    Yes(Parts),
    /// The string is rejected.
    No,
    /// The subject does not support the operation or the kind.
    Unsupported,
    /// The subject reports an error.
    Error(String),
    /// The output line is not an answer.
    Garbage(String),
    /// The subject exited: status, and the end of standard error.
    Crash(String),
    /// No answer in time.
    Hang,
    /// The string was not sent: the protocol cannot express it, or the limits are reached.
    Unasked,
}

impl Answer {
    /// True if the subject did not answer.
    pub fn is_trouble(&self) -> bool {
        matches!(self, Answer::Garbage(_) | Answer::Crash(_) | Answer::Hang)
    }
}

/// The parts in an answer, each with its value, or `None` if the subject reports it as absent.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Parts {
    /// `components`: scheme, userinfo, host, port, path, query, fragment.
    pub components: Vec<(String, Option<String>)>,
    /// `fields`: the fields of the grammar.
    pub fields: Vec<(String, Option<String>)>,
    /// Members of `fields` that are arrays: the lists of the grammar with their items.
    pub lists: Vec<(String, Vec<String>)>,
}

impl Protocol {
    /// True if an answer contains the number of its request.
    pub fn is_numbered(&self) -> bool {
        matches!(self, Protocol::Batch(_))
    }

    /// Returns the request line for `text`, with its line end; `None` if the protocol cannot express the string.
    pub fn request(&self, id: u64, text: &str) -> Option<String> {
        match self {
            Protocol::Lines if text.contains(['\n', '\r']) => None,
            Protocol::Lines => Some(format!("{text}\n")),
            Protocol::Batch(Question::Parse { kind }) => {
                Some(format!("{}\n", json!({"id": id, "op": "parse", "kind": kind, "input": text})))
            }
            Protocol::Batch(Question::Match { grammar, rule }) => Some(format!(
                "{}\n",
                json!({"id": id, "op": "match", "grammar": grammar, "rule": rule, "input": text})
            )),
        }
    }

    /// Parses a line: the number of the request, if the line has one, and the answer. `None` if the line is not an
    /// answer.
    pub fn answer(&self, line: &str) -> Option<(Option<u64>, Answer)> {
        match (self, line) {
            (Protocol::Lines, "ok") => Some((None, Answer::Yes(Parts::default()))),
            (Protocol::Lines, "no") => Some((None, Answer::No)),
            (Protocol::Lines, _) => None,
            (Protocol::Batch(_), _) => {
                let members: Map<String, Value> = serde_json::from_str(line).ok()?;
                Some((Some(members.get("id")?.as_u64()?), read(&members)?))
            }
        }
    }
}

/// Returns the answer with these members; `None` if they are not an answer.
fn read(members: &Map<String, Value>) -> Option<Answer> {
    let mut lists = Vec::new();
    match (members.get("ok"), members.get("error")) {
        (Some(Value::Bool(true)), _) => Some(Answer::Yes(Parts {
            components: parts(members.get("components"), &mut Vec::new())?,
            fields: parts(members.get("fields"), &mut lists)?,
            lists,
        })),
        (Some(Value::Bool(false)), _) => Some(Answer::No),
        (None, Some(Value::String(error))) if error == "unsupported" => Some(Answer::Unsupported),
        (None, Some(Value::String(error))) => Some(Answer::Error(error.clone())),
        _ => None,
    }
}

/// Parses an object of strings and nulls; arrays of strings go to `lists`. A missing object is empty.
fn parts(
    value: Option<&Value>,
    lists: &mut Vec<(String, Vec<String>)>,
) -> Option<Vec<(String, Option<String>)>> {
    let members = match value {
        None | Some(Value::Null) => return Some(Vec::new()),
        Some(Value::Object(members)) => members,
        Some(_) => return None,
    };
    let mut parts = Vec::new();
    for (name, value) in members {
        match value {
            Value::Null => parts.push((name.clone(), None)),
            Value::String(text) => parts.push((name.clone(), Some(text.clone()))),
            Value::Array(items) => {
                let items = items.iter().map(|item| item.as_str().map(str::to_string));
                lists.push((name.clone(), items.collect::<Option<_>>()?));
            }
            _ => return None,
        }
    }
    Some(parts)
}
