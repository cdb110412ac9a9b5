//! Which rules are called: they get an automaton of their own, which their users enter and leave.
//!
//! Two sorts of rules are. Where rules contain themselves with text on both sides no finite automaton follows
//! them all at once; but without the references to one of them, its *broken back edges*, the rest is regular:
//!
//! ```text
//! filter = "(" ( "&" 1*filter / "!" filter / item ) ")"
//!
//!              ┌── & ──► ◉ ◄─┐
//! ──► ( ──► ◉ ─┤         └───┴─ call filter      a call is a symbol like a byte;
//!              ├── ! ──► ◉ ──── call filter      its text is left to
//!              └── item ──► ◉ ── ) ──► end       the automaton that is called
//! ```
//!
//! And what many rules have in common, such as the IPv6address in every host, is in a program once if it is
//! called, and many times if it is copied.
//!
//! A call must be entered and left on the sight of one byte; `dfa::lookahead` checks it on the finished
//! automata. Where a shared rule fails that, it is copied after all. Where broken back edges fail, others of the same
//! rules are tried: RFC 5234's own grammar cannot call `alternation`, after which blanks may or may not
//! belong to it, but can call inner rules. This is the price of linear time: an LL(1)-like condition on the calls
//! only, and none on the regular parts between them.

use super::first;
use super::fragment::Fragment;
use crate::abnf::check::Facts;
use crate::abnf::check::recursion::{self, Recursion};
use crate::abnf::lower::grammar::{Grammar, RuleId};
use crate::bytes::ByteSet;
use std::collections::BTreeSet;

/// A rule without fields that has so many states is called rather than copied. An IPv6address has 151; the
/// largest rule of RFC 3986 without it, `authority`, fewer than 64.
pub const SHARED: usize = 64;

/// No more single rules of one group are tried.
const SINGLES: usize = 64;

/// In groups up to this size any two rules are tried as well.
const SMALL: usize = 12;

/// A byte that does not decide whether a called rule is entered or left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conflict {
    /// The rule that is called.
    pub callee: RuleId,
    /// The byte.
    pub byte: u8,
    /// The rules in which a text may go on with that byte.
    pub rules: [Option<RuleId>; 2],
    /// The called rule in whose automaton it happens; `None` for that of the start rules.
    pub caller: Option<RuleId>,
    /// True if the byte conflicts at the end of the rule, false if at its beginning.
    pub leaving: bool,
}

/// How a call is approximated in an automaton in one piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallApproximation {
    /// By nothing that matches: a subset of the language.
    Under,
    /// By any text of the bytes that the rule uses: a superset.
    Over,
}

/// The rules that are called.
#[derive(Debug, Clone)]
pub struct CallPolicy {
    /// By rule: how it recurs without the broken back edges.
    pub recursion: Vec<Recursion>,
    /// By rule: the bytes that it may begin with.
    pub first: Vec<ByteSet>,
    /// Rules without fields of so many states are called: [`SHARED`], but for tests.
    pub shared_from: usize,
    /// How calls are approximated, if the automaton is to be regular.
    pub approximation: Option<CallApproximation>,
    nests: Vec<Nest>,
    /// By rule: whether it matches the empty text.
    nullable: Vec<bool>,
    /// By rule: whether references to it are broken back edges.
    broken: Vec<bool>,
    /// Rules that are copied whatever their size: everywhere, or into the automaton of one rule or of the start rules.
    pub(super) copied: BTreeSet<RuleId>,
    copied_into: BTreeSet<(Option<RuleId>, RuleId)>,
}

/// A group of rules that nest.
#[derive(Debug, Clone)]
struct Nest {
    /// The rules whose references are broken back edges now.
    broken: Vec<RuleId>,
    /// Those that were not tried yet, the next ones last.
    untried: Vec<Vec<RuleId>>,
}

impl CallPolicy {
    /// The first choice of broken back edges in each group, and nothing copied that could be shared.
    pub fn new(grammar: &Grammar, facts: &Facts) -> Self {
        let mut groups: Vec<Vec<RuleId>> = Vec::new();
        for &rule in &facts.order {
            let Recursion::Nested(group) = facts.recursion[rule.index()] else { continue };
            match groups.last_mut() {
                Some(members) if facts.recursion[members[0].index()] == Recursion::Nested(group) => {
                    members.push(rule);
                }
                _ => groups.push(vec![rule]),
            }
        }
        let mut nests: Vec<Nest> = groups.into_iter().map(|members| nest(grammar, members)).collect();
        nests.iter_mut().for_each(|nest| nest.broken = nest.untried.pop().unwrap_or_default());
        let first = first::first(grammar, &facts.order, &facts.nullable);
        let recursion = facts.recursion.clone();
        let broken = vec![false; grammar.rules.len()];
        let (copied, copied_into) = (BTreeSet::new(), BTreeSet::new());
        let nullable = facts.nullable.clone();
        let mut calls = CallPolicy {
            recursion,
            first,
            shared_from: SHARED,
            approximation: None,
            nullable,
            nests,
            broken,
            copied,
            copied_into,
        };
        calls.classify(grammar);
        calls
    }

    /// Whether references to a rule are broken back edges of its recursion.
    pub fn is_broken_back_edge(&self, rule: RuleId) -> bool {
        self.broken[rule.index()]
    }

    /// Whether a rule is called for its size.
    pub fn shares(&self, rule: RuleId, fragment: &Fragment) -> bool {
        fragment.states.len() >= self.shared_from && !self.copied.contains(&rule)
    }

    /// Copies every rule except those with broken back edges.
    pub fn share_nothing(&mut self) {
        self.shared_from = usize::MAX;
    }

    /// The rules that are not called from an automaton: that of a called rule, or of the start rules.
    pub fn copied_into(&self, caller: Option<RuleId>) -> BTreeSet<RuleId> {
        self.copied_into.iter().filter(|(into, _)| *into == caller).map(|(_, rule)| *rule).collect()
    }

    /// Resolves a conflict: copies the rule, or breaks other back edges. False if there are none left.
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

/// The choices of broken back edges of a group (feedback vertex sets), the first to be tried last: single rules, pairs of
/// rules in small groups, and all rules at once, which always does.
fn nest(grammar: &Grammar, mut members: Vec<RuleId>) -> Nest {
    members.sort_unstable();
    let singles = members.iter().take(SINGLES).map(|&rule| vec![rule]);
    let paired = if members.len() <= SMALL { &members[..] } else { &[] };
    let pairs = paired.iter().flat_map(|&a| paired.iter().filter(move |&&b| a < b).map(move |&b| vec![a, b]));
    let regular = |broken: &Vec<RuleId>| recursion::is_regular_without(grammar, &members, broken);
    let mut untried: Vec<Vec<RuleId>> = singles.chain(pairs).filter(regular).collect();
    untried.push(members);
    untried.reverse();
    Nest { broken: Vec::new(), untried }
}
