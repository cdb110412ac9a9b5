//! Writes the deviations as a document.

use super::LIBRARIES;
use super::deviations::{DEVIATIONS, Deviation};
use std::fmt::Write;

/// The text of the document before the lists.
const HEAD: &str = "# Where other implementations leave the grammar

Written by `cargo xtask conformance` from `bench/src/conformance/deviations.rs`; a test shows that every line is still
true, and that `virgule conform` finds no other rule at fault. Sections are those of RFC 3986 unless another one is named.

Each was asked about the widest kind of texts that it knows: `uri-reference`, for `oxiri` `iri-reference`, for `http`, `url` and
Node's URL `uri`. To ask one again, or your own:

```sh
cargo build --release -p virgule-cli
cargo build --release --manifest-path bench/Cargo.toml --target-dir target
target/release/virgule conform --kind uri-reference --fields -- target/release/virgule-bench subject --library uriparse
target/release/virgule conform --kind uri-reference --html report.html -- python3 tests/subjects/urllib.py
target/release/virgule conform --kind uri -- node tests/subjects/url.mjs
```
";

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/conformance.md");

/// Writes the document.
pub fn write() -> Result<(), String> {
    std::fs::write(DOCUMENT, document()).map_err(|error| format!("{DOCUMENT}: {error}"))
}

/// The text of `docs/conformance.md`.
pub fn document() -> String {
    let mut text = HEAD.to_string();
    let good: Vec<String> = LIBRARIES
        .iter()
        .filter(|library| DEVIATIONS.iter().all(|known| known.subject != library.name))
        .map(|library| format!("`{}`", library.name))
        .collect();
    // Writing to a string does not fail.
    let _ = write!(
        text,
        "\nNothing was found in {}: they take what the grammar takes, and see the same components in it.\n",
        good.join(", ")
    );
    let mut subjects: Vec<&str> = DEVIATIONS.iter().map(|known| known.subject).collect();
    subjects.dedup();
    for subject in subjects {
        let _ = writeln!(text, "\n## {subject}\n");
        if subject == "url" {
            text.push_str("Node's URL keeps to the same standard, and differs in the same places.\n\n");
        }
        for known in DEVIATIONS.iter().filter(|known| known.subject == subject) {
            text.push_str(&entry(known));
        }
    }
    text
}

fn entry(known: &Deviation) -> String {
    let verb = if known.accepts { "taken, though outside" } else { "rejected, though inside" };
    let issue = known.known.map(|issue| {
        let (repository, number) = issue.split_once('#').unwrap_or((issue, ""));
        format!(" Known: [{issue}](https://github.com/{repository}/issues/{number}).")
    });
    let rules: Vec<String> = known.rules.iter().map(|rule| format!("`{rule}`")).collect();
    format!(
        "- It {}.\n  `{}` is {verb}; {}.\n  Right: {}.{}\n",
        known.what,
        known.text.escape_default().to_string().replace("\\\"", "\""),
        rules.join(", "),
        known.right,
        issue.unwrap_or_default()
    )
}
