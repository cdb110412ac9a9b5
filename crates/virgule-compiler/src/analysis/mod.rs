//! Facts about rules beyond their automata, for types that are bound to them.
//!
//! ```text
//! presence   is a field in every text, in some, in none?
//! occurs     may a field occur more than once in a text?
//! covers     does every alternative of a rule hold one of some fields?
//! occurrence_dfa  reports every occurrence of a rule in one pass
//! lists      fields that repeat: their occurrence DFAs, or errors
//! plain      which characters need no encoding in percent-encoded text
//! encodable  is a rule such text and nothing else?
//! show       an expression as text, for messages
//! schemes    the schemes that texts begin with
//! compose    templates: how the fields of a section make a text
//! alternatives  alternatives of a rule that are one text, as rules
//! examples   examples that do not match; `mismatch` finds where and why
//! scheme_texts  sections of a scheme that match texts of others
//! ```
//!
//! And of languages, for people who write grammars:
//!
//! ```text
//! language   all texts of a rule: one automaton, or several that call one another
//! beginning  all texts with a given prefix
//! validated  the language of a kind: `;! validate` as part of the automaton
//! check_state  the checks as automata over the bytes of a field
//! compare    which texts are in both of two languages, or in one alone?
//! constant   a language as numbers in a program
//! product    two languages side by side, in order of the length of texts
//! regular    the one that needs no stack: flat, or cut off at a depth
//! complement_witness  texts that the other one refuses
//! uri        inclusion in the rule `URI` of RFC 3986
//! symbols    equivalence classes of the input, one representative each
//! call_inclusion  inclusion of two languages that nest alike, call by call
//! dot        an automaton as a picture
//! ```
//!
//! Nothing here changes what is compiled.

pub mod alternatives;
pub mod beginning;
mod call_inclusion;
mod check_state;
pub mod compare;
mod complement_witness;
pub mod compose;
pub mod constant;
pub mod covers;
pub mod dot;
pub mod encodable;
pub mod examples;
pub mod language;
pub mod lists;
pub mod mismatch;
pub mod occurrence_count;
pub mod occurrence_dfa;
pub mod plain;
pub mod presence;
mod product;
mod regular;
mod scheme_texts;
pub mod schemes;
pub mod show;
mod symbols;
pub mod uri;
mod validated;

use crate::abnf::Checked;
use crate::abnf::check::{self, recursion::Recursion};
use crate::abnf::lower::grammar::RuleId;
use crate::dfa;
use crate::dfa::machine::Machine;
use crate::nfa;
use crate::nfa::calls::CallApproximation;
use crate::nfa::context::BuildContext;
use crate::nfa::error::BuildError;

/// The automaton of a rule alone, without fields, in one piece, which calls none.
///
/// Where the rule nests it takes more than the rule does, or less, as `approximation` says ([`is_exact`]). What a text holds
/// percent-encoded is followed through its escapes.
pub fn recognizer(
    checked: &Checked,
    rule: RuleId,
    approximation: CallApproximation,
    context: &mut BuildContext,
) -> Result<Machine, BuildError> {
    let flat = context.flat(&checked.grammar, &checked.facts, approximation);
    let nfa = nfa::build(&checked.grammar, &checked.facts, &[rule], &[], flat)?;
    let made = dfa::determinize(&nfa, &mut flat.labels, &mut flat.budget);
    made.map_err(|exceeded| BuildError::limit(rule, exceeded))
}

/// Whether [`recognizer`] takes what the rule does, and no more: below it nothing nests.
pub fn is_exact(checked: &Checked, rule: RuleId) -> bool {
    let nests = |rule: usize| matches!(checked.facts.recursion[rule], Recursion::Nested(_));
    !reaches(checked, rule, nests)
}

/// Whether a text of the rule holds some part percent-encoded.
pub fn decodes(checked: &Checked, rule: RuleId) -> bool {
    reaches(checked, rule, |rule| checked.grammar.rules[rule].decoded.is_some())
}

/// Whether a rule leads to one that is `wanted`.
fn reaches(checked: &Checked, rule: RuleId, wanted: impl Fn(usize) -> bool) -> bool {
    let reached = check::reachable(&checked.grammar, &[rule]);
    (0..reached.len()).any(|rule| reached[rule] && wanted(rule))
}
