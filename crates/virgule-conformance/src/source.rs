//! Compiles the text of a grammar, with imports.

use crate::LanguageError;
use virgule_compiler::abnf;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::TextLoader;
use virgule_compiler::builtin::GRAMMARS;

/// Names and texts of grammars.
pub type GrammarTexts<'t> = &'t [(&'t str, &'t str)];

/// Checks a grammar, which may import the grammars in `beside` and the built-in ones.
pub fn checked(name: &str, text: &str, beside: GrammarTexts<'_>) -> Result<Checked, LanguageError> {
    let mut findings = Diagnostics::new();
    let loader = TextLoader(&[beside, GRAMMARS]);
    let made = abnf::analyze(&Source::new(name, text), &loader, &mut findings);
    made.ok_or(LanguageError::Grammar(findings))
}
