//! Files: hashed while they are read, and written under a temporary name until they are complete.
//!
//! Length and modification time are compared before and after. A change that preserves both (within the resolution of
//! the clock of the file system) is not detected; that would require locks.

use crate::error::messages;
use crate::{Algorithm, Digest, hash};
use std::fs::{File, Metadata, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::{fs, io};

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

messages! {
    FileError {
        Self::Io(error) => "{error}";
        Self::Directory => "a directory has no content to hash: name its files";
        Self::Changed => "it changed while it was read: hash it again";
    }
    source { Self::Io(error) => error; }
}

/// The maximal number of temporary names that are tried. A killed process with the same ID may have left files.
const TRIES: u32 = 1000;

/// A file under a temporary name, such as `.photo.jpg.4711-0.part`. [`persist`](AtomicFile::persist) renames it to its
/// target; otherwise, dropping it removes it. A rename within one folder is atomic: a reader of the target sees the
/// previous content or the complete new file, even after a power failure.
///
/// ```
/// use std::io::Write;
/// use virgule_ni::AtomicFile;
///
/// let target = std::env::temp_dir().join(format!("file-{}", std::process::id()));
/// let mut file = AtomicFile::create(&target)?;
/// file.write_all(b"Hello World!")?;
/// assert!(!target.exists());
/// file.persist()?;
/// assert_eq!(std::fs::read(&target)?, b"Hello World!");
/// # std::fs::remove_file(target)?;
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// A killed program does not remove the file; a signal handler can remove [`AtomicFile::path`].
#[derive(Debug)]
pub struct AtomicFile {
    file: File,
    path: PathBuf,
    target: PathBuf,
    /// True until the file is renamed.
    pending: bool,
}

impl AtomicFile {
    /// Creates a new, empty file in the folder of `target`.
    ///
    /// # Errors
    ///
    /// If `target` has no file name, or exists and is not a regular file (a rename would replace `/dev/null`), or if
    /// the file cannot be created.
    pub fn create(target: &Path) -> io::Result<AtomicFile> {
        let name = target.file_name().ok_or_else(|| fault("the path has no file name"))?;
        match fs::metadata(target) {
            Ok(found) if found.is_dir() => return Err(fault("it is a folder")),
            Ok(found) if !found.is_file() => return Err(fault("it is not a regular file")),
            _ => {}
        }
        for number in 0..TRIES {
            let mut file = std::ffi::OsString::from(".");
            file.push(name);
            file.push(format!(".{}-{number}.part", std::process::id()));
            let path = target.with_file_name(file);
            // `create_new` does not follow symbolic links.
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => {
                    return Ok(AtomicFile { file, path, target: target.to_path_buf(), pending: true });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(fault("too many temporary files for it are left in the folder"))
    }

    /// Returns the temporary path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the path of the file after [`persist`](AtomicFile::persist).
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Renames the file to its target, replacing an existing file. After an error, the target is unchanged.
    pub fn persist(self) -> io::Result<()> {
        let target = self.target.clone();
        self.persist_as(&target)
    }

    /// Renames the file to `target` in the same folder, for a file whose name depends on its content.
    pub fn persist_as(mut self, target: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        fs::rename(&self.path, target)?;
        self.pending = false;
        sync_folder(target);
        Ok(())
    }
}

/// Makes the rename durable. On systems that cannot open a folder, durability depends on the system.
fn sync_folder(file: &Path) {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

fn fault(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, why)
}

impl Write for AtomicFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for AtomicFile {
    fn drop(&mut self) {
        if self.pending {
            // `drop` cannot report an error.
            let _ = fs::remove_file(&self.path);
        }
    }
}
