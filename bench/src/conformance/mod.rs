//! The libraries as programs with the protocol of `virgule batch`, and their deviations from the grammar.
//!
//! ```text
//! deviations   their deviations from the grammar, and the section that decides
//! document     the deviations as text: docs/conformance.md
//! ```

pub mod deviations;
pub mod document;

use crate::subject::Ask;
use crate::subjects::{fluent_uri, http, iref, iri_string, oxiri, uriparse, whatwg};
use serde_json::{Map, Value, json};
use std::io::{BufRead, Write};

/// The answer of a library to a text.
#[derive(Debug, Clone, PartialEq)]
pub enum LibraryAnswer {
    /// The library has no parser for the kind.
    Unsupported,
    /// The library rejects the text.
    No,
    /// The library accepts the text, with these components.
    Yes(Map<String, Value>),
}

/// A library whose answers are tested.
#[derive(Debug, Clone, Copy)]
pub struct Library {
    /// The name of the crate.
    pub name: &'static str,
    /// The parsers by kind, that of the most general kind first.
    asks: &'static [(&'static str, Ask)],
}

/// All libraries.
pub const LIBRARIES: [Library; 7] = [
    Library { name: "fluent-uri", asks: fluent_uri::ASKS },
    Library { name: "iri-string", asks: iri_string::ASKS },
    Library { name: "iref", asks: iref::ASKS },
    Library { name: "oxiri", asks: oxiri::ASKS },
    Library { name: "uriparse", asks: uriparse::ASKS },
    Library { name: "http", asks: http::ASKS },
    Library { name: "url", asks: whatwg::URL_ASKS },
];

/// The library named `name`; `None` if there is none.
pub fn find(name: &str) -> Option<Library> {
    LIBRARIES.into_iter().find(|library| library.name == name)
}

impl Library {
    /// The most general kind that the library parses.
    pub fn kind(&self) -> &'static str {
        self.asks[0].0
    }

    /// Parses a text as a kind.
    pub fn ask(&self, kind: &str, text: &str) -> LibraryAnswer {
        let ask = self.asks.iter().find(|(known, _)| *known == kind);
        ask.map_or(LibraryAnswer::Unsupported, |(_, ask)| {
            ask(text).map_or(LibraryAnswer::No, LibraryAnswer::Yes)
        })
    }

    /// Runs the library as a subject of `virgule conform`: answers all requests of `input`, a JSON object per line, and flushes
    /// the output after each answer.
    pub fn serve(&self, input: impl BufRead, mut out: impl Write) -> std::io::Result<()> {
        for line in input.lines() {
            writeln!(out, "{}", Value::Object(self.answer(&line?)))?;
            out.flush()?;
        }
        Ok(())
    }

    /// The answer to a request.
    fn answer(&self, line: &str) -> Map<String, Value> {
        let request: Value = serde_json::from_str(line).unwrap_or_default();
        let text = |name: &str| request.get(name).and_then(Value::as_str).unwrap_or_default();
        let answers = match text("op") {
            "parse" => self.ask(text("kind"), text("input")),
            _ => LibraryAnswer::Unsupported,
        };
        let mut members = Map::new();
        members.insert("id".into(), request.get("id").cloned().unwrap_or_default());
        members.extend(match answers {
            LibraryAnswer::Unsupported => vec![("error".to_string(), json!("unsupported"))],
            LibraryAnswer::No => vec![("ok".to_string(), json!(false))],
            LibraryAnswer::Yes(parts) => {
                vec![("ok".to_string(), json!(true)), ("components".to_string(), Value::Object(parts))]
            }
        });
        members
    }
}
