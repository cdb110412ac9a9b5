//! Finds rules whose language ordered choice or greedy repetition may change.
//!
//! In a parsing expression grammar a choice commits to the first alternative that matches, and a repetition matches as
//! often as possible, without backtracking. The grammar accepts the language of the ABNF if one character of lookahead
//! decides each alternative and each end of a repetition (LL(1), with no empty alternative before another one):
//!
//! ```text
//! a = "x" / "y" [ "z" ]        decided by the next character
//! b = "x" / "xy"               "xy": the first alternative matches "x", and the second is never tried
//! c = *ALPHA "z"               the repetition matches the "z" too, so the literal never matches
//! ```
//!
//! The condition is sufficient, not necessary: a warning says "may".

use super::model::{Item, Model};

/// Maximum number of bits of all sets.
const MAX_BITS: usize = 1 << 28;

/// Maximum number of passes over all rules for a fixpoint.
const MAX_PASSES: usize = 64;

/// Returns a heading and a line for each rule whose language may change; empty if no language changes.
pub fn warnings(model: &Model) -> Vec<String> {
    let Some(conflicts) = Analysis::run(model) else {
        return vec![
            "alternatives and repetitions keep their first match; the rules are too large to determine whether this \
             changes the language"
                .to_string(),
        ];
    };
    if conflicts.is_empty() {
        return Vec::new();
    }
    let lines = conflicts.into_iter().map(|(rule, why)| format!("`{}`: {why}", model.rules[rule].name));
    let first = "alternatives and repetitions keep their first match, so strings may be rejected because of these \
                 rules:";
    std::iter::once(first.to_string()).chain(lines).collect()
}

const ALTERNATIVES: &str = "alternatives can begin with the same character";
const EMPTY: &str = "an alternative that may be empty precedes another one";
const GREED: &str = "a repetition or option may match the beginning of the next element";
const LOOP: &str = "a repetition repeats an element that may be empty";

/// A set of classes of characters, and the end of the text as the last bit.
#[derive(Clone, PartialEq, Eq)]
struct Set(Vec<u64>);

impl Set {
    fn add(&mut self, bit: usize) {
        self.0[bit / 64] |= 1 << (bit % 64);
    }

    fn unite(&mut self, other: &Set) {
        self.0.iter_mut().zip(&other.0).for_each(|(word, other)| *word |= other);
    }

    fn meets(&self, other: &Set) -> bool {
        self.0.iter().zip(&other.0).any(|(word, other)| word & other != 0)
    }
}

struct Analysis<'m> {
    model: &'m Model,
    /// The first code points of the classes of characters, sorted.
    starts: Vec<u32>,
    /// By rule: its FIRST set, the classes of characters that its strings begin with.
    first: Vec<Set>,
    /// By rule: its FOLLOW set, the classes of characters that may follow it.
    follow: Vec<Set>,
    conflicts: Vec<(usize, &'static str)>,
}

impl<'m> Analysis<'m> {
    /// Returns the conflicts, each a rule and a reason; `None` if a limit is exceeded.
    fn run(model: &'m Model) -> Option<Vec<(usize, &'static str)>> {
        let mut starts = vec![0];
        // The code points at which sets begin or have ended.
        let mut add = |first: char, last: char| starts.extend([first as u32, last as u32 + 1]);
        for rule in &model.rules {
            rule.body.each(&mut |item| match item {
                Item::Class(ranges) => ranges.iter().for_each(|&(first, last)| add(first, last)),
                Item::Text { text, .. } => {
                    let first = text.chars().take(1);
                    let cases = first.flat_map(|c| [c, c.to_ascii_uppercase(), c.to_ascii_lowercase()]);
                    cases.for_each(|c| add(c, c));
                }
                _ => {}
            });
        }
        starts.sort_unstable();
        starts.dedup();
        let empty = Set(vec![0; starts.len() / 64 + 1]);
        if 2 * model.rules.len() * empty.0.len() * 64 > MAX_BITS {
            return None;
        }
        let sets = || vec![empty.clone(); model.rules.len()];
        let mut analysis = Analysis { model, first: sets(), follow: sets(), starts, conflicts: Vec::new() };
        let end = analysis.starts.len();
        analysis.follow[0].add(end);
        analysis.fixpoint(|analysis| {
            let mut changed = false;
            for &rule in &model.order {
                let first = analysis.first(&model.rules[rule].body);
                changed |= first != analysis.first[rule];
                analysis.first[rule] = first;
            }
            changed
        })?;
        analysis.fixpoint(|analysis| {
            let before = analysis.follow.clone();
            analysis.conflicts.clear();
            for &rule in model.order.iter().rev() {
                let follow = analysis.follow[rule].clone();
                analysis.visit(rule, &model.rules[rule].body, &follow);
            }
            before != analysis.follow
        })?;
        let mut conflicts = analysis.conflicts;
        conflicts.sort_unstable();
        conflicts.dedup();
        Some(conflicts)
    }

    fn fixpoint(&mut self, mut pass: impl FnMut(&mut Self) -> bool) -> Option<()> {
        (0..MAX_PASSES).find(|_| !pass(self)).map(|_| ())
    }

    fn empty(&self) -> Set {
        Set(vec![0; self.starts.len() / 64 + 1])
    }

    fn first(&self, item: &Item) -> Set {
        let mut set = self.empty();
        match item {
            Item::Class(ranges) => ranges.iter().for_each(|&(first, last)| self.add(first, last, &mut set)),
            Item::Text { text, insensitive } => {
                let first = text.chars().take(1);
                let cases = first.flat_map(|c| match insensitive {
                    true => [c.to_ascii_uppercase(), c.to_ascii_lowercase()],
                    false => [c, c],
                });
                cases.for_each(|c| self.add(c, c, &mut set));
            }
            Item::Sequence(parts) => {
                for part in parts {
                    set.unite(&self.first(part));
                    if !self.model.nullable(part) {
                        break;
                    }
                }
            }
            Item::Choice(parts) => parts.iter().for_each(|part| set.unite(&self.first(part))),
            Item::Repeat { inner, .. } => set = self.first(inner),
            Item::Rule(rule) => set = self.first[*rule].clone(),
        }
        set
    }

    fn add(&self, first: char, last: char, set: &mut Set) {
        let from = self.starts.partition_point(|&start| start < first as u32);
        let to = self.starts.partition_point(|&start| start <= last as u32);
        (from..to).for_each(|class| set.add(class));
    }

    /// Updates the FOLLOW sets of the rules that an expression references, where `follow` is the FOLLOW set of the
    /// expression, and records its conflicts.
    fn visit(&mut self, rule: usize, item: &Item, follow: &Set) {
        match item {
            Item::Class(_) | Item::Text { .. } => {}
            Item::Rule(named) => self.follow[*named].unite(follow),
            Item::Sequence(parts) => {
                let mut follow = follow.clone();
                for part in parts.iter().rev() {
                    self.visit(rule, part, &follow);
                    let first = self.first(part);
                    follow = if self.model.nullable(part) { union(follow, &first) } else { first };
                }
            }
            Item::Choice(parts) => {
                let mut before = self.empty();
                for (index, part) in parts.iter().enumerate() {
                    let mut begins = self.first(part);
                    if self.model.nullable(part) {
                        begins.unite(follow);
                        if index + 1 < parts.len() {
                            self.conflicts.push((rule, EMPTY));
                        }
                    }
                    if begins.meets(&before) {
                        self.conflicts.push((rule, ALTERNATIVES));
                    }
                    before.unite(&begins);
                    self.visit(rule, part, follow);
                }
            }
            Item::Repeat { inner, min, max } => {
                let first = self.first(inner);
                if *max != Some(1) && self.model.nullable(inner) {
                    self.conflicts.push((rule, LOOP));
                }
                if *max != Some(*min) && first.meets(follow) {
                    self.conflicts.push((rule, GREED));
                }
                let follow = if *max == Some(1) { follow.clone() } else { union(first, follow) };
                self.visit(rule, inner, &follow);
            }
        }
    }
}

fn union(mut one: Set, other: &Set) -> Set {
    one.unite(other);
    one
}
