//! Grammar → Nfa: the start rules of a section family as one automaton over bytes, with tags for the fields.
//!
//! A rule that holds no field is built, determinized and minimized alone, once, and copied into its users as
//! that small automaton (a [`Fragment`]): the IPv6address of RFC 3986 has 7,258 nodes as written and about
//! 150 states reduced. The tagged determinization that follows sees the reduced form only.
//!
//! ```text
//! calls     which rules are not copied but called, and so get an automaton of their own
//! first     the bytes that a rule may begin with
//! labels    which rule a node stands in, for error messages
//! builder   expressions → nodes, from the end to the start
//! enter     calls in place of rules
//! decode    rules over decoded text, in place of calls
//! linear    rules that recur first or last in their alternatives
//! ```

mod builder;
pub mod calls;
mod decode;
mod enter;
pub mod error;
pub mod family;
mod first;
pub mod fragment;
pub mod graph;
pub mod labels;
mod linear;
pub mod partition;
pub mod utf8;

use crate::abnf::check::{self, Facts};
use crate::abnf::lower::grammar::{Field, Grammar, RuleId};
use crate::limits::{self, Budget, Exceeded};
use builder::Builder;
use calls::{Calls, Conflict, Instead};
use error::BuildError;
use fragment::Fragment;
use graph::{Nfa, Node};
use labels::Labels;
use std::collections::HashMap;
use std::rc::Rc;

/// The reduced automata of rules without fields, kept from one build to the next.
///
/// A fragment does not depend on which fields are asked for, only on the rule; so that one cache serves all
/// sections of a grammar. All of them draw on one budget.
#[derive(Debug)]
pub struct Fragments {
    pub(crate) known: HashMap<RuleId, Option<Rc<Fragment>>>,
    /// The memory that those in `known` take.
    bytes: usize,
    /// The steps that are left.
    pub budget: Budget,
    /// The labels of all nodes.
    pub labels: Labels,
    /// Which rules are called.
    pub calls: Calls,
    /// The same for automata in one piece.
    flat: Option<Box<Fragments>>,
}

impl Fragments {
    /// Nothing yet, for a grammar that was checked.
    pub fn new(grammar: &Grammar, facts: &Facts) -> Self {
        let calls = Calls::new(grammar, facts);
        Fragments {
            known: HashMap::new(),
            bytes: 0,
            budget: Budget::default(),
            labels: Labels::default(),
            calls,
            flat: None,
        }
    }

    /// For automata in one piece: what is shared is copied, and what nests is replaced.
    pub fn flat(&mut self, grammar: &Grammar, facts: &Facts, instead: Instead) -> &mut Fragments {
        let kept = self.flat.take().filter(|flat| flat.calls.instead == Some(instead));
        // A rule below which nothing is called is reduced alike in both.
        let alike = |made: &Option<Rc<Fragment>>| {
            made.as_ref().is_some_and(|made| made.states.iter().all(|state| state.calls.is_empty()))
        };
        let alike = self.known.iter().filter(|(_, made)| alike(made));
        self.flat.insert(kept.unwrap_or_else(|| {
            let mut flat = Box::new(Fragments::new(grammar, facts));
            flat.known.extend(alike.map(|(rule, made)| (*rule, made.clone())));
            flat.labels = self.labels.clone();
            flat.calls.share_nothing();
            flat.calls.instead = Some(instead);
            flat
        }))
    }

    /// Keeps the reduced automaton of a rule; `None` if it has none.
    pub(crate) fn keep(&mut self, rule: RuleId, made: Option<Rc<Fragment>>) -> Result<(), Exceeded> {
        self.bytes += made.as_ref().map_or(0, |made| made.bytes());
        limits::within(self.bytes, limits::REDUCED, "bytes of reduced rules")?;
        self.known.insert(rule, made);
        Ok(())
    }

    fn forget(&mut self) {
        self.known.clear();
        self.bytes = 0;
    }

    /// Calls a rule nowhere.
    pub(crate) fn copy_everywhere(&mut self, rule: RuleId) {
        self.forget();
        self.calls.copied.insert(rule);
    }

    /// Goes on after a call was found wanting. False if there is no other way.
    pub fn refuse(&mut self, conflict: &Conflict, grammar: &Grammar) -> bool {
        self.forget();
        self.calls.refuse(conflict, grammar)
    }
}

/// Builds one automaton for several start rules: acceptance says which of them match.
pub fn build(
    grammar: &Grammar,
    facts: &Facts,
    starts: &[RuleId],
    fields: &[Field],
    fragments: &mut Fragments,
) -> Result<Nfa, BuildError> {
    let copied = fragments.calls.copied_into(None);
    let mut builder = Builder::new(grammar, facts, fields, fragments).copying(copied).whole();
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
    fragments: &mut Fragments,
) -> Result<Nfa, BuildError> {
    let copied = fragments.calls.copied_into(Some(rule));
    let mut builder = Builder::new(grammar, facts, &[], fragments).copying(copied);
    builder.reduce_in_order(&check::reachable(grammar, &[rule]))?;
    let accept = builder.node(Node::Accept(0), rule)?;
    let start = builder.called(rule, accept)?;
    Ok(builder.finish(start))
}
