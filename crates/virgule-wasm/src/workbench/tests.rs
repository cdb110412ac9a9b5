//! Requests as the page sends them.

use super::Workbench;
use serde_json::{Value, json};

fn answer(request: Value) -> Value {
    serde_json::from_str(&Workbench::default().answer(&request.to_string())).expect("an answer is JSON")
}

#[test]
fn all_built_in_grammars_are_listed_with_their_kinds() {
    let listed = answer(json!({ "op": "grammars" }));
    let grammars = listed["grammars"].as_array().expect("a list");
    assert_eq!(grammars.len(), virgule_compiler::builtin::GRAMMARS.len());
    let generic = grammars.iter().find(|grammar| grammar["file"] == "rfc3986.abnf").expect("RFC 3986");
    assert_eq!(generic["title"], "Uniform Resource Identifier (URI): Generic Syntax");
    assert_eq!(generic["kinds"][0], json!({ "name": "uri", "rule": "URI" }));
    let named = |grammar: &Value| grammar["kinds"].as_array().is_some_and(|kinds| !kinds.is_empty());
    assert!(grammars.iter().any(named));
}
