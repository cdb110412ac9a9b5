//! `diagram`: the railroad diagram of a rule.

use super::document::Document;
use super::refusal::Refusal;
use super::request::Request;
use serde_json::{Value, json};
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_diagram::Diagrams;

/// Maximum length of a diagram in bytes: a longer one makes a page slow.
const MAX_SVG: usize = 1 << 20;

/// `svg`, whose references are links to `#rule-NAME`, and the `rules` that it refers to. The rule is named, or the start rule
/// of the kind that is.
pub fn answer(document: &Document, request: &Request) -> Result<Value, Refusal> {
    let (grammar, rule) = (&document.checked()?.grammar, document.start(request.text("rule")?)?);
    let diagrams = Diagrams::new(grammar.clone());
    let names: Vec<&str> =
        diagrams.references(rule).iter().map(|&rule| grammar.rule(rule).name.as_str()).collect();
    let link = |rule: RuleId| format!("#rule-{}", grammar.rule(rule).name);
    let svg = diagrams.linked_svg(rule, &link);
    if svg.len() > MAX_SVG {
        return Err(Refusal::limit(format!("the diagram is above the limit of {MAX_SVG} bytes")));
    }
    Ok(json!({ "ok": true, "svg": svg, "rules": names }))
}
