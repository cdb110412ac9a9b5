//! The span of a part of a rule in its file.
//!
//! Lowered expressions have no spans, except for repetitions. The surface tree has spans and the same shape, except for
//! groups, which `lower` drops, and for definitions with `=/`, which become alternatives of one rule.

use std::sync::Arc;
use virgule_compiler::diagnose::{Diagnostics, Span};
use virgule_compiler::lower::grammar::Rule;
use virgule_compiler::read::read;
use virgule_compiler::read::tree::{self, ExprKind, Tree};

/// Caches surface trees.
#[derive(Default)]
pub struct SourceSpans {
    read: Vec<Tree>,
}

impl SourceSpans {
    /// The span of a part of a rule, or of the rule's name if the shapes differ (`;! utf-8` changes rules).
    pub fn span(&mut self, rule: &Rule, place: &[usize]) -> Span {
        let known = self.read.iter().position(|tree| Arc::ptr_eq(&tree.source, &rule.source));
        let known = known.unwrap_or_else(|| {
            self.read.push(read(&rule.source, &mut Diagnostics::new()));
            self.read.len() - 1
        });
        let defines = |written: &&tree::Rule| written.name.text.eq_ignore_ascii_case(&rule.name);
        let rules = self.read.get(known).into_iter().flat_map(|tree| &tree.rules);
        let written: Vec<&tree::Expr> = rules.filter(defines).map(|written| &written.expr).collect();
        span(&written, place).unwrap_or(rule.span)
    }
}

fn span(written: &[&tree::Expr], place: &[usize]) -> Option<Span> {
    let (mut expr, place) = match (written, place) {
        ([only], place) => (*only, place),
        (several, [first, rest @ ..]) => (*several.get(*first)?, rest),
        _ => return None,
    };
    for &child in place {
        expr = match &inner(expr).kind {
            ExprKind::Alternation(parts) | ExprKind::Concatenation(parts) => parts.get(child)?,
            ExprKind::Option(inner) | ExprKind::Repetition { inner, .. } => inner,
            _ => return None,
        };
    }
    Some(expr.span)
}

/// An expression without enclosing groups and `1` repetitions.
fn inner(expr: &tree::Expr) -> &tree::Expr {
    match &expr.kind {
        ExprKind::Group(within) => inner(within),
        ExprKind::Repetition { repeat, inner: within } if repeat.min == 1 && repeat.max == Some(1) => {
            inner(within)
        }
        _ => expr,
    }
}
