//! Called rules: which rules have an automaton of their own, and the nodes that enter it.
//!
//! Two sorts of rules are called. Rules that contain themselves with text on both sides are not regular; but without
//! the references to one of them, its *broken back edges*, the rest is:
//!
//! ```text
//! filter = "(" ( "&" 1*filter / "!" filter / item ) ")"
//!
//!              ┌── & ──► ◉ ◄─┐
//! ──► ( ──► ◉ ─┤         └───┴─ call filter      a call is a symbol like a byte;
//!              ├── ! ──► ◉ ──── call filter      its text is matched by
//!              └── item ──► ◉ ── ) ──► end       the called automaton
//! ```
//!
//! Large rules that many rules reference, such as the IPv6address in every host, are called so that a program contains
//! their automaton once; a copied rule is in every automaton that uses it.
//!
//! One byte of lookahead must decide where a call is entered and left; `dfa::program` checks that on the finished
//! automata. A shared rule that fails the check is copied. If broken back edges fail, others of the same rules are
//! tried: the grammar of RFC 5234 cannot call `alternation`, because following blanks may or may not belong to it, but
//! can call inner rules. Linear time thus needs an LL(1)-like condition on calls, but none on the regular parts between
//! them.

use crate::abnf::check::recursion::Recursion;
use crate::abnf::check::{Facts, recursion};
use crate::abnf::lower::grammar::{Grammar, RuleId};
use crate::bytes::ByteSet;
use crate::nfa::fragment::{Fragment, FragmentState};
use crate::nfa::graph::{Callee, Node, NodeId};
use crate::nfa::{BuildError, builder::Builder, first};
use crate::{bytes, limits};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

/// Minimum number of states of a rule without fields that is called instead of copied. An IPv6address has 151 states;
/// the largest rule of RFC 3986 without it, `authority`, has fewer than 64.
pub const SHARED: usize = 64;

/// Maximum number of single rules of a group whose back edges are tried.
const SINGLES: usize = 64;

/// Maximum size of groups of which pairs of rules are tried too.
const SMALL: usize = 12;

/// A byte that does not decide whether a called rule is entered or left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conflict {
    /// The called rule.
    pub callee: RuleId,
    /// The byte that does not decide.
    pub byte: u8,
    /// The rules that can match the byte: inside of the called rule, and outside; `None` is the text around them.
    pub rules: [Option<RuleId>; 2],
    /// The called rule whose automaton contains the conflict; `None` for the automaton of the start rules.
    pub caller: Option<RuleId>,
    /// True if the conflict is at the end of the called rule, false if at its beginning.
    pub leaving: bool,
}

/// How a call is approximated in an automaton without calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallApproximation {
    /// By the empty set, which yields a subset of the language.
    Under,
    /// By any text of the bytes that the rule uses, which yields a superset of the language.
    Over,
}

/// The policy that decides which rules are called.
#[derive(Debug, Clone)]
pub struct CallPolicy {
    /// By rule: how it is recursive without the broken back edges.
    pub recursion: Vec<Recursion>,
    /// By rule: its FIRST set, the bytes that its texts begin with.
    pub first: Vec<ByteSet>,
    /// Minimum number of states of a rule without fields that is called: [`SHARED`], except in tests.
    pub shared_from: usize,
    /// How calls are approximated; `None` if there are calls.
    pub approximation: Option<CallApproximation>,
    nests: Vec<Nest>,
    /// By rule: whether it matches the empty text.
    nullable: Vec<bool>,
    /// By rule: true if a reference to it closes a cycle of references, and is compiled as a call.
    broken: Vec<bool>,
    /// Rules that are copied everywhere, independent of their size. `copied_into` are pairs of an automaton (`None`:
    /// that of the start rules) and a rule that is copied into it.
    pub(super) copied: BTreeSet<RuleId>,
    copied_into: BTreeSet<(Option<RuleId>, RuleId)>,
}

#[derive(Debug, Clone)]
struct Nest {
    /// The rules whose references are currently broken back edges.
    broken: Vec<RuleId>,
    /// Sets of rules that have not been tried yet, the next one last.
    untried: Vec<Vec<RuleId>>,
}

impl CallPolicy {
    /// The initial policy: the first choice of broken back edges in each group, and no rule copied that can be shared.
    pub fn new(grammar: &Grammar, facts: &Facts) -> Self {
        let mut groups: BTreeMap<u32, Vec<RuleId>> = BTreeMap::new();
        for (rule, recursion) in grammar.ids().zip(&facts.recursion) {
            if let Recursion::Nested(group) = recursion {
                groups.entry(*group).or_default().push(rule);
            }
        }
        let mut calls = CallPolicy {
            recursion: facts.recursion.clone(),
            first: first::first(grammar, facts),
            shared_from: SHARED,
            approximation: None,
            nullable: facts.nullable.clone(),
            nests: groups.into_values().map(|members| nest(grammar, members)).collect(),
            broken: vec![false; grammar.rules.len()],
            copied: BTreeSet::new(),
            copied_into: BTreeSet::new(),
        };
        calls.classify(grammar);
        calls
    }

    /// True if a reference to `rule` closes a cycle of references: it is compiled as a call, so that inlining ends.
    pub fn is_broken_back_edge(&self, rule: RuleId) -> bool {
        self.broken[rule.index()]
    }

    /// Whether a rule is called because of its size.
    pub fn shares(&self, rule: RuleId, fragment: &Fragment) -> bool {
        fragment.states.len() >= self.shared_from && !self.copied.contains(&rule)
    }

    /// Changes the policy to copy every rule except those with broken back edges.
    pub fn share_nothing(&mut self) {
        self.shared_from = usize::MAX;
    }

    /// The rules that are copied into the automaton of `caller`; `None` is the automaton of the start rules.
    pub fn copied_into(&self, caller: Option<RuleId>) -> BTreeSet<RuleId> {
        self.copied_into.iter().filter(|(into, _)| *into == caller).map(|(_, rule)| *rule).collect()
    }

    /// Resolves a conflict: copies the called rule, or breaks other back edges. False if no choice is left.
    pub fn refuse(&mut self, conflict: &Conflict, grammar: &Grammar) -> bool {
        let rule = conflict.callee;
        let Some(nest) = self.nests.iter_mut().find(|nest| nest.broken.contains(&rule)) else {
            let everywhere = conflict.leaving || self.nullable[rule.index()];
            return match everywhere {
                true => self.copied.insert(rule),
                false => self.copied_into.insert((conflict.caller, rule)),
            };
        };
        let Some(next) = nest.untried.pop() else { return false };
        nest.broken = next;
        self.classify(grammar);
        true
    }

    fn classify(&mut self, grammar: &Grammar) {
        if !self.nests.is_empty() {
            let broken: Vec<RuleId> =
                self.nests.iter().flat_map(|nest| nest.broken.iter().copied()).collect();
            self.recursion = recursion::classify(grammar, &broken).0;
            self.broken.fill(false);
            broken.iter().for_each(|rule| self.broken[rule.index()] = true);
        }
    }
}

/// The choices of broken back edges of a group (feedback vertex sets): single rules, pairs of rules in small groups,
/// and all rules, which always is one; the first of them is chosen. `members` is sorted.
fn nest(grammar: &Grammar, members: Vec<RuleId>) -> Nest {
    let singles = members.iter().take(SINGLES).map(|&rule| vec![rule]);
    let paired = if members.len() <= SMALL { &members[..] } else { &[] };
    let pairs = paired.iter().flat_map(|&a| paired.iter().filter(move |&&b| a < b).map(move |&b| vec![a, b]));
    let regular = |broken: &Vec<RuleId>| recursion::is_regular_without(grammar, &members, broken);
    let mut untried: Vec<Vec<RuleId>> = singles.chain(pairs).filter(regular).collect();
    untried.push(members);
    untried.reverse();
    Nest { broken: untried.pop().unwrap_or_default(), untried }
}

// Builds calls of rules, and checks whether a rule may be reduced without its preferences.
//
// [`super::calls`] decides whether a rule is called. A call is one node, with an epsilon branch around it if the rule
// is nullable. Some analyses need an automaton without calls; then a call is replaced by a regular approximation.

/// Steps of the budget for the visit of a node in [`Builder::decides`].
const STEPS_TO_DECIDE: usize = 20;

impl Builder<'_> {
    /// A call of `rule` before `next`, with an epsilon branch around it if the rule is nullable. `decoded`, if the text
    /// is percent-decoded, are the characters that may occur unencoded.
    pub(super) fn call(
        &mut self,
        rule: RuleId,
        decoded: Option<ByteSet>,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let entry = self.entered(rule, decoded, next)?;
        if self.facts.nullable[rule.index()] {
            self.node(Node::Split(vec![entry, next]), rule)
        } else {
            Ok(entry)
        }
    }

    /// A call of `rule`, or its approximation, before `next`, without the empty text.
    pub(super) fn entered(
        &mut self,
        rule: RuleId,
        decoded: Option<ByteSet>,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let callee = Callee::new(rule, decoded, &self.context.calls.first[rule.index()]);
        if self.copied.contains(&rule) && self.may_copy(&callee) {
            return match self.fragment(rule)? {
                Some(fragment) if fragment.ordered => self.copy(&fragment, rule, next),
                _ => self.unreduced(rule, next),
            };
        }
        if let (Some(plain), Some(_), false) =
            (decoded, self.context.calls.approximation, self.context.calls.is_broken_back_edge(rule))
            && let Some(fragment) = self.fragment(rule)?
        {
            let entry = self.encoded(&fragment, &plain, rule, next)?;
            return self.without(entry, next, rule);
        }
        match self.context.calls.approximation {
            Some(CallApproximation::Under) => return self.node(Node::Bytes(Vec::new()), rule),
            Some(CallApproximation::Over) => {
                let entry = self.anything(rule, decoded, next)?;
                return self.without(entry, next, rule);
            }
            None => {}
        }
        let callee = self.callees.iter().position(|known| *known == callee).unwrap_or_else(|| {
            self.callees.push(callee);
            self.callees.len() - 1
        });
        limits::within(callee + 1, limits::CALLEES, "rules that are called")
            .map_err(|exceeded| BuildError::limit(rule, exceeded))?;
        self.node(Node::Call(callee as u16, next), rule)
    }

    /// The branches of a [`Node::Split`] except the one to `next`.
    pub(super) fn without(
        &mut self,
        entry: NodeId,
        next: NodeId,
        rule: RuleId,
    ) -> Result<NodeId, BuildError> {
        match &self.nodes[entry as usize] {
            Node::Split(branches) if branches.contains(&next) => {
                let branches = branches.iter().copied().filter(|&branch| branch != next).collect();
                self.node(Node::Split(branches), rule)
            }
            _ => Ok(entry),
        }
    }

    /// Any text of the bytes that `rule` uses, before `next`; of escapes too if the text is decoded.
    pub(super) fn anything(
        &mut self,
        rule: RuleId,
        decoded: Option<ByteSet>,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let turn = self.node(Node::Split(Vec::new()), rule)?;
        let bytes = decoded.unwrap_or_else(|| first::all(self.grammar, rule));
        let set = |bytes: &ByteSet, to| {
            (0..=255).filter(|&b| bytes::contains(bytes, b)).map(move |b| (b, b, to)).collect()
        };
        let mut branches = vec![self.node(Node::Bytes(set(&bytes, turn)), rule)?];
        if decoded.is_some() {
            let digits = |to| Node::Bytes(vec![(b'0', b'9', to), (b'A', b'F', to), (b'a', b'f', to)]);
            let low = self.node(digits(turn), rule)?;
            let high = self.node(digits(low), rule)?;
            branches.push(self.node(Node::Bytes(vec![(b'%', b'%', high)]), rule)?);
        }
        branches.push(next);
        self.set_branches(turn, branches);
        Ok(turn)
    }

    /// Whether a called rule can be copied instead.
    pub(super) fn may_copy(&self, callee: &Callee) -> bool {
        callee.decoded.is_none() && !self.context.calls.is_broken_back_edge(callee.rule)
    }

    /// Whether the next byte decides between a continuation of the rule and `next`.
    pub(super) fn decides(
        &mut self,
        fragment: &Fragment,
        rule: RuleId,
        next: NodeId,
    ) -> Result<bool, BuildError> {
        let goes_on = fragment.goes_on();
        let (mut seen, mut open) = (HashSet::new(), vec![next]);
        while let Some(node) = open.pop() {
            let blame = |exceeded| BuildError::limit(rule, exceeded);
            self.context.budget.spend(STEPS_TO_DECIDE).map_err(blame)?;
            if !seen.insert(node) {
                continue;
            }
            let mut first = ByteSet::default();
            match &self.nodes[node as usize] {
                Node::Bytes(steps) => {
                    steps.iter().for_each(|&(low, high, _)| bytes::insert(&mut first, low, high));
                }
                Node::Call(callee, _) => first = self.callees[*callee as usize].first,
                // The branches of the node are not built yet.
                Node::Split(branches) if branches.is_empty() => return Ok(false),
                Node::Split(branches) => open.extend(branches),
                Node::Tag(_, to) => open.push(*to),
                // No byte follows a whole text; the bytes that follow a rule that is built alone are unknown.
                Node::Accept(_) if self.whole => {}
                Node::Accept(_) => return Ok(false),
            }
            if bytes::common(&goes_on, &first).is_some() {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

// Expands a decoded rule to its percent-encoded texts, for automata without calls.
//
// Each step on an octet becomes one step on the unencoded character, and three steps on its escape (RFC 3986, section
// 2.1: `pct-encoded = "%" HEXDIG HEXDIG`).
//
// ```text
// ─"("─►      becomes      ─"("─►             if "(" may occur unencoded
//                          ─"%"─► ◉ ─"2"─► ◉ ─"8"─►
// ```
//
// Preferences are dropped, because such automata have no fields.

/// By octet: the target of a state's transition.
type Octets = [Option<NodeId>; 256];

impl Builder<'_> {
    /// The texts that decode to a text of `fragment`, before `next`; the characters of `plain` may occur unencoded.
    fn encoded(
        &mut self,
        fragment: &Fragment,
        plain: &ByteSet,
        rule: RuleId,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let first = self.nodes.len() as NodeId;
        for _ in &fragment.states {
            self.node(Node::Split(Vec::new()), rule)?;
        }
        for (number, state) in fragment.states.iter().enumerate() {
            let octets = octets(state, first);
            let mut steps: Vec<(u8, u8, NodeId)> = Vec::new();
            for byte in (0..=255u8).filter(|&byte| bytes::contains(plain, byte)) {
                steps.extend(octets[byte as usize].map(|to| (byte, byte, to)));
            }
            let mut branches = vec![self.node(Node::Bytes(steps), rule)?];
            branches.extend(self.escapes(&octets, rule)?);
            branches.extend(state.accept.then_some(next));
            self.set_branches(first + number as NodeId, branches);
        }
        Ok(first)
    }

    /// The node that matches the two digits of the escapes of `octets`; `None` if there are no octets.
    fn escapes(&mut self, octets: &Octets, rule: RuleId) -> Result<Option<NodeId>, BuildError> {
        let mut known: HashMap<&[Option<NodeId>], NodeId> = HashMap::new();
        let mut high = Vec::new();
        for (digit, row) in octets.chunks(16).enumerate().filter(|(_, row)| row.iter().any(Option::is_some)) {
            let low = match known.get(row) {
                Some(&low) => low,
                None => {
                    let digits = row.iter().enumerate().filter_map(|(digit, to)| Some((digit, (*to)?)));
                    let low = self.node(Node::Bytes(steps(digits)), rule)?;
                    known.insert(row, low);
                    low
                }
            };
            high.push((digit, low));
        }
        if high.is_empty() {
            return Ok(None);
        }
        let high = self.node(Node::Bytes(steps(high.into_iter())), rule)?;
        self.node(Node::Bytes(vec![(b'%', b'%', high)]), rule).map(Some)
    }
}

/// The transitions of a state by octet; the copied states are numbered from node `first`.
fn octets(state: &FragmentState, first: NodeId) -> Octets {
    let mut octets = [None; 256];
    for &(low, high, to) in state.high.iter().chain(&state.low) {
        octets[low as usize..=high as usize].fill(Some(first + to));
    }
    octets
}

/// Byte steps on hexadecimal digits of either case.
fn steps(digits: impl Iterator<Item = (usize, NodeId)>) -> Vec<(u8, u8, NodeId)> {
    let mut steps = Vec::new();
    for (digit, to) in digits {
        let characters: &[u8] = match digit {
            0..=9 => &[b'0' + digit as u8],
            _ => &[b'A' + digit as u8 - 10, b'a' + digit as u8 - 10],
        };
        steps.extend(characters.iter().map(|&byte| (byte, byte, to)));
    }
    steps.sort_unstable();
    steps
}
