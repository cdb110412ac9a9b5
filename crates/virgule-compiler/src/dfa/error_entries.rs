//! Error entries of states: the rules of a state's configurations, and the bytes that each expects next.
//!
//! The configurations of a state are grouped by the rule that matched the last byte. After `http://example.com:8`
//! there are two groups: the `8` is a digit of the port, or a character of a userinfo whose `@` is still to come. A
//! group contains the expected bytes, and whether the text may end. At run time, `virgule::parse::explain` decides
//! which group an error describes.

use super::tagged::{TaggedState, Tdfa};
use crate::abnf::lower::grammar::RuleId;
use crate::bytes::{self, ByteSet};
use crate::limits::{Budget, Exceeded};
use crate::nfa::graph::{Nfa, Node};
use crate::nfa::labels::{LabelId, Labels};

/// The groups of configurations of one state for one start rule.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct ErrorEntry {
    /// The groups, the preferred one first.
    pub groups: Vec<ErrorGroup>,
}

/// The configurations of a state in which the same rule matched the last byte.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ErrorGroup {
    /// The rule that matched the last byte; `None` before the first byte.
    pub from: Option<RuleId>,
    /// The rule of the configurations; `None` at the end of the start rule.
    pub rule: Option<RuleId>,
    /// The bytes on which a configuration of the group has a transition.
    pub expected: ByteSet,
    /// True if a configuration of the group accepts.
    pub end: bool,
    /// True if the rule of the last byte has ended, and the configurations are in another rule.
    pub over: bool,
}

/// Returns the error entries, by state and start rule; `None` if the start rule can no longer match.
pub fn error_entries(
    nfa: &Nfa,
    tdfa: &Tdfa,
    labels: &Labels,
    budget: &mut Budget,
) -> Result<Vec<Vec<Option<ErrorEntry>>>, Exceeded> {
    let kinds = kind_of_nodes(nfa);
    let mut entry = |state: &TaggedState, kind: usize| {
        let mut entry = EntryBuilder { nfa, labels, budget: &mut *budget, groups: Vec::new() };
        for (config, &from) in state.configs.iter().zip(&state.from) {
            if kinds[config.node as usize] & 1 << kind != 0 {
                entry.add(config.node, from)?;
            }
        }
        entry.finish()
    };
    tdfa.states.iter().map(|state| (0..tdfa.kinds).map(|kind| entry(state, kind)).collect()).collect()
}

/// Returns, by node, the start rules, as bits, whose accept node is reachable.
fn kind_of_nodes(nfa: &Nfa) -> Vec<u64> {
    let mut users = vec![Vec::new(); nfa.nodes.len()];
    let mut kinds = vec![0u64; nfa.nodes.len()];
    let mut open = Vec::new();
    for (index, node) in nfa.nodes.iter().enumerate() {
        match node {
            Node::Bytes(steps) => steps.iter().for_each(|step| users[step.2 as usize].push(index)),
            Node::Split(branches) => branches.iter().for_each(|&branch| users[branch as usize].push(index)),
            Node::Tag(_, to) | Node::Call(_, to) => users[*to as usize].push(index),
            Node::Accept(kind) => {
                kinds[index] = 1 << kind;
                open.push(index);
            }
        }
    }
    while let Some(node) = open.pop() {
        for &user in &users[node] {
            if kinds[user] | kinds[node] != kinds[user] {
                kinds[user] |= kinds[node];
                open.push(user);
            }
        }
    }
    kinds
}

/// Number of comparisons of groups that cost one step.
const GROUPS_PER_STEP: usize = 8;

struct EntryBuilder<'a> {
    nfa: &'a Nfa,
    labels: &'a Labels,
    budget: &'a mut Budget,
    groups: Vec<LabelledGroup>,
}

/// A group with labels instead of rules.
struct LabelledGroup {
    from: LabelId,
    /// The labels of the configurations, in order of preference.
    inside: Vec<LabelId>,
    expected: ByteSet,
    end: bool,
}

impl EntryBuilder<'_> {
    fn add(&mut self, node: u32, from: LabelId) -> Result<(), Exceeded> {
        let position = self.groups.iter().position(|group| group.from == from).unwrap_or_else(|| {
            self.groups.push(LabelledGroup { from, inside: Vec::new(), expected: [0; 4], end: false });
            self.groups.len() - 1
        });
        self.budget.spend(1 + position / GROUPS_PER_STEP)?;
        let group = &mut self.groups[position];
        match &self.nfa.nodes[node as usize] {
            Node::Bytes(steps) => {
                group.inside.push(self.nfa.label_of[node as usize]);
                steps.iter().for_each(|&(low, high, _)| bytes::insert(&mut group.expected, low, high));
            }
            Node::Call(callee, _) => {
                group.inside.push(self.nfa.label_of[node as usize]);
                bytes::unite(&mut group.expected, &self.nfa.callees[*callee as usize].first);
            }
            _ => group.end = true,
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Option<ErrorEntry>, Exceeded> {
        let groups = std::mem::take(&mut self.groups);
        let groups = groups.into_iter().map(|group| self.group(group)).collect::<Result<Vec<_>, _>>()?;
        Ok((!groups.is_empty()).then_some(ErrorEntry { groups }))
    }

    fn group(&mut self, group: LabelledGroup) -> Result<ErrorGroup, Exceeded> {
        let (label, depth) = self.label_and_depth(&group)?;
        let over = self.common_depth(group.from, label)?.min(depth) < self.labels.depth(group.from);
        let (from, rule) = (self.labels.rule(group.from), self.labels.rule_at(label, depth));
        Ok(ErrorGroup { from, rule, expected: group.expected, end: group.end, over })
    }

    /// Returns the rule of a group, as a label and the length of its prefix: the rule of the preferred configuration,
    /// or its parent if other configurations are in siblings. After `//`, the rule is the authority, which may begin
    /// with a userinfo or a host.
    fn label_and_depth(&mut self, group: &LabelledGroup) -> Result<(LabelId, usize), Exceeded> {
        let Some(&first) = group.inside.first() else {
            return Ok((group.from, self.labels.depth(group.from)));
        };
        let full = self.labels.depth(first);
        if group.from == Labels::ROOT {
            // Before the first byte, the rule is the longest common prefix of all labels.
            let mut depth = full;
            for &label in &group.inside {
                depth = depth.min(self.common_depth(first, label)?);
            }
            return Ok((first, depth));
        }
        let around = full.saturating_sub(1);
        for &label in &group.inside {
            if label != first
                && self.labels.depth(label) > around
                && self.common_depth(first, label)? == around
            {
                return Ok((first, around));
            }
        }
        Ok((first, full))
    }

    fn common_depth(&mut self, a: LabelId, b: LabelId) -> Result<usize, Exceeded> {
        self.labels.common_depth(a, b, self.budget)
    }
}
