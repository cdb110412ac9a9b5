//! Files that a command reads and writes. `-` is standard input or standard output.

use crate::{Failure, Output, Verdict, wrong};
use std::fmt::Display;
use std::fs;
use std::io::{self, Read, stdin};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_compiler::abnf::files;
use virgule_compiler::abnf::lower::{built_in_text, document_name};
use virgule_compiler::abnf::read::dialects::Dialect;
use virgule_dynamic::{Library, LoadError};
use virgule_ni::AtomicFile;

/// The name of standard input in messages, and of a grammar that is read from it.
pub const STDIN: &str = "standard input";

/// True if a path means standard input or standard output.
pub fn is_dash(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Fails if standard input occurs several times, because it can be read only once.
pub fn only_one_stdin<'p>(paths: impl IntoIterator<Item = &'p PathBuf>) -> Result<(), Failure> {
    match paths.into_iter().filter(|path| is_dash(path)).count() {
        0 | 1 => Ok(()),
        _ => wrong("standard input can be read only once: `-` is given several times"),
    }
}

/// Opens a file or standard input.
pub fn open(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    if is_dash(path) {
        return Ok(Box::new(stdin()));
    }
    if path.is_dir() {
        return Err(io::Error::other("is a folder; name its files, for example with `find FOLDER -type f`"));
    }
    Ok(Box::new(fs::File::open(path)?))
}

/// Reads a file or standard input as text.
pub fn read_to_string(path: &Path) -> Result<String, Failure> {
    open(path).and_then(io::read_to_string).map_err(|error| about(path, &error))
}

/// Reads a file or standard input as bytes, at most `most` and one more, so that a longer file is detected.
pub fn read_at_most(path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = |file: Box<dyn Read + Send>| file.take(most.saturating_add(1)).read_to_end(&mut bytes);
    open(path).and_then(read).map(|_| bytes).map_err(|error| about(path, &error))
}

/// Reads once; retries if a signal interrupts it.
pub fn read_some(reader: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    loop {
        match reader.read(buffer) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            read => return read,
        }
    }
}

/// Writes `text` to a file or to `out`, which is standard output.
pub fn write(path: &Path, text: &str, out: &mut Output<'_>) -> Result<(), Failure> {
    match is_dash(path) {
        true => write!(out, "{text}"),
        false => fs::write(path, text).map_err(|error| about(path, &error)),
    }
}

/// Creates an empty file that replaces `path` atomically: a reader sees the old content or the new one. If the path is a
/// symbolic link, its target is replaced. The permissions are those of the old file.
pub fn replacement(path: &Path) -> io::Result<AtomicFile> {
    let target = path.canonicalize()?;
    let permissions = fs::metadata(&target)?.permissions();
    let new = AtomicFile::create(&target)?;
    fs::set_permissions(new.path(), permissions)?;
    Ok(new)
}

/// Returns the name of a path in messages.
pub fn shown(path: &Path) -> String {
    let name = if is_dash(path) { STDIN.into() } else { path.to_string_lossy() };
    name.escape_debug().to_string()
}

/// Returns an error whose message begins with the name of its file.
pub fn about(path: &Path, error: &dyn Display) -> Failure {
    Failure::Call(format!("{}: {error}", shown(path)))
}

/// Returns the verdict if `unread` files could not be read.
pub fn unread(unread: usize, verdict: Verdict) -> Result<Verdict, Failure> {
    match unread {
        0 => Ok(verdict),
        1 => wrong("a file could not be read"),
        _ => wrong(format!("{unread} files could not be read")),
    }
}

/// Adds the grammar of a file or of standard input, and returns its warnings.
pub fn add_grammar(
    library: &mut Library,
    path: &Path,
    dialect: Option<Dialect>,
) -> Result<Diagnostics, LoadError> {
    match is_dash(path) {
        true => library.add_file_text_in_dialect(Path::new(STDIN), stdin_grammar()?, dialect),
        false => library.add_file_in_dialect(path, dialect).map_err(|error| match error {
            LoadError::File(message) if is_built_in(path) => LoadError::File(format!(
                "{message}; this grammar is built in: `virgule grammar list` has its kinds for `--kind`, and a file may \
                 import it"
            )),
            other => other,
        }),
    }
}

/// True if there is no such file, but a built-in grammar of this name.
fn is_built_in(path: &Path) -> bool {
    !path.exists() && path.to_str().and_then(built_in_text).is_some()
}

/// Returns the name of the grammar that [`add_grammar`] adds.
pub fn grammar_name(path: &Path) -> String {
    if is_dash(path) { STDIN.to_string() } else { document_name(&path.display().to_string()) }
}

/// Returns the grammar on standard input. It is cached, so that two of its rules can be compared.
pub fn stdin_grammar() -> Result<&'static str, LoadError> {
    static TEXT: OnceLock<Result<String, String>> = OnceLock::new();
    let read = || files::read_from(stdin()).map_err(|error| format!("{STDIN}: {error}"));
    TEXT.get_or_init(read).as_deref().map_err(|message| LoadError::File(message.clone()))
}

/// Returns the total size of the files in bytes; 0 if any of them is not a regular file.
pub fn total(files: &[PathBuf]) -> u64 {
    let length =
        |file: &PathBuf| fs::metadata(file).ok().filter(|file| file.is_file()).map(|file| file.len());
    files.iter().map(length).try_fold(0u64, |sum, length| sum.checked_add(length?)).unwrap_or(0)
}

/// Readers for tests.
#[cfg(test)]
pub mod test_readers {
    use std::io::{self, Read};

    /// A reader of the bytes in field 0 whose reads return at most the number of bytes in field 1.
    pub struct Drops<'b>(pub &'b [u8], pub usize);

    impl Read for Drops<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let room = buffer.len().min(self.1);
            self.0.read(&mut buffer[..room])
        }
    }

    /// A reader of the bytes of an iterator.
    pub struct Repeated<I>(pub I);

    impl<I: Iterator<Item = u8>> Read for Repeated<I> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            Ok(buffer.iter_mut().zip(&mut self.0).map(|(to, byte)| *to = byte).count())
        }
    }
}
