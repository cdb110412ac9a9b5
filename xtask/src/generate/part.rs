//! The part of the output for one grammar that does not depend on other grammars.

use super::ambiguities::Ambiguities;
use crate::grammars::{self, Folder};
use crate::second_reader;
use virgule_ambiguity::ambiguities;
use virgule_compiler::abnf;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostics, Severity};
use virgule_compiler::abnf::read::read;
use virgule_compiler::analysis::uri::UriLanguage;
use virgule_compiler::pipeline::{self, CompiledGrammar};
use virgule_diagram::Diagrams;

/// The output of a grammar.
pub struct Part<'g> {
    /// The grammar, compiled.
    pub compiled: CompiledGrammar<'g>,
    /// The diagrams of the grammar.
    pub drawn: Diagrams,
    /// The ambiguities of the grammar.
    pub ambiguities: Ambiguities,
}

impl<'g> Part<'g> {
    /// Compiles a grammar and draws its diagrams.
    pub fn new(checked: &'g Checked, uri: &UriLanguage) -> Result<Self, String> {
        let shown = |found: Diagnostics| found.render(false);
        let drawn = Diagrams::new(checked.grammar.clone());
        let compiled = pipeline::compile_grammar(checked, uri).map_err(shown)?;
        let ambiguities = Ambiguities::new(&checked.grammar, &ambiguities(checked, false));
        Ok(Part { compiled, drawn, ambiguities })
    }
}

/// Reads a grammar of the folder with both readers; it may have warnings, but no errors.
pub fn checked(name: &str) -> Result<Checked, String> {
    let source = grammars::read(name)?;
    let mut diagnostics = Diagnostics::new();
    let checked = abnf::analyze(&source, &Folder, &mut diagnostics);
    let Some(checked) = checked else { return Err(diagnostics.render(false)) };
    debug_assert!(diagnostics.iter().all(|diagnostic| diagnostic.severity == Severity::Warning));
    let mut quiet = Diagnostics::new();
    second_reader::compare(&read(&source, &mut quiet))
        .map_err(|difference| format!("{}: the two readers differ: {difference}", source.name))?;
    Ok(checked)
}
