//! Two derivations of one string, drawn around it or as JSON.
//!
//! ```text
//!   IPv4address        the preferred derivation
//!   ┌──┴──┐
//! //0.0.0.0
//!   └──┬──┘
//!   reg-name           the other one
//! ```

use crate::draw::{self, Part, Style};
use serde_json::{Value, json};
use virgule_compiler::abnf::lower::grammar::Grammar;
use virgule_tools::ambiguity::{self as ambiguity, Ambiguity, Between, Wins};

/// Returns the string of an ambiguity with both derivations around it, and a legend.
pub fn picture(found: &Ambiguity, style: Style) -> String {
    let [preferred, other] = &found.readings;
    let labels = |parts: &[ambiguity::DerivationPart]| parts.iter().map(label).collect::<Vec<_>>();
    let labels = [labels(preferred), labels(other)];
    let mut parts = Vec::new();
    for (side, (reading, labels)) in [preferred, other].into_iter().zip(&labels).enumerate() {
        parts.extend(reading.iter().zip(labels).map(|(part, label)| Part {
            label,
            start: part.span.start,
            end: part.span.end,
            above: side == 0,
        }));
    }
    let first = if found.wins == Wins::Open { "one" } else { "preferred" };
    let legend = match (preferred.is_empty(), other.is_empty()) {
        (false, false) => format!("above: {first}; below: the other"),
        (_, true) => format!("above: {first}; the other: nothing in its place"),
        (true, false) => format!("below: the other; {first}: nothing in its place"),
    };
    let drawn = draw::parts(&found.text, &parts, style);
    let lines = drawn.lines().map(|line| format!("    {line}").trim_end().to_string() + "\n");
    format!("{}    ({legend})\n", lines.collect::<String>())
}

/// The maximal length of a label in characters; most parts are short.
const MOST: usize = 24;

fn label(part: &ambiguity::DerivationPart) -> String {
    match part.shown.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", part.shown[..end].trim_end()),
        None => part.shown.clone(),
    }
}

pub fn as_json(found: &Ambiguity, grammar: &Grammar) -> Value {
    let part = |part: &ambiguity::DerivationPart| json!({ "part": part.shown, "start": part.span.start, "end": part.span.end });
    let rule = grammar.rule(found.rule);
    let chain: Vec<&str> = found.chain.iter().map(|&rule| grammar.rule(rule).name.as_str()).collect();
    let between = match found.between {
        Between::Alternatives => "alternatives",
        Between::Parts => "parts",
        Between::Iterations => "turns",
    };
    json!({
        "rule": rule.name,
        "document": rule.document,
        "text": found.text,
        "start": found.within.start,
        "end": found.within.end,
        "chain": chain,
        "between": between,
        "readings": found.readings.iter().map(|reading| reading.iter().map(part).collect()).collect::<Vec<Value>>(),
        "preferred": if found.wins == Wins::Open { Value::Null } else { json!(0) },
        "why": found.wins.why(),
        "acknowledged": grammar.acknowledged(found.rule),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use virgule_dynamic::Library;
    use virgule_tools::ambiguity::ambiguities;

    /// Returns the pictures of all ambiguities of a grammar.
    fn pictures(text: &str) -> Vec<String> {
        let mut library = Library::new();
        library.add("sample", text).expect("a grammar");
        let checked = library.checked("sample").expect("just added");
        ambiguities(checked, false).found.iter().map(|found| picture(found, Style::Unicode)).collect()
    }

    /// `tests/transcripts/ambiguities.txt` has pictures of alternatives and of empty parts.
    #[test]
    fn parts_that_overlap_are_on_different_sides() {
        for (text, rows) in [
            (
                "s = \"<\" a b \">\"\na = 1*2\"x\"\nb = 1*2\"x\"\n",
                ["     a b", "     ├┐│", "    <xxx>", "     │├┘", "     │b", "     a"],
            ),
            // The iterations of a repetition.
            (
                "s = \"<\" *( 1*2\"x\" ) \">\"\n",
                ["    1*2\"x\"", "     ├┐", "    <xx>", "     ││", "     │1*2\"x\"", "     1*2\"x\""],
            ),
        ] {
            let legend = "    (above: preferred; below: the other)";
            assert_eq!(pictures(text), [format!("{}\n{legend}\n", rows.join("\n"))], "{text}");
        }
    }
}
