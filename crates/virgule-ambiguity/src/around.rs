//! The shortest text of a start rule around what a rule matches.
//!
//! Nothing that stands around a rule depends on what the rule matches: so the shortest text with an ambiguity is the
//! shortest text of the rule that has it, within the shortest surroundings of the rule.
//!
//! ```text
//! authority = [ userinfo "@" ] host [ ":" port ]       of relative-ref:  "//" host ""
//!             └─ left: "" ───┘      └ right: "" ┘
//! ```
//!
//! Where a rule is percent-encoded in the text, bytes cost what they take there, and all is given as it is written.

use super::alphabet::{self, Writing};
use super::reading;
use std::cell::Cell;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};

/// Texts that are longer are no help to anyone.
const LONGEST: usize = 4_096;
/// When so many expressions were measured, rules that are left are shown alone.
const STEPS: usize = 20_000_000;

/// The rule whose text is decoded, if one is: what is within it is written percent-encoded.
type Mode = Option<RuleId>;

/// Where a rule stands, and what stands around it in a text of a start rule.
#[derive(Debug, Clone)]
pub struct Around {
    /// The rules that lead to it, the start rule first and itself last.
    pub chain: Vec<RuleId>,
    /// What stands before it.
    pub left: Vec<u8>,
    /// What stands behind it.
    pub right: Vec<u8>,
    /// How its bytes are written.
    pub writing: Writing,
    mode: Mode,
}

impl Around {
    /// Nothing around a rule.
    pub fn none(rule: RuleId) -> Self {
        let (left, right, writing) = (Vec::new(), Vec::new(), Writing { plain: None });
        Around { chain: vec![rule], left, right, writing, mode: None }
    }
}

/// The shortest surroundings of all rules.
pub struct Surroundings<'c> {
    checked: &'c Checked,
    /// By mode and rule: the shortest text.
    shortest: HashMap<Mode, Vec<Option<Vec<u8>>>>,
    around: HashMap<RuleId, Around>,
    /// How many expressions may still be measured.
    left: Cell<usize>,
}

impl<'c> Surroundings<'c> {
    /// Around the rules that are reached from `starts`, and then around those that are reached from each of `others`.
    pub fn new(checked: &'c Checked, starts: &[RuleId], others: &[RuleId]) -> Self {
        let mut made = Surroundings {
            checked,
            shortest: HashMap::new(),
            around: HashMap::new(),
            left: Cell::new(STEPS),
        };
        let rules = || (0..checked.grammar.rules.len() as u32).map(RuleId);
        // Text that is decoded holds none that is decoded again, so this order will do.
        for rule in rules().filter(|rule| checked.grammar.rule(*rule).decoded.is_some()) {
            made.measure(Some(rule));
        }
        made.measure(None);
        made.surround(starts);
        others.iter().for_each(|&other| made.surround(&[other]));
        made
    }

    /// What stands around a rule; `None` if no start rule leads to it.
    pub fn of(&self, rule: RuleId) -> Option<&Around> {
        self.around.get(&rule)
    }

    /// The same around a part of the rule; `None` if that is too long.
    pub fn within(&self, rule: RuleId, place: &[usize]) -> Option<Around> {
        let around = self.of(rule)?;
        let (left, right) = self.beside(&self.checked.grammar.rule(rule).expr, place, around.mode)?;
        let (left, right) = ([&around.left[..], &left].concat(), [right, around.right.clone()].concat());
        (left.len() + right.len() <= LONGEST).then(|| Around { left, right, ..around.clone() })
    }

    /// The shortest texts of all rules in a mode: by going round until none becomes shorter.
    fn measure(&mut self, mode: Mode) {
        let checked = self.checked;
        let starts: Vec<RuleId> = match mode {
            Some(rule) => vec![rule],
            None => (0..checked.grammar.rules.len() as u32).map(RuleId).collect(),
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
                let better = |old: &Vec<u8>| alphabet::order(&text, old).is_lt();
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

    /// The shortest text of an expression; `None` if there is none yet, or it is too long.
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
                texts.min_by(|one, other| alphabet::order(one, other))?
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

    fn writing(&self, mode: Mode) -> Writing {
        Writing { plain: mode.and_then(|rule| self.checked.grammar.rule(rule).decoded) }
    }

    /// The shortest texts on both sides of the part of an expression at a place.
    fn beside(&self, expr: &Expr, place: &[usize], mode: Mode) -> Option<(Vec<u8>, Vec<u8>)> {
        let (mut left, mut right) = (Vec::new(), Vec::new());
        for depth in 0..place.len() {
            match reading::at(expr, &place[..depth])? {
                Expr::Sequence(parts) => {
                    let (before, behind) = parts.split_at_checked(place[depth])?;
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

    /// Goes from start rules to all that they lead to, the nearest first.
    fn surround(&mut self, starts: &[RuleId]) {
        let mut open = BinaryHeap::new();
        let mut waiting: Vec<Around> = Vec::new();
        let mut nearest: HashMap<RuleId, usize> = HashMap::new();
        waiting.extend(starts.iter().map(|&rule| Around::none(rule)));
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
            for (place, named) in references(&defined.expr) {
                let beside = self.beside(&defined.expr, &place, mode);
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
                    waiting.push(Around { chain, left, right, writing: self.writing(mode), mode });
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

/// The places where an expression names rules.
fn references(expr: &Expr) -> Vec<(Vec<usize>, RuleId)> {
    fn walk(expr: &Expr, place: &mut Vec<usize>, found: &mut Vec<(Vec<usize>, RuleId)>) {
        match expr {
            Expr::Class(_) | Expr::Repeat { max: Some(0), .. } => {}
            Expr::Rule(rule) => found.push((place.clone(), *rule)),
            Expr::Sequence(parts) | Expr::Choice(parts) => {
                for (number, part) in parts.iter().enumerate() {
                    place.push(number);
                    walk(part, place, found);
                    place.pop();
                }
            }
            Expr::Repeat { inner, .. } => {
                place.push(0);
                walk(inner, place, found);
                place.pop();
            }
        }
    }
    let mut found = Vec::new();
    walk(expr, &mut Vec::new(), &mut found);
    found
}
