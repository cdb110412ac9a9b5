//! A rule as it is written, tried in order of preference: the definition of what the library must find.
//!
//! Earlier alternatives first, one more turn of a repetition before leaving it, and no empty turn of a
//! repetition without bound. The first way through the whole text is the answer. Takes exponential time,
//! so it is for tiny grammars and texts, and gives up where even those take too long. Left recursion would
//! never end.

use crate::{Spans, grammars};
use std::cell::Cell;
use virgule_compiler::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};

/// More steps than this are too many.
const STEPS: u32 = 50_000;

/// Where the fields of `text` are; `None` if that takes too long to find out.
pub fn spans(grammar: &Grammar, rule: RuleId, fields: &[Field], text: &str) -> Option<Spans> {
    let search = Search { grammar, fields, text, left: Cell::new(STEPS) };
    let mut found = None;
    let none = Way { at: 0, spans: vec![None; fields.len()] };
    search.rule(rule, None, &[], none, &mut |way| {
        let done = way.at == text.len();
        if done {
            found = Some(way.spans);
        }
        done
    });
    (search.left.get() > 0).then_some(found)
}

/// A way through the beginning of the text.
#[derive(Clone)]
struct Way {
    at: usize,
    spans: Vec<Option<(usize, usize)>>,
}

/// What is still to come; says whether it found a way to the end.
type Rest<'r> = &'r mut dyn FnMut(Way) -> bool;

/// Where an expression stands.
#[derive(Clone, Copy)]
struct Place<'p> {
    rule: RuleId,
    /// The fields whose text is being read: within itself a field is no field.
    open: &'p [usize],
}

struct Search<'g> {
    grammar: &'g Grammar,
    fields: &'g [Field],
    text: &'g str,
    /// How many steps may still be taken.
    left: Cell<u32>,
}

impl Search<'_> {
    /// `rule`, where `from` names it, within the fields in `open`.
    fn rule(&self, rule: RuleId, from: Option<RuleId>, open: &[usize], way: Way, rest: Rest<'_>) -> bool {
        let expr = &self.grammar.rule(rule).expr;
        let field = grammars::field_of(self.fields, rule, from);
        match field.filter(|field| !open.contains(field)) {
            None => self.expr(expr, Place { rule, open }, way, rest),
            Some(field) => {
                let begin = way.at;
                let open = [open, &[field]].concat();
                self.expr(expr, Place { rule, open: &open }, way, &mut |mut way| {
                    way.spans[field] = Some((begin, way.at));
                    rest(way)
                })
            }
        }
    }

    fn expr(&self, expr: &Expr, place: Place<'_>, way: Way, rest: Rest<'_>) -> bool {
        self.left.set(self.left.get().saturating_sub(1));
        if self.left.get() == 0 {
            // Whatever is found now does not count.
            return true;
        }
        match expr {
            Expr::Class(ranges) => {
                let Some(char) = self.text[way.at..].chars().next() else { return false };
                let inside = ranges.iter().any(|&(first, last)| (first..=last).contains(&(char as u32)));
                inside && rest(Way { at: way.at + char.len_utf8(), ..way })
            }
            Expr::Sequence(parts) => self.sequence(parts, place, way, rest),
            Expr::Choice(parts) => parts.iter().any(|part| self.expr(part, place, way.clone(), rest)),
            Expr::Repeat { inner, min, max, .. } => self.repeat(inner, *min, *max, place, way, rest),
            Expr::Rule(rule) => self.rule(*rule, Some(place.rule), place.open, way, rest),
        }
    }

    fn sequence(&self, parts: &[Expr], place: Place<'_>, way: Way, rest: Rest<'_>) -> bool {
        match parts {
            [] => rest(way),
            [first, others @ ..] => {
                self.expr(first, place, way, &mut |way| self.sequence(others, place, way, rest))
            }
        }
    }

    fn repeat(
        &self,
        inner: &Expr,
        min: u32,
        max: Option<u32>,
        place: Place<'_>,
        way: Way,
        rest: Rest<'_>,
    ) -> bool {
        let needed = min > 0;
        let more = max != Some(0);
        let begin = way.at;
        let turn = |rest: Rest<'_>| {
            self.expr(inner, place, way.clone(), &mut |way| {
                let empty = way.at == begin;
                if empty && !needed && max.is_none() {
                    return false;
                }
                self.repeat(inner, min.saturating_sub(1), max.map(|max| max - 1), place, way, rest)
            })
        };
        (more && turn(rest)) || (!needed && rest(way.clone()))
    }
}
