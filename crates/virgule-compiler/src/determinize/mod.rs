//! Nfa → Machine: a deterministic automaton whose transitions note positions in registers.
//!
//! ```text
//! tagged     subset construction over configurations; tags wait one byte (lookahead)       Nfa → Tdfa
//! coalesce   values that are only handed on share a register                               Tdfa → Machine
//! fixed      a position at a fixed distance from another needs no register of its own
//! allocate   registers that are never needed at once become one
//! minimize   states that nothing can tell apart become one
//! characters states between the bytes of a character disappear
//! lookahead  whether one byte says what to do where one machine calls another
//! ```
//!
//! The method is that of Trofimovich (arXiv 1907.08837) and of Borsotti and Trafimovich (arXiv 2206.01398),
//! with leftmost-greedy preferences and two changes: registers are named canonically within a state, so that
//! equal states meet without a search for a mapping, and tags at fixed distances are found on the finished
//! automaton, which also finds those that no single expression shows.

pub(crate) mod allocate;
pub mod characters;
mod coalesce;
mod fixed;
pub mod lookahead;
pub mod machine;
mod minimize;
pub mod notes;
pub mod tagged;

use crate::limits::{self, Budget, Exceeded};
use crate::nfa::graph::Nfa;
use crate::nfa::labels::Labels;
use machine::Machine;

/// With more registers than this, those that are never needed at once are made one before distances are looked
/// for, which takes time and memory by their square; with fewer, more distances are found if they stay apart.
const MANY: usize = 48;

/// With more than this even after sharing, looking for distances would take too long.
const MOST: usize = 200;

/// Determinizes `nfa` and reduces the result.
pub fn determinize(nfa: &Nfa, labels: &mut Labels, budget: &mut Budget) -> Result<Machine, Exceeded> {
    let tdfa = tagged::determinize(nfa, labels, budget)?;
    let notes = notes::notes(nfa, &tdfa, labels, budget)?;
    let machine = coalesce::coalesce(&tdfa, notes, nfa);
    let mut machine = minimize::minimize(machine);
    if machine.registers > MANY {
        machine = allocate::share(machine, budget)?;
        limits::within(machine.registers, MOST, "values to keep at once")?;
    }
    let machine = fixed::fix(machine, budget)?;
    let machine = allocate::share(machine, budget)?;
    let machine = allocate::sequence(machine)?;
    Ok(minimize::minimize(machine))
}
