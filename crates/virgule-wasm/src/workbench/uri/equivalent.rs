//! A text compared with another one, at each level of RFC 3986 section 6.2.

use serde_json::{Value, json};
use virgule::Equivalence;
use virgule_dynamic::Library;
use virgule_operations::uri_operations::compare;

/// For each level its name and whether the texts are equivalent; or an `error`.
pub fn levels(library: &Library, text: &str, other: &str) -> Value {
    let strictest = match compare(library, text, other) {
        Ok(comparison) => comparison.equivalence,
        Err(error) => return json!({ "error": error.to_string() }),
    };
    let level = |level: Equivalence| {
        let equivalent = strictest.is_some_and(|strictest| strictest <= level);
        json!({ "level": level.to_string(), "equivalent": equivalent })
    };
    [Equivalence::String, Equivalence::Syntax, Equivalence::Scheme].map(level).into_iter().collect()
}
