//! What the tests of the workspace share: case files, independent oracles, inputs to ask them about.
//!
//! ```text
//! cases      tests/cases/*.toml → lists of cases
//! effort     how many texts and grammars the heavy tests ask about
//! data       tests/data/urls.txt → lines
//! quarrels   texts that parsers of two standards read in different ways
//! inputs     texts: random ones, and valid ones with a mistake made in them
//! paths      paths of files, and URIs that are nearly theirs
//! grammars   the text of a grammar → what the compiler knows of it
//! reviewed   what people found who looked at a grammar
//! typed      the public types, asked alike by the name of a kind
//! faults     a generated parser with one fault in its tables
//! product    two tables side by side: do they say the same of every text?
//! types      all of those with the numbers of their fields: generated
//! errata     what errata do to languages, as a table
//! oracle     a rule as a regular expression, run by the PikeVM of regex-automata
//! checks     what is demanded of a field beyond its grammar
//! chart      a rule that contains itself or is decoded, read in all ways at once
//! ways       of all ways through a text the first: its fields
//! backtrack  a rule as it is written, tried in order of preference
//! sketch     small random grammars, and all short texts
//! merged     a grammar with its imports as one text
//! derivations  all derivations of a text, one by one
//! ambiguities  where the grammars that are built in are ambiguous, and what to think of it
//! nests      small random grammars whose rules contain themselves, and texts of them
//! simulate   the automaton that the compiler makes, run without its tables
//! subject    for one kind: the parser under test, and what it is compared with
//! foreign    a grammar, read and decided by `abnf-oracle`
//! agreement  one kind and one text, asked of all of these: who says something else
//! drawn      texts of a kind by their numbers
//! fuzz       what a fuzzer runs, as functions
//! nasty      valid URIs and references made of what goes wrong
//! naive      resolution and normalization once more, from the text of the RFCs
//! laws       what must hold of every text: tests ask of a few thousand, `cargo xtask soak` of a million
//! ```
//!
//! Nothing here is published; the tests themselves are in `tests/tests`, one idea each.

#![forbid(unsafe_code)]

pub mod agreement;
pub mod ambiguities;
pub mod backtrack;
pub mod cases;
pub mod chart;
pub mod checks;
pub mod data;
pub mod derivations;
pub mod drawn;
pub mod effort;
pub mod errata;
pub mod faults;
pub mod foreign;
pub mod fuzz;
pub mod grammars;
pub mod inputs;
pub mod laws;
pub mod merged;
pub mod naive;
pub mod nasty;
pub mod nests;
pub mod oracle;
pub mod parameters;
pub mod paths;
pub mod product;
pub mod quarrels;
pub mod reviewed;
pub mod simulate;
pub mod sketch;
pub mod subject;
pub mod typed;
mod types;
pub mod ways;

/// Numbers that look random, and what is known of tables.
pub use virgule_conformance::random;
pub use virgule_conformance::tables::{octets, steps, transition_texts};

/// Where the fields of a text are, in the order of the grammar; `None` if the text does not match.
pub type Spans = Option<Vec<Option<(usize, usize)>>>;

/// The folder of case files.
const CASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/cases");
