//! One rule at its own level: its expression as a graph, in which a reference is the automaton of what it names.
//!
//! ```text
//! host = IP-literal / IPv4address / reg-name
//!
//!            ┌─► [ IP-literal  ] ─┐      a way from the start to the end is a reading of a text: which alternatives
//! ──► choice ┼─► [ IPv4address ] ─┼─►    were taken, how often a part was repeated, which bytes a reference matched;
//!            └─► [ reg-name    ] ─┘      not how it matched them, for an automaton has one way for a text
//! ```
//!
//! So the rule is ambiguous, as far as it goes itself, if two ways spell the same text. `Open` and `Close` say which
//! part of the expression a way is in, and make a [`Reading`](super::reading::Reading) of it.
//!
//! A repetition without bound of what may be empty has infinitely many ways to match nothing, which `check` has warned
//! of (`nullable-loop`). It stands here as one automaton, like a reference; what it repeats is looked at by itself.

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

/// Which child of an expression, and of that, and so on.
pub type Path = Vec<usize>;

/// Where a reading goes into a part of an expression, and out of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Into the child of that number; every turn of a repetition is child 0.
    Open(usize),
    /// Out of it.
    Close,
}

/// A place on the way through an expression.
#[derive(Debug, Clone)]
pub enum Vertex {
    /// Goes any of these ways, the first preferred; of alternatives and repetitions also where they stand.
    Split(Vec<u32>, Option<usize>),
    /// Goes on.
    Mark(Mark, u32),
    /// Takes one byte of these classes.
    Read(ByteSet, u32),
    /// In a state of the automaton of that number.
    Inside(usize, u32),
    /// The end.
    Accept,
}

/// An automaton in place of a reference, or of a repetition of what may be empty.
#[derive(Debug, Clone)]
pub struct Atom {
    /// What it matches.
    pub dfa: Rc<Dfa>,
    /// The vertex of its first state; the others follow.
    first: u32,
    /// Where it is left to.
    pub next: u32,
    /// Where it stands.
    pub place: usize,
}

/// The graph.
#[derive(Debug, Clone, Default)]
pub struct Graph {
    /// Its vertices.
    pub vertices: Vec<Vertex>,
    /// Its automata.
    pub atoms: Vec<Atom>,
    /// Where splits and automata stand in the expression.
    pub places: Vec<Path>,
    /// Where it begins.
    pub start: u32,
}

/// What a graph asks for while it is made.
pub trait Automata {
    /// What a rule matches where another names it.
    fn reference(&mut self, rule: RuleId) -> Result<Rc<Dfa>, BuildError>;
    /// What the repetition at a place matches.
    fn repetition(&mut self, place: &[usize]) -> Result<Rc<Dfa>, BuildError>;
    /// The byte classes.
    fn classes(&self) -> &ByteClasses;
    /// By rule: whether it may be empty.
    fn nullable(&self) -> &[bool];
    /// The rule that the graph is of, which is blamed.
    fn rule(&self) -> RuleId;
}

impl Graph {
    /// The graph of the expression at `place` in a rule. If it is itself a repetition of what may be empty, it is one
    /// automaton, unless that is what is wanted: then it is a loop, which goes round without a byte too.
    pub fn of(
        expr: &Expr,
        place: &[usize],
        looping: bool,
        automata: &mut dyn Automata,
    ) -> Result<Graph, BuildError> {
        let looping = looping.then_some(place.len());
        let (graph, known) = (Graph::default(), HashMap::new());
        let mut drawing = Drawing { graph, path: place.to_vec(), known, automata, looping };
        let accept = drawing.add(Vertex::Accept)?;
        drawing.graph.start = drawing.expr(expr, accept)?;
        Ok(drawing.graph)
    }

    /// The graph of an automaton of the compiler that calls nothing.
    pub fn of_nfa(nfa: &Nfa, classes: &ByteClasses) -> Graph {
        let mut vertices: Vec<Vertex> = vec![Vertex::Accept; nfa.nodes.len()];
        for (number, node) in nfa.nodes.iter().enumerate() {
            vertices[number] = match node {
                Node::Accept(_) => Vertex::Accept,
                Node::Tag(_, next) => Vertex::Split(vec![*next], None),
                Node::Split(ways) => Vertex::Split(ways.clone(), None),
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

    /// Where a vertex leads without a byte, the preferred way first.
    pub fn ways(&self, vertex: u32) -> &[u32] {
        match &self.vertices[vertex as usize] {
            Vertex::Split(ways, _) => ways,
            Vertex::Mark(_, next) => std::slice::from_ref(next),
            Vertex::Inside(atom, state) if self.atoms[*atom].dfa.accepts(*state) => {
                std::slice::from_ref(&self.atoms[*atom].next)
            }
            _ => &[],
        }
    }

    /// Where a vertex leads on a byte of a class.
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

    /// Whether a reading may wait here for the next byte, or be over.
    pub fn is_stop(&self, vertex: u32) -> bool {
        match &self.vertices[vertex as usize] {
            Vertex::Read(..) | Vertex::Accept => true,
            Vertex::Inside(atom, state) => self.atoms[*atom].dfa.goes_on(*state),
            _ => false,
        }
    }

    /// Whether a vertex is an end.
    pub fn accepts(&self, vertex: u32) -> bool {
        matches!(self.vertices[vertex as usize], Vertex::Accept)
    }

    /// The stops that are reached from some vertices without a byte, in order.
    pub fn closure(&self, from: &[u32]) -> Vec<u32> {
        let mut seen = BTreeSet::new();
        let mut open = from.to_vec();
        while let Some(vertex) = open.pop() {
            if seen.insert(vertex) {
                open.extend(self.ways(vertex));
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

/// A graph under construction, from the end to the start.
struct Drawing<'a> {
    graph: Graph,
    path: Path,
    /// By place: its number.
    known: HashMap<Path, usize>,
    automata: &'a mut dyn Automata,
    /// How long the path of the repetition is that is to be a loop, whatever it repeats.
    looping: Option<usize>,
}

impl Drawing<'_> {
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
            // The letters of a literal are no parts worth telling.
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
                let mut ways = Vec::with_capacity(parts.len());
                for (number, part) in parts.iter().enumerate() {
                    ways.push(self.child(part, number, next)?);
                }
                let place = self.place();
                self.add(Vertex::Split(ways, Some(place)))
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

    /// A part, between its marks.
    fn child(&mut self, part: &Expr, number: usize, next: u32) -> Result<u32, BuildError> {
        self.path.push(number);
        let close = self.add(Vertex::Mark(Mark::Close, next))?;
        let entry = self.expr(part, close)?;
        self.path.pop();
        self.add(Vertex::Mark(Mark::Open(number), entry))
    }

    /// `min` turns, then a loop, or the turns that may be left out, each within the one before.
    fn repeat(&mut self, inner: &Expr, min: u32, max: Option<u32>, next: u32) -> Result<u32, BuildError> {
        let place = self.place();
        let mut entry = next;
        match max {
            None => {
                entry = self.add(Vertex::Split(Vec::new(), Some(place)))?;
                let body = self.child(inner, 0, entry)?;
                self.graph.vertices[entry as usize] = Vertex::Split(vec![body, next], Some(place));
            }
            Some(max) => {
                for _ in min..max {
                    let body = self.child(inner, 0, entry)?;
                    entry = self.add(Vertex::Split(vec![body, next], Some(place)))?;
                }
            }
        }
        (0..min).try_fold(entry, |entry, _| self.child(inner, 0, entry))
    }

    fn class(&mut self, ranges: &[(u32, u32)], next: u32) -> Result<u32, BuildError> {
        let mut single = ByteSet::default();
        let mut ways = Vec::new();
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
            ways.push(entry);
        }
        ways.insert(0, self.add(Vertex::Read(single, next))?);
        if let [only] = ways[..] { Ok(only) } else { self.add(Vertex::Split(ways, None)) }
    }

    fn atom(&mut self, dfa: Rc<Dfa>, next: u32) -> Result<u32, BuildError> {
        let (atom, first) = (self.graph.atoms.len(), self.graph.vertices.len() as u32);
        for state in 0..dfa.len() as u32 {
            self.add(Vertex::Inside(atom, state))?;
        }
        let place = self.place();
        self.graph.atoms.push(Atom { dfa, first, next, place });
        Ok(first)
    }

    /// The number of the place where the drawing is.
    fn place(&mut self) -> usize {
        *self.known.entry(self.path.clone()).or_insert_with_key(|path| {
            self.graph.places.push(path.clone());
            self.graph.places.len() - 1
        })
    }
}

/// Whether a sequence is a text: characters only.
pub fn is_literal(parts: &[Expr]) -> bool {
    !parts.is_empty() && parts.iter().all(|part| matches!(part, Expr::Class(_)))
}
