//! Tools for authors of ABNF, behind `virgule grammar fmt`, `extract` and `export`.
//!
//! ```text
//! format     text → text with another layout, checked to read back to the same rules
//! extract    an RFC as text or XML → its ABNF, and the text that was not extracted
//! export     a rule → a regular expression, or a grammar of another notation
//! ```
//!
//! The tools use the compiler's reader and checks; none of them builds an automaton.

#![forbid(unsafe_code)]

pub mod export;
pub mod extract;
pub mod format;
