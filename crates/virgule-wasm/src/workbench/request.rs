//! The members of a request.

use super::refusal::Refusal;
use serde_json::{Map, Value};

/// A request, or an object within one.
#[derive(Debug)]
pub struct Request {
    members: Map<String, Value>,
}

/// A grammar that a request names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GrammarSource {
    /// A built-in grammar, by the name of its file.
    BuiltIn(String),
    /// A grammar of the user.
    Text(String),
}

impl Request {
    /// Reads a JSON object.
    pub fn read(text: &str) -> Result<Self, Refusal> {
        match serde_json::from_str(text) {
            Ok(Value::Object(members)) => Ok(Request { members }),
            Ok(_) => Err("the request is no JSON object".to_string().into()),
            Err(error) => Err(format!("the request is no JSON: {error}").into()),
        }
    }

    /// A string.
    pub fn text(&self, name: &str) -> Result<&str, Refusal> {
        self.optional_text(name)?.ok_or_else(|| format!("the request has no `{name}`").into())
    }

    /// A string; `None` if it is missing or null.
    pub fn optional_text(&self, name: &str) -> Result<Option<&str>, Refusal> {
        match self.members.get(name) {
            None | Some(Value::Null) => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(format!("`{name}` is no string").into()),
        }
    }

    /// True if a member is true; false if it is missing.
    pub fn flag(&self, name: &str) -> Result<bool, Refusal> {
        match self.members.get(name) {
            None | Some(Value::Null) => Ok(false),
            Some(Value::Bool(flag)) => Ok(*flag),
            Some(_) => Err(format!("`{name}` is neither true nor false").into()),
        }
    }

    /// An integer from 0; the default if it is missing.
    pub fn number(&self, name: &str, default: u64) -> Result<u64, Refusal> {
        match self.members.get(name) {
            None | Some(Value::Null) => Ok(default),
            Some(value) => value.as_u64().ok_or_else(|| format!("`{name}` is no integer from 0").into()),
        }
    }

    /// An object.
    pub fn object(&self, name: &str) -> Result<Request, Refusal> {
        match self.members.get(name) {
            Some(Value::Object(members)) => Ok(Request { members: members.clone() }),
            _ => Err(format!("the request has no object `{name}`").into()),
        }
    }

    /// The grammar of the request.
    pub fn source(&self) -> Result<GrammarSource, Refusal> {
        let source = self.object("source")?;
        match (source.optional_text("builtin")?, source.optional_text("text")?) {
            (Some(file), None) => Ok(GrammarSource::BuiltIn(file.to_string())),
            (None, Some(text)) => Ok(GrammarSource::Text(text.to_string())),
            _ => Err("`source` has one member, `builtin` or `text`".to_string().into()),
        }
    }
}
