//! A text at each level of normalization (RFC 3986 section 6.2).

use serde_json::{Value, json};
use virgule::{Component, IriRef, Normalization, NormalizationReport};
use virgule_dynamic::Library;
use virgule_operations::normalize::Normalizer;

/// The levels, as the command names them.
const LEVELS: [(&str, Normalization); 5] = [
    ("case", Normalization::CASE),
    ("percent", Normalization::PERCENT),
    ("dots", Normalization::DOTS),
    ("syntax", Normalization::SYNTAX),
    ("scheme", Normalization::SCHEME),
];

/// For each level its name, the `text`, and the `changes`; none for a text that is no IRI reference.
pub fn levels(library: &Library, text: &str) -> Vec<Value> {
    let Ok(iri) = IriRef::parse(text) else { return Vec::new() };
    let level = |(name, steps): (&str, Normalization)| {
        // The scheme of the text has rules of its own; without one, those of IRIs are all.
        let made = Normalizer::new(library, None, steps)
            .map(|normalizer| normalizer.normalize(text).map(String::from));
        let made = match made {
            Ok(Ok(made)) => made,
            _ => iri.normalize(steps).into_string(),
        };
        let mut changes = changes(iri.changes(steps));
        if changes.is_empty() && made != text {
            changes.push("applying the rules of the scheme".to_string());
        }
        json!({ "level": name, "text": made, "changes": changes })
    };
    LEVELS.into_iter().map(level).collect()
}

/// One line for each component that changes.
fn changes(report: NormalizationReport) -> Vec<String> {
    let mut components: Vec<Component> = Vec::new();
    for (_, component) in report.iter() {
        if !components.contains(&component) {
            components.push(component);
        }
    }
    components.into_iter().map(|component| report.only(|asked| asked == component).to_string()).collect()
}
