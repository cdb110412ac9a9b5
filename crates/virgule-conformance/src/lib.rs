//! Conformance tests for a grammar: texts inside and just outside of its language, and tests of types and programs on
//! them.
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
//! language      the language of a rule: grammar and automaton
//! source        the text of a grammar → the checked grammar
//! candidate     a test text, whether it is inside, and why it was made
//! plan          a language → candidates, in order
//! covering      texts inside that cover the grammar and its automaton
//! near_misses   texts outside, one edit away from texts inside
//! once          texts outside, with a field twice that may occur once
//! uniform       texts drawn uniformly among all texts of a length
//! strategy      texts of a language for proptest                 feature proptest
//! unstructured  texts of a language for fuzzers                  feature arbitrary
//! conform       tests a type against its grammar
//! tables        the tables of a parser: their transitions, and texts that use them
//! random        a reproducible random number generator
//!
//! run           runs a subject, which is any program: texts → answers
//! compare       the difference between an answer and the grammar
//! shrink        a shortest text with the same difference
//! derivation    a text → the rules and alternatives of a derivation
//! group         differences by the rule at fault
//! expected      expected differences
//! coverage      coverage of the grammar
//! examine       candidates and a subject → a report
//! report        the report as text, JSON, JUnit XML and HTML
//! matrix        texts by implementations, as an SVG
//! escape        escaping for XML and HTML
//! ```

#![forbid(unsafe_code)]

mod candidate;
pub mod compare;
mod conform;
pub mod coverage;
mod covering;
mod derivation;
mod error;
mod escape;
pub mod examine;
pub mod expected;
pub mod group;
mod language;
pub mod matrix;
mod near_misses;
mod once;
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
pub use conform::{Agreement, TypeDifference, TypeDisagreement, agreement, conform, conform_with, language};
pub use error::LanguageError;
pub use language::Language;
pub use plan::{Plan, candidates};
#[cfg(feature = "proptest")]
pub use strategy::{TextStrategy, TextTree, texts};
pub use uniform::{Count, Uniform};
#[cfg(feature = "arbitrary")]
pub use unstructured::{arbitrary_near, arbitrary_text};
