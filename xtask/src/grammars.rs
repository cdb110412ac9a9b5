//! The grammars of the workspace: their paths, and the loader of imports.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::Source;
use virgule_compiler::abnf::files;
use virgule_compiler::abnf::lower::{ImportError, Loader};

/// The root of the workspace.
pub fn root() -> PathBuf {
    // This crate is in the folder `xtask` below the root.
    let folder = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&folder).parent().map(Path::to_path_buf).unwrap_or_default()
}

/// The text of a file, by its path below the root.
pub fn read_text(path: &str) -> Result<String, String> {
    std::fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))
}

/// Writes a file, by its path below the root.
pub fn write_text(path: &str, text: &str) -> Result<(), String> {
    std::fs::write(root().join(path), text).map_err(|error| format!("{path}: {error}"))
}

/// The grammar `name`, with the path that messages show.
pub fn read(name: &str) -> Result<Arc<Source>, String> {
    let shown = format!("grammars/{name}.abnf");
    let text = files::read_regular(&root().join(&shown)).map_err(|error| format!("{shown}: {error}"))?;
    Ok(Source::new(shown, text))
}

/// The names of all grammars, sorted.
pub fn names() -> Result<Vec<String>, String> {
    let folder = root().join("grammars");
    let entries = std::fs::read_dir(&folder).map_err(|error| format!("grammars/: {error}"))?;
    let mut names = Vec::new();
    for entry in entries {
        let name = entry.map_err(|error| format!("grammars/: {error}"))?.file_name();
        let name = name.to_string_lossy();
        names.extend(name.strip_suffix(".abnf").map(str::to_string));
    }
    names.sort();
    Ok(names)
}

/// Loads imports from the folder `grammars/`.
pub struct Folder;

impl Loader for Folder {
    fn load(&self, name: &str) -> Result<Arc<Source>, ImportError> {
        let folder = files::Folder::of(&root().join("grammars/NAME.abnf"));
        let imported = folder.import(name).ok_or(ImportError::Unknown)?;
        let imported = imported.map_err(|error| ImportError::Unusable(error.to_string()))?;
        Ok(Source::new(format!("grammars/{name}.abnf"), imported.text))
    }

    fn names(&self) -> Vec<String> {
        names().unwrap_or_default()
    }
}
