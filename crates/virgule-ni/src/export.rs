//! Copies a folder to a layout that any HTTP server serves by name (RFC 6920 section 4).
//!
//! ```text
//! folder/a.txt    ─▶   out/.well-known/ni/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk
//! folder/b/c.png  ─▶   out/.well-known/ni/sha-256/47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU
//! ```
//!
//! Copies are [`AtomicFile`]s, so a server may serve `out` during the export. Existing files are verified. A file with
//! a wrong digest is replaced and reported; on a case-insensitive file system, its name may differ in case. Servers
//! guess the media type from the file extension, which these names lack, so it may differ from the `ct` of a name.

use crate::error::messages;
use crate::folder::{self, Listing, Skipped};
use crate::hash::hash_pieces;
use crate::name::WELL_KNOWN;
use crate::{Algorithm, AtomicFile, Digest};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Settings of an export.
#[derive(Debug, Clone)]
pub struct Export {
    algorithms: Vec<Algorithm>,
    hidden: bool,
}

/// An exported file.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Exported {
    /// The path of the original file, relative to the folder.
    pub file: PathBuf,
    /// The digest of the file.
    pub digest: Digest,
    /// The path of the copy.
    pub path: PathBuf,
    /// The state of `path` before the export.
    pub existing: Existing,
}

/// The previous state of an exported path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Existing {
    /// No file existed at the path.
    Absent,
    /// The path had identical content.
    Same,
    /// The path had other content, which was replaced.
    Different,
}

/// The error of an export.
#[derive(Debug)]
#[non_exhaustive]
pub struct ExportError {
    /// The path of the file or folder that could not be read or written.
    pub path: PathBuf,
    /// The error of the operation.
    pub error: io::Error,
}

impl Export {
    /// Exports files under their names by these algorithms; `sha-256` if the list is empty.
    pub fn new(algorithms: impl IntoIterator<Item = Algorithm>) -> Export {
        let mut algorithms: Vec<Algorithm> = algorithms.into_iter().collect();
        if algorithms.is_empty() {
            algorithms.push(Algorithm::Sha256);
        }
        Export { algorithms, hidden: false }
    }

    /// Also exports files and folders whose names begin with a dot.
    #[must_use]
    pub fn with_hidden(self) -> Export {
        Export { hidden: true, ..self }
    }

    /// Copies every file below `folder` to `out`, which may be below `folder`, and calls `see` for each file. Returns
    /// the skipped files.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read, or a file cannot be written. Files copied before the error are complete.
    pub fn run(
        &self,
        folder: &Path,
        out: &Path,
        see: &mut dyn FnMut(&Exported),
    ) -> Result<Vec<Skipped>, ExportError> {
        let root = folder.canonicalize().map_err(at(folder))?;
        root.read_dir().map_err(at(folder))?;
        fs::create_dir_all(out).map_err(at(out))?;
        let out = out.canonicalize().map_err(at(out))?;
        let Listing { files, mut skipped } = folder::list(&root, Some(&out), self.hidden);
        for file in &files {
            match folder::open(&root, file) {
                Ok(opened) => {
                    let below = file.strip_prefix(&root).unwrap_or(file);
                    self.copy(below, opened, &out, see)?;
                }
                Err(why) => skipped.push(Skipped { path: file.clone(), why }),
            }
        }
        Ok(skipped)
    }

    fn copy(
        &self,
        file: &Path,
        opened: File,
        out: &Path,
        see: &mut dyn FnMut(&Exported),
    ) -> Result<(), ExportError> {
        for &algorithm in &self.algorithms {
            let folder = out.join(WELL_KNOWN.trim_matches('/')).join(algorithm.name());
            fs::create_dir_all(&folder).map_err(at(&folder))?;
            // The name depends on the digest of the copy, so later changes of the file do not matter.
            let placeholder = folder.join("copy");
            let mut exported = AtomicFile::create(&placeholder).map_err(at(&placeholder))?;
            let digest = copy(&opened, algorithm, &mut exported).map_err(at(file))?;
            let path = folder.join(digest.to_base64url());
            let existing = existing(&path, &digest).map_err(at(&path))?;
            if existing != Existing::Same {
                exported.persist_as(&path).map_err(at(&path))?;
            }
            see(&Exported { file: file.to_path_buf(), digest, path, existing });
        }
        Ok(())
    }
}

fn at(path: &Path) -> impl Fn(io::Error) -> ExportError {
    move |error| ExportError { path: path.to_path_buf(), error }
}

/// Compares the content of the path with a digest.
fn existing(path: &Path, digest: &Digest) -> io::Result<Existing> {
    match File::open(path) {
        Ok(there) if copy(&there, digest.algorithm(), &mut io::sink())? == *digest => Ok(Existing::Same),
        Ok(_) => Ok(Existing::Different),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Existing::Absent),
        Err(error) => Err(error),
    }
}

/// Copies the entire file, and returns the digest of the copy.
fn copy(mut from: &File, algorithm: Algorithm, to: &mut dyn Write) -> io::Result<Digest> {
    io::Seek::rewind(&mut from)?;
    hash_pieces(algorithm, from, &mut |piece| to.write_all(piece), &|error| error)
}

messages! {
    ExportError { Self { path, error } => "{}: {error}", path.display(); }
    source { Self { error, .. } => error; }
}
