//! Why there is no language to make texts of.

use std::fmt;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_dynamic::LoadError;

/// Why a rule or kind cannot be used.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LanguageError {
    /// There is no kind, grammar or rule of that name; the message names one that is spelled nearly so.
    Unknown(String),
    /// The file cannot be read.
    File(String),
    /// The grammar is wrong, or one of its rules is too large; shown with places in its text.
    Grammar(Diagnostics),
}

impl fmt::Display for LanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LanguageError::Unknown(message) | LanguageError::File(message) => f.write_str(message),
            LanguageError::Grammar(findings) => f.write_str(findings.render(false).trim_end()),
        }
    }
}

impl std::error::Error for LanguageError {}

impl From<LoadError> for LanguageError {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::File(message) => LanguageError::File(message),
            LoadError::Grammar(findings) => LanguageError::Grammar(findings),
            LoadError::Unknown(message) | LoadError::Composed(message) => LanguageError::Unknown(message),
        }
    }
}
