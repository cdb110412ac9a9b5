//! Other URI libraries as programs with the protocol of `virgule batch`, and their deviations from the grammar.
//!
//! ```text
//! libraries    the libraries, each as one function
//! deviations   their deviations from the grammar, and the section that decides
//! document     the deviations as text: docs/conformance.md
//! ```

#![forbid(unsafe_code)]

pub mod deviations;
pub mod document;
pub mod libraries;
