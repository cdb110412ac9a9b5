//! Grammar files: the file that a user names, and the files that it imports from the same folder.
//!
//! ```text
//! named by a user    anything that ends: a file, a link to one, a pipe, `/dev/stdin`
//! imported           a regular file in the folder of the grammar; a link to one in that folder
//! ```
//!
//! A grammar, and so the names of its imports, may be untrusted. An import neither waits for a pipe nor follows a link
//! to a file elsewhere, which an error would then quote. No file is read beyond the maximum length of a grammar.

use crate::abnf::read::MAX_LENGTH;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The reason why a file cannot be read as a grammar.
#[derive(Debug)]
pub enum FileError {
    /// An error of the operating system.
    Io(io::Error),
    /// The file is a pipe, a device or a folder.
    NotRegular,
    /// The file is outside the folder of the importing grammar.
    Outside,
    /// The file is longer than [`MAX_LENGTH`].
    TooLong,
    /// The file is not valid UTF-8 at this byte offset.
    NotUtf8(usize),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileError::Io(error) => error.fmt(f),
            FileError::NotRegular => f.write_str("not a regular file"),
            FileError::Outside => f.write_str("outside the folder of the importing grammar"),
            FileError::TooLong => write!(f, "longer than {MAX_LENGTH} bytes"),
            FileError::NotUtf8(byte) => write!(f, "not UTF-8 at byte {byte}"),
        }
    }
}

impl std::error::Error for FileError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            FileError::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        FileError::Io(error)
    }
}

/// Reads a file that a user names, of any kind.
pub fn read_named(path: &Path) -> Result<String, FileError> {
    read_from(File::open(path)?)
}

/// Reads a regular file, or a link to one.
pub fn read_regular(path: &Path) -> Result<String, FileError> {
    // Opening a pipe waits for its writer.
    if !fs::metadata(path)?.is_file() {
        return Err(FileError::NotRegular);
    }
    let file = File::open(path)?;
    // The file may have been replaced since the first check.
    if !file.metadata()?.is_file() {
        return Err(FileError::NotRegular);
    }
    read_from(file)
}

/// Reads the text from `reader`. Fails above [`MAX_LENGTH`] bytes, because a device may be endless.
pub fn read_from(reader: impl Read) -> Result<String, FileError> {
    let mut bytes = Vec::new();
    reader.take(MAX_LENGTH as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > MAX_LENGTH {
        return Err(FileError::TooLong);
    }
    String::from_utf8(bytes).map_err(|error| FileError::NotUtf8(error.utf8_error().valid_up_to()))
}

/// The folder of a grammar, from which it may import files.
#[derive(Debug, Clone)]
pub struct Folder(PathBuf);

/// An imported file.
#[derive(Debug)]
pub struct Imported {
    /// The path of the file, beginning with that of the folder.
    pub path: PathBuf,
    /// The text of the file.
    pub text: String,
}

impl Folder {
    /// Returns the folder of a grammar file.
    pub fn of(file: &Path) -> Self {
        match file.parent() {
            Some(parent) if parent != Path::new("") => Folder(parent.to_path_buf()),
            _ => Folder(PathBuf::from(".")),
        }
    }

    /// Reads the file `NAME.abnf` in this folder. Returns `None` if there is no such file, because the name may then
    /// refer to a built-in document.
    pub fn import(&self, name: &str) -> Option<Result<Imported, FileError>> {
        // A path is not the name of a file.
        let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || "-_.".contains(c));
        if !plain || name.starts_with('.') {
            return None;
        }
        let path = self.0.join(format!("{name}.abnf"));
        // A symbolic link counts as the file. If its target cannot be imported, that is an error.
        match fs::symlink_metadata(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => Some(Err(error.into())),
            Ok(_) => Some(self.read(&path).map(|text| Imported { path, text })),
        }
    }

    fn read(&self, path: &Path) -> Result<String, FileError> {
        let real = path.canonicalize()?;
        if !real.starts_with(self.0.canonicalize()?) {
            return Err(FileError::Outside);
        }
        read_regular(&real)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// Writes a file to a temporary folder.
    fn write(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
        let path = folder.join(name);
        fs::write(&path, bytes).expect("a temporary file");
        path
    }

    #[test]
    fn a_name_is_a_file_of_the_folder() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let path = write(scratch.path(), "a-1.abnf", b"a = b\n");
        let folder = Folder::of(&scratch.path().join("main.abnf"));
        let found = folder.import("a-1").expect("it is there").expect("it is read");
        assert_eq!((found.path, found.text.as_str()), (path, "a = b\n"));
        for name in ["b", "a-1.abnf", "../a-1", "./a-1", ".a", "", "a/1", "a\\1", "a 1", "ä"] {
            assert!(folder.import(name).is_none(), "{name}");
        }
        assert_eq!(Folder::of(Path::new("main.abnf")).0, Path::new("."));
    }

    #[test]
    fn regular_utf_8_files_up_to_a_length_are_read() {
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let folder = Folder::of(&scratch.path().join("main.abnf"));
        fs::create_dir(scratch.path().join("b.abnf")).expect("a folder");
        assert!(matches!(folder.import("b"), Some(Err(FileError::NotRegular))));
        assert!(matches!(read_regular(scratch.path()), Err(FileError::NotRegular)));
        let mut bytes = vec![b' '; MAX_LENGTH];
        let path = write(scratch.path(), "a.abnf", &bytes);
        assert!(read_named(&path).is_ok() && read_regular(&path).is_ok());
        bytes.push(b' ');
        write(scratch.path(), "a.abnf", &bytes);
        assert!(matches!(read_named(&path), Err(FileError::TooLong)));
        assert!(matches!(folder.import("a"), Some(Err(FileError::TooLong))));
        write(scratch.path(), "a.abnf", b"abc\xff");
        assert!(matches!(folder.import("a"), Some(Err(FileError::NotUtf8(3)))));
    }

    #[cfg(unix)]
    #[test]
    fn links_stay_in_the_folder() {
        use std::os::unix::fs::symlink;
        let scratch = tempfile::tempdir().expect("a temporary folder");
        let inner = scratch.path().join("inner");
        fs::create_dir(&inner).expect("a folder");
        let outside = write(scratch.path(), "outside.abnf", b"a = b\n");
        write(&inner, "real.abnf", b"a = b\n");
        let folder = Folder::of(&inner.join("main.abnf"));
        let link = |name: &str, target: &str| {
            symlink(target, inner.join(format!("{name}.abnf"))).expect("a link");
            folder.import(name)
        };
        for (name, target) in [
            ("absolute", outside.to_str().expect("text")),
            ("relative", "../outside.abnf"),
            ("again", "relative.abnf"),
            ("device", "/dev/zero"),
        ] {
            assert!(matches!(link(name, target), Some(Err(FileError::Outside))), "{name}");
        }
        assert!(matches!(link("inside", "real.abnf"), Some(Ok(_))));
        assert!(matches!(link("dangling", "nowhere"), Some(Err(FileError::Io(_)))));
    }
}
