//! One rule as a graph: the NFA of its expression, in which each reference is the DFA of the referenced rule.
//!
//! ```text
//! host = IP-literal / IPv4address / reg-name
//!
//!            ┌─► [ IP-literal  ] ─┐      a path from the start to the end is a derivation of a string: alternatives,
//! ──► choice ┼─► [ IPv4address ] ─┼─►    the numbers of iterations, the bytes of each reference; not the derivation
//!            └─► [ reg-name    ] ─┘      within a reference, because a DFA has one path for a string
//! ```
//!
//! So the rule itself is ambiguous if two paths have the same string. `Open` and `Close` delimit the parts of the
//! expression on a path, from which a [`Derivation`](super::derivation::Derivation) is built.
//!
//! An unbounded repetition of a nullable expression has infinitely many empty derivations, for which `check` warns
//! (`nullable-loop`). Here such a repetition is one DFA, like a reference; the repeated expression is analyzed
//! separately.

use super::dfa::Dfa;
use std::collections::BTreeSet;
use std::rc::Rc;
use virgule_compiler::bytes::{self, ByteSet};
use virgule_compiler::limits::{self, Budget, Exceeded};
use virgule_compiler::partition::Numbers;

pub type Path = Vec<usize>;

/// Delimits a part of an expression on a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tag {
    /// The start of the child with that index; every iteration of a repetition is child 0.
    Open(usize),
    /// The end of the innermost open child.
    Close,
}

#[derive(Debug, Clone)]
pub enum Vertex {
    /// Epsilon transitions in order of preference. The second part is the index in [`Graph::paths`] of the choice or
    /// repetition, `None` if the vertex belongs to neither.
    Split(Vec<u32>, Option<usize>),
    /// One epsilon transition.
    Tag(Tag, u32),
    /// Matches a byte of these classes.
    Read(ByteSet, u32),
    /// A state of the DFA with that index in [`Graph::atoms`]: the DFA, then the state.
    Inside(usize, u32),
    Accept,
}

/// A DFA in place of a reference or of a repetition of a nullable expression.
#[derive(Debug, Clone)]
pub struct Atom {
    /// The language of the reference or repetition.
    pub dfa: Rc<Dfa>,
    /// The vertex of state 0 of the DFA, followed by those of the other states.
    pub first: u32,
    /// The vertex after a match of the DFA.
    pub next: u32,
    /// Index in [`Graph::paths`] of the reference or repetition.
    pub path: usize,
}

#[derive(Debug, Clone, Default)]
pub struct Graph {
    pub vertices: Vec<Vertex>,
    /// The DFAs in place of references and repetitions.
    pub atoms: Vec<Atom>,
    /// The paths of splits and automata.
    pub paths: Vec<Path>,
    pub start: u32,
}

impl Graph {
    /// Returns the epsilon transitions of a vertex in order of preference.
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

    /// Returns the target of a vertex on a class; `None` if there is no transition.
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

    pub fn accepts(&self, vertex: u32) -> bool {
        matches!(self.vertices[vertex as usize], Vertex::Accept)
    }

    /// Returns the language of the graph as a DFA with at most `most` states. This subset construction differs from
    /// those of the compiler: there are no preferences or tags, and a vertex may be a state of the DFA of another rule.
    pub fn language(&self, classes: usize, most: usize, budget: &mut Budget) -> Result<Dfa, Exceeded> {
        let mut made = Dfa { width: classes, next: Vec::new(), accepts: Vec::new() };
        let mut sets = Numbers::default();
        sets.of(self.closure(&[self.start]));
        while let Some(set) = sets.values().get(made.accepts.len()).cloned() {
            limits::within(sets.values().len(), most, "states of an automaton")?;
            // A transition is followed by about four epsilon transitions, mostly tags.
            budget.spend(4 * set.len() * classes)?;
            for class in 0..classes as u8 {
                let entered: Vec<u32> = set.iter().filter_map(|&vertex| self.step(vertex, class)).collect();
                made.next.push((!entered.is_empty()).then(|| sets.of(self.closure(&entered))));
            }
            made.accepts.push(set.iter().any(|&vertex| self.accepts(vertex)));
        }
        Ok(made.minimal())
    }

    /// Returns the stops in the epsilon closure of some vertices, in order.
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
