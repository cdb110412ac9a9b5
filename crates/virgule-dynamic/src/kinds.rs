//! The kinds of added grammars, with their semantics beyond the syntax.

use crate::Automaton;
use crate::matchers::GeneralMatcher;
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::Diagnostics;
use virgule_compiler::abnf::lower::grammar::{self, Field, Section, SectionKind};
use virgule_compiler::analysis::lists::SectionLists;
use virgule_compiler::analysis::occurrence_dfa::OccurrenceDfa;
use virgule_core::__derive::{Form, OccurrenceTable, Rules, Semantics};
use virgule_core::{Kind, Normalization, NormalizationStep, Secret};

/// The matcher of a rule.
#[derive(Debug)]
pub(crate) enum RuleEngine {
    /// The start rule with that index in an automaton.
    Automaton(Arc<Automaton>, usize),
    General(GeneralMatcher),
}

/// A kind of an added grammar.
#[derive(Debug)]
pub(crate) struct AddedKind {
    pub section: Section,
    /// The error is that of the first rule of a file without a start rule. The other rules of such a file can be used.
    pub engine: Result<RuleEngine, Diagnostics>,
    /// The fields that are never absent, as bits.
    pub always: u64,
    pub fields: Vec<String>,
    pub secrets: Vec<Secret>,
    /// The automata of the lists.
    pub occurrences: SectionLists,
    pub forms: Vec<(Option<usize>, Form)>,
    pub steps: Normalization,
    pub default_port: Option<String>,
}

impl AddedKind {
    /// Converts a section. `always` are the fields that are never absent, `occurrences` the automata of its lists.
    pub fn new(
        section: &Section,
        engine: Result<RuleEngine, Diagnostics>,
        always: u64,
        occurrences: SectionLists,
    ) -> Self {
        let shown = |field: &Field| if field.exposed { field.name.clone() } else { String::new() };
        let secrets = section.fields.iter().enumerate().filter_map(|(number, field)| secret(number, field));
        let forms = section.forms.iter();
        AddedKind {
            engine,
            always,
            fields: section.fields.iter().map(shown).chain(section.values().map(str::to_string)).collect(),
            secrets: secrets.chain(section.secret_values().map(Secret::Whole)).collect(),
            occurrences,
            forms: forms.filter_map(|&(field, name)| Some((field, Form::find(name)?))).collect(),
            steps: steps(section),
            default_port: section.default_port.map(|port| port.to_string()),
            section: section.clone(),
        }
    }

    pub fn name(&self) -> &str {
        &self.section.name
    }

    pub fn is_scheme(&self) -> bool {
        self.section.kind == SectionKind::Scheme
    }
}

/// The semantics of a kind or scheme beyond its syntax. `Send` and `Sync`.
#[derive(Debug, Clone, Copy)]
pub struct Meaning<'l>(Of<'l>);

#[derive(Debug, Clone, Copy)]
enum Of<'l> {
    BuiltIn(&'static Kind),
    /// An automaton, the index of the kind in it, and the kind.
    Added(&'l Automaton, usize, &'l AddedKind),
}

impl<'l> Meaning<'l> {
    pub(crate) fn built_in(kind: &'static Kind) -> Self {
        Meaning(Of::BuiltIn(kind))
    }

    /// Returns the semantics of an added kind, which has that index in the automaton.
    pub(crate) fn added(automaton: &'l Automaton, number: usize, kind: &'l AddedKind) -> Self {
        Meaning(Of::Added(automaton, number, kind))
    }

    /// Calls `work` with the semantics of the kind, and returns its result.
    pub fn with<T>(&self, work: impl FnOnce(&Semantics<'_>) -> T) -> T {
        let (automaton, number, kind) = match self.0 {
            Of::BuiltIn(kind) => return work(&kind.semantics()),
            Of::Added(automaton, number, kind) => (automaton, number, kind),
        };
        let section = &kind.section;
        let rules = Rules {
            scheme: if kind.is_scheme() { kind.name() } else { "" },
            default_port: kind.default_port.as_deref(),
            empty_path: section.empty_path.as_deref(),
        };
        let (forms, equal_by, checks) = (&kind.forms[..], &section.equal_by[..], &section.checks[..]);
        let steps = kind.steps;
        automaton.with_table(|table| {
            work(&Semantics { table, kind: number, checks, forms, equal_by, steps, rules })
        })
    }
}

/// Converts a table of the compiler to the type of the runtime.
pub fn occurrence_table(dfa: &OccurrenceDfa) -> OccurrenceTable<'_> {
    OccurrenceTable {
        classes: &dfa.classes,
        stride: dfa.stride,
        states: dfa.states,
        next: &dfa.next,
        edges: &dfa.edges,
        ends: &dfa.ends,
        actions: &dfa.actions,
    }
}

pub(crate) fn secret(number: usize, field: &Field) -> Option<Secret> {
    Some(match field.secret? {
        grammar::Secret::Whole => Secret::Whole(number),
        grammar::Secret::AfterColon => Secret::AfterColon(number),
    })
}

/// Returns the steps of syntax-based normalization that a section allows.
fn steps(section: &Section) -> Normalization {
    let Some(named) = &section.normalization else { return Normalization::SYNTAX };
    named
        .iter()
        .filter_map(|name| NormalizationStep::find(name))
        .fold(Normalization::NONE, Normalization::with)
}
