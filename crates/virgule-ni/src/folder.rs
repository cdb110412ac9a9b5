//! The ordinary files below a folder, and none outside of it.
//!
//! ```text
//! folder/a.txt              found
//! folder/b -> a.txt         found: the link leads to a file inside
//! folder/c -> /etc/passwd   left out, and reported
//! folder/d -> .             left out: folders are entered under their own name only, so there are no circles
//! folder/e (a socket)       left out
//! ```
//!
//! [`open`] opens what was found and makes sure that it is still that: between looking and opening, another process may have
//! put a link in the place of a file or of a folder above it.

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// Something that is not served, and why.
#[derive(Debug)]
pub struct Skipped {
    /// The path, beginning with that of the folder.
    pub path: PathBuf,
    /// Why not.
    pub why: io::Error,
}

/// The files below a folder, in order of their paths, and what was left out.
#[derive(Debug, Default)]
pub(crate) struct Listing {
    /// Paths that begin with that of the folder.
    pub files: Vec<PathBuf>,
    pub skipped: Vec<Skipped>,
}

/// Lists `root`, which is canonical: without links, from the root of the file system. `without` is left out.
pub(crate) fn list(root: &Path, without: Option<&Path>) -> Listing {
    let mut listing = Listing::default();
    // Folders that are still to be read: no recursion, whatever the depth.
    let mut folders = vec![root.to_path_buf()];
    while let Some(folder) = folders.pop() {
        if without == Some(folder.as_path()) {
            continue;
        }
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(why) => {
                listing.skipped.push(Skipped { path: folder, why });
                continue;
            }
        };
        for entry in entries {
            match entry.and_then(|entry| Ok((entry.path(), entry.file_type()?))) {
                Ok((path, kind)) if kind.is_dir() => folders.push(path),
                Ok((path, kind)) if kind.is_file() => listing.files.push(path),
                Ok((path, kind)) if kind.is_symlink() => match link(root, &path) {
                    Ok(true) => listing.files.push(path),
                    Ok(false) => {}
                    Err(why) => listing.skipped.push(Skipped { path, why }),
                },
                Ok(_) => {}
                Err(why) => listing.skipped.push(Skipped { path: folder.clone(), why }),
            }
        }
    }
    listing.files.sort();
    listing
}

/// Whether a link leads to an ordinary file; an error if it leads out of the folder, or nowhere.
fn link(root: &Path, path: &Path) -> io::Result<bool> {
    let target = path.canonicalize()?;
    if !target.starts_with(root) {
        return Err(outside());
    }
    Ok(target.metadata()?.is_file())
}

/// Opens a file below `root`, if it is an ordinary one and is there.
pub(crate) fn open(root: &Path, path: &Path) -> io::Result<File> {
    let real = path.canonicalize()?;
    if !real.starts_with(root) {
        return Err(outside());
    }
    if !real.metadata()?.is_file() {
        return Err(io::Error::other("it is no ordinary file"));
    }
    let file = File::open(&real)?;
    match opened(&file) {
        Some(opened) if !opened.starts_with(root) => Err(outside()),
        _ => Ok(file),
    }
}

/// Where the file that was opened is, as the system knows it: the last word, whatever happened to the path.
#[cfg(target_os = "linux")]
fn opened(file: &File) -> Option<PathBuf> {
    use std::os::fd::AsRawFd;
    fs::read_link(format!("/proc/self/fd/{}", file.as_raw_fd())).ok()
}

/// Other systems have no safe way to ask.
#[cfg(not(target_os = "linux"))]
fn opened(_: &File) -> Option<PathBuf> {
    None
}

fn outside() -> io::Error {
    io::Error::new(io::ErrorKind::PermissionDenied, "the link leads out of the folder")
}

impl fmt::Display for Skipped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.why)
    }
}
