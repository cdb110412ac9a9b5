//! Properties of rules that depend on other rules, computed as least fixpoints.
//!
//! A round visits every rule in dependency order. Without recursion the first round finds all; recursive rules may
//! need more rounds, at most as many as there are rules (`limits::RULES`). Visits of rules are counted, so that tests
//! can tell the number of rounds.

use crate::abnf::lower::grammar::{Expr, Grammar, RuleId};

/// By rule: whether it matches at least one text.
pub fn productive(grammar: &Grammar, order: &[RuleId], visits: &mut usize) -> Vec<bool> {
    least(grammar, order, visits, matches_something)
}

/// By rule: whether it matches the empty string.
pub fn nullable(grammar: &Grammar, order: &[RuleId], visits: &mut usize) -> Vec<bool> {
    least(grammar, order, visits, matches_empty)
}

/// By rule: whether it matches single characters only, as `DIGIT` and `unreserved` do.
pub fn single(grammar: &Grammar, order: &[RuleId], visits: &mut usize) -> Vec<bool> {
    least(grammar, order, visits, is_single)
}

fn is_single(expr: &Expr, known: &[bool]) -> bool {
    match expr {
        Expr::Class(_) => true,
        Expr::Choice(parts) => parts.iter().all(|part| is_single(part, known)),
        Expr::Rule(id) => known[id.index()],
        Expr::Sequence(_) | Expr::Repeat { .. } => false,
    }
}

/// Whether `expr` matches at least one text, if the rules that are true in `known` do.
fn matches_something(expr: &Expr, known: &[bool]) -> bool {
    match expr {
        Expr::Class(ranges) => !ranges.is_empty(),
        Expr::Sequence(parts) => parts.iter().all(|part| matches_something(part, known)),
        Expr::Choice(parts) => parts.iter().any(|part| matches_something(part, known)),
        Expr::Repeat { inner, min, .. } => *min == 0 || matches_something(inner, known),
        Expr::Rule(id) => known[id.index()],
    }
}

/// Whether `expr` matches the empty string, if the rules that are true in `known` do.
pub fn matches_empty(expr: &Expr, known: &[bool]) -> bool {
    match expr {
        Expr::Class(_) => false,
        Expr::Sequence(parts) => parts.iter().all(|part| matches_empty(part, known)),
        Expr::Choice(parts) => parts.iter().any(|part| matches_empty(part, known)),
        Expr::Repeat { inner, min, .. } => *min == 0 || matches_empty(inner, known),
        Expr::Rule(id) => known[id.index()],
    }
}

fn least(
    grammar: &Grammar,
    order: &[RuleId],
    visits: &mut usize,
    holds: impl Fn(&Expr, &[bool]) -> bool,
) -> Vec<bool> {
    let mut known = vec![false; grammar.rules.len()];
    loop {
        let mut changed = false;
        // In both directions: a cycle of rules is settled after one round, whatever its direction.
        for &rule in order.iter().chain(order.iter().rev()) {
            *visits += 1;
            if !known[rule.index()] && holds(&grammar.rule(rule).expr, &known) {
                known[rule.index()] = true;
                changed = true;
            }
        }
        if !changed {
            return known;
        }
    }
}
