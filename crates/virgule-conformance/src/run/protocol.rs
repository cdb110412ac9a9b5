//! A text → a line for the subject; a line of the subject → an answer.
//!
//! ```text
//! batch   {"id":7,"op":"parse","kind":"uri","input":"a:b"}     {"id":7,"ok":true,"components":{"scheme":"a",…}}
//!         {"id":8,"op":"match","grammar":"rfc3986","rule":"port","input":"8x"}       {"id":8,"ok":false}
//! lines   a:b                                                  ok
//!         :                                                    no
//! ```
//!
//! `virgule batch` speaks the first. A program without JSON speaks the second, and is not asked about texts with
//! line breaks.

use serde_json::{Map, Value, json};

/// How texts are asked about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Protocol {
    /// One JSON object a line, both ways.
    Batch(Question),
    /// The text as a line; `ok` or `no`.
    Lines,
}

/// What is asked of each text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// Is it of that kind, and what are its parts?
    Parse {
        /// A kind or a scheme.
        kind: String,
    },
    /// Is it in that rule of that grammar?
    Match {
        /// The name of the grammar, without `.abnf`.
        grammar: String,
        /// The name of the rule.
        rule: String,
    },
}

/// What a subject says of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// It takes the text; the parts that it names.
    Yes(Parts),
    /// It refuses the text.
    No,
    /// It does not know the operation or the kind.
    Unsupported,
    /// It could not decide, and says why.
    Error(String),
    /// The line that came is no answer.
    Garbage(String),
    /// It ended: how, and the last that it wrote to standard error.
    Crash(String),
    /// No answer came in time.
    Hang,
    /// It was not asked: the protocol cannot carry the text, or too much went wrong before.
    Unasked,
}

impl Answer {
    /// Whether the subject did something else than to answer.
    pub fn is_trouble(&self) -> bool {
        matches!(self, Answer::Garbage(_) | Answer::Crash(_) | Answer::Hang)
    }
}

/// The parts that a subject names, each with its text, or `None` where it says that there is none.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Parts {
    /// `components`: scheme, userinfo, host, port, path, query, fragment.
    pub components: Vec<(String, Option<String>)>,
    /// `fields`: those of the grammar.
    pub fields: Vec<(String, Option<String>)>,
    /// `fields` that are arrays: lists of the grammar, each with its items.
    pub lists: Vec<(String, Vec<String>)>,
}

impl Protocol {
    /// Whether answers say which request they answer.
    pub fn is_numbered(&self) -> bool {
        matches!(self, Protocol::Batch(_))
    }

    /// The line that asks about `text`, with its end; `None` if it cannot be asked.
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

    /// The answer in a line, and the request that it answers: where requests have no number, the oldest. `None` if the
    /// line is no answer.
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

/// The members of an answer.
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

/// An object of texts and nulls, and of arrays of texts, which go to `lists`; none at all is an empty one.
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
