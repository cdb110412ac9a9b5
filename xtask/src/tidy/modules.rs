//! The modules of a crate, for the checks of names and imports.

use super::rust::{Token, code};
use super::tree::File;

/// A file of a crate, without test modules.
pub struct Module<'f> {
    pub file: &'f File,
    /// The path of the module below `src`, without extension: `a` for `a.rs` and `a/mod.rs`, `a/b` for `a/b.rs`.
    pub path: &'f str,
    pub code: Vec<Token<'f>>,
}

impl<'f> Module<'f> {
    /// The folder, or the file, of the crate's `src` that this module belongs to; empty for the root.
    pub fn folder(&self) -> &'f str {
        self.path.split('/').next().unwrap_or_default()
    }

    /// The depth of the module below the crate's root.
    pub fn depth(&self) -> usize {
        self.path.split('/').filter(|part| !part.is_empty()).count()
    }

    /// True if the brace at an index opens a module: `mod name {`.
    pub fn opens_module(&self, brace: usize) -> bool {
        brace.checked_sub(2).is_some_and(|at| self.code[at].text == "mod")
    }
}

/// The modules of the crate in a folder such as `crates/virgule-core`.
pub fn modules<'f>(files: &'f [File], folder: &str) -> Vec<Module<'f>> {
    let src = format!("{folder}/src/");
    let module = |file: &'f File| {
        let path = file.path.strip_prefix(&src)?.strip_suffix(".rs")?;
        let path = path.strip_suffix("/mod").unwrap_or(path);
        let path = if ["lib", "main"].contains(&path) { "" } else { path };
        let test = path.split('/').any(|part| part == "tests" || part.ends_with("_tests"));
        (!test).then(|| Module { file, path, code: code(&file.text) })
    };
    files.iter().filter_map(module).collect()
}
