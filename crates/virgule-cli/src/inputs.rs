//! Files that a command is given, and standard input among them.

use crate::Failure;
use std::fs;
use std::path::{Path, PathBuf};

/// Whether a path means standard input.
pub fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Standard input can be read once.
pub fn only_one_stdin(files: &[PathBuf]) -> Result<(), Failure> {
    match files.iter().filter(|file| is_stdin(file)).count() {
        0 | 1 => Ok(()),
        _ => {
            Err(Failure::Call("standard input can be read once only: `-` is given several times".to_string()))
        }
    }
}

/// How many bytes the files have; 0 if one of them does not say.
pub fn total(files: &[PathBuf]) -> u64 {
    let length =
        |file: &PathBuf| fs::metadata(file).ok().filter(|file| file.is_file()).map(|file| file.len());
    files.iter().map(length).try_fold(0u64, |sum, length| sum.checked_add(length?)).unwrap_or(0)
}
