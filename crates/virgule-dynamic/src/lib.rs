//! Grammars read at run time: tables in memory, run by the same driver.
//!
//! A new scheme needs no build:
//!
//! ```
//! use virgule_dynamic::Library;
//!
//! let mut library = Library::new();
//! library.add("badge", "
//!     ;! scheme badge
//!     ;! fields house number
//!     badge-uri = %s\"badge:\" house \"-\" number
//!     house     = 1*ALPHA
//!     number    = 1*4DIGIT
//! ")?;
//! let parser = library.parser("badge").ok_or("no such kind")?;
//! let parsed = parser.parse("badge:kestrel-42")?;
//! assert_eq!(parsed.get("number"), Some("42"));
//!
//! let error = parser.parse("badge:kestrel-").err().ok_or("too lenient")?;
//! assert_eq!(error.to_string(), "offset 14, in number: expected a digit");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! library     texts → grammars by name, with imports
//! kinds       the kinds of added grammars, and their semantics
//! parser      text → fields, for built-in kinds and kinds read at run time
//! mismatch    the errors of texts
//! build       the inverse: fields → text
//! chart       text → fields or derivation, for any rule
//! matchers    what matches each rule of a grammar, and rules that have no automaton
//! tree        text → derivation: the rules that match its parts
//! patterns    URI templates matched back, alone and in sets; a feature
//! ```

#![forbid(unsafe_code)]

mod build;
pub mod chart;
mod kinds;
mod library;
mod matchers;
mod mismatch;
mod parser;
#[cfg(feature = "patterns")]
pub mod patterns;
mod tree;

pub use build::{Builder, Unbuilt, UnknownField};
pub use kinds::{Meaning, occurrence_table};
pub use library::{Library, LoadError};
pub use matchers::{GeneralMatcher, MatchedBy, RuleMatch, without_automaton};
pub use mismatch::Mismatch;
pub use parser::{Parsed, Parser, known_parameters, parameter_table};
pub use tree::{Tree, TreeMatcher, TreeRule};
pub use virgule_compiler::codegen::automaton::Automaton;
