//! An input with its components and fields drawn around it, or a rejected one with its error.

use crate::operations::components::{COMPONENTS, generic, is_generic};
use crate::operations::draw::{self, Part, Style};
use crate::operations::mask::{Masked, mask, scheme_secrets};
use virgule_dynamic::{Mismatch, Parsed};

/// Draws the input as one part, the match of `rule`.
pub fn whole(text: &str, rule: &str, style: Style) -> String {
    let masked = mask(text);
    let part = Part { label: rule, start: 0, end: masked.text.len(), above: false };
    draw::parts(&masked.text, &[part], style)
}

/// Draws the masked input, with its parts above and below. `scheme` is true for a scheme.
pub fn picture(parsed: &Parsed<'_, '_>, scheme: bool, style: Style) -> String {
    let text = parsed.text();
    let is_generic = is_generic(parsed, scheme);
    let uri = generic(parsed);
    let uri = if is_generic { None } else { uri.as_ref().and_then(|uri| uri.parse(text).ok()) };
    let below = uri.as_ref().unwrap_or(parsed);
    let mut parts = Vec::new();
    for (label, span) in below.spans() {
        let Some((start, end)) = span else { continue };
        // The parts of the authority are drawn above the text; kinds of hosts are not components.
        let above = ["userinfo", "host", "port"].contains(&label);
        let component = above || label == "authority" || COMPONENTS.contains(&label);
        let whole = !is_generic && uri.is_none();
        if (component || whole) && !(label == "path" && start == end) {
            parts.push(Part { label, start, end, above: above && !whole });
        }
    }
    if uri.is_some() {
        parts.retain(|part| !part.above);
        for (label, span) in parsed.spans() {
            let Some((start, end)) = span else { continue };
            let told = parts.iter().any(|part| part.label == label && (part.start, part.end) == (start, end));
            if !told {
                parts.push(Part { label, start, end, above: true });
            }
        }
    }
    for (label, spans) in parsed.list_spans() {
        parts.extend(spans.into_iter().map(|(start, end)| Part { label, start, end, above: true }));
    }
    let secrets = [parsed.secret_spans(), below.secret_spans(), scheme_secrets(text)];
    let masked = Masked::new(text, secrets.concat());
    for part in &mut parts {
        (part.start, part.end) = (masked.offset(part.start), masked.offset(part.end));
    }
    draw::parts(&masked.text, &parts, style)
}

/// Draws a rejected input, masked, with a caret and the message below its error, and the hint below.
pub fn complaint(mismatch: &Mismatch, hint: Option<&str>, masked: &Masked, style: Style) -> String {
    let picture = draw::caret(&masked.text, masked.offset(mismatch.offset), mismatch.message(), style);
    let picture = if picture.ends_with('\n') { picture } else { picture + "\n" };
    match hint {
        Some(hint) => format!("{picture}help: {hint}\n"),
        None => picture,
    }
}
