//! The grammars of the project, with imports.

use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::TextLoader;
use virgule_compiler::abnf::{Checked, analyze};
use virgule_compiler::grammars::GRAMMARS;

/// Analyzes `text` as the grammar `name`, which may import built-in grammars. Panics if it has errors.
pub fn checked(name: &str, text: &str) -> Checked {
    let mut found = Diagnostics::new();
    let source = Source::new(format!("{name}.abnf"), text);
    let checked = analyze(&source, &TextLoader(&[GRAMMARS]), &mut found);
    checked.unwrap_or_else(|| panic!("{name}: {}", found.render(false)))
}

/// All built-in grammars.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    GRAMMARS.iter().copied()
}
