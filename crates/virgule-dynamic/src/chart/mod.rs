//! Matches a rule of any ABNF, including rules that are too large for an automaton or whose recursion one byte of
//! lookahead does not decide.
//!
//! Slower than an automaton: the time may be cubic in the length of the input (see [`Program::parse`]). Input that
//! would exceed the [`limits`] is not decided.
//!
//! ```
//! use virgule_dynamic::chart::{Outcome, Program};
//! use virgule_compiler::abnf::{self, diagnose::{Diagnostics, Source}, lower::TextLoader};
//!
//! // No byte says where the middle is, so no automaton of virgule matches it.
//! let source = Source::new("mirror.abnf", "mirror = \"a\" mirror \"a\" / \"b\" mirror \"b\" / \"a\" / \"b\"\n");
//! let mut diagnostics = Diagnostics::new();
//! let checked = abnf::analyze(&source, &TextLoader(&[]), &mut diagnostics).ok_or("errors")?;
//! let start = checked.grammar.find("mirror").ok_or("no such rule")?;
//!
//! let program = Program::new(&checked, start, &[])?;
//! assert!(program.matches("abbabba")?);
//! assert!(!program.matches("abbabbb")?);
//! let Outcome::Mismatch(error) = program.parse("abx")? else { return Err("too lenient".into()) };
//! assert_eq!(error.offset, 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! limits      limits on the cost of a match
//! class       sets of code points
//! program     nodes and routines
//! build       rules → program; `left`: left recursion as loops
//! recognizer  input → chart: all ways to match it, and its frames
//! determinize  sets of pending items as states, for long input
//! reading     chart → the preferred reading, and its fields
//! derive      chart → the derivation tree of the preferred reading
//! mismatch    input → offset of the error, and what was expected
//! ```

mod build;
mod class;
mod derive;
mod determinize;
mod left;
pub mod limits;
mod mismatch;
mod program;
mod reading;
mod recognizer;
#[cfg(test)]
mod tests;

pub(crate) use derive::{Derivation, derive};
pub use mismatch::ChartMismatch;
pub use program::Program;
pub use reading::FieldSpans;
pub use virgule_compiler::limits::Exceeded;

use limits::ChartLimits;
use recognizer::{Chart, Purpose};

/// The result of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// The input matches; its fields.
    Match(FieldSpans),
    /// The input does not match.
    Mismatch(ChartMismatch),
}

impl Program {
    /// True if the entire input matches. Costs the same as [`Self::parse`], without fields and errors.
    pub fn matches(&self, text: &str) -> Result<bool, Exceeded> {
        self.matches_within(text, ChartLimits::default())
    }

    /// As [`Self::matches`], with other limits.
    pub fn matches_within(&self, text: &str, limits: ChartLimits) -> Result<bool, Exceeded> {
        Ok(Chart::new(self, text, Purpose::Match, limits)?.matches)
    }

    /// Matches the entire input, and returns its fields or its error.
    ///
    /// Time and memory are linear in the length of the input if the number of readings that are open at each character
    /// is bounded, as in most protocol grammars. Without ambiguity both are at most quadratic; otherwise the time is at
    /// most cubic and the memory quadratic. A repetition too large to unroll (`*998text`) adds a dimension if the
    /// counted text is ambiguous.
    ///
    /// If the input has several readings, the fields are those of the reading that the automaton prefers: the earlier
    /// alternative and the longer repetition. Fails with the name of the limit if the input would cost more than
    /// [`limits::ITEMS`] or [`limits::MEMORY`]; it is then unknown whether the input matches.
    pub fn parse(&self, text: &str) -> Result<Outcome, Exceeded> {
        self.parse_within(text, ChartLimits::default())
    }

    /// As [`Self::parse`], with other limits.
    pub fn parse_within(&self, text: &str, limits: ChartLimits) -> Result<Outcome, Exceeded> {
        let chart = Chart::new(self, text, Purpose::Match, limits)?;
        if !chart.matches {
            let offsets = (chart.furthest, chart.could_end);
            drop(chart);
            return mismatch::explain(self, text, offsets, limits).map(Outcome::Mismatch);
        }
        if self.fields == 0 {
            return Ok(Outcome::Match(Vec::new()));
        }
        drop(chart);
        reading::fields(&mut Chart::new(self, text, Purpose::Fields, limits)?).map(Outcome::Match)
    }

    /// Returns the number of items of a match, which is the same on every machine.
    pub fn cost(&self, text: &str) -> Result<u64, Exceeded> {
        Ok(Chart::new(self, text, Purpose::Match, ChartLimits::default())?.account.items())
    }
}
