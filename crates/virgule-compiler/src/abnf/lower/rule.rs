//! Rules after name resolution: expressions over code points, and fields bound to rules.
//!
//! Names, groups, options, literals and prose have been eliminated: an expression is a set of code points, a sequence,
//! a choice in order of preference, a repetition, or a reference to a rule.

use crate::abnf::diagnose::{Diagnostics, Source, Span};
use crate::bytes::ByteSet;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// The index of a rule in [`Grammar::rules`](super::grammar::Grammar::rules).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub u32);

impl RuleId {
    /// Returns the index as a `usize`.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A rule whose references are resolved.
#[derive(Debug, Clone)]
pub struct Rule {
    /// The name in the spelling of its definition.
    pub name: String,
    /// The name of the document that defines the rule; empty for the core rules.
    pub document: String,
    /// The definition as ABNF on one line, including increments.
    pub text: String,
    /// The expression that the rule matches.
    pub expr: Expr,
    /// Of a rule that `=/` extends in another document: the copy of the imported rule, which is the first alternative.
    pub extends: Option<RuleId>,
    /// The file that defines the rule.
    pub source: Arc<Source>,
    /// The span of the name in `source`.
    pub span: Span,
    /// If the rule matches percent-decoded text: the characters that may occur unencoded.
    pub decoded: Option<ByteSet>,
    /// Errors that leave the language of the rule unknown: prose, undefined rules, values that are not characters. They
    /// are lowered as the empty string, from which no automaton is built, and reported only if the rule is needed.
    pub faults: Diagnostics,
}

impl Rule {
    /// Returns a rule for a part of this one, with its name and source, for messages.
    pub fn part(&self, expr: Expr) -> Rule {
        Rule { expr, decoded: None, extends: None, ..self.clone() }
    }
}

/// An expression over code points, such as the right side of a rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Expr {
    /// One code point of the set.
    Class(CodePoints),
    /// All of the parts, in order. The empty list matches the empty string.
    Sequence(Vec<Expr>),
    /// One of the alternatives. If two match the same text, the earlier one is preferred.
    Choice(Vec<Expr>),
    /// `inner` between `min` and `max` times. More repetitions are preferred.
    Repeat {
        /// The repeated expression.
        inner: Box<Expr>,
        /// Minimum number of repetitions.
        min: u32,
        /// Maximum number of repetitions; `None` if unbounded.
        max: Option<u32>,
        /// The span of the repetition, in the file of its rule.
        span: Span,
    },
    /// A reference to a rule.
    Rule(RuleId),
}

impl Expr {
    /// The empty string.
    pub const EMPTY: Expr = Expr::Sequence(Vec::new());

    /// Returns the direct subexpressions, from left to right.
    pub fn children(&self) -> &[Expr] {
        match self {
            Expr::Class(_) | Expr::Rule(_) | Expr::Repeat { max: Some(0), .. } => &[],
            Expr::Sequence(parts) | Expr::Choice(parts) => parts,
            Expr::Repeat { inner, .. } => std::slice::from_ref(inner),
        }
    }

    /// Calls `see` for this expression and all its subexpressions, from left to right.
    pub fn each(&self, see: &mut impl FnMut(&Expr)) {
        see(self);
        self.children().iter().for_each(|child| child.each(see));
    }

    /// Calls `see` for every reference to a rule in this expression, from left to right.
    pub fn each_rule(&self, see: &mut impl FnMut(RuleId)) {
        self.each(&mut |expr| {
            if let Expr::Rule(id) = expr {
                see(*id);
            }
        });
    }

    /// Replaces every reference to a rule in this expression.
    pub fn map_rules(&mut self, map: &impl Fn(RuleId) -> RuleId) {
        match self {
            Expr::Class(_) => {}
            Expr::Sequence(parts) | Expr::Choice(parts) => {
                parts.iter_mut().for_each(|part| part.map_rules(map))
            }
            Expr::Repeat { inner, .. } => inner.map_rules(map),
            Expr::Rule(rule) => *rule = map(*rule),
        }
    }
}

/// Sets `reached` for the rules of `open` and those that they reference, directly or through others, without following
/// rules for which it is already set.
pub fn reach(rules: &[Rule], mut open: Vec<RuleId>, reached: &mut [bool]) {
    while let Some(rule) = open.pop() {
        if !std::mem::replace(&mut reached[rule.index()], true) {
            rules[rule.index()].expr.each_rule(&mut |named| open.push(named));
        }
    }
}

/// A set of code points: inclusive ranges, sorted, disjoint, without surrogates.
///
/// Sets with the same members are equal, however they are written: `"NI"` matches either case of a letter, so its set
/// has two members. Builders use the one that the grammar writes.
#[derive(Clone)]
pub struct CodePoints {
    ranges: Vec<(u32, u32)>,
    /// The letter of a case-insensitive literal, as written in the grammar.
    spelled: Option<char>,
}

impl CodePoints {
    /// Creates the set for one character of a literal: a letter in either case, unless `case_sensitive`.
    pub fn literal(c: char, case_sensitive: bool) -> Self {
        if case_sensitive || !c.is_ascii_alphabetic() {
            return CodePoints::from(vec![(c as u32, c as u32)]);
        }
        let (upper, lower) = (c.to_ascii_uppercase() as u32, c.to_ascii_lowercase() as u32);
        CodePoints { ranges: vec![(upper, upper), (lower, lower)], spelled: Some(c) }
    }

    /// Returns the character that the grammar writes for the set: its only member, or the letter of a literal.
    pub fn written(&self) -> Option<char> {
        match self.ranges[..] {
            [(first, last)] if first == last => char::from_u32(first),
            _ => self.spelled,
        }
    }
}

impl Deref for CodePoints {
    type Target = [(u32, u32)];

    fn deref(&self) -> &Self::Target {
        &self.ranges
    }
}

impl From<Vec<(u32, u32)>> for CodePoints {
    fn from(ranges: Vec<(u32, u32)>) -> Self {
        CodePoints { ranges, spelled: None }
    }
}

impl PartialEq for CodePoints {
    fn eq(&self, other: &Self) -> bool {
        self.ranges == other.ranges
    }
}

impl Eq for CodePoints {}

impl fmt::Debug for CodePoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.ranges.fmt(f)
    }
}

/// A rule whose ambiguities are acknowledged.
#[derive(Debug, Clone)]
pub struct Acknowledgement {
    /// The rule.
    pub rule: RuleId,
    /// The reason why the ambiguities are accepted.
    pub reason: String,
    /// The file with the directive.
    pub source: Arc<Source>,
    /// The span of the directive in `source`.
    pub span: Span,
}

/// A part of the text whose span a parse returns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    /// The name, such as `reg-name`.
    pub name: String,
    /// The rules whose match is the field; several if the grammar has several rules for the same component.
    pub rules: Vec<RuleId>,
    /// `NAME=OUTER/RULE`: only references in the definition of this rule count. `None`: all references.
    pub within: Option<RuleId>,
    /// The part of the field that is hidden when a text is shown; `None` if nothing is redacted.
    pub secret: Option<Secret>,
    /// True if `fields` declares the field; false if only `redact` names the rule, and the field has no accessor.
    pub exposed: bool,
}

impl Field {
    /// True if a reference to `rule` in the definition of `from` is the field. `None`: outside of any definition.
    pub fn binds(&self, rule: RuleId, from: Option<RuleId>) -> bool {
        self.rules.contains(&rule) && (self.within.is_none() || self.within == from)
    }
}

/// The part of a field that is hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Secret {
    /// The entire field.
    Whole,
    /// The text after the first colon of the field: the password of a userinfo (RFC 3986 section 3.2.1).
    AfterColon,
}
