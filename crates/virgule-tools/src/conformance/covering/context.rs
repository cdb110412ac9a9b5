//! Contexts of a rule or expression: the strings before and after it in a shortest string that uses it.
//!
//! ```text
//! URI = scheme ":" hier-part …        the context of port is "a://a:" and ""
//!                  │
//!                  "//" authority …
//!                       │
//!                       host [ ":" port ]
//! ```
//!
//! Each rule gets a few short contexts from each reference to it, beginning at the start rule. Several contexts are
//! needed: an invalid IPv4 address is a valid `reg-name`, but not within an IPv6 address. Repeated expressions also
//! occur twice, because a string that another rule accepts once may be invalid twice.

use super::shortest_text::{ShortestTexts, percent_encode};
use crate::conformance::Language;
use std::collections::VecDeque;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};
use virgule_compiler::bytes::ByteSet;

/// The string around an expression.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Context {
    /// The string before the expression.
    pub before: String,
    /// The string after the expression.
    pub after: String,
    /// If the expression occurs twice: the string between the occurrences.
    pub between: Option<String>,
    /// If the expression is percent-encoded: the bytes that are not encoded.
    pub plain: Option<ByteSet>,
}

impl Context {
    const EMPTY: Context =
        Context { before: String::new(), after: String::new(), between: None, plain: None };

    /// Returns the entire string, with `text` for the expression.
    pub fn with(&self, text: &str) -> String {
        let text = percent_encode(text, self.plain.as_ref());
        let again = self.between.as_ref().map(|between| format!("{between}{text}"));
        format!("{}{text}{}{}", self.before, again.unwrap_or_default(), self.after)
    }

    /// Returns the context of an inner expression with this string before and after it.
    fn nested(&self, before: &str, after: &str) -> Self {
        let [before, after] = [before, after].map(|text| percent_encode(text, self.plain.as_ref()));
        Context {
            between: self.between.as_ref().map(|between| format!("{after}{between}{before}")),
            before: format!("{}{before}", self.before),
            after: format!("{after}{}", self.after),
            plain: self.plain,
        }
    }
}

/// Maximum number of contexts of a rule.
const MAX_CONTEXTS: usize = 16;

/// Maximum number of contexts of a rule that come from one reference.
const MAX_PER_REFERENCE: usize = 6;

/// By rule: its contexts, the shortest chain of references first, each with its reference (rule and index).
type ContextTable = Vec<Vec<(Context, (RuleId, usize))>>;

/// Returns the contexts of each rule in strings of the language; empty for rules that no string uses.
pub fn contexts(language: &Language, shortest: &ShortestTexts) -> Vec<Vec<Context>> {
    let grammar = language.grammar();
    let mut found: ContextTable = vec![Vec::new(); grammar.rules.len()];
    let mut open = VecDeque::new();
    let add = |found: &mut ContextTable, open: &mut VecDeque<_>, rule: RuleId, around: &Context, place| {
        // The match of a decoded rule is percent-encoded.
        let plain = grammar.rule(rule).decoded.or(around.plain);
        let around = Context { plain, ..around.clone() };
        let known = &mut found[rule.index()];
        let alike = known.iter().filter(|(_, other)| *other == place).count();
        if known.len() < MAX_CONTEXTS
            && alike < MAX_PER_REFERENCE
            && known.iter().all(|(other, _)| *other != around)
        {
            open.push_back((rule, around.clone()));
            known.push((around, place));
        }
    };
    add(&mut found, &mut open, language.start(), &Context::EMPTY, (language.start(), 0));
    while let Some((rule, here)) = open.pop_front() {
        let mut number = 0;
        each_expr(&grammar.rule(rule).expr, &here, shortest, &mut |expr, around| {
            number += 1;
            if let Expr::Rule(named) = expr {
                add(&mut found, &mut open, *named, around, (rule, number));
            }
        });
    }
    found.into_iter().map(|known| known.into_iter().map(|(around, _)| around).collect()).collect()
}

/// Calls `see` for `expr` and all its subexpressions with contexts, for repeated ones also with two occurrences.
pub fn each_expr(
    expr: &Expr,
    here: &Context,
    shortest: &ShortestTexts,
    see: &mut dyn FnMut(&Expr, &Context),
) {
    see(expr, here);
    match expr {
        Expr::Class(_) | Expr::Rule(_) => {}
        Expr::Choice(parts) => parts.iter().for_each(|part| each_expr(part, here, shortest, see)),
        Expr::Sequence(parts) => {
            for (index, part) in parts.iter().enumerate() {
                let (before, rest) = parts.split_at(index);
                let after = rest.get(1..).unwrap_or_default();
                if let (Some(before), Some(after)) = (shortest.all(before).any, shortest.all(after).any) {
                    each_expr(part, &here.nested(&before, &after), shortest, see);
                }
            }
        }
        Expr::Repeat { max: Some(0), .. } => {}
        Expr::Repeat { inner, min, max, .. } => {
            let Some(once) = shortest.of(inner).any else { return };
            let others = |turns: u32| once.repeat(min.saturating_sub(turns) as usize);
            each_expr(inner, &here.nested("", &others(1)), shortest, see);
            if max.is_none_or(|max| max >= 2) && here.between.is_none() {
                let twice = Context { between: Some(String::new()), ..here.nested("", &others(2)) };
                each_expr(inner, &twice, shortest, see);
            }
        }
    }
}
