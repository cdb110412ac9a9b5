//! Derives facts about rules that their automata do not contain directly, for the types that are bound to them.
//!
//! ```text
//! presence   whether a field is present in every text, in some, or in none, and whether it may repeat
//! occurrence_dfa  reports every occurrence of a rule in one pass
//! lists      fields that repeat: their occurrence DFAs, or errors
//! encodable  the characters that need no encoding, and whether a rule matches percent-encoded text of any length
//! show       an expression as text, for messages
//! schemes    the schemes that texts begin with
//! compose    templates: how to compose a text from the fields of a section
//! alternatives  turns each alternative of a rule into a separate rule
//! ```
//!
//! Comparison of languages, for grammar authors:
//!
//! ```text
//! language   the language of a rule: one automaton, or several that call one another
//! validated  the language of a kind: `;! validate` as part of the automaton
//! check_state  the checks as automata over the bytes of a field
//! compare    intersection and difference of two languages
//! product    product of a program and a finite automaton, searched in order of the length of texts
//! regular    finite automata: without calls, or with calls up to a depth; one symbol for each class of input
//! complement_witness  texts of the finite automaton that the program rejects
//! uri        inclusion in the rule `URI` of RFC 3986
//! dot        an automaton as a Graphviz graph
//! ```
//!
//! The analyses do not affect the compiled tables.

pub mod alternatives;
mod check_state;
pub mod compare;
mod complement_witness;
pub mod compose;
pub mod dot;
pub mod encodable;
pub mod language;
pub mod lists;
pub mod occurrence_dfa;
pub mod presence;
mod product;
mod regular;
pub mod schemes;
pub mod show;
pub mod uri;
mod validated;

use crate::abnf::Checked;
use crate::abnf::check::{self, recursion::Recursion};
use crate::abnf::lower::grammar::RuleId;
use crate::dfa::{machine::Machine, program};
use crate::nfa::{self, calls::CallApproximation, context::BuildContext, error::BuildError};

/// Builds the automaton of a rule without fields and without calls.
///
/// If the rule nests, the automaton is an approximation, as specified by `approximation` ([`is_exact`]).
/// Percent-encoded text is expanded to escapes.
pub fn recognizer(
    checked: &Checked,
    rule: RuleId,
    approximation: CallApproximation,
    context: &mut BuildContext,
) -> Result<Machine, BuildError> {
    let flat = context.flat(&checked.grammar, &checked.facts, approximation);
    let nfa = nfa::build(&checked.grammar, &checked.facts, &[rule], &[], flat)?;
    program::determinize(&nfa, rule, flat)
}

/// True if [`recognizer`] accepts exactly the language of the rule: neither the rule nor one that it reaches nests.
pub fn is_exact(checked: &Checked, rule: RuleId) -> bool {
    let nests = |rule: usize| matches!(checked.facts.recursion[rule], Recursion::Nested(_));
    !reaches(checked, rule, nests)
}

/// True if the rule reaches a rule that matches percent-decoded text.
pub fn decodes(checked: &Checked, rule: RuleId) -> bool {
    reaches(checked, rule, |rule| checked.grammar.rules[rule].decoded.is_some())
}

/// True if a rule reaches a rule for whose index `wanted` is true.
fn reaches(checked: &Checked, rule: RuleId, wanted: impl Fn(usize) -> bool) -> bool {
    let reached = check::reachable(&checked.grammar, &[rule]);
    (0..reached.len()).any(|rule| reached[rule] && wanted(rule))
}
