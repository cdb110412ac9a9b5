//! The `virgule` command under test: the binary that cargo built, or the one at the path `VIRGULE_COMMAND`, such as an
//! optimized or an installed binary.

/// The path of the command.
pub fn virgule() -> String {
    std::env::var("VIRGULE_COMMAND").unwrap_or_else(|_| env!("CARGO_BIN_EXE_virgule").to_string())
}
