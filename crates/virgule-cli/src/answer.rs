//! What a parse says, as JSON: one form for `parse --json` and `batch`.

use serde_json::{Map, Value, json};
use virgule::Kind;
use virgule_dynamic::{Mismatch, Parsed, Parser};

/// The members of `components`, in the order in which they stand in a URI.
pub const COMPONENTS: [&str; 7] = ["scheme", "userinfo", "host", "port", "path", "query", "fragment"];

/// A text that was parsed, and what of it is shown.
pub struct Answer<'p, 't> {
    /// The parse as the kind that was asked for.
    pub parsed: Parsed<'p, 't>,
    /// Whether the fields of that kind are themselves the components of a URI.
    pub generic: bool,
}

impl<'p, 't> Answer<'p, 't> {
    /// `scheme` says whether the kind is a scheme, whose text is a URI as a rule but has fields of its own.
    pub fn new(parsed: Parsed<'p, 't>, scheme: bool) -> Self {
        let has = |name: &&str| parsed.fields().any(|(known, _)| known == *name);
        let generic = !scheme && COMPONENTS.iter().all(has);
        Answer { parsed, generic }
    }

    /// `"components": …, "fields": …` as members of an object with `"ok": true`.
    pub fn json(&self, text: &str) -> Map<String, Value> {
        let mut object = Map::new();
        object.insert("ok".into(), Value::Bool(true));
        object.insert("components".into(), self.components(text));
        if !self.generic {
            object.insert("fields".into(), Value::Object(fields(&self.parsed)));
        }
        object
    }

    fn components(&self, text: &str) -> Value {
        if self.generic {
            return components(&self.parsed);
        }
        match generic().as_ref().map(|parser| parser.parse(text)) {
            Some(Ok(parsed)) => components(&parsed),
            _ => Value::Null,
        }
    }
}

/// The parser of URIs in general.
pub fn generic() -> Option<Parser<'static>> {
    Kind::find("uri").map(Parser::built_in)
}

fn components(parsed: &Parsed<'_, '_>) -> Value {
    let member = |name: &str| (name.to_string(), parsed.get(name).map_or(Value::Null, Value::from));
    Value::Object(COMPONENTS.iter().map(|name| member(name)).collect())
}

fn fields(parsed: &Parsed<'_, '_>) -> Map<String, Value> {
    parsed.fields().map(|(name, text)| (name.to_string(), text.map_or(Value::Null, Value::from))).collect()
}

/// `"ok": false` with the error.
pub fn refusal(mismatch: &Mismatch) -> Map<String, Value> {
    let mut object = Map::new();
    object.insert("ok".into(), Value::Bool(false));
    let error = json!({
        "offset": mismatch.offset,
        "expected": mismatch.expected,
        "rule": mismatch.rule,
        "message": mismatch.to_string(),
    });
    object.insert("error".into(), error);
    object
}
