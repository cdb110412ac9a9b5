//! Other URI libraries, asked over the protocol of `virgule batch`, and where they differ from the grammar.
//!
//! ```text
//! libraries    the libraries, asked alike
//! serve        requests → answers, a JSON object a line
//! deviations   where they differ from the grammar, and who is right by which section
//! rows         which texts which of them take: docs/conformance.svg
//! document     the deviations as text: docs/conformance.md
//! ```
//!
//! Not in default-members, because it builds the libraries.

#![forbid(unsafe_code)]

pub mod deviations;
pub mod document;
pub mod libraries;
pub mod rows;
pub mod serve;
