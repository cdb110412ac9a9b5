//! Called rules: decides which rules are compiled to separate automata, and how these are entered.
//!
//! Two kinds of rules are called. A rule that contains itself with text on both sides is not regular. But without the
//! references to one rule of the cycle, its *broken back edges*, the rest is regular:
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
//! their automaton once. A copied rule is part of every automaton that uses it.
//!
//! One byte of lookahead must decide where a call is entered and left; `dfa::program` checks that on the finished
//! automata. A shared rule that fails the check is copied. If broken back edges fail it, others of the same group are
//! tried: in the grammar of RFC 5234, `alternation` cannot be called, because following blanks may or may not belong
//! to it, but inner rules can. So linear time requires an LL(1)-like condition on calls, but none on the regular parts
//! between them.

use crate::abnf::check::recursion::Recursion;
use crate::abnf::check::{Facts, recursion};
use crate::abnf::lower::grammar::{Grammar, RuleId};
use crate::bytes::ByteSet;
use crate::nfa::first;
use crate::nfa::fragment::Fragment;
use std::collections::{BTreeMap, BTreeSet};

/// Minimum number of states of a rule without fields that is called instead of copied. An IPv6address has 151 states;
/// the largest rule of RFC 3986 without it, `authority`, has fewer than 64.
pub const SHARED: usize = 64;

/// Maximum number of single rules of a group that are tried as broken back edges.
const SINGLES: usize = 64;

/// Maximum size of a group in which pairs of rules are tried too.
const SMALL: usize = 12;

/// A byte that does not decide whether a called rule is entered or left.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conflict {
    /// The called rule.
    pub callee: RuleId,
    /// The byte.
    pub byte: u8,
    /// The rules that can match the byte, inside of the called rule and outside; `None` is the text around them.
    pub rules: [Option<RuleId>; 2],
    /// The called rule whose automaton contains the conflict; `None` for the automaton of the start rules.
    pub caller: Option<RuleId>,
    /// True if the conflict is at the end of the called rule, false if at its beginning.
    pub leaving: bool,
}

/// How a call is approximated in an automaton without calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallApproximation {
    /// By the empty language, which yields a subset of the language.
    Under,
    /// By all strings of the bytes that the rule uses, which yields a superset of the language.
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
    /// How calls are approximated; `None` if the automaton contains calls.
    pub approximation: Option<CallApproximation>,
    nests: Vec<Nest>,
    /// By rule: true if it matches the empty string.
    nullable: Vec<bool>,
    /// By rule: true if references to it close a cycle, and are compiled as calls.
    broken: Vec<bool>,
    /// Rules that are copied everywhere, regardless of their size. `copied_into` contains pairs of an automaton
    /// (`None`: that of the start rules) and a rule that is copied into it.
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
    /// Creates the initial policy: the first choice of broken back edges in each group, and no shareable rule copied.
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

    /// True if a reference to `rule` closes a cycle, and is compiled as a call so that inlining ends.
    pub fn is_broken_back_edge(&self, rule: RuleId) -> bool {
        self.broken[rule.index()]
    }

    /// True if a rule is called because of its size.
    pub fn shares(&self, rule: RuleId, fragment: &Fragment) -> bool {
        fragment.states.len() >= self.shared_from && !self.copied.contains(&rule)
    }

    /// Changes the policy to copy every rule except those with broken back edges.
    pub fn share_nothing(&mut self) {
        self.shared_from = usize::MAX;
    }

    /// Returns the rules that are copied into the automaton of `caller` (`None`: that of the start rules).
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

/// Returns the choices of broken back edges of a group (feedback vertex sets), with the first one chosen: single
/// rules, pairs of rules in small groups, and all rules, which always form one. `members` is sorted.
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
