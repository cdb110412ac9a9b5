//! Writes `docs/languages.md`.

#![forbid(unsafe_code)]

fn main() -> std::io::Result<()> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/languages.md");
    std::fs::write(path, virgule_tests::errata::document())
}
