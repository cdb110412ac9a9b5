//! Determines which rules are recursive, and which a finite automaton can match; computes least fixpoints over rules.
//!
//! A group is a strongly connected component of the graph of references between rules. If every reference within a
//! group is last in its alternative, the group is right-linear; if every one is first, it is left-linear. Both are
//! regular, because the reference becomes a jump.
//!
//! ```text
//! list = item "," list / item        right-linear:  after "," jump to the start of list
//! list = list "," item / item        left-linear:   the end of a list is followed by ","
//! nest = "(" nest ")" / item         nested:        the ")" must be counted, which requires a stack
//! ```
//!
//! Nested groups are broken into rules that call one another: see `nfa::calls`.
//!
//! Groups are found by Tarjan's algorithm (SIAM J. Comput. 1(2), 1972) with an explicit stack, so that a long chain of
//! rules does not overflow the call stack.

use crate::abnf::lower::grammar::{CodePoints, Expr, Grammar, RuleId};
use std::collections::HashSet;

/// How a rule is recursive. The number is the index of its group (see the module).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recursion {
    /// The rule does not reference itself, not even through other rules.
    None,
    /// Right-linear: every reference within the group is last in its alternative.
    Right(u32),
    /// Left-linear: every reference within the group is first in its alternative.
    Left(u32),
    /// Neither right-linear nor left-linear: matched with a stack.
    Nested(u32),
}

impl Recursion {
    /// Returns the index of the rule's group, or `None` if the rule is not recursive.
    pub fn group(self) -> Option<u32> {
        match self {
            Recursion::None => None,
            Recursion::Right(group) | Recursion::Left(group) | Recursion::Nested(group) => Some(group),
        }
    }
}

/// Returns the recursion of each rule, and all rules in dependency order: each rule follows the rules that it
/// references, except those of its own group.
///
/// References to the rules of `broken` are ignored.
pub fn classify(grammar: &Grammar, broken: &[RuleId]) -> (Vec<Recursion>, Vec<RuleId>) {
    let groups = groups(grammar, &grammar.ids().collect::<Vec<_>>(), broken);
    let mut recursion = vec![Recursion::None; grammar.rules.len()];
    for (members, kind) in &groups {
        members.iter().for_each(|rule| recursion[rule.index()] = *kind);
    }
    (recursion, groups.into_iter().flat_map(|(members, _)| members).collect())
}

/// Returns the rules of a recursive group, in the order of their ids. `recursion` is indexed by rule.
pub fn members(recursion: &[Recursion], group: u32) -> Vec<RuleId> {
    let rules = (0..).map(RuleId).zip(recursion);
    rules.filter(|(_, recursion)| recursion.group() == Some(group)).map(|(rule, _)| rule).collect()
}

/// True if the nested group of `members`, sorted, is regular when references to the rules of `broken` are ignored.
pub fn is_regular_without(grammar: &Grammar, members: &[RuleId], broken: &[RuleId]) -> bool {
    groups(grammar, members, broken).iter().all(|(_, kind)| !matches!(kind, Recursion::Nested(_)))
}

/// Returns the groups of `rules`, which must be sorted, in dependency order. References to other rules and to those of
/// `broken` are ignored.
fn groups(grammar: &Grammar, rules: &[RuleId], broken: &[RuleId]) -> Vec<(Vec<RuleId>, Recursion)> {
    let broken: HashSet<RuleId> = broken.iter().copied().collect();
    let successors = rules.iter().map(|rule| {
        let mut named = Vec::new();
        grammar.rule(*rule).expr.each_rule(&mut |id| {
            let local = rules.binary_search(&id).ok().filter(|_| !broken.contains(&id));
            named.extend(local.map(|index| index as u32));
        });
        named
    });
    let components = components(&successors.collect::<Vec<_>>());
    let group = |(number, members): (usize, Vec<u32>)| {
        let members: Vec<RuleId> = members.into_iter().map(|index| rules[index as usize]).collect();
        let inside = |id: RuleId| members.binary_search(&id).is_ok() && !broken.contains(&id);
        let exprs = || members.iter().map(|&rule| &grammar.rule(rule).expr);
        let all = |end| exprs().all(|expr| linear(expr, &inside, end));
        let number = number as u32;
        let kind = if members.len() == 1 && exprs().all(|expr| !mentions(expr, &inside)) {
            Recursion::None
        } else if all(End::Last) {
            Recursion::Right(number)
        } else if all(End::First) {
            Recursion::Left(number)
        } else {
            Recursion::Nested(number)
        };
        (members, kind)
    };
    components.into_iter().enumerate().map(group).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    First,
    Last,
}

fn mentions(expr: &Expr, inside: &impl Fn(RuleId) -> bool) -> bool {
    let mut found = false;
    expr.each_rule(&mut |id| found |= inside(id));
    found
}

/// True if all references to rules of the group (`inside`) are at that end of `expr`.
fn linear(expr: &Expr, inside: &impl Fn(RuleId) -> bool, end: End) -> bool {
    match expr {
        Expr::Class(_) | Expr::Rule(_) => true,
        Expr::Choice(parts) => parts.iter().all(|part| linear(part, inside, end)),
        Expr::Sequence(parts) => {
            let edge = if end == End::Last { parts.len().wrapping_sub(1) } else { 0 };
            parts.iter().enumerate().all(|(index, part)| {
                if index == edge { linear(part, inside, end) } else { !mentions(part, inside) }
            })
        }
        Expr::Repeat { inner, min, max: Some(1), .. } if *min <= 1 => linear(inner, inside, end),
        Expr::Repeat { .. } => !mentions(expr, inside),
    }
}

/// Returns the strongly connected components of a graph, successors first. The members of each are sorted.
pub fn components(successors: &[Vec<u32>]) -> Vec<Vec<u32>> {
    let count = successors.len();
    const UNSEEN: u32 = u32::MAX;
    let (mut order, mut low) = (vec![UNSEEN; count], vec![0; count]);
    let (mut next, mut stack, mut on_stack) = (0, Vec::new(), vec![false; count]);
    let mut components = Vec::new();
    for root in 0..count as u32 {
        if order[root as usize] != UNSEEN {
            continue;
        }
        // A frame is a rule and the number of its references that have been followed.
        let mut frames = vec![(root, 0)];
        while let Some((rule, followed)) = frames.pop() {
            let at = rule as usize;
            if followed == 0 {
                (order[at], low[at]) = (next, next);
                next += 1;
                stack.push(rule);
                on_stack[at] = true;
            } else {
                let child = successors[at][followed - 1] as usize;
                if on_stack[child] {
                    low[at] = low[at].min(low[child]);
                }
            }
            if let Some(&child) = successors[at].get(followed) {
                frames.push((rule, followed + 1));
                if order[child as usize] == UNSEEN {
                    frames.push((child, 0));
                }
                continue;
            }
            if low[at] == order[at] {
                let first = stack.iter().rposition(|&member| member == rule).unwrap_or(0);
                let mut members = stack.split_off(first);
                members.iter().for_each(|&member| on_stack[member as usize] = false);
                members.sort_unstable();
                components.push(members);
            }
        }
    }
    components
}

/// Visits all rules in dependency order and back, until no call of `visit` reports a change.
///
/// Both directions are needed to settle a cycle of rules in one round, whatever its direction. Without recursion, the
/// first round is sufficient. Recursive rules may need more rounds, at most as many as there are rules
/// (`limits::RULES`).
pub fn settle(order: &[RuleId], mut visit: impl FnMut(RuleId) -> bool) {
    let mut changed = true;
    while std::mem::take(&mut changed) {
        order.iter().chain(order.iter().rev()).for_each(|&rule| changed |= visit(rule));
    }
}

/// Returns, by rule, the least solution of `holds`, which determines whether a property of an expression follows from
/// that of rules. Visits of rules are counted for tests of the number of rounds.
pub(super) fn least(
    grammar: &Grammar,
    order: &[RuleId],
    visits: &mut usize,
    holds: impl Fn(&Expr, &[bool]) -> bool,
) -> Vec<bool> {
    let mut known = vec![false; grammar.rules.len()];
    settle(order, |rule| {
        *visits += 1;
        let found = !known[rule.index()] && holds(&grammar.rule(rule).expr, &known);
        known[rule.index()] |= found;
        found
    });
    known
}

/// True if `expr` matches single characters only, as `DIGIT` and `unreserved` do, assuming that the rules that are
/// true in `known` do.
pub(super) fn is_single(expr: &Expr, known: &[bool]) -> bool {
    match expr {
        Expr::Class(_) => true,
        Expr::Choice(parts) => parts.iter().all(|part| is_single(part, known)),
        Expr::Rule(id) => known[id.index()],
        Expr::Sequence(_) | Expr::Repeat { .. } => false,
    }
}

/// True if `expr` matches at least one text, assuming that the rules that are true in `known` do.
pub(super) fn matches_something(expr: &Expr, known: &[bool]) -> bool {
    matches(expr, known, |set| !set.is_empty())
}

/// True if `expr` matches the empty string, assuming that the rules that are true in `known` do.
pub fn matches_empty(expr: &Expr, known: &[bool]) -> bool {
    matches(expr, known, |_| false)
}

/// True if `expr` matches a text of the sets for which `has` holds and of the rules that are true in `known`.
fn matches(expr: &Expr, known: &[bool], has: fn(&CodePoints) -> bool) -> bool {
    match expr {
        Expr::Class(set) => has(set),
        Expr::Sequence(parts) => parts.iter().all(|part| matches(part, known, has)),
        Expr::Choice(parts) => parts.iter().any(|part| matches(part, known, has)),
        Expr::Repeat { inner, min, .. } => *min == 0 || matches(inner, known, has),
        Expr::Rule(id) => known[id.index()],
    }
}
