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
//! automaton   tables of the compiler → tables of the runtime
//! kinds       the kinds of added grammars, and their semantics
//! parser      text → fields, for built-in kinds and kinds read at run time
//! mismatch    the errors of texts
//! build       the inverse: fields → text
//! general     rules that have no automaton, if a library is asked to match them
//! matchers    what matches each rule of a grammar
//! tree        text → derivation: the rules that match its parts
//! ```

#![forbid(unsafe_code)]

mod automaton;
mod build;
mod general;
mod kinds;
mod library;
mod matchers;
mod mismatch;
mod parser;
mod tree;

pub use automaton::Automaton;
pub use build::{Builder, Unbuilt, UnknownField};
pub use general::GeneralMatcher;
pub use kinds::{Meaning, occurrence_table};
pub use library::{Library, LoadError};
pub use matchers::{MatchedBy, RuleMatch, without_automaton};
pub use mismatch::Mismatch;
pub use parser::{Parsed, Parser, known_parameters, parameter_table};
pub use tree::{Tree, TreeMatcher, TreeRule};
