//! Texts inside a language that cover its grammar and its automaton.
//!
//! ```text
//! shortest_text  a shortest text of every rule and expression
//! context        the text before and after a rule in a shortest text that uses it
//! grammar        every alternative, every bound of a repetition, every bound of a character class
//! transitions    every transition of the automaton, and every character
//! ```
//!
//! The grammar is covered because implementations follow it; the automaton because it contains the interaction of
//! rules: that a path may contain `:` is a state, but no alternative of a rule.

mod context;
mod grammar;
mod shortest_text;
mod transitions;

use crate::{Candidate, Language};
use std::collections::HashSet;

/// Texts that cover a language, the shortest first, without duplicates. Some are outside of it: with one repetition too
/// many, or a character adjacent to a class.
pub fn covering(language: &Language) -> Vec<Candidate> {
    let mut made = grammar::candidates(language);
    made.extend(transitions::candidates(language));
    Candidate::sort(&mut made);
    let mut known = HashSet::new();
    made.retain(|candidate| known.insert(candidate.text.clone()));
    made
}
