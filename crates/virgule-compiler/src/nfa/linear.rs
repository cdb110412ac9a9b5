//! Builds right-linear and left-linear recursive rules as jumps.
//!
//! ```text
//! right:  list = item "," list / item         left:  list = list "," item / item
//!
//!   ┌───────────── "," ◄─┐                      start ── item ──► after(list) ──► next
//!   ▼                    │                                           ▲   │
//! start(list) ── item ───┴──► next                             item ─┘   └─► ","
//! ```
//!
//! Left recursion prefers more repetitions: after a list, another item is preferred to `next`.
//!
//! References within the group have no tags: only a reference from outside the group matches a field.

use super::BuildError;
use super::builder::Builder;
use super::graph::{Node, NodeId};
use crate::abnf::check::recursion;
use crate::abnf::lower::grammar::{Expr, RuleId};
use std::collections::HashMap;

impl Builder<'_> {
    /// Builds a right-linear rule before `next`. References to rules of its group become jumps to their start nodes.
    ///
    /// Each rule of the group that is reached is built once per `next`.
    pub(super) fn right_linear(
        &mut self,
        rule: RuleId,
        group: u32,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let group = self.members(group);
        let outside = std::mem::take(&mut self.entries);
        for &member in &group {
            let entry = self.node(Node::Split(Vec::new()), member)?;
            self.entries.insert(member, entry);
        }
        for &member in &group {
            let grammar = self.grammar;
            let body = self.expr(&grammar.rule(member).expr, member, next)?;
            let entry = self.entries[&member];
            self.set_branches(entry, vec![body]);
        }
        let inside = std::mem::replace(&mut self.entries, outside);
        Ok(inside[&rule])
    }

    /// Builds a left-linear rule before `next`: the rest of an alternative after a reference to a rule of the group
    /// becomes a continuation of that rule.
    pub(super) fn left_linear(
        &mut self,
        rule: RuleId,
        group: u32,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let outside = std::mem::take(&mut self.entries);
        let mut left = Left::default();
        let members = self.members(group);
        for &member in &members {
            left.after.insert(member, self.node(Node::Split(Vec::new()), member)?);
        }
        let mut starts = Vec::new();
        for &member in &members {
            let grammar = self.grammar;
            let after = left.after[&member];
            starts.extend(self.left(&mut left, &grammar.rule(member).expr, member, after)?);
        }
        for &member in &members {
            let mut branches = left.behind.remove(&member).unwrap_or_default();
            if member == rule {
                branches.push(next);
            }
            self.set_branches(left.after[&member], branches);
        }
        self.entries = outside;
        self.node(Node::Split(starts), rule)
    }

    /// Builds `expr` before `next`. Returns its start node, or `None` if it begins with a rule of the group.
    fn left(
        &mut self,
        left: &mut Left,
        expr: &Expr,
        rule: RuleId,
        next: NodeId,
    ) -> Result<Vec<NodeId>, BuildError> {
        match expr {
            Expr::Rule(id) if left.after.contains_key(id) => {
                left.behind.entry(*id).or_default().push(next);
                Ok(Vec::new())
            }
            Expr::Choice(parts) => {
                let mut starts = Vec::new();
                for part in parts {
                    starts.extend(self.left(left, part, rule, next)?);
                }
                Ok(starts)
            }
            Expr::Sequence(parts) if !parts.is_empty() => {
                let mut rest = next;
                for part in parts[1..].iter().rev() {
                    rest = self.expr(part, rule, rest)?;
                }
                self.left(left, &parts[0], rule, rest)
            }
            Expr::Repeat { inner, min, max: Some(1), .. } => {
                let mut starts = self.left(left, inner, rule, next)?;
                if *min == 0 {
                    starts.push(next);
                }
                Ok(starts)
            }
            _ => Ok(vec![self.expr(expr, rule, next)?]),
        }
    }

    /// Returns the rules of a recursive group without the broken back edges.
    fn members(&self, group: u32) -> Vec<RuleId> {
        recursion::members(&self.context.calls.recursion, group)
    }
}

#[derive(Default)]
struct Left {
    /// By rule: the node after a match of the rule.
    after: HashMap<RuleId, NodeId>,
    /// By rule: the nodes that continue the rule within the group.
    behind: HashMap<RuleId, Vec<NodeId>>,
}
