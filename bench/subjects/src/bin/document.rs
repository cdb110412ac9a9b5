//! Writes `docs/conformance.md`.

#![forbid(unsafe_code)]

use virgule_subjects::document::document;

fn main() -> std::io::Result<()> {
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/conformance.md"), document())
}
