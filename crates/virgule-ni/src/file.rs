//! Hashes files; a change of a file during hashing is an error.
//!
//! ```text
//! open       missing file, no permission, a directory: an error
//! metadata   length and modification time
//! hash       …
//! metadata   of the path, compared with the first
//! ```
//!
//! A change that preserves length and modification time (within the resolution of the file system's clock) is not
//! detected, which would require locks.

use crate::{Algorithm, Digest, hash};
use std::fmt;
use std::fs::{self, File, Metadata};
use std::io;
use std::path::Path;

/// Hashes a file.
///
/// `read` is called with the length of each piece that was read. Devices and pipes are read to their end.
///
/// # Errors
///
/// If the file cannot be read, is a directory, or changed while it was read.
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

/// True if the file at the path has the same metadata as before.
fn is_as_before(before: &Metadata, count: u64, path: &Path) -> bool {
    // Files in /proc have length 0.
    let whole = before.len() == count || before.len() == 0;
    let same =
        |after: Metadata| after.len() == before.len() && after.modified().ok() == before.modified().ok();
    whole && fs::metadata(path).is_ok_and(same)
}

/// The reason why a file has no digest.
#[derive(Debug)]
#[non_exhaustive]
pub enum FileError {
    /// The file cannot be opened or read.
    Io(io::Error),
    /// The path is a directory, which has no bytes to hash.
    Directory,
    /// The file changed while it was read.
    Changed,
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        // On some systems a directory can be opened, but not read.
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
