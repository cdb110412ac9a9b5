//! A backtracking matcher, which defines the fields that the library must return.
//!
//! It tries earlier alternatives first, tries one more iteration of a repetition before it leaves the repetition, and
//! allows no empty iteration of an unbounded repetition. The first match of the whole text counts. It takes exponential
//! time, so it is only for tiny grammars and texts, and stops after `STEPS` steps. It does not terminate on left
//! recursion.

use crate::{Spans, grammars};
use std::cell::Cell;
use virgule_compiler::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};

/// The maximal number of steps.
const STEPS: u32 = 50_000;

/// The spans of the fields, or `Some(None)` if the text does not match; `None` if the search takes too long.
pub fn spans(grammar: &Grammar, rule: RuleId, fields: &[Field], text: &str) -> Option<Spans> {
    let search = Backtracker { grammar, fields, text, left: Cell::new(STEPS) };
    let mut found = None;
    let none = Prefix { at: 0, spans: vec![None; fields.len()] };
    search.rule(rule, None, &[], none, &mut |prefix| {
        let done = prefix.at == text.len();
        if done {
            found = Some(prefix.spans);
        }
        done
    });
    (search.left.get() > 0).then_some(found)
}

/// A match of a prefix of the text.
#[derive(Clone)]
struct Prefix {
    at: usize,
    spans: Vec<Option<(usize, usize)>>,
}

/// Matches the rest of the text; returns true if it matches up to the end.
type Continuation<'r> = &'r mut dyn FnMut(Prefix) -> bool;

/// The context of an expression.
#[derive(Clone, Copy)]
struct Scope<'p> {
    rule: RuleId,
    /// The fields whose rules are being matched: a field within itself is not captured.
    open: &'p [usize],
}

struct Backtracker<'g> {
    grammar: &'g Grammar,
    fields: &'g [Field],
    text: &'g str,
    /// The number of remaining steps.
    left: Cell<u32>,
}

impl Backtracker<'_> {
    /// Matches `rule`, referenced by `from`, within the fields in `open`.
    fn rule(
        &self,
        rule: RuleId,
        from: Option<RuleId>,
        open: &[usize],
        prefix: Prefix,
        rest: Continuation<'_>,
    ) -> bool {
        let expr = &self.grammar.rule(rule).expr;
        let field = grammars::field_of(self.fields, rule, from);
        match field.filter(|field| !open.contains(field)) {
            None => self.expr(expr, Scope { rule, open }, prefix, rest),
            Some(field) => {
                let begin = prefix.at;
                let open = [open, &[field]].concat();
                self.expr(expr, Scope { rule, open: &open }, prefix, &mut |mut prefix| {
                    prefix.spans[field] = Some((begin, prefix.at));
                    rest(prefix)
                })
            }
        }
    }

    fn expr(&self, expr: &Expr, scope: Scope<'_>, prefix: Prefix, rest: Continuation<'_>) -> bool {
        self.left.set(self.left.get().saturating_sub(1));
        if self.left.get() == 0 {
            // The caller needs only the spans, not the end.
            return true;
        }
        match expr {
            Expr::Class(ranges) => {
                let Some(char) = self.text[prefix.at..].chars().next() else { return false };
                let inside = ranges.iter().any(|&(first, last)| (first..=last).contains(&(char as u32)));
                inside && rest(Prefix { at: prefix.at + char.len_utf8(), ..prefix })
            }
            Expr::Sequence(parts) => self.sequence(parts, scope, prefix, rest),
            Expr::Choice(parts) => parts.iter().any(|part| self.expr(part, scope, prefix.clone(), rest)),
            Expr::Repeat { inner, min, max, .. } => self.repeat(inner, *min, *max, scope, prefix, rest),
            Expr::Rule(rule) => self.rule(*rule, Some(scope.rule), scope.open, prefix, rest),
        }
    }

    fn sequence(&self, parts: &[Expr], scope: Scope<'_>, prefix: Prefix, rest: Continuation<'_>) -> bool {
        match parts {
            [] => rest(prefix),
            [first, others @ ..] => {
                self.expr(first, scope, prefix, &mut |prefix| self.sequence(others, scope, prefix, rest))
            }
        }
    }

    fn repeat(
        &self,
        inner: &Expr,
        min: u32,
        max: Option<u32>,
        scope: Scope<'_>,
        prefix: Prefix,
        rest: Continuation<'_>,
    ) -> bool {
        let needed = min > 0;
        let more = max != Some(0);
        let begin = prefix.at;
        let iterate = |rest: Continuation<'_>| {
            self.expr(inner, scope, prefix.clone(), &mut |prefix| {
                let empty = prefix.at == begin;
                if empty && !needed && max.is_none() {
                    return false;
                }
                self.repeat(inner, min.saturating_sub(1), max.map(|max| max - 1), scope, prefix, rest)
            })
        };
        (more && iterate(rest)) || (!needed && rest(prefix.clone()))
    }
}
