//! Strings inside a language that cover its grammar and its automaton.
//!
//! ```text
//! shortest_text  a shortest string of every rule and expression
//! context        the strings before and after a rule in a shortest string that uses it
//! ```
//!
//! ```text
//! dec-octet = DIGIT / %x31-39 DIGIT / …      alternative 1, alternative 2, …
//! h16       = 1*4HEXDIG                      0, 1, 2, 4 and 5 times
//! ALPHA     = %x41-5A / %x61-7A              @ A Z [ ` a z {
//! ```
//!
//! Each string of an expression is inserted in the contexts of the expression. A string beyond a bound is usually
//! outside of the language, but not always: an IPv4 address with an extra digit is a `reg-name`. The automaton decides.
//!
//! The grammar is covered because implementations follow it, and the automaton because it contains the interaction of
//! rules: that a path may contain `:` is a state, but no alternative of a rule.

mod context;
mod shortest_text;

use crate::conformance::tables::transition_texts::{TransitionText, TransitionTexts};
use crate::conformance::{Candidate, Edit, Language, Reason};
use context::Context;
use shortest_text::{ShortestTexts, readable};
use std::collections::HashSet;
use virgule_compiler::abnf::check;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};

/// Returns strings that cover a language, the shortest first, without duplicates. Some are outside of it, with one
/// repetition too many or a character adjacent to a class.
pub fn covering(language: &Language) -> Vec<Candidate> {
    let mut made = grammar_texts(language);
    made.extend(transition_texts(language));
    Candidate::sort(&mut made);
    let mut known = HashSet::new();
    made.retain(|candidate| known.insert(candidate.text.clone()));
    made
}

/// Returns the length in bytes of a shortest string of a language by its grammar; `None` if it has no string.
pub fn shortest_length(language: &Language) -> Option<usize> {
    ShortestTexts::new(language.checked()).rule(language.start()).any.as_ref().map(String::len)
}

/// Strings that cover the grammar, in the order of the rules.
fn grammar_texts(language: &Language) -> Vec<Candidate> {
    let (grammar, start) = (language.grammar(), language.start());
    let shortest = ShortestTexts::new(language.checked());
    let contexts = context::contexts(language, &shortest);
    let mut made = CandidateBuilder { language, texts: Vec::new() };
    // A shortest string of the entire rule, which may have no alternatives.
    if let Some(text) = &shortest.rule(start).any {
        let is_shortest = |part: &Expr| shortest.of(part).any.as_ref() == Some(text);
        let index = match &grammar.rule(start).expr {
            Expr::Choice(parts) => parts.iter().position(is_shortest).unwrap_or_default(),
            _ => 0,
        };
        made.push(start, Reason::Alternative(index + 1), text.clone());
    }
    let reached = check::reachable(grammar, &[start]);
    for rule in grammar.ids().filter(|rule| reached[rule.index()]) {
        for here in &contexts[rule.index()] {
            context::each_expr(&grammar.rule(rule).expr, here, &shortest, &mut |expr, here| {
                made.node(rule, expr, here, &shortest);
            });
        }
    }
    made.texts
}

struct CandidateBuilder<'l> {
    language: &'l Language,
    texts: Vec<Candidate>,
}

impl CandidateBuilder<'_> {
    /// Adds the strings for one expression.
    fn node(&mut self, rule: RuleId, expr: &Expr, here: &Context, shortest: &ShortestTexts) {
        match expr {
            Expr::Choice(parts) => {
                for (index, part) in parts.iter().enumerate() {
                    // The empty string may match several alternatives, so a nonempty one is added.
                    let known = shortest.of(part);
                    let longer = known.non_empty.filter(|more| known.any.as_ref() != Some(more));
                    for text in [known.any, longer].into_iter().flatten() {
                        self.push(rule, Reason::Alternative(index + 1), here.with(&text));
                    }
                }
            }
            Expr::Repeat { inner, min, max, .. } => {
                let Some(once) = shortest.of(inner).non_empty else { return };
                for count in counts(*min, *max) {
                    self.push(rule, Reason::Repetition(count), here.with(&once.repeat(count as usize)));
                }
            }
            Expr::Class(ranges) => self.bounds(rule, ranges, here),
            Expr::Sequence(_) | Expr::Rule(_) => {}
        }
    }

    /// Adds strings with the first and the last character of each range, and with the characters adjacent to them.
    fn bounds(&mut self, rule: RuleId, ranges: &[(u32, u32)], here: &Context) {
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

/// Returns the counts just below, at and above each bound of a repetition.
fn counts(min: u32, max: Option<u32>) -> Vec<u32> {
    let below = min.checked_sub(1);
    let above = max.map(|max| [max, max.saturating_add(1)]);
    let mut counts: Vec<u32> =
        below.into_iter().chain([min, min.saturating_add(1)]).chain(above.into_iter().flatten()).collect();
    counts.sort_unstable();
    counts.dedup();
    counts
}

/// Returns strings that use every transition of the automaton, distinguish every byte from those of other classes, and
/// use every capture. Empty for a rule without an automaton.
fn transition_texts(language: &Language) -> Vec<Candidate> {
    let made = language.with_table(|table| {
        let texts = TransitionTexts::new(table, 0);
        ([texts.transitions(), texts.captures()].concat(), texts.byte_classes())
    });
    let (transitions, bytes) = made.unwrap_or_default();
    let inside = |made: &TransitionText| language.takes(&made.text);
    let rule = |made: &TransitionText| language.rule_after(made.text.get(..made.at).unwrap_or_default());
    let mut candidates = Vec::new();
    for made in transitions.into_iter().filter(|made| inside(made)) {
        let rule = rule(&made);
        candidates.push(Candidate { rule, text: made.text, inside: true, reason: Reason::Transition });
    }
    for made in bytes {
        let inside = inside(&made);
        let reason = match made.text.get(made.at..).and_then(|rest| rest.chars().next()) {
            Some(character) if inside => Reason::Character(character),
            _ => Reason::NearMiss(Edit::Replace(made.at)),
        };
        let rule = if inside { rule(&made) } else { language.blame(&made.text).1 };
        candidates.push(Candidate { text: made.text, inside, rule, reason });
    }
    candidates
}
