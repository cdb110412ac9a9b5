//! Nfa → Machine: a deterministic automaton whose transitions store positions in registers.
//!
//! ```text
//! tagged             subset construction over configurations; tags wait one byte (lookahead)   Nfa → Tdfa
//! error_entries      rules and expected bytes for an error in each state
//! coalesce_copies    registers for slots; slots connected by copies share one                  Tdfa → Machine
//! fixed_tags         removes registers at a fixed distance from another one
//! color_registers    merges registers that are never live at once
//! minimize           merges equivalent states and byte classes
//! lookahead          checks that one byte decides every call of another machine
//! collapse_utf8      makes a character beyond ASCII one symbol
//! run_bytes          bytes on which most states loop
//! program            the automaton of start rules, and the automata that it calls
//! share_kind_states  start rules that differ only in their first bytes share all later states
//! chains             numbers the states of counted repetitions one after the other
//! ```
//!
//! The method is that of Trofimovich (arXiv 1907.08837) and of Borsotti and Trafimovich (arXiv 2206.01398), with
//! leftmost-greedy preferences and two changes: registers are numbered canonically within a state, so that equal states
//! are found without a search for a mapping, and fixed tags are found on the automaton, including those that no single
//! expression shows. A *kind* is a start rule with its fields.

pub mod chains;
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
pub(crate) mod tests;

use crate::limits::{self, Budget, Exceeded};
use crate::nfa::graph::Nfa;
use crate::nfa::labels::Labels;
use machine::Machine;

/// With more registers than this, registers are colored before fixed tags are searched for, which needs time and memory
/// quadratic in their number. With fewer, fixed tags are searched for first, which then finds more of them.
const MANY: usize = 48;

/// With more registers than this after colouring, the search for fixed tags would take too long.
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
