//! Lists the regular files below a folder. Symbolic links may not leave it. Skipped files are reported.
//!
//! ```text
//! folder/a.txt              listed
//! folder/b -> a.txt         listed: the target is inside
//! folder/c -> /etc/passwd   skipped
//! folder/d -> .             skipped: links to folders are not followed, so there are no cycles
//! folder/e (a socket)       skipped
//! folder/.git               skipped, unless hidden files are requested
//! ```
//!
//! [`open`] checks again that a listed file is inside the folder: it may have been replaced by a link.

use crate::error::messages;
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

/// Lists the files below `root`, a canonical path, except those below `without`. With `hidden`, includes files and
/// folders whose names begin with a dot.
pub(crate) fn list(root: &Path, without: Option<&Path>, hidden: bool) -> Listing {
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
            let entry = entry.and_then(|entry| Ok((entry.path(), entry.file_type()?, entry.file_name())));
            match entry.map(|(path, kind, name)| (path, kind, name.as_encoded_bytes().starts_with(b"."))) {
                Ok((path, _, true)) if !hidden && without != Some(path.as_path()) => {
                    let why = io::Error::other("its name begins with a dot");
                    listing.skipped.push(Skipped { path, why });
                }
                Ok((path, kind, _)) if kind.is_dir() => folders.push(path),
                Ok((path, kind, _)) if kind.is_file() => listing.files.push(path),
                Ok((path, kind, _)) if kind.is_symlink() => match link(root, &path) {
                    Ok(()) => listing.files.push(path),
                    Err(why) => listing.skipped.push(Skipped { path, why }),
                },
                Ok((path, ..)) => listing.skipped.push(Skipped { path, why: not_ordinary() }),
                Err(why) => listing.skipped.push(Skipped { path: folder.clone(), why }),
            }
        }
    }
    listing.files.sort();
    listing
}

/// Fails unless the target of a link is a regular file inside the folder.
fn link(root: &Path, path: &Path) -> io::Result<()> {
    let target = path.canonicalize()?;
    if !target.starts_with(root) {
        return Err(outside());
    }
    match target.metadata()? {
        target if target.is_file() => Ok(()),
        target if target.is_dir() => Err(io::Error::other("it is a link to a folder")),
        _ => Err(not_ordinary()),
    }
}

/// Opens a regular file below `root`.
pub(crate) fn open(root: &Path, path: &Path) -> io::Result<File> {
    let real = path.canonicalize()?;
    if !real.starts_with(root) {
        return Err(outside());
    }
    if !real.metadata()?.is_file() {
        return Err(not_ordinary());
    }
    let file = File::open(&real)?;
    match opened(&file) {
        Some(opened) if !opened.starts_with(root) => Err(outside()),
        _ => Ok(file),
    }
}

/// Returns the path of an open file according to the kernel, which is correct even if the file was moved.
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

fn not_ordinary() -> io::Error {
    io::Error::other("it is not a regular file")
}

fn outside() -> io::Error {
    io::Error::new(io::ErrorKind::PermissionDenied, "the link leads out of the folder")
}

messages! {
    Skipped { Self { path, why } => "{}: {why}", path.display(); }
}
