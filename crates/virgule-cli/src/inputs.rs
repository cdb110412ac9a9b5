//! Files that a command reads and writes. `-` is standard input or standard output.

use crate::{Failure, write_answer};
use std::fmt::Display;
use std::fs;
use std::io::{self, Write, stdin};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_compiler::abnf::files;
use virgule_compiler::abnf::lower::document_name;
use virgule_dynamic::{Library, LoadError};

/// The name of standard input in messages, and of a grammar that is read from it.
pub const STDIN: &str = "standard input";

/// True if a path means standard input or standard output.
pub fn is_dash(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// An error if standard input occurs several times: it can be read only once.
pub fn only_one_stdin<'p>(paths: impl IntoIterator<Item = &'p PathBuf>) -> Result<(), Failure> {
    match paths.into_iter().filter(|path| is_dash(path)).count() {
        0 | 1 => Ok(()),
        _ => {
            Err(Failure::Call("standard input can be read once only: `-` is given several times".to_string()))
        }
    }
}

/// Reads a file or standard input as text.
pub fn read_to_string(path: &Path) -> Result<String, Failure> {
    let text = if is_dash(path) { io::read_to_string(stdin()) } else { fs::read_to_string(path) };
    text.map_err(|error| about(path, &error))
}

/// Reads a file or standard input as bytes.
#[cfg(feature = "fetch")]
pub fn read(path: &Path) -> Result<Vec<u8>, Failure> {
    use std::io::Read;

    let mut bytes = Vec::new();
    let read = if is_dash(path) {
        stdin().read_to_end(&mut bytes)
    } else {
        fs::File::open(path).and_then(|mut file| file.read_to_end(&mut bytes))
    };
    read.map(|_| bytes).map_err(|error| about(path, &error))
}

/// Writes `text` to a file or to `out`, which is standard output.
pub fn write(path: &Path, text: &str, out: &mut impl Write) -> Result<(), Failure> {
    match is_dash(path) {
        true => write_answer(out, text),
        false => fs::write(path, text).map_err(|error| about(path, &error)),
    }
}

/// An error whose message begins with the name of its file.
pub fn about(path: &Path, error: &dyn Display) -> Failure {
    let shown = if is_dash(path) { STDIN.into() } else { path.to_string_lossy() };
    Failure::Call(format!("{}: {error}", shown.escape_debug()))
}

/// Adds the grammar of a file or of standard input, and returns its warnings.
pub fn add_grammar(library: &mut Library, path: &Path) -> Result<Diagnostics, LoadError> {
    match is_dash(path) {
        true => library.add_file_text(Path::new(STDIN), stdin_grammar()?),
        false => library.add_file(path),
    }
}

/// The name of the grammar that [`add_grammar`] adds.
pub fn grammar_name(path: &Path) -> String {
    if is_dash(path) { STDIN.to_string() } else { document_name(&path.display().to_string()) }
}

/// The grammar on standard input. It is cached, so that two of its rules can be compared.
pub fn stdin_grammar() -> Result<&'static str, LoadError> {
    static TEXT: OnceLock<Result<String, String>> = OnceLock::new();
    let read = || files::read_from(stdin()).map_err(|error| format!("{STDIN}: {error}"));
    TEXT.get_or_init(read).as_deref().map_err(|message| LoadError::File(message.clone()))
}

/// The total size of the files in bytes; 0 if any of them is not a regular file.
pub fn total(files: &[PathBuf]) -> u64 {
    let length =
        |file: &PathBuf| fs::metadata(file).ok().filter(|file| file.is_file()).map(|file| file.len());
    files.iter().map(length).try_fold(0u64, |sum, length| sum.checked_add(length?)).unwrap_or(0)
}
