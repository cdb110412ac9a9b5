//! What stands before and behind a rule, or an expression, in a shortest text that uses it.
//!
//! ```text
//! URI = scheme ":" hier-part …        around(port) is "a://a:" and ""
//!                  │
//!                  "//" authority …
//!                       │
//!                       host [ ":" port ]
//! ```
//!
//! From the start rule inwards, each rule is reached by all places that name it, with short surroundings, a few of each:
//! an IPv4 address that stands alone is a name if it is none, and within an IPv6 address it is nothing. What repeats is
//! there twice too: a part that may stand once because of another rule may not twice.

use super::least::{Least, written};
use crate::Language;
use std::collections::VecDeque;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};
use virgule_compiler::bytes::ByteSet;

/// What stands around a part of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Around {
    /// Before it.
    pub before: String,
    /// Behind it.
    pub behind: String,
    /// If the part is there twice: what stands in between.
    pub between: Option<String>,
    /// If the part is percent-encoded there: the bytes that stand for themselves.
    pub plain: Option<ByteSet>,
}

impl Around {
    const NOTHING: Around =
        Around { before: String::new(), behind: String::new(), between: None, plain: None };

    /// With that in the middle.
    pub fn with(&self, text: &str) -> String {
        let text = written(text, self.plain.as_ref());
        let again = self.between.as_ref().map(|between| format!("{between}{text}"));
        format!("{}{text}{}{}", self.before, again.unwrap_or_default(), self.behind)
    }

    /// What stands around something that has this before and that behind it here.
    fn further(&self, before: &str, behind: &str) -> Self {
        let [before, behind] = [before, behind].map(|text| written(text, self.plain.as_ref()));
        Around {
            between: self.between.as_ref().map(|between| format!("{behind}{between}{before}")),
            before: format!("{}{before}", self.before),
            behind: format!("{behind}{}", self.behind),
            plain: self.plain,
        }
    }
}

/// No rule is tried in more surroundings.
const MOST: usize = 16;

/// No rule is tried in more surroundings that one place in another rule gives it.
const MOST_OF_ONE: usize = 6;

/// By rule: what stands around it in texts of the language, the nearest first; and by which place of which rule.
type Found = Vec<Vec<(Around, (RuleId, usize))>>;

/// By rule: what stands around its definition in texts of the language; nothing for those that no text uses.
pub fn around(language: &Language, least: &Least) -> Vec<Vec<Around>> {
    let grammar = language.grammar();
    let mut found: Found = vec![Vec::new(); grammar.rules.len()];
    let mut open = VecDeque::new();
    let add = |found: &mut Found, open: &mut VecDeque<_>, rule: RuleId, around: &Around, place| {
        // Where the rule is read decoded, what is in it is written in escapes.
        let plain = grammar.rule(rule).decoded.or(around.plain);
        let around = Around { plain, ..around.clone() };
        let known = &mut found[rule.index()];
        let alike = known.iter().filter(|(_, other)| *other == place).count();
        if known.len() < MOST && alike < MOST_OF_ONE && known.iter().all(|(other, _)| *other != around) {
            open.push_back((rule, around.clone()));
            known.push((around, place));
        }
    };
    add(&mut found, &mut open, language.start(), &Around::NOTHING, (language.start(), 0));
    while let Some((rule, here)) = open.pop_front() {
        let mut number = 0;
        each(&grammar.rule(rule).expr, &here, least, &mut |expr, around| {
            number += 1;
            if let Expr::Rule(named) = expr {
                add(&mut found, &mut open, *named, around, (rule, number));
            }
        });
    }
    found.into_iter().map(|known| known.into_iter().map(|(around, _)| around).collect()).collect()
}

/// Shows every expression within `expr`, itself first, with what stands around it; what repeats also twice.
pub fn each(expr: &Expr, here: &Around, least: &Least, see: &mut dyn FnMut(&Expr, &Around)) {
    see(expr, here);
    match expr {
        Expr::Class(_) | Expr::Rule(_) => {}
        Expr::Choice(parts) => parts.iter().for_each(|part| each(part, here, least, see)),
        Expr::Sequence(parts) => {
            for (index, part) in parts.iter().enumerate() {
                let (before, rest) = parts.split_at(index);
                let behind = rest.get(1..).unwrap_or_default();
                if let (Some(before), Some(behind)) = (least.all(before).any, least.all(behind).any) {
                    each(part, &here.further(&before, &behind), least, see);
                }
            }
        }
        Expr::Repeat { max: Some(0), .. } => {}
        Expr::Repeat { inner, min, max, .. } => {
            let Some(turn) = least.of(inner).any else { return };
            let others = |turns: u32| turn.repeat(min.saturating_sub(turns) as usize);
            each(inner, &here.further("", &others(1)), least, see);
            if max.is_none_or(|max| max >= 2) && here.between.is_none() {
                let twice = Around { between: Some(String::new()), ..here.further("", &others(2)) };
                each(inner, &twice, least, see);
            }
        }
    }
}
