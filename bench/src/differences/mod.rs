//! Compares resolution, normalization and finding with other libraries: `cargo xtask bench differences` writes
//! `docs/differences.md`.
//!
//! ```text
//! table   every class of different results, with an example and the section that decides
//! find    the links that linkify finds in text, counted over real URLs
//! ```
//!
//! The tests check that each example still differs as described, and that random texts show no other difference.

mod find;
mod table;
#[cfg(test)]
mod tests;

use std::fmt::Write;
use table::{DIFFERENCES, Question};

/// The libraries whose results are compared with those of virgule.
const PEERS: [&str; 4] = ["fluent-uri 0.4", "iri-string 0.7", "iref 5", "oxiri 0.3"];

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/differences.md");

pub fn write() -> Result<(), String> {
    std::fs::write(DOCUMENT, document()?).map_err(|error| format!("{DOCUMENT}: {error}"))
}

fn document() -> Result<String, String> {
    let mut text = String::from(
        "# Where other libraries answer otherwise\n\n\
         Written from `bench/src/differences/table.rs` by `cargo xtask bench differences`; tests check that\n\
         every line is still true, and that random texts show no other difference. All of these libraries agree with virgule\n\
         about which texts are URI references and IRI references.\n",
    );
    for peer in PEERS {
        // Writing to a string does not fail.
        let _ = writeln!(text, "\n## {peer}\n");
        for found in DIFFERENCES.iter().filter(|found| found.peer == peer) {
            let (question, (base, reference)) = (found.question, found.asked);
            let asked = match question {
                Question::Resolve => format!("`{reference}` from `{base}`"),
                Question::Normalize => format!("`{base}`"),
            };
            let theirs = match found.theirs {
                Some(theirs) => format!("`{}`", theirs.escape_default()),
                None => "an error".to_string(),
            };
            let verb = if question == Question::Resolve { "Resolving" } else { "Normalizing" };
            let _ = writeln!(
                text,
                "- {verb}, it {}.\n  {asked}: here `{}`, there {theirs}.",
                found.what, found.ours
            );
            let _ = writeln!(text, "  Right: {}.", found.right);
        }
    }
    text.push_str(&find::section()?);
    Ok(text)
}
