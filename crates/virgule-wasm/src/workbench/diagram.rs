//! `diagram`: the railroad diagram of a rule.

use super::document::Document;
use super::refusal::Refusal;
use super::request::Request;
use serde_json::{Value, json};
use virgule_diagram::Diagrams;

/// `svg`, whose references are links to `#rule-NAME`, and the `rules` that it refers to. The rule is named, or the start rule
/// of the kind that is.
pub fn answer(document: &Document, request: &Request) -> Result<Value, Refusal> {
    let (grammar, rule) = (&document.checked()?.grammar, document.start(request.text("rule")?)?);
    let diagrams = Diagrams::new(grammar.clone());
    let names: Vec<&str> =
        diagrams.references(rule).iter().map(|&rule| grammar.rule(rule).name.as_str()).collect();
    let link = |rule| format!("#rule-{}", grammar.rule(rule).name);
    Ok(json!({ "ok": true, "svg": diagrams.linked_svg(rule, &link), "rules": names }))
}
