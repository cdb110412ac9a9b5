//! Derivations of an expression as trees, the difference between two of them, and the source span of each part.

use crate::ambiguity::graph::{Path, Tag};
use virgule_compiler::abnf::diagnose::Span;
use virgule_compiler::abnf::lower::grammar::{Expr, Grammar, RuleId};
use virgule_compiler::abnf::read::tree;
use virgule_compiler::abnf::read::tree::ExprKind;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Derivation {
    /// Index of the part in the enclosing expression; 0 for the entire string and for each iteration of a repetition.
    pub child: usize,
    pub start: usize,
    pub end: usize,
    /// The parts of a sequence, the chosen alternative, the iterations of a repetition; empty for references and
    /// literals.
    pub inside: Vec<Derivation>,
}

impl Derivation {
    /// Returns the derivation of an entire string, from the tags on a path with their offsets.
    pub fn of(tags: impl IntoIterator<Item = (Tag, usize)>, length: usize) -> Derivation {
        let whole = |child, start| Derivation { child, start, end: length, inside: Vec::new() };
        let mut open = vec![whole(0, 0)];
        for (tag, at) in tags {
            match tag {
                Tag::Open(child) => open.push(whole(child, at)),
                Tag::Close => {
                    if let Some(closed) = open.pop().map(|derivation| Derivation { end: at, ..derivation }) {
                        open.last_mut().into_iter().for_each(|outer| outer.inside.push(closed.clone()));
                    }
                }
            }
        }
        open.swap_remove(0)
    }

    /// True if both are derivations of the same part with the same span, regardless of their children.
    pub fn is_alike(&self, other: &Derivation) -> bool {
        (self.child, self.start, self.end) == (other.child, other.start, other.end)
    }
}

/// Returns the innermost expression with the same span but different children in two derivations, and its derivations.
pub fn difference<'r>(one: &'r Derivation, other: &'r Derivation) -> (Path, &'r Derivation, &'r Derivation) {
    let (mut path, mut one, mut other) = (Path::new(), one, other);
    loop {
        let mut pairs = one.inside.iter().zip(&other.inside);
        if one.inside.len() != other.inside.len() || pairs.clone().any(|(one, other)| !one.is_alike(other)) {
            break;
        }
        match pairs.find(|(one, other)| one != other) {
            Some((inner, outer)) => {
                path.push(inner.child);
                (one, other) = (inner, outer);
            }
            None => break,
        }
    }
    (path, one, other)
}

/// Returns the expression at a path of child indices.
pub fn at<'e>(expr: &'e Expr, path: &[usize]) -> Option<&'e Expr> {
    path.iter().try_fold(expr, |expr, &child| expr.children().get(child))
}

/// Calls `see` for an expression and all its subexpressions, each with its path, from left to right.
pub fn each<'e>(expr: &'e Expr, path: &mut Path, see: &mut impl FnMut(&'e Expr, &Path)) {
    see(expr, path);
    for (number, part) in expr.children().iter().enumerate() {
        path.push(number);
        each(part, path, see);
        path.pop();
    }
}

// The source span of a part of a rule.
//
// Lowered expressions have no spans, except for repetitions. The syntax tree has spans and the same structure, except
// for groups, which `lower` drops, and for definitions with `=/`, which become alternatives of one rule.

/// Returns the span of a part of a rule, or of its name if the structures differ (rules that `;! utf-8` changes).
pub fn span(grammar: &Grammar, rule: RuleId, path: &[usize]) -> Span {
    let rule = grammar.rule(rule);
    // The first alternative of an extended rule is the imported rule, which has no place in this file.
    let base = rule.extends.map(|_| None);
    let written = grammar.surface.definition(rule).into_iter().map(|written| Some(&written.expr));
    part(&base.into_iter().chain(written).collect::<Vec<_>>(), path).unwrap_or(rule.span)
}

fn part(written: &[Option<&tree::ExprNode>], path: &[usize]) -> Option<Span> {
    let (mut expr, path) = match (written, path) {
        ([only], path) => ((*only)?, path),
        (several, [first, rest @ ..]) => ((*several.get(*first)?)?, rest),
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

/// Returns an expression without enclosing groups and `1` repetitions.
fn inner(expr: &tree::ExprNode) -> &tree::ExprNode {
    match &expr.kind {
        ExprKind::Group(within) => inner(within),
        ExprKind::Repetition { repeat, inner: within } if repeat.min == 1 && repeat.max == Some(1) => {
            inner(within)
        }
        _ => expr,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readings_differ_where_the_same_bytes_are_divided_otherwise() {
        use Tag::{Close, Open};
        // ( a b ) c over "xyz": in one derivation b is empty.
        let tags = |split| {
            let tags = [(Open(0), 0), (Open(0), 0), (Close, split), (Open(1), split), (Close, 2), (Close, 2)];
            Derivation::of(tags.into_iter().chain([(Open(1), 2), (Close, 3)]), 3)
        };
        let (one, other) = (tags(1), tags(2));
        let (path, one, other) = difference(&one, &other);
        assert_eq!(path, [0]);
        assert_eq!((one.inside[0].end, other.inside[0].end), (1, 2));
    }
}
