//! Reuse of the built-in parsers of `virgule`.

use virgule_compiler::abnf::check;
use virgule_compiler::abnf::lower::grammar::{Field, Grammar, RuleId};
use virgule_compiler::analysis::presence::Presence;
use virgule_compiler::builtin::KNOWN;

/// A type of `virgule` that has the fields of the derived type.
pub struct Reused {
    /// The module and name of the type below `virgule::__generated`.
    pub path: [&'static str; 2],
    /// True if every text of the type is a URI.
    pub inside: bool,
    /// The accessor and the presence of each field.
    pub fields: Vec<(String, Presence)>,
}

/// The generated type for the start rule `start`, if it has all of `fields`.
pub fn built_in(grammar: &Grammar, start: RuleId, fields: &[Field]) -> Option<Reused> {
    let section = grammar.sections.iter().find(|section| section.start == start)?;
    let known = KNOWN.iter().find(|known| known.grammar == grammar.name && known.section == section.name)?;
    let reached = check::reachable(grammar, &[start]);
    let found = fields.iter().map(|field| {
        let number = section.fields.iter().position(|known| same(known, field, &reached))?;
        let (accessor, often) = (*known.fields.get(number)?)?;
        Some((accessor.to_string(), often))
    });
    Some(Reused {
        path: [known.module, known.type_name],
        inside: known.inside,
        fields: found.collect::<Option<_>>()?,
    })
}

/// True if two fields are bound to the same reachable rules.
fn same(known: &Field, field: &Field, reached: &[bool]) -> bool {
    let all = |some: &Field, others: &Field| {
        let mut rules = some.rules.iter().filter(|rule| reached[rule.index()]);
        rules.all(|rule| others.rules.contains(rule))
    };
    known.within == field.within && all(known, field) && all(field, known)
}
