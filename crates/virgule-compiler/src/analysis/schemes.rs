//! The schemes that the texts of a start rule begin with, by its automaton.
//!
//! A sum type (`#[derive(UriScheme)]` on an enum of kinds) tries only the kinds whose scheme a text has.

use crate::dfa::machine::Machine;
use std::collections::BTreeSet;

/// Maximum number of schemes; a rule with more is treated as one with any scheme.
const MOST: usize = 16;

/// Maximum length of a scheme, which bounds the search if the automaton loops within a scheme.
const LENGTH: usize = 32;

/// The schemes in lower case, sorted, without the colon; empty if a text can have any scheme, or none.
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
