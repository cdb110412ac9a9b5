//! Tools for authors of ABNF, behind `virgule grammar fmt`, `extract` and `export`.
//!
//! ```text
//! format     text → text: layout alone, proven to read back to the same rules
//! extract    an RFC as text or XML → its ABNF, and what was left out
//! export     a rule → a regular expression, or a grammar of another notation
//! ```
//!
//! All of it works on what the compiler's reader and its checks give; no module makes an automaton.

#![forbid(unsafe_code)]

pub mod export;
pub mod extract;
pub mod format;
