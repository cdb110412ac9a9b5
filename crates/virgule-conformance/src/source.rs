//! Compiles the text of a grammar, with imports.

use crate::LanguageError;
use std::sync::Arc;
use virgule_compiler::abnf;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::{ImportError, Loader};
use virgule_compiler::builtin::GRAMMARS;

/// Names and texts of grammars.
pub type GrammarTexts<'t> = &'t [(&'t str, &'t str)];

/// Checks a grammar, which may import those of `beside` and the built-in ones.
pub fn checked(name: &str, text: &str, beside: GrammarTexts<'_>) -> Result<Checked, LanguageError> {
    let mut findings = Diagnostics::new();
    let made = abnf::analyze(&Source::new(name, text), &TextLoader(beside), &mut findings);
    made.ok_or(LanguageError::Grammar(findings))
}

/// Resolves imports: these texts, then the built-in grammars.
struct TextLoader<'t>(GrammarTexts<'t>);

impl Loader for TextLoader<'_> {
    fn load(&self, name: &str) -> Result<Arc<Source>, ImportError> {
        let (name, text) =
            self.0.iter().chain(GRAMMARS).find(|(known, _)| *known == name).ok_or(ImportError::Unknown)?;
        Ok(Source::new(format!("{name}.abnf"), *text))
    }

    fn names(&self) -> Vec<String> {
        self.0.iter().chain(GRAMMARS).map(|(name, _)| name.to_string()).collect()
    }
}
