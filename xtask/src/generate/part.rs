//! One grammar → all that can be said of it without the others.

use super::generic::Generic;
use crate::grammars::{self, Folder};
use crate::second_reader;
use virgule_compiler::build::Fragments;
use virgule_compiler::compile::{self, Checked, Compiled, Family};
use virgule_compiler::compose::{self, Template};
use virgule_compiler::diagnose::{Diagnostics, Severity};
use virgule_compiler::emit::rust::Inside;
use virgule_compiler::emit::sets::{self, Sets};
use virgule_compiler::lower::grammar::Section;
use virgule_compiler::read::read;
use virgule_compiler::streams::Plan;
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
}

/// What is made of a family.
pub struct FamilyPart {
    /// Its automata and tables.
    pub compiled: Compiled,
    /// How texts of its shape are read.
    pub plan: Option<Plan>,
    /// By section: whether its texts are URIs.
    pub inside: Vec<Inside>,
    /// By section: how its fields make a text, if they do.
    pub templates: Vec<Option<Template>>,
}

impl Part {
    /// Compiles the grammar of that name.
    pub fn new(name: &str, generic: &Generic) -> Result<Self, String> {
        let checked = checked(name)?;
        let drawn = Diagrams::read(&grammars::read(name)?, &Folder).map_err(|found| found.render(false))?;
        let refusal = |error| compile::refusal(&checked.grammar, &error).render(false);
        let mut fragments = Fragments::new(&checked.grammar, &checked.facts);
        let families = compile::families(&checked.grammar);
        let families =
            families.iter().map(|family| compiled(name, &checked, family, generic, &mut fragments));
        let families = families.collect::<Result<_, _>>()?;
        let encodable = sets::sets(&checked, &mut fragments).map_err(refusal)?;
        Ok(Part { checked, families, drawn, encodable })
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
    let refusal = |error| compile::refusal(&checked.grammar, &error).render(false);
    let compiled = compile::back(checked, family, fragments).map_err(refusal)?;
    let plan = compile::plan(family, &compiled).map_err(refusal)?;
    let mut wrong = Diagnostics::new();
    compile::check_examples(checked, family, &compiled, &grammars::read(name)?, &mut wrong);
    if wrong.has_errors() {
        return Err(wrong.render(false));
    }
    let inside = (0..family.sections.len()).map(|kind| generic.holds(&compiled, kind)).collect();
    let template = |(kind, section): (usize, &&Section)| {
        let always = compose::always(section, &compiled.machine, kind);
        compose::section(checked, section, always).ok()
    };
    let templates = family.sections.iter().enumerate().map(template).collect();
    Ok(FamilyPart { compiled, plan, inside, templates })
}

/// A grammar of the folder, read by both readers and found good, perhaps with warnings.
pub fn checked(name: &str) -> Result<Checked, String> {
    let source = grammars::read(name)?;
    let mut diagnostics = Diagnostics::new();
    let checked = compile::front(&source, &Folder, &mut diagnostics);
    let Some(checked) = checked else { return Err(diagnostics.render(false)) };
    debug_assert!(diagnostics.iter().all(|diagnostic| diagnostic.severity == Severity::Warning));
    let mut quiet = Diagnostics::new();
    second_reader::compare(&read(&source, &mut quiet))
        .map_err(|difference| format!("{}: the two readers differ: {difference}", source.name))?;
    Ok(checked)
}
