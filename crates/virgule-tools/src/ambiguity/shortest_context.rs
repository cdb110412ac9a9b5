//! The shortest context of a rule: a string of a start rule around a match of the rule.
//!
//! The context does not depend on the match. So a shortest string with an ambiguity is a shortest ambiguous string of
//! the rule within the shortest context.
//!
//! ```text
//! authority = [ userinfo "@" ] host [ ":" port ]       of relative-ref:  "//" host ""
//!             └─ left: "" ───┘      └ right: "" ┘
//! ```
//!
//! The cost of a byte is the length of its encoding, and all results are encoded.

use super::derivation;
use super::symbols::{self, Encoding};
use std::cell::Cell;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};

/// The maximal length of a context.
const LONGEST: usize = 4_096;
/// The maximal number of measured expressions. Further rules are shown without context.
const STEPS: usize = 20_000_000;

/// The decoded rule around a rule, if any: its content is percent-encoded.
type Mode = Option<RuleId>;

#[derive(Debug, Clone)]
pub struct ShortestContext {
    /// The references from the start rule to the rule, both included.
    pub chain: Vec<RuleId>,
    pub left: Vec<u8>,
    pub right: Vec<u8>,
    /// The encoding of the bytes of the rule in the string.
    pub writing: Encoding,
    mode: Mode,
}

impl ShortestContext {
    pub fn none(rule: RuleId) -> Self {
        let (left, right, writing) = (Vec::new(), Vec::new(), Encoding { plain: None });
        ShortestContext { chain: vec![rule], left, right, writing, mode: None }
    }
}

pub struct ShortestContexts<'c> {
    checked: &'c Checked,
    /// The shortest string by mode and rule.
    shortest: HashMap<Mode, Vec<Option<Vec<u8>>>>,
    around: HashMap<RuleId, ShortestContext>,
    /// The number of expressions that may still be measured.
    left: Cell<usize>,
}

impl<'c> ShortestContexts<'c> {
    /// Returns the contexts of the rules reachable from `starts`, and then of those reachable from each of `others`.
    pub fn new(checked: &'c Checked, starts: &[RuleId], others: &[RuleId]) -> Self {
        let mut made = ShortestContexts {
            checked,
            shortest: HashMap::new(),
            around: HashMap::new(),
            left: Cell::new(STEPS),
        };
        // Decoding does not nest, so decoded rules can be measured first.
        for rule in checked.grammar.ids().filter(|rule| checked.grammar.rule(*rule).decoded.is_some()) {
            made.measure(Some(rule));
        }
        made.measure(None);
        made.surround(starts);
        others.iter().for_each(|&other| made.surround(&[other]));
        made
    }

    /// Returns the context of a part of a rule; `None` if no start rule reaches the rule or the context is too long.
    pub fn within(&self, rule: RuleId, path: &[usize]) -> Option<ShortestContext> {
        let around = self.around.get(&rule)?;
        let (left, right) = self.beside(&self.checked.grammar.rule(rule).expr, path, around.mode)?;
        let (left, right) = ([&around.left[..], &left].concat(), [right, around.right.clone()].concat());
        (left.len() + right.len() <= LONGEST).then(|| ShortestContext { left, right, ..around.clone() })
    }

    /// The shortest strings of all rules in a mode, by fixpoint iteration.
    fn measure(&mut self, mode: Mode) {
        let checked = self.checked;
        let starts: Vec<RuleId> = match mode {
            Some(rule) => vec![rule],
            None => checked.grammar.ids().collect(),
        };
        let reached = check::reachable(&checked.grammar, &starts);
        self.shortest.insert(mode, vec![None; checked.grammar.rules.len()]);
        loop {
            let mut changed = false;
            for &rule in checked.facts.order.iter().filter(|rule| reached[rule.index()]) {
                let defined = checked.grammar.rule(rule);
                let inner = if defined.decoded.is_some() { Some(rule) } else { mode };
                let Some(text) = self.shortest(&defined.expr, inner) else { continue };
                let known = self.shortest.get_mut(&mode).and_then(|texts| texts.get_mut(rule.index()));
                let better = |old: &Vec<u8>| symbols::order(&text, old).is_lt();
                if let Some(known) = known.filter(|known| known.as_ref().is_none_or(better)) {
                    *known = Some(text);
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Returns the shortest string of an expression; `None` if it is still unknown or too long.
    fn shortest(&self, expr: &Expr, mode: Mode) -> Option<Vec<u8>> {
        self.left.set(self.left.get().checked_sub(1)?);
        let text = match expr {
            Expr::Class(ranges) => {
                let writing = self.writing(mode);
                writing.written(&writing.best(ranges)?)
            }
            Expr::Sequence(parts) => self.all(parts, mode)?,
            Expr::Choice(parts) => {
                let texts = parts.iter().filter_map(|part| self.shortest(part, mode));
                texts.min_by(|one, other| symbols::order(one, other))?
            }
            Expr::Repeat { min: 0, .. } => Vec::new(),
            Expr::Repeat { inner, min, .. } => times(&self.shortest(inner, mode)?, *min)?,
            Expr::Rule(rule) => self.shortest.get(&mode)?.get(rule.index())?.clone()?,
        };
        (text.len() <= LONGEST).then_some(text)
    }

    fn all(&self, parts: &[Expr], mode: Mode) -> Option<Vec<u8>> {
        let texts: Option<Vec<Vec<u8>>> = parts.iter().map(|part| self.shortest(part, mode)).collect();
        Some(texts?.concat())
    }

    fn writing(&self, mode: Mode) -> Encoding {
        Encoding { plain: mode.and_then(|rule| self.checked.grammar.rule(rule).decoded) }
    }

    /// Returns the shortest strings before and after the part of an expression at a path.
    fn beside(&self, expr: &Expr, path: &[usize], mode: Mode) -> Option<(Vec<u8>, Vec<u8>)> {
        let (mut left, mut right) = (Vec::new(), Vec::new());
        for depth in 0..path.len() {
            match derivation::at(expr, &path[..depth])? {
                Expr::Sequence(parts) => {
                    let (before, behind) = parts.split_at_checked(path[depth])?;
                    left.extend(self.all(before, mode)?);
                    right.splice(..0, self.all(behind.get(1..)?, mode)?);
                }
                Expr::Repeat { inner, min, .. } if *min > 1 => {
                    right.splice(..0, times(&self.shortest(inner, mode)?, min - 1)?);
                }
                _ => {}
            }
        }
        Some((left, right))
    }

    /// Finds contexts from start rules outward, shortest first.
    fn surround(&mut self, starts: &[RuleId]) {
        let mut open = BinaryHeap::new();
        let mut waiting: Vec<ShortestContext> = Vec::new();
        let mut nearest: HashMap<RuleId, usize> = HashMap::new();
        waiting.extend(starts.iter().map(|&rule| ShortestContext::none(rule)));
        open.extend((0..waiting.len()).map(|number| Reverse((0, number))));
        while let Some(Reverse((_, number))) = open.pop() {
            let around = waiting[number].clone();
            let Some(&rule) = around.chain.last() else { continue };
            if self.around.contains_key(&rule) {
                continue;
            }
            self.around.insert(rule, around.clone());
            let defined = &self.checked.grammar.rule(rule);
            let mode = if defined.decoded.is_some() { Some(rule) } else { around.mode };
            let mut references = Vec::new();
            derivation::each(&defined.expr, &mut Vec::new(), &mut |expr, path| {
                if let Expr::Rule(named) = expr {
                    references.push((path.clone(), *named));
                }
            });
            for (path, named) in references {
                let beside = self.beside(&defined.expr, &path, mode);
                let Some((left, right)) = beside.filter(|_| !self.around.contains_key(&named)) else {
                    continue;
                };
                let (left, right) =
                    ([&around.left[..], &left].concat(), [&right[..], &around.right].concat());
                let length = left.len() + right.len();
                let known = nearest.get(&named).copied().unwrap_or(LONGEST + 1);
                if length < known {
                    nearest.insert(named, length);
                    let chain = [&around.chain[..], &[named]].concat();
                    waiting.push(ShortestContext { chain, left, right, writing: self.writing(mode), mode });
                    open.push(Reverse((length, waiting.len() - 1)));
                }
            }
        }
    }
}

fn times(text: &[u8], count: u32) -> Option<Vec<u8>> {
    let length = text.len().checked_mul(count as usize)?;
    (length <= LONGEST).then(|| text.repeat(count as usize))
}
