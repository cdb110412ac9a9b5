//! Of all ways through a text that is known to match, the first by the order of preference: its fields.
//!
//! Earlier alternatives first, one more turn of a repetition before leaving it, no empty turn of a repetition
//! without bound: what [`crate::backtrack`] tries one after the other is found here without going wrong, for
//! [`crate::chart`] knows where every rule can end. A way is followed only where it leads to a *goal*, a place from
//! which the rest matches.

use crate::chart::{self, Ends, Key};
use crate::grammars;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;
use virgule_compiler::abnf::lower::grammar::{Expr, Field, Grammar, RuleId};

/// By field: where it is.
pub type Found = Vec<Option<(usize, usize)>>;

/// Whether the rest matches from a place on.
type Goal<'g> = &'g dyn Fn(usize) -> bool;

/// Where an expression stands: its rule, and the rule whose text is decoded there.
type Place = (RuleId, Option<RuleId>);

/// Where an expression can end, by its address, its beginning, and what is decoded there.
type Known = HashMap<(*const Expr, usize, Option<RuleId>), Rc<Vec<usize>>>;

/// The ways through one text.
pub struct Ways<'c> {
    grammar: &'c Grammar,
    fields: &'c [Field],
    text: &'c str,
    ends: &'c Ends,
    /// By rule: whether a field may be in it or below.
    holds: Vec<bool>,
    known: RefCell<Known>,
    found: Found,
    /// The fields whose text is being read: within itself a field is no field.
    open: Vec<usize>,
    /// The rules that are being read, with their beginnings, one within the other.
    reading: Vec<Key>,
    endless: bool,
}

impl<'c> Ways<'c> {
    /// The ways through `text`, where rules can end at those places.
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
        Ways { grammar, fields, text, ends, holds, known, found, open, reading, endless: false }
    }

    /// The fields of the first way from the beginning to the end; `None` if it never ends.
    pub fn whole(&mut self, start: RuleId) -> Option<Found> {
        let end = self.text.len();
        self.rule(start, None, (0, None), &|at| at == end);
        (!self.endless).then(|| self.found.clone())
    }

    /// Follows the first way of `rule`, which `from` names, to a goal; gives that.
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

    fn expr(&mut self, expr: &Expr, place: Place, at: usize, goal: Goal<'_>) -> usize {
        match expr {
            Expr::Class(_) => self.reach(expr, place, at)[0],
            Expr::Sequence(parts) => parts.iter().enumerate().fold(at, |at, (index, part)| {
                let rest = &parts[index + 1..];
                let ways = self.rest();
                let leads: BTreeSet<usize> = ways
                    .reach(part, place, at)
                    .iter()
                    .copied()
                    .filter(|&end| ways.sequence(rest, place, end).into_iter().any(goal))
                    .collect();
                self.expr(part, place, at, &|end| leads.contains(&end))
            }),
            Expr::Choice(parts) => {
                let leads = |part: &&Expr| self.reach(part, place, at).iter().any(|&end| goal(end));
                let way = parts.iter().find(leads).expect("a way to the goal");
                self.expr(way, place, at, goal)
            }
            Expr::Repeat { inner, min, max, .. } => self.repeat(inner, (*min, *max), place, at, goal),
            Expr::Rule(rule) => self.rule(*rule, Some(place.0), (at, place.1), goal),
        }
    }

    fn repeat(
        &mut self,
        inner: &Expr,
        (min, max): (u32, Option<u32>),
        place: Place,
        begin: usize,
        goal: Goal<'_>,
    ) -> usize {
        let turns = self.rest().turns(inner, (min, max), place, begin);
        // From which of them the goal is reached: later ones first, for no turn goes back.
        let mut leads: BTreeSet<(usize, u32)> = BTreeSet::new();
        for (&(at, count), next) in turns.iter().rev() {
            if count >= min && goal(at) || next.iter().any(|next| leads.contains(next)) {
                leads.insert((at, count));
            }
        }
        let mut now = (begin, 0);
        loop {
            let next: Vec<(usize, u32)> =
                turns[&now].iter().copied().filter(|next| leads.contains(next)).collect();
            let Some(&(_, count)) = next.first() else { return now.0 };
            let end = self.expr(inner, place, now.0, &|end| next.contains(&(end, count)));
            now = (end, count);
        }
    }

    fn reach(&self, expr: &Expr, place: Place, at: usize) -> Rc<Vec<usize>> {
        self.rest().reach(expr, place, at)
    }

    fn rest(&self) -> Rest<'_> {
        Rest { grammar: self.grammar, text: self.text, ends: self.ends, known: &self.known }
    }
}

/// Where expressions can end.
struct Rest<'w> {
    grammar: &'w Grammar,
    text: &'w str,
    ends: &'w Ends,
    known: &'w RefCell<Known>,
}

impl Rest<'_> {
    fn reach(&self, expr: &Expr, place: Place, at: usize) -> Rc<Vec<usize>> {
        let key = (std::ptr::from_ref(expr), at, place.1);
        if let Some(known) = self.known.borrow().get(&key) {
            return known.clone();
        }
        let ends: Vec<usize> = match expr {
            Expr::Class(ranges) => {
                let length = chart::read(self.grammar, self.text.as_bytes(), at, place.1, ranges);
                length.map(|length| at + length).into_iter().collect()
            }
            Expr::Sequence(parts) => self.sequence(parts, place, at).into_iter().collect(),
            Expr::Choice(parts) => {
                let all: BTreeSet<usize> =
                    parts.iter().flat_map(|part| self.reach(part, place, at).to_vec()).collect();
                all.into_iter().collect()
            }
            Expr::Repeat { inner, min, max, .. } => {
                let turns = self.turns(inner, (*min, *max), place, at);
                let ends: BTreeSet<usize> =
                    turns.keys().filter(|(_, count)| count >= min).map(|&(end, _)| end).collect();
                ends.into_iter().collect()
            }
            Expr::Rule(rule) => {
                let key = (*rule, at, chart::decoding(self.grammar, *rule, place.1));
                self.ends.get(&key).cloned().unwrap_or_default()
            }
        };
        let ends = Rc::new(ends);
        self.known.borrow_mut().insert(key, ends.clone());
        ends
    }

    fn sequence(&self, parts: &[Expr], place: Place, at: usize) -> BTreeSet<usize> {
        parts.iter().fold(BTreeSet::from([at]), |from, part| {
            from.into_iter().flat_map(|at| self.reach(part, place, at).to_vec()).collect()
        })
    }

    /// The places between turns, each with how many there were (where there is no bound, no more are counted than
    /// there must be), and those that one more turn leads to.
    fn turns(
        &self,
        inner: &Expr,
        (min, max): (u32, Option<u32>),
        place: Place,
        begin: usize,
    ) -> BTreeMap<(usize, u32), Vec<(usize, u32)>> {
        let mut turns = BTreeMap::new();
        let mut open = vec![(begin, 0)];
        while let Some((at, count)) = open.pop() {
            if turns.contains_key(&(at, count)) {
                continue;
            }
            let mut next = Vec::new();
            if max != Some(count) {
                let counted = if max.is_none() { (count + 1).min(min) } else { count + 1 };
                let empty_too = max.is_some() || count < min;
                let ends = self.reach(inner, place, at);
                next.extend(ends.iter().filter(|&&end| end != at || empty_too).map(|&end| (end, counted)));
            }
            open.extend(&next);
            turns.insert((at, count), next);
        }
        turns
    }
}
