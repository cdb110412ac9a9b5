//! Partition refinement: finds the equivalent states of an automaton.
//!
//! Hopcroft's algorithm (1971) in the form for automata with missing transitions (Valmari and Lehtinen, STACS 2008):
//! it begins with blocks that are known to differ, and splits blocks by the predecessors of a block under one label.
//! The smaller half becomes the next splitter. It takes `O(m log n)` for `m` transitions and `n` states; rounds of
//! Moore's algorithm would take `O(n²)` on long chains such as `1000"a"`.

use std::collections::HashMap;
use std::hash::Hash;

/// A transition: its label and its target.
pub type LabelledEdge = (u32, u32);

/// Returns the block of each state in the coarsest partition that refines `initial` and is closed under `edges`.
///
/// Blocks are numbered in the order of their first states, so that the result is canonical.
pub fn refine(initial: &[u32], edges: &[Vec<LabelledEdge>]) -> Vec<u32> {
    let incoming = incoming(edges);
    let mut blocks = Blocks::new(initial);
    let mut open: Vec<u32> = (0..blocks.bounds.len() as u32).collect();
    let mut sources: Vec<(u32, u32)> = Vec::new();
    while let Some(splitter) = open.pop() {
        sources.clear();
        let into = blocks.members(splitter).iter().flat_map(|&state| &incoming[state as usize]);
        sources.extend(into);
        sources.sort_unstable();
        for sources in sources.chunk_by(|(label, _), (other, _)| label == other) {
            blocks.split(sources.iter().map(|(_, source)| *source), &mut open);
        }
    }
    blocks.renumbered()
}

/// Like [`refine`], with keys in place of blocks and labels of any type; `states` yields keys and edges.
pub fn equivalent<K: Clone + Eq + Hash, L: Clone + Eq + Hash, E: Iterator<Item = (L, u32)>>(
    states: impl Iterator<Item = (K, E)>,
) -> Vec<u32> {
    let (mut keys, mut labels) = (Numbers::default(), Numbers::default());
    let mut edge = |(label, target): (L, u32)| (labels.of(label), target);
    let numbered = states.map(|(key, edges)| (keys.of(key), edges.map(&mut edge).collect()));
    let (initial, edges): (Vec<u32>, Vec<Vec<LabelledEdge>>) = numbered.unzip();
    refine(&initial, &edges)
}

/// Returns, by state, the labels and sources of its incoming edges.
fn incoming(edges: &[Vec<LabelledEdge>]) -> Vec<Vec<(u32, u32)>> {
    let mut incoming: Vec<Vec<(u32, u32)>> = vec![Vec::new(); edges.len()];
    for (state, edges) in edges.iter().enumerate() {
        for &(label, target) in edges {
            incoming[target as usize].push((label, state as u32));
        }
    }
    incoming
}

/// Blocks as ranges of one list of states. Chosen states are moved to the front of their block:
///
/// ```text
/// states    3 0 │ 5 1 4 2        bounds   0..2, 2..6
/// chosen        │ ^ ^            marked   0, 2            then the second block is 5 1 │ 4 2
/// ```
struct Blocks {
    /// The states, block by block.
    states: Vec<u32>,
    index_of: Vec<u32>,
    block_of: Vec<u32>,
    /// By block: the start and end of its states in `states`.
    bounds: Vec<(u32, u32)>,
    /// By block: the number of its chosen states.
    marked: Vec<u32>,
}

impl Blocks {
    fn new(initial: &[u32]) -> Self {
        let mut numbers = Numbers::default();
        let block_of: Vec<u32> = initial.iter().map(|key| numbers.of(*key)).collect();
        let mut states: Vec<u32> = (0..initial.len() as u32).collect();
        states.sort_by_key(|&state| block_of[state as usize]);
        let mut index_of = vec![0; states.len()];
        states.iter().zip(0..).for_each(|(&state, index)| index_of[state as usize] = index);
        let mut bounds = Vec::with_capacity(numbers.values().len());
        for block in states.chunk_by(|one, other| block_of[*one as usize] == block_of[*other as usize]) {
            let begin = bounds.last().map_or(0, |(_, end)| *end);
            bounds.push((begin, begin + block.len() as u32));
        }
        Blocks { states, index_of, block_of, marked: vec![0; bounds.len()], bounds }
    }

    fn members(&self, block: u32) -> &[u32] {
        let (begin, end) = self.bounds[block as usize];
        &self.states[begin as usize..end as usize]
    }

    /// Splits every block that contains some but not all of the states in `chosen`.
    fn split(&mut self, chosen: impl Iterator<Item = u32>, open: &mut Vec<u32>) {
        let mut touched = Vec::new();
        for state in chosen {
            let block = self.block_of[state as usize];
            let (begin, _) = self.bounds[block as usize];
            let marked = &mut self.marked[block as usize];
            let (index, front) = (self.index_of[state as usize], begin + *marked);
            // The state is already chosen.
            if index < front {
                continue;
            }
            if *marked == 0 {
                touched.push(block);
            }
            *marked += 1;
            let other = self.states[front as usize];
            self.states.swap(index as usize, front as usize);
            self.index_of[state as usize] = front;
            self.index_of[other as usize] = index;
        }
        for block in touched {
            let marked = std::mem::take(&mut self.marked[block as usize]);
            let (begin, end) = self.bounds[block as usize];
            let middle = begin + marked;
            if middle == end {
                continue;
            }
            // The smaller half becomes the new block, because only new blocks become splitters.
            let (kept, moved) = match marked > end - middle {
                true => ((begin, middle), (middle, end)),
                false => ((middle, end), (begin, middle)),
            };
            let new = self.bounds.len() as u32;
            self.bounds[block as usize] = kept;
            self.bounds.push(moved);
            self.marked.push(0);
            for index in moved.0..moved.1 {
                self.block_of[self.states[index as usize] as usize] = new;
            }
            open.push(new);
        }
    }

    fn renumbered(self) -> Vec<u32> {
        let mut numbers = Numbers::default();
        self.block_of.into_iter().map(|block| numbers.of(block)).collect()
    }
}

/// Numbers distinct values in the order of their first occurrence.
#[derive(Debug, Clone)]
pub struct Numbers<T> {
    known: HashMap<T, u32>,
    values: Vec<T>,
}

impl<T> Default for Numbers<T> {
    fn default() -> Self {
        Numbers { known: HashMap::new(), values: Vec::new() }
    }
}

impl<T: Clone + Hash + Eq> Numbers<T> {
    /// Returns the number of `value`, assigning one if the value is new.
    pub fn of(&mut self, value: T) -> u32 {
        let next = self.values.len() as u32;
        *self.known.entry(value).or_insert_with_key(|value| {
            self.values.push(value.clone());
            next
        })
    }

    /// Returns the number of `value`, if it has one.
    pub fn get(&self, value: &T) -> Option<u32> {
        self.known.get(value).copied()
    }

    /// Returns the distinct values, by number.
    pub fn values(&self) -> &[T] {
        &self.values
    }

    /// Returns the distinct values, by number.
    pub fn into_values(self) -> Vec<T> {
        self.values
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

    /// Two copies of a loop that are entered from different states are merged.
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
