//! One rule as a graph: the NFA of its expression, in which a reference is the DFA of the referenced rule.
//!
//! ```text
//! host = IP-literal / IPv4address / reg-name
//!
//!            ┌─► [ IP-literal  ] ─┐      a path from the start to the end is a derivation of a text: the alternatives,
//! ──► choice ┼─► [ IPv4address ] ─┼─►    the numbers of iterations, the bytes of each reference; not the derivation
//!            └─► [ reg-name    ] ─┘      within a reference, because a DFA has one path for a text
//! ```
//!
//! So the rule itself is ambiguous if two paths have the same text. `Open` and `Close` delimit the parts of the
//! expression on a path, from which a [`Derivation`](super::derivation::Derivation) is built.
//!
//! An unbounded repetition of a nullable expression has infinitely many empty derivations, of which `check` warns
//! (`nullable-loop`). Here such a repetition is one DFA, like a reference; the repeated expression is analyzed
//! separately.

use super::dfa::Dfa;
use std::collections::{BTreeSet, HashMap};
use std::rc::Rc;
use virgule_compiler::abnf::check::matches_empty;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};
use virgule_compiler::bytes::{self, ByteClasses, ByteSet};
use virgule_compiler::limits;
use virgule_compiler::nfa::error::BuildError;
use virgule_compiler::nfa::graph::{Nfa, Node};
use virgule_compiler::nfa::utf8;

/// A path of child indices.
pub type Path = Vec<usize>;

/// Delimits a part of an expression on a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tag {
    /// The start of the child with that index; every iteration of a repetition is child 0.
    Open(usize),
    /// The end of the innermost open child.
    Close,
}

/// A vertex of the graph.
#[derive(Debug, Clone)]
pub enum Vertex {
    /// Epsilon transitions in order of preference; the second part is the index in [`Graph::paths`] of the choice or
    /// repetition, `None` if the vertex belongs to neither.
    Split(Vec<u32>, Option<usize>),
    /// One epsilon transition.
    Tag(Tag, u32),
    /// Matches a byte of these classes.
    Read(ByteSet, u32),
    /// A state of the DFA with that index in [`Graph::atoms`]: the DFA, then the state.
    Inside(usize, u32),
    /// The end.
    Accept,
}

/// A DFA in place of a reference or of a repetition of a nullable expression.
#[derive(Debug, Clone)]
pub struct Atom {
    /// The language of the reference or repetition.
    pub dfa: Rc<Dfa>,
    /// The vertex of the DFA's state 0; those of the other states follow.
    first: u32,
    /// The vertex after a match of the DFA.
    pub next: u32,
    /// Index in [`Graph::paths`] of the reference or repetition.
    pub path: usize,
}

/// The graph.
#[derive(Debug, Clone, Default)]
pub struct Graph {
    /// The vertices.
    pub vertices: Vec<Vertex>,
    /// The DFAs in place of references and repetitions.
    pub atoms: Vec<Atom>,
    /// The paths of splits and automata.
    pub paths: Vec<Path>,
    /// The start vertex.
    pub start: u32,
}

/// The context of the construction of a graph.
pub trait Automata {
    /// The language of a referenced rule.
    fn reference(&mut self, rule: RuleId) -> Result<Rc<Dfa>, BuildError>;
    /// The language of the repetition at a path.
    fn repetition(&mut self, path: &[usize]) -> Result<Rc<Dfa>, BuildError>;
    /// The byte classes.
    fn classes(&self) -> &ByteClasses;
    /// By rule: true if it is nullable.
    fn nullable(&self) -> &[bool];
    /// The rule of the graph, for errors.
    fn rule(&self) -> RuleId;
}

impl Graph {
    /// The graph of the expression at `path` in a rule. A repetition of a nullable expression is one DFA, or with
    /// `looping` a loop with an epsilon cycle.
    pub fn of(
        expr: &Expr,
        path: &[usize],
        looping: bool,
        automata: &mut dyn Automata,
    ) -> Result<Graph, BuildError> {
        let looping = looping.then_some(path.len());
        let (graph, known) = (Graph::default(), HashMap::new());
        let mut builder = GraphBuilder { graph, path: path.to_vec(), known, automata, looping };
        let accept = builder.add(Vertex::Accept)?;
        builder.graph.start = builder.expr(expr, accept)?;
        Ok(builder.graph)
    }

    /// The graph of an NFA of the compiler without calls.
    pub fn of_nfa(nfa: &Nfa, classes: &ByteClasses) -> Graph {
        let mut vertices: Vec<Vertex> = vec![Vertex::Accept; nfa.nodes.len()];
        for (number, node) in nfa.nodes.iter().enumerate() {
            vertices[number] = match node {
                Node::Accept(_) => Vertex::Accept,
                Node::Tag(_, next) => Vertex::Split(vec![*next], None),
                Node::Split(branches) => Vertex::Split(branches.clone(), None),
                Node::Call(..) => Vertex::Split(Vec::new(), None),
                Node::Bytes(steps) => {
                    let first = vertices.len() as u32;
                    vertices.extend(
                        steps.iter().map(|&(low, high, to)| Vertex::Read(within(classes, low, high), to)),
                    );
                    Vertex::Split((first..vertices.len() as u32).collect(), None)
                }
            };
        }
        Graph { vertices, start: nfa.start, ..Graph::default() }
    }

    /// The epsilon transitions of a vertex in order of preference.
    pub fn epsilons(&self, vertex: u32) -> &[u32] {
        match &self.vertices[vertex as usize] {
            Vertex::Split(branches, _) => branches,
            Vertex::Tag(_, next) => std::slice::from_ref(next),
            Vertex::Inside(atom, state) if self.atoms[*atom].dfa.accepts(*state) => {
                std::slice::from_ref(&self.atoms[*atom].next)
            }
            _ => &[],
        }
    }

    /// The target of a vertex on a class; `None` if there is no transition.
    pub fn step(&self, vertex: u32, class: u8) -> Option<u32> {
        match &self.vertices[vertex as usize] {
            Vertex::Read(set, next) => bytes::contains(set, class).then_some(*next),
            Vertex::Inside(atom, state) => {
                let atom = &self.atoms[*atom];
                Some(atom.first + atom.dfa.step(*state, class)?)
            }
            _ => None,
        }
    }

    /// True for vertices that match a byte or accept, which are called stops.
    pub fn is_stop(&self, vertex: u32) -> bool {
        match &self.vertices[vertex as usize] {
            Vertex::Read(..) | Vertex::Accept => true,
            Vertex::Inside(atom, state) => self.atoms[*atom].dfa.goes_on(*state),
            _ => false,
        }
    }

    /// True for accepting vertices.
    pub fn accepts(&self, vertex: u32) -> bool {
        matches!(self.vertices[vertex as usize], Vertex::Accept)
    }

    /// The stops in the epsilon closure of some vertices, in order.
    pub fn closure(&self, from: &[u32]) -> Vec<u32> {
        let mut seen = BTreeSet::new();
        let mut open = from.to_vec();
        while let Some(vertex) = open.pop() {
            if seen.insert(vertex) {
                open.extend(self.epsilons(vertex));
            }
        }
        seen.into_iter().filter(|&vertex| self.is_stop(vertex)).collect()
    }
}

/// The classes of a range of bytes, as bits.
fn within(classes: &ByteClasses, first: u8, last: u8) -> ByteSet {
    let mut set = ByteSet::default();
    let range = classes.within(first, last);
    bytes::insert(&mut set, *range.start(), *range.end());
    set
}

/// Builds a graph from the end to the start.
struct GraphBuilder<'a> {
    graph: Graph,
    path: Path,
    /// Indices of paths.
    known: HashMap<Path, usize>,
    automata: &'a mut dyn Automata,
    /// The length of the path of the repetition that becomes a loop although it repeats a nullable expression.
    looping: Option<usize>,
}

impl GraphBuilder<'_> {
    fn add(&mut self, vertex: Vertex) -> Result<u32, BuildError> {
        let count = self.graph.vertices.len() + 1;
        let rule = self.automata.rule();
        limits::within(count, limits::NODES, "automaton nodes")
            .map_err(|exceeded| BuildError::limit(rule, exceeded))?;
        self.graph.vertices.push(vertex);
        Ok(count as u32 - 1)
    }

    fn expr(&mut self, expr: &Expr, next: u32) -> Result<u32, BuildError> {
        match expr {
            Expr::Class(ranges) => self.class(ranges, next),
            // The characters of a literal are not parts of a derivation.
            Expr::Sequence(parts) if is_literal(parts) => {
                parts.iter().rev().try_fold(next, |next, part| self.expr(part, next))
            }
            Expr::Sequence(parts) => {
                let mut entry = next;
                for (number, part) in parts.iter().enumerate().rev() {
                    entry = self.child(part, number, entry)?;
                }
                Ok(entry)
            }
            Expr::Choice(parts) => {
                let mut branches = Vec::with_capacity(parts.len());
                for (number, part) in parts.iter().enumerate() {
                    branches.push(self.child(part, number, next)?);
                }
                let path = self.path();
                self.add(Vertex::Split(branches, Some(path)))
            }
            Expr::Repeat { inner, max: None, .. }
                if self.looping != Some(self.path.len())
                    && matches_empty(inner, self.automata.nullable()) =>
            {
                let dfa = self.automata.repetition(&self.path)?;
                self.atom(dfa, next)
            }
            Expr::Repeat { inner, min, max, .. } => self.repeat(inner, *min, *max, next),
            Expr::Rule(rule) => {
                let dfa = self.automata.reference(*rule)?;
                self.atom(dfa, next)
            }
        }
    }

    /// A part of an expression between its `Open` and `Close` tags, before `next`.
    fn child(&mut self, part: &Expr, number: usize, next: u32) -> Result<u32, BuildError> {
        self.path.push(number);
        let close = self.add(Vertex::Tag(Tag::Close, next))?;
        let entry = self.expr(part, close)?;
        self.path.pop();
        self.add(Vertex::Tag(Tag::Open(number), entry))
    }

    /// `min` iterations, then a loop, or nested optional iterations.
    fn repeat(&mut self, inner: &Expr, min: u32, max: Option<u32>, next: u32) -> Result<u32, BuildError> {
        let path = self.path();
        let mut entry = next;
        match max {
            None => {
                entry = self.add(Vertex::Split(Vec::new(), Some(path)))?;
                let body = self.child(inner, 0, entry)?;
                self.graph.vertices[entry as usize] = Vertex::Split(vec![body, next], Some(path));
            }
            Some(max) => {
                for _ in min..max {
                    let body = self.child(inner, 0, entry)?;
                    entry = self.add(Vertex::Split(vec![body, next], Some(path)))?;
                }
            }
        }
        (0..min).try_fold(entry, |entry, _| self.child(inner, 0, entry))
    }

    fn class(&mut self, ranges: &[(u32, u32)], next: u32) -> Result<u32, BuildError> {
        let mut single = ByteSet::default();
        let mut branches = Vec::new();
        for sequence in ranges.iter().flat_map(|&(first, last)| utf8::sequences(first, last)) {
            if let [(first, last)] = sequence[..] {
                bytes::unite(&mut single, &within(self.automata.classes(), first, last));
                continue;
            }
            let mut entry = next;
            for &(first, last) in sequence.iter().rev() {
                let set = within(self.automata.classes(), first, last);
                entry = self.add(Vertex::Read(set, entry))?;
            }
            branches.push(entry);
        }
        branches.insert(0, self.add(Vertex::Read(single, next))?);
        if let [only] = branches[..] { Ok(only) } else { self.add(Vertex::Split(branches, None)) }
    }

    fn atom(&mut self, dfa: Rc<Dfa>, next: u32) -> Result<u32, BuildError> {
        let (atom, first) = (self.graph.atoms.len(), self.graph.vertices.len() as u32);
        for state in 0..dfa.len() as u32 {
            self.add(Vertex::Inside(atom, state))?;
        }
        let path = self.path();
        self.graph.atoms.push(Atom { dfa, first, next, path });
        Ok(first)
    }

    /// The index of the current path.
    fn path(&mut self) -> usize {
        *self.known.entry(self.path.clone()).or_insert_with_key(|path| {
            self.graph.paths.push(path.clone());
            self.graph.paths.len() - 1
        })
    }
}

/// True for a sequence of characters.
pub fn is_literal(parts: &[Expr]) -> bool {
    !parts.is_empty() && parts.iter().all(|part| matches!(part, Expr::Class(_)))
}
