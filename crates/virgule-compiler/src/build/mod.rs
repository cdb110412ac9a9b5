//! Grammar → Nfa: the start rules of a section family as one automaton over bytes, with tags for the fields.
//!
//! A rule that holds no field is built, determinized and minimized alone, once, and copied into its users as
//! that small automaton (a [`Fragment`]): the IPv6address of RFC 3986 has 7,258 nodes as written and about
//! 150 states reduced. The tagged determinization that follows sees the reduced form only.
//!
//! ```text
//! class     code point ranges → UTF-8 byte ranges
//! labels    which rule a node stands in, for error messages
//! builder   expressions → nodes, from the end to the start
//! linear    rules that recur first or last in their alternatives
//! ```

mod builder;
pub mod class;
pub mod fragment;
pub mod labels;
mod linear;
pub mod nfa;

use crate::check::{self, Facts};
use crate::limits::{Budget, Exceeded};
use crate::lower::grammar::{Field, Grammar, RuleId};
use builder::Builder;
use fragment::Fragment;
use nfa::{Nfa, Node};
use std::collections::HashMap;
use std::rc::Rc;

/// What could not be built, and in which rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuildError {
    /// The rule at fault.
    pub rule: RuleId,
    /// The limit it met.
    pub exceeded: Exceeded,
}

/// The reduced automata of rules without fields, kept from one build to the next.
///
/// A fragment does not depend on which fields are asked for, only on the rule; so that one cache serves all
/// sections of a grammar. All of them draw on one budget.
#[derive(Debug, Default)]
pub struct Fragments {
    pub(crate) known: HashMap<RuleId, Option<Rc<Fragment>>>,
    /// The steps that are left.
    pub budget: Budget,
}

/// Builds one automaton for several start rules: acceptance says which of them match.
pub fn build(
    grammar: &Grammar,
    facts: &Facts,
    starts: &[RuleId],
    fields: &[Field],
    fragments: &mut Fragments,
) -> Result<Nfa, BuildError> {
    let mut builder = Builder::new(grammar, facts, fields, fragments);
    builder.reduce_in_order(&check::reachable(grammar, starts))?;
    let mut entries = Vec::new();
    for (kind, &start) in starts.iter().enumerate() {
        let accept = builder.node(Node::Accept(kind as u8), start)?;
        entries.push(builder.reference(start, None, accept)?);
    }
    let start = match entries[..] {
        [only] => only,
        _ => builder.node(Node::Split(entries), starts[0])?,
    };
    Ok(builder.finish(start))
}
