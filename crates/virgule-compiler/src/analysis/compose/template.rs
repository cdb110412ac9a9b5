//! Derives a template from the expressions of the rules.

use super::piece::{Binding, TemplatePiece, bits, is_ambiguous};
use crate::abnf::check::{self, Facts};
use crate::abnf::lower::grammar::{Expr, Grammar, RuleId};
use crate::analysis::show::{literal, show};
use crate::limits;
use crate::nfa::{fields_below, fields_in};
use std::cell::Cell;
use std::fmt;

/// The reason why there is no template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Obstacle {
    /// A required part is neither a literal nor a field.
    Missing {
        /// The part, as ABNF.
        part: String,
        /// The rule that contains the part.
        rule: RuleId,
    },
    /// Two alternatives have the same fields.
    Alike {
        /// The alternatives, as ABNF.
        parts: [String; 2],
        /// The rule that contains the alternatives.
        rule: RuleId,
    },
    /// The expansion of the rule has more than [`limits::TEMPLATE`] steps.
    TooLarge {
        /// The rule.
        rule: RuleId,
    },
}

impl Obstacle {
    /// Returns the rule that an error points to.
    pub fn rule(&self) -> RuleId {
        match self {
            Obstacle::Missing { rule, .. } | Obstacle::Alike { rule, .. } | Obstacle::TooLarge { rule } => {
                *rule
            }
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obstacle::Missing { part, .. } => {
                write!(f, "`{part}` must be in the text, but no field contains it")
            }
            Obstacle::Alike { parts: [one, other], .. } => {
                write!(f, "the fields do not distinguish `{one}` and `{other}`")?;
                f.write_str(", so the text cannot be composed")
            }
            Obstacle::TooLarge { .. } => {
                write!(f, "composing a text takes more than {} steps", limits::TEMPLATE)
            }
        }
    }
}

/// Returns the template of `start`.
pub fn template(
    grammar: &Grammar,
    facts: &Facts,
    start: RuleId,
    bindings: &[Binding],
) -> Result<Vec<TemplatePiece>, Obstacle> {
    let below = fields_below(grammar, bindings.iter().map(|binding| &binding.field));
    let left = Cell::new(limits::TEMPLATE);
    let mut builder = TemplateBuilder { grammar, facts, bindings, below, open: Vec::new(), within: 0, left };
    let pieces = builder.reference(start, None);
    // After the limit is reached, the result may be wrong.
    if builder.left.get() == 0 { Err(Obstacle::TooLarge { rule: start }) } else { pieces }
}

/// Returns the only text that a rule matches, as the grammar spells it, or `None` if it matches several.
pub fn constant_text(grammar: &Grammar, facts: &Facts, rule: RuleId) -> Option<String> {
    let pieces = template(grammar, facts, rule, &[]).ok()?;
    let texts =
        pieces.into_iter().map(|piece| if let TemplatePiece::Text(text) = piece { Some(text) } else { None });
    texts.collect()
}

struct TemplateBuilder<'g> {
    grammar: &'g Grammar,
    facts: &'g Facts,
    bindings: &'g [Binding],
    /// By rule: the fields, as bits, that it references, directly or through other rules.
    below: Vec<u64>,
    /// The rules whose definitions are being expanded, the outermost first.
    open: Vec<RuleId>,
    /// The fields whose rules are being expanded, as bits.
    within: u64,
    /// Remaining steps. Without a limit, expanding rules that each reference the next one twice takes exponential time.
    left: Cell<usize>,
}

impl TemplateBuilder<'_> {
    fn reference(&mut self, rule: RuleId, from: Option<RuleId>) -> Result<Vec<TemplatePiece>, Obstacle> {
        let mut numbered = self.bindings.iter().enumerate();
        let bound = |(number, binding): &(usize, &Binding)| {
            self.within >> number & 1 == 0 && binding.field.binds(rule, from)
        };
        match numbered.find(bound) {
            Some((number, binding)) if binding.each => Ok(vec![TemplatePiece::Item(number)]),
            Some((number, _)) => {
                self.within |= 1 << number;
                let inner = self.body(rule, from);
                self.within &= !(1 << number);
                Ok(vec![match inner {
                    Ok(inner) if TemplatePiece::fields(&inner) != 0 => TemplatePiece::Outer(number, inner),
                    _ => TemplatePiece::Field(number),
                }])
            }
            None => self.body(rule, from),
        }
    }

    /// Returns the pieces of a rule's definition. A rule without fields must match exactly one text; otherwise the
    /// rule is [`Obstacle::Missing`].
    fn body(&mut self, rule: RuleId, from: Option<RuleId>) -> Result<Vec<TemplatePiece>, Obstacle> {
        let grammar = self.grammar;
        if !self.spend(1) {
            return Err(Obstacle::TooLarge { rule });
        }
        let whole =
            || Obstacle::Missing { part: grammar.rule(rule).name.clone(), rule: from.unwrap_or(rule) };
        if self.open.contains(&rule) || self.facts.recursion[rule.index()].group().is_some() {
            return Err(whole());
        }
        let expr = &grammar.rule(rule).expr;
        if !self.holds(expr, rule) {
            let text = self.only_text(expr).ok_or_else(whole)?;
            return Ok(if text.is_empty() { Vec::new() } else { vec![TemplatePiece::Text(text)] });
        }
        self.open.push(rule);
        let pieces = self.expr(expr, rule);
        self.open.pop();
        pieces
    }

    /// Returns the only text that an expression without fields matches, as spelled in the grammar.
    fn only_text(&self, expr: &Expr) -> Option<String> {
        /// Maximum number of repetitions to which a literal is expanded.
        const MOST: u32 = 64;
        if !self.spend(1) {
            return None;
        }
        match expr {
            Expr::Sequence(parts) => {
                literal(expr).or_else(|| parts.iter().map(|part| self.only_text(part)).collect())
            }
            Expr::Repeat { inner, min, max, .. } if Some(*min) == *max && *min <= MOST => {
                let (text, times) = (self.only_text(inner)?, *min as usize);
                self.spend(text.len() * times).then(|| text.repeat(times))
            }
            Expr::Rule(id) if self.facts.recursion[id.index()].group().is_none() => {
                self.only_text(&self.grammar.rule(*id).expr)
            }
            _ => literal(expr),
        }
    }

    fn expr(&mut self, expr: &Expr, rule: RuleId) -> Result<Vec<TemplatePiece>, Obstacle> {
        if !self.spend(1) {
            return Err(Obstacle::TooLarge { rule });
        }
        if let Some(text) = literal(expr) {
            return Ok(if text.is_empty() { Vec::new() } else { vec![TemplatePiece::Text(text)] });
        }
        match expr {
            Expr::Class(_) => Err(self.missing(expr, rule)),
            Expr::Sequence(parts) => {
                let mut pieces = Vec::new();
                for part in parts {
                    pieces.extend(self.expr(part, rule)?);
                }
                Ok(reserved(joined(pieces)))
            }
            Expr::Choice(parts) if self.holds(expr, rule) => self.choice(parts, rule),
            Expr::Choice(_) => Err(self.missing(expr, rule)),
            Expr::Repeat { inner, min, max, .. } => self.repeat(expr, inner, (*min, *max), rule),
            Expr::Rule(id) => self.reference(*id, Some(rule)),
        }
    }

    /// Returns a choice between the distinct alternatives, or an error if the fields do not distinguish them.
    fn choice(&mut self, parts: &[Expr], rule: RuleId) -> Result<Vec<TemplatePiece>, Obstacle> {
        let always = bits(self.bindings, |binding| binding.always);
        let mut branches: Vec<(Vec<TemplatePiece>, &Expr)> = Vec::new();
        for part in parts {
            let branch = self.expr(part, rule)?;
            if !self.spend(branches.len()) {
                return Err(Obstacle::TooLarge { rule });
            }
            if branches.iter().any(|(known, other)| *known == branch || *other == part) {
                continue;
            }
            if let Some((_, other)) = branches.iter().find(|(known, _)| is_ambiguous(known, &branch, always))
            {
                let parts = [show(other, self.grammar), show(part, self.grammar)];
                return Err(Obstacle::Alike { parts, rule });
            }
            branches.push((branch, part));
        }
        let mut branches: Vec<Vec<TemplatePiece>> = branches.into_iter().map(|(branch, _)| branch).collect();
        Ok(if branches.len() == 1 { branches.remove(0) } else { vec![TemplatePiece::Choice(branches)] })
    }

    fn repeat(
        &mut self,
        whole: &Expr,
        inner: &Expr,
        (min, max): (u32, Option<u32>),
        rule: RuleId,
    ) -> Result<Vec<TemplatePiece>, Obstacle> {
        if !self.holds(whole, rule) {
            return match self.only_text(whole) {
                Some(text) => Ok(vec![TemplatePiece::Text(text)]),
                None if min == 0 => Ok(Vec::new()),
                None => Err(self.missing(whole, rule)),
            };
        }
        let pieces = self.expr(inner, rule)?;
        // A single non-list field occurs once, even in a repetition; with several, each iteration has another.
        let taken = TemplatePiece::fields(&pieces);
        let lists = bits(self.bindings, |binding| binding.each);
        match taken {
            taken if max != Some(1) && (taken & lists != 0 || taken.count_ones() > 1) => {
                Ok(vec![TemplatePiece::Repeat(taken, 0, pieces)])
            }
            // An option whose content matches the empty string always matches, because more repetitions are preferred.
            _ if max == Some(1) && check::matches_empty(inner, &self.facts.nullable) => Ok(pieces),
            _ if min == 0 => Ok(vec![TemplatePiece::Group(pieces)]),
            _ => Ok(pieces),
        }
    }

    fn missing(&self, expr: &Expr, rule: RuleId) -> Obstacle {
        Obstacle::Missing { part: show(expr, self.grammar), rule }
    }

    /// True if `expr`, which is part of `rule`, contains a field, except those that are being expanded.
    fn holds(&self, expr: &Expr, rule: RuleId) -> bool {
        let fields = self.bindings.iter().map(|binding| &binding.field);
        fields_in(fields, &self.below, expr, rule) & !self.within != 0
    }

    /// Spends remaining steps. False if none are left.
    fn spend(&self, steps: usize) -> bool {
        self.left.set(self.left.get().saturating_sub(steps));
        self.left.get() > 0
    }
}

fn joined(pieces: Vec<TemplatePiece>) -> Vec<TemplatePiece> {
    let mut all: Vec<TemplatePiece> = Vec::with_capacity(pieces.len());
    for piece in pieces {
        match (all.last_mut(), piece) {
            (Some(TemplatePiece::Text(before)), TemplatePiece::Text(text)) => before.push_str(&text),
            (_, piece) => all.push(piece),
        }
    }
    all
}

/// Sets the number of items that each repetition leaves for the pieces after it.
fn reserved(mut pieces: Vec<TemplatePiece>) -> Vec<TemplatePiece> {
    for index in 0..pieces.len() {
        let TemplatePiece::Repeat(fields, ..) = pieces[index] else { continue };
        let takes = |piece: &&TemplatePiece| match piece {
            TemplatePiece::Item(field) => fields >> field & 1 != 0,
            TemplatePiece::Choice(_) => TemplatePiece::fields(std::slice::from_ref(piece)) & fields != 0,
            _ => false,
        };
        let needed = pieces[index + 1..].iter().filter(takes).count();
        if let TemplatePiece::Repeat(_, behind, _) = &mut pieces[index] {
            *behind = needed;
        }
    }
    pieces
}
