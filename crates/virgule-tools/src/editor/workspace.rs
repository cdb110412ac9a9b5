//! The documents that an import finds: open files, files in the same folder, built-in grammars.

use crate::extract::{Extraction, extract, is_xml, lines};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::Source;
use virgule_compiler::abnf::files::Folder;
use virgule_compiler::abnf::lower::{ImportError, Loader, TextLoader};
use virgule_compiler::grammars::GRAMMARS;

/// Maximum number of files of a folder that are searched.
pub const MAX_FILES: usize = 500;

/// The texts of open files, which take precedence over files on disk.
pub type OpenFiles = BTreeMap<PathBuf, Arc<Source>>;

/// Finds imports in the order of `virgule grammar check`, with the texts of open files.
#[derive(Debug)]
pub struct WorkspaceLoader<'w> {
    /// The open files.
    pub open: &'w OpenFiles,
    /// The importing file; `None` for a text that is not saved, which imports built-in grammars only.
    pub file: Option<&'w Path>,
}

impl Loader for WorkspaceLoader<'_> {
    fn load(&self, name: &str) -> Result<Arc<Source>, ImportError> {
        if let Some(file) = self.file {
            let path = file.with_file_name(format!("{name}.abnf"));
            if let Some(source) = self.open.get(&path) {
                return Ok(source.clone());
            }
            if let Some(imported) = Folder::of(file).import(name) {
                let imported = imported.map_err(|error| ImportError::Unusable(error.to_string()))?;
                return Ok(Source::new(imported.path.display().to_string(), imported.text));
            }
        }
        TextLoader(&[GRAMMARS]).load(name)
    }

    fn names(&self) -> Vec<String> {
        TextLoader(&[GRAMMARS]).names()
    }
}

/// Returns the names of the other documents in the folder of a file: open files and files on disk, sorted. The second
/// value is false if there are more than [`MAX_FILES`].
pub fn siblings(file: &Path, open: &OpenFiles) -> (Vec<String>, bool) {
    let folder = file.parent().unwrap_or(Path::new(""));
    let name = |path: &Path| {
        let is_other = path != file && path.extension().is_some_and(|extension| extension == "abnf");
        path.file_stem().filter(|_| is_other).and_then(|stem| stem.to_str()).map(str::to_string)
    };
    let opened = open.keys().filter(|path| path.parent() == Some(folder)).filter_map(|path| name(path));
    let mut names: Vec<String> = opened.collect();
    // A folder that cannot be read has no files to import.
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    names.extend(entries.filter_map(|entry| name(&entry.path())).take(MAX_FILES + 1));
    names.sort();
    names.dedup();
    let complete = names.len() <= MAX_FILES;
    names.truncate(MAX_FILES);
    (names, complete)
}

/// Returns a text of the same length in which only the ABNF of an RFC is left, with its errors: all other bytes are
/// spaces, so that each rule keeps its offset. `None` for XML, whose character references do not have the length of their
/// characters, and for a text without ABNF.
pub fn only_abnf(text: &str) -> Option<String> {
    if is_xml(text) {
        return None;
    }
    let Extraction { meant, repeated, .. } = extract(text).ok()?;
    let within = |parts: &[(usize, usize)], line: usize| {
        let part = parts.get(parts.partition_point(|(_, last)| *last < line));
        part.is_some_and(|(first, _)| *first <= line)
    };
    // Without page breaks, of which the compiler knows fewer.
    let mut printed = lines(text).into_iter().map(|(number, _)| number).peekable();
    let mut masked = String::with_capacity(text.len());
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        let is_printed = printed.next_if_eq(&number).is_some();
        if is_printed && within(&meant, number) && !within(&repeated, number) {
            masked.push_str(line);
        } else {
            masked.extend(
                line.bytes().map(|byte| if b"\r\n".contains(&byte) { char::from(byte) } else { ' ' }),
            );
        }
    }
    let is_code = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with(';');
    masked.lines().any(is_code).then_some(masked)
}
