//! Metadata of the generated types, so that a type derived from a built-in grammar can use their tables instead of
//! generating them again.

use super::members::{member, members};
use super::text::{list, module_name};
use super::unit::CompiledFamily;
use crate::abnf::lower::grammar::Section;
use crate::analysis::presence::Presence;
use crate::analysis::uri::UriSubset;

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
    /// True if every text of the type is a URI of RFC 3986.
    pub inside: bool,
    /// By field of the section: its accessor and its presence; `None` if the field has no accessor.
    pub fields: &'static [Option<(&'static str, Presence)>],
}

/// Returns the metadata of the sections of one family, as Rust source: one line for each section.
pub fn lines(grammar: &str, family: &CompiledFamily<'_>) -> String {
    let line = |(kind, section): (usize, &&Section)| {
        let field = |member| match member {
            Some((member, often)) => format!("Some(({member:?}, Presence::{often:?}))"),
            None => "None".to_string(),
        };
        format!(
            "    Known {{ grammar: {grammar:?}, section: {:?}, module: {:?}, type_name: {:?}, inside: {}, fields: &[{}] }},\n",
            section.name,
            module_name(grammar),
            section.type_name,
            family.inside[kind] == UriSubset::Yes,
            list(members(family, kind).into_iter().map(field)),
        )
    };
    family.sections.iter().enumerate().map(line).collect()
}

/// Returns the types of one family with their accessors, one line for each, for tests that call all of them.
pub fn types(family: &CompiledFamily<'_>) -> String {
    let line = |(kind, section): (usize, &&Section)| {
        let fields = members(family, kind).into_iter().map(|member| Some(member?.0));
        let all = fields.chain(section.values().map(|name| Some(member(name)))).enumerate();
        let all = all.filter_map(|(index, member)| Some(format!("{} = {index}", member?)));
        format!("    {:?} => {} {{ {} }}\n", section.name, section.type_name, list(all))
    };
    family.sections.iter().enumerate().map(line).collect()
}
