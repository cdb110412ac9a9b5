//! `ambiguities`: texts of a rule with two derivations, with both of them.

use super::document::Document;
use super::offsets::Offsets;
use super::refusal::Refusal;
use super::request::Request;
use serde_json::{Value, json};
use virgule_ambiguity::{Ambiguity, Part, Wins, ambiguities};
use virgule_compiler::abnf::lower::grammar::Grammar;

/// `ambiguities`, each a shortest `text` of the rule with two `readings`, and `complete`: false if a rule nests or is too
/// large, so that there may be more. The first reading is preferred, if `preferred` is true.
pub fn answer(document: &Document, request: &Request) -> Result<Value, Refusal> {
    let mut checked = document.checked()?.clone();
    let start = document.start(request.text("rule")?)?;
    // The search begins at the start rules: at this one alone.
    checked.grammar.sections.truncate(1);
    for section in &mut checked.grammar.sections {
        section.start = start;
    }
    let report = ambiguities(&checked, false);
    let found: Vec<Value> = report.found.iter().map(|found| ambiguity(found, &checked.grammar)).collect();
    let complete = report.open.is_empty() && report.large.is_empty();
    Ok(json!({ "ok": true, "complete": complete, "ambiguities": found }))
}

fn ambiguity(found: &Ambiguity, grammar: &Grammar) -> Value {
    let offsets = Offsets::new(&found.text);
    let part = |part: &Part| {
        let (start, end) = offsets.span(part.span.start, part.span.end);
        json!({ "rule": part.shown, "start": start, "end": end, "depth": 0 })
    };
    let readings: Vec<Vec<Value>> =
        found.readings.iter().map(|reading| reading.iter().map(part).collect()).collect();
    let [one, other] = [0, 1].map(|number| found.reading(number));
    let within = offsets.span(found.within.start, found.within.end);
    json!({
        "text": found.text,
        "rule": grammar.rule(found.rule).name,
        "way": found.way(grammar),
        "start": within.0,
        "end": within.1,
        "explanation": format!("one reading: {one}; the other: {other}; {}", found.wins.why()),
        "preferred": found.wins != Wins::Open,
        "acknowledged": grammar.acknowledged(found.rule),
        "readings": readings,
    })
}
