//! Temporary files, removed when they are dropped.

use tempfile::TempPath;

/// A file with this content, whose name ends in `suffix`.
pub struct File(TempPath);

impl File {
    pub fn new(suffix: &str, content: impl AsRef<[u8]>) -> Self {
        let file =
            tempfile::Builder::new().prefix("virgule-").suffix(suffix).tempfile().expect("a temporary file");
        std::fs::write(&file, content).expect("a temporary file");
        File(file.into_temp_path())
    }

    pub fn path(&self) -> &str {
        self.0.to_str().expect("a path of text")
    }
}
