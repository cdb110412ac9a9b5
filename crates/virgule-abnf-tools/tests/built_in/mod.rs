//! The grammars of the project, with imports.

use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::{ImportError, Loader};
use virgule_compiler::abnf::{Checked, analyze};
use virgule_compiler::builtin::GRAMMARS;

/// Finds built-in grammars.
pub struct BuiltIn;

impl Loader for BuiltIn {
    fn load(&self, name: &str) -> Result<Arc<Source>, ImportError> {
        let (_, text) = GRAMMARS.iter().find(|(known, _)| *known == name).ok_or(ImportError::Unknown)?;
        Ok(Source::new(format!("{name}.abnf"), *text))
    }

    fn names(&self) -> Vec<String> {
        GRAMMARS.iter().map(|(name, _)| name.to_string()).collect()
    }
}

/// A text as the grammar of that name.
pub fn checked(name: &str, text: &str) -> Checked {
    let mut found = Diagnostics::new();
    let checked = analyze(&Source::new(format!("{name}.abnf"), text), &BuiltIn, &mut found);
    checked.unwrap_or_else(|| panic!("{name}: {}", found.render(false)))
}

/// All built-in grammars.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    GRAMMARS.iter().copied()
}
