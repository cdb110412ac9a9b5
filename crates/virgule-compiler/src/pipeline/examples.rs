//! Checks the examples of a section (`;! example`), which its start rule must match.

use crate::abnf::Checked;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source, Span};
use crate::abnf::lower::grammar::{Example, Section};
use crate::analysis::schemes;
use crate::codegen::automaton::Automaton;
use crate::dfa::program::Machines;
use crate::nfa::family::Family;
use std::sync::Arc;
use virgule_automata::Expected;

/// Reports examples that do not match, and scheme sections that match texts of other schemes, for a family.
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

/// Reports the examples that a section's start rule does not match and, for a scheme section, that the start rule
/// matches texts of other schemes. `kind` is the index of the start rule in both forms of the automaton.
pub fn check_section(
    checked: &Checked,
    section: &Section,
    (machines, automaton, kind): (&Machines, &Automaton, usize),
    source: &Arc<Source>,
    diagnostics: &mut Diagnostics,
) {
    let grammar = &checked.grammar;
    schemes::check(grammar, section, (machines, kind), source, diagnostics);
    for example in &section.examples {
        let stop = automaton.mismatch(&example.text, kind, |stop| {
            let expected = Expected { bytes: stop.expected, end: stop.end };
            let label = match stop.rule {
                Some(rule) => format!("in `{}`: expected {expected}", rule.name()),
                None => format!("expected {expected}"),
            };
            (stop.offset, label)
        });
        let Some((offset, label)) = stop else { continue };
        let message = format!("the example does not match `{}`", grammar.rule(section.start).name);
        diagnostics.push(mismatch(example, source, offset, message, label));
    }
}

/// Returns the error for an example that does not match, pointing at the character at `offset` of its text.
pub fn mismatch(
    example: &Example,
    source: &Arc<Source>,
    offset: usize,
    message: String,
    label: String,
) -> Diagnostic {
    let rest = example.text.get(offset..);
    let length = rest.and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
    let at = example.span.start + offset;
    Diagnostic::error("example-mismatch", message, source, Span::new(at, at + length), label)
        .help("correct the example, or the rule that does not match it")
}
