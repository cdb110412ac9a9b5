//! Finds repeated fields of a section: each is a list, with a DFA that reports its occurrences, or an error.

use super::occurrence_dfa::{OccurrenceDfa, OccurrenceError, occurrence_dfa};
use super::presence::{OccurrenceCount, occurrence_count};
use crate::abnf::Checked;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span};
use crate::abnf::lower::ONCE;
use crate::abnf::lower::grammar::{Field, Section};
use crate::nfa::context::BuildContext;
use std::sync::Arc;

/// The occurrence DFAs of a section.
#[derive(Debug, Clone, Default)]
pub struct SectionLists {
    /// By list of the section: the DFA that reports its occurrences.
    pub lists: Vec<OccurrenceDfa>,
    /// The fields with the check `once`: the index of each field, and the DFA that reports its occurrences.
    pub once: Vec<(usize, OccurrenceDfa)>,
}

/// Builds the DFAs for the lists and `once` checks of a section, and reports an error for each that cannot be built.
pub fn lists(
    checked: &Checked,
    section: &Section,
    source: &Arc<Source>,
    context: &mut BuildContext,
    diagnostics: &mut Diagnostics,
) -> SectionLists {
    check_repeats(checked, section, source, diagnostics);
    let mut made = SectionLists::default();
    let mut dfa = |field: &Field, span: Span| match occurrence_dfa(checked, section.start, field, context) {
        Ok(dfa) => Some(dfa),
        Err(OccurrenceError::Build(error)) => {
            diagnostics.push(error.diagnostic(&checked.grammar));
            None
        }
        Err(error) => {
            let message = error.message(&checked.grammar, &field.name);
            diagnostics.push(
                Diagnostic::error("undecided-list", message, source, span, "its occurrences")
                    .help("one pass cannot decide between readings that differ in several occurrences"),
            );
            None
        }
    };
    made.lists = section.lists.iter().filter_map(|list| dfa(&list.field, list.span)).collect();
    for field in once(section) {
        made.once.extend(dfa(&section.fields[field], section.field_places[field]).map(|dfa| (field, dfa)));
    }
    made
}

/// Returns the indices of the fields of a section with the check `once`.
fn once(section: &Section) -> impl Iterator<Item = usize> {
    section.checks.iter().filter(|(_, check)| *check == ONCE).map(|&(field, _)| field)
}

/// Reports fields that may occur more than once in a text but are not lists: a parse would drop all but one occurrence.
fn check_repeats(checked: &Checked, section: &Section, source: &Arc<Source>, diagnostics: &mut Diagnostics) {
    let (grammar, facts) = (&checked.grammar, &checked.facts);
    let fields = section.fields.iter().zip(&section.field_places).enumerate();
    for (number, (field, &span)) in fields {
        // A field of the file belongs to every section, but is reported once.
        let reported =
            diagnostics.iter().any(|known| known.code == "repeating-field" && known.labels[0].0 == span);
        if reported || once(section).any(|once| once == number) {
            continue;
        }
        let OccurrenceCount::Often(rule) = occurrence_count(grammar, facts, section.start, field) else {
            continue;
        };
        let (name, rule) = (&field.name, &grammar.rule(rule).name);
        if !field.exposed {
            let message = format!("the redacted `{name}` may occur more than once, in `{rule}`");
            let report =
                Diagnostic::error("redact", message, source, span, "only one of them would be hidden");
            diagnostics.push(report.help("redact the rule that contains all of them"));
            continue;
        }
        let message = format!("the field `{name}` may occur more than once, in `{rule}`");
        let bound = &grammar.rule(field.rules[0]).name;
        let binding = if bound.eq_ignore_ascii_case(name) { "" } else { "=…" };
        diagnostics.push(
            Diagnostic::error("repeating-field", message, source, span, "may match several times").help(
                format!(
                    "`{name}*{binding}` is the list of all; `;! validate {name} once` rejects a second one; \
                     `{name}=OUTER/RULE` binds the one within OUTER"
                ),
            ),
        );
    }
}
