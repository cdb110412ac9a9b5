//! Which states of an automaton nothing can tell apart: partition refinement.
//!
//! Hopcroft's algorithm (1971) in the form for automata with missing transitions (Valmari and Lehtinen, STACS
//! 2008): begin with the blocks that are known to differ, and split blocks by who leads into a block under
//! one label, always going on with the smaller half. `O(m log n)` for `m` transitions and `n` states;
//! rounds of Moore's algorithm would take `O(n²)` on long chains such as `1000"a"`.

use std::collections::HashMap;
use std::hash::Hash;

/// A transition: its label, and where it leads.
pub type Edge = (u32, u32);

/// The coarsest partition that refines `initial` and is closed under the labelled edges.
///
/// Gives the block of each state; blocks are numbered in the order of their first states, so that the result
/// does not depend on how it was found.
pub fn refine(initial: &[u32], edges: &[Vec<Edge>]) -> Vec<u32> {
    let mut incoming: Vec<Vec<Edge>> = vec![Vec::new(); initial.len()];
    for (state, edges) in edges.iter().enumerate() {
        for &(label, target) in edges {
            incoming[target as usize].push((label, state as u32));
        }
    }
    let mut blocks = Blocks::new(initial);
    let mut open: Vec<u32> = (0..blocks.members.len() as u32).collect();
    while let Some(splitter) = open.pop() {
        let mut sources: HashMap<u32, Vec<u32>> = HashMap::new();
        for &state in &blocks.members[splitter as usize] {
            for &(label, source) in &incoming[state as usize] {
                sources.entry(label).or_default().push(source);
            }
        }
        let mut sources: Vec<_> = sources.into_iter().collect();
        sources.sort_unstable();
        for (_, sources) in sources {
            blocks.split(&sources, &mut open);
        }
    }
    blocks.renumbered()
}

struct Blocks {
    /// By state.
    block_of: Vec<u32>,
    /// By block.
    members: Vec<Vec<u32>>,
}

impl Blocks {
    fn new(initial: &[u32]) -> Self {
        let mut numbers = HashMap::new();
        let mut blocks = Blocks { block_of: Vec::with_capacity(initial.len()), members: Vec::new() };
        for (state, key) in initial.iter().enumerate() {
            let block = *numbers.entry(key).or_insert(blocks.members.len() as u32);
            if block as usize == blocks.members.len() {
                blocks.members.push(Vec::new());
            }
            blocks.members[block as usize].push(state as u32);
            blocks.block_of.push(block);
        }
        blocks
    }

    /// Splits every block of which some but not all states are among `chosen`.
    fn split(&mut self, chosen: &[u32], open: &mut Vec<u32>) {
        let mut touched: HashMap<u32, Vec<u32>> = HashMap::new();
        for &state in chosen {
            touched.entry(self.block_of[state as usize]).or_default().push(state);
        }
        let mut touched: Vec<_> = touched.into_iter().collect();
        touched.sort_unstable();
        for (block, mut moving) in touched {
            moving.sort_unstable();
            moving.dedup();
            if moving.len() == self.members[block as usize].len() {
                continue;
            }
            let new = self.members.len() as u32;
            let mut staying = std::mem::take(&mut self.members[block as usize]);
            staying.retain(|state| moving.binary_search(state).is_err());
            // The smaller half gets the new number: only new numbers are looked at again.
            if moving.len() > staying.len() {
                std::mem::swap(&mut moving, &mut staying);
            }
            moving.iter().for_each(|&state| self.block_of[state as usize] = new);
            self.members[block as usize] = staying;
            self.members.push(moving);
            open.push(new);
        }
    }

    fn renumbered(self) -> Vec<u32> {
        let mut numbers = HashMap::new();
        let number = |block| {
            let next = numbers.len() as u32;
            *numbers.entry(block).or_insert(next)
        };
        self.block_of.into_iter().map(number).collect()
    }
}

/// Numbers for equal things, in the order in which they come.
#[derive(Debug)]
pub struct Numbers<T> {
    known: HashMap<T, u32>,
}

impl<T> Default for Numbers<T> {
    fn default() -> Self {
        Numbers { known: HashMap::new() }
    }
}

impl<T: Hash + Eq> Numbers<T> {
    /// How many numbers were given.
    pub fn count(&self) -> usize {
        self.known.len()
    }

    /// The number of `key`.
    pub fn of(&mut self, key: T) -> u32 {
        let next = self.known.len() as u32;
        *self.known.entry(key).or_insert(next)
    }
}

#[cfg(test)]
mod tests {
    use super::refine;

    #[test]
    fn a_chain_keeps_all_its_states() {
        let edges: Vec<_> = (0..5).map(|s| if s < 4 { vec![(0, s + 1)] } else { vec![] }).collect();
        assert_eq!(refine(&[0, 0, 0, 0, 1], &edges), [0, 1, 2, 3, 4]);
    }

    /// Two copies of one loop, entered from different states, are one.
    #[test]
    fn equal_loops_fall_together() {
        let edges = [vec![(0, 1), (1, 2)], vec![(0, 1)], vec![(0, 2)]];
        assert_eq!(refine(&[0, 1, 1], &edges), [0, 1, 1]);
    }

    #[test]
    fn a_missing_transition_tells_states_apart() {
        let edges = [vec![(0, 2), (1, 2)], vec![(0, 2)], vec![]];
        assert_eq!(refine(&[0, 0, 1], &edges), [0, 1, 2]);
    }
}
