//! The language of each rule as a DFA, which replaces references to the rule.
//!
//! ```text
//! not recursive           the graph of the rule, determinized
//! left- or right-linear   the automaton of the compiler, in which the reference is a jump
//! nested                  unrolled: at depth 0 an approximation, at depth n the rule with its references at depth n - 1
//! percent-encoded         the automaton of the decoded rule, each octet literal or as "%" and two digits
//! ```
//!
//! The approximation at depth 0 is either the empty language, so that every finding is true, or all strings with the
//! same first bytes, so that the absence of findings is proven.

use super::dfa::Dfa;
use super::graph::{Atom, Graph, Path, Tag, Vertex};
use super::symbols;
use std::collections::HashMap;
use std::rc::Rc;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check::{matches_empty, recursion::Recursion};
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};
use virgule_compiler::analysis::{is_exact, recognizer};
use virgule_compiler::bytes::{self, ByteClasses, ByteSet};
use virgule_compiler::limits::{self, Budget};
use virgule_compiler::nfa::utf8;
use virgule_compiler::nfa::{calls::CallApproximation, context::BuildContext, error::BuildError};
use virgule_compiler::partition::Numbers;

/// The maximal number of states of a DFA.
const STATES: usize = 4_000;

/// The maximal recursion depth of the construction. Only nested rules need it.
const WAITING: usize = 250;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unrolled {
    pub depth: usize,
    /// The approximation of the calls below the unrolled levels.
    pub below: CallApproximation,
}

/// A rule, the path of a repetition in it (empty for the rule itself), and the depth.
type Key = (RuleId, Path, usize);

/// A DFA, or the reason why there is none.
type Outcome = Result<Rc<Dfa>, BuildError>;

/// The DFAs of the rules of a grammar, built on demand.
pub struct Languages<'c> {
    checked: &'c Checked,
    pub classes: ByteClasses,
    unrolled: Unrolled,
    context: BuildContext,
    /// By rule: true if it is unrolled.
    nests: Vec<bool>,
    known: HashMap<Key, Outcome>,
    pub(super) budget: Budget,
    waiting: usize,
}

impl<'c> Languages<'c> {
    /// Returns an empty cache of DFAs for the rules of `checked` that are reachable from `starts`.
    pub fn new(checked: &'c Checked, starts: &[RuleId], unrolled: Unrolled, budget: Budget) -> Self {
        let (grammar, facts) = (&checked.grammar, &checked.facts);
        let nests = |rule: RuleId| match facts.recursion[rule.index()] {
            Recursion::None => false,
            Recursion::Nested(_) => true,
            // The automaton of the compiler does not unroll or decode referenced rules.
            Recursion::Right(_) | Recursion::Left(_) => !is_exact(checked, rule),
        };
        Languages {
            checked,
            classes: symbols::classes(grammar, starts),
            unrolled,
            context: BuildContext::new(grammar, facts),
            nests: grammar.ids().map(nests).collect(),
            known: HashMap::new(),
            budget,
            waiting: 0,
        }
    }

    /// By rule: true if its DFA is an approximation, because it or a referenced rule is unrolled.
    pub fn bounded(&self) -> Vec<bool> {
        let mut bounded = self.nests.clone();
        // In topological order.
        for &rule in &self.checked.facts.order {
            let mut below = bounded[rule.index()];
            self.checked.grammar.rule(rule).expr.each_rule(&mut |named| below |= bounded[named.index()]);
            bounded[rule.index()] = below;
        }
        bounded
    }

    /// Builds the DFAs of rules in topological order, so that a chain of rules does not overflow the stack. Errors are
    /// reported on demand.
    pub fn prepare(&mut self, reached: &[bool]) {
        let checked = self.checked;
        for &rule in checked.facts.order.iter().filter(|rule| reached[rule.index()]) {
            let _ = self.rule(rule, self.unrolled.depth);
        }
    }

    /// Returns the graph of the expression at a path of a rule, without epsilon cycles.
    pub fn level(&mut self, rule: RuleId, path: &[usize], expr: &Expr) -> Result<Graph, BuildError> {
        self.graph(rule, path, expr, self.unrolled.depth, false)
    }

    /// Returns the graph of the expression at `path` in a rule. A repetition of a nullable expression is one DFA, or
    /// with `looping` a loop with an epsilon cycle.
    fn graph(
        &mut self,
        rule: RuleId,
        path: &[usize],
        expr: &Expr,
        depth: usize,
        looping: bool,
    ) -> Result<Graph, BuildError> {
        let looping = looping.then_some(path.len());
        let (graph, paths) = (Graph::default(), Numbers::default());
        let mut builder =
            GraphBuilder { languages: self, rule, depth, graph, path: path.to_vec(), paths, looping };
        let accept = builder.add(Vertex::Accept)?;
        let start = builder.expr(expr, accept)?;
        Ok(Graph { start, paths: builder.paths.into_values(), ..builder.graph })
    }

    fn rule(&mut self, rule: RuleId, depth: usize) -> Outcome {
        self.cached((rule, Path::new(), depth), |languages| {
            let deep = limits::within(languages.waiting, WAITING, "mutually dependent rules");
            deep.map_err(|exceeded| BuildError::limit(rule, exceeded))?;
            languages.waiting += 1;
            let made = languages.made(rule, depth);
            languages.waiting -= 1;
            made
        })
    }

    fn cached(&mut self, key: Key, make: impl FnOnce(&mut Self) -> Outcome) -> Outcome {
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let made = make(self);
        self.known.insert(key, made.clone());
        made
    }

    fn made(&mut self, rule: RuleId, depth: usize) -> Outcome {
        let checked = self.checked;
        let defined = checked.grammar.rule(rule);
        let recurs = checked.facts.recursion[rule.index()] != Recursion::None;
        match (&defined.expr, defined.decoded) {
            (Expr::Rule(inner), Some(plain)) => {
                let inner = self.rule(*inner, depth)?;
                Ok(Rc::new(encoded(&inner, &plain, &self.classes)))
            }
            _ if self.nests[rule.index()] && depth == 0 => Ok(Rc::new(self.below(rule))),
            _ if recurs && !self.nests[rule.index()] => self.jumping(rule),
            (expr, _) => self.expr(rule, &[], expr, depth),
        }
    }

    /// Returns the language of the expression at a path.
    fn expr(&mut self, rule: RuleId, path: &[usize], expr: &Expr, depth: usize) -> Outcome {
        let graph = self.graph(rule, path, expr, depth, true)?;
        let made = graph.language(self.classes.len(), STATES, &mut self.budget);
        made.map(Rc::new).map_err(|exceeded| BuildError::limit(rule, exceeded))
    }

    /// Returns the language of a left- or right-linear rule.
    fn jumping(&mut self, rule: RuleId) -> Outcome {
        let (classes, approximation) = (&self.classes, CallApproximation::Under);
        let machine = recognizer(self.checked, rule, approximation, &mut self.context)?;
        let count = machine.states.len();
        limits::within(count, STATES, "states of an automaton")
            .and_then(|()| self.budget.spend(count * classes.len()))
            .map_err(|exceeded| BuildError::limit(rule, exceeded))?;
        let step = |state: usize, class: usize| {
            machine.step(state as u32, classes.first[class]).map(|edge| edge.target)
        };
        let accepts = |state: usize| machine.states[state].accepts.iter().any(Option::is_some);
        Ok(Rc::new(Dfa::built(classes.len(), count, step, accepts)))
    }

    /// Returns the approximation of a rule below the last level.
    fn below(&self, rule: RuleId) -> Dfa {
        match self.unrolled.below {
            CallApproximation::Under => Dfa::nothing(self.classes.len()),
            CallApproximation::Over => {
                let nullable = self.checked.facts.nullable[rule.index()];
                Dfa::anything(&self.context.calls.first[rule.index()], nullable, &self.classes)
            }
        }
    }

    fn depth_of(&self, rule: RuleId, from: RuleId, depth: usize) -> usize {
        let group = |rule: RuleId| self.checked.facts.recursion[rule.index()].group();
        let inner = self.nests[rule.index()] && group(rule).is_some() && group(rule) == group(from);
        // Without the broken back edges a group is not recursive, or only left- or right-linear.
        let calls = &self.context.calls;
        let counts = calls.is_broken_back_edge(rule) || calls.recursion[rule.index()].group().is_some();
        match (inner, counts) {
            (true, true) => depth.saturating_sub(1),
            (true, false) => depth,
            (false, _) => self.unrolled.depth,
        }
    }
}

/// Builds the graph of an expression of a rule at an unrolling depth, from the end to the start.
struct GraphBuilder<'l, 'c> {
    languages: &'l mut Languages<'c>,
    rule: RuleId,
    depth: usize,
    graph: Graph,
    path: Path,
    paths: Numbers<Path>,
    /// The length of the path of a repetition that becomes a loop although the repeated expression is nullable.
    looping: Option<usize>,
}

impl GraphBuilder<'_, '_> {
    fn add(&mut self, vertex: Vertex) -> Result<u32, BuildError> {
        let count = self.graph.vertices.len() + 1;
        limits::within(count, limits::NODES, "nodes")
            .map_err(|exceeded| BuildError::limit(self.rule, exceeded))?;
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
                    && matches_empty(inner, &self.languages.checked.facts.nullable) =>
            {
                let (rule, path, depth) = (self.rule, &self.path, self.depth);
                let repetition = |languages: &mut Languages| languages.expr(rule, path, expr, depth);
                // The entry of the entire rule is that of its name.
                let dfa = match path.is_empty() {
                    true => repetition(self.languages),
                    false => self.languages.cached((rule, path.clone(), depth), repetition),
                }?;
                self.atom(dfa, next)
            }
            Expr::Repeat { inner, min, max, .. } => self.repeat(inner, *min, *max, next),
            Expr::Rule(rule) => {
                let depth = self.languages.depth_of(*rule, self.rule, self.depth);
                let dfa = self.languages.rule(*rule, depth)?;
                self.atom(dfa, next)
            }
        }
    }

    /// Returns a part of an expression between its `Open` and `Close` tags, before `next`.
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
                bytes::unite(&mut single, &within(&self.languages.classes, first, last));
                continue;
            }
            let mut entry = next;
            for &(first, last) in sequence.iter().rev() {
                let set = within(&self.languages.classes, first, last);
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

    fn path(&mut self) -> usize {
        self.paths.of(self.path.clone()) as usize
    }
}

/// Returns the classes of a range of bytes, as bits.
fn within(classes: &ByteClasses, first: u8, last: u8) -> ByteSet {
    let mut set = ByteSet::default();
    let range = classes.within(first, last);
    bytes::insert(&mut set, *range.start(), *range.end());
    set
}

/// True for a sequence of characters.
fn is_literal(parts: &[Expr]) -> bool {
    !parts.is_empty() && parts.iter().all(|part| matches!(part, Expr::Class(_)))
}

/// Returns the language of a percent-encoded rule.
///
/// ```text
///         plain                             a state becomes 18: itself, one after "%",
/// ──► s ─────────► t                        and one after each first digit
///     │                                  ▲
///     └─ "%" ─► s% ─ HEXDIG ─► s%h ─ HEXDIG ┘
/// ```
fn encoded(inner: &Dfa, plain: &ByteSet, classes: &ByteClasses) -> Dfa {
    const STATES: usize = 18;
    let byte_of = |class: usize| classes.first[class];
    let step = |state: usize, class: usize| {
        let (from, part, byte) = ((state / STATES) as u32, state % STATES, byte_of(class));
        let at = |state: u32, part: usize| state * STATES as u32 + part as u32;
        match part {
            0 if byte == b'%' => Some(at(from, 1)),
            0 if bytes::contains(plain, byte) => Some(at(inner.step(from, class as u8)?, 0)),
            0 => None,
            _ if !byte.is_ascii_hexdigit() => None,
            1 => Some(at(from, 2 + symbols::value(byte) as usize)),
            _ => {
                let octet = (part - 2) as u8 * 16 + symbols::value(byte);
                Some(at(inner.step(from, classes.class_of[octet as usize])?, 0))
            }
        }
    };
    let accepts = |state: usize| state.is_multiple_of(STATES) && inner.accepts((state / STATES) as u32);
    Dfa::built(classes.len(), inner.len() * STATES, step, accepts)
}

#[cfg(test)]
mod tests {
    use super::STATES;
    use crate::ambiguity::ambiguities;
    use virgule_compiler::abnf::analyze;
    use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
    use virgule_compiler::abnf::lower::NoImports;

    #[test]
    fn a_linear_rule_of_too_many_states_is_too_large() {
        for (count, large) in [(STATES / 2, false), (STATES + 1, true)] {
            let source = Source::new("test.abnf", format!("a = b\nb = {count}%s\"x\" [ b ]\n"));
            let checked = analyze(&source, &NoImports, &mut Diagnostics::new()).expect("a grammar");
            let report = ambiguities(&checked, false);
            let errors: Vec<String> =
                report.large.iter().map(|error| error.diagnostic(&checked.grammar).message).collect();
            assert_eq!(
                errors.iter().any(|error| error.contains("more than 4000 states")),
                large,
                "{errors:?}"
            );
            assert!(report.found.is_empty());
        }
    }
}
