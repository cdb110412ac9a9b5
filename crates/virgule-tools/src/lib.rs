//! Tools for authors of ABNF, used by `virgule grammar` and `virgule conform`.
//!
//! ```text
//! format       grammar → grammar with another layout, checked to parse to the same rules
//! extract      an RFC as text or XML → its ABNF, and the parts that were not extracted
//! export       a rule → a regular expression, or a grammar of another notation
//! extension    a document → the imported rules that it extends, and what changes with them
//! diagram      a rule → a railroad diagram, as text, SVG or a page
//! ambiguity    a rule → the shortest strings with two derivations
//! conformance  a rule → strings inside and just outside of it, and the answers of any parser to them
//! operations   operations of the command and the workbench on an input, without arguments and output
//! editor       answers for an editor: definitions, references, renames, hover texts, completions, colors
//! ```
//!
//! Strings of a rule, to test a parser of your own ([`conformance::samples`]):
//!
//! ```
//! use virgule_tools::conformance::{Language, SampleSet, samples};
//!
//! let port = Language::read("port.abnf", "port = 1*5DIGIT")?;
//! let set = SampleSet::Random { seed: 1, max_length: 5 };
//! for sample in samples(&port, set)?.take(100).chain(samples(&port, SampleSet::NearMisses)?) {
//!     let is_port = (1..=5).contains(&sample.text.len()) && sample.text.bytes().all(|byte| byte.is_ascii_digit());
//!     assert_eq!(is_port, sample.inside, "{sample:?}");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The modules of a tool depend on no other tool, except that `operations` shows findings of `conformance`, and `editor`
//! samples of it and the ABNF that `extract` finds.

#![forbid(unsafe_code)]

pub mod ambiguity;
pub mod conformance;
pub mod diagram;
pub mod editor;
pub mod export;
pub mod extension;
pub mod extract;
pub mod format;
pub mod operations;
