//! Checks that every text of a section `;! scheme foo` begins with `foo:`, ASCII case ignored (RFC 3986 section 3.1).
//!
//! With a missing `;! start`, or one copied from another scheme, the parser would accept texts without a scheme or with
//! another one. The language of the section is compared with `foo:` followed by anything.

use super::beginning::beginning;
use super::compare;
use super::language::Language;
use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source};
use crate::abnf::lower::grammar::{Grammar, Section, SectionKind};
use crate::dfa::program::Machines;
use crate::nfa::error::BuildError;
use std::sync::Arc;

/// Reports a scheme section whose start rule matches a text without the scheme; `kind` is the index of the start rule
/// in
/// `machines`.
pub fn check(
    grammar: &Grammar,
    section: &Section,
    (machines, kind): (&Machines, usize),
    source: &Arc<Source>,
    diagnostics: &mut Diagnostics,
) {
    if section.kind != SectionKind::Scheme {
        return;
    }
    let (texts, scheme) = (Language::compiled(machines, kind), beginning(&format!("{}:", section.name)));
    let others = compare::only(&texts, &scheme, 1);
    let own = compare::both(&texts, &scheme);
    let (others, own) = match (others, own) {
        (Ok(others), Ok(own)) => (others, own),
        (Err(exceeded), _) | (_, Err(exceeded)) => {
            diagnostics.push(BuildError::limit(section.start, exceeded).diagnostic(grammar));
            return;
        }
    };
    let Some(other) = others.texts.first() else { return };
    let (name, start) = (&section.name, &grammar.rule(section.start).name);
    let shown = if other.is_empty() { "the empty text".to_string() } else { format!("`{other}`") };
    let message = format!("`{start}` matches {shown}, which is no text of the scheme `{name}`");
    let help = if own.is_none() {
        format!(
            "name the rule that begins with `{name}:` by `;! start RULE`; without that line it is the first rule"
        )
    } else {
        format!(
            "each scheme has a section of its own, whose rule begins with `{name}:`; `;! kind NAME` opens one for \
                 texts without a scheme"
        )
    };
    let label = format!("every text begins with `{name}:`");
    diagnostics
        .push(Diagnostic::error("other-scheme", message, source, section.name_place, label).help(help));
}
