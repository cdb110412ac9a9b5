//! The product of a graph with itself: pairs of derivations of the same string, and their divergences.
//!
//! Two paths through a [`Graph`] with the same string share a prefix up to a *fork*, a vertex with two epsilon
//! transitions: a choice, a repetition that may continue or stop, a DFA that may be left. So a rule is ambiguous if and
//! only if some string leads from both branches of a reachable fork to the end:
//!
//! ```text
//!                 ┌─► stop p ──0──► p' ──.──► …  ─┐     pairs of stops reachable by a string from the two branches of
//! start ──► fork ─┤                               ├─► (end, end)      a fork, breadth first; then distances to the end,
//!                 └─► stop q ──0──► q' ──.──► …  ─┘     backward
//! ```
//!
//! (The product of an automaton with itself: Book, Even, Greibach, Ott, "Ambiguity in graphs and expressions", 1971.)
//! All forks share the pairs, so finding the shortest strings of all forks costs little more than for one.

use super::derivation::Derivation;
use super::graph::{Graph, Path, Tag, Vertex};
use super::symbols::Symbol;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap};
use std::rc::Rc;
use virgule_compiler::bytes::{self, ByteSet};
use virgule_compiler::limits::{self, Budget, Exceeded};
use virgule_compiler::partition::Numbers;

/// The maximal number of pairs for one rule.
const PAIRS: usize = 400_000;
/// The maximal number of forks for one rule.
const FORKS: usize = 1_000_000;
/// The maximal number of findings in one rule. A choice of a hundred equal alternatives would have five thousand.
const MOST: usize = 100;
/// The maximal number of stored transitions between pairs.
const STEPS: usize = 4_000_000;

/// A point where two derivations diverge, with a shortest string of both.
#[derive(Debug, Clone)]
pub struct Divergence {
    /// The path of the choice, repetition or reference.
    pub path: Path,
    /// The indices of the two branches of a choice or repetition; for a reference, of staying in and leaving its DFA.
    pub branches: [usize; 2],
    pub octets: Vec<u8>,
    /// The derivations of the string, in the order of the branches.
    pub derivations: [Derivation; 2],
}

/// Path index, branches, and whether a reference is left: forks with equal keys are one finding.
type ForkKey = (usize, [usize; 2], bool);

/// Length and readability of the shortest string.
type Rank = (usize, usize);

/// At most [`MOST`] divergences of a rule.
pub fn divergences(paths: &ShortestPaths<'_>, budget: &mut Budget) -> Result<Vec<Divergence>, Exceeded> {
    let mut pairs = Pairs { paths, closures: HashMap::new(), numbers: Numbers::default() };
    let forks = pairs.forks(budget)?;
    let toward = pairs.explore(&forks, budget)?;
    let far = pairs.distances(&toward);
    // Copies of a repetition have forks with equal keys; the fork with the shortest string is reported.
    let mut best: BTreeMap<ForkKey, (Rank, &Fork)> = BTreeMap::new();
    for fork in &forks {
        let Some((rest, _)) = pairs.nearest(fork, &far).filter(|(rest, _)| *rest != UNREACHABLE) else {
            continue;
        };
        let length = paths.before[fork.at as usize].saturating_add(rest);
        let rank = (length, paths.order[fork.at as usize]);
        let known = best.entry((fork.path, fork.branches, fork.end)).or_insert((rank, fork));
        if rank < known.0 {
            *known = (rank, fork);
        }
    }
    Ok(best.into_values().take(MOST).filter_map(|(_, fork)| pairs.divergence(fork, &far)).collect())
}

/// A pair of epsilon transitions of a vertex.
struct Fork {
    at: u32,
    path: usize,
    /// Indices of the branches.
    branches: [usize; 2],
    /// True if one branch leaves the DFA of a reference or repetition and the other stays in it.
    end: bool,
    /// The first vertices of the branches; the vertex itself if the DFA is not left.
    begin: [u32; 2],
}

/// The byte classes that may be next, and whether the string may end.
struct Lookahead {
    classes: ByteSet,
    end: bool,
}

impl Lookahead {
    /// True if both have a byte class in common, or both may end.
    fn meets(&self, other: &Lookahead) -> bool {
        self.end && other.end || bytes::intersection(&self.classes, &other.classes) != ByteSet::default()
    }
}

type Pair = (u32, u32);

struct Pairs<'w, 'g> {
    paths: &'w ShortestPaths<'g>,
    closures: HashMap<u32, Rc<Vec<u32>>>,
    /// The reachable pairs, the smaller vertex first.
    numbers: Numbers<Pair>,
}

fn sorted((p, q): Pair) -> Pair {
    (p.min(q), p.max(q))
}

impl<'g> Pairs<'_, 'g> {
    fn graph(&self) -> &'g Graph {
        self.paths.graph
    }

    /// Returns all reachable forks that one byte of lookahead does not decide.
    fn forks(&mut self, budget: &mut Budget) -> Result<Vec<Fork>, Exceeded> {
        let mut forks = Vec::new();
        let graph = self.graph();
        for (number, vertex) in graph.vertices.iter().enumerate() {
            let at = number as u32;
            if self.paths.before[number] == UNREACHABLE {
                continue;
            }
            match vertex {
                Vertex::Split(branches, Some(path)) => {
                    let firsts: Vec<Lookahead> = branches.iter().map(|&vertex| self.first(vertex)).collect();
                    for (j, other) in firsts.iter().enumerate() {
                        budget.spend(j)?;
                        let alike = firsts.iter().take(j).enumerate().filter(|(_, one)| one.meets(other));
                        forks.extend(alike.map(|(i, _)| {
                            let begin = [branches[i], branches[j]];
                            Fork { at, path: *path, branches: [i, j], end: false, begin }
                        }));
                    }
                }
                Vertex::Inside(atom, state) => {
                    let atom = &graph.atoms[*atom];
                    if atom.dfa.accepts(*state) && atom.dfa.goes_on(*state) {
                        let begin = [at, atom.next];
                        forks.push(Fork { at, path: atom.path, branches: [0, 1], end: true, begin });
                    }
                }
                _ => {}
            }
            limits::within(forks.len(), FORKS, "pairs of alternatives")?;
        }
        Ok(forks)
    }

    /// Returns the lookahead of a vertex: its FIRST set.
    fn first(&mut self, vertex: u32) -> Lookahead {
        let mut first = Lookahead { classes: ByteSet::default(), end: false };
        for &stop in self.closure(vertex).iter() {
            first.end |= self.graph().accepts(stop);
            for symbol in
                self.paths.symbols.iter().filter(|symbol| self.graph().step(stop, symbol.class).is_some())
            {
                bytes::insert(&mut first.classes, symbol.class, symbol.class);
            }
        }
        first
    }

    /// Returns the stops of a branch of a fork.
    fn stops(&mut self, fork: &Fork, path: usize) -> Rc<Vec<u32>> {
        if fork.end && path == 0 { Rc::new(vec![fork.at]) } else { self.closure(fork.begin[path]) }
    }

    /// Returns the co-accessible stops in the epsilon closure of a vertex.
    fn closure(&mut self, vertex: u32) -> Rc<Vec<u32>> {
        if let Some(known) = self.closures.get(&vertex) {
            return known.clone();
        }
        let mut stops = self.graph().closure(&[vertex]);
        stops.retain(|&stop| self.paths.behind[stop as usize] != UNREACHABLE);
        let stops = Rc::new(stops);
        self.closures.insert(vertex, stops.clone());
        stops
    }

    /// Indexes all pairs reachable from the forks; returns, by pair, its predecessors with the cost of the byte.
    fn explore(&mut self, forks: &[Fork], budget: &mut Budget) -> Result<Vec<Vec<Edge>>, Exceeded> {
        let mut before: Vec<Vec<Edge>> = Vec::new();
        for fork in forks {
            let (one, other) = (self.stops(fork, 0), self.stops(fork, 1));
            budget.spend(one.len() * other.len() + 1)?;
            one.iter().flat_map(|&p| other.iter().map(move |&q| (p, q))).for_each(|pair| {
                self.numbers.of(sorted(pair));
            });
        }
        before.resize(self.numbers.values().len(), Vec::new());
        let (mut steps, mut number) = (0, 0);
        while let Some(&(p, q)) = self.numbers.values().get(number) {
            number += 1;
            limits::within(before.len(), PAIRS, "pairs of states, of a rule with itself")?;
            budget.spend(self.paths.symbols.len())?;
            // From a pair of equal vertices the distance is known.
            if p == q {
                continue;
            }
            let mut cheapest: BTreeMap<u32, usize> = BTreeMap::new();
            for symbol in self.paths.symbols {
                for pair in self.next((p, q), symbol.class) {
                    let target = self.numbers.of(sorted(pair));
                    let cost = cheapest.entry(target).or_insert(symbol.cost);
                    *cost = symbol.cost.min(*cost);
                }
            }
            steps += cheapest.len();
            limits::within(steps, STEPS, "steps between pairs of states")?;
            budget.spend(cheapest.len())?;
            before.resize(self.numbers.values().len(), Vec::new());
            cheapest.into_iter().for_each(|(target, cost)| {
                before[target as usize].push(Edge { to: number as u32 - 1, cost, byte: None })
            });
        }
        Ok(before)
    }

    fn next(&mut self, (p, q): Pair, class: u8) -> Vec<Pair> {
        let (p, q) = (self.graph().step(p, class), self.graph().step(q, class));
        let (Some(p), Some(q)) = (p, q) else { return Vec::new() };
        let (one, other) = (self.closure(p), self.closure(q));
        one.iter().flat_map(|&p| other.iter().map(move |&q| (p, q))).collect()
    }

    /// Returns the length of the shortest string from each pair to the end.
    fn distances(&self, before: &[Vec<Edge>]) -> Vec<usize> {
        let equal = self.numbers.values().iter().zip(0..).filter(|((p, q), _)| p == q);
        let ends = equal.map(|((p, _), number)| (number, self.paths.behind[*p as usize]));
        distances(before, ends.filter(|(_, rest)| *rest != UNREACHABLE)).far
    }

    fn far(&self, pair: Pair, far: &[usize]) -> usize {
        self.numbers.get(&sorted(pair)).map_or(UNREACHABLE, |number| far[number as usize])
    }

    /// Returns the pair of vertices at which the two derivations of `fork` consume their next byte or accept and that
    /// has the fewest bytes to the end, after this number of bytes; `far` is the distance of each pair to the end.
    fn nearest(&mut self, fork: &Fork, far: &[usize]) -> Option<(usize, Pair)> {
        let (one, other) = (self.stops(fork, 0), self.stops(fork, 1));
        let all = one.iter().flat_map(|&p| other.iter().map(move |&q| (p, q)));
        all.map(|pair| (self.far(pair, far), pair)).min_by_key(|(rest, _)| *rest)
    }

    /// Returns the shortest string of a fork, and its two derivations.
    fn divergence(&mut self, fork: &Fork, far: &[usize]) -> Option<Divergence> {
        let (_, mut pair) = self.nearest(fork, far)?;
        let (path, mut octets) = self.paths.to(fork.at);
        let mut both = [path.clone(), path];
        let parted = octets.len();
        for (number, stop) in [pair.0, pair.1].into_iter().enumerate() {
            let epsilon = self.paths.epsilon_path(fork.begin[number], stop);
            both[number].extend(epsilon.into_iter().map(|vertex| (vertex, parted)));
        }
        while let Some((byte, class, next)) = self.onward(pair, far) {
            octets.push(byte);
            for (number, (from, to)) in [(pair.0, next.0), (pair.1, next.1)].into_iter().enumerate() {
                let epsilon = self.paths.epsilon_path(self.graph().step(from, class)?, to);
                both[number].extend(epsilon.into_iter().map(|vertex| (vertex, octets.len())));
            }
            pair = next;
        }
        let derivation = |path: &VertexPath| Derivation::of(tags(self.graph(), path), octets.len());
        let path = self.graph().paths.get(fork.path)?.clone();
        Some(Divergence {
            path,
            branches: fork.branches,
            derivations: [derivation(&both[0]), derivation(&both[1])],
            octets,
        })
    }

    /// Returns the next byte on a shortest path to the end, its class, and the next pair.
    fn onward(&mut self, pair: Pair, far: &[usize]) -> Option<(u8, u8, Pair)> {
        let together = pair.0 == pair.1;
        let distance = |this: &Self, pair: Pair| match together {
            true => this.paths.behind[pair.0 as usize],
            false => this.far(pair, far),
        };
        let left = distance(self, pair);
        if left == 0 {
            return None;
        }
        for symbol in self.paths.symbols {
            for next in self.next(pair, symbol.class) {
                let shortest = distance(self, next).checked_add(symbol.cost) == Some(left);
                if shortest && (!together || next.0 == next.1) {
                    return Some((symbol.byte, symbol.class, next));
                }
            }
        }
        None
    }
}

// Shortest paths by Dijkstra's algorithm (Numer. Math. 1, 1959), because an encoded byte may cost three.

/// The vertices of a path with their offsets.
type VertexPath = Vec<(u32, usize)>;

/// The distance of unreachable vertices.
const UNREACHABLE: usize = usize::MAX;

pub struct ShortestPaths<'g> {
    graph: &'g Graph,
    /// The representatives of the classes, the most readable first.
    symbols: &'g [Symbol],
    before: Vec<usize>,
    /// The distance of each vertex to the end.
    behind: Vec<usize>,
    /// The order of discovery; among equal distances, the more readable strings first.
    order: Vec<usize>,
    /// The predecessor of each vertex on a shortest path, and the byte between.
    from: Predecessors,
}

impl<'g> ShortestPaths<'g> {
    pub fn new(graph: &'g Graph, symbols: &'g [Symbol]) -> Self {
        let count = graph.vertices.len();
        let mut edges: Vec<Vec<Edge>> = Vec::with_capacity(count);
        for vertex in 0..count as u32 {
            let epsilon = graph.epsilons(vertex).iter().map(|&to| Edge { to, cost: 0, byte: None });
            let mut found: Vec<Edge> = epsilon.collect();
            for symbol in symbols {
                let Some(to) = graph.step(vertex, symbol.class) else { continue };
                let better = |edge: &Edge| edge.to == to && edge.byte.is_some() && edge.cost <= symbol.cost;
                if !found.iter().any(better) {
                    found.push(Edge { to, cost: symbol.cost, byte: Some(symbol.byte) });
                }
            }
            edges.push(found);
        }
        let mut back: Vec<Vec<Edge>> = vec![Vec::new(); count];
        for (from, edges) in edges.iter().enumerate() {
            edges.iter().for_each(|edge| back[edge.to as usize].push(Edge { to: from as u32, ..*edge }));
        }
        let ends = (0..count as u32).filter(|&vertex| graph.accepts(vertex)).map(|vertex| (vertex, 0));
        let behind = distances(&back, ends).far;
        let Distances { far: before, order, from } = distances(&edges, [(graph.start, 0)].into_iter());
        ShortestPaths { graph, symbols, before, behind, order, from }
    }

    /// Returns the shortest path from the start to a vertex, and its bytes.
    fn to(&self, vertex: u32) -> (VertexPath, Vec<u8>) {
        let (mut vertices, mut bytes) = (vec![(vertex, None)], Vec::new());
        let mut at = vertex;
        while let Some((before, byte)) = self.from[at as usize] {
            vertices.push((before, byte));
            at = before;
        }
        // A byte belongs to the transition from its vertex to the next one.
        let mut path = VertexPath::new();
        for (vertex, byte) in vertices.into_iter().rev() {
            path.push((vertex, bytes.len()));
            bytes.extend(byte);
        }
        (path, bytes)
    }

    /// Returns the preferred epsilon path between two vertices.
    fn epsilon_path(&self, from: u32, to: u32) -> Vec<u32> {
        let mut parent: HashMap<u32, Option<u32>> = HashMap::from([(from, None)]);
        let mut open = vec![from];
        while let Some(vertex) = open.pop() {
            if vertex == to {
                break;
            }
            for &next in self.graph.epsilons(vertex).iter().rev() {
                if let std::collections::hash_map::Entry::Vacant(entry) = parent.entry(next) {
                    entry.insert(Some(vertex));
                    open.push(next);
                }
            }
        }
        let mut path = vec![to];
        while let Some(Some(before)) = path.last().and_then(|last| parent.get(last)) {
            path.push(*before);
        }
        path.reverse();
        path
    }
}

fn tags<'w>(graph: &'w Graph, path: &'w VertexPath) -> impl Iterator<Item = (Tag, usize)> + 'w {
    path.iter().filter_map(|&(vertex, at)| match graph.vertices[vertex as usize] {
        Vertex::Tag(tag, _) => Some((tag, at)),
        _ => None,
    })
}

#[derive(Debug, Clone, Copy)]
struct Edge {
    to: u32,
    cost: usize,
    byte: Option<u8>,
}

/// The predecessor of each vertex, and the byte between.
type Predecessors = Vec<Option<(u32, Option<u8>)>>;

struct Distances {
    far: Vec<usize>,
    order: Vec<usize>,
    /// The predecessors on shortest paths, the first one among equal lengths.
    from: Predecessors,
}

/// Returns the distances of all vertices from the sources.
fn distances(edges: &[Vec<Edge>], sources: impl Iterator<Item = (u32, usize)>) -> Distances {
    let count = edges.len();
    let (mut far, mut order, mut from) =
        (vec![UNREACHABLE; count], vec![UNREACHABLE; count], vec![None; count]);
    let mut open = BinaryHeap::new();
    let mut next = 0;
    for (vertex, distance) in sources {
        far[vertex as usize] = distance;
        open.push(Reverse((distance, next, vertex)));
        next += 1;
    }
    while let Some(Reverse((distance, number, vertex))) = open.pop() {
        if distance > far[vertex as usize] {
            continue;
        }
        order[vertex as usize] = number;
        for edge in &edges[vertex as usize] {
            let through = distance + edge.cost;
            if through < far[edge.to as usize] {
                far[edge.to as usize] = through;
                from[edge.to as usize] = Some((vertex, edge.byte));
                open.push(Reverse((through, next, edge.to)));
                next += 1;
            }
        }
    }
    Distances { far, order, from }
}
