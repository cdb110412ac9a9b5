//! Builds calls of rules, and checks whether a rule may be reduced without its preferences.
//!
//! [`super::calls`] decides whether a rule is called. A call is one node, with an epsilon branch around it if the rule
//! is nullable. Some analyses need an automaton without calls; then a call is replaced by a regular approximation.

use super::builder::Builder;
use super::calls::CallApproximation;
use super::fragment::Fragment;
use super::graph::{Callee, Node, NodeId};
use super::{BuildError, first};
use crate::abnf::lower::grammar::RuleId;
use crate::bytes::{self, ByteSet};
use crate::limits;
use std::collections::HashSet;

/// Steps of the budget for the visit of a node in [`Builder::decides`].
const STEPS_TO_DECIDE: usize = 20;

impl Builder<'_> {
    /// A call of `rule` before `next`, with an epsilon branch around it if the rule is nullable. `decoded`, if the text
    /// is percent-decoded, are the characters that may occur unencoded.
    pub(super) fn call(
        &mut self,
        rule: RuleId,
        decoded: Option<ByteSet>,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let entry = self.entered(rule, decoded, next)?;
        if self.facts.nullable[rule.index()] {
            self.node(Node::Split(vec![entry, next]), rule)
        } else {
            Ok(entry)
        }
    }

    /// A call of `rule`, or its approximation, before `next`, without the empty text.
    pub(super) fn entered(
        &mut self,
        rule: RuleId,
        decoded: Option<ByteSet>,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let callee = Callee::new(rule, decoded, &self.context.calls.first[rule.index()]);
        if self.copied.contains(&rule) && self.may_copy(&callee) {
            return match self.fragment(rule)? {
                Some(fragment) if fragment.ordered => self.copy(&fragment, rule, next),
                _ => self.unreduced(rule, next),
            };
        }
        if let (Some(plain), Some(_), false) =
            (decoded, self.context.calls.approximation, self.context.calls.is_broken_back_edge(rule))
            && let Some(fragment) = self.fragment(rule)?
        {
            let entry = self.encoded(&fragment, &plain, rule, next)?;
            return self.without(entry, next, rule);
        }
        match self.context.calls.approximation {
            Some(CallApproximation::Under) => return self.node(Node::Bytes(Vec::new()), rule),
            Some(CallApproximation::Over) => {
                let entry = self.anything(rule, decoded, next)?;
                return self.without(entry, next, rule);
            }
            None => {}
        }
        let callee = self.callees.iter().position(|known| *known == callee).unwrap_or_else(|| {
            self.callees.push(callee);
            self.callees.len() - 1
        });
        limits::within(callee + 1, limits::CALLEES, "rules that are called")
            .map_err(|exceeded| BuildError::limit(rule, exceeded))?;
        self.node(Node::Call(callee as u16, next), rule)
    }

    /// The branches of a [`Node::Split`] except the one to `next`.
    pub(super) fn without(
        &mut self,
        entry: NodeId,
        next: NodeId,
        rule: RuleId,
    ) -> Result<NodeId, BuildError> {
        match &self.nodes[entry as usize] {
            Node::Split(branches) if branches.contains(&next) => {
                let branches = branches.iter().copied().filter(|&branch| branch != next).collect();
                self.node(Node::Split(branches), rule)
            }
            _ => Ok(entry),
        }
    }

    /// Any text of the bytes that `rule` uses, before `next`; of escapes too if the text is decoded.
    pub(super) fn anything(
        &mut self,
        rule: RuleId,
        decoded: Option<ByteSet>,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let turn = self.node(Node::Split(Vec::new()), rule)?;
        let bytes = decoded.unwrap_or_else(|| first::all(self.grammar, rule));
        let set = |bytes: &ByteSet, to| {
            (0..=255).filter(|&b| bytes::contains(bytes, b)).map(move |b| (b, b, to)).collect()
        };
        let mut branches = vec![self.node(Node::Bytes(set(&bytes, turn)), rule)?];
        if decoded.is_some() {
            let digits = |to| Node::Bytes(vec![(b'0', b'9', to), (b'A', b'F', to), (b'a', b'f', to)]);
            let low = self.node(digits(turn), rule)?;
            let high = self.node(digits(low), rule)?;
            branches.push(self.node(Node::Bytes(vec![(b'%', b'%', high)]), rule)?);
        }
        branches.push(next);
        self.set_branches(turn, branches);
        Ok(turn)
    }

    /// Whether a called rule can be copied instead.
    pub(super) fn may_copy(&self, callee: &Callee) -> bool {
        callee.decoded.is_none() && !self.context.calls.is_broken_back_edge(callee.rule)
    }

    /// Whether the next byte decides between a continuation of the rule and `next`.
    pub(super) fn decides(
        &mut self,
        fragment: &Fragment,
        rule: RuleId,
        next: NodeId,
    ) -> Result<bool, BuildError> {
        let goes_on = fragment.goes_on();
        let (mut seen, mut open) = (HashSet::new(), vec![next]);
        while let Some(node) = open.pop() {
            let blame = |exceeded| BuildError::limit(rule, exceeded);
            self.context.budget.spend(STEPS_TO_DECIDE).map_err(blame)?;
            if !seen.insert(node) {
                continue;
            }
            let mut first = ByteSet::default();
            match &self.nodes[node as usize] {
                Node::Bytes(steps) => {
                    steps.iter().for_each(|&(low, high, _)| bytes::insert(&mut first, low, high));
                }
                Node::Call(callee, _) => first = self.callees[*callee as usize].first,
                // The branches of the node are not built yet.
                Node::Split(branches) if branches.is_empty() => return Ok(false),
                Node::Split(branches) => open.extend(branches),
                Node::Tag(_, to) => open.push(*to),
                // No byte follows a whole text; the bytes that follow a rule that is built alone are unknown.
                Node::Accept(_) if self.whole => {}
                Node::Accept(_) => return Ok(false),
            }
            if bytes::common(&goes_on, &first).is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
