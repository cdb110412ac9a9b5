//! Where other URI libraries answer otherwise than virgule, and who is right by which section.
//!
//! ```text
//! peer         the libraries, asked alike
//! difference   every class of answers that differ, with an example
//! document     the same as text: docs/differences.md
//! ```
//!
//! `tests/differences.rs` shows that each example still differs as it says, and that no other difference is found among
//! random texts. Not in default-members, because it builds the libraries.

#![forbid(unsafe_code)]

pub mod difference;
pub mod document;
pub mod peer;
