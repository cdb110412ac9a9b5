//! The error of loading a language.

use std::fmt;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_dynamic::LoadError;

/// The error of loading a language.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum LanguageError {
    /// Unknown kind, grammar or rule; the message suggests a similar name.
    Unknown(String),
    /// The file cannot be read.
    File(String),
    /// The grammar has errors, or one of its rules is too large.
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
