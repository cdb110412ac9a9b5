//! The rules below a rule as expressions over code points, in which literals are literals again.
//!
//! The lowered grammar spells `"ni"` as two sets; here sets that follow each other and were written as one literal are one.

use super::ExportError;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check::reachable;
use virgule_compiler::abnf::check::recursion::Recursion;
use virgule_compiler::abnf::lower::grammar::{CodePoints, Expr, RuleId};

/// A rule and those that it leads to.
pub struct Model {
    /// The rules; the first is the exported one.
    pub rules: Vec<ModelRule>,
    /// Indices of rules, each behind those that it names, as far as they do not recur.
    pub order: Vec<usize>,
}

/// A rule.
pub struct ModelRule {
    pub name: String,
    pub body: Item,
    pub recursive: bool,
    /// Whether it matches the empty text.
    pub nullable: bool,
}

/// An expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// One code point out of these inclusive ranges.
    Class(Vec<(char, char)>),
    /// A literal of one character or more.
    Text {
        text: String,
        /// Whether ASCII letters match in either case.
        insensitive: bool,
    },
    /// All of these in order; none is the empty text.
    Sequence(Vec<Item>),
    Choice(Vec<Item>),
    Repeat {
        inner: Box<Item>,
        min: u32,
        max: Option<u32>,
    },
    /// The index of a rule.
    Rule(usize),
}

impl Model {
    pub fn new(checked: &Checked, start: RuleId) -> Result<Model, ExportError> {
        let grammar = &checked.grammar;
        let reached = reachable(grammar, &[start]);
        let others = (0..grammar.rules.len()).filter(|&rule| reached[rule] && rule != start.index());
        let list: Vec<usize> = std::iter::once(start.index()).chain(others).collect();
        if let Some(&encoded) = list.iter().find(|&&rule| grammar.rules[rule].decoded.is_some()) {
            return Err(ExportError::Encoded(grammar.rules[encoded].name.clone()));
        }
        let mut index_of = vec![usize::MAX; grammar.rules.len()];
        list.iter().enumerate().for_each(|(index, &rule)| index_of[rule] = index);
        let rule = |&rule: &usize| {
            let lowered = &grammar.rules[rule];
            ModelRule {
                name: lowered.name.clone(),
                body: item(&lowered.expr, &index_of),
                recursive: checked.facts.recursion[rule] != Recursion::None,
                nullable: checked.facts.nullable[rule],
            }
        };
        let order = checked.facts.order.iter().map(|rule| index_of[rule.index()]);
        Ok(Model {
            rules: list.iter().map(rule).collect(),
            order: order.filter(|&index| index != usize::MAX).collect(),
        })
    }

    /// Whether an expression matches the empty text.
    pub fn nullable(&self, item: &Item) -> bool {
        match item {
            Item::Class(_) | Item::Text { .. } => false,
            Item::Sequence(parts) => parts.iter().all(|part| self.nullable(part)),
            Item::Choice(parts) => parts.iter().any(|part| self.nullable(part)),
            Item::Repeat { inner, min, .. } => *min == 0 || self.nullable(inner),
            Item::Rule(rule) => self.rules[*rule].nullable,
        }
    }
}

/// How deep expressions nest is bounded by the reader.
fn item(expr: &Expr, index_of: &[usize]) -> Item {
    match expr {
        Expr::Class(set) => literal(set).map_or_else(|| class(set), |(c, insensitive)| text(c, insensitive)),
        Expr::Sequence(parts) => sequence(parts, index_of),
        Expr::Choice(parts) => Item::Choice(parts.iter().map(|part| item(part, index_of)).collect()),
        Expr::Repeat { max: Some(0), .. } => Item::Sequence(Vec::new()),
        Expr::Repeat { inner, min, max, .. } => {
            Item::Repeat { inner: Box::new(item(inner, index_of)), min: *min, max: *max }
        }
        Expr::Rule(rule) => Item::Rule(index_of[rule.index()]),
    }
}

/// The parts of a sequence, with literals joined.
fn sequence(parts: &[Expr], index_of: &[usize]) -> Item {
    let mut items: Vec<Item> = Vec::new();
    for part in parts {
        let part = item(part, index_of);
        match (items.last_mut(), &part) {
            (Some(Item::Text { text, insensitive }), Item::Text { text: more, insensitive: also })
                if agree(text, *insensitive, more, *also) =>
            {
                // A literal without letters has no case.
                *insensitive |= also;
                text.push_str(more);
            }
            _ => items.push(part),
        }
    }
    match <[Item; 1]>::try_from(items) {
        Ok([item]) => item,
        Err(items) => Item::Sequence(items),
    }
}

/// Whether two literals are one with the same treatment of case.
fn agree(one: &str, insensitive: bool, other: &str, also: bool) -> bool {
    let letters = |text: &str| text.contains(|c: char| c.is_ascii_alphabetic());
    insensitive == also || !letters(one) || !letters(other)
}

fn text(c: char, insensitive: bool) -> Item {
    Item::Text { text: c.to_string(), insensitive }
}

/// The character of a set that a literal spells, and whether it stands for both cases.
fn literal(set: &CodePoints) -> Option<(char, bool)> {
    match set[..] {
        [(first, last)] if first == last => Some((char::from_u32(first)?, false)),
        [(upper, u), (lower, l)] if upper == u && lower == l => {
            let c = set.written().filter(char::is_ascii_alphabetic)?;
            let is_both = [c.to_ascii_uppercase() as u32, c.to_ascii_lowercase() as u32] == [upper, lower];
            is_both.then_some((c, true))
        }
        _ => None,
    }
}

/// The lowered grammar has no surrogates.
fn class(set: &CodePoints) -> Item {
    let range = |&(first, last): &(u32, u32)| Some((char::from_u32(first)?, char::from_u32(last)?));
    Item::Class(set.iter().filter_map(range).collect())
}
