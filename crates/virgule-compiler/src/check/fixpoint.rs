//! Properties of rules that depend on other rules: computed by going round until nothing changes.
//!
//! Each round looks at every rule once; a property only ever turns from false to true, so there are at most
//! as many rounds as rules. Rules that wait for one another are visited by a worklist, so that a chain of
//! `n` rules costs `n` visits and not `n²`.

use crate::lower::grammar::{Expr, Grammar};

/// By rule: whether it matches any text at all.
pub fn productive(grammar: &Grammar) -> Vec<bool> {
    least(grammar, matches_something)
}

/// By rule: whether it matches the empty string.
pub fn nullable(grammar: &Grammar) -> Vec<bool> {
    least(grammar, matches_empty)
}

/// By rule: whether it matches single characters only, as `DIGIT` and `unreserved` do.
pub fn single(grammar: &Grammar) -> Vec<bool> {
    least(grammar, is_single)
}

fn is_single(expr: &Expr, known: &[bool]) -> bool {
    match expr {
        Expr::Class(_) => true,
        Expr::Choice(parts) => parts.iter().all(|part| is_single(part, known)),
        Expr::Rule(id) => known[id.index()],
        Expr::Sequence(_) | Expr::Repeat { .. } => false,
    }
}

/// Whether `expr` matches some text, where `known` rules do.
fn matches_something(expr: &Expr, known: &[bool]) -> bool {
    match expr {
        Expr::Class(ranges) => !ranges.is_empty(),
        Expr::Sequence(parts) => parts.iter().all(|part| matches_something(part, known)),
        Expr::Choice(parts) => parts.iter().any(|part| matches_something(part, known)),
        Expr::Repeat { inner, min, .. } => *min == 0 || matches_something(inner, known),
        Expr::Rule(id) => known[id.index()],
    }
}

/// Whether `expr` matches the empty string, where the rules in `known` do.
pub fn matches_empty(expr: &Expr, known: &[bool]) -> bool {
    match expr {
        Expr::Class(_) => false,
        Expr::Sequence(parts) => parts.iter().all(|part| matches_empty(part, known)),
        Expr::Choice(parts) => parts.iter().any(|part| matches_empty(part, known)),
        Expr::Repeat { inner, min, .. } => *min == 0 || matches_empty(inner, known),
        Expr::Rule(id) => known[id.index()],
    }
}

fn least(grammar: &Grammar, holds: impl Fn(&Expr, &[bool]) -> bool) -> Vec<bool> {
    let mut users = vec![Vec::new(); grammar.rules.len()];
    for (user, rule) in grammar.rules.iter().enumerate() {
        rule.expr.each_rule(&mut |named| users[named.index()].push(user));
    }
    let mut known = vec![false; grammar.rules.len()];
    let mut open: Vec<usize> = (0..grammar.rules.len()).rev().collect();
    while let Some(rule) = open.pop() {
        if !known[rule] && holds(&grammar.rules[rule].expr, &known) {
            known[rule] = true;
            open.extend(&users[rule]);
        }
    }
    known
}
