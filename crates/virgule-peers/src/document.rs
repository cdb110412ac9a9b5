//! The differences as a document.

use crate::difference::{DIFFERENCES, Question};
use crate::peer::PEERS;
use std::fmt::Write;

/// `docs/differences.md`.
pub fn document() -> String {
    let mut text = String::from(
        "# Where other libraries answer otherwise\n\n\
         Written from `crates/virgule-peers/src/difference.rs` by `cargo run -p virgule-peers`; a test shows that every line \
         is\nstill true, and that random texts bring no other difference. All of these libraries agree with virgule about \
         which\ntexts are URI references and IRI references.\n",
    );
    for peer in PEERS {
        // Writing to a string does not fail.
        let _ = writeln!(text, "\n## {}\n", peer.name);
        for found in DIFFERENCES.iter().filter(|found| found.peer == peer.name) {
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
    text
}
