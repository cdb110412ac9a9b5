//! Which rules are recursive, and whether a finite automaton can match them.
//!
//! A group is a strongly connected component of the graph of references between rules. If every reference within a
//! group is last in its alternative, the group is right-linear; if every one is first, it is left-linear. Both are
//! regular: the reference becomes a jump.
//!
//! ```text
//! list = item "," list / item        right-linear:  after "," jump to the start of list
//! list = list "," item / item        left-linear:   the end of a list is followed by ","
//! nest = "(" nest ")" / item         nested:        the ")" must be counted, which takes a stack
//! ```
//!
//! Nested groups are broken into rules that call one another: see `nfa::calls`.
//!
//! Groups are found by Tarjan's algorithm (SIAM J. Comput. 1(2), 1972) with an explicit stack, so that a long chain of
//! rules does not overflow the call stack.

use crate::abnf::lower::grammar::{Expr, Grammar, RuleId};

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
    /// Index of the rule's group; `None` if the rule is not recursive.
    pub fn group(self) -> Option<u32> {
        match self {
            Recursion::None => None,
            Recursion::Right(group) | Recursion::Left(group) | Recursion::Nested(group) => Some(group),
        }
    }
}

/// By rule: how it is recursive; and all rules in dependency order: a rule follows the rules that it references, except
/// those of its own group.
///
/// References to the rules of `broken` are ignored.
pub fn classify(grammar: &Grammar, broken: &[RuleId]) -> (Vec<Recursion>, Vec<RuleId>) {
    let mut is_broken = vec![false; grammar.rules.len()];
    broken.iter().for_each(|rule| is_broken[rule.index()] = true);
    let groups = groups(&successors(grammar, &is_broken));
    let mut recursion = vec![Recursion::None; grammar.rules.len()];
    for (number, members) in groups.iter().enumerate() {
        let number = number as u32;
        let inside = |id: RuleId| members.binary_search(&id.0).is_ok() && !is_broken[id.index()];
        let exprs = || members.iter().map(|&rule| &grammar.rules[rule as usize].expr);
        let recurs = members.len() > 1 || mentions(&grammar.rules[members[0] as usize].expr, &inside);
        let kind = if !recurs {
            Recursion::None
        } else if exprs().all(|expr| linear(expr, &inside, End::Last)) {
            Recursion::Right(number)
        } else if exprs().all(|expr| linear(expr, &inside, End::First)) {
            Recursion::Left(number)
        } else {
            Recursion::Nested(number)
        };
        members.iter().for_each(|&rule| recursion[rule as usize] = kind);
    }
    (recursion, groups.into_iter().flatten().map(RuleId).collect())
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

/// Whether the references to rules of the group (`inside`) are all at that end of `expr`.
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

/// Whether the nested group with these rules, sorted, is regular if references to the rules of `broken` are ignored.
pub fn is_regular_without(grammar: &Grammar, members: &[RuleId], broken: &[RuleId]) -> bool {
    let local = |id: RuleId| members.binary_search(&id).ok().filter(|_| !broken.contains(&id));
    let successors = members.iter().map(|rule| {
        let mut named = Vec::new();
        grammar.rule(*rule).expr.each_rule(&mut |id| named.extend(local(id).map(|index| index as u32)));
        named
    });
    groups(&successors.collect::<Vec<_>>()).iter().all(|group| {
        let inside = |id: RuleId| local(id).is_some_and(|index| group.binary_search(&(index as u32)).is_ok());
        let exprs = || group.iter().map(|&index| &grammar.rule(members[index as usize]).expr);
        let alone = group.len() == 1 && !exprs().any(|expr| mentions(expr, &inside));
        let all = |end: End| exprs().all(|expr| linear(expr, &inside, end));
        alone || all(End::Last) || all(End::First)
    })
}

/// By rule: the rules that it references, except `broken` ones.
fn successors(grammar: &Grammar, broken: &[bool]) -> Vec<Vec<u32>> {
    let named = |rule: &crate::abnf::lower::grammar::Rule| {
        let mut named = Vec::new();
        rule.expr.each_rule(&mut |id| named.extend((!broken[id.index()]).then_some(id.0)));
        named
    };
    grammar.rules.iter().map(named).collect()
}

/// The strongly connected components of a graph, successors first; the members of each are sorted.
fn groups(successors: &[Vec<u32>]) -> Vec<Vec<u32>> {
    let count = successors.len();
    const UNSEEN: u32 = u32::MAX;
    let (mut order, mut low) = (vec![UNSEEN; count], vec![0; count]);
    let (mut next, mut stack, mut on_stack) = (0, Vec::new(), vec![false; count]);
    let mut groups = Vec::new();
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
                groups.push(members);
            }
        }
    }
    groups
}
