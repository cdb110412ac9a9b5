//! Texts inside that try all of a language: its grammar, and its automaton.
//!
//! ```text
//! least     a shortest text of every rule and expression
//! around    what stands before and behind a rule in a shortest text that uses it
//! grammar   every alternative, every bound of a repetition, every bound of a set of characters
//! steps     every step of the automaton, and every character
//! ```
//!
//! The grammar is tried because that is what people implement; the automaton because it holds what the rules do to one
//! another: that a `:` may stand in a path is no alternative of any rule, but a state.

mod around;
mod grammar;
mod least;
mod steps;

use crate::{Candidate, Language};
use std::collections::HashSet;

/// Texts that try all of a language, the shortest first, none twice. Some lie outside: a repetition that turns once
/// too often, a character just beyond a set.
pub fn covering(language: &Language) -> Vec<Candidate> {
    let mut made = grammar::candidates(language);
    made.extend(steps::candidates(language));
    Candidate::sort(&mut made);
    let mut known = HashSet::new();
    made.retain(|candidate| known.insert(candidate.text.clone()));
    made
}
