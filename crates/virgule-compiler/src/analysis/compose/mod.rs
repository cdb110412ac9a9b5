//! Builder templates: how to compose a text from the values of its fields.
//!
//! ```text
//! authority = [ userinfo "@" ] host [ ":" port ]
//!
//! Group [Field userinfo, Text "@"]   Field host   Group [Text ":", Field port]
//! ```
//!
//! Literals are written as spelled in the grammar. An option, or a repetition that may be empty, is omitted if it
//! contains no field. Any other part that is neither a literal nor a field cannot be composed, nor can alternatives
//! that the fields do not distinguish; [`Obstacle`] names them.
//!
//! ```text
//! template  rules → pieces
//! piece     the pieces: whether fields distinguish alternatives, and which fields must be set
//! flat      pieces → the flat list that the runtime interprets
//! ```

pub mod flat;
mod piece;
mod template;
#[cfg(test)]
mod tests;

pub use piece::{Binding, TemplatePiece, needed};
pub use template::{Obstacle, constant_text, template};

use crate::abnf::Checked;
use crate::abnf::lower::grammar::{Field, Section};
use crate::analysis::presence::{Presence, presence};
use crate::dfa::machine::Machine;

/// The template of a section. Fields are numbered as in the section, followed by its lists; sets of fields are bits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Template {
    /// The pieces of the text, in order.
    pub pieces: Vec<TemplatePiece>,
    /// The fields that must be set.
    pub needed: u64,
}

/// Returns the fields, as bits, that every text of the section has. `kind` is the section's index in `machine`.
pub fn always(section: &Section, machine: &Machine, kind: usize) -> u64 {
    let is_always = |field: &usize| presence(machine, kind, *field) == Presence::Always;
    (0..section.fields.len()).filter(is_always).fold(0, |all, field| all | 1 << field)
}

/// Returns the template of a section; `always` are the fields, as bits, that every text has.
pub fn section(checked: &Checked, section: &Section, always: u64) -> Result<Template, Obstacle> {
    let binding = |(number, field): (usize, &Field)| {
        // A field that is not exposed has no setter, so it is bound to no rule.
        let rules = if field.exposed { field.rules.clone() } else { Vec::new() };
        Binding { field: Field { rules, ..field.clone() }, each: false, always: always >> number & 1 != 0 }
    };
    let lists =
        section.lists.iter().map(|list| Binding { field: list.field.clone(), each: true, always: false });
    let bindings: Vec<Binding> = section.fields.iter().enumerate().map(binding).chain(lists).collect();
    let pieces = template(&checked.grammar, &checked.facts, section.start, &bindings)?;
    let needed = needed(&pieces, &bindings, &checked.facts);
    Ok(Template { pieces, needed })
}
