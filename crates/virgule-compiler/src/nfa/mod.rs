//! Grammar → Nfa: the start rules of a section family as one automaton over bytes, with tags for the fields.
//!
//! A rule without fields is built, determinized and minimized once. This small automaton, a [`fragment::Fragment`], is
//! copied into the rules that reference it: the IPv6address of RFC 3986 has 7,258 nodes, but about 150 states in
//! reduced form. The tagged determinization that follows works on the reduced form only.
//!
//! ```text
//! family    sections with the same fields, whose start rules are built into one automaton
//! first     FIRST sets of rules
//! utf8      code point ranges → byte sequences
//! labels    the path of rules of a node, for error messages
//! graph     the result: nodes
//! subsets   shared code of all subset constructions: closures, numbering of states
//! fragment  rules without fields, determinized and minimized; `partition` refines their states
//! calls     selects the rules that are compiled to separate automata and called instead of copied
//! error     reasons why a rule has no automaton
//! context   state shared by the builds of one grammar: cache, budget, labels, policy for calls
//! builder   expressions → nodes, from the end to the start
//! linear    right-linear and left-linear rules
//! call_nodes  calls, or their approximations
//! ```

mod builder;
mod call_nodes;
pub mod calls;
pub mod context;
pub mod error;
pub mod family;
pub mod first;
pub mod fragment;
pub mod graph;
pub mod labels;
mod linear;
pub mod subsets;
pub mod utf8;

pub use builder::fields_below;
pub(crate) use builder::fields_in;

use crate::abnf::check::{self, Facts};
use crate::abnf::lower::grammar::{Field, Grammar, RuleId};
use builder::Builder;
use context::BuildContext;
use error::{BuildError, Fault};
use graph::{Nfa, Node};

/// Builds one automaton for several start rules. An accept state has the number of the start rule that matches.
pub fn build(
    grammar: &Grammar,
    facts: &Facts,
    starts: &[RuleId],
    fields: &[Field],
    context: &mut BuildContext,
) -> Result<Nfa, BuildError> {
    if let Some(rule) = starts.iter().find_map(|start| facts.faulty[start.index()]) {
        return Err(BuildError { rule, fault: Fault::Unknown });
    }
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

/// Builds the automaton of a called rule.
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
