//! Merges states and byte classes of an occurrence DFA that no text of the rule distinguishes.
//!
//! The DFA runs only over texts that match, so missing transitions and ends are don't-cares. Two states are compatible
//! if they agree on every transition and end that both have, and their targets are compatible. Pairs are tried in
//! order and folded together, as in the red-blue merging of an incompletely specified machine (Lang, Pearlmutter and
//! Price, "Results of the Abbadingo One DFA learning competition", 1998). Finding the smallest machine is NP-hard
//! (Pfleeger, "State reduction in incompletely specified finite-state machines", 1973).

use super::OccurrenceDfa;
use crate::partition::Numbers;
use std::collections::BTreeMap;

/// Maximum number of steps. After that, no more pairs are tried; the result is correct, but larger.
const STEPS: usize = 20_000_000;

/// A state: by class, the action and the target of the transition; and the action at the end of the text, `None` if no
/// text ends in the state.
#[derive(Debug, Clone, Default)]
pub struct MergedState {
    pub edges: BTreeMap<u8, (u32, u32)>,
    pub end: Option<u32>,
}

/// Returns, by state, the number of its merged state, in the order of first occurrence.
pub fn merge(states: Vec<MergedState>) -> Vec<u32> {
    let mut merging = Merging { parent: (0..states.len() as u32).collect(), states, steps: 0 };
    let mut kept: Vec<u32> = Vec::new();
    for state in 0..merging.states.len() as u32 {
        if merging.find(state) != state {
            continue;
        }
        if !kept.iter().any(|&other| merging.steps < STEPS && merging.fold(other, state)) {
            kept.push(state);
        }
    }
    let mut numbers = Numbers::default();
    (0..merging.states.len() as u32).map(|state| numbers.of(merging.find(state))).collect()
}

struct Merging {
    /// Union-find: by state, a state that it was merged with, or itself for a representative.
    parent: Vec<u32>,
    /// By representative: the union of the transitions and ends of its states.
    states: Vec<MergedState>,
    steps: usize,
}

/// The changes of a fold, which are discarded if it fails.
#[derive(Default)]
struct Trial {
    parent: BTreeMap<u32, u32>,
    states: BTreeMap<u32, MergedState>,
}

impl Merging {
    fn find(&self, mut state: u32) -> u32 {
        while self.parent[state as usize] != state {
            state = self.parent[state as usize];
        }
        state
    }

    /// Merges two states, and recursively their targets on each class. False, without any change, if they are
    /// incompatible.
    fn fold(&mut self, one: u32, other: u32) -> bool {
        let (mut trial, mut open) = (Trial::default(), vec![(one, other)]);
        while let Some((one, other)) = open.pop() {
            self.steps += 1;
            let [one, other] = [one, other].map(|state| self.tried(&trial, state));
            if one == other {
                continue;
            }
            let (kept, gone) = (one.min(other), one.max(other));
            let mut all = trial.states.get(&kept).unwrap_or(&self.states[kept as usize]).clone();
            let more = trial.states.get(&gone).unwrap_or(&self.states[gone as usize]);
            self.steps += more.edges.len();
            match (all.end, more.end) {
                (Some(one), Some(other)) if one != other => return false,
                (end, more) => all.end = end.or(more),
            }
            for (&class, &(action, target)) in &more.edges {
                match all.edges.get(&class) {
                    Some(&(known, _)) if known != action => return false,
                    Some(&(_, known)) => open.push((known, target)),
                    None => {
                        all.edges.insert(class, (action, target));
                    }
                }
            }
            trial.parent.insert(gone, kept);
            trial.states.insert(kept, all);
        }
        trial.parent.into_iter().for_each(|(state, parent)| self.parent[state as usize] = parent);
        trial.states.into_iter().for_each(|(number, state)| self.states[number as usize] = state);
        true
    }

    fn tried(&self, trial: &Trial, state: u32) -> u32 {
        let mut state = self.find(state);
        while let Some(&parent) = trial.parent.get(&state) {
            state = parent;
        }
        state
    }
}

impl OccurrenceDfa {
    /// Merges byte classes whose columns agree; merging states makes many columns agree.
    pub(super) fn merged_classes(mut self) -> Self {
        let column = |class: usize| -> Vec<u16> {
            self.next.chunks_exact(self.stride).map(|row| row[class]).collect()
        };
        // A cell of 0 is a missing transition, which is compatible with any other cell.
        let agree = |one: &[u16], other: &[u16]| {
            one.iter().zip(other).all(|(one, other)| one == other || *one == 0 || *other == 0)
        };
        let mut columns: Vec<Vec<u16>> = Vec::new();
        let mut merged: Vec<u8> = Vec::with_capacity(self.stride);
        for class in 0..self.stride {
            let column = column(class);
            match columns.iter().position(|known| agree(known, &column)) {
                Some(known) => {
                    let cells = columns[known].iter_mut().zip(column);
                    cells.for_each(|(cell, other)| *cell = (*cell).max(other));
                    merged.push(known as u8);
                }
                None => {
                    merged.push(columns.len() as u8);
                    columns.push(column);
                }
            }
        }
        let rows = self.next.len() / self.stride;
        self.next = (0..rows).flat_map(|row| columns.iter().map(move |column| column[row])).collect();
        self.classes = self.classes.map(|class| merged[usize::from(class)]);
        self.stride = columns.len();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::{MergedState, merge};

    fn state(edges: &[(u8, u32, u32)], end: Option<u32>) -> MergedState {
        MergedState {
            edges: edges.iter().map(|&(class, action, target)| (class, (action, target))).collect(),
            end,
        }
    }

    #[test]
    fn states_that_agree_where_both_go_on_are_one() {
        // State 1 has a transition on class 2, state 2 on class 3.
        let states = vec![
            state(&[(0, 0, 1), (1, 0, 2)], None),
            state(&[(2, 7, 3)], None),
            state(&[(3, 8, 3)], None),
            state(&[], Some(5)),
        ];
        assert_eq!(merge(states), [0, 0, 0, 0], "nothing is asked of two of them by one class");
    }

    #[test]
    fn states_that_disagree_or_lead_to_such_stay_apart() {
        // On class 0 the states 1 and 2 have different actions; 3 and 4 lead to 1 and 2.
        let states = vec![
            state(&[(1, 0, 3), (2, 0, 4)], None),
            state(&[(0, 7, 5)], None),
            state(&[(0, 8, 5)], None),
            state(&[(3, 0, 1)], None),
            state(&[(3, 0, 2)], None),
            state(&[], Some(1)),
        ];
        let merged = merge(states);
        assert_ne!(merged[1], merged[2]);
        assert_ne!(merged[3], merged[4]);
        let ends = vec![state(&[(0, 0, 1), (1, 0, 2)], None), state(&[], Some(1)), state(&[], Some(2))];
        let merged = merge(ends);
        assert_ne!(merged[1], merged[2], "other actions at the end");
    }
}
