//! Nfa → Machine: a deterministic automaton whose transitions store positions in registers.
//!
//! ```text
//! tagged             subset construction over configurations; tags wait one byte (lookahead)   Nfa → Tdfa
//! error_entries      what an error in each state reports
//! coalesce_copies    values that are only copied on share a register                           Tdfa → Machine
//! fixed_tags         a position at a fixed distance from another needs no register of its own
//! color_registers    registers that are never live at once become one
//! minimize           equivalent states become one
//! lookahead          checks that one byte decides every call of another machine
//! collapse_utf8      states between the bytes of a character disappear
//! run_bytes          bytes on which most states loop
//! program            the automaton of start rules, with all that it calls
//! share_kind_states  start rules that differ in their first bytes share the states behind them
//! ```
//!
//! The method is that of Trofimovich (arXiv 1907.08837) and of Borsotti and Trafimovich (arXiv 2206.01398),
//! with leftmost-greedy preferences and two changes: registers are named canonically within a state, so that
//! equal states meet without a search for a mapping, and tags at fixed distances are found on the finished
//! automaton, which also finds those that no single expression shows.

mod coalesce_copies;
pub mod collapse_utf8;
pub(crate) mod color_registers;
pub mod error_entries;
mod fixed_tags;
pub mod lookahead;
pub mod machine;
mod minimize;
pub mod program;
pub mod run_bytes;
pub mod share_kind_states;
pub mod tagged;
#[cfg(test)]
mod tests;

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
    let errors = error_entries::error_entries(nfa, &tdfa, labels, budget)?;
    let machine = coalesce_copies::coalesce_copies(&tdfa, errors, nfa);
    let mut machine = minimize::minimize(machine);
    if machine.registers > MANY {
        machine = color_registers::color(machine, budget)?;
        limits::within(machine.registers, MOST, "values to keep at once")?;
    }
    let machine = fixed_tags::fix(machine, budget)?;
    let machine = color_registers::color(machine, budget)?;
    let machine = color_registers::sequence(machine)?;
    Ok(minimize::minimize(machine))
}
