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

/// Maximum number of fields that are listed and drawn: placing labels takes time quadratic in their number.
const MAX_FIELDS: usize = 200;
/// Maximum length of a text that is drawn, in bytes.
const MAX_DRAWN: usize = 10_000;

/// `matches` and `drawing`, with the `fields` of a match, or the `offset`, `message` and `expected` items of an error. If the
/// match is too large to be shown in full, `note` says by which limit; otherwise it is null.
pub fn answer(document: &mut Document, request: &Request) -> Result<Value, Refusal> {
    let (rule, text) = (request.text("rule")?, request.text("text")?);
    let FoundParser { parser, kind, scheme } = document.parser(rule)?;
    let offsets = Offsets::new(text);
    Ok(match parser.parse(text) {
        Ok(parsed) => {
            let mut fields = fields(&parsed, &offsets);
            let note = if fields.len() > MAX_FIELDS {
                Some(format!("the first {MAX_FIELDS} of {} fields; so many are not drawn", fields.len()))
            } else if text.len() > MAX_DRAWN {
                Some(format!("texts above {MAX_DRAWN} bytes are not drawn"))
            } else {
                None
            };
            let drawing = match kind && !fields.is_empty() {
                _ if note.is_some() => String::new(),
                true => picture::picture(&parsed, scheme, Style::Unicode),
                // A rule without fields is drawn as one part.
                false => picture::whole(text, rule, Style::Unicode),
            };
            fields.truncate(MAX_FIELDS);
            json!({ "ok": true, "matches": true, "fields": fields, "drawing": drawing, "note": note })
        }
        Err(mismatch) => json!({
            "ok": true,
            "matches": false,
            "offset": offsets.of(mismatch.offset),
            "message": mismatch.to_string(),
            "rule": mismatch.rule,
            "expected": mismatch.expected,
            "drawing": picture::complaint(&mismatch, mismatch.hint().as_deref(), &mask_refused(text, &parser), Style::Unicode),
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
