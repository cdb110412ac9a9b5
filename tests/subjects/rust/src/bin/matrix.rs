//! Writes `docs/conformance.md` and `docs/conformance.svg`.

#![forbid(unsafe_code)]

use virgule_subjects::document::document;
use virgule_subjects::rows::matrix;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs");
    std::fs::write(format!("{docs}/conformance.md"), document())?;
    std::fs::write(format!("{docs}/conformance.svg"), matrix()?.svg())?;
    Ok(())
}
