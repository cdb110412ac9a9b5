//! Finds ambiguities of a grammar: the rule, a shortest text with two derivations, and the preferred derivation.
//!
//! Two derivations of a text differ in some rule that divides the same bytes differently. So each rule is analyzed
//! alone, with references replaced by the language of their rules, and the result is exact: a start rule is ambiguous
//! if and only if some rule that it reaches is.
//!
//! ```text
//! symbols           byte classes, and a readable byte for each
//! dfa               the language of a rule
//! languages         the languages of all rules, with nested ones unrolled
//! graph             one rule as a graph, with references as automata
//! shortest_paths    shortest paths through the graph
//! self_product      pairs of paths with the same text: their divergences, and a shortest text for each divergence
//! derivation        a path as a tree, and the difference of two trees
//! shortest_context  the shortest text of a start rule around a rule
//! preference        the end of a match that a rule prefers
//! source_span       the span of a part of a rule in its file
//! search            rule by rule, from divergences to findings
//! report            findings as diagnostics
//! ```
//!
//! Ambiguity of context-free grammars is undecidable (Cantor 1962; Chomsky and Schützenberger 1963). So nested rules
//! are first over-approximated: if the approximation is unambiguous, so is the rule. The others are analyzed up to a
//! depth of nesting, and [`Report::open`] lists those without a finding.
//!
//! An unbounded repetition of a nullable expression (`nullable-loop`, of which `check` warns) has infinitely many empty
//! derivations. How such a repetition divides the text is not analyzed; the repeated expression is.

#![forbid(unsafe_code)]

mod derivation;
mod dfa;
mod graph;
mod languages;
mod preference;
mod report;
mod search;
mod self_product;
mod shortest_context;
mod shortest_paths;
mod source_span;
mod symbols;

use std::ops::Range;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::nfa::error::BuildError;

pub use search::ambiguities;

/// An ambiguity of a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ambiguity {
    /// The rule that divides the same bytes in two ways.
    pub rule: RuleId,
    /// How the two derivations differ.
    pub between: Between,
    /// The innermost expression to which both derivations give the same bytes, as a path of child indices.
    pub path: Vec<usize>,
    /// The bytes of the text that this expression matches.
    pub span: Range<usize>,
    /// A shortest text of the start rule with both derivations.
    pub text: String,
    /// The bytes of the text that the rule matches.
    pub within: Range<usize>,
    /// The references from the start rule to the rule, both included.
    pub chain: Vec<RuleId>,
    /// The parts of both derivations; the first derivation is preferred, unless [`Self::wins`] is [`Wins::Open`].
    pub readings: [Vec<Part>; 2],
    /// Why the first derivation is preferred, which is the one that a parser reports.
    pub wins: Wins,
    /// The paths of the expressions at which the derivations diverge: the two alternatives, or twice the repetition or
    /// part that continues in one derivation and ends in the other.
    pub partings: [Vec<usize>; 2],
}

/// How two derivations of the same bytes differ.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Between {
    /// The derivations choose different alternatives.
    Alternatives,
    /// The derivations divide the bytes differently among the parts of a sequence.
    Parts,
    /// The derivations divide the bytes differently among the iterations of a repetition, or differ in their number.
    Iterations,
}

/// Why one derivation is preferred to the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wins {
    /// The preferred derivation has an earlier alternative.
    Earlier,
    /// The preferred derivation has one more iteration.
    Longer,
    /// A part that is in both derivations prefers the end that it has in the preferred one.
    Part {
        /// The part as ABNF.
        shown: String,
        /// True if the part is longer than in the other derivation.
        longer: bool,
    },
    /// Unknown: the rule is left-recursive or decoded.
    Open,
}

/// A part of a derivation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Index of the part in the sequence or choice; 0 for an iteration.
    pub child: usize,
    /// The part as ABNF.
    pub shown: String,
    /// The bytes of the text that the part matches.
    pub span: Range<usize>,
}

/// The result of the analysis of a grammar.
#[derive(Debug, Clone, Default)]
pub struct Report {
    /// The ambiguities in the order of the rules, at most 100 of one rule.
    pub found: Vec<Ambiguity>,
    /// Rules without a finding that were analyzed only up to the nesting depth [`Self::depth`].
    pub open: Vec<RuleId>,
    /// The depth to which nested rules were unrolled.
    pub depth: usize,
    /// Rules that are too large to be analyzed.
    pub large: Vec<BuildError>,
}
