//! A language as a constant of the program, for comparisons without compiling it again.
//!
//! The derive macro decides whether all texts of a type are URIs. Compiling the automaton of `URI` takes longer than
//! compiling most grammars, so `crate::builtin` has its minimal automaton as a constant:
//!
//! ```text
//! a = 1*"x"         class of a byte   0: all others   1: x, X
//!                   state   0: [0, 0]    the sink: does not accept, leads only to itself
//!                           1: [0, 2]    the start
//!                           2: [0, 2]    accepts
//! ```
//!
//! The constant has no error entries, because no parse errors are reported from it.

use super::language::{Language, Table};
use crate::nfa::partition::{self, LabelledEdge, Numbers};
use std::fmt::Write;

/// A language without calls, as a complete automaton.
#[derive(Debug, Clone, Copy)]
pub struct Constant {
    /// By byte: its byte class.
    pub class_of: [u8; 256],
    /// By state, then by class: the next state. State 0 is the sink, state 1 the start; both exist.
    pub next: &'static [&'static [u16]],
    /// The states that accept.
    pub accepts: &'static [u16],
}

impl Constant {
    /// The language, to be compared with others.
    pub fn language(&self) -> Language {
        // In `Language`, the start is state 0, and a missing transition replaces the sink.
        let next = self.next.iter().skip(1).flat_map(|row| row.iter());
        let next = next.map(|&state| u32::from(state).checked_sub(1)).collect();
        let accepts = (1..self.next.len()).map(|state| (self.accepts.contains(&(state as u16)), 0)).collect();
        Language::flat(Table::plain(self.class_of, next, accepts))
    }
}

/// The Rust source of a [`Constant`] called `name`, documented by `says`: the minimal automaton of a language. `None`
/// if the language has several automata, or too many states.
pub fn source(language: &Language, name: &str, says: &str) -> Option<String> {
    let [table] = &language.program.machines[..] else { return None };
    let classes: Vec<u8> = (0..=255).filter(|&byte| is_first(&table.class_of, byte)).collect();
    let edges = |state: u32| -> Vec<LabelledEdge> {
        let edge = |(class, &byte): (usize, &u8)| Some((class as u32, table.next(state, byte)?));
        classes.iter().enumerate().filter_map(edge).collect()
    };
    let states = table.states.len() as u32;
    let initial: Vec<u32> = table.states.iter().map(|state| u32::from(state.accepts)).collect();
    let block_of = partition::refine(&initial, &(0..states).map(edges).collect::<Vec<_>>());
    let firsts: Vec<u32> = (0..states).filter(|&state| is_first(&block_of, state as usize)).collect();
    u16::try_from(firsts.len() + 1).ok()?;
    // Bytes that no remaining state distinguishes have equal columns.
    let column = |byte: u8| -> Vec<u32> {
        let target = |&state: &u32| table.next(state, byte).map_or(0, |to| block_of[to as usize] + 1);
        firsts.iter().map(target).collect()
    };
    let columns: Vec<Vec<u32>> = (0..=255).map(column).collect();
    let mut numbers = Numbers::default();
    let class_of: Vec<u32> = columns.iter().map(|column| numbers.of(column)).collect();
    let columns: Vec<&Vec<u32>> =
        (0..256).filter(|&byte| is_first(&class_of, byte)).map(|byte| &columns[byte]).collect();
    let mut text = format!("/// {says}\n#[rustfmt::skip]\npub const {name}: Constant = Constant {{\n");
    let _ =
        writeln!(text, "    class_of: {class_of:?},\n    next: &[\n        &{:?},", vec![0; columns.len()]);
    for state in 0..firsts.len() {
        let row: Vec<u32> = columns.iter().map(|column| column[state]).collect();
        let _ = writeln!(text, "        &{row:?},");
    }
    let accepts = firsts.iter().filter(|&&state| table.states[state as usize].accepts);
    let accepts: Vec<u32> = accepts.map(|&state| block_of[state as usize] + 1).collect();
    let _ = writeln!(text, "    ],\n    accepts: &{accepts:?},\n}};");
    Some(text)
}

/// Whether no element before `index` is equal to the one at `index`.
fn is_first<T: PartialEq>(of: &[T], index: impl Into<usize>) -> bool {
    let index = index.into();
    !of[..index].contains(&of[index])
}

#[cfg(test)]
mod tests {
    use super::super::language::Language;
    use super::{Constant, source};
    use crate::abnf::samples;
    use crate::analysis::compare;
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
