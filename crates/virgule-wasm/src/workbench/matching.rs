//! `match`: a text by a kind or a rule.

use super::document::{Document, FoundParser};
use super::offsets::Offsets;
use super::refusal::Refusal;
use super::request::Request;
use serde_json::{Value, json};
use virgule_dynamic::Parsed;
use virgule_operations::draw::Style;
use virgule_operations::mask::mask_refused;
use virgule_operations::picture;

/// `matches` and `drawing`, with the `fields` of a match, or the `offset`, `message` and `expected` items of an error.
pub fn answer(document: &mut Document, request: &Request) -> Result<Value, Refusal> {
    let (rule, text) = (request.text("rule")?, request.text("text")?);
    let FoundParser { parser, kind, scheme } = document.parser(rule)?;
    let offsets = Offsets::new(text);
    Ok(match parser.parse(text) {
        Ok(parsed) => {
            // A rule without fields is drawn as one part.
            let drawing = match kind && parsed.spans().next().is_some() {
                true => picture::picture(&parsed, scheme, Style::Unicode),
                false => picture::whole(text, rule, Style::Unicode),
            };
            json!({ "ok": true, "matches": true, "fields": fields(&parsed, &offsets), "drawing": drawing })
        }
        Err(mismatch) => json!({
            "ok": true,
            "matches": false,
            "offset": offsets.of(mismatch.offset),
            "message": mismatch.to_string(),
            "rule": mismatch.rule,
            "expected": mismatch.expected,
            "drawing": picture::complaint(&mismatch, &mask_refused(text, &parser), Style::Unicode),
        }),
    })
}

/// The fields that the text has, by place, the outer first. The items of a list have the name of the list.
fn fields(parsed: &Parsed<'_, '_>, offsets: &Offsets) -> Vec<Value> {
    let single = parsed.spans().filter_map(|(name, span)| Some((name, span?)));
    let items = parsed.list_spans().flat_map(|(name, spans)| spans.into_iter().map(move |span| (name, span)));
    let mut fields: Vec<(&str, (usize, usize))> = single.chain(items).collect();
    // Stable: of fields with the same place the one that the grammar lists first is the outer one.
    fields.sort_by_key(|(_, (start, end))| (*start, std::cmp::Reverse(*end)));
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut listed = Vec::with_capacity(fields.len());
    for (name, (start, end)) in fields {
        // An empty field behind another one is not inside of it.
        let holds = |outer: &(usize, usize)| end <= outer.1 && (start < outer.1 || start == outer.0);
        while open.pop_if(|outer| !holds(outer)).is_some() {}
        let (from, to) = offsets.span(start, end);
        listed.push(json!({ "name": name, "start": from, "end": to, "depth": open.len() }));
        open.push((start, end));
    }
    listed
}
