//! What goes to standard output only if it is right.
//!
//! What was printed cannot be taken back, and whether it is right is known at the end. So it waits in a file that has no
//! name: it is gone when the program is, however that ends.

use std::env;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, Write};

/// A file for what waits, readable by nobody else.
pub struct Spool {
    file: File,
    /// Where a file that is in use cannot lose its name: its name.
    path: Option<std::path::PathBuf>,
}

impl Spool {
    /// An empty one in the folder for temporary files.
    pub fn new() -> io::Result<Spool> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut number = 0;
        loop {
            let path = env::temp_dir().join(format!("virgule-{}-{number}.spool", std::process::id()));
            match options.open(&path) {
                Ok(file) => {
                    let removed = cfg!(unix) && fs::remove_file(&path).is_ok();
                    return Ok(Spool { file, path: (!removed).then_some(path) });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => number += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// Copies all of it.
    pub fn print(mut self, out: &mut impl Write) -> io::Result<()> {
        self.file.rewind()?;
        io::copy(&mut self.file, out)?;
        out.flush()
    }
}

impl Write for Spool {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for Spool {
    fn drop(&mut self) {
        if let Some(path) = &self.path {
            let _ = fs::remove_file(path);
        }
    }
}
