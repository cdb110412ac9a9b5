//! Nfa → Machine: a deterministic automaton whose transitions note positions in registers.
//!
//! ```text
//! tagged     subset construction over configurations; tags wait one byte (lookahead)       Nfa → Tdfa
//! coalesce   values that are only handed on share a register                               Tdfa → Machine
//! fixed      a position at a fixed distance from another needs no register of its own
//! allocate   registers that are never needed at once become one
//! minimize   states that nothing can tell apart become one
//! ```
//!
//! The method is that of Trofimovich (arXiv 1907.08837) and of Borsotti and Trafimovich (arXiv 2206.01398),
//! with leftmost-greedy preferences and two changes: registers are named canonically within a state, so that
//! equal states meet without a search for a mapping, and tags at fixed distances are found on the finished
//! automaton, which also finds those that no single expression shows.

mod allocate;
mod coalesce;
mod fixed;
pub mod machine;
mod minimize;
pub mod notes;
pub mod tagged;

use crate::build::nfa::Nfa;
use crate::limits::{Budget, Exceeded};
use machine::Machine;

/// Determinizes `nfa` and reduces the result.
pub fn determinize(nfa: &Nfa, budget: &mut Budget) -> Result<Machine, Exceeded> {
    let tdfa = tagged::determinize(nfa, budget)?;
    let notes = notes::notes(nfa, &tdfa);
    let machine = coalesce::coalesce(&tdfa, notes, nfa);
    let machine = minimize::minimize(machine);
    let machine = fixed::fix(machine, budget)?;
    let machine = allocate::allocate(machine)?;
    Ok(minimize::minimize(machine))
}
