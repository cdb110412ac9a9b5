//! Shortest paths through a graph by Dijkstra's algorithm (Numer. Math. 1, 1959), because an encoded byte may cost three.

use super::graph::{Graph, Tag, Vertex};
use super::symbols::Symbol;
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

/// The vertices of a path with their offsets.
pub type VertexPath = Vec<(u32, usize)>;

/// The distance of unreachable vertices.
pub const UNREACHABLE: usize = usize::MAX;

pub struct ShortestPaths<'g> {
    pub graph: &'g Graph,
    /// The representatives of the classes, the most readable first.
    pub symbols: &'g [Symbol],
    pub before: Vec<usize>,
    /// The distance of each vertex to the end.
    pub behind: Vec<usize>,
    /// The order of discovery; among equal distances, the more readable texts first.
    pub order: Vec<usize>,
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

    /// The shortest path from the start to a vertex, and its bytes.
    pub fn to(&self, vertex: u32) -> (VertexPath, Vec<u8>) {
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

    /// The preferred epsilon path between two vertices.
    pub fn epsilon_path(&self, from: u32, to: u32) -> Vec<u32> {
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

pub fn tags<'w>(graph: &'w Graph, path: &'w VertexPath) -> impl Iterator<Item = (Tag, usize)> + 'w {
    path.iter().filter_map(|&(vertex, at)| match graph.vertices[vertex as usize] {
        Vertex::Tag(tag, _) => Some((tag, at)),
        _ => None,
    })
}

#[derive(Debug, Clone, Copy)]
pub struct Edge {
    pub to: u32,
    pub cost: usize,
    pub byte: Option<u8>,
}

/// The predecessor of each vertex, and the byte between.
type Predecessors = Vec<Option<(u32, Option<u8>)>>;

pub struct Distances {
    pub far: Vec<usize>,
    order: Vec<usize>,
    /// The predecessors on shortest paths, the first one among equal lengths.
    from: Predecessors,
}

/// The distances of all vertices from the sources.
pub fn distances(edges: &[Vec<Edge>], sources: impl Iterator<Item = (u32, usize)>) -> Distances {
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
