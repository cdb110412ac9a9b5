//! All stages in order: the text of a grammar → tables.

use crate::build::{self, BuildError, Fragments};
use crate::check::{self, Facts};
use crate::determinize;
use crate::determinize::machine::Machine;
use crate::diagnose::{Diagnostic, Diagnostics, Source};
use crate::emit::order;
use crate::emit::tables::{self, Tables};
use crate::limits::Exceeded;
use crate::lower::grammar::{Field, Grammar, RuleId, Section};
use crate::lower::{self, Loader};
use std::sync::Arc;

/// A grammar that was read and found good.
#[derive(Debug, Clone)]
pub struct Checked {
    /// Its rules and sections.
    pub grammar: Grammar,
    /// What is known of the rules.
    pub facts: Facts,
}

/// A start rule, or several over the same fields, as an automaton.
#[derive(Debug, Clone)]
pub struct Compiled {
    /// The automaton.
    pub machine: Machine,
    /// The automaton as tables.
    pub tables: Tables,
}

/// read, lower, check: text → grammar. `None` if an error was reported.
pub fn front(source: &Arc<Source>, loader: &dyn Loader, diagnostics: &mut Diagnostics) -> Option<Checked> {
    // `lower` reads the file and its imports; a document is one tree, a grammar is many.
    let grammar = lower::lower(source, loader, diagnostics);
    let facts = check::check(&grammar, diagnostics);
    diagnostics.sort();
    (!diagnostics.has_errors()).then_some(Checked { grammar, facts })
}

/// build, determinize, emit: a family → tables.
pub fn back(
    checked: &Checked,
    family: &Family<'_>,
    fragments: &mut Fragments,
) -> Result<Compiled, BuildError> {
    rules(checked, &family.starts(), family.fields(), family.examples(), fragments)
}

/// build, determinize, emit: start rules, fields, and examples by start rule → tables.
pub fn rules<'e>(
    checked: &Checked,
    starts: &[RuleId],
    fields: &[Field],
    examples: impl Iterator<Item = (&'e str, usize)>,
    fragments: &mut Fragments,
) -> Result<Compiled, BuildError> {
    let blame = |exceeded: Exceeded| BuildError { rule: starts[0], exceeded };
    let nfa = build::build(&checked.grammar, &checked.facts, starts, fields, fragments)?;
    let mut machine = determinize::determinize(&nfa, &mut fragments.budget).map_err(blame)?;
    let hot = order::hot_first(&mut machine, examples);
    let tables = tables::tables(&machine, &checked.grammar, hot).map_err(blame)?;
    Ok(Compiled { machine, tables })
}

/// Sections over the same fields, whose start rules share one automaton.
#[derive(Debug, Clone)]
pub struct Family<'g> {
    /// The sections, in the order of the grammar; a section's place here is its kind in the automaton.
    pub sections: Vec<&'g Section>,
}

impl<'g> Family<'g> {
    /// The start rules of the sections.
    pub fn starts(&self) -> Vec<RuleId> {
        self.sections.iter().map(|section| section.start).collect()
    }

    /// The examples, with the place of their section in the family.
    pub fn examples(&self) -> impl Iterator<Item = (&'g str, usize)> {
        let numbered = self.sections.iter().enumerate();
        numbered
            .flat_map(|(kind, section)| section.examples.iter().map(move |(text, _)| (text.as_str(), kind)))
    }

    /// The fields that all sections share.
    pub fn fields(&self) -> &'g [Field] {
        &self.sections[0].fields
    }
}

/// No family has more sections: an automaton for many unrelated kinds has a state for each combination of them.
const FAMILY: usize = 16;

/// The sections of a grammar by their fields; sections without fields have nothing to share.
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

/// Reports the examples that do not match.
pub fn check_examples(
    checked: &Checked,
    family: &Family<'_>,
    compiled: &Compiled,
    source: &Arc<Source>,
    diagnostics: &mut Diagnostics,
) {
    for (kind, section) in family.sections.iter().enumerate() {
        for (text, span) in &section.examples {
            let (states, accepted) = order::run(&compiled.machine, text, kind);
            if !accepted {
                let start = &checked.grammar.rule(section.start).name;
                let message = format!("the example is no `{start}`");
                let label = format!("stops matching behind byte {}", states.len() - 1);
                diagnostics.push(Diagnostic::error("example-mismatch", message, source, *span, label));
            }
        }
    }
}

/// A limit that was met, as a diagnostic at the rule.
pub fn over_limit(grammar: &Grammar, error: &BuildError) -> Diagnostic {
    let rule = grammar.rule(error.rule);
    Diagnostic::error(
        "limit",
        format!("`{}` is too large: its automaton needs {}", rule.name, error.exceeded),
        &rule.source,
        rule.span,
        "this rule",
    )
    .help("smaller repetition counts, or alternatives that differ early, make smaller automata")
}
