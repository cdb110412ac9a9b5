//! Finds the schemes that the texts of a start rule begin with, and checks them against those that a section declares.
//!
//! A sum type (`#[derive(UriScheme)]` on an enum of kinds) tries only the kinds with the scheme of the text.

use crate::abnf::diagnose::{Diagnostic, Diagnostics, Source};
use crate::abnf::lower::grammar::{Grammar, Section, SectionKind};
use crate::analysis::compare;
use crate::analysis::language::{Language, beginning};
use crate::dfa::{machine::Machine, program::Machines};
use crate::nfa::error::BuildError;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Maximum number of schemes. A rule with more is treated as one with any scheme.
const MOST: usize = 16;

/// Maximum length of a scheme, which bounds the search if the automaton loops within a scheme.
const LENGTH: usize = 32;

/// Returns the sorted schemes in lower case, without the colon, or nothing if a text can have any scheme or none.
///
/// ```text
/// scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." )        RFC 3986 section 3.1; letters of either case are the same
/// ```
pub fn schemes(machine: &Machine, kind: usize) -> Vec<String> {
    let mut found = BTreeSet::new();
    let start = machine.starts.get(kind).copied().unwrap_or(0);
    let mut open = BTreeSet::from([(start, String::new())]);
    while let Some((state, name)) = open.pop_last() {
        let here = &machine.states[state as usize];
        if here.accepts[kind].is_some() || here.bytes().count() < here.edges.len() || name.len() > LENGTH {
            return Vec::new();
        }
        for byte in 0..=u8::MAX {
            let edge = machine.step(state, byte);
            let alive = |target: u32| machine.states[target as usize].errors[kind].is_some();
            let Some(edge) = edge.filter(|edge| alive(edge.target)) else { continue };
            match byte {
                b':' => {
                    found.insert(name.clone());
                }
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'+' | b'-' | b'.' => {
                    let letter = char::from(byte.to_ascii_lowercase());
                    open.insert((edge.target, format!("{name}{letter}")));
                }
                _ => return Vec::new(),
            }
        }
        if found.len() > MOST || open.len() > MOST * MOST {
            return Vec::new();
        }
    }
    found.into_iter().collect()
}

// Checks that every text of a section `;! scheme foo` begins with `foo:`, ASCII case ignored (RFC 3986 section 3.1).
//
// If `;! start` is missing, or was copied from another scheme, the parser would accept texts without a scheme or with
// another one. The language of the section is compared with `foo:` followed by anything.

/// Reports a scheme section whose start rule matches a text without the scheme. `kind` is the index of the start rule
/// in `machines`.
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
    let shown = if other.is_empty() { "the empty string".to_string() } else { format!("`{other}`") };
    let message = format!("`{start}` matches {shown}, which does not have the scheme `{name}`");
    let help = if own.is_none() {
        format!(
            "name the rule that begins with `{name}:` with `;! start RULE`; the default is the first rule"
        )
    } else {
        format!(
            "each scheme needs a separate section, whose rule begins with `{name}:`; `;! kind NAME` begins a section \
             for strings without a scheme"
        )
    };
    let label = format!("every string must begin with `{name}:`");
    diagnostics
        .push(Diagnostic::error("other-scheme", message, source, section.name_place, label).help(help));
}

#[cfg(test)]
mod tests {
    use super::schemes;
    use crate::abnf::samples;
    use crate::dfa::program::program;
    use crate::nfa::context::BuildContext;

    fn of(text: &str) -> Vec<String> {
        let checked = samples::checked(text);
        let start = samples::rule(&checked, "s");
        let mut context = BuildContext::new(&checked.grammar, &checked.facts);
        schemes(&program(&checked, &[start], &[], &mut context).unwrap().main, 0)
    }

    #[test]
    fn schemes_are_read_off() {
        assert_eq!(of("s = \"http\" [ \"s\" ] \"://\" *ALPHA\n"), ["http", "https"]);
        assert_eq!(of("s = %s\"coap\" (\"+tcp\" / \"+ws\") \":\" *VCHAR\n"), ["coap+tcp", "coap+ws"]);
        assert_eq!(of("s = (\"a\" / \"B\" / \"a\") \":\"\n"), ["a", "b"]);
    }

    #[test]
    fn what_may_begin_otherwise_has_none() {
        let any = "s = ALPHA *( ALPHA / DIGIT / \"+\" / \"-\" / \".\" ) \":\" *VCHAR\n";
        for text in [any, "s = [ \"a:\" ]\n", "s = \"a:\" / \"/\"\n", "s = 1*\"a\" \":\"\n", "s = \"a\"\n"] {
            assert!(of(text).is_empty(), "{text}");
        }
    }
}
