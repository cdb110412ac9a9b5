//! Families: sections with the same fields, whose start rules are built into one automaton.

use crate::abnf::lower::grammar::{Field, Grammar, RuleId, Section};

/// Sections with the same fields, whose start rules share one automaton.
#[derive(Debug, Clone)]
pub struct Family<'g> {
    /// The sections, in the order of the grammar. A section's index is the number of its start rule in the automaton.
    pub sections: Vec<&'g Section>,
}

impl<'g> Family<'g> {
    /// Returns the start rules of the sections.
    pub fn starts(&self) -> Vec<RuleId> {
        self.sections.iter().map(|section| section.start).collect()
    }

    /// Returns the fields that all sections share.
    pub fn fields(&self) -> &'g [Field] {
        &self.sections[0].fields
    }
}

/// Maximum number of sections of a family. An automaton for many unrelated start rules has a state for each
/// combination of them.
const FAMILY: usize = 16;

/// Returns the families of a grammar. Each section without fields forms a separate family.
pub fn families(grammar: &Grammar) -> Vec<Family<'_>> {
    let mut families: Vec<Family<'_>> = Vec::new();
    for section in &grammar.sections {
        let joins = |family: &&mut Family<'_>| {
            let alike = !section.fields.is_empty() && family.fields() == section.fields;
            alike && family.sections.len() < FAMILY
        };
        match families.iter_mut().find(joins) {
            Some(family) => family.sections.push(section),
            None => families.push(Family { sections: vec![section] }),
        }
    }
    families
}
