//! Conformance tests for a grammar: strings inside and just outside of its language, to test types and programs.
//!
//! ```
//! use virgule_tools::conformance::{Language, Plan, candidates};
//!
//! let uri = Language::kind("uri")?;
//! for candidate in candidates(&uri, &Plan::default()) {
//!     assert_eq!(virgule::Uri::parse(&candidate.text).is_ok(), candidate.inside, "{candidate:?}");
//! }
//! # Ok::<(), virgule_tools::conformance::LanguageError>(())
//! ```
//!
//! ```text
//! language      the language of a rule: grammar and automaton
//! candidate     a test string, whether it is inside, and the reason for it
//! covering      strings inside that cover the grammar and its automaton
//! near_misses   strings outside, one edit away from strings inside
//! uniform       strings drawn uniformly among all strings of a length
//! count         numbers of strings, without overflow
//! samples       all of these as an iterator
//! strategy      strings of a language for proptest             feature proptest
//! unstructured  strings of a language for fuzzers              feature arbitrary
//! conform       tests a type against its grammar
//! tables        the tables of a parser: their transitions, and strings that use them
//! random        a reproducible random number generator
//! cases         case files, and the comparison of an answer with a case
//!
//! run           runs a subject, which is any program: strings → answers
//! shrink        a shortest string with the same difference
//! group         differences by the rule at fault
//! coverage      coverage of the grammar
//! difference    an answer of a subject that differs from the grammar
//! examine       candidates and a subject → a report
//! report        the report as text, JSON and HTML
//! ```

mod candidate;
pub mod cases;
mod conform;
mod count;
pub mod coverage;
mod covering;
pub mod difference;
pub mod examine;
pub mod group;
mod language;
mod near_misses;
pub mod random;
pub mod report;
pub mod run;
mod samples;
mod shrink;
#[cfg(feature = "proptest")]
mod strategy;
#[doc(hidden)]
pub mod tables;
mod uniform;
#[cfg(feature = "arbitrary")]
mod unstructured;

pub use candidate::{Candidate, Edit, Plan, Reason, candidates};
pub use conform::{Agreement, TypeDifference, TypeDisagreement, agreement, conform, conform_with, language};
pub use count::Count;
pub use language::{Language, LanguageError};
pub use samples::{SampleError, SampleSet, Samples, samples};
#[cfg(feature = "proptest")]
pub use strategy::{TextStrategy, TextTree, texts};
pub use uniform::Uniform;
#[cfg(feature = "arbitrary")]
pub use unstructured::{arbitrary_near, arbitrary_text};
