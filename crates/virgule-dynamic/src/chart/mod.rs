//! Matches a rule of any ABNF, also one that is too large for an automaton, or whose recursion one byte of lookahead
//! does not decide.
//!
//! It is slower than an automaton, and its time may grow with the cube of the length of a text: see [`Program::parse`].
//! A text that would take more than [`limits`] allow is not decided.
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
//! limits      what a text may cost
//! class       sets of code points
//! program     nodes and routines
//! build       rules → program; `left`: left recursion as loops
//! recognizer  text → chart: all ways to match it, and its frames
//! determinize  pending items as states, for long texts
//! reading     chart → the preferred way, and its fields
//! derive      chart → the tree of the preferred way
//! mismatch    text → where it goes wrong, and what was expected
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

/// Whether a text matches.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It does; its fields.
    Match(FieldSpans),
    /// It does not.
    Mismatch(ChartMismatch),
}

impl Program {
    /// True if the whole text matches. Costs as [`Self::parse`], without fields and errors.
    pub fn matches(&self, text: &str) -> Result<bool, Exceeded> {
        self.matches_within(text, ChartLimits::default())
    }

    /// The same, with other limits.
    pub fn matches_within(&self, text: &str, limits: ChartLimits) -> Result<bool, Exceeded> {
        Ok(Chart::new(self, text, Purpose::Match, limits)?.matches)
    }

    /// Matches the whole text, and finds its fields or its error.
    ///
    /// Time and memory are linear in the length of the text if a bounded number of readings is open at each character,
    /// as in most grammars of protocols; at most quadratic without ambiguity; and otherwise the time is at most cubic,
    /// the memory quadratic. A count beyond what is unrolled (`*998text`) is a dimension of its own if the counted text
    /// is ambiguous.
    ///
    /// Where a text has several readings, the fields are those of the one that the automaton prefers: the earlier
    /// alternative, and the longer repetition. Fails with the name of the limit if the text would cost more than
    /// [`limits::ITEMS`] or [`limits::MEMORY`]; then it is not known whether it matches.
    pub fn parse(&self, text: &str) -> Result<Outcome, Exceeded> {
        self.parse_within(text, ChartLimits::default())
    }

    /// The same, with other limits.
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

    /// The number of items of a text: the same for the same text on every machine.
    pub fn cost(&self, text: &str) -> Result<u64, Exceeded> {
        Ok(Chart::new(self, text, Purpose::Match, ChartLimits::default())?.account.items())
    }
}
