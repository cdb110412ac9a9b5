//! Lists the regular files below a folder; symbolic links may not leave it.
//!
//! ```text
//! folder/a.txt              listed
//! folder/b -> a.txt         listed: the target is inside
//! folder/c -> /etc/passwd   left out, and reported
//! folder/d -> .             left out: links to folders are not followed, so there are no cycles
//! folder/e (a socket)       left out
//! ```
//!
//! [`open`] checks again that a listed file is inside the folder, because a file or folder may have been replaced by a
//! link.

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// A file that was skipped, and the reason.
#[derive(Debug)]
pub struct Skipped {
    /// The path of the file, which begins with that of the folder.
    pub path: PathBuf,
    /// The reason.
    pub why: io::Error,
}

/// The files below a folder, sorted by path, and the files that were skipped.
#[derive(Debug, Default)]
pub(crate) struct Listing {
    /// The paths of the files, which begin with that of the folder.
    pub files: Vec<PathBuf>,
    pub skipped: Vec<Skipped>,
}

/// Lists the files below `root`, a canonical path, except those below `without`.
pub(crate) fn list(root: &Path, without: Option<&Path>) -> Listing {
    let mut listing = Listing::default();
    // A work list instead of recursion, because the depth is not bounded.
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

/// True if the target of a link is a regular file; an error if the target is outside of the folder or missing.
fn link(root: &Path, path: &Path) -> io::Result<bool> {
    let target = path.canonicalize()?;
    if !target.starts_with(root) {
        return Err(outside());
    }
    Ok(target.metadata()?.is_file())
}

/// Opens a regular file below `root`.
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

/// The path of an open file according to the kernel, which is correct even if the file was moved.
#[cfg(target_os = "linux")]
fn opened(file: &File) -> Option<PathBuf> {
    use std::os::fd::AsRawFd;
    fs::read_link(format!("/proc/self/fd/{}", file.as_raw_fd())).ok()
}

/// On other systems the path of an open file is not available without unsafe code.
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
