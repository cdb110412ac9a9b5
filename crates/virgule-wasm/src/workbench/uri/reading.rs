//! The kind of a text, and its components.

use crate::workbench::offsets::Offsets;
use serde_json::{Value, json};
use virgule::Kind;
use virgule_dynamic::Parser;

/// What RFC 3986 and RFC 3987 read: each kind accepts all texts of the ones before it, or has a scheme.
const KINDS: [&str; 4] = ["uri", "uri-reference", "iri", "iri-reference"];

/// A text as a URI or IRI.
#[derive(Debug)]
pub struct Reading {
    /// The first kind that accepts it.
    pub kind: Option<&'static str>,
    /// `offset` and `message`, if none does.
    pub error: Value,
    /// `name`, `start` and `end` of each component.
    pub components: Vec<Value>,
}

impl Reading {
    /// Reads a text.
    pub fn of(text: &str) -> Self {
        let offsets = Offsets::new(text);
        for name in KINDS {
            let Some(parser) = Kind::find(name).map(Parser::built_in) else { continue };
            let Ok(parsed) = parser.parse(text) else { continue };
            let component = |(name, span): (&str, Option<(usize, usize)>)| {
                let (start, end) = span.map(|(start, end)| offsets.span(start, end))?;
                Some(json!({ "name": name, "start": start, "end": end }))
            };
            let components = parsed.spans().filter_map(component).collect();
            return Reading { kind: Some(name), error: Value::Null, components };
        }
        // The error of the widest kind that the text may have been meant to be.
        let name = if text.is_ascii() { "uri-reference" } else { "iri-reference" };
        let error = Kind::find(name).and_then(|kind| Parser::built_in(kind).parse(text).err());
        let error =
            error.map(|error| json!({ "offset": offsets.of(error.offset), "message": error.to_string() }));
        Reading { kind: None, error: Value::from(error), components: Vec::new() }
    }
}
