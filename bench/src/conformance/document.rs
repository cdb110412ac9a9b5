//! Generates `docs/conformance.md`: the deviations of other libraries in syntax, and the differences of their results.

use super::LIBRARIES;
use super::deviations::{DEVIATIONS, Deviation};
use crate::differences;
use std::fmt::Write;

/// The text of the document before the lists.
const HEAD: &str = "# Conformance of other libraries

Where other libraries differ from RFC 3986 and RFC 3987: which strings they accept, how they resolve and normalize, and which
URIs they find in prose. `cargo xtask conformance` generates this page from tables in `bench/src`. Tests check that each entry
still holds, that `virgule conform` finds no other rule at fault, and that random input shows no other difference. Sections are
those of RFC 3986 unless another RFC is named.

## Syntax

Each library is tested with the widest type that it has: `uri-reference`; `iri-reference` for `oxiri`; `uri` for `http`, `url`
and Node's URL. To repeat a test, or to test your own implementation:

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
    std::fs::write(DOCUMENT, document()?).map_err(|error| format!("{DOCUMENT}: {error}"))
}

/// The text of `docs/conformance.md`.
pub fn document() -> Result<String, String> {
    Ok([HEAD, &syntax(), &differences::results(), &differences::find::section()?].concat())
}

fn syntax() -> String {
    let conforming: Vec<String> = LIBRARIES
        .iter()
        .filter(|library| DEVIATIONS.iter().all(|known| known.subject != library.name))
        .map(|library| format!("`{}`", library.name))
        .collect();
    let mut text = format!(
        "\nNo difference was found in {}: they accept what the grammar matches, and return the same components.\n",
        conforming.join(", ")
    );
    let mut subjects: Vec<&str> = DEVIATIONS.iter().map(|known| known.subject).collect();
    subjects.dedup();
    for subject in subjects {
        // Writing to a string does not fail.
        let _ = writeln!(text, "\n### {subject}\n");
        if subject == "url" {
            text.push_str("Node's URL implements the same standard, and differs in the same places.\n\n");
        }
        for known in DEVIATIONS.iter().filter(|known| known.subject == subject) {
            text.push_str(&entry(known));
        }
    }
    text
}

fn entry(known: &Deviation) -> String {
    let verb = if known.accepts { "accepted, and does not match" } else { "rejected, and matches" };
    let issue = known.known.map(|issue| {
        let (repository, number) = issue.split_once('#').unwrap_or((issue, ""));
        format!(" Reported: [{issue}](https://github.com/{repository}/issues/{number}).")
    });
    let rules: Vec<String> = known.rules.iter().map(|rule| format!("`{rule}`")).collect();
    format!(
        "- It {}.\n  `{}` is {verb} {}.\n  Correct: {}.{}\n",
        known.what,
        known.text.escape_default().to_string().replace("\\\"", "\""),
        rules.join(", "),
        known.right,
        issue.unwrap_or_default()
    )
}
