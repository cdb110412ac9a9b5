//! A language as constants of a program: to be compared with, and never compiled again.
//!
//! The derive macro decides whether all texts of a type are URIs. The automaton of `URI` takes longer to compile than most
//! grammars, so `crate::builtin` has it as numbers, a minimal automaton:
//!
//! ```text
//! a = 1*"x"         class of a byte   0: all others   1: x, X
//!                   state   0: [0, 0]    the sink: nothing follows, it takes no text
//!                           1: [0, 2]    the start
//!                           2: [0, 2]    accepts
//! ```
//!
//! It has no error entries: no error about `URI` is made from it.

use super::language::{Language, Table};
use crate::nfa::partition::{self, LabelledEdge, Numbers};
use std::fmt::Write;

/// A language that calls nothing, as a complete automaton.
#[derive(Debug, Clone, Copy)]
pub struct Constant {
    /// By byte: its class.
    pub class_of: [u8; 256],
    /// By state, then by class: the state that follows. State 0 is the sink, state 1 the start; both are there.
    pub next: &'static [&'static [u16]],
    /// The states that accept.
    pub accepts: &'static [u16],
}

impl Constant {
    /// The language, to be compared with others.
    pub fn language(&self) -> Language {
        // There the start is the first one, and there is no sink.
        let next = self.next.iter().skip(1).flat_map(|row| row.iter());
        let next = next.map(|&state| u32::from(state).checked_sub(1)).collect();
        let accepts = (1..self.next.len()).map(|state| (self.accepts.contains(&(state as u16)), 0)).collect();
        Language::flat(Table::plain(self.class_of, next, accepts))
    }
}

/// The minimal automaton of a language as the source of a [`Constant`] with a name and a line of documentation;
/// nothing if the language is several automata, or too large.
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

/// Whether no place before has the same.
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
