//! Writes `docs/ambiguities.md`.

fn main() -> std::io::Result<()> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/ambiguities.md");
    std::fs::write(path, virgule_tests::ambiguities::document())
}
