//! Other URI libraries behind the protocol of `virgule batch`, and their deviations from the grammar.
//!
//! ```text
//! libraries    the libraries, with one signature
//! serve        requests → answers, one JSON object per line
//! deviations   their deviations from the grammar, and the section that decides
//! rows         the matrix of texts and implementations: docs/conformance.svg
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
