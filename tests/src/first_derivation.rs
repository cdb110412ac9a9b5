//! The fields of the preferred derivation of a text that is known to match.
//!
//! Preferred are earlier alternatives, one more iteration of a repetition before leaving the repetition, and no empty
//! iteration of an unbounded repetition. [`crate::backtrack`] finds this derivation by backtracking. This module needs
//! no backtracking, because [`crate::chart`] has computed where every rule can end: a step is taken only if it leads to
//! a *goal*, a position from which the rest matches.

use crate::chart::{self, Ends, Key};
use crate::grammars;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;
use virgule_compiler::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};

/// The span of each field.
pub type FieldSpans = Vec<Option<(usize, usize)>>;

/// True for positions from which the rest matches.
type Goal<'g> = &'g dyn Fn(usize) -> bool;

/// The rule to which an expression belongs, and the percent-encoded rule whose decoded text contains it; `None` if the
/// text is not decoded.
type Context = (RuleId, Option<RuleId>);

/// The offsets at which a match of an expression can end, by the address of the expression, the offset where the match
/// begins, and the percent-encoded rule whose decoded text contains it.
type EndCache = HashMap<(*const Expr, usize, Option<RuleId>), Rc<Vec<usize>>>;

/// The search for the preferred derivation of one text.
pub struct FirstDerivation<'c> {
    grammar: &'c Grammar,
    fields: &'c [Field],
    text: &'c str,
    ends: &'c Ends,
    /// For each rule, true if it or a rule below it may contain a field.
    holds: Vec<bool>,
    known: RefCell<EndCache>,
    found: FieldSpans,
    /// The fields whose rules are being matched: a field within itself is not captured.
    open: Vec<usize>,
    /// The stack of rules that are being matched, with their begins.
    reading: Vec<Key>,
    endless: bool,
}

impl<'c> FirstDerivation<'c> {
    /// The search in `text`, in which rules can end at `ends`.
    pub fn new(grammar: &'c Grammar, fields: &'c [Field], text: &'c str, ends: &'c Ends) -> Self {
        let mut holds = vec![false; grammar.rules.len()];
        for field in fields {
            field.rules.iter().for_each(|rule| holds[rule.index()] = true);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (index, rule) in grammar.rules.iter().enumerate() {
                let mut below = holds[index];
                rule.expr.each_rule(&mut |named| below |= holds[named.index()]);
                changed |= std::mem::replace(&mut holds[index], below) != below;
            }
        }
        let (known, found) = (Default::default(), vec![None; fields.len()]);
        let (open, reading) = (Vec::new(), Vec::new());
        FirstDerivation { grammar, fields, text, ends, holds, known, found, open, reading, endless: false }
    }

    /// The fields of the preferred derivation of the whole text; `None` if the derivation is infinite.
    pub fn whole(&mut self, start: RuleId) -> Option<FieldSpans> {
        let end = self.text.len();
        self.rule(start, None, (0, None), &|at| at == end);
        (!self.endless).then(|| self.found.clone())
    }

    /// Follows the preferred derivation of `rule`, referenced by `from`, to a goal, and returns the goal.
    fn rule(
        &mut self,
        rule: RuleId,
        from: Option<RuleId>,
        (at, outside): (usize, Option<RuleId>),
        goal: Goal<'_>,
    ) -> usize {
        let decoded = chart::decoding(self.grammar, rule, outside);
        let key = (rule, at, decoded);
        let field = grammars::field_of(self.fields, rule, from).filter(|field| !self.open.contains(field));
        let ends: Vec<usize> =
            self.ends.get(&key).into_iter().flatten().copied().filter(|&end| goal(end)).collect();
        self.endless |= self.reading.iter().filter(|open| **open == key).count() > self.text.len();
        let end = match ends[..] {
            [only] if !self.holds[rule.index()] => only,
            _ if self.endless => ends[0],
            _ => {
                self.open.extend(field);
                self.reading.push(key);
                let grammar = self.grammar;
                let end = self.expr(&grammar.rule(rule).expr, (rule, decoded), at, goal);
                self.reading.pop();
                self.open.truncate(self.open.len() - usize::from(field.is_some()));
                end
            }
        };
        if let Some(field) = field {
            self.found[field] = Some((at, end));
        }
        end
    }

    fn expr(&mut self, expr: &Expr, context: Context, at: usize, goal: Goal<'_>) -> usize {
        match expr {
            Expr::Class(_) => self.reach(expr, context, at)[0],
            Expr::Sequence(parts) => parts.iter().enumerate().fold(at, |at, (index, part)| {
                let rest = &parts[index + 1..];
                let matcher = self.matcher();
                let leads: BTreeSet<usize> = matcher
                    .reach(part, context, at)
                    .iter()
                    .copied()
                    .filter(|&end| matcher.sequence(rest, context, end).into_iter().any(goal))
                    .collect();
                self.expr(part, context, at, &|end| leads.contains(&end))
            }),
            Expr::Choice(parts) => {
                let leads = |part: &&Expr| self.reach(part, context, at).iter().any(|&end| goal(end));
                let alternative = parts.iter().find(leads).expect("a alternative to the goal");
                self.expr(alternative, context, at, goal)
            }
            Expr::Repeat { inner, min, max, .. } => self.repeat(inner, (*min, *max), context, at, goal),
            Expr::Rule(rule) => self.rule(*rule, Some(context.0), (at, context.1), goal),
        }
    }

    fn repeat(
        &mut self,
        inner: &Expr,
        (min, max): (u32, Option<u32>),
        context: Context,
        begin: usize,
        goal: Goal<'_>,
    ) -> usize {
        let iterations = self.matcher().iterations(inner, (min, max), context, begin);
        // The states from which a goal is reachable, computed in reverse order, because an iteration never moves back.
        let mut leads: BTreeSet<(usize, u32)> = BTreeSet::new();
        for (&(at, count), next) in iterations.iter().rev() {
            if count >= min && goal(at) || next.iter().any(|next| leads.contains(next)) {
                leads.insert((at, count));
            }
        }
        let mut now = (begin, 0);
        loop {
            let next: Vec<(usize, u32)> =
                iterations[&now].iter().copied().filter(|next| leads.contains(next)).collect();
            let Some(&(_, count)) = next.first() else { return now.0 };
            let end = self.expr(inner, context, now.0, &|end| next.contains(&(end, count)));
            now = (end, count);
        }
    }

    fn reach(&self, expr: &Expr, context: Context, at: usize) -> Rc<Vec<usize>> {
        self.matcher().reach(expr, context, at)
    }

    fn matcher(&self) -> Matcher<'_> {
        Matcher { grammar: self.grammar, text: self.text, ends: self.ends, known: &self.known }
    }
}

/// Computes the positions at which expressions can end.
struct Matcher<'w> {
    grammar: &'w Grammar,
    text: &'w str,
    ends: &'w Ends,
    known: &'w RefCell<EndCache>,
}

impl Matcher<'_> {
    fn reach(&self, expr: &Expr, context: Context, at: usize) -> Rc<Vec<usize>> {
        let key = (std::ptr::from_ref(expr), at, context.1);
        if let Some(known) = self.known.borrow().get(&key) {
            return known.clone();
        }
        let ends: Vec<usize> = match expr {
            Expr::Class(ranges) => {
                let length = chart::read(self.grammar, self.text.as_bytes(), at, context.1, ranges);
                length.map(|length| at + length).into_iter().collect()
            }
            Expr::Sequence(parts) => self.sequence(parts, context, at).into_iter().collect(),
            Expr::Choice(parts) => {
                let all: BTreeSet<usize> =
                    parts.iter().flat_map(|part| self.reach(part, context, at).to_vec()).collect();
                all.into_iter().collect()
            }
            Expr::Repeat { inner, min, max, .. } => {
                let iterations = self.iterations(inner, (*min, *max), context, at);
                let ends: BTreeSet<usize> =
                    iterations.keys().filter(|(_, count)| count >= min).map(|&(end, _)| end).collect();
                ends.into_iter().collect()
            }
            Expr::Rule(rule) => {
                let key = (*rule, at, chart::decoding(self.grammar, *rule, context.1));
                self.ends.get(&key).cloned().unwrap_or_default()
            }
        };
        let ends = Rc::new(ends);
        self.known.borrow_mut().insert(key, ends.clone());
        ends
    }

    fn sequence(&self, parts: &[Expr], context: Context, at: usize) -> BTreeSet<usize> {
        parts.iter().fold(BTreeSet::from([at]), |from, part| {
            from.into_iter().flat_map(|at| self.reach(part, context, at).to_vec()).collect()
        })
    }

    /// The states between iterations, which are a position and a count (at most `min` if unbounded), each with the
    /// states after one more iteration.
    fn iterations(
        &self,
        inner: &Expr,
        (min, max): (u32, Option<u32>),
        context: Context,
        begin: usize,
    ) -> BTreeMap<(usize, u32), Vec<(usize, u32)>> {
        let mut iterations = BTreeMap::new();
        let mut open = vec![(begin, 0)];
        while let Some((at, count)) = open.pop() {
            if iterations.contains_key(&(at, count)) {
                continue;
            }
            let mut next = Vec::new();
            if max != Some(count) {
                let counted = if max.is_none() { (count + 1).min(min) } else { count + 1 };
                let empty_too = max.is_some() || count < min;
                let ends = self.reach(inner, context, at);
                next.extend(ends.iter().filter(|&&end| end != at || empty_too).map(|&end| (end, counted)));
            }
            open.extend(&next);
            iterations.insert((at, count), next);
        }
        iterations
    }
}
