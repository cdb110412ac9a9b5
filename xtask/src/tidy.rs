//! `tidy`: conventions that no compiler checks.
//!
//! ```text
//! tree       the files of the project
//! text       white space at the ends of lines, tabs, the final newline
//! sources    a `//!` header, nothing unfinished, no file too long, unsafe code in two places only
//! documents  names in the documents exist
//! manifests  lints and licence inherited, dependencies that are not allowed
//! grammars   every reviewed grammar names its source
//! layers     imports between the folders of a crate
//! types      no two types of a crate share a name
//! words      words that comments must not use
//! ```
//!
//! Every check is a function from texts to findings; only `tree` reads files. All findings are shown, not only the
//! first. No check repeats rustfmt, clippy or `cargo xtask gen --check`.

mod documents;
pub(crate) mod grammars;
mod layers;
mod manifests;
mod modules;
mod rust;
mod sources;
mod text;
mod tree;
mod types;
mod words;

use std::fmt;
use tree::File;

/// An error and its position.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Finding {
    path: String,
    /// The number of the line, from 1.
    line: usize,
    message: String,
}

impl Finding {
    fn new(file: &File, line: usize, message: impl Into<String>) -> Self {
        Finding { path: file.path.clone(), line, message: message.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)
    }
}

/// Checks the whole project; the error lists all findings, one on each line.
pub fn tidy() -> Result<(), String> {
    let findings = findings(&tree::files(&crate::grammars::root())?);
    if findings.is_empty() {
        return Ok(());
    }
    let lines: Vec<String> = findings.iter().map(Finding::to_string).collect();
    Err(lines.join("\n"))
}

/// The errors in `files`, by path and line.
fn findings(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files {
        text::check(file, &mut findings);
        sources::check(file, &mut findings);
        manifests::check(file, &mut findings);
    }
    for file in grammars::reviewed(files) {
        grammars::check(file, &mut findings);
    }
    documents::check(files, &mut findings);
    layers::check(files, &mut findings);
    types::check(files, &mut findings);
    words::check(files, &mut findings);
    findings.sort();
    findings
}

/// The findings of one check in one file, for tests.
#[cfg(test)]
fn findings_of(check: fn(&File, &mut Vec<Finding>), path: &str, text: &str) -> Vec<String> {
    let mut findings = Vec::new();
    check(&File::new(path, text), &mut findings);
    findings.iter().map(Finding::to_string).collect()
}
