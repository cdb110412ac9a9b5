//! `subject --library NAME`: runs a library as a subject of `virgule conform`. It answers requests, one JSON object per
//! line, and flushes the output after each answer.

#![forbid(unsafe_code)]

use serde_json::{Map, Value, json};
use std::io::{BufRead, Write, stdin, stdout};
use std::process::ExitCode;
use virgule_subjects::libraries::{Answer, LIBRARIES, Library, find};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let library = match &arguments[..] {
        [option, name] if option == "--library" => find(name),
        _ => None,
    };
    let Some(library) = library else {
        let names: Vec<&str> = LIBRARIES.iter().map(|library| library.name).collect();
        eprintln!("usage: subject --library NAME, one of {}", names.join(", "));
        return ExitCode::from(2);
    };
    match serve(library, stdin().lock(), stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("subject: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Answers all requests of `input`.
fn serve(library: Library, input: impl BufRead, mut out: impl Write) -> std::io::Result<()> {
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
