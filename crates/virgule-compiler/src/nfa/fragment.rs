//! Fragments: determinized and minimized automata of rules without fields that preserve where a match ends.
//!
//! A fragment that is copied into a larger automaton must end at the same offset as the rule itself: `"a" / "ab"`
//! prefers to end after `a`, `1*2"a"` to continue. So a state is an ordered list of nodes, and an accept state divides
//! its transitions into those that are preferred to leaving the fragment (`high`) and the others (`low`).
//!
//! ```text
//! 1*2"a"            ("a" / "ab")
//! ─a─► ◉ ─a─► ◉     ─a─► ◉ ─b─► ◉
//!      high              low
//! ```
//!
//! If a state has both preferred and other transitions on the same byte, no such automaton exists: the rule is
//! ambiguous about its own prefixes. The fragment is then built without preferences, and used only where the next byte
//! decides whether the rule continues; elsewhere the rule is copied node by node.
//!
//! Where the next byte decides, other rules use a fragment without preferences too, because it has fewer states. For
//! example, no byte that continues a host of RFC 3986 can follow the host, and only preferences distinguish the states
//! of an `IPv4address` from those of a `reg-name`.

use crate::abnf::lower::grammar::RuleId;
use crate::bytes::{ByteClasses, ByteSet};
use crate::limits::{Budget, Exceeded};
use crate::nfa::graph::{Callee, Nfa, Node, NodeId};
use crate::nfa::labels::{LabelId, Labels};
use crate::nfa::subsets::{Config, Subsets};
use crate::partition;
use crate::{bytes, limits};
use std::collections::HashMap;
use std::sync::Arc;

/// A reduced automaton; state 0 is its start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fragment {
    /// The states.
    pub states: Vec<FragmentState>,
    /// True if the fragment has the preferences of the rule, so that it can precede any continuation.
    pub ordered: bool,
    /// The fragment without preferences, if it is smaller, for use where the next byte decides whether the rule
    /// continues.
    pub plain: Option<Arc<Fragment>>,
}

/// A state of a reduced automaton.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FragmentState {
    /// Transitions (first byte, last byte, target) that are preferred to leaving; all transitions if the state does not
    /// accept.
    pub high: Vec<(u8, u8, u32)>,
    /// True if the state accepts.
    pub accept: bool,
    /// Transitions to which leaving is preferred.
    pub low: Vec<(u8, u8, u32)>,
    /// Calls: the called rule, the state after the call, and whether the call is preferred to leaving.
    pub calls: Vec<(Arc<Callee>, u32, bool)>,
    /// The label of the state: the path of rules within the fragment's rule.
    pub label: LabelId,
}

/// The result of reducing a rule.
pub enum Reduced {
    /// The reduced automaton.
    Fragment(Fragment),
    /// One byte does not decide whether this rule is called.
    Undecided(Callee),
}

/// Determinizes and minimizes `nfa`.
pub fn reduce(nfa: &Nfa, labels: &mut Labels, budget: &mut Budget) -> Result<Reduced, Exceeded> {
    let classes = nfa.byte_classes();
    let mut subsets = FragmentSubsets {
        nfa,
        labels,
        classes,
        budget,
        subsets: Subsets::new(nfa, limits::STATES),
        steps: Vec::new(),
        ordered: true,
    };
    subsets.run()?;
    match subsets.undecided() {
        Some(callee) => Ok(Reduced::Undecided(callee.clone())),
        None => subsets.minimized().map(Reduced::Fragment),
    }
}

/// By symbol (classes, then callees): the target, and true if the transition is preferred to leaving. `None` if there
/// is no transition.
type Steps = Vec<Option<(u32, bool)>>;

/// The target nodes of a symbol in order of preference, and true if the transition is preferred to leaving.
type Target = (Vec<NodeId>, bool);

struct FragmentSubsets<'a> {
    nfa: &'a Nfa,
    labels: &'a mut Labels,
    classes: ByteClasses,
    budget: &'a mut Budget,
    /// The nodes of a state in order of preference.
    subsets: Subsets<'a, Vec<NodeId>>,
    steps: Vec<Steps>,
    /// True if, for each byte, either all of its transitions are preferred to leaving or none.
    ordered: bool,
}

impl FragmentSubsets<'_> {
    fn run(&mut self) -> Result<(), Exceeded> {
        self.state(&[self.nfa.start])?;
        while self.steps.len() < self.subsets.states().len() {
            let targets = self.targets(self.steps.len())?;
            let mut steps = vec![None; targets.len()];
            for (symbol, (target, high)) in targets.into_iter().enumerate() {
                if !target.is_empty() {
                    self.budget.spend(limits::STEPS_PER_EDGE)?;
                    steps[symbol] = Some((self.state(&target)?, high));
                }
            }
            self.steps.push(steps);
        }
        Ok(())
    }

    /// Returns a callee that is entered on a byte with another transition in the same state.
    fn undecided(&self) -> Option<&Callee> {
        let calls = |steps: &Steps| {
            let called = self.nfa.callees.iter().zip(&steps[self.classes.len()..]);
            called.filter(|(_, step)| step.is_some()).map(|(callee, _)| callee).collect::<Vec<_>>()
        };
        for steps in &self.steps {
            let called = calls(steps);
            if called.is_empty() {
                continue;
            }
            let has_step = |byte: u8| steps[self.classes.class_of[byte as usize] as usize].is_some();
            let mut taken = bytes::filter(has_step);
            for callee in called {
                if bytes::common(&taken, &callee.first).is_some() {
                    return Some(callee);
                }
                bytes::unite(&mut taken, &callee.first);
            }
        }
        None
    }

    /// Returns the targets of a state, by symbol.
    fn targets(&mut self, state: usize) -> Result<Vec<Target>, Exceeded> {
        let mut targets = vec![(Vec::new(), true); self.classes.len() + self.nfa.callees.len()];
        let mut high = true;
        for &node in &self.subsets.states()[state] {
            let mut add = |symbol: usize, to: NodeId| {
                let (nodes, preferred) = &mut targets[symbol];
                let agreed = nodes.is_empty() || *preferred == high;
                *preferred = high;
                nodes.push(to);
                agreed
            };
            let mut agreed = true;
            match &self.nfa.nodes[node as usize] {
                Node::Bytes(steps) => {
                    for &(first, last, to) in steps {
                        for class in self.classes.within(first, last) {
                            self.budget.spend(1)?;
                            agreed &= add(class as usize, to);
                        }
                    }
                }
                &Node::Call(callee, to) => agreed = add(self.classes.len() + callee as usize, to),
                _ => high = false,
            }
            self.ordered &= agreed;
        }
        Ok(targets)
    }

    /// Returns the state of the epsilon closure of `from`.
    fn state(&mut self, from: &[NodeId]) -> Result<u32, Exceeded> {
        let from = from.iter().map(|&node| Config { node, carried: () });
        let reached = self.subsets.closure(from, self.budget, |()| 1, |_, ()| {})?;
        let nodes: Vec<NodeId> = reached.into_iter().map(|config| config.node).collect();
        let size = nodes.len();
        self.subsets.state(nodes, size, self.budget)
    }

    fn accepts(&self, state: usize) -> bool {
        self.subsets.states()[state].iter().any(|&node| self.is_accept(node))
    }

    fn is_accept(&self, node: NodeId) -> bool {
        matches!(self.nfa.nodes[node as usize], Node::Accept(_))
    }

    /// Returns the labels of the nodes of a state, except its accept nodes.
    fn labels_of(&self, state: usize) -> Vec<LabelId> {
        let nodes = self.subsets.states()[state].iter().filter(|&&node| !self.is_accept(node));
        let mut labels: Vec<LabelId> = nodes.map(|&node| self.nfa.label_of[node as usize]).collect();
        labels.sort_unstable();
        labels.dedup();
        labels
    }

    /// Returns the labels of two merged states: for each label of `one`, its longest common part with a label of
    /// `other`, without those that are a prefix of another.
    fn shared(&mut self, one: &[LabelId], other: &[LabelId]) -> Result<Vec<LabelId>, Exceeded> {
        if one.is_empty() || other.is_empty() {
            return Ok([one, other].concat());
        }
        let mut found = Vec::with_capacity(one.len());
        for &label in one {
            let mut best = Labels::ROOT;
            for &beside in other {
                let common = self.labels.common(label, beside, self.budget)?;
                if self.labels.depth(common) > self.labels.depth(best) {
                    best = common;
                }
            }
            found.push(best);
        }
        found.sort_unstable();
        found.dedup();
        let mut longest = Vec::with_capacity(found.len());
        for &label in &found {
            let mut goes_on = false;
            for &other in found.iter().filter(|&&other| other != label) {
                goes_on |= self.labels.common(label, other, self.budget)? == label;
            }
            if !goes_on {
                longest.push(label);
            }
        }
        Ok(longest)
    }

    fn common_of(&mut self, labels: &[LabelId]) -> Result<LabelId, Exceeded> {
        let Some((&first, others)) = labels.split_first() else { return Ok(Labels::ROOT) };
        others.iter().try_fold(first, |common, &label| self.labels.common(common, label, self.budget))
    }

    /// Returns the minimal automaton with preferences, and the one without if that is smaller.
    fn minimized(&mut self) -> Result<Fragment, Exceeded> {
        let ordered = if self.ordered { Some(self.merged(true)?) } else { None };
        let steps = self.steps.iter_mut().flatten().flatten();
        steps.for_each(|(_, preferred)| *preferred = true);
        let is_divided = |fragment: &Fragment| fragment.states.iter().any(|state| !state.low.is_empty());
        Ok(match ordered {
            Some(fragment) if is_divided(&fragment) => {
                let plain =
                    Some(self.merged(false)?).filter(|plain| plain.states.len() < fragment.states.len());
                Fragment { plain: plain.map(Arc::new), ..fragment }
            }
            Some(fragment) => fragment,
            None => self.merged(true)?,
        })
    }

    /// Returns the minimal automaton, with one state for each block of equivalent states. With preferences
    /// (`divided`), the label of a state is common to all merged states; otherwise labels that are a prefix of another
    /// are dropped first ([`Self::shared`]).
    fn merged(&mut self, divided: bool) -> Result<Fragment, Exceeded> {
        // Transitions are labelled with symbol and preference.
        let edge = |(symbol, step): (usize, &Option<(u32, bool)>)| {
            step.map(|(target, high)| ((symbol, high), target))
        };
        let states = self.steps.iter().enumerate();
        let block_of = partition::equivalent(
            states.map(|(state, steps)| (self.accepts(state), steps.iter().enumerate().filter_map(edge))),
        );
        let count = block_of.iter().max().map_or(0, |&last| last as usize + 1);
        let mut labels: Vec<Vec<LabelId>> = vec![Vec::new(); count];
        let mut representative = vec![0; count];
        for (state, &block) in block_of.iter().enumerate().rev() {
            let block = block as usize;
            let more = self.labels_of(state);
            labels[block] = match divided {
                true => vec![self.common_of(&[&labels[block][..], &more].concat())?],
                false => self.shared(&labels[block], &more)?,
            };
            representative[block] = state;
        }
        let labels =
            labels.into_iter().map(|labels| self.common_of(&labels)).collect::<Result<Vec<_>, _>>()?;
        let callees: Vec<Arc<Callee>> = self.nfa.callees.iter().cloned().map(Arc::new).collect();
        let state = |block: usize| {
            let steps = &self.steps[representative[block]];
            let part = |high: bool| self.ranges(steps, high, &block_of);
            FragmentState {
                high: part(true),
                accept: self.accepts(representative[block]),
                low: part(false),
                calls: self.calls(&callees, steps, &block_of),
                label: labels[block],
            }
        };
        Ok(Fragment { states: (0..count).map(state).collect(), ordered: self.ordered, plain: None })
    }

    fn calls(
        &self,
        callees: &[Arc<Callee>],
        steps: &Steps,
        block_of: &[u32],
    ) -> Vec<(Arc<Callee>, u32, bool)> {
        let calls = callees.iter().zip(&steps[self.classes.len()..]);
        let call = |(callee, step): (&Arc<Callee>, &Option<(u32, bool)>)| {
            step.map(|(target, high)| (callee.clone(), block_of[target as usize], high))
        };
        calls.filter_map(call).collect()
    }

    /// Returns the transitions of one preference as byte ranges, with adjacent ranges joined.
    fn ranges(&self, steps: &Steps, high: bool, block_of: &[u32]) -> Vec<(u8, u8, u32)> {
        let mut ranges: Vec<(u8, u8, u32)> = Vec::new();
        for byte in 0..=255u8 {
            let step = steps[self.classes.class_of[byte as usize] as usize];
            let Some((target, _)) = step.filter(|&(_, preferred)| preferred == high) else { continue };
            let target = block_of[target as usize];
            match ranges.last_mut() {
                Some((_, last, to)) if *to == target && *last as u32 + 1 == byte as u32 => *last = byte,
                _ => ranges.push((byte, byte, target)),
            }
        }
        ranges.shrink_to_fit();
        ranges
    }
}

impl Fragment {
    /// Returns the memory of the fragment in bytes, without the overhead of the allocator.
    pub fn bytes(&self) -> usize {
        let of_state = |state: &FragmentState| {
            size_of::<FragmentState>()
                + size_of_val(&state.high[..])
                + size_of_val(&state.low[..])
                + size_of_val(&state.calls[..])
        };
        let plain = self.plain.as_ref().map_or(0, |plain| plain.bytes());
        self.states.iter().map(of_state).sum::<usize>() + plain
    }

    /// Returns the bytes on which an accept state has a transition or a call.
    pub fn goes_on(&self) -> ByteSet {
        let mut set = ByteSet::default();
        for state in self.states.iter().filter(|state| state.accept) {
            let steps = state.high.iter().chain(&state.low);
            steps.for_each(|&(first, last, _)| bytes::insert(&mut set, first, last));
            for (callee, ..) in &state.calls {
                bytes::unite(&mut set, &callee.first);
            }
        }
        set
    }
}

// A cache of fragments, the reduced automata of rules without fields.
//
// A fragment depends on its rule and the policy for calls, not on the fields of a section, so all sections of a
// grammar share one cache.

/// Fragments by rule; `None` for a rule that cannot be reduced.
#[derive(Debug, Default)]
pub(crate) struct FragmentCache {
    known: HashMap<RuleId, Option<Arc<Fragment>>>,
    /// Memory of all fragments in bytes.
    bytes: usize,
}

impl FragmentCache {
    /// Returns a cache of the fragments without calls, which do not depend on the policy for calls.
    pub fn without_calls(&self) -> Self {
        let calls_none = |made: &Option<Arc<Fragment>>| {
            made.as_ref().is_some_and(|made| made.states.iter().all(|state| state.calls.is_empty()))
        };
        let kept = self.known.iter().filter(|(_, made)| calls_none(made));
        FragmentCache { known: kept.map(|(rule, made)| (*rule, made.clone())).collect(), bytes: 0 }
    }

    /// Returns the cached fragment of a rule. The outer `None` means that the rule is not cached.
    pub fn get(&self, rule: RuleId) -> Option<&Option<Arc<Fragment>>> {
        self.known.get(&rule)
    }

    /// Caches the fragment of a rule, or `None` if the rule cannot be reduced.
    pub fn insert(&mut self, rule: RuleId, made: Option<Arc<Fragment>>) -> Result<(), Exceeded> {
        self.bytes += made.as_ref().map_or(0, |made| made.bytes());
        limits::within(self.bytes, limits::REDUCED, "bytes of reduced rules")?;
        self.known.insert(rule, made);
        Ok(())
    }

    /// Drops all fragments.
    pub fn clear(&mut self) {
        *self = FragmentCache::default();
    }
}
