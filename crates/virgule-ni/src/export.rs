//! A folder → a folder that any HTTP server serves by names (RFC 6920 section 4).
//!
//! ```text
//! folder/a.txt    ─▶   out/.well-known/ni/sha-256/f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk
//! folder/b/c.png  ─▶   out/.well-known/ni/sha-256/47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU
//! ```
//!
//! The copies are made under other names and get their own when they are whole, so a server may serve `out` all the while.
//! A file that is there already is read: if it is what its name says, it stays; if not, it is replaced, and reported.
//! What other servers say of the media type they guess by the name of the file, which has no ending here: a name with `ct`
//! may not be met.
//!
//! Whether the disk tells upper from lower case does not matter in practice: two names that differ only so would have
//! nearly all their bits in common. It is noticed, because the later one finds something else under its name.

use crate::folder::{self, Listing, Skipped};
use crate::name::WELL_KNOWN;
use crate::{Algorithm, Digest, Draft, Hasher};
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// How a folder is exported: laid out so that any HTTP server has its files by name.
#[derive(Debug, Clone)]
pub struct Export {
    algorithms: Vec<Algorithm>,
}

/// A file that was exported.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Exported {
    /// Its path below the folder.
    pub file: PathBuf,
    /// What it is named by.
    pub digest: Digest,
    /// Where it is now.
    pub path: PathBuf,
    /// Whether it was there already.
    pub before: Before,
}

/// What was found under the name of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Before {
    /// Nothing.
    Absent,
    /// The same.
    Same,
    /// Something else, which was replaced.
    Wrong,
}

/// Why a folder is not exported.
#[derive(Debug)]
#[non_exhaustive]
pub struct ExportError {
    /// What could not be read or written.
    pub path: PathBuf,
    /// Why not.
    pub error: io::Error,
}

impl Export {
    /// Names by these algorithms; by `sha-256`, if there are none.
    pub fn new(algorithms: impl IntoIterator<Item = Algorithm>) -> Export {
        let mut algorithms: Vec<Algorithm> = algorithms.into_iter().collect();
        if algorithms.is_empty() {
            algorithms.push(Algorithm::Sha256);
        }
        Export { algorithms }
    }

    /// Copies every file below `folder` to `out`, which may be below it too, and shows each to `see`. Gives what was left
    /// out.
    ///
    /// # Errors
    ///
    /// The folder cannot be read, or something not be written. What was copied until then is whole.
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
        let Listing { files, mut skipped } = folder::list(&root, Some(&out));
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
            // The name is known when the copy is made, and is that of the copy, whatever becomes of the file.
            let draft_path = folder.join("copy");
            let mut draft = Draft::beside(&draft_path).map_err(at(&draft_path))?;
            let digest = copy(&opened, algorithm, &mut draft).map_err(at(file))?;
            let path = folder.join(digest.to_base64url());
            let before = before(&path, &digest).map_err(at(&path))?;
            if before != Before::Same {
                draft.keep_as(&path).map_err(at(&path))?;
            }
            see(&Exported { file: file.to_path_buf(), digest, path, before });
        }
        Ok(())
    }
}

fn at(path: &Path) -> impl Fn(io::Error) -> ExportError {
    move |error| ExportError { path: path.to_path_buf(), error }
}

/// What is there under the name of a digest.
fn before(path: &Path, digest: &Digest) -> io::Result<Before> {
    match File::open(path) {
        Ok(there) if copy(&there, digest.algorithm(), &mut io::sink())? == *digest => Ok(Before::Same),
        Ok(_) => Ok(Before::Wrong),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Before::Absent),
        Err(error) => Err(error),
    }
}

/// Copies from the beginning; the digest is that of the copy.
fn copy(mut from: &File, algorithm: Algorithm, to: &mut dyn Write) -> io::Result<Digest> {
    io::Seek::rewind(&mut from)?;
    let (mut hasher, mut buffer) = (Hasher::new(algorithm), vec![0; 1 << 16]);
    loop {
        let count = match from.read(&mut buffer) {
            Ok(0) => return Ok(hasher.finish()),
            Ok(count) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let piece = buffer.get(..count).unwrap_or_default();
        hasher.update(piece);
        to.write_all(piece)?;
    }
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

impl std::error::Error for ExportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.error)
    }
}
