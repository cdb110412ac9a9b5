//! Grammar → Nfa: the start rules of a section family as one automaton over bytes, with tags for the fields.
//!
//! A rule that holds no field is built, determinized and minimized alone, once, and copied into its users as
//! that small automaton (a [`fragment::Fragment`]): the IPv6address of RFC 3986 has 7,258 nodes as written and about
//! 150 states reduced. The tagged determinization that follows sees the reduced form only.
//!
//! ```text
//! family    sections whose start rules are built into one automaton
//! context   what the builds of one grammar share: cache, budget, labels, policy for calls
//! calls     which rules are not copied but called, and so get an automaton of their own
//! first     the bytes that a rule may begin with
//! utf8      code point ranges → byte sequences
//! labels    which rule a node is in, for error messages
//! graph     the result: nodes
//! builder   expressions → nodes, from the end to the start
//! subsets   what all subset constructions have in common: closures, numbers of states
//! fragment  rules without fields, determinized and minimized; `partition` refines their states
//! enter     calls in place of rules
//! decode    rules over decoded text, in place of calls
//! linear    rules that recur first or last in their alternatives
//! error     why there is no automaton
//! ```

mod builder;
pub mod calls;
pub mod context;
mod decode;
mod enter;
pub mod error;
pub mod family;
mod first;
pub mod fragment;
mod fragment_cache;
pub mod graph;
pub mod labels;
mod linear;
pub mod partition;
pub mod subsets;
pub mod utf8;

use crate::abnf::check::{self, Facts};
use crate::abnf::lower::grammar::{Field, Grammar, RuleId};
use builder::Builder;
use context::BuildContext;
use error::BuildError;
use graph::{Nfa, Node};

/// Builds one automaton for several start rules: an accept state has the number of the start rule that matches.
pub fn build(
    grammar: &Grammar,
    facts: &Facts,
    starts: &[RuleId],
    fields: &[Field],
    context: &mut BuildContext,
) -> Result<Nfa, BuildError> {
    let copied = context.calls.copied_into(None);
    let mut builder = Builder::new(grammar, facts, fields, context).copying(copied).whole();
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

/// Builds the automaton of a rule that is called.
pub fn called(
    grammar: &Grammar,
    facts: &Facts,
    rule: RuleId,
    context: &mut BuildContext,
) -> Result<Nfa, BuildError> {
    let copied = context.calls.copied_into(Some(rule));
    let mut builder = Builder::new(grammar, facts, &[], context).copying(copied);
    builder.reduce_in_order(&check::reachable(grammar, &[rule]))?;
    let accept = builder.node(Node::Accept(0), rule)?;
    let start = builder.called(rule, accept)?;
    Ok(builder.finish(start))
}
