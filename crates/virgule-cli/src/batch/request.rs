//! A line → what is asked.

use crate::args::{DEFAULT_KIND, Level};
use clap::ValueEnum;
use serde_json::{Map, Value};

/// One request.
pub struct Request {
    /// Given back with the answer.
    pub id: Value,
    /// What to do.
    pub ask: Ask,
}

/// What can be asked.
pub enum Ask {
    /// Parse `input` as `kind`.
    Parse {
        /// A kind or a scheme.
        kind: String,
        /// The text.
        input: String,
    },
    /// Is `input`, whole, in `rule` of `grammar`?
    Match {
        /// A grammar file's name without its ending.
        grammar: String,
        /// A rule's name.
        rule: String,
        /// The text.
        input: String,
    },
    /// What `input` refers to from `base`.
    Resolve {
        /// The base.
        base: String,
        /// A reference.
        input: String,
        /// Whether a scheme in the reference always counts.
        strict: bool,
    },
    /// The shortest reference from `base` to `input`.
    Relativize {
        /// The base.
        base: String,
        /// The target.
        input: String,
    },
    /// `input`, a text of that kind, in one form for what is the same.
    Normalize {
        /// A kind or a scheme.
        kind: String,
        /// The text.
        input: String,
        /// How far to go.
        level: Level,
    },
    /// The URI that an IRI maps to.
    ToUri {
        /// An IRI, or a reference.
        input: String,
    },
    /// The IRI of a URI.
    ToIri {
        /// A URI, or a reference.
        input: String,
    },
    /// The digest of a hash name.
    Name {
        /// The name, in any of its texts.
        input: String,
    },
    /// A text of that kind.
    Build {
        /// A kind or a scheme.
        kind: String,
        /// Its fields, as they are to stand in it.
        fields: Vec<(String, String)>,
    },
    /// On which rung are both equal?
    Compare {
        /// One text.
        input: String,
        /// The other.
        other: String,
    },
}

/// The names of all operations, for messages.
const OPERATIONS: &str = "parse, match, resolve, relativize, normalize, compare, to-uri, to-iri, name, build";

impl Request {
    /// Reads a line; an error comes with the id, if that could be read.
    pub fn read(line: &str) -> Result<Self, (Value, String)> {
        let value: Value =
            serde_json::from_str(line).map_err(|error| (Value::Null, format!("not JSON: {error}")))?;
        let Value::Object(members) = value else {
            return Err((Value::Null, "a request is a JSON object".to_string()));
        };
        let id = members.get("id").cloned().unwrap_or(Value::Null);
        match Ask::read(&members) {
            Ok(ask) => Ok(Request { id, ask }),
            Err(message) => Err((id, message)),
        }
    }
}

impl Ask {
    fn read(members: &Map<String, Value>) -> Result<Self, String> {
        let text = |name: &str| match members.get(name) {
            Some(Value::String(text)) => Ok(text.clone()),
            Some(_) => Err(format!("`{name}` is no string")),
            None => Err(format!("`{name}` is missing")),
        };
        let strict = match members.get("strict") {
            None => true,
            Some(Value::Bool(strict)) => *strict,
            Some(_) => return Err("`strict` is neither true nor false".to_string()),
        };
        match text("op")?.as_str() {
            "parse" => Ok(Ask::Parse { kind: text("kind")?, input: text("input")? }),
            "match" => {
                Ok(Ask::Match { grammar: text("grammar")?, rule: text("rule")?, input: text("input")? })
            }
            "resolve" => Ok(Ask::Resolve { base: text("base")?, input: text("input")?, strict }),
            "relativize" => Ok(Ask::Relativize { base: text("base")?, input: text("input")? }),
            "normalize" => {
                let level = text("level")?;
                let level = Level::from_str(&level, false)
                    .map_err(|_| format!("there is no level `{level}`; there are {}", Level::names()))?;
                Ok(Ask::Normalize { kind: text("kind")?, input: text("input")?, level })
            }
            "to-uri" => Ok(Ask::ToUri { input: text("input")? }),
            "to-iri" => Ok(Ask::ToIri { input: text("input")? }),
            "name" => Ok(Ask::Name { input: text("input")? }),
            "compare" => Ok(Ask::Compare { input: text("input")?, other: text("other")? }),
            "build" => {
                let kind =
                    if members.contains_key("kind") { text("kind")? } else { DEFAULT_KIND.to_string() };
                Ok(Ask::Build { kind, fields: fields(members.get("fields"))? })
            }
            other => Err(format!("there is no op `{other}`; there are {OPERATIONS}")),
        }
    }
}

/// The members of `fields`: strings. What is null is not set, so that the fields of a parse can be given back.
fn fields(value: Option<&Value>) -> Result<Vec<(String, String)>, String> {
    let Some(Value::Object(members)) = value else { return Err("`fields` is no object".to_string()) };
    let set = members.iter().filter(|(_, value)| !value.is_null());
    set.map(|(name, value)| match value {
        Value::String(text) => Ok((name.clone(), text.clone())),
        _ => Err(format!("the field `{name}` is no string")),
    })
    .collect()
}
