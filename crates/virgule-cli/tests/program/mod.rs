//! Which `virgule` the tests of the command run: the one that was built for them, or the one that `VIRGULE_COMMAND` names
//! by its path, so that the same tests ask an optimized one, or one that is installed.

/// The path of the command.
pub fn virgule() -> String {
    std::env::var("VIRGULE_COMMAND").unwrap_or_else(|_| env!("CARGO_BIN_EXE_virgule").to_string())
}
