//! The language of a rule as a minimal DFA over byte classes, without dead states.
//!
//! The DFA replaces references to the rule; it has neither fields nor preferences.

use super::graph::Graph;
use virgule_compiler::bytes::{self, ByteClasses, ByteSet};
use virgule_compiler::limits::{self, Budget, Exceeded};
use virgule_compiler::nfa::partition::{self, Numbers};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dfa {
    width: usize,
    next: Vec<Option<u32>>,
    accepts: Vec<bool>,
}

impl Dfa {
    /// The language of a graph as a DFA with at most `most` states. This subset construction differs from those of the
    /// compiler: there are no preferences and no tags, and a vertex may be a state of the DFA of another rule.
    pub fn of(graph: &Graph, classes: usize, most: usize, budget: &mut Budget) -> Result<Dfa, Exceeded> {
        let mut made = Dfa { width: classes, next: Vec::new(), accepts: Vec::new() };
        let mut sets = Numbers::default();
        sets.of(graph.closure(&[graph.start]));
        while let Some(set) = sets.values().get(made.accepts.len()).cloned() {
            limits::within(sets.values().len(), most, "states of an automaton")?;
            // A transition is followed by about four epsilon transitions, mostly tags.
            budget.spend(4 * set.len() * classes)?;
            for class in 0..classes {
                let entered: Vec<u32> =
                    set.iter().filter_map(|&vertex| graph.step(vertex, class as u8)).collect();
                made.next.push((!entered.is_empty()).then(|| sets.of(graph.closure(&entered))));
            }
            made.accepts.push(set.iter().any(|&vertex| graph.accepts(vertex)));
        }
        Ok(made.minimal())
    }

    /// All texts that begin with one of `first`, and the empty text if `nullable`.
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

    pub fn nothing(classes: usize) -> Dfa {
        Dfa { width: classes, next: vec![None; classes], accepts: vec![false] }
    }

    /// The automaton with the transition function `step`, explored from state 0.
    pub fn built(
        classes: usize,
        count: usize,
        step: impl Fn(usize, usize) -> Option<u32>,
        accepts: impl Fn(usize) -> bool,
    ) -> Dfa {
        let next = (0..count * classes).map(|cell| step(cell / classes, cell % classes)).collect();
        Dfa { width: classes, next, accepts: (0..count).map(accepts).collect() }.minimal()
    }

    pub fn len(&self) -> usize {
        self.accepts.len()
    }

    /// The target of a state on a byte class; `None` if there is no transition.
    pub fn step(&self, state: u32, class: u8) -> Option<u32> {
        self.next.get(state as usize * self.width + class as usize).copied().flatten()
    }

    pub fn accepts(&self, state: u32) -> bool {
        self.accepts.get(state as usize).copied().unwrap_or(false)
    }

    pub fn goes_on(&self, state: u32) -> bool {
        (0..self.width).any(|class| self.step(state, class as u8).is_some())
    }

    /// The ends of matches that begin at `at`.
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

    /// The minimal automaton, with states in the order of discovery.
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
        // By block: its first state.
        let mut first = vec![usize::MAX; self.len()];
        (0..self.len()).rev().for_each(|state| first[block_of[state] as usize] = state);
        let mut blocks = Numbers::default();
        blocks.of(block_of[0]);
        let mut made = Dfa { width: self.width, next: Vec::new(), accepts: Vec::new() };
        while let Some(&block) = blocks.values().get(made.accepts.len()) {
            let state = first[block as usize];
            let mut row = vec![None; self.width];
            for &(class, target) in &rows[state] {
                row[class as usize] = Some(blocks.of(block_of[target as usize]));
            }
            made.next.extend(row);
            made.accepts.push(self.accepts[state]);
        }
        made
    }

    /// By state: true if it is co-accessible.
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
