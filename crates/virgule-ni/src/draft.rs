//! A file that gets its name only when it is whole.
//!
//! ```text
//! Draft::beside("a/photo.jpg")     creates  a/.photo.jpg.4711-0.part
//! write …                          into it
//! keep()                           syncs it, renames it to a/photo.jpg, syncs the folder a
//! drop, instead                    removes it
//! ```
//!
//! A rename within one folder is atomic: whoever looks at the target sees what was there before or the whole new file,
//! after a loss of power too. What this does not do is remove the draft of a program that is killed: a program that
//! wants that removes [`Draft::path`] when it gets the signal.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// How many names are tried before giving up; each was left behind by a program with the same number as this one.
const TRIES: u32 = 1000;

/// A file that gets its name only when it is whole: it has a temporary one, and is removed unless it is kept.
///
/// ```
/// use std::io::Write;
/// use virgule_ni::Draft;
///
/// let target = std::env::temp_dir().join(format!("draft-{}", std::process::id()));
/// let mut draft = Draft::beside(&target)?;
/// draft.write_all(b"Hello World!")?;
/// assert!(!target.exists());
/// draft.keep()?;
/// assert_eq!(std::fs::read(&target)?, b"Hello World!");
/// # std::fs::remove_file(target)?;
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// A program that is killed leaves it behind; one that hears of that before removes [`Draft::path`].
#[derive(Debug)]
pub struct Draft {
    file: File,
    path: PathBuf,
    target: PathBuf,
    /// Whether the temporary name is still there.
    pending: bool,
}

impl Draft {
    /// A new, empty file in the folder of `target`.
    ///
    /// # Errors
    ///
    /// `target` is there and is no ordinary file (a rename would put a file in the place of `/dev/null`), has no
    /// file name, or the file cannot be created.
    pub fn beside(target: &Path) -> io::Result<Draft> {
        let name = target.file_name().ok_or_else(|| fault("the path has no file name"))?;
        match fs::metadata(target) {
            Ok(found) if found.is_dir() => return Err(fault("it is a folder")),
            Ok(found) if !found.is_file() => return Err(fault("it is no ordinary file")),
            _ => {}
        }
        for number in 0..TRIES {
            let mut draft = std::ffi::OsString::from(".");
            draft.push(name);
            draft.push(format!(".{}-{number}.part", std::process::id()));
            let path = target.with_file_name(draft);
            // `create_new` does not follow a link that stands there.
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(file) => return Ok(Draft { file, path, target: target.to_path_buf(), pending: true }),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(fault("too many drafts of it are left in the folder"))
    }

    /// The temporary name.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The name that it is to have.
    pub fn target(&self) -> &Path {
        &self.target
    }

    /// Gives the file its name, in the place of what was there. Where this fails, nothing was replaced.
    pub fn keep(self) -> io::Result<()> {
        let target = self.target.clone();
        self.keep_as(&target)
    }

    /// The same with another name in the folder, for a file whose name is known only now.
    pub fn keep_as(mut self, target: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        fs::rename(&self.path, target)?;
        self.pending = false;
        sync_folder(target);
        Ok(())
    }
}

/// The new name is on the disk when the folder is. Not every system can open a folder; it is then up to the system.
fn sync_folder(file: &Path) {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

fn fault(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidInput, why)
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if self.pending {
            // Nobody is left to hear of a failure.
            let _ = fs::remove_file(&self.path);
        }
    }
}
