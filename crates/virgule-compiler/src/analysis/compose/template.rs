//! The builder through the rules that makes a template.

use super::ambiguous_alternatives;
use crate::abnf::check::{self, Facts};
use crate::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};
use crate::analysis::show::{literal, show};
use crate::limits;
use std::cell::Cell;
use std::fmt;

/// A piece of a template. Fields are numbered as the bindings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TemplatePiece {
    /// Text that is always there.
    Text(String),
    /// The text of a field.
    Field(usize),
    /// The next item of a field that has several.
    Item(usize),
    /// The text of a field if it is set; else what it would be made of.
    Outer(usize, Vec<TemplatePiece>),
    /// There if a field in it is set.
    Group(Vec<TemplatePiece>),
    /// Again and again while these fields, as bits, have more items than that, which are needed behind.
    Repeat(u64, usize, Vec<TemplatePiece>),
    /// One of these, by the fields that are set.
    Choice(Vec<Vec<TemplatePiece>>),
}

impl TemplatePiece {
    /// The fields in some pieces, as bits.
    pub fn fields(pieces: &[TemplatePiece]) -> u64 {
        let one = |piece: &TemplatePiece| match piece {
            TemplatePiece::Text(_) => 0,
            TemplatePiece::Field(field) | TemplatePiece::Item(field) => 1 << field,
            TemplatePiece::Outer(field, inner) => 1 << field | TemplatePiece::fields(inner),
            TemplatePiece::Repeat(fields, _, inner) => fields | TemplatePiece::fields(inner),
            TemplatePiece::Group(inner) => TemplatePiece::fields(inner),
            TemplatePiece::Choice(branches) => {
                branches.iter().fold(0, |all, branch| all | TemplatePiece::fields(branch))
            }
        };
        pieces.iter().fold(0, |all, piece| all | one(piece))
    }
}

/// A field, and what is known of its values.
#[derive(Debug, Clone)]
pub struct Binding {
    /// The rules it is bound to.
    pub field: Field,
    /// Whether it is the list of what matched its rules.
    pub each: bool,
    /// Whether what was parsed always has a value.
    pub always: bool,
}

/// Why there is no template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Obstacle {
    /// A part that has to be there is neither a literal nor a field.
    Missing {
        /// The part.
        part: String,
        /// The rule that it is in.
        rule: RuleId,
    },
    /// Two alternatives have the same fields.
    Alike {
        /// The alternatives.
        parts: [String; 2],
        /// The rule that they are in.
        rule: RuleId,
    },
    /// The rule is written out in more than [`limits::TEMPLATE`] steps.
    TooLarge {
        /// The rule.
        rule: RuleId,
    },
}

impl Obstacle {
    /// The rule that an error points to.
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
                write!(f, "`{part}` has to be in the text, and no field holds it")
            }
            Obstacle::Alike { parts: [one, other], .. } => {
                write!(f, "the fields do not tell `{one}` and `{other}` apart")?;
                f.write_str(", so the text cannot be composed again")
            }
            Obstacle::TooLarge { .. } => {
                write!(f, "a text is composed in more than {} steps", limits::TEMPLATE)
            }
        }
    }
}

/// The template of `start`.
pub fn template(
    grammar: &Grammar,
    facts: &Facts,
    start: RuleId,
    bindings: &[Binding],
) -> Result<Vec<TemplatePiece>, Obstacle> {
    let below = below(grammar, facts, bindings);
    let left = Cell::new(limits::TEMPLATE);
    let mut builder = TemplateBuilder { grammar, facts, bindings, below, open: Vec::new(), within: 0, left };
    let pieces = builder.reference(start, None);
    // Where the limit of steps was reached, the result is not known.
    if builder.left.get() == 0 { Err(Obstacle::TooLarge { rule: start }) } else { pieces }
}

/// The one text of a rule without fields, as it is printed.
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
    /// By rule: the fields that are named in it or below, as bits.
    below: Vec<u64>,
    /// The rules whose definitions are being expanded, the outermost first.
    open: Vec<RuleId>,
    /// The fields whose rules are being expanded, as bits.
    within: u64,
    /// The steps that are left: rules that name one rule twice, again and again, are long when they are written out.
    left: Cell<usize>,
}

impl TemplateBuilder<'_> {
    fn reference(&mut self, rule: RuleId, from: Option<RuleId>) -> Result<Vec<TemplatePiece>, Obstacle> {
        let bound = |binding: &Binding| {
            let field = &binding.field;
            field.rules.contains(&rule) && (field.within.is_none() || field.within == from)
        };
        let mut numbered = self.bindings.iter().enumerate();
        match numbered.find(|(number, binding)| self.within >> number & 1 == 0 && bound(binding)) {
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

    /// What a rule is made of; a rule without fields is a literal, or is blamed as a whole.
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

    /// The one text that an expression without fields matches, as it is printed.
    fn only_text(&self, expr: &Expr) -> Option<String> {
        /// A literal that is repeated more often is not written out.
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

    /// The alternatives, each once; the fields must distinguish them.
    fn choice(&mut self, parts: &[Expr], rule: RuleId) -> Result<Vec<TemplatePiece>, Obstacle> {
        let always = self.bindings.iter().enumerate().filter(|(_, binding)| binding.always);
        let always = always.fold(0u64, |all, (number, _)| all | 1 << number);
        let mut branches: Vec<(Vec<TemplatePiece>, &Expr)> = Vec::new();
        for part in parts {
            let branch = self.expr(part, rule)?;
            if !self.spend(branches.len()) {
                return Err(Obstacle::TooLarge { rule });
            }
            if branches.iter().any(|(known, other)| *known == branch || *other == part) {
                continue;
            }
            if let Some((_, other)) = branches
                .iter()
                .find(|(known, _)| ambiguous_alternatives::is_ambiguous(known, &branch, always))
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
        // One plain field occurs once, whatever repeats; of several each turn holds another.
        let taken = pieces.iter().fold(0, |all, piece| all | items(piece));
        let lists = self.bindings.iter().enumerate().filter(|(_, binding)| binding.each);
        let lists = lists.fold(0u64, |all, (number, _)| all | 1 << number);
        match taken {
            taken if max != Some(1) && (taken & lists != 0 || taken.count_ones() > 1) => {
                Ok(vec![TemplatePiece::Repeat(taken, 0, pieces)])
            }
            // What may be empty is preferred to nothing: a text that is read this way has the fields in it.
            _ if max == Some(1) && check::matches_empty(inner, &self.facts.nullable) => Ok(pieces),
            _ if min == 0 => Ok(vec![TemplatePiece::Group(pieces)]),
            _ => Ok(pieces),
        }
    }

    fn missing(&self, expr: &Expr, rule: RuleId) -> Obstacle {
        Obstacle::Missing { part: show(expr, self.grammar), rule }
    }

    /// Whether a field whose rule is not being expanded is named here or below.
    fn holds(&self, expr: &Expr, rule: RuleId) -> bool {
        named(self.bindings, &self.below, expr, rule) & !self.within != 0
    }

    /// Takes steps off; false where none are left.
    fn spend(&self, steps: usize) -> bool {
        self.left.set(self.left.get().saturating_sub(steps));
        self.left.get() > 0
    }
}

/// By rule: the fields that are named in it or below. Going round until nothing changes, as `check` does.
fn below(grammar: &Grammar, facts: &Facts, bindings: &[Binding]) -> Vec<u64> {
    let mut below = vec![0; grammar.rules.len()];
    loop {
        let mut changed = false;
        for &rule in facts.order.iter().chain(facts.order.iter().rev()) {
            let found = named(bindings, &below, &grammar.rule(rule).expr, rule);
            changed |= std::mem::replace(&mut below[rule.index()], found) != found;
        }
        if !changed || bindings.is_empty() {
            return below;
        }
    }
}

/// The fields that `expr`, which is in `rule`, names, and those that are below of what it names.
fn named(bindings: &[Binding], below: &[u64], expr: &Expr, rule: RuleId) -> u64 {
    let mut found = 0;
    expr.each_rule(&mut |named| {
        let bound = bindings.iter().enumerate().filter(|(_, binding)| {
            let field = &binding.field;
            field.rules.contains(&named) && field.within.is_none_or(|outer| outer == rule)
        });
        found |= bound.fold(below[named.index()], |all, (number, _)| all | 1 << number);
    });
    found
}

/// The fields of which a piece takes an item or the value, as bits.
fn items(piece: &TemplatePiece) -> u64 {
    match piece {
        TemplatePiece::Item(field) | TemplatePiece::Field(field) => 1 << field,
        TemplatePiece::Repeat(fields, ..) => *fields,
        TemplatePiece::Outer(field, inner) => inner.iter().fold(1 << field, |all, piece| all | items(piece)),
        TemplatePiece::Group(inner) => inner.iter().fold(0, |all, piece| all | items(piece)),
        TemplatePiece::Choice(branches) => branches.iter().flatten().fold(0, |all, piece| all | items(piece)),
        TemplatePiece::Text(_) => 0,
    }
}

/// Neighbouring texts as one.
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

/// A repetition leaves as many items as are needed behind it.
fn reserved(mut pieces: Vec<TemplatePiece>) -> Vec<TemplatePiece> {
    for index in 0..pieces.len() {
        let TemplatePiece::Repeat(fields, ..) = pieces[index] else { continue };
        let takes = |piece: &&TemplatePiece| match piece {
            TemplatePiece::Item(field) => fields >> field & 1 != 0,
            TemplatePiece::Choice(_) => items(piece) & fields != 0,
            _ => false,
        };
        let needed = pieces[index + 1..].iter().filter(takes).count();
        if let TemplatePiece::Repeat(_, behind, _) = &mut pieces[index] {
            *behind = needed;
        }
    }
    pieces
}
