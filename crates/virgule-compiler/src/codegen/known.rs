//! Metadata of the generated types, so that a type that is derived from a built-in grammar can use their tables instead
//! of generating them again.

use super::members::member;
use super::rust::module_name;
use super::unit::CompiledFamily;
use crate::abnf::lower::grammar::Field;
use crate::analysis::presence::{Presence, presence};
use crate::analysis::uri::UriSubset;
use std::fmt::Write;

/// A generated type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Known {
    /// The grammar.
    pub grammar: &'static str,
    /// The section of the grammar.
    pub section: &'static str,
    /// The module below `virgule::__generated`.
    pub module: &'static str,
    /// The type in that module.
    pub type_name: &'static str,
    /// Whether every text of the type is a URI of RFC 3986.
    pub inside: bool,
    /// By field of the section: its accessor, and its presence; `None` if the field has no accessor.
    pub fields: &'static [Option<(&'static str, Presence)>],
}

/// The metadata of the sections of one family, as Rust source: one line for each section.
pub fn lines(grammar: &str, family: &CompiledFamily<'_>) -> String {
    let mut text = String::new();
    for (kind, section) in family.sections.iter().enumerate() {
        let field = |member: Option<(String, Presence)>| match member {
            Some((member, often)) => format!("Some(({member:?}, Presence::{often:?}))"),
            None => "None".to_string(),
        };
        let fields: Vec<String> = members(family, kind).into_iter().map(field).collect();
        let _ = writeln!(
            text,
            "    Known {{ grammar: {grammar:?}, section: {:?}, module: {:?}, type_name: {:?}, inside: {}, fields: &[{}] }},",
            section.name,
            module_name(grammar),
            section.type_name,
            family.inside[kind] == UriSubset::Yes,
            fields.join(", "),
        );
    }
    text
}

/// The types of one family with their accessors, a line each, for tests that call all of them.
pub fn types(family: &CompiledFamily<'_>) -> String {
    let mut text = String::new();
    for (kind, section) in family.sections.iter().enumerate() {
        let fields = members(family, kind).into_iter().enumerate();
        let fields = fields.filter_map(|(index, member)| Some(format!("{} = {index}", member?.0)));
        let values = section.values().enumerate();
        let values =
            values.map(|(index, name)| format!("{} = {}", member(name), section.fields.len() + index));
        let _ = writeln!(
            text,
            "    {:?} => {} {{ {} }}",
            section.name,
            section.type_name,
            fields.chain(values).collect::<Vec<_>>().join(", "),
        );
    }
    text
}

/// By field of a section: its accessor, and its presence; `None` if the field has no accessor. `kind` is the index of
/// the section in its family.
pub fn members(family: &CompiledFamily<'_>, kind: usize) -> Vec<Option<(String, Presence)>> {
    let fields = family.sections[kind].fields.iter().enumerate();
    let member = |(index, field): (usize, &Field)| {
        let often = presence(&family.compiled.machines.main, kind, index);
        (field.exposed && often != Presence::Never).then(|| (member(&field.name), often))
    };
    fields.map(member).collect()
}
