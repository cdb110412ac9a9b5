//! The size of the tables of a grammar.

use virgule_compiler::abnf;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::TextLoader;
use virgule_compiler::builtin::GRAMMARS;
use virgule_compiler::codegen::layout::layout;
use virgule_compiler::codegen::tables::Tables;
use virgule_compiler::codegen::unit::Compiled;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::error::BuildError;
use virgule_compiler::pipeline;

/// A loader of the built-in grammars.
pub const BUILT_IN: TextLoader<'_> = TextLoader(&[GRAMMARS]);

/// The size in bytes of the tables of the rule `start` and of the rules that it calls.
pub fn size(text: &str) -> Result<usize, String> {
    let source = Source::new("start.abnf", text.to_string());
    let mut diagnostics = Diagnostics::new();
    let checked = abnf::analyze(&source, &BUILT_IN, &mut diagnostics);
    let checked = checked.ok_or_else(|| diagnostics.render(false))?;
    let start = checked.grammar.find("start").ok_or("no rule `start`")?;
    let mut context = BuildContext::new(&checked.grammar, &checked.facts);
    let compiled = pipeline::compile_rules(&checked, &[start], &[], &mut context);
    Ok(bytes(&compiled.map_err(|error| refusal(&checked, &error))?))
}

/// The size in bytes of all tables of a compiled grammar.
pub fn bytes(compiled: &Compiled) -> usize {
    let size = |tables: &Tables| layout(tables).size();
    size(&compiled.tables) + compiled.called.iter().map(size).sum::<usize>()
}

/// The message for a grammar that has no automaton.
pub fn refusal(checked: &Checked, error: &BuildError) -> String {
    error.diagnostic(&checked.grammar).render(false)
}
