//! A line → what is asked.

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
}

/// The names of all operations, for messages.
const OPERATIONS: &str = "parse, match";

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
        match text("op")?.as_str() {
            "parse" => Ok(Ask::Parse { kind: text("kind")?, input: text("input")? }),
            "match" => {
                Ok(Ask::Match { grammar: text("grammar")?, rule: text("rule")?, input: text("input")? })
            }
            other => Err(format!("there is no op `{other}`; there are {OPERATIONS}")),
        }
    }
}
