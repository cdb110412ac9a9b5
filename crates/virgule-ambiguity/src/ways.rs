//! Ways through a graph: how far it is from the start and to the end, and which vertices lie between.
//!
//! Shortest ways by Dijkstra's algorithm (Numer. Math. 1, 1959), for a byte may take three characters of the text.

use super::alphabet::Letter;
use super::graph::{Graph, Mark, Vertex};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

/// Vertices in the order in which they are passed, each with its offset.
pub type Way = Vec<(u32, usize)>;

/// Farther than anything.
pub const NEVER: usize = usize::MAX;

/// What is known of the ways through a graph.
pub struct Ways<'g> {
    pub graph: &'g Graph,
    /// The bytes that stand for their classes, the most readable first.
    pub letters: &'g [Letter],
    /// By vertex: how long the shortest text is that leads from the start to it.
    pub before: Vec<usize>,
    /// By vertex: how long the shortest text is that leads from it to the end.
    pub behind: Vec<usize>,
    /// By vertex: when it was reached; of vertices as far, those first whose text is the more readable.
    pub order: Vec<usize>,
    /// By vertex: the one before it on a shortest way, and the byte between.
    from: From,
}

impl<'g> Ways<'g> {
    /// Measures all ways.
    pub fn new(graph: &'g Graph, letters: &'g [Letter]) -> Self {
        let count = graph.vertices.len();
        let mut edges: Vec<Vec<Edge>> = Vec::with_capacity(count);
        for vertex in 0..count as u32 {
            let silent = graph.ways(vertex).iter().map(|&to| Edge { to, cost: 0, byte: None });
            let mut found: Vec<Edge> = silent.collect();
            for letter in letters {
                let Some(to) = graph.step(vertex, letter.class) else { continue };
                let better = |edge: &Edge| edge.to == to && edge.byte.is_some() && edge.cost <= letter.cost;
                if !found.iter().any(better) {
                    found.push(Edge { to, cost: letter.cost, byte: Some(letter.byte) });
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
        Ways { graph, letters, before, behind, order, from }
    }

    /// The shortest way from the start to a vertex, and the bytes on it.
    pub fn to(&self, vertex: u32) -> (Way, Vec<u8>) {
        let (mut vertices, mut bytes) = (vec![(vertex, None)], Vec::new());
        let mut at = vertex;
        while let Some((before, byte)) = self.from[at as usize] {
            vertices.push((before, byte));
            at = before;
        }
        // The byte stands between the vertex that it is noted at and the one behind that.
        let mut way = Way::new();
        for (vertex, byte) in vertices.into_iter().rev() {
            way.push((vertex, bytes.len()));
            bytes.extend(byte);
        }
        (way, bytes)
    }

    /// The vertices from one to another without a byte between them, the first way by preference.
    pub fn silent(&self, from: u32, to: u32) -> Vec<u32> {
        let mut parent: HashMap<u32, Option<u32>> = HashMap::from([(from, None)]);
        let mut open = vec![from];
        while let Some(vertex) = open.pop() {
            if vertex == to {
                break;
            }
            for &next in self.graph.ways(vertex).iter().rev() {
                if let std::collections::hash_map::Entry::Vacant(entry) = parent.entry(next) {
                    entry.insert(Some(vertex));
                    open.push(next);
                }
            }
        }
        let mut way = vec![to];
        while let Some(Some(before)) = way.last().and_then(|last| parent.get(last)) {
            way.push(*before);
        }
        way.reverse();
        way
    }
}

/// The marks on a way.
pub fn marks<'w>(graph: &'w Graph, way: &'w Way) -> impl Iterator<Item = (Mark, usize)> + 'w {
    way.iter().filter_map(|&(vertex, at)| match graph.vertices[vertex as usize] {
        Vertex::Mark(mark, _) => Some((mark, at)),
        _ => None,
    })
}

/// A step from a vertex to another.
#[derive(Debug, Clone, Copy)]
struct Edge {
    to: u32,
    cost: usize,
    byte: Option<u8>,
}

/// By vertex: the one before it, and the byte between.
type From = Vec<Option<(u32, Option<u8>)>>;

/// How far vertices are from some.
struct Distances {
    far: Vec<usize>,
    /// When each was reached.
    order: Vec<usize>,
    /// Where the shortest way comes from; of ways alike the first.
    from: From,
}

fn distances(edges: &[Vec<Edge>], sources: impl Iterator<Item = (u32, usize)>) -> Distances {
    let count = edges.len();
    let (mut far, mut order, mut from) = (vec![NEVER; count], vec![NEVER; count], vec![None; count]);
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
