//! One grammar → all that can be said of it without the others.

use super::ambiguities::Ambiguities;
use super::generic::Generic;
use crate::grammars::{self, Folder};
use crate::second_reader;
use virgule_ambiguity::ambiguities;
use virgule_compiler::abnf;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::diagnose::{Diagnostics, Severity};
use virgule_compiler::abnf::lower::grammar::Section;
use virgule_compiler::abnf::read::read;
use virgule_compiler::analysis::compose::{self, Obstacle, Template};
use virgule_compiler::analysis::examples;
use virgule_compiler::analysis::lists::{self, SectionLists};
use virgule_compiler::codegen::rust::UriSubset;
use virgule_compiler::codegen::sets::{self, Sets};
use virgule_compiler::codegen::unit::Compiled;
use virgule_compiler::nfa::Fragments;
use virgule_compiler::nfa::error::BuildError;
use virgule_compiler::nfa::family;
use virgule_compiler::nfa::family::Family;
use virgule_compiler::pipeline;
use virgule_diagram::Diagrams;

/// What is made of a grammar.
pub struct Part {
    /// The grammar.
    pub checked: Checked,
    /// By family.
    pub families: Vec<FamilyPart>,
    /// Its diagrams.
    pub drawn: Diagrams,
    /// The rules that text can be encoded for.
    pub encodable: Sets,
    /// Where it is ambiguous.
    pub ambiguities: Ambiguities,
}

/// What is made of a family.
pub struct FamilyPart {
    /// Its automata and tables.
    pub compiled: Compiled,
    /// By section: whether its texts are URIs.
    pub inside: Vec<UriSubset>,
    /// By section: how its fields make a text, or why they do not.
    pub templates: Vec<Result<Template, Obstacle>>,
    /// By section: what reports the occurrences of its lists.
    pub lists: Vec<SectionLists>,
}

impl Part {
    /// Compiles the grammar of that name.
    pub fn new(name: &str, generic: &Generic) -> Result<Self, String> {
        let checked = checked(name)?;
        let drawn = Diagrams::read(&grammars::read(name)?, &Folder).map_err(|found| found.render(false))?;
        let refusal = |error: BuildError| error.diagnostic(&checked.grammar).render(false);
        let mut fragments = Fragments::new(&checked.grammar, &checked.facts);
        let families = family::families(&checked.grammar);
        let families =
            families.iter().map(|family| compiled(name, &checked, family, generic, &mut fragments));
        let families = families.collect::<Result<_, _>>()?;
        let encodable = sets::sets(&checked, &mut fragments).map_err(refusal)?;
        let ambiguities = Ambiguities::new(&checked.grammar, &ambiguities(&checked, false));
        Ok(Part { checked, families, drawn, encodable, ambiguities })
    }
}

/// Compiles a family of that grammar.
fn compiled(
    name: &str,
    checked: &Checked,
    family: &Family<'_>,
    generic: &Generic,
    fragments: &mut Fragments,
) -> Result<FamilyPart, String> {
    let refusal = |error: BuildError| error.diagnostic(&checked.grammar).render(false);
    let compiled = pipeline::compile(checked, family, fragments).map_err(refusal)?;
    let mut wrong = Diagnostics::new();
    let source = grammars::read(name)?;
    examples::check_examples(checked, family, &compiled.machines, &source, &mut wrong);
    let lists = |section: &&Section| lists::lists(checked, section, &source, fragments, &mut wrong);
    let lists = family.sections.iter().map(lists).collect();
    if wrong.has_errors() {
        return Err(wrong.render(false));
    }
    let numbered = family.sections.iter().enumerate();
    let holds =
        |(kind, section): (usize, &&Section)| generic.holds(checked, section, (&compiled, kind), fragments);
    let inside = numbered.map(holds).collect();
    let template = |(kind, section): (usize, &&Section)| {
        let always = compose::always(section, &compiled.machines.main, kind);
        compose::section(checked, section, always)
    };
    let templates = family.sections.iter().enumerate().map(template).collect();
    Ok(FamilyPart { compiled, inside, templates, lists })
}

/// A grammar of the folder, read by both readers and found good, perhaps with warnings.
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
