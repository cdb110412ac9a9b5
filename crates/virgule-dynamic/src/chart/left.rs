//! Left-linear groups of rules as loops.
//!
//! ```text
//! list = list "," item / item        entry ─► item ─► after(list) ─► end
//!                                                       ▲   │
//!                                                 item ─┘   └─► ","
//! ```
//!
//! Prefers to continue: after a list, one more item precedes exit from the loop.

use crate::chart::build::{ProgramBuilder, Scope};
use crate::chart::program::{Mark, NodeId};
use std::collections::HashMap;
use virgule_compiler::abnf::check::recursion;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};
use virgule_compiler::limits::Exceeded;

struct Left {
    group: u32,
    /// By rule: the node that follows a match of it.
    after: HashMap<RuleId, NodeId>,
    /// By rule: its continuations within the group.
    behind: HashMap<RuleId, Vec<NodeId>>,
}

impl<'g> ProgramBuilder<'g> {
    /// Compiles a rule of a left-linear group, followed by `next`.
    pub(crate) fn left_linear(&mut self, scope: Scope, group: u32, next: NodeId) -> Result<NodeId, Exceeded> {
        let members = recursion::members(&self.checked.facts.recursion, group);
        let mut left = Left { group, after: HashMap::new(), behind: HashMap::new() };
        for &member in &members {
            left.after.insert(member, self.split(Vec::new(), scope)?);
        }
        let mut starts = Vec::new();
        for &member in &members {
            let grammar = self.grammar;
            let scope = Scope { rule: member, ..scope };
            let after = self.mark(Mark::Wrap(member), left.after[&member], scope)?;
            starts.extend(self.left(&mut left, &grammar.rule(member).expr, scope, after)?);
        }
        for &member in &members {
            let mut branches = left.behind.remove(&member).unwrap_or_default();
            if member == scope.rule {
                branches.push(next);
            }
            self.set_branches(left.after[&member], branches);
        }
        self.split(starts, scope)
    }

    /// Compiles `expr`, followed by `next`. Returns the entry if `expr` begins without a rule of the group.
    fn left(
        &mut self,
        left: &mut Left,
        expr: &'g Expr,
        scope: Scope,
        next: NodeId,
    ) -> Result<Vec<NodeId>, Exceeded> {
        match expr {
            Expr::Rule(rule) if self.group(*rule) == Some(left.group) => {
                left.behind.entry(*rule).or_default().push(next);
                Ok(Vec::new())
            }
            Expr::Choice(parts) => {
                let mut starts = Vec::new();
                for part in parts {
                    starts.extend(self.left(left, part, scope, next)?);
                }
                Ok(starts)
            }
            Expr::Sequence(parts) if !parts.is_empty() => {
                let rest =
                    parts[1..].iter().rev().try_fold(next, |next, part| self.expr(part, scope, next))?;
                self.left(left, &parts[0], scope, rest)
            }
            Expr::Repeat { inner, min, max: Some(1), .. } => {
                let mut starts = self.left(left, inner, scope, next)?;
                if *min == 0 {
                    starts.push(next);
                }
                Ok(starts)
            }
            _ => Ok(vec![self.expr(expr, scope, next)?]),
        }
    }
}
