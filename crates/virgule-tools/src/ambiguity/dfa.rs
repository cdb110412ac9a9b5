//! The language of a rule as a minimal DFA over byte classes, without dead states.
//!
//! The DFA replaces references to the rule. It has neither fields nor preferences.

use virgule_compiler::bytes::{self, ByteClasses, ByteSet};
use virgule_compiler::partition::{self, Numbers};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dfa {
    /// The number of byte classes.
    pub width: usize,
    /// By state and class: the next state.
    pub next: Vec<Option<u32>>,
    /// By state: true if the string may end.
    pub accepts: Vec<bool>,
}

impl Dfa {
    /// Returns all strings that begin with one of `first`, and the empty string if `nullable`.
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

    /// Builds the automaton with the transition function `step`, explored from state 0.
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

    /// Returns the target of a state on a byte class; `None` if there is no transition.
    pub fn step(&self, state: u32, class: u8) -> Option<u32> {
        self.next.get(state as usize * self.width + class as usize).copied().flatten()
    }

    pub fn accepts(&self, state: u32) -> bool {
        self.accepts.get(state as usize).copied().unwrap_or(false)
    }

    pub fn goes_on(&self, state: u32) -> bool {
        (0..self.width).any(|class| self.step(state, class as u8).is_some())
    }

    /// Returns the minimal automaton, with states in the order of discovery.
    pub fn minimal(self) -> Dfa {
        // Dead states are equivalent to a state without transitions that rejects; this state is added.
        let sink = self.len() as u32;
        let edges = |state: u32| {
            let target = |class: u32| (class, self.step(state, class as u8).unwrap_or(sink));
            (0..self.width as u32).map(target).collect()
        };
        let rows: Vec<Vec<partition::LabelledEdge>> = (0..=sink).map(edges).collect();
        let initial: Vec<u32> = (0..=sink).map(|state| self.accepts(state).into()).collect();
        let block_of = partition::refine(&initial, &rows);
        // By block: its first state.
        let mut first = vec![usize::MAX; rows.len()];
        (0..rows.len()).rev().for_each(|state| first[block_of[state] as usize] = state);
        let dead = block_of[sink as usize];
        let mut blocks = Numbers::default();
        blocks.of(block_of[0]);
        let mut made = Dfa { width: self.width, next: Vec::new(), accepts: Vec::new() };
        while let Some(&block) = blocks.values().get(made.accepts.len()) {
            let state = first[block as usize];
            let target = |&(_, target): &partition::LabelledEdge| block_of[target as usize];
            let live = rows[state].iter().map(target).map(|to| (to != dead).then(|| blocks.of(to)));
            made.next.extend(live.collect::<Vec<_>>());
            made.accepts.push(self.accepts[state]);
        }
        made
    }
}
