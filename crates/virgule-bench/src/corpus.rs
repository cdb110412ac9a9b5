//! Files → texts that all candidates accept, so that none is measured on refusing.

use crate::subject::SUBJECTS;
use std::path::Path;

/// The texts of a file, one a line, and how many lines were left out.
pub struct Corpus {
    /// What all candidates accept.
    pub texts: Vec<String>,
    /// Lines that a candidate refuses.
    pub left_out: usize,
}

/// Reads a file; an error says which.
pub fn read(path: &Path) -> Result<Corpus, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let lines: Vec<&str> =
        bytes.split(|&byte| byte == b'\n').filter_map(|line| std::str::from_utf8(line).ok()).collect();
    let all = lines.iter().filter(|line| !line.is_empty());
    let accepted = |line: &&&str| SUBJECTS.iter().all(|subject| (subject.parse)(line).is_some());
    let texts: Vec<String> = all.clone().filter(accepted).map(|line| line.to_string()).collect();
    if texts.is_empty() {
        return Err(format!("{}: no line that all candidates accept", path.display()));
    }
    Ok(Corpus { left_out: all.count() - texts.len(), texts })
}
