//! Answers requests, one JSON object per line; the output is flushed after each answer.

use crate::libraries::{Answer, Library};
use serde_json::{Map, Value, json};
use std::io::{BufRead, Write};

/// Answers all requests of `input`.
pub fn serve(library: Library, input: impl BufRead, mut out: impl Write) -> std::io::Result<()> {
    for line in input.lines() {
        writeln!(out, "{}", Value::Object(answer(library, &line?)))?;
        out.flush()?;
    }
    Ok(())
}

/// The answer to a request.
fn answer(library: Library, line: &str) -> Map<String, Value> {
    let request: Value = serde_json::from_str(line).unwrap_or_default();
    let text = |name: &str| request.get(name).and_then(Value::as_str).unwrap_or_default();
    let answers = match text("op") {
        "parse" => (library.ask)(text("kind"), text("input")),
        _ => Answer::Unsupported,
    };
    let mut members = Map::new();
    members.insert("id".into(), request.get("id").cloned().unwrap_or_default());
    members.extend(match answers {
        Answer::Unsupported => vec![("error".to_string(), json!("unsupported"))],
        Answer::No => vec![("ok".to_string(), json!(false))],
        Answer::Yes(parts) => {
            vec![("ok".to_string(), json!(true)), ("components".to_string(), Value::Object(parts))]
        }
    });
    members
}
