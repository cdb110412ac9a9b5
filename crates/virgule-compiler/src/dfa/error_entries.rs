//! The error entries of a state: the rules that configurations are in, and what each expects next.
//!
//! The configurations of a state are grouped by the rule of the last byte. After `http://example.com:8` there are two groups:
//! the `8` is a digit of the port, or a character of a userinfo whose `@` has not come yet. A group lists the bytes that it
//! expects and whether the text may end; which group an error describes is decided at run time (`virgule::parse::explain`).

use super::tagged::{TaggedState, Tdfa};
use crate::abnf::lower::grammar::RuleId;
use crate::bytes::{self, ByteSet};
use crate::limits::{Budget, Exceeded};
use crate::nfa::graph::{Nfa, Node};
use crate::nfa::labels::{LabelId, Labels};

/// The readings of one state for one start rule.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct ErrorEntry {
    /// In order of preference.
    pub groups: Vec<ErrorGroup>,
}

/// Readings that agree on where the last byte was read.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ErrorGroup {
    /// The rule of the last byte; `None` before the first one.
    pub from: Option<RuleId>,
    /// The rule that the reading is in now; `None` at the very end of the start rule.
    pub rule: Option<RuleId>,
    /// Bytes that go on.
    pub expected: ByteSet,
    /// Whether the text may end.
    pub end: bool,
    /// Whether the rule of the last byte is over, and the reading goes on in another.
    pub over: bool,
}

/// By state and start rule: its error entry, `None` where that rule cannot match any more.
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

/// By node: the start rules whose end it leads to, as bits.
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

/// So many groups are compared in one step.
const GROUPS_PER_STEP: usize = 8;

struct EntryBuilder<'a> {
    nfa: &'a Nfa,
    labels: &'a Labels,
    budget: &'a mut Budget,
    groups: Vec<LabelledGroup>,
}

/// A group whose labels are not rules yet.
struct LabelledGroup {
    from: LabelId,
    /// The labels of the readings, in order of preference.
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

    /// The rule that the readings of a group are in, as a label and how much of it: that of the preferred one, or the
    /// one around it where others go on beside it. Behind `//` that is the authority, which a userinfo or a host may
    /// begin.
    fn label_and_depth(&mut self, group: &LabelledGroup) -> Result<(LabelId, usize), Exceeded> {
        let Some(&first) = group.inside.first() else {
            return Ok((group.from, self.labels.depth(group.from)));
        };
        let full = self.labels.depth(first);
        if group.from == Labels::ROOT {
            // Before the first byte no reading has begun, so the rule is what all have in common.
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
