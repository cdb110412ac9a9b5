//! Finds ambiguities of a grammar: the rule, a shortest string with two derivations, and the preferred derivation.
//!
//! If a string has two derivations, some rule divides the same bytes differently. So each rule is analyzed alone, with
//! references replaced by the languages of their rules, and the result is exact: a start rule is ambiguous if and only
//! if some rule that it reaches is.
//!
//! ```text
//! symbols           byte classes, and a readable byte for each
//! dfa               the language of a rule
//! languages         the languages of all rules, with nested ones unrolled
//! graph             one rule as a graph, with references as automata
//! self_product      shortest paths, pairs of paths with the same string, and their divergences with shortest strings
//! derivation        a path as a tree, and the difference between two trees
//! shortest_context  the shortest string of a start rule around a rule
//! preference        the end of a match that a rule prefers
//! search            rule by rule, from divergences to findings
//! ```
//!
//! Ambiguity of context-free grammars is undecidable (Cantor 1962; Chomsky and Schützenberger 1963). So nested rules
//! are first over-approximated: if the approximation is unambiguous, so is the rule. The others are analyzed up to a
//! nesting depth, and [`AmbiguityReport::open`] lists those without a finding.
//!
//! An unbounded repetition of a nullable expression (`check` warns: `nullable-loop`) has infinitely many empty
//! derivations. Divisions by such a repetition are not analyzed; the repeated expression is.

mod derivation;
mod dfa;
mod graph;
mod languages;
mod preference;
mod search;
mod self_product;
mod shortest_context;
mod symbols;

use std::ops::Range;
use std::sync::Arc;
use virgule_compiler::abnf::diagnose::Diagnostic;
use virgule_compiler::abnf::lower::grammar::{Grammar, RuleId};
use virgule_compiler::abnf::read::dialects::Dialect;
use virgule_compiler::nfa::error::BuildError;

pub use search::ambiguities;

/// An ambiguity of a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ambiguity {
    /// The rule that divides the same bytes in two ways.
    pub rule: RuleId,
    /// How the two derivations differ.
    pub between: Between,
    /// The innermost expression that matches the same bytes in both derivations, as a path of child indices.
    pub path: Vec<usize>,
    /// The bytes of the string that this expression matches.
    pub span: Range<usize>,
    /// A shortest string of the start rule with both derivations.
    pub text: String,
    /// The bytes of the string that the rule matches.
    pub within: Range<usize>,
    /// The references from the start rule to the rule, both included.
    pub chain: Vec<RuleId>,
    /// The parts of both derivations; the first derivation is preferred, unless [`Self::wins`] is [`Wins::Open`].
    pub readings: [Vec<DerivationPart>; 2],
    /// Why the first derivation is preferred. Parsers report the preferred derivation.
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
    /// A part of both derivations prefers the end that it has in the preferred one.
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
pub struct DerivationPart {
    /// Index of the part in the sequence or choice; 0 for an iteration.
    pub child: usize,
    /// The part as ABNF.
    pub shown: String,
    /// The bytes of the string that the part matches.
    pub span: Range<usize>,
}

/// The result of the analysis of a grammar.
#[derive(Debug, Clone, Default)]
pub struct AmbiguityReport {
    /// The ambiguities in the order of the rules, at most 100 of one rule.
    pub found: Vec<Ambiguity>,
    /// Rules without a finding that were analyzed only up to the nesting depth [`Self::depth`].
    pub open: Vec<RuleId>,
    /// The depth to which nested rules were unrolled.
    pub depth: usize,
    /// Rules that are too large to be analyzed.
    pub large: Vec<BuildError>,
}

// The findings as diagnostics, which show the string, both derivations and their parts in the grammar.

impl Ambiguity {
    /// Returns the offset of the `#` of the list whose expansion has the divergence, in dialects with lists.
    fn list(&self, grammar: &Grammar) -> Option<usize> {
        let source = &grammar.rule(self.rule).source;
        let (_, tree) = grammar.surface.trees().find(|(_, tree)| Arc::ptr_eq(&tree.source, source))?;
        if matches!(tree.dialect, Dialect::Abnf | Dialect::W3cEbnf) {
            return None;
        }
        // The parts of an expansion have the spans of the list, of its mark or of its element.
        let span = derivation::span(grammar, self.rule, &self.partings[0]);
        let within = source.text.get(span.start..span.end)?.find('#');
        let before = source.text.get(..span.start)?.trim_end_matches(|c: char| c.is_ascii_digit());
        within.map(|at| span.start + at).or_else(|| before.strip_suffix('#').map(str::len))
    }

    fn diagnostic(&self, grammar: &Grammar) -> Diagnostic {
        let rule = grammar.rule(self.rule);
        let spans = [0, 1].map(|number| derivation::span(grammar, self.rule, &self.partings[number]));
        let inner = self.text.get(self.within.clone()).unwrap_or_default();
        let how = match (self.between, &self.readings) {
            (Between::Alternatives, _) => "by two alternatives".to_string(),
            (Between::Parts, _) => "split in two ways".to_string(),
            (Between::Iterations, [one, none]) if none.is_empty() && one.len() == 1 => {
                format!("with and without an empty `{}`", one[0].shown)
            }
            (Between::Iterations, _) => "in different iterations".to_string(),
        };
        let message = format!("`{}` is ambiguous: it matches {} {how}", rule.name, quoted(inner));
        let [first, second] = [0, 1].map(|number| self.reading(number));
        let preferred = if self.wins == Wins::Open { "one reading" } else { "preferred" };
        let warning = |label| Diagnostic::warning("ambiguous", message, &rule.source, spans[0], label);
        let made = match spans[0] == spans[1] {
            false => warning(format!("{preferred}: {first}")).and(spans[1], format!("also: {second}")),
            true => warning(format!("{preferred}: {first}; also: {second}")),
        };
        let (text, way) = (quoted(&self.text), self.way(grammar));
        let made = made
            .help(format!("the shortest string with both readings is {text}, via {way}"))
            .help(self.wins.why());
        let made = match self.list(grammar) {
            Some(_) => made.help(
                "a list is unambiguous if its element is not empty, and neither begins nor ends like a separator",
            ),
            None => made,
        };
        made.help(format!("if this is intended, acknowledge it: `;! ambiguous {} REASON…`", rule.name))
    }

    /// Returns the references from the start rule to the ambiguous rule: `URI-reference › relative-ref › … › host`.
    pub fn way(&self, grammar: &Grammar) -> String {
        let names: Vec<&str> = self.chain.iter().map(|&rule| grammar.rule(rule).name.as_str()).collect();
        names.join(" › ")
    }

    /// Returns the first (0) or second (1) derivation as text: `"a" as x, "" as y`.
    pub fn reading(&self, number: usize) -> String {
        let Some(parts) = self.readings.get(number).filter(|parts| !parts.is_empty()) else {
            return "left out".to_string();
        };
        let shown = |part: &DerivationPart| {
            let text = self.text.get(part.span.clone()).unwrap_or_default();
            format!("{} as {}", quoted(text), part.shown)
        };
        parts.iter().map(shown).collect::<Vec<_>>().join(", ")
    }
}

impl Wins {
    /// Returns the reason for the preference, in one line.
    pub fn why(&self) -> String {
        match self {
            Wins::Earlier => "the earlier alternative is preferred".to_string(),
            Wins::Longer => {
                "the reading with one more repetition, or with the optional part, is preferred".to_string()
            }
            Wins::Part { shown, longer } => {
                let more = if *longer { "more" } else { "less" };
                format!(
                    "the reading in which `{shown}` matches {more} is preferred, because `{shown}` prefers that"
                )
            }
            Wins::Open => "it is unknown which of them is reported".to_string(),
        }
    }
}

impl AmbiguityReport {
    /// Returns the findings as warnings, each in the file of its rule.
    pub fn diagnostics(&self, grammar: &Grammar) -> Vec<Diagnostic> {
        self.found.iter().map(|found| found.diagnostic(grammar)).collect()
    }

    /// Returns warnings for lines `;! ambiguous` of the grammar itself whose rule is not ambiguous.
    pub fn unused_acknowledgements(&self, grammar: &Grammar) -> Vec<Diagnostic> {
        // Imported grammars are checked separately.
        let own = grammar.acknowledged.iter().filter(|line| Arc::ptr_eq(&line.source, &grammar.source));
        let found = |rule| self.found.iter().any(|found| found.rule == rule);
        let unknown = |rule| self.large.iter().any(|large| large.rule == rule) || self.open.contains(&rule);
        own.filter(|line| !found(line.rule) && !unknown(line.rule))
            .map(|line| {
                let name = &grammar.rule(line.rule).name;
                let message = format!("`{name}` is acknowledged as ambiguous, but no ambiguity was found");
                Diagnostic::warning("unused-acknowledgement", message, &line.source, line.span, "no effect")
                    .help("remove the line, or name the rule that the warning `ambiguous` names")
            })
            .collect()
    }

    /// Returns a warning for the rules that are too large to be analyzed.
    pub fn too_large(&self, grammar: &Grammar) -> Option<Diagnostic> {
        let first = grammar.rule(self.large.first()?.rule);
        let message = match self.large.len() - 1 {
            0 => format!("`{}` is too large to be searched for ambiguities", first.name),
            more => format!("`{}` and {more} more are too large to be searched for ambiguities", first.name),
        };
        let warning =
            Diagnostic::warning("ambiguity-unknown", message, &first.source, first.span, "not searched");
        Some(
            warning
                .help("smaller repetition counts, or alternatives that differ early, make smaller automata"),
        )
    }
}

fn quoted(text: &str) -> String {
    if text.is_empty() { "the empty string".to_string() } else { format!("`{}`", text.escape_debug()) }
}
