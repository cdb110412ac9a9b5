//! The end that a rule prefers if it can end at several offsets.
//!
//! A parser reports the derivation with earlier alternatives, and with one more iteration of a repetition before
//! leaving it. Each choice depends only on the possible ends, which the automata determine:
//!
//! ```text
//! x = "a" / "ab"     prefers to end after "a"
//! y = *2"a"          prefers to continue
//! ```

use super::languages::Languages;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::Expr;

/// The maximal number of steps and of nested rules. Only left-recursive rules, without preferred derivation, exceed it.
const STEPS: usize = 100_000;
const DEEP: usize = 200;

/// Returns the end among `goals` that `expr` prefers if its match starts at `from`; `None` if it is unknown.
pub fn preferred<'c>(
    checked: &'c Checked,
    languages: &mut Languages<'c>,
    expr: &Expr,
    (text, from): (&[u8], usize),
    goals: [usize; 2],
) -> Option<usize> {
    let mut walk = Walk { checked, languages, text, known: HashMap::new(), left: STEPS, deep: 0 };
    walk.first(expr, from, &BTreeSet::from(goals))
}

struct Walk<'w, 'c> {
    checked: &'c Checked,
    languages: &'w mut Languages<'c>,
    text: &'w [u8],
    /// The ends of an expression, by its address and the start of its match.
    known: HashMap<(*const Expr, usize), Rc<BTreeSet<usize>>>,
    left: usize,
    deep: usize,
}

impl Walk<'_, '_> {
    /// Returns the end of the preferred match from `at` to a goal.
    fn first(&mut self, expr: &Expr, at: usize, goals: &BTreeSet<usize>) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let ends = self.ends(expr, at)?;
        let reached: BTreeSet<usize> = ends.intersection(goals).copied().collect();
        if reached.len() < 2 {
            return reached.first().copied();
        }
        match expr {
            Expr::Class(_) => None,
            Expr::Sequence(parts) => self.sequence(parts, at, &reached),
            Expr::Choice(parts) => parts.iter().find_map(|part| self.first(part, at, &reached)),
            Expr::Repeat { inner, min, max, .. } => self.repeat(inner, (*min, *max), at, &reached),
            Expr::Rule(rule) => {
                let checked = self.checked;
                let rule = checked.grammar.rule(*rule);
                // Offsets in decoded input are not offsets in `text`.
                if rule.decoded.is_some() {
                    return None;
                }
                self.deep += 1;
                let end = if self.deep > DEEP { None } else { self.first(&rule.expr, at, &reached) };
                self.deep -= 1;
                end
            }
        }
    }

    fn sequence(&mut self, parts: &[Expr], at: usize, goals: &BTreeSet<usize>) -> Option<usize> {
        let mut at = at;
        for (number, part) in parts.iter().enumerate() {
            let mut leads = BTreeSet::new();
            for &end in self.ends(part, at)?.iter() {
                if !self.ends_of_sequence(&parts[number + 1..], end)?.is_disjoint(goals) {
                    leads.insert(end);
                }
            }
            at = self.first(part, at, &leads)?;
        }
        Some(at)
    }

    /// Returns the preferred end of a repetition: one more iteration as long as a goal is reachable. Unbounded
    /// repetitions have no empty iterations.
    fn repeat(
        &mut self,
        inner: &Expr,
        (min, max): (u32, Option<u32>),
        at: usize,
        goals: &BTreeSet<usize>,
    ) -> Option<usize> {
        let (mut at, mut count) = (at, 0);
        loop {
            self.left = self.left.checked_sub(1)?;
            let counts = |count: u32| max.is_some() || count <= min;
            let left = (min.saturating_sub(count + 1), max.map(|max| max.saturating_sub(count + 1)));
            let mut leads = BTreeSet::new();
            if max != Some(count) {
                for &end in self.ends(inner, at)?.iter().filter(|&&end| end != at || counts(count + 1)) {
                    if !self.turns(inner, left, end)?.is_disjoint(goals) {
                        leads.insert(end);
                    }
                }
            }
            if leads.is_empty() {
                return (count >= min && goals.contains(&at)).then_some(at);
            }
            at = self.first(inner, at, &leads)?;
            count += 1;
        }
    }

    /// Returns the possible ends of an expression whose match starts at `at`; `None` if a limit is exceeded.
    fn ends(&mut self, expr: &Expr, at: usize) -> Option<Rc<BTreeSet<usize>>> {
        self.left = self.left.checked_sub(1)?;
        let key = (std::ptr::from_ref(expr), at);
        if let Some(known) = self.known.get(&key) {
            return Some(known.clone());
        }
        let ends = match expr {
            Expr::Class(ranges) => character(self.text, at)
                .filter(|&(code, _)| ranges.iter().any(|&(first, last)| (first..=last).contains(&code)))
                .map(|(_, length)| at + length)
                .into_iter()
                .collect(),
            Expr::Sequence(parts) => self.ends_of_sequence(parts, at)?,
            Expr::Choice(parts) => {
                let mut ends = BTreeSet::new();
                for part in parts {
                    ends.extend(self.ends(part, at)?.iter());
                }
                ends
            }
            Expr::Repeat { inner, min, max, .. } => self.turns(inner, (*min, *max), at)?,
            Expr::Rule(rule) => {
                let dfa = self.languages.of(*rule).ok()?;
                dfa.ends(self.text, at, &self.languages.classes).into_iter().collect()
            }
        };
        let ends = Rc::new(ends);
        self.known.insert(key, ends.clone());
        Some(ends)
    }

    fn ends_of_sequence(&mut self, parts: &[Expr], at: usize) -> Option<BTreeSet<usize>> {
        parts.iter().try_fold(BTreeSet::from([at]), |ends, part| self.ends_of_all(part, &ends))
    }

    fn ends_of_all(&mut self, expr: &Expr, from: &BTreeSet<usize>) -> Option<BTreeSet<usize>> {
        let mut ends = BTreeSet::new();
        for &at in from {
            ends.extend(self.ends(expr, at)?.iter());
        }
        Some(ends)
    }

    /// Returns the possible ends of `min` to `max` iterations that start at `at`.
    fn turns(&mut self, inner: &Expr, (min, max): (u32, Option<u32>), at: usize) -> Option<BTreeSet<usize>> {
        let mut now = (0..min).try_fold(BTreeSet::from([at]), |now, _| self.ends_of_all(inner, &now))?;
        let mut all = now.clone();
        let mut count = min;
        while max != Some(count) && !now.is_empty() {
            self.left = self.left.checked_sub(1)?;
            let next = self.ends_of_all(inner, &now)?;
            now = next.difference(&all).copied().collect();
            all.extend(&now);
            count += 1;
        }
        Some(all)
    }
}

/// Returns the character at an offset, and its length in bytes.
fn character(text: &[u8], at: usize) -> Option<(u32, usize)> {
    let mut pieces = (1..=4).filter_map(|length| std::str::from_utf8(text.get(at..at + length)?).ok());
    let character = pieces.next()?.chars().next()?;
    Some((u32::from(character), character.len_utf8()))
}
