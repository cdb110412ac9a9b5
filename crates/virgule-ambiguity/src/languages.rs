//! The language of each rule as a DFA, which replaces references to the rule.
//!
//! ```text
//! not recursive           the graph of the rule, determinized
//! left- or right-linear   the compiler's automaton, in which the reference is a jump
//! nested                  unrolled: at depth 0 an approximation, at depth n the rule with its references at depth n - 1
//! percent-encoded         the automaton of the decoded rule, each octet literal or as "%" and two digits
//! ```
//!
//! The approximation at depth 0 is the empty language, so that every finding is true; or all texts with the same first
//! bytes, so that the absence of findings is proven.

use super::derivation;
use super::dfa::Dfa;
use super::graph::{Automata, Graph, Path};
use super::symbols;
use std::collections::HashMap;
use std::rc::Rc;
use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::check::recursion::Recursion;
use virgule_compiler::abnf::lower::grammar::{Expr, RuleId};
use virgule_compiler::bytes::{self, ByteClasses, ByteSet};
use virgule_compiler::limits::{self, Budget, Exceeded};
use virgule_compiler::nfa;
use virgule_compiler::nfa::calls::CallApproximation;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::error::BuildError;

/// The maximal number of states of a DFA.
const STATES: usize = 4_000;

/// The maximal recursion depth of the construction, which only nested rules need.
const WAITING: usize = 250;

/// The unrolling of nested rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unrolled {
    /// The number of unrolled levels.
    pub depth: usize,
    /// The approximation of the calls below the unrolled levels.
    pub below: CallApproximation,
}

/// A DFA, or the reason why there is none.
type Outcome = Result<Rc<Dfa>, BuildError>;

/// The DFAs of the rules of a grammar, built on demand.
pub struct Languages<'c> {
    checked: &'c Checked,
    /// The byte classes of all automata.
    pub classes: ByteClasses,
    unrolled: Unrolled,
    context: BuildContext,
    /// By rule: true if it is unrolled.
    nests: Vec<bool>,
    /// By rule, path of a repetition, and depth.
    known: HashMap<(RuleId, Path, usize), Outcome>,
    pub(super) budget: Budget,
    waiting: usize,
}

impl<'c> Languages<'c> {
    /// An empty cache of DFAs for the rules of `checked` that are reachable from `starts`.
    pub fn new(checked: &'c Checked, starts: &[RuleId], unrolled: Unrolled, budget: Budget) -> Self {
        let (grammar, facts) = (&checked.grammar, &checked.facts);
        let nests = |rule: RuleId| match facts.recursion[rule.index()] {
            Recursion::None => false,
            Recursion::Nested(_) => true,
            // The compiler's automaton does not unroll or decode rules below.
            Recursion::Right(_) | Recursion::Left(_) => !virgule_compiler::analysis::is_exact(checked, rule),
        };
        Languages {
            checked,
            classes: symbols::classes(grammar, starts),
            unrolled,
            context: BuildContext::new(grammar, facts),
            nests: (0..grammar.rules.len() as u32).map(|rule| nests(RuleId(rule))).collect(),
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

    /// The graph of the expression at a path of a rule, without epsilon cycles.
    pub fn level(&mut self, rule: RuleId, path: &[usize], expr: &Expr) -> Result<Graph, BuildError> {
        let depth = self.unrolled.depth;
        Graph::of(expr, path, false, &mut Request { languages: self, rule, depth })
    }

    /// The language of a rule.
    pub fn of(&mut self, rule: RuleId) -> Outcome {
        self.rule(rule, self.unrolled.depth)
    }

    /// The language of a rule at an unrolling depth.
    fn rule(&mut self, rule: RuleId, depth: usize) -> Outcome {
        let key = (rule, Path::new(), depth);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let deep = limits::within(self.waiting, WAITING, "rules that wait for one another");
        deep.map_err(|exceeded| BuildError::limit(rule, exceeded))?;
        self.waiting += 1;
        let made = self.made(rule, depth);
        self.waiting -= 1;
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

    /// The language of the expression at a path.
    fn expr(&mut self, rule: RuleId, path: &[usize], expr: &Expr, depth: usize) -> Outcome {
        let graph = Graph::of(expr, path, true, &mut Request { languages: self, rule, depth })?;
        self.determinized(&graph, rule)
    }

    fn determinized(&mut self, graph: &Graph, rule: RuleId) -> Outcome {
        let made = Dfa::of(graph, self.classes.len(), STATES, &mut self.budget);
        made.map(Rc::new).map_err(|exceeded: Exceeded| BuildError::limit(rule, exceeded))
    }

    /// The language of a left- or right-linear rule.
    fn jumping(&mut self, rule: RuleId) -> Outcome {
        let (grammar, facts) = (&self.checked.grammar, &self.checked.facts);
        let flat = self.context.flat(grammar, facts, CallApproximation::Under);
        let nfa = nfa::build(grammar, facts, &[rule], &[], flat)?;
        let graph = Graph::of_nfa(&nfa, &self.classes);
        self.determinized(&graph, rule)
    }

    /// The approximation of a rule below the last level.
    fn below(&self, rule: RuleId) -> Dfa {
        match self.unrolled.below {
            CallApproximation::Under => Dfa::nothing(self.classes.len()),
            CallApproximation::Over => {
                let nullable = self.checked.facts.nullable[rule.index()];
                Dfa::anything(&self.context.calls.first[rule.index()], nullable, &self.classes)
            }
        }
    }

    /// The depth of a referenced rule.
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

/// The construction of the graph of one rule at one depth.
struct Request<'l, 'c> {
    languages: &'l mut Languages<'c>,
    rule: RuleId,
    depth: usize,
}

impl Automata for Request<'_, '_> {
    fn reference(&mut self, rule: RuleId) -> Outcome {
        let depth = self.languages.depth_of(rule, self.rule, self.depth);
        self.languages.rule(rule, depth)
    }

    fn repetition(&mut self, path: &[usize]) -> Outcome {
        let key = (self.rule, path.to_vec(), self.depth);
        if let Some(known) = self.languages.known.get(&key).filter(|_| !path.is_empty()) {
            return known.clone();
        }
        let checked = self.languages.checked;
        let made = match derivation::at(&checked.grammar.rule(self.rule).expr, path) {
            Some(expr) => self.languages.expr(self.rule, path, expr, self.depth),
            None => Ok(Rc::new(Dfa::nothing(self.languages.classes.len()))),
        };
        if !path.is_empty() {
            self.languages.known.insert(key, made.clone());
        }
        made
    }

    fn classes(&self) -> &ByteClasses {
        &self.languages.classes
    }

    fn nullable(&self) -> &[bool] {
        &self.languages.checked.facts.nullable
    }

    fn rule(&self) -> RuleId {
        self.rule
    }
}

/// The language of a percent-encoded rule.
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
