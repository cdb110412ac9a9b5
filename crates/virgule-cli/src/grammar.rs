//! `virgule grammar check`: findings in a grammar file.

use crate::{Failure, Verdict, say};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use virgule_compiler::diagnose::{Diagnostics, Severity};
use virgule_dynamic::{Library, LoadError};

/// Shows all errors and warnings of the files, and a line of sums for each.
pub fn check(files: &[PathBuf], out: &mut impl Write) -> Result<Verdict, Failure> {
    let colour = std::io::stdout().is_terminal();
    let (mut verdict, mut unread) = (Verdict::Yes, Vec::new());
    for file in files {
        let findings = match Library::new().add_file(file) {
            Ok(findings) | Err(LoadError::Grammar(findings)) => findings,
            Err(error) => {
                unread.push(error.to_string());
                continue;
            }
        };
        if findings.has_errors() {
            verdict = Verdict::No;
        }
        say(out, findings.render(colour))?;
        say(out, format_args!("{}: {}\n", file.display(), sums(&findings)))?;
    }
    if unread.is_empty() { Ok(verdict) } else { Err(Failure::Call(unread.join("\nvirgule: "))) }
}

/// `2 errors, 1 warning`
fn sums(findings: &Diagnostics) -> String {
    let count = |severity| {
        let number = findings.iter().filter(|finding| finding.severity == severity).count();
        let noun = if severity == Severity::Error { "error" } else { "warning" };
        let plural = if number == 1 { "" } else { "s" };
        format!("{number} {noun}{plural}")
    };
    format!("{}, {}", count(Severity::Error), count(Severity::Warning))
}
