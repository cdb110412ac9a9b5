//! The text of a grammar → what the compiler knows of it.

use crate::LanguageError;
use std::sync::Arc;
use virgule_compiler::abnf;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::{ImportError, Loader};
use virgule_compiler::builtin::GRAMMARS;

/// Names and texts of grammars.
pub type Texts<'t> = &'t [(&'t str, &'t str)];

/// Reads a grammar, which may import those of `beside`, and those that are built in.
pub fn checked(name: &str, text: &str, beside: Texts<'_>) -> Result<Checked, LanguageError> {
    let mut findings = Diagnostics::new();
    let made = abnf::analyze(&Source::new(name, text), &Beside(beside), &mut findings);
    made.ok_or(LanguageError::Grammar(findings))
}

/// Where imports are looked for: these texts, then what is built in.
struct Beside<'t>(Texts<'t>);

impl Loader for Beside<'_> {
    fn load(&self, name: &str) -> Result<Arc<Source>, ImportError> {
        let (name, text) =
            self.0.iter().chain(GRAMMARS).find(|(known, _)| *known == name).ok_or(ImportError::Unknown)?;
        Ok(Source::new(format!("{name}.abnf"), *text))
    }

    fn names(&self) -> Vec<String> {
        self.0.iter().chain(GRAMMARS).map(|(name, _)| name.to_string()).collect()
    }
}
