//! `source`: the text of a grammar.

use super::document::Document;
use super::refusal::Refusal;
use serde_json::{Value, json};

/// `text`: what the file of the grammar holds.
pub fn answer(document: &Document) -> Result<Value, Refusal> {
    Ok(json!({ "ok": true, "text": document.source().text }))
}
