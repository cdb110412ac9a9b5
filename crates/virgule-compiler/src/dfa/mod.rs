//! Nfa → Machine: a deterministic automaton whose transitions store positions in registers.
//!
//! ```text
//! tagged             subset construction over configurations; tags are delayed by one byte     Nfa → Tdfa
//! error_entries      the rules and expected bytes of errors in each state
//! machine            the result: states, transitions with register operations, layouts
//! coalesce_copies    registers for slots; slots connected by copies share one                  Tdfa → Machine
//! fixed_tags         removes registers at a fixed distance from another one
//! color_registers    merges registers that are never live at once
//! minimize           merges equivalent states and byte classes
//! collapse_utf8      turns a non-ASCII character into one symbol
//! run_bytes          bytes on which most states loop; numbers the states of counted repetitions one after the other
//! program            the automaton of start rules, and the automata that it calls, if one byte decides every call
//! share_kind_states  start rules that differ only in their first bytes share all later states
//! ```
//!
//! The method is that of Trofimovich (arXiv 1907.08837) and of Borsotti and Trafimovich (arXiv 2206.01398), with
//! leftmost-greedy preferences and two changes. Registers are numbered canonically within a state, so that equal
//! states are found without searching for a mapping. Fixed tags are found on the automaton, which includes those that
//! no single expression implies. A *kind* is a start rule with its fields.

mod coalesce_copies;
pub mod collapse_utf8;
pub(crate) mod color_registers;
pub mod error_entries;
mod fixed_tags;
pub mod machine;
mod minimize;
pub mod program;
pub mod run_bytes;
pub mod share_kind_states;
pub mod tagged;
#[cfg(test)]
pub(crate) mod tests;
