//! Grammars read at run time: their tables are built in memory and run by the same driver as generated ones.
//!
//! A new scheme needs no compilation of the program:
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
//! library     grammar files → grammars by name, with imports
//! kinds       the kinds of added grammars, and their semantics
//! parser      input → fields, for built-in kinds and kinds read at run time
//! mismatch    parse errors
//! build       the inverse: fields → string
//! chart       input → fields or derivation, for any rule
//! matchers    the matcher of each rule of a grammar, including rules without an automaton
//! tree        input → derivation: the rules that match its parts
//! patterns    URI templates matched in reverse, alone and in sets; a feature
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
