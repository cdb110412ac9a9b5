//! Shared parts of the tests of the workspace: inputs, independent oracles, and subjects.
//!
//! ```text
//! inputs
//!   cases               tests/cases/*.toml → lists of cases
//!   data                tests/data/urls.txt → lines
//!   tables              tests/data/tables.toml → rows
//!   effort              the number of inputs of heavy tests
//!   inputs              random texts, and mutations of valid ones
//!   uri_inputs          valid URIs and references with edge cases
//!   sampled_inputs      texts of a kind by seed
//!   random_grammar      small random grammars without recursion, and all short texts
//!   recursive_grammar   small random recursive grammars, and texts of them
//! grammars
//!   grammars            the text of a grammar → checked grammar, parser, automaton
//!   merged_grammar      a grammar with its imports as one text
//!   reviewed            the results of manual reviews of grammars
//! oracles
//!   regex_oracle        a rule as a regular expression, run by the PikeVM of regex-automata
//!   chart               a generalized parser, for recursive and percent-decoded rules
//!   first_derivation    the fields of the preferred derivation that the chart finds
//!   backtrack           all derivations of a text by backtracking, which define the fields
//!   external_oracle     `abnf-oracle`, an independent matcher for ABNF
//!   checks              second implementations of `;! validate` and `;! parameters`
//!   naive               second implementations of resolution and normalization, from the text of the RFCs
//! subjects
//!   typed, types        uniform access to the public types by the name of a kind; `types` is generated
//!   subject             the parser of a kind, and its oracles
//!   agreement           compares all implementations of a kind on a text
//!   secret_forms        forms of text with a secret that must not be shown
//!   laws                properties of every text: tests try a few thousand, `cargo xtask soak` a million
//!   fuzz                fuzz targets as functions
//! ```
//!
//! The tests are modules of `tests/all.rs`.

#![forbid(unsafe_code)]

pub mod agreement;
pub mod backtrack;
pub mod cases;
pub mod chart;
pub mod checks;
pub mod data;
pub mod effort;
pub mod external_oracle;
pub mod first_derivation;
pub mod fuzz;
pub mod grammars;
pub mod inputs;
pub mod laws;
pub mod merged_grammar;
pub mod naive;
pub mod random_grammar;
pub mod recursive_grammar;
pub mod regex_oracle;
pub mod reviewed;
pub mod sampled_inputs;
pub mod secret_forms;
pub mod subject;
pub mod tables;
pub mod typed;
mod types;
pub mod uri_inputs;

pub use virgule_tools::conformance::tables::{octets, steps, transition_texts};
/// The format of case files, pseudo-random numbers, and access to the structure of tables.
pub use virgule_tools::conformance::{cases as case_format, random};

/// The spans of the fields of a text, in the order of the grammar; `None` if the text does not match.
pub type Spans = Option<Vec<Option<(usize, usize)>>>;

/// The folder of case files.
const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/cases");

/// Panics with the shortest of the failures among `count` cases.
#[track_caller]
pub fn assert_none(mut failures: Vec<String>, count: usize) {
    failures.sort_by_key(String::len);
    let shown = &failures[..failures.len().min(12)];
    assert!(failures.is_empty(), "{} of {count} fail\n{}", failures.len(), shown.join("\n"));
}
