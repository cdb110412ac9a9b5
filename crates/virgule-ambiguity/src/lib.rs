//! Has some text two derivations? Which rule is to blame, which is the shortest such text, and which reading wins?
//!
//! Two derivations of a text are the same down to some rule, which takes the same bytes apart in two ways. So each rule
//! is looked at alone, references standing for what they match, and the answer is exact: a start rule is ambiguous
//! if and only if some rule that it leads to is.
//!
//! ```text
//! alphabet    bytes as letters: what the rules tell apart, what is readable
//! dfa         what a rule matches
//! languages   the same for all rules, those that nest unrolled
//! graph       one rule at its own level, references as automata
//! ways        shortest ways through it
//! pairs       two ways that spell the same text: where they part, the shortest text of each such place
//! reading     a way as a tree, and where two trees differ
//! around      the shortest text of a start rule around a rule
//! prefer      which of two ways a rule prefers
//! place       where a part of a rule stands in its file
//! search      rule by rule, from the pairs to findings
//! report      findings as diagnostics
//! ```
//!
//! Whether a context-free grammar is ambiguous is undecidable (Cantor 1962; Chomsky and Schützenberger 1963). So of rules
//! that nest, first more is allowed than they match: where nothing is ambiguous then, nothing is. What is left is looked
//! at up to a depth of nesting, and where nothing is found the answer says so ([`Report::open`]).
//!
//! A repetition without bound of what may be empty (`nullable-loop`, of which `check` warns) has infinitely many ways to
//! match nothing. How it divides its text is not looked at; what it repeats is.

#![forbid(unsafe_code)]

mod alphabet;
mod around;
mod dfa;
mod graph;
mod languages;
mod pairs;
mod place;
mod prefer;
mod reading;
mod report;
mod search;
mod ways;

use std::ops::Range;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::nfa::error::BuildError;

pub use search::ambiguities;

/// A place in a grammar where some texts can be read in two ways.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ambiguity {
    /// The rule that takes the same bytes apart in two ways.
    pub rule: RuleId,
    /// What the two ways do with the same bytes.
    pub between: Between,
    /// Where in the rule they do it: the innermost expression that both give the same bytes.
    pub place: Vec<usize>,
    /// The bytes of the text that it matches.
    pub span: Range<usize>,
    /// A text of the start rule with both readings; none is shorter.
    pub text: String,
    /// What of it the rule matches.
    pub within: Range<usize>,
    /// How the start rule leads to the rule: the start rule first, the rule last.
    pub chain: Vec<RuleId>,
    /// Both readings of that; the first is preferred, unless [`Self::wins`] says that nothing is known.
    pub readings: [Vec<Part>; 2],
    /// Why the first is preferred: of the two it is the one that a parser would report.
    pub wins: Wins,
    /// Where they part: the two alternatives, or twice the repetition or part that goes on in the one and ends in the
    /// other.
    pub partings: [Vec<usize>; 2],
}

/// What two readings do with the same bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Between {
    /// They take two alternatives of a choice.
    Alternatives,
    /// They divide the bytes otherwise among the parts of a sequence.
    Parts,
    /// They divide the bytes otherwise among the turns of a repetition, or take other numbers of turns.
    Turns,
}

/// Why one reading is preferred to the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wins {
    /// Its alternative stands earlier.
    Earlier,
    /// It repeats a part once more.
    Longer,
    /// A part that both have prefers to end where it does in this reading.
    Part {
        /// The part.
        shown: String,
        /// Whether it matches more there than in the other reading.
        longer: bool,
    },
    /// Not said: the rule recurs first, or is decoded.
    Open,
}

/// A part of a reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Its number among the parts of the sequence, or the alternatives of the choice; 0 for a turn.
    pub child: usize,
    /// The part as ABNF.
    pub shown: String,
    /// What of the text it matches.
    pub span: Range<usize>,
}

/// All that is found in a grammar.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// Places of ambiguity, rule by rule in the order of the grammar, of one rule not more than 100.
    pub found: Vec<Ambiguity>,
    /// Rules in which none was found, but only texts were looked at that nest up to [`Self::depth`].
    pub open: Vec<RuleId>,
    /// How deep rules that nest were followed.
    pub depth: usize,
    /// Rules that are too large to be looked at.
    pub large: Vec<BuildError>,
}
