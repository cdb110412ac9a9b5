//! Other URI libraries as programs with the protocol of `virgule batch`, and their deviations from the grammar.
//!
//! ```text
//! libraries    the libraries, each as one function
//! serve        requests → answers, one JSON object per line
//! deviations   their deviations from the grammar, and the section that decides
//! rows         the matrix of texts and implementations: docs/conformance.svg
//! document     the deviations as text: docs/conformance.md
//! ```
//!
//! This package is not in default-members, because building it builds all libraries.

#![forbid(unsafe_code)]

pub mod deviations;
pub mod document;
pub mod libraries;
pub mod rows;
pub mod serve;
