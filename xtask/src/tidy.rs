//! `tidy`: what no compiler checks.
//!
//! ```text
//! tree       the files of the project
//! text       white space at the ends of lines, tabs, the final newline
//! sources    a `//!` header, nothing unfinished, no file too long, unsafe code in one folder only
//! layout     the runtime's imports go one way
//! documents  names in the documents exist
//! manifests  lints and licence inherited, dependencies that must not be
//! grammars   every grammar that was reviewed says where it comes from
//! ```
//!
//! Every check is a function from texts to findings; only `tree` looks at the disk. All findings are shown,
//! not the first alone. What rustfmt, clippy and `cargo xtask gen --check` find is left to them.

mod documents;
pub(crate) mod grammars;
mod layout;
mod manifests;
mod sources;
mod text;
mod tree;

use std::fmt;
use tree::File;

/// Something to mend, and where.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Finding {
    path: String,
    /// Counted from 1.
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

/// Checks the whole project; the error is all findings, one a line.
pub fn tidy() -> Result<(), String> {
    let findings = findings(&tree::files(&crate::grammars::root())?);
    if findings.is_empty() {
        return Ok(());
    }
    let lines: Vec<String> = findings.iter().map(Finding::to_string).collect();
    Err(lines.join("\n"))
}

/// What is wrong with `files`, by path and line.
fn findings(files: &[File]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for file in files {
        text::check(file, &mut findings);
        sources::check(file, &mut findings);
        layout::check(file, &mut findings);
        manifests::check(file, &mut findings);
    }
    for file in grammars::reviewed(files) {
        grammars::check(file, &mut findings);
    }
    documents::check(files, &mut findings);
    findings.sort();
    findings
}

/// What one check says about one file, for tests.
#[cfg(test)]
fn said(check: fn(&File, &mut Vec<Finding>), path: &str, text: &str) -> Vec<String> {
    let mut findings = Vec::new();
    check(&File::new(path, text), &mut findings);
    findings.iter().map(Finding::to_string).collect()
}
