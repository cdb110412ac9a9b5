//! The template of an enum with a variant `other`. Its value is the entire text; the text of any other variant is
//! composed by the alternatives that contain a variant.
//!
//! ```text
//! kind = "y-" name / 1*DIGIT        { Name, other }        kind = "y-" name
//! ```

use crate::bind::Binder;
use std::cell::Cell;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::{Expr, Field, RuleId};
use virgule_compiler::analysis::compose::{self, Binding, Obstacle, TemplatePiece};
use virgule_compiler::limits;
use virgule_compiler::nfa::fields_below;

impl Binder<'_, '_> {
    /// Returns the template of an enum whose variant `other` has the index `other`.
    pub(super) fn template_with_other(
        &self,
        bindings: &[Binding],
        other: usize,
    ) -> Result<Vec<TemplatePiece>, Obstacle> {
        let checked @ Checked { grammar, facts } = self.checked();
        let mut variants = bindings.to_vec();
        variants[other].field.rules.clear();
        let fields: Vec<Field> = variants.iter().map(|binding| binding.field.clone()).collect();
        let below = fields_below(grammar, fields.iter());
        let pruning = Pruning { checked, fields, below, left: Cell::new(limits::TEMPLATE) };
        let expr = &grammar.rule(self.start).expr;
        if !pruning.holds(expr, self.start) {
            return Ok(vec![TemplatePiece::Field(other)]);
        }
        let mut pruned = grammar.clone();
        pruned.rules[self.start.index()].expr = pruning.pruned(expr, self.start);
        let inner = compose::template(&pruned, facts, self.start, &variants)?;
        Ok(vec![TemplatePiece::Outer(other, inner)])
    }
}

/// Removes alternatives that contain no variant.
struct Pruning<'c> {
    checked: &'c Checked,
    /// By variant; that of `other` has no rules.
    fields: Vec<Field>,
    /// By rule: the fields, as bits, that it references, directly or through other rules.
    below: Vec<u64>,
    /// Remaining steps. Without a limit, rules that each reference the next one twice take exponential time.
    left: Cell<usize>,
}

impl Pruning<'_> {
    /// True if `expr`, which is part of `rule`, contains a variant.
    fn holds(&self, expr: &Expr, rule: RuleId) -> bool {
        let mut holds = false;
        expr.each_rule(&mut |named| {
            holds |= self.below[named.index()] != 0 || self.is_variant(named, rule);
        });
        holds
    }

    /// Returns `expr`, which is part of `rule` and contains a variant, without the alternatives that contain none.
    ///
    /// In a sequence with two such parts, alternatives of one part may be in the text of a variant in the other part,
    /// so they are kept. So are those of repetitions, recursive rules, and grammars with fields within a rule.
    fn pruned(&self, expr: &Expr, rule: RuleId) -> Expr {
        self.left.set(self.left.get().saturating_sub(1));
        match expr {
            Expr::Choice(parts) => {
                let held = parts.iter().filter(|part| self.holds(part, rule));
                let mut held: Vec<Expr> = held.map(|part| self.pruned(part, rule)).collect();
                if held.len() == 1 { held.remove(0) } else { Expr::Choice(held) }
            }
            Expr::Sequence(parts) => {
                let is_single = parts.iter().filter(|part| self.holds(part, rule)).count() == 1;
                let part = |part: &Expr| match is_single && self.holds(part, rule) {
                    true => self.pruned(part, rule),
                    false => part.clone(),
                };
                Expr::Sequence(parts.iter().map(part).collect())
            }
            Expr::Repeat { inner, min, max: Some(1), span } => {
                let inner = Box::new(self.pruned(inner, rule));
                Expr::Repeat { inner, min: *min, max: Some(1), span: *span }
            }
            Expr::Rule(id) if self.is_replaced(*id, rule) => {
                self.pruned(&self.checked.grammar.rule(*id).expr, *id)
            }
            _ => expr.clone(),
        }
    }

    /// True if a reference to `rule` in the definition of `from` is a variant.
    fn is_variant(&self, rule: RuleId, from: RuleId) -> bool {
        self.fields.iter().any(|field| field.binds(rule, Some(from)))
    }

    /// True if a reference to `rule` in the definition of `from` can be replaced by the definition of `rule`.
    fn is_replaced(&self, rule: RuleId, from: RuleId) -> bool {
        let is_plain = self.checked.facts.recursion[rule.index()].group().is_none()
            && self.fields.iter().all(|field| field.within.is_none());
        is_plain && self.left.get() > 0 && self.below[rule.index()] != 0 && !self.is_variant(rule, from)
    }
}
