//! Where a parser of the WHATWG URL standard, as a browser's, reads a text otherwise.

use crate::workbench::offsets::Offsets;
use serde_json::{Value, json};
use virgule::whatwg::{Severity, iri_divergences};

/// For each part that it reads otherwise: `start`, `end`, `kind`, `severity` (`meaning` or `serialization`) and `message`.
pub fn divergences(text: &str) -> Vec<Value> {
    let offsets = Offsets::new(text);
    let divergence = |found: virgule::whatwg::Divergence| {
        let (start, end) = offsets.span(found.offset, found.offset + found.length);
        let severity = if found.severity() == Severity::Meaning { "meaning" } else { "serialization" };
        // The name of the variant, without what it holds.
        let kind = format!("{:?}", found.kind);
        let kind = kind.split(['(', ' ']).next().unwrap_or_default();
        json!({ "kind": kind, "start": start, "end": end, "severity": severity, "message": found.kind.to_string() })
    };
    iri_divergences(text).map(divergence).collect()
}
