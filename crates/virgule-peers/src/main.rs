//! Writes `docs/differences.md`.

#![forbid(unsafe_code)]

fn main() -> std::io::Result<()> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/differences.md");
    std::fs::write(path, virgule_peers::document::document())
}
