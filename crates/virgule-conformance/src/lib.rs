//! Whether an implementation keeps to a grammar: texts inside and just outside of it, and what is said of them.
//!
//! ```
//! use virgule_conformance::{Language, Plan, candidates};
//!
//! let uri = Language::kind("uri")?;
//! for candidate in candidates(&uri, &Plan::default()) {
//!     assert_eq!(virgule::Uri::parse(&candidate.text).is_ok(), candidate.inside, "{candidate:?}");
//! }
//! # Ok::<(), virgule_conformance::LanguageError>(())
//! ```
//!
//! ```text
//! language    one rule of one grammar, with all that is made of it once
//! source      the text of a grammar → what the compiler knows of it
//! candidate   a text, whether it is inside, and why it is worth asking
//! plan        a language → candidates, in order
//! covering    texts inside that try all of the grammar and its automaton
//! near        texts outside, one change away
//! uniform     texts of a length, each as likely as every other
//! strategy    texts of a language for proptest                 feature proptest
//! unstructured  texts of a language for fuzzers                 feature arbitrary
//! conform     whether a type keeps to its grammar: one line in a test
//! tables      the tables of a parser: their steps, and texts that take them
//! random      numbers that are the same on every run
//!
//! run         texts → answers of a subject, which is any program
//! compare     what the grammar says, what the subject says
//! shrink      the shortest text on which they differ
//! derivation  a text → the rules and alternatives that it takes
//! group       differences by the rule at fault
//! expected    differences that are known
//! coverage    what of a grammar was tried
//! examine     all of it in order: candidates and a subject → a report
//! report      the report as text, JSON, JUnit XML and HTML
//! matrix      inputs by implementations, as a picture
//! ```

#![forbid(unsafe_code)]

mod candidate;
pub mod compare;
mod conform;
pub mod coverage;
mod covering;
mod derivation;
mod error;
pub mod examine;
pub mod expected;
pub mod group;
mod language;
pub mod matrix;
mod near;
mod plan;
pub mod random;
pub mod report;
pub mod run;
mod shrink;
mod source;
#[cfg(feature = "proptest")]
mod strategy;
#[doc(hidden)]
pub mod tables;
mod uniform;
#[cfg(feature = "arbitrary")]
mod unstructured;

pub use candidate::{Candidate, Edit, Reason};
pub use conform::{Agreement, Difference, Disagreement, agreement, conform, conform_with, language};
pub use error::LanguageError;
pub use language::Language;
pub use plan::{Plan, candidates};
#[cfg(feature = "proptest")]
pub use strategy::{Texts, Tree, texts};
pub use uniform::{Count, Uniform};
#[cfg(feature = "arbitrary")]
pub use unstructured::{arbitrary_near, arbitrary_text};
