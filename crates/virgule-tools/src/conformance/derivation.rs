//! One derivation of a string by the rules of a grammar.
//!
//! The automaton decides whether a string is in the language; this module finds the rules and alternatives of a
//! derivation. The possible ends of an expression at an offset are memoized, then one derivation is followed from the
//! end to the start:
//!
//! ```text
//! host = IP-literal / IPv4address / reg-name        //h:8
//!                                                     ▔ reg-name: 2 to 3, by the third alternative
//! ```
//!
//! For an ambiguous string any of its derivations is returned. For strings of left-recursive rules none is found.

use crate::conformance::tables::octets;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use virgule_compiler::abnf::lower::grammar::{Expr, Grammar, RuleId};

/// Maximum length of a string in bytes, because the time is quadratic. For longer strings no derivation is found.
pub const MAX_TEXT: usize = 1024;
/// Maximum nesting of expressions in a string.
const MAX_DEPTH: usize = 4096;

/// The rules and branches of a derivation.
#[derive(Debug, Clone, Default)]
pub struct TextDerivation {
    /// The rules, the outermost first.
    pub rules: Vec<RuleId>,
    /// The alternatives and the repeated expressions, by their addresses in the grammar.
    pub taken: Vec<*const Expr>,
}

/// Returns a derivation of the entire `text` from `start`; `None` if none is found.
pub fn derive(grammar: &Grammar, start: RuleId, text: &str) -> Option<TextDerivation> {
    if text.len() > MAX_TEXT {
        return None;
    }
    let mut parser = DerivationParser {
        grammar,
        text: text.as_bytes(),
        known: HashMap::new(),
        open: HashSet::new(),
        depth: 0,
    };
    let mut found = TextDerivation::default();
    parser.rule_ends(start, 0, None).contains(&text.len()).then_some(())?;
    parser.follow_rule(start, 0, text.len(), None, &mut found)?;
    Some(found)
}

/// An expression, an offset, and the decoded rule at the offset, if any.
type ExprKey = (*const Expr, usize, Option<RuleId>);

struct DerivationParser<'g> {
    grammar: &'g Grammar,
    text: &'g [u8],
    known: HashMap<ExprKey, Rc<Vec<usize>>>,
    /// The keys that are being computed; a nested computation of the same key means left recursion.
    open: HashSet<ExprKey>,
    depth: usize,
}

impl<'g> DerivationParser<'g> {
    /// Returns the possible ends of a rule, sorted.
    fn rule_ends(&mut self, rule: RuleId, at: usize, decoded: Option<RuleId>) -> Rc<Vec<usize>> {
        let inner = self.decoding(rule, decoded);
        self.ends(&self.grammar.rule(rule).expr, at, inner)
    }

    /// Returns the decoded rule within `rule`: `outside` if any, otherwise `rule` itself if it is decoded.
    fn decoding(&self, rule: RuleId, outside: Option<RuleId>) -> Option<RuleId> {
        outside.or_else(|| self.grammar.rule(rule).decoded.is_some().then_some(rule))
    }

    fn ends(&mut self, expr: &'g Expr, at: usize, decoded: Option<RuleId>) -> Rc<Vec<usize>> {
        let key = (std::ptr::from_ref(expr), at, decoded);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        if self.depth > MAX_DEPTH || !self.open.insert(key) {
            return Rc::default();
        }
        self.depth += 1;
        let mut ends = match expr {
            Expr::Class(ranges) => self.read(ranges, at, decoded).into_iter().collect(),
            Expr::Sequence(parts) => {
                parts.iter().fold(vec![at], |from, part| self.step(&from, part, decoded))
            }
            Expr::Choice(parts) => {
                parts.iter().flat_map(|part| self.ends(part, at, decoded).to_vec()).collect()
            }
            Expr::Repeat { inner, min, max, .. } => {
                let iterations = self.iterations(inner, (*min, *max), at, decoded);
                iterations
                    .iter()
                    .filter(|iteration| iteration.count >= *min)
                    .map(|iteration| iteration.at)
                    .collect()
            }
            Expr::Rule(rule) => self.rule_ends(*rule, at, decoded).to_vec(),
        };
        self.depth -= 1;
        ends.sort_unstable();
        ends.dedup();
        let ends = Rc::new(ends);
        self.open.remove(&key);
        self.known.insert(key, ends.clone());
        ends
    }

    /// Returns the possible ends of `part` for several starts.
    fn step(&mut self, from: &[usize], part: &'g Expr, decoded: Option<RuleId>) -> Vec<usize> {
        let mut ends: Vec<usize> =
            from.iter().flat_map(|&at| self.ends(part, at, decoded).to_vec()).collect();
        ends.sort_unstable();
        ends.dedup();
        ends
    }

    /// Returns the boundaries between iterations of a repetition, each once per relevant count of iterations, with a
    /// link to the previous boundary. Empty iterations count only up to the minimum.
    fn iterations(
        &mut self,
        inner: &'g Expr,
        (min, max): (u32, Option<u32>),
        begin: usize,
        decoded: Option<RuleId>,
    ) -> Vec<Iteration> {
        let mut iterations = vec![Iteration { at: begin, count: 0, before: None }];
        let mut seen = HashSet::from([(begin, 0)]);
        let mut next = 0;
        while let Some(iteration) = iterations.get(next).cloned() {
            if max != Some(iteration.count) {
                // Without a maximum, counts above the minimum are equivalent.
                let count = if max.is_none() { (iteration.count + 1).min(min) } else { iteration.count + 1 };
                for &end in self.ends(inner, iteration.at, decoded).iter() {
                    let useful = end != iteration.at || iteration.count < min;
                    if useful && seen.insert((end, count)) {
                        iterations.push(Iteration { at: end, count, before: Some(next) });
                    }
                }
            }
            next += 1;
        }
        iterations
    }

    /// Returns the end of the character at `at`, if it is in the ranges.
    fn read(&self, ranges: &[(u32, u32)], at: usize, decoded: Option<RuleId>) -> Option<usize> {
        let plain = decoded.and_then(|rule| self.grammar.rule(rule).decoded.as_ref());
        let (character, length) = octets::character(self.text, at, plain)?;
        ranges
            .iter()
            .any(|&(first, last)| (first..=last).contains(&u32::from(character)))
            .then_some(at + length)
    }

    fn follow_rule(
        &mut self,
        rule: RuleId,
        at: usize,
        end: usize,
        decoded: Option<RuleId>,
        found: &mut TextDerivation,
    ) -> Option<()> {
        found.rules.push(rule);
        let inner = self.decoding(rule, decoded);
        let grammar = self.grammar;
        self.depth += 1;
        let followed = self.follow(&grammar.rule(rule).expr, at, end, inner, found);
        self.depth -= 1;
        followed
    }

    /// Follows one derivation of `expr` from `at` to `end`.
    fn follow(
        &mut self,
        expr: &'g Expr,
        at: usize,
        end: usize,
        decoded: Option<RuleId>,
        found: &mut TextDerivation,
    ) -> Option<()> {
        // Without this limit, a rule that derives itself would cause infinite recursion.
        (self.depth <= MAX_DEPTH).then_some(())?;
        match expr {
            Expr::Class(_) => Some(()),
            Expr::Sequence(parts) => self.follow_sequence(parts, at, end, decoded, found),
            Expr::Choice(parts) => {
                let branch = parts.iter().find(|part| self.ends(part, at, decoded).contains(&end))?;
                found.taken.push(branch);
                self.follow(branch, at, end, decoded, found)
            }
            Expr::Repeat { inner, min, max, .. } => {
                let iterations = self.iterations(inner, (*min, *max), at, decoded);
                let mut iteration =
                    iterations.iter().find(|iteration| iteration.at == end && iteration.count >= *min)?;
                while let Some(before) = iteration.before.and_then(|before| iterations.get(before)) {
                    found.taken.push(std::ptr::from_ref(&**inner));
                    self.follow(inner, before.at, iteration.at, decoded, found)?;
                    iteration = before;
                }
                Some(())
            }
            Expr::Rule(rule) => self.follow_rule(*rule, at, end, decoded, found),
        }
    }

    fn follow_sequence(
        &mut self,
        parts: &'g [Expr],
        at: usize,
        end: usize,
        decoded: Option<RuleId>,
        found: &mut TextDerivation,
    ) -> Option<()> {
        let Some((last, before)) = parts.split_last() else { return Some(()) };
        let begins = before.iter().fold(vec![at], |from, part| self.step(&from, part, decoded));
        let begin = begins.into_iter().find(|&begin| self.ends(last, begin, decoded).contains(&end))?;
        self.follow_sequence(before, at, begin, decoded, found)?;
        self.follow(last, begin, end, decoded, found)
    }
}

/// A boundary between two iterations of a repetition.
#[derive(Debug, Clone)]
struct Iteration {
    at: usize,
    count: u32,
    before: Option<usize>,
}
