//! The examples of a section (`;! example`), which its start rule must match.

use super::mismatch;
use super::scheme_texts;
use crate::abnf::Checked;
use crate::abnf::diagnose::{self, Diagnostic, Diagnostics, Source, Span};
use crate::abnf::lower::grammar::{Example, Section};
use crate::dfa::program::Machines;
use crate::nfa::family::Family;
use std::sync::Arc;

/// For each section of a family (sections that share one automaton): reports examples that do not match, and a scheme
/// section that matches texts of other schemes.
pub fn check_examples(
    checked: &Checked,
    family: &Family<'_>,
    machines: &Machines,
    source: &Arc<Source>,
    diagnostics: &mut Diagnostics,
) {
    for (kind, section) in family.sections.iter().enumerate() {
        check_section(checked, section, (machines, kind), source, diagnostics);
    }
}

/// Reports the examples that the start rule of a section does not match, and, for a scheme, that the start rule matches
/// texts of other schemes. `kind` is the index of the start rule in `machines`.
pub fn check_section(
    checked: &Checked,
    section: &Section,
    (machines, kind): (&Machines, usize),
    source: &Arc<Source>,
    diagnostics: &mut Diagnostics,
) {
    let grammar = &checked.grammar;
    scheme_texts::check(grammar, section, (machines, kind), source, diagnostics);
    for Example { text, span, .. } in &section.examples {
        let Some(stop) = mismatch::mismatch(machines, text, kind) else { continue };
        let start = &grammar.rule(section.start).name;
        let message = format!("the example does not match `{start}`");
        let expected = diagnose::expected(&stop.expected, stop.end);
        let label = match stop.rule {
            Some(rule) => format!("in `{}`: expected {expected}", grammar.rule(rule).name),
            None => format!("expected {expected}"),
        };
        let at = span.start + stop.offset;
        let length = text[stop.offset..].chars().next().map_or(0, char::len_utf8);
        let span = Span::new(at, at + length);
        let error = Diagnostic::error("example-mismatch", message, source, span, label)
            .help("correct the example, or the rule that does not take it");
        diagnostics.push(error);
    }
}
