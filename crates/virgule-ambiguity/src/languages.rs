//! What each rule matches, as an automaton that stands in the place of references to it.
//!
//! ```text
//! does not recur          its graph, determinized
//! recurs first or last    the compiler's automaton, in which the reference is a jump
//! nests                   unrolled: at depth 0 a stand-in, at depth n the rule with its references at depth n - 1
//! is percent-encoded      the automaton of what is encoded, each octet as itself or as "%" and two digits
//! ```
//!
//! The stand-in at depth 0 is nothing, so that the automaton matches less than the rule, and all that is found is true;
//! or anything that begins alike, so that it matches more, and where nothing is found there is nothing.

use super::alphabet;
use super::dfa::Dfa;
use super::graph::{Automata, Graph, Path};
use super::reading;
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

/// No automaton in the place of a reference has more states.
const STATES: usize = 4_000;

/// Rules that wait for the automata of others, one for the other. Only rules that nest wait at all.
const WAITING: usize = 250;

/// How deep rules that nest are followed, and what is below.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unrolled {
    /// How many levels are unrolled.
    pub depth: usize,
    /// What stands below them.
    pub below: CallApproximation,
}

/// An automaton, or why there is none.
type Made = Result<Rc<Dfa>, BuildError>;

/// The automata of a grammar's rules, made when they are asked for.
pub struct Languages<'c> {
    checked: &'c Checked,
    /// The byte classes of all automata.
    pub classes: ByteClasses,
    unrolled: Unrolled,
    context: BuildContext,
    /// By rule: whether it is unrolled.
    nests: Vec<bool>,
    /// By rule, the place of a repetition in it, and depth.
    known: HashMap<(RuleId, Path, usize), Made>,
    pub(super) budget: Budget,
    waiting: usize,
}

impl<'c> Languages<'c> {
    /// Nothing yet.
    pub fn new(checked: &'c Checked, starts: &[RuleId], unrolled: Unrolled, budget: Budget) -> Self {
        let (grammar, facts) = (&checked.grammar, &checked.facts);
        let nests = |rule: RuleId| match facts.recursion[rule.index()] {
            Recursion::None => false,
            Recursion::Nested(_) => true,
            // Something below must be unrolled or decoded, which the compiler's automaton is not.
            Recursion::Right(_) | Recursion::Left(_) => !virgule_compiler::analysis::is_exact(checked, rule),
        };
        Languages {
            checked,
            classes: alphabet::classes(grammar, starts),
            unrolled,
            context: BuildContext::new(grammar, facts),
            nests: (0..grammar.rules.len() as u32).map(|rule| nests(RuleId(rule))).collect(),
            known: HashMap::new(),
            budget,
            waiting: 0,
        }
    }

    /// By rule: whether what it matches is not followed to the end, for it nests or names a rule that does.
    pub fn bounded(&self) -> Vec<bool> {
        let mut bounded = self.nests.clone();
        // Each rule behind those that it names.
        for &rule in &self.checked.facts.order {
            let mut below = bounded[rule.index()];
            self.checked.grammar.rule(rule).expr.each_rule(&mut |named| below |= bounded[named.index()]);
            bounded[rule.index()] = below;
        }
        bounded
    }

    /// Makes the automata of rules, each after those that it names, so that a chain of rules does not use up the stack.
    /// What cannot be made says so when it is asked for.
    pub fn prepare(&mut self, reached: &[bool]) {
        let checked = self.checked;
        for &rule in checked.facts.order.iter().filter(|rule| reached[rule.index()]) {
            let _ = self.rule(rule, self.unrolled.depth);
        }
    }

    /// The graph of the expression at a place of a rule, in which nothing goes round without a byte.
    pub fn level(&mut self, rule: RuleId, place: &[usize], expr: &Expr) -> Result<Graph, BuildError> {
        let depth = self.unrolled.depth;
        Graph::of(expr, place, false, &mut Asking { languages: self, rule, depth })
    }

    /// What a rule matches.
    pub fn of(&mut self, rule: RuleId) -> Made {
        self.rule(rule, self.unrolled.depth)
    }

    /// What a rule matches that is reached at some depth.
    fn rule(&mut self, rule: RuleId, depth: usize) -> Made {
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

    fn made(&mut self, rule: RuleId, depth: usize) -> Made {
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

    /// What the expression at a place matches.
    fn expr(&mut self, rule: RuleId, place: &[usize], expr: &Expr, depth: usize) -> Made {
        let graph = Graph::of(expr, place, true, &mut Asking { languages: self, rule, depth })?;
        self.determinized(&graph, rule)
    }

    fn determinized(&mut self, graph: &Graph, rule: RuleId) -> Made {
        let made = Dfa::of(graph, self.classes.len(), STATES, &mut self.budget);
        made.map(Rc::new).map_err(|exceeded: Exceeded| BuildError::limit(rule, exceeded))
    }

    /// What a rule matches that recurs first or last.
    fn jumping(&mut self, rule: RuleId) -> Made {
        let (grammar, facts) = (&self.checked.grammar, &self.checked.facts);
        let flat = self.context.flat(grammar, facts, CallApproximation::Under);
        let nfa = nfa::build(grammar, facts, &[rule], &[], flat)?;
        let graph = Graph::of_nfa(&nfa, &self.classes);
        self.determinized(&graph, rule)
    }

    /// What stands for a rule that nests too deep.
    fn below(&self, rule: RuleId) -> Dfa {
        match self.unrolled.below {
            CallApproximation::Under => Dfa::nothing(self.classes.len()),
            CallApproximation::Over => {
                let nullable = self.checked.facts.nullable[rule.index()];
                Dfa::anything(&self.context.calls.first[rule.index()], nullable, &self.classes)
            }
        }
    }

    /// At which depth a rule is that another names.
    fn depth_of(&self, rule: RuleId, from: RuleId, depth: usize) -> usize {
        let group = |rule: RuleId| self.checked.facts.recursion[rule.index()].group();
        let inner = self.nests[rule.index()] && group(rule).is_some() && group(rule) == group(from);
        // With the cut taken out a group recurs no more, or first or last only.
        let calls = &self.context.calls;
        let counts = calls.is_cut(rule) || calls.recursion[rule.index()].group().is_some();
        match (inner, counts) {
            (true, true) => depth.saturating_sub(1),
            (true, false) => depth,
            (false, _) => self.unrolled.depth,
        }
    }
}

/// What a graph of one rule asks for, at one depth.
struct Asking<'l, 'c> {
    languages: &'l mut Languages<'c>,
    rule: RuleId,
    depth: usize,
}

impl Automata for Asking<'_, '_> {
    fn reference(&mut self, rule: RuleId) -> Made {
        let depth = self.languages.depth_of(rule, self.rule, self.depth);
        self.languages.rule(rule, depth)
    }

    fn repetition(&mut self, place: &[usize]) -> Made {
        let key = (self.rule, place.to_vec(), self.depth);
        if let Some(known) = self.languages.known.get(&key).filter(|_| !place.is_empty()) {
            return known.clone();
        }
        let checked = self.languages.checked;
        let made = match reading::at(&checked.grammar.rule(self.rule).expr, place) {
            Some(expr) => self.languages.expr(self.rule, place, expr, self.depth),
            None => Ok(Rc::new(Dfa::nothing(self.languages.classes.len()))),
        };
        if !place.is_empty() {
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

/// What a text holds percent-encoded, as it stands in the text.
///
/// ```text
///         plain                             a state of the automaton becomes 18: itself, one behind "%",
/// ──► s ─────────► t                        and one behind each first digit
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
            1 => Some(at(from, 2 + alphabet::value(byte) as usize)),
            _ => {
                let octet = (part - 2) as u8 * 16 + alphabet::value(byte);
                Some(at(inner.step(from, classes.class_of[octet as usize])?, 0))
            }
        }
    };
    let accepts = |state: usize| state.is_multiple_of(STATES) && inner.accepts((state / STATES) as u32);
    Dfa::built(classes.len(), inner.len() * STATES, step, accepts)
}
