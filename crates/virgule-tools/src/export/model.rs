//! A rule and the rules that it reaches, as expressions over code points with literals.
//!
//! In the lowered grammar `"ni"` is a sequence of two sets; here adjacent sets of one character are joined to a
//! literal.

use crate::export::ExportError;
use std::collections::{HashMap, HashSet};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check::reachable;
use virgule_compiler::abnf::check::recursion::{Recursion, components};
use virgule_compiler::abnf::lower::grammar::{CodePoints, Expr, RuleId};

/// A rule and the rules that it reaches.
pub struct Model {
    /// The rules; the first is the exported one.
    pub rules: Vec<ModelRule>,
    /// Indices of the rules in dependency order: a rule follows the rules that it references, except within a cycle.
    pub order: Vec<usize>,
}

pub struct ModelRule {
    pub name: String,
    pub body: Item,
    pub recursive: bool,
    /// True if the rule matches the empty string.
    pub nullable: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Item {
    /// One code point of these inclusive ranges.
    Class(Vec<(char, char)>),
    /// A literal of one character or more.
    Text {
        text: String,
        /// True if ASCII letters match in either case.
        insensitive: bool,
    },
    /// All of the parts, in order. Without parts, matches the empty string.
    Sequence(Vec<Item>),
    Choice(Vec<Item>),
    Repeat {
        inner: Box<Item>,
        min: u32,
        max: Option<u32>,
    },
    Rule(usize),
}

impl Item {
    /// Returns the subexpressions of this one, from left to right.
    fn children(&self) -> &[Item] {
        match self {
            Item::Class(_) | Item::Text { .. } | Item::Rule(_) => &[],
            Item::Sequence(parts) | Item::Choice(parts) => parts,
            Item::Repeat { inner, .. } => std::slice::from_ref(&**inner),
        }
    }

    /// Calls `see` for this expression and all its subexpressions, from left to right.
    pub fn each(&self, see: &mut impl FnMut(&Item)) {
        see(self);
        self.children().iter().for_each(|child| child.each(see));
    }
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

    /// True if an expression matches the empty string.
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

/// Converts an expression. The parser bounds the nesting depth of expressions, and so the recursion.
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

/// Converts the parts of a sequence, and joins adjacent literals.
fn sequence(parts: &[Expr], index_of: &[usize]) -> Item {
    let mut items: Vec<Item> = Vec::new();
    for part in parts {
        let part = item(part, index_of);
        match (items.last_mut(), &part) {
            (Some(Item::Text { text, insensitive }), Item::Text { text: more, insensitive: also })
                if agree(text, *insensitive, more, *also) =>
            {
                // A literal without letters can be joined with either kind.
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

/// True if two literals can be joined without changing the case-sensitivity of letters.
fn agree(one: &str, insensitive: bool, other: &str, also: bool) -> bool {
    let letters = |text: &str| text.contains(|c: char| c.is_ascii_alphabetic());
    insensitive == also || !letters(one) || !letters(other)
}

fn text(c: char, insensitive: bool) -> Item {
    Item::Text { text: c.to_string(), insensitive }
}

/// Returns the character of a set that comes from a literal; true if the set contains both cases of the character.
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

/// Converts a set, which contains no surrogates in a lowered grammar.
fn class(set: &CodePoints) -> Item {
    let range = |&(first, last): &(u32, u32)| Some((char::from_u32(first)?, char::from_u32(last)?));
    Item::Class(set.iter().filter_map(range).collect())
}

// Unique names of rules in a notation whose names allow other characters than ABNF.

/// Returns, by rule, the name that `spell` returns for its ABNF name. If that is reserved or the name of an earlier
/// rule, `join` adds a number.
pub fn names(
    model: &Model,
    reserved: &[&str],
    spell: impl Fn(&str) -> String,
    join: impl Fn(&str, usize) -> String,
) -> Vec<String> {
    let mut taken: HashSet<String> = reserved.iter().map(|name| name.to_string()).collect();
    // By name: the last number added to it, so that many rules with the same spelling take linear time.
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut names = Vec::with_capacity(model.rules.len());
    for rule in &model.rules {
        let plain = spell(&rule.name);
        let mut name = plain.clone();
        while !taken.insert(name.clone()) {
            let number = numbers.entry(plain.clone()).or_insert(1);
            *number += 1;
            name = join(&plain, *number);
        }
        names.push(name);
    }
    names
}

/// Returns the name with letters in lower case, digits and `_`.
pub fn snake(name: &str) -> String {
    name.to_ascii_lowercase().replace('-', "_")
}

pub fn numbered(name: &str, number: usize) -> String {
    format!("{name}_{number}")
}

// Left-recursive rules: they reference themselves before they match a character, so recursive descent does not end.

/// Fails if a rule is left-recursive.
pub fn refuse(model: &Model) -> Result<(), ExportError> {
    let first = model.rules.iter().map(|rule| {
        let mut first = Vec::new();
        firsts(model, &rule.body, &mut first);
        first
    });
    let first: Vec<Vec<u32>> = first.collect();
    let is_cycle = |&rule: &u32, members: usize| members > 1 || first[rule as usize].contains(&rule);
    let cycle = components(&first).into_iter().find_map(|members| {
        let rule = members.first().filter(|rule| is_cycle(rule, members.len()))?;
        Some(ExportError::LeftRecursive(model.rules[*rule as usize].name.clone()))
    });
    cycle.map_or(Ok(()), Err)
}

/// Adds the rules that an expression references before it matches a character; true if the expression is nullable.
fn firsts(model: &Model, item: &Item, found: &mut Vec<u32>) -> bool {
    match item {
        Item::Class(_) | Item::Text { .. } => false,
        Item::Sequence(parts) => parts.iter().all(|part| firsts(model, part, found)),
        Item::Choice(parts) => parts.iter().fold(false, |any, part| firsts(model, part, found) | any),
        Item::Repeat { inner, min, .. } => firsts(model, inner, found) | (*min == 0),
        Item::Rule(rule) => {
            found.push(*rule as u32);
            model.rules[*rule].nullable
        }
    }
}
