//! The examples of a section (`;! example`), which its start rule must match.

use crate::abnf::Checked;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span};
use crate::abnf::lower::grammar::{Example, Section};
use crate::analysis::schemes;
use crate::codegen::automaton::Automaton;
use crate::dfa::program::Machines;
use crate::nfa::family::Family;
use std::sync::Arc;
use virgule_automata::Expected;

/// For each section of a family (sections that share one automaton): reports examples that do not match, and a scheme
/// section that matches texts of other schemes.
pub fn check_examples(
    checked: &Checked,
    family: &Family<'_>,
    (machines, automaton): (&Machines, &Automaton),
    source: &Arc<Source>,
    diagnostics: &mut Diagnostics,
) {
    for (kind, section) in family.sections.iter().enumerate() {
        check_section(checked, section, (machines, automaton, kind), source, diagnostics);
    }
}

/// Reports the examples that the start rule of a section does not match, and, for a scheme, that the start rule matches
/// texts of other schemes. `kind` is the index of the start rule in both forms of the automaton.
pub fn check_section(
    checked: &Checked,
    section: &Section,
    (machines, automaton, kind): (&Machines, &Automaton, usize),
    source: &Arc<Source>,
    diagnostics: &mut Diagnostics,
) {
    let grammar = &checked.grammar;
    schemes::check(grammar, section, (machines, kind), source, diagnostics);
    for Example { text, span, .. } in &section.examples {
        let stop = automaton.mismatch(text, kind, |stop| {
            let expected = Expected { bytes: stop.expected, end: stop.end };
            let label = match stop.rule {
                Some(rule) => format!("in `{}`: expected {expected}", rule.name()),
                None => format!("expected {expected}"),
            };
            (stop.offset, label)
        });
        let Some((offset, label)) = stop else { continue };
        let start = &grammar.rule(section.start).name;
        let message = format!("the example does not match `{start}`");
        let at = span.start + offset;
        let length = text[offset..].chars().next().map_or(0, char::len_utf8);
        let span = Span::new(at, at + length);
        let error = Diagnostic::error("example-mismatch", message, source, span, label)
            .help("correct the example, or the rule that does not take it");
        diagnostics.push(error);
    }
}
