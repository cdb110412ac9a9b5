//! What is built in already: the parsers of `virgule`, and the automaton of RFC 3986.

use std::cell::RefCell;
use virgule_compiler::analyze::presence::Presence;
use virgule_compiler::analyze::recognizer;
use virgule_compiler::build::Fragments;
use virgule_compiler::build::calls::Instead;
use virgule_compiler::builtin::{GRAMMARS, KNOWN};
use virgule_compiler::check;
use virgule_compiler::compile;
use virgule_compiler::determinize::machine::Machine;
use virgule_compiler::diagnose::{Diagnostics, Source};
use virgule_compiler::lower::NoImports;
use virgule_compiler::lower::grammar::{Field, Grammar, RuleId};

/// A type of `virgule` that has the fields of another type.
pub struct Reused {
    /// Its path below `virgule::generated`.
    pub path: [&'static str; 2],
    /// Whether its texts are URIs.
    pub inside: bool,
    /// By field: the method that gives it, and how often it is there.
    pub fields: Vec<(String, Presence)>,
}

/// The generated type for that start rule, if it has all of these fields.
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

/// Whether two fields are bound to the same rules, as far as those are reached.
fn same(known: &Field, field: &Field, reached: &[bool]) -> bool {
    let all = |some: &Field, others: &Field| {
        let mut rules = some.rules.iter().filter(|rule| reached[rule.index()]);
        rules.all(|rule| others.rules.contains(rule))
    };
    known.within == field.within && all(known, field) && all(field, known)
}

/// The rule `URI` of RFC 3986, if the grammar imports it: then its automaton shares what is known already.
pub fn imported_uri(grammar: &Grammar) -> Option<RuleId> {
    let (_, text) = GRAMMARS.iter().find(|(name, _)| *name == GENERIC)?;
    let found = grammar.rules.iter().position(|rule| rule.name == "URI" && rule.source.text == *text)?;
    Some(RuleId(found as u32))
}

/// The grammar of RFC 3986.
const GENERIC: &str = "rfc3986";

thread_local! {
    /// The automaton of `URI`, for all types of a crate.
    static URI: RefCell<Option<Machine>> = const { RefCell::new(None) };
}

/// Asks something of the automaton of `URI` (RFC 3986).
pub fn uri<T>(ask: impl FnOnce(&Machine) -> T) -> Option<T> {
    URI.with_borrow_mut(|known| {
        if known.is_none() {
            *known = build();
        }
        known.as_ref().map(ask)
    })
}

fn build() -> Option<Machine> {
    let (_, text) = GRAMMARS.iter().find(|(name, _)| *name == GENERIC)?;
    let source = Source::new("rfc3986.abnf", *text);
    let checked = compile::front(&source, &NoImports, &mut Diagnostics::new())?;
    let rule = checked.grammar.find("URI")?;
    recognizer(&checked, rule, Instead::Anything, &mut Fragments::new(&checked.grammar, &checked.facts)).ok()
}
