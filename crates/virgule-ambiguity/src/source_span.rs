//! The span of a part of a rule in its file.
//!
//! Lowered expressions have no spans, except for repetitions. The surface tree has spans and the same structure, except
//! for groups, which `lower` drops, and for definitions with `=/`, which become alternatives of one rule.

use virgule_compiler::abnf::diagnose::Span;
use virgule_compiler::abnf::lower::grammar::{Grammar, RuleId};
use virgule_compiler::abnf::read::tree::{self, ExprKind};

/// The span of a part of a rule; the span of the rule's name if the structures differ (rules that `;! utf-8` changes).
pub fn span(grammar: &Grammar, rule: RuleId, path: &[usize]) -> Span {
    let rule = grammar.rule(rule);
    let written: Vec<&tree::ExprNode> =
        grammar.surface.definition(rule).into_iter().map(|written| &written.expr).collect();
    part(&written, path).unwrap_or(rule.span)
}

fn part(written: &[&tree::ExprNode], path: &[usize]) -> Option<Span> {
    let (mut expr, path) = match (written, path) {
        ([only], path) => (*only, path),
        (several, [first, rest @ ..]) => (*several.get(*first)?, rest),
        _ => return None,
    };
    for &child in path {
        expr = match &inner(expr).kind {
            ExprKind::Alternation(parts) | ExprKind::Concatenation(parts) => parts.get(child)?,
            ExprKind::Option(inner) | ExprKind::Repetition { inner, .. } => inner,
            _ => return None,
        };
    }
    Some(expr.span)
}

/// An expression without enclosing groups and `1` repetitions.
fn inner(expr: &tree::ExprNode) -> &tree::ExprNode {
    match &expr.kind {
        ExprKind::Group(within) => inner(within),
        ExprKind::Repetition { repeat, inner: within } if repeat.min == 1 && repeat.max == Some(1) => {
            inner(within)
        }
        _ => expr,
    }
}
