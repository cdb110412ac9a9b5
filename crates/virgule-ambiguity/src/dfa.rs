//! What a rule matches, as a deterministic automaton over byte classes: minimal, and without states that lead nowhere.
//!
//! Nothing is kept but the language: no rules, no fields, no preference. It stands in the place of a reference where the
//! rule around it is looked at.

use super::graph::Graph;
use std::collections::HashMap;
use virgule_compiler::bytes::{self, ByteClasses, ByteSet};
use virgule_compiler::limits::{self, Budget, Exceeded};
use virgule_compiler::nfa::partition;

/// The automaton; state 0 is its start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dfa {
    width: usize,
    /// By state and class.
    next: Vec<Option<u32>>,
    accepts: Vec<bool>,
}

impl Dfa {
    /// What a graph matches. `most` states are allowed.
    pub fn of(graph: &Graph, classes: usize, most: usize, budget: &mut Budget) -> Result<Dfa, Exceeded> {
        let mut made = Dfa { width: classes, next: Vec::new(), accepts: Vec::new() };
        let mut known: HashMap<Vec<u32>, u32> = HashMap::new();
        let mut sets = Vec::new();
        let mut number = |set: Vec<u32>, sets: &mut Vec<Vec<u32>>| {
            *known.entry(set).or_insert_with_key(|set| {
                sets.push(set.clone());
                sets.len() as u32 - 1
            })
        };
        number(graph.closure(&[graph.start]), &mut sets);
        let mut at = 0;
        while let Some(set) = sets.get(at).cloned() {
            limits::within(sets.len(), most, "states of an automaton")?;
            // A step leads on to others without a byte, marks mostly: about four.
            budget.spend(4 * set.len() * classes)?;
            for class in 0..classes {
                let entered: Vec<u32> =
                    set.iter().filter_map(|&vertex| graph.step(vertex, class as u8)).collect();
                let target = (!entered.is_empty()).then(|| number(graph.closure(&entered), &mut sets));
                made.next.push(target);
            }
            made.accepts.push(set.iter().any(|&vertex| graph.accepts(vertex)));
            at += 1;
        }
        Ok(made.minimal())
    }

    /// Any bytes that begin with one of `first`; nothing too, if `nullable`.
    pub fn anything(first: &ByteSet, nullable: bool, classes: &ByteClasses) -> Dfa {
        let width = classes.len();
        let begins = |class: usize| {
            (0..=255)
                .any(|byte| classes.class_of[byte as usize] as usize == class && bytes::contains(first, byte))
        };
        let mut next: Vec<Option<u32>> = (0..width).map(|class| begins(class).then_some(1)).collect();
        next.extend(vec![Some(1); width]);
        Dfa { width, next, accepts: vec![nullable, true] }
    }

    /// No text.
    pub fn nothing(classes: usize) -> Dfa {
        Dfa { width: classes, next: vec![None; classes], accepts: vec![false] }
    }

    /// An automaton by its transitions: what `step` gives for the state and class of a number, from state 0 on.
    pub fn built(
        classes: usize,
        count: usize,
        step: impl Fn(usize, usize) -> Option<u32>,
        accepts: impl Fn(usize) -> bool,
    ) -> Dfa {
        let next = (0..count * classes).map(|cell| step(cell / classes, cell % classes)).collect();
        Dfa { width: classes, next, accepts: (0..count).map(accepts).collect() }.minimal()
    }

    /// How many states there are.
    pub fn len(&self) -> usize {
        self.accepts.len()
    }

    /// Where a state leads.
    pub fn step(&self, state: u32, class: u8) -> Option<u32> {
        self.next.get(state as usize * self.width + class as usize).copied().flatten()
    }

    /// Whether the text may end in a state.
    pub fn accepts(&self, state: u32) -> bool {
        self.accepts.get(state as usize).copied().unwrap_or(false)
    }

    /// Whether a state leads anywhere.
    pub fn goes_on(&self, state: u32) -> bool {
        (0..self.width).any(|class| self.step(state, class as u8).is_some())
    }

    /// The places where a match that begins at `at` may end.
    pub fn ends(&self, text: &[u8], at: usize, classes: &ByteClasses) -> Vec<usize> {
        let (mut ends, mut state) = (Vec::new(), 0);
        for end in at..=text.len() {
            if self.accepts(state) {
                ends.push(end);
            }
            let byte = text.get(end).map(|&byte| classes.class_of[byte as usize]);
            match byte.and_then(|class| self.step(state, class)) {
                Some(next) => state = next,
                None => break,
            }
        }
        ends
    }

    /// The same language with as few states as there can be, numbered as they are reached.
    fn minimal(self) -> Dfa {
        let live = self.live();
        let edges = |state: usize| {
            let row = self.next.iter().skip(state * self.width).take(self.width).enumerate();
            row.filter_map(|(class, next)| Some((class as u32, next.filter(|&next| live[next as usize])?)))
        };
        let rows: Vec<Vec<partition::LabelledEdge>> =
            (0..self.len()).map(|state| edges(state).collect()).collect();
        let initial: Vec<u32> = self.accepts.iter().map(|&accepts| u32::from(accepts)).collect();
        let block_of = partition::refine(&initial, &rows);
        // A state for each block, in the order in which they are reached.
        let mut number: HashMap<u32, u32> = HashMap::from([(block_of[0], 0)]);
        let mut states = vec![0];
        let mut made = Dfa { width: self.width, next: Vec::new(), accepts: Vec::new() };
        let mut at = 0;
        while let Some(&state) = states.get(at) {
            let mut row = vec![None; self.width];
            for &(class, target) in &rows[state] {
                let target = target as usize;
                row[class as usize] = Some(*number.entry(block_of[target]).or_insert_with(|| {
                    states.push(target);
                    states.len() as u32 - 1
                }));
            }
            made.next.extend(row);
            made.accepts.push(self.accepts[state]);
            at += 1;
        }
        made
    }

    /// By state: whether an end is reached from it.
    fn live(&self) -> Vec<bool> {
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); self.len()];
        for (cell, next) in self.next.iter().enumerate() {
            if let Some(next) = next {
                before[*next as usize].push((cell / self.width) as u32);
            }
        }
        let mut live = self.accepts.clone();
        let mut open: Vec<u32> = (0..self.len() as u32).filter(|&state| live[state as usize]).collect();
        while let Some(state) = open.pop() {
            for &source in &before[state as usize] {
                if !std::mem::replace(&mut live[source as usize], true) {
                    open.push(source);
                }
            }
        }
        live
    }
}
