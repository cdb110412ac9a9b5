//! Decides inclusion in the rule `URI` of RFC 3986, whose automaton is a constant.

use crate::abnf::Checked;
use crate::abnf::lower::grammar::Section;
use crate::analysis::compare;
use crate::analysis::language::{Language, Table};
use crate::dfa::program::Machines;
use crate::nfa::{context::BuildContext, error::BuildError};
use crate::partition::Numbers;
use std::fmt::Write;

/// The result of deciding whether every text of a section is a URI.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum UriSubset {
    /// Every text is a URI.
    Yes,
    /// A shortest text that is not a URI.
    No(String),
    /// Undecided: an automaton would exceed a limit, or a check is not part of the automaton.
    Unknown,
}

/// The language of the rule `URI` of RFC 3986.
#[derive(Debug)]
pub struct UriLanguage(Language);

impl UriLanguage {
    /// Compiles the rule `URI` of a grammar, or returns `None` if there is no such rule.
    pub fn new(rfc3986: &Checked) -> Option<Result<Self, BuildError>> {
        let rule = rfc3986.grammar.find("URI")?;
        let mut context = BuildContext::new(&rfc3986.grammar, &rfc3986.facts);
        Some(Language::new(rfc3986, rule, &mut context).map(UriLanguage))
    }

    /// Decides inclusion for a section whose start rule is number `kind` of `machines`. `URI` does not nest, so
    /// inclusion is decidable within the limits if the automaton can include the checks of `;! validate`.
    pub fn includes(
        &self,
        checked: &Checked,
        section: &Section,
        (machines, kind): (&Machines, usize),
        context: &mut BuildContext,
    ) -> UriSubset {
        let language = match section.is_checked() {
            false => Ok(Language::compiled(machines, kind)),
            true => Language::kind(checked, section, context),
        };
        let Ok(language) = language else { return UriSubset::Unknown };
        let Ok(only) = compare::only(&language, &self.0, 1) else { return UriSubset::Unknown };
        match only.texts.into_iter().next() {
            None => UriSubset::Yes,
            Some(text) if language.unchecked().is_empty() || has_one_parameter(section, &text) => {
                UriSubset::No(text)
            }
            Some(_) => UriSubset::Unknown,
        }
    }

    /// Returns the Rust source of the automaton as a constant, or `None` if it is too large.
    pub fn constant(&self) -> Option<String> {
        source(&self.0, "URI", "The rule `URI` of RFC 3986, to compare other languages with.")
    }
}

/// True if parameters are the only check beyond the rules, and the text has fewer than two of them.
fn has_one_parameter(section: &Section, text: &str) -> bool {
    let parameters = section.parameters.as_ref().filter(|_| section.checks.is_empty());
    parameters.is_some_and(|parameters| !text.contains(char::from(parameters.separator)))
}

// A language as a constant of the program, which avoids compiling it for each comparison.
//
// The derive macro decides whether all texts of a type are URIs. Compiling the automaton of `URI` takes longer than
// compiling most grammars, so `crate::builtin` contains its minimal automaton as a constant:
//
// ```text
// a = 1*"x"         class of a byte   0: all others   1: x, X
//                   state   0: [0, 0]    the sink: does not accept, leads only to itself
//                           1: [0, 2]    the start
//                           2: [0, 2]    accepts
// ```
//
// The constant has no error entries, because no parse errors are reported from it.

/// A language without calls, as a complete automaton.
#[derive(Debug, Clone, Copy)]
pub struct Constant {
    /// The class of each byte.
    pub class_of: [u8; 256],
    /// By state, then by class: the next state. State 0 is the sink, state 1 the start; both exist.
    pub next: &'static [&'static [u16]],
    /// The states that accept.
    pub accepts: &'static [u16],
}

impl Constant {
    /// Returns the language, for comparison with others.
    pub fn language(&self) -> Language {
        // In `Language`, state 0 is the start, and a missing transition replaces the sink.
        let next = self.next.iter().skip(1).flat_map(|row| row.iter());
        let next = next.map(|&state| u32::from(state).checked_sub(1)).collect();
        let accepts = (1..self.next.len()).map(|state| (self.accepts.contains(&(state as u16)), 0)).collect();
        Language::flat(Table::plain(self.class_of, next, accepts))
    }
}

/// Returns the Rust source of a [`Constant`] called `name`, documented by `says`: the minimal automaton of a language.
/// Returns `None` if the language has several automata, or too many states.
pub fn source(language: &Language, name: &str, says: &str) -> Option<String> {
    let [table] = &language.program.machines[..] else { return None };
    let mut table = table.clone();
    // The constant reports no parse errors.
    table.states.iter_mut().for_each(|state| state.error = 0);
    let table = table.minimal();
    let states = table.states.len() as u32;
    u16::try_from(states + 1).ok()?;
    // Bytes that no remaining state distinguishes have equal columns.
    let mut columns = Numbers::default();
    let column = |byte: u8| -> Vec<u32> {
        (0..states).map(|state| table.next(state, byte).map_or(0, |to| to + 1)).collect()
    };
    let class_of: Vec<u32> = (0..=255).map(|byte| columns.of(column(byte))).collect();
    let columns = columns.values();
    let mut text = format!("/// {says}\n#[rustfmt::skip]\npub const {name}: Constant = Constant {{\n");
    let _ =
        writeln!(text, "    class_of: {class_of:?},\n    next: &[\n        &{:?},", vec![0; columns.len()]);
    for state in 0..table.states.len() {
        let row: Vec<u32> = columns.iter().map(|column| column[state]).collect();
        let _ = writeln!(text, "        &{row:?},");
    }
    let accepts = (1..).zip(&table.states).filter(|(_, state)| state.accepts);
    let accepts: Vec<u32> = accepts.map(|(number, _)| number).collect();
    let _ = writeln!(text, "    ],\n    accepts: &{accepts:?},\n}};");
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::{Constant, source};
    use crate::abnf::samples;
    use crate::analysis::{compare, language::Language};
    use crate::nfa::context::BuildContext;

    fn language(text: &str) -> Language {
        let checked = samples::checked(text);
        let rule = samples::rule(&checked, "a");
        Language::new(&checked, rule, &mut BuildContext::new(&checked.grammar, &checked.facts)).unwrap()
    }

    #[test]
    fn rows_are_states_behind_the_sink() {
        let text = source(&language("a = 1*\"x\"\n"), "A", "Some.").expect("one automaton");
        let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("        &[")).collect();
        assert_eq!(rows, ["        &[0, 0],", "        &[0, 2],", "        &[0, 2],"]);
        assert!(text.starts_with("/// Some.\n#[rustfmt::skip]\npub const A: Constant"), "{text}");
        assert!(text.ends_with("    accepts: &[2],\n};\n"), "{text}");
    }

    #[test]
    fn what_nests_is_no_constant() {
        assert_eq!(source(&language("a = \"(\" *a \")\"\n"), "A", "Some."), None);
    }

    #[test]
    fn numbers_are_read_as_they_are_written() {
        let mut class_of = [0; 256];
        (class_of[b'x' as usize], class_of[b'X' as usize]) = (1, 1);
        let constant = Constant { class_of, next: &[&[0, 0], &[0, 2], &[0, 2]], accepts: &[2] };
        let (constant, rule) = (constant.language(), language("a = 1*\"x\"\n"));
        assert!(compare::only(&constant, &rule, 1).unwrap().is_none());
        assert!(compare::only(&rule, &constant, 1).unwrap().is_none());
        let more = language("a = *\"x\"\n");
        assert_eq!(compare::only(&more, &constant, 1).unwrap().texts, [""]);
    }
}
