//! `A - B`: a set of characters, or the rules of an automaton.
//!
//! ABNF has no difference. If both sides are sets of characters, so is the result. If both are regular, the automata of
//! `A` and of the complement of `B` are intersected, and each state of the result becomes a right-linear rule:
//!
//! ```text
//! Name - ('x' 'm' 'l')     Name-minus-1 = "x" [Name-minus-2] / …
//! ```
//!
//! The automata read characters, not bytes, because the numbers of a grammar are characters. All work is counted.

use super::parse::{EbnfItem, EbnfNode};
use super::sets::CharSet;
use super::{DifferenceError, ProductionTable};
use crate::abnf::diagnose::Span;
use crate::limits::{self, Exceeded};
use crate::partition::{self, LabelledEdge, Numbers};
use std::collections::{BTreeMap, BTreeSet};

/// Maximum number of states of both automata before they are made deterministic.
const MAX_NODES: usize = 20_000;

/// Maximum number of states of a result, each of which becomes a rule.
const MAX_STATES: usize = 1_000;

/// Maximum number of steps for all differences of a source.
pub(super) const MAX_STEPS: u64 = 10_000_000;

/// Maximum depth of expressions, followed through the names of rules.
pub(super) const MAX_DEPTH: usize = 300;

/// A state of the result: its transitions, and true if a string may end here.
#[derive(Debug, Clone, Default)]
pub(super) struct DifferenceState {
    pub(super) next: Vec<(CharSet, usize)>,
    pub(super) accepts: bool,
}

/// Returns the error about a difference that exceeds a limit.
pub(super) fn too_large(exceeded: &Exceeded, span: Span) -> DifferenceError {
    let message = format!("this difference or complement takes {exceeded}");
    let help = "ABNF has no difference, so it is compiled to rules: write the rules that you mean instead";
    DifferenceError { message, span, help: help.to_string() }
}

fn within(count: usize, limit: usize, what: &'static str, span: Span) -> Result<(), DifferenceError> {
    limits::within(count, limit, what).map_err(|exceeded| too_large(&exceeded, span))
}

/// An automaton over characters, with empty transitions.
#[derive(Default)]
struct CharNfa {
    empty: Vec<Vec<usize>>,
    edges: Vec<Vec<(CharSet, usize)>>,
}

impl CharNfa {
    fn node(&mut self, span: Span) -> Result<usize, DifferenceError> {
        within(self.empty.len() + 1, MAX_NODES, "states", span)?;
        self.empty.push(Vec::new());
        self.edges.push(Vec::new());
        Ok(self.empty.len() - 1)
    }

    /// Returns the states that are reached from `open` without a character, sorted.
    fn closure(&self, open: impl IntoIterator<Item = usize>) -> Vec<usize> {
        let mut reached: BTreeSet<usize> = BTreeSet::new();
        let mut open: Vec<usize> = open.into_iter().collect();
        while let Some(node) = open.pop() {
            if reached.insert(node) {
                open.extend(&self.empty[node]);
            }
        }
        reached.into_iter().collect()
    }
}

/// Returns the automaton of `one - other`, whose first state is the start. Every state leads to a state that accepts.
pub(super) fn difference(
    rules: &mut ProductionTable,
    one: &EbnfNode,
    other: &EbnfNode,
    span: Span,
) -> Result<Vec<DifferenceState>, DifferenceError> {
    let mut nfa = CharNfa::default();
    let mut ends = Vec::new();
    for side in [one, other] {
        let start = nfa.node(span)?;
        let mut build = CharNfaBuilder { rules, nfa: &mut nfa, at: span };
        ends.push((start, build.node(side, start)?));
    }
    let (one, other) = (ends[0], ends[1]);
    let atoms = Atoms::of(&nfa);
    let mut known = Numbers::default();
    known.of((nfa.closure([one.0]), nfa.closure([other.0])));
    let (mut states, mut open) = (vec![ProductState::default()], vec![0]);
    while let Some(index) = open.pop() {
        let (left, right) = &known.values()[index];
        states[index].accepts = left.binary_search(&one.1).is_ok() && right.binary_search(&other.1).is_err();
        let left = atoms.next(&nfa, left, rules, span)?;
        let right = atoms.next(&nfa, right, rules, span)?;
        for (atom, targets) in left {
            let both = (nfa.closure(targets), nfa.closure(right.get(&atom).cloned().unwrap_or_default()));
            rules.spend(1 + both.0.len() + both.1.len(), span)?;
            let target = known.of(both);
            if target as usize == states.len() {
                within(states.len() + 1, MAX_STATES, "states", span)?;
                open.push(states.len());
                states.push(ProductState::default());
            }
            states[index].next.push((atom, target));
        }
    }
    trimmed(states, &atoms).ok_or_else(|| DifferenceError {
        message: "this difference matches no string".to_string(),
        span,
        help: "ABNF cannot express it: remove the alternative that contains it".to_string(),
    })
}

/// A pair of states of both sides: its transitions by atom, and true if a string may end here.
#[derive(Default)]
struct ProductState {
    next: Vec<LabelledEdge>,
    accepts: bool,
}

/// Returns the states that lead to a state that accepts, with equivalent states merged. `None` if the start is not one.
fn trimmed(mut states: Vec<ProductState>, atoms: &Atoms) -> Option<Vec<DifferenceState>> {
    let mut useful: Vec<bool> = states.iter().map(|state| state.accepts).collect();
    let mut before = vec![Vec::new(); states.len()];
    for (index, state) in states.iter().enumerate() {
        state.next.iter().for_each(|(_, target)| before[*target as usize].push(index));
    }
    let mut open: Vec<usize> = (0..states.len()).filter(|&state| useful[state]).collect();
    while let Some(state) = open.pop() {
        open.extend(before[state].iter().filter(|&&earlier| !std::mem::replace(&mut useful[earlier], true)));
    }
    if !useful[0] {
        return None;
    }
    states.iter_mut().for_each(|state| state.next.retain(|(_, target)| useful[*target as usize]));
    let classes = states.iter().map(|state| (state.accepts, state.next.iter().copied()));
    let class = partition::equivalent(classes);
    // The first state of each class represents it. The start is the first state.
    let (mut numbers, mut kept) = (Numbers::default(), Vec::new());
    for state in (0..states.len()).filter(|&state| useful[state]) {
        if numbers.of(class[state]) as usize == kept.len() {
            kept.push(&states[state]);
        }
    }
    let merged = |state: &ProductState| {
        let mut next: BTreeMap<u32, Vec<(u32, u32)>> = BTreeMap::new();
        for &(atom, target) in &state.next {
            next.entry(numbers.of(class[target as usize])).or_default().push(atoms.range(atom as usize));
        }
        let next = next.into_iter().map(|(to, ranges)| (CharSet::of(ranges), to as usize));
        DifferenceState { next: next.collect(), accepts: state.accepts }
    };
    Some(kept.into_iter().map(merged).collect())
}

/// The ranges of characters that no transition tells apart: by index, the first character of each.
struct Atoms(Vec<u32>);

impl Atoms {
    fn of(nfa: &CharNfa) -> Self {
        let sets = nfa.edges.iter().flatten().flat_map(|(set, _)| set.ranges());
        let mut starts: Vec<u32> = sets.flat_map(|&(first, last)| [first, last + 1]).collect();
        starts.extend([0, 0xD800, 0xE000]);
        starts.sort_unstable();
        starts.dedup();
        Atoms(starts)
    }

    fn range(&self, atom: usize) -> (u32, u32) {
        (self.0[atom], self.0.get(atom + 1).map_or(0x10FFFF, |next| next - 1))
    }

    /// Returns the targets of the states by atom.
    fn next(
        &self,
        nfa: &CharNfa,
        nodes: &[usize],
        rules: &mut ProductionTable,
        span: Span,
    ) -> Result<BTreeMap<u32, Vec<usize>>, DifferenceError> {
        let mut next: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        for (set, target) in nodes.iter().flat_map(|&node| &nfa.edges[node]) {
            for &(first, last) in set.ranges() {
                let from = self.0.partition_point(|&start| start < first);
                let to = self.0.partition_point(|&start| start <= last);
                rules.spend(1 + to - from, span)?;
                (from..to).for_each(|atom| next.entry(atom as u32).or_default().push(*target));
            }
        }
        Ok(next)
    }
}

/// Adds expressions to an automaton.
struct CharNfaBuilder<'a, 'r> {
    rules: &'a mut ProductionTable<'r>,
    nfa: &'a mut CharNfa,
    /// The difference in the source.
    at: Span,
}

impl CharNfaBuilder<'_, '_> {
    /// Adds an expression after the state `from`, and returns the state after it.
    fn node(&mut self, node: &EbnfNode, from: usize) -> Result<usize, DifferenceError> {
        within(self.rules.depth + 1, MAX_DEPTH, "levels of rules and groups", self.at)?;
        self.rules.depth += 1;
        let to = self.item(node, from);
        self.rules.depth -= 1;
        to
    }

    fn item(&mut self, node: &EbnfNode, from: usize) -> Result<usize, DifferenceError> {
        match &node.item {
            EbnfItem::Group(inner) => self.node(inner, from),
            EbnfItem::Sequence(parts) => parts.iter().try_fold(from, |from, part| self.node(part, from)),
            EbnfItem::Choice(parts) => {
                let to = self.nfa.node(self.at)?;
                for part in parts {
                    // A separate state, so that a loop in one part does not lead to the others.
                    let begin = self.nfa.node(self.at)?;
                    self.nfa.empty[from].push(begin);
                    let end = self.node(part, begin)?;
                    self.nfa.empty[end].push(to);
                }
                Ok(to)
            }
            EbnfItem::Repeat(inner, min, unbounded) => {
                let (begin, to) = (self.nfa.node(self.at)?, self.nfa.node(self.at)?);
                self.nfa.empty[from].push(begin);
                let end = self.node(inner, begin)?;
                self.nfa.empty[end].push(to);
                if *min == 0 {
                    self.nfa.empty[from].push(to);
                }
                if *unbounded {
                    self.nfa.empty[end].push(begin);
                }
                Ok(to)
            }
            EbnfItem::Text(text) => text
                .chars()
                .try_fold(from, |from, c| self.set(from, CharSet::of(vec![(u32::from(c), u32::from(c))]))),
            EbnfItem::Class(set, negated) => {
                let set = self.rules.class(set, *negated);
                self.set(from, set)
            }
            EbnfItem::Name(name) => self.rule(name, node.span, from),
            EbnfItem::Difference(one, other) => match self.rules.set(node, 0) {
                Some(set) => self.set(from, set),
                None => {
                    let states = difference(self.rules, one, other, self.at)?;
                    self.states(&states, from)
                }
            },
        }
    }

    fn set(&mut self, from: usize, set: CharSet) -> Result<usize, DifferenceError> {
        let to = self.nfa.node(self.at)?;
        self.rules.spend(1 + set.ranges().len(), self.at)?;
        self.nfa.edges[from].push((set, to));
        Ok(to)
    }

    /// Adds an automaton.
    fn states(&mut self, states: &[DifferenceState], from: usize) -> Result<usize, DifferenceError> {
        let to = self.nfa.node(self.at)?;
        let nodes: Vec<usize> = states.iter().map(|_| self.nfa.node(self.at)).collect::<Result<_, _>>()?;
        self.nfa.empty[from].push(nodes[0]);
        for (state, &node) in states.iter().zip(&nodes) {
            self.nfa.edges[node].extend(state.next.iter().map(|(set, next)| (set.clone(), nodes[*next])));
            if state.accepts {
                self.nfa.empty[node].push(to);
            }
        }
        Ok(to)
    }

    fn rule(&mut self, name: &str, span: Span, from: usize) -> Result<usize, DifferenceError> {
        let Some(index) = self.rules.find(name) else {
            let message = format!("the difference needs the rule `{name}`, which this file does not define");
            let help = "define it here; a difference cannot use imported rules".to_string();
            return Err(DifferenceError { message, span, help });
        };
        if self.rules.open.contains(&index) {
            let message = format!("ABNF cannot express this difference, because `{name}` is recursive");
            let help = "the difference of recursive rules has no grammar in general: write the rules that you mean \
                        instead, or replace the recursion by `*`";
            return Err(DifferenceError { message, span: self.at, help: help.to_string() });
        }
        self.rules.open.push(index);
        let productions = self.rules.productions;
        let to = self.node(&productions[index].body, from);
        self.rules.open.pop();
        to
    }
}
