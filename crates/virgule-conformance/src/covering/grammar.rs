//! Every alternative of every rule, every bound of a repetition, every bound of a set of characters.
//!
//! ```text
//! dec-octet = DIGIT / %x31-39 DIGIT / …      alternative 1, alternative 2, …
//! h16       = 1*4HEXDIG                      0, 1, 2, 4 and 5 times
//! ALPHA     = %x41-5A / %x61-7A              @ A Z [ ` a z {
//! ```
//!
//! Each is put where a shortest text uses it. What goes beyond a bound mostly lies outside, but not always: with a
//! digit too many an IPv4 address is a name. The automaton says which, and then the fields are what differs.

use super::around::{self, Around};
use super::least::{Least, readable};
use crate::{Candidate, Edit, Language, Reason};
use virgule_compiler::abnf::check;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};

/// The texts, in the order of the rules.
pub fn candidates(language: &Language) -> Vec<Candidate> {
    let (grammar, start) = (language.grammar(), language.start());
    let least = Least::new(language.checked());
    let around = around::around(language, &least);
    let mut made = Made { language, texts: Vec::new() };
    // The whole rule, by a shortest text: there may be nothing to choose in it.
    if let Some(text) = &least.rule(start).any {
        made.push(start, Reason::Alternative(1), text.clone());
    }
    let reached = check::reachable(grammar, &[start]);
    for rule in (0..grammar.rules.len() as u32).map(RuleId).filter(|rule| reached[rule.index()]) {
        for here in &around[rule.index()] {
            around::each(&grammar.rule(rule).expr, here, &least, &mut |expr, here| {
                made.node(rule, expr, here, &least);
            });
        }
    }
    made.texts
}

struct Made<'l> {
    language: &'l Language,
    texts: Vec<Candidate>,
}

impl Made<'_> {
    /// What there is to try of one expression.
    fn node(&mut self, rule: RuleId, expr: &Expr, here: &Around, least: &Least) {
        match expr {
            Expr::Choice(parts) => {
                for (index, part) in parts.iter().enumerate() {
                    // An empty text may be that of any alternative, so one that is not is tried too.
                    let known = least.of(part);
                    let longer = known.more.filter(|more| known.any.as_ref() != Some(more));
                    for text in [known.any, longer].into_iter().flatten() {
                        self.push(rule, Reason::Alternative(index + 1), here.with(&text));
                    }
                }
            }
            Expr::Repeat { inner, min, max, .. } => {
                let Some(turn) = least.of(inner).more else { return };
                for count in counts(*min, *max) {
                    self.push(rule, Reason::Repetition(count), here.with(&turn.repeat(count as usize)));
                }
            }
            Expr::Class(ranges) => self.bounds(rule, ranges, here),
            Expr::Sequence(_) | Expr::Rule(_) => {}
        }
    }

    /// The first and the last of each range, and what stands next to them.
    fn bounds(&mut self, rule: RuleId, ranges: &[(u32, u32)], here: &Around) {
        let has = |value: u32| ranges.iter().any(|range| (range.0..=range.1).contains(&value));
        let bounds = ranges
            .iter()
            .flat_map(|&(first, last)| [first.checked_sub(1), Some(first), Some(last), last.checked_add(1)]);
        for character in bounds.flatten().filter_map(char::from_u32) {
            let text = here.with(&character.to_string());
            if has(character as u32) || self.language.takes(&text) {
                self.push(rule, Reason::Character(character), text);
            } else if readable(ranges)
                .is_some_and(|usual| self.language.takes(&here.with(&usual.to_string())))
            {
                let (rule, reason) =
                    (self.language.blame(&text).1, Reason::NearMiss(Edit::Replace(here.before.len())));
                self.texts.push(Candidate { text, inside: false, rule, reason });
            }
        }
    }

    fn push(&mut self, rule: RuleId, reason: Reason, text: String) {
        let rule = self.language.grammar().rule(rule).name.clone();
        self.texts.push(Candidate { inside: self.language.takes(&text), text, rule, reason });
    }
}

/// Just below, at and above each bound.
fn counts(min: u32, max: Option<u32>) -> Vec<u32> {
    let below = min.checked_sub(1);
    let above = max.map(|max| [max, max.saturating_add(1)]);
    let mut counts: Vec<u32> =
        below.into_iter().chain([min, min.saturating_add(1)]).chain(above.into_iter().flatten()).collect();
    counts.sort_unstable();
    counts.dedup();
    counts
}
