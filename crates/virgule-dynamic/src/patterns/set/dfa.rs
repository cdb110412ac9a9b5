//! All patterns of a set as one DFA, by the subset construction.

use crate::patterns::limits::LimitError;
use crate::patterns::nfa::{Automaton, Subsets, readable};
use virgule_compiler::bytes::ByteClasses;
use virgule_compiler::partition::Numbers;

/// The DFA. State 0 is dead, state 1 is the start.
#[derive(Debug)]
pub struct SetDfa {
    classes: ByteClasses,
    width: usize,
    next: Vec<u32>,
    /// By state: the index of its list of patterns.
    accepts: Vec<u32>,
    /// Patterns in order; list 0 is empty.
    lists: Vec<Box<[u32]>>,
}

/// The dead state: no pattern matches.
const DEAD: u32 = 0;

impl SetDfa {
    /// Determinizes the automata of patterns, which have these ranks in the order.
    pub fn new(automata: &[Automaton], ranks: &[usize]) -> Result<Self, LimitError> {
        // By state of all automata: the index of its automaton.
        let mut pattern_of: Vec<u32> = Vec::new();
        let mut bases = Vec::with_capacity(automata.len());
        for (pattern, automaton) in automata.iter().enumerate() {
            bases.push(pattern_of.len() as u32);
            pattern_of.resize(pattern_of.len() + automaton.size(), pattern as u32);
        }
        let of_member = |member: u32| {
            let pattern = pattern_of[member as usize];
            let base = bases[pattern as usize];
            (&automata[pattern as usize], pattern, base, member - base)
        };
        let ranges = automata.iter().flat_map(|automaton| automaton.edges.iter());
        let classes = ByteClasses::of_ranges(ranges.map(|edge| (edge.first, edge.last)));
        let starts = automata.iter().zip(&bases).flat_map(|(automaton, base)| {
            automaton.entries(automaton.start).iter().map(move |entry| base + entry.stop)
        });
        let names = ("cells of the table of the set", "members of the sets of the automaton of the set");
        let subsets = Subsets::new(classes.len(), starts.collect(), names, |member, by_class| {
            let (automaton, _, base, state) = of_member(member);
            for edge in automaton.edges_of(state) {
                for entry in automaton.entries((edge.begin, edge.end)) {
                    let reached = classes.within(edge.first, edge.last);
                    reached.for_each(|class| by_class[class as usize].push(base + entry.stop));
                }
            }
        })?;
        let mut lists = Numbers::default();
        let accepts = (0..subsets.sets.len() - 1).map(|state| {
            let accepted = subsets.set(state).iter().filter_map(|&member| {
                let (automaton, pattern, _, state) = of_member(member);
                (state == automaton.accept).then_some(pattern)
            });
            let mut accepted: Box<[u32]> = accepted.collect();
            accepted.sort_unstable_by_key(|&pattern| ranks[pattern as usize]);
            lists.of(accepted)
        });
        let accepts = accepts.collect();
        let (width, lists) = (classes.len(), lists.into_values());
        Ok(SetDfa { width, classes, next: subsets.next, accepts, lists })
    }

    pub fn step(&self, state: usize, byte: u8) -> usize {
        self.next[state * self.width + usize::from(self.classes.class_of[byte as usize])] as usize
    }

    /// Returns the only byte on which a state continues and its target, if no pattern accepts in the state.
    pub fn single(&self, state: usize) -> Option<(u8, usize)> {
        if !self.list(state).is_empty() {
            return None;
        }
        let row = &self.next[state * self.width..(state + 1) * self.width];
        let mut live = row.iter().enumerate().filter(|(_, next)| **next != DEAD);
        let ((class, &next), None) = (live.next()?, live.next()) else { return None };
        let first = self.classes.first[class];
        let last = self.classes.first.get(class + 1).map_or(255, |next| next - 1);
        (first == last).then_some((first, next as usize))
    }

    pub fn lists(&self) -> &[Box<[u32]>] {
        &self.lists
    }

    /// Returns the patterns that accept in a state, in order.
    pub fn list(&self, state: usize) -> &[u32] {
        &self.lists[self.accepts[state] as usize]
    }

    pub fn list_id(&self, state: usize) -> usize {
        self.accepts[state] as usize
    }

    /// Returns the number of states, including the dead one.
    pub fn len(&self) -> usize {
        self.accepts.len()
    }

    /// Returns the reachable states in breadth-first order, as `(state, predecessor, byte)`: a shortest string to
    /// `state` is one to `predecessor`, then `byte`. The start state is the first, with 0 for both.
    pub fn shortest(&self) -> Vec<(usize, usize, u8)> {
        let (mut seen, mut order, mut at) = (vec![false; self.len()], vec![(1, 0, 0)], 0);
        let bytes = readable(&self.classes);
        seen[DEAD as usize] = true;
        seen[1] = true;
        while let Some(&(state, ..)) = order.get(at) {
            for &byte in &bytes {
                let next = self.step(state, byte);
                if !std::mem::replace(&mut seen[next], true) {
                    order.push((next, at, byte));
                }
            }
            at += 1;
        }
        order
    }
}
