//! Files → digests; a file that changes meanwhile is an error, not a digest of neither version.
//!
//! ```text
//! open      no file, no right, a directory      an error that says so
//! look      length and time of change
//! hash      …
//! look      the same as before, at the path     or else it has changed
//! ```
//!
//! A change that keeps the length within one tick of the file system's clock, while the file is read, is not seen: that is
//! as far as this goes without locks.

use crate::{Algorithm, Digest, hash};
use std::fmt;
use std::fs::{self, File, Metadata};
use std::io;
use std::path::Path;

/// The digest of what is in a file.
///
/// `read` is told how many bytes each piece had. Devices and pipes are read to their end.
///
/// # Errors
///
/// The file cannot be read, is a directory, or changed while it was read.
pub fn hash_file(algorithm: Algorithm, path: &Path, read: &mut dyn FnMut(u64)) -> Result<Digest, FileError> {
    let file = File::open(path)?;
    let before = file.metadata()?;
    if before.is_dir() {
        return Err(FileError::Directory);
    }
    let mut count = 0;
    let digest = hash(algorithm, &file, &mut |piece| {
        count += piece;
        read(piece);
    })?;
    if before.is_file() && !is_as_before(&before, count, path) {
        return Err(FileError::Changed);
    }
    Ok(digest)
}

/// Whether what stands at the path is what was read.
fn is_as_before(before: &Metadata, count: u64, path: &Path) -> bool {
    // What /proc shows has no length until it is read.
    let whole = before.len() == count || before.len() == 0;
    let same =
        |after: Metadata| after.len() == before.len() && after.modified().ok() == before.modified().ok();
    whole && fs::metadata(path).is_ok_and(same)
}

/// Why a file has no digest.
#[derive(Debug)]
#[non_exhaustive]
pub enum FileError {
    /// It cannot be opened or read.
    Io(io::Error),
    /// It is a directory: only files have bytes to hash.
    Directory,
    /// It changed while it was read.
    Changed,
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        // What opens a directory, and does not read it, says so only then.
        if error.kind() == io::ErrorKind::IsADirectory { FileError::Directory } else { FileError::Io(error) }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Io(error) => error.fmt(f),
            FileError::Directory => f.write_str("a directory, which has no bytes of its own: name its files"),
            FileError::Changed => {
                f.write_str("it changed while it was read: hash it again when it is at rest")
            }
        }
    }
}

impl std::error::Error for FileError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            FileError::Io(error) => Some(error),
            FileError::Directory | FileError::Changed => None,
        }
    }
}
