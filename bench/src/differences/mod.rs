//! Compares resolution, normalization and finding with other libraries, for `docs/conformance.md`.
//!
//! ```text
//! table   every class of different results, with an example and the section that decides
//! find    the links that linkify finds in text, counted over real URLs
//! ```
//!
//! The tests check that each example still differs as described, and that random texts show no other difference.

pub mod find;
mod table;
#[cfg(test)]
mod tests;

use std::fmt::Write;
use table::{DIFFERENCES, Question};

/// The libraries whose results are compared with those of virgule.
const PEERS: [&str; 4] = ["fluent-uri 0.4", "iri-string 0.7", "iref 5", "oxiri 0.3"];

/// The section about resolution and normalization.
pub fn results() -> String {
    let mut text = String::from("\n## Resolution and normalization\n");
    for peer in PEERS {
        // Writing to a string does not fail.
        let _ = writeln!(text, "\n### {peer}\n");
        for found in DIFFERENCES.iter().filter(|found| found.peer == peer) {
            let (question, (base, reference)) = (found.question, found.asked);
            let asked = match question {
                Question::Resolve => format!("Resolving `{reference}` against `{base}`"),
                Question::Normalize => format!("Normalizing `{base}`"),
            };
            let theirs = match found.theirs {
                Some(theirs) => format!("`{}`", theirs.escape_default()),
                None => "an error".to_string(),
            };
            let _ = writeln!(
                text,
                "- It {}.\n  {asked} gives {theirs}; virgule gives `{}`.\n  Correct: {}.",
                found.what, found.ours, found.right
            );
        }
    }
    text
}
