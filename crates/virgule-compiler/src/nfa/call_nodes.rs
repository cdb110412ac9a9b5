//! Builds calls of rules, and checks whether a rule may be reduced without its preferences.
//!
//! [`super::calls`] decides whether a rule is called. A call is one node, with an epsilon branch around it if the rule
//! is nullable. Analyses that need an automaton without calls replace each call by a regular approximation.

use super::calls::CallApproximation;
use super::fragment::{Fragment, FragmentState};
use super::graph::{Callee, Node, NodeId};
use super::{BuildError, builder::Builder, first};
use crate::abnf::lower::grammar::RuleId;
use crate::bytes::ByteSet;
use crate::{bytes, limits};
use std::collections::{HashMap, HashSet};

/// Steps that [`Builder::decides`] spends for each node that it visits.
const STEPS_TO_DECIDE: usize = 20;

impl Builder<'_> {
    /// Builds a call of `rule` before `next`, with an epsilon branch around it if the rule is nullable. `decoded`, if
    /// the text is percent-decoded, contains the characters that may occur unencoded.
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

    /// Builds a call of `rule`, or its approximation, before `next`, without the empty string.
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
        limits::within(callee + 1, limits::CALLEES, "called rules")
            .map_err(|exceeded| BuildError::limit(rule, exceeded))?;
        self.node(Node::Call(callee as u16, next), rule)
    }

    /// Returns the branches of a [`Node::Split`] except the one to `next`.
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

    /// Builds, before `next`, any string of the bytes that `rule` uses, and of escapes if the text is decoded.
    pub(super) fn anything(
        &mut self,
        rule: RuleId,
        decoded: Option<ByteSet>,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let turn = self.node(Node::Split(Vec::new()), rule)?;
        let bytes = decoded.unwrap_or_else(|| first::all(self.grammar, rule));
        let steps = bytes::members(&bytes).map(|byte| (byte, byte, turn)).collect();
        let mut branches = vec![self.node(Node::Bytes(steps), rule)?];
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

    /// True if a called rule can be copied instead.
    pub(super) fn may_copy(&self, callee: &Callee) -> bool {
        callee.decoded.is_none() && !self.context.calls.is_broken_back_edge(callee.rule)
    }

    /// True if the next byte decides between a continuation of the rule and `next`.
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
                // The branches of the node have not been built yet.
                Node::Split(branches) if branches.is_empty() => return Ok(false),
                Node::Split(branches) => open.extend(branches),
                Node::Tag(_, to) => open.push(*to),
                // No byte follows an entire text. The bytes that follow a separately built rule are unknown.
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

// Expands a decoded rule to its percent-encoded forms, for automata without calls.
//
// Each step on an octet becomes one step on the unencoded character, and three steps on its escape (RFC 3986, section
// 2.1: `pct-encoded = "%" HEXDIG HEXDIG`).
//
// ```text
// ─"("─►      becomes      ─"("─►             if "(" may occur unencoded
//                          ─"%"─► ◉ ─"2"─► ◉ ─"8"─►
// ```
//
// Preferences are dropped, because such automata have no fields.

/// By octet: the target of a state's transition.
type Octets = [Option<NodeId>; 256];

impl Builder<'_> {
    /// Builds the percent-encoded forms of `fragment` before `next`; the characters of `plain` may occur unencoded.
    fn encoded(
        &mut self,
        fragment: &Fragment,
        plain: &ByteSet,
        rule: RuleId,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let first = self.nodes.len() as NodeId;
        for _ in &fragment.states {
            self.node(Node::Split(Vec::new()), rule)?;
        }
        for (number, state) in fragment.states.iter().enumerate() {
            let octets = octets(state, first);
            let mut steps: Vec<(u8, u8, NodeId)> = Vec::new();
            for byte in bytes::members(plain) {
                steps.extend(octets[byte as usize].map(|to| (byte, byte, to)));
            }
            let mut branches = vec![self.node(Node::Bytes(steps), rule)?];
            branches.extend(self.escapes(&octets, rule)?);
            branches.extend(state.accept.then_some(next));
            self.set_branches(first + number as NodeId, branches);
        }
        Ok(first)
    }

    /// Builds the two digits of the escapes of `octets`. Returns `None` if there are no octets.
    fn escapes(&mut self, octets: &Octets, rule: RuleId) -> Result<Option<NodeId>, BuildError> {
        let mut known: HashMap<&[Option<NodeId>], NodeId> = HashMap::new();
        let mut high = Vec::new();
        for (digit, row) in octets.chunks(16).enumerate().filter(|(_, row)| row.iter().any(Option::is_some)) {
            let low = match known.get(row) {
                Some(&low) => low,
                None => {
                    let digits = row.iter().enumerate().filter_map(|(digit, to)| Some((digit, (*to)?)));
                    let low = self.node(Node::Bytes(steps(digits)), rule)?;
                    known.insert(row, low);
                    low
                }
            };
            high.push((digit, low));
        }
        if high.is_empty() {
            return Ok(None);
        }
        let high = self.node(Node::Bytes(steps(high.into_iter())), rule)?;
        self.node(Node::Bytes(vec![(b'%', b'%', high)]), rule).map(Some)
    }
}

/// Returns the target of each octet in a state; the copied states are numbered from node `first`.
fn octets(state: &FragmentState, first: NodeId) -> Octets {
    let mut octets = [None; 256];
    for &(low, high, to) in state.high.iter().chain(&state.low) {
        octets[low as usize..=high as usize].fill(Some(first + to));
    }
    octets
}

/// Returns the byte steps on hexadecimal digits of either case.
fn steps(digits: impl Iterator<Item = (usize, NodeId)>) -> Vec<(u8, u8, NodeId)> {
    let mut steps = Vec::new();
    for (digit, to) in digits {
        let characters: &[u8] = match digit {
            0..=9 => &[b'0' + digit as u8],
            _ => &[b'A' + digit as u8 - 10, b'a' + digit as u8 - 10],
        };
        steps.extend(characters.iter().map(|&byte| (byte, byte, to)));
    }
    steps.sort_unstable();
    steps
}
