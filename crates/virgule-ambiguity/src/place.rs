//! Where a part of a rule stands in the file that defines it.
//!
//! Expressions after `lower` know no places but those of repetitions. The surface tree does; it has the same shape, but
//! for groups, which are gone, and for definitions with `=/`, which are alternatives of one rule.

use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Diagnostics, Span};
use virgule_compiler::abnf::lower::grammar::Rule;
use virgule_compiler::abnf::read::read;
use virgule_compiler::abnf::read::tree::{self, ExprKind, Tree};

/// The files that were read for it.
#[derive(Default)]
pub struct Places {
    read: Vec<Tree>,
}

impl Places {
    /// The span of a part of a rule; of the rule's name where the shapes differ (rules that `;! utf-8` changes).
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

/// An expression without the groups around it, and without `1a`, which is `a`.
fn inner(expr: &tree::Expr) -> &tree::Expr {
    match &expr.kind {
        ExprKind::Group(within) => inner(within),
        ExprKind::Repetition { repeat, inner: within } if repeat.min == 1 && repeat.max == Some(1) => {
            inner(within)
        }
        _ => expr,
    }
}
