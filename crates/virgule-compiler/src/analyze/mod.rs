//! What can be said of rules beyond their automata: for types that are bound to them.
//!
//! ```text
//! inclusion  is every text of one rule a text of another? if not: the shortest that is none
//! presence   is a field in every text, in some, in none?
//! occurs     may a field occur more than once in a text?
//! covers     does every alternative of a rule hold one of some fields?
//! marks      an automaton that knows where the occurrences of a rule begin and end
//! plain      which characters may stand for themselves in percent-encoded text
//! encodable  is a rule such text and nothing else?
//! show       an expression as text, for messages
//! ```
//!
//! Nothing here changes what is compiled.

pub mod covers;
pub mod encodable;
pub mod inclusion;
pub mod marks;
pub mod occurs;
pub mod plain;
pub mod presence;
pub mod show;

use crate::build::calls::Instead;
use crate::build::{self, BuildError, Fragments};
use crate::check::{self, recursion::Recursion};
use crate::compile::Checked;
use crate::determinize;
use crate::determinize::machine::Machine;
use crate::lower::grammar::RuleId;

/// The automaton of a rule alone, without fields, in one piece, which calls none.
///
/// Where the rule nests, or is decoded, it takes more than the rule does, or less, as `instead` says ([`is_exact`]).
pub fn recognizer(
    checked: &Checked,
    rule: RuleId,
    instead: Instead,
    fragments: &mut Fragments,
) -> Result<Machine, BuildError> {
    let flat = fragments.flat(&checked.grammar, &checked.facts, instead);
    let nfa = build::build(&checked.grammar, &checked.facts, &[rule], &[], flat)?;
    let made = determinize::determinize(&nfa, &mut flat.budget);
    made.map_err(|exceeded| BuildError::limit(rule, exceeded))
}

/// Whether [`recognizer`] takes what the rule does, and no more.
pub fn is_exact(checked: &Checked, rule: RuleId) -> bool {
    let reached = check::reachable(&checked.grammar, &[rule]);
    (0..reached.len()).filter(|&rule| reached[rule]).all(|rule| {
        let nests = matches!(checked.facts.recursion[rule], Recursion::Nested(_));
        !nests && checked.grammar.rules[rule].decoded.is_none()
    })
}

#[cfg(test)]
pub(crate) mod samples {
    //! Small grammars for the tests of this folder.

    use crate::compile::{self, Checked};
    use crate::diagnose::{Diagnostics, Source};
    use crate::lower::NoImports;
    use crate::lower::grammar::{Field, RuleId};

    pub fn checked(text: &str) -> Checked {
        let mut findings = Diagnostics::new();
        let checked = compile::front(&Source::new("sample.abnf", text), &NoImports, &mut findings);
        checked.unwrap_or_else(|| panic!("{}", findings.render(false)))
    }

    pub fn rule(checked: &Checked, name: &str) -> RuleId {
        checked.grammar.find(name).unwrap_or_else(|| panic!("no rule {name}"))
    }

    pub fn field(checked: &Checked, rules: &[&str]) -> Field {
        let bound = rules.iter().map(|name| rule(checked, name)).collect();
        Field { name: rules[0].to_string(), rules: bound, within: None, secret: false, exposed: true }
    }
}
