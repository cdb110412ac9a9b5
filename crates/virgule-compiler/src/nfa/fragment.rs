//! An automaton without fields, determinized and minimized, that keeps the preferences between ends.
//!
//! Copied into a larger automaton, it must stop where the rule as written would: `"a" / "ab"` prefers to stop
//! after `a`, `1*2"a"` to go on. So a state is an ordered list of nodes, and a state that accepts divides
//! its transitions into those it prefers to leaving (`high`) and the others (`low`).
//!
//! ```text
//! 1*2"a"            ("a" / "ab")
//! ─a─► ◉ ─a─► ◉     ─a─► ◉ ─b─► ◉
//!      high              low
//! ```
//!
//! Where one byte has a transition preferred to leaving and one that is not, no such automaton exists; that takes a
//! rule that is
//! ambiguous about its own prefixes. Then the automaton is made without preferences, and used only where the next
//! byte decides whether the rule goes on; elsewhere the rule is copied as written.
//!
//! Where the next byte decides, an automaton with preferences has one without them that has fewer states: none of its
//! bytes follows a host of
//! RFC 3986, so that only the preference distinguishes an `IPv4address` from a `reg-name`.

use super::graph::{Callee, Nfa, Node, NodeId};
use super::labels::{LabelId, Labels};
use super::subsets::{Closures, Config, StateNumbers};
use crate::bytes::{self, ByteClasses, ByteSet};
use crate::limits::{self, Budget, Exceeded};
use crate::nfa::partition;
use std::rc::Rc;

/// A reduced automaton; state 0 is its start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fragment {
    /// Its states.
    pub states: Vec<FragmentState>,
    /// Whether it stops where the rule as written would, whatever follows.
    pub ordered: bool,
    /// The same without preferences, if that is smaller: for where the next byte decides whether the rule goes on.
    pub plain: Option<Rc<Fragment>>,
}

/// A state of a reduced automaton.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FragmentState {
    /// Transitions that are preferred to leaving; all of them where the state does not accept.
    pub high: Vec<(u8, u8, u32)>,
    /// Whether the rule may end here.
    pub accept: bool,
    /// Transitions that leaving is preferred to.
    pub low: Vec<(u8, u8, u32)>,
    /// Rules that are called, where the state goes on behind them, and whether that is preferred to leaving.
    pub calls: Vec<(Rc<Callee>, u32, bool)>,
    /// The rules below the fragment's own that the state is in.
    pub label: LabelId,
}

/// What became of a rule.
pub enum Reduced {
    /// It is reduced.
    Fragment(Fragment),
    /// One byte does not decide whether a called rule is entered.
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
        states: Vec::new(),
        numbers: StateNumbers::new(limits::STATES),
        closures: Closures::new(nfa),
        ordered: true,
    };
    subsets.run()?;
    match subsets.undecided() {
        Some(callee) => Ok(Reduced::Undecided(callee.clone())),
        None => subsets.minimized().map(Reduced::Fragment),
    }
}

/// A state of the subset construction.
struct Subset {
    nodes: Vec<NodeId>,
    accept: bool,
    /// By class, then by callee: where it leads, and whether that is preferred to leaving.
    steps: Vec<Option<(u32, bool)>>,
}

/// The nodes that a byte or a call leads to, in order, and whether they are preferred to leaving.
type Target = (Vec<NodeId>, bool);

struct FragmentSubsets<'a> {
    nfa: &'a Nfa,
    labels: &'a mut Labels,
    classes: ByteClasses,
    budget: &'a mut Budget,
    states: Vec<Subset>,
    numbers: StateNumbers<Vec<NodeId>>,
    closures: Closures<'a>,
    /// Whether each byte's transitions are either all preferred to leaving or none.
    ordered: bool,
}

impl FragmentSubsets<'_> {
    /// Finds all states.
    fn run(&mut self) -> Result<(), Exceeded> {
        let start = self.closure(&[self.nfa.start])?;
        self.state(start)?;
        let mut next = 0;
        while next < self.states.len() {
            let targets = self.targets(next)?;
            let mut steps = vec![None; targets.len()];
            for (symbol, (target, high)) in targets.into_iter().enumerate() {
                if target.is_empty() {
                    continue;
                }
                self.budget.spend(limits::STEPS_PER_EDGE)?;
                let nodes = self.closure(&target)?;
                steps[symbol] = Some((self.state(nodes)?, high));
            }
            self.states[next].steps = steps;
            next += 1;
        }
        Ok(())
    }

    /// A callee that may be entered on a byte with another transition.
    fn undecided(&self) -> Option<&Callee> {
        let calls = |state: &Subset| {
            let called = self.nfa.callees.iter().zip(&state.steps[self.classes.len()..]);
            called.filter(|(_, step)| step.is_some()).map(|(callee, _)| callee).collect::<Vec<_>>()
        };
        for state in &self.states {
            let called = calls(state);
            let mut taken = ByteSet::default();
            if !called.is_empty() {
                let has_way =
                    |byte: &u8| state.steps[self.classes.class_of[*byte as usize] as usize].is_some();
                (0..=255).filter(has_way).for_each(|byte| bytes::insert(&mut taken, byte, byte));
            }
            for callee in called {
                if bytes::common(&taken, &callee.first).is_some() {
                    return Some(callee);
                }
                bytes::unite(&mut taken, &callee.first);
            }
        }
        None
    }

    /// By symbol: the nodes that a state leads to, in order, and whether they are preferred to leaving.
    fn targets(&mut self, state: usize) -> Result<Vec<Target>, Exceeded> {
        let mut targets = vec![(Vec::new(), true); self.classes.len() + self.nfa.callees.len()];
        let mut high = true;
        for &node in &self.states[state].nodes {
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

    /// All byte steps and ends that are reached without a byte, the preferred ones first.
    fn closure(&mut self, from: &[NodeId]) -> Result<Vec<NodeId>, Exceeded> {
        let from = from.iter().map(|&node| Config { node, carried: () });
        let reached = self.closures.of(from, self.budget, |()| 1, |_, ()| {})?;
        Ok(reached.into_iter().map(|config| config.node).collect())
    }

    fn state(&mut self, nodes: Vec<NodeId>) -> Result<u32, Exceeded> {
        let (number, is_new) = self.numbers.of(&nodes, nodes.len(), self.budget)?;
        if is_new {
            let accept = nodes.iter().any(|&node| self.is_accept(node));
            self.states.push(Subset { nodes, accept, steps: Vec::new() });
        }
        Ok(number)
    }

    fn is_accept(&self, node: NodeId) -> bool {
        matches!(self.nfa.nodes[node as usize], Node::Accept(_))
    }

    /// The labels of the readings that go on in a state.
    fn labels_of(&self, state: usize) -> Vec<LabelId> {
        let nodes = self.states[state].nodes.iter().filter(|&&node| !self.is_accept(node));
        let mut labels: Vec<LabelId> = nodes.map(|&node| self.nfa.label_of[node as usize]).collect();
        labels.sort_unstable();
        labels.dedup();
        labels
    }

    /// The labels of states that become one: by label of the one, the most that it has in common with one of the other;
    /// without those that go on in another.
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

    /// What some labels have in common.
    fn common_of(&mut self, labels: &[LabelId]) -> Result<LabelId, Exceeded> {
        let Some((&first, others)) = labels.split_first() else { return Ok(Labels::ROOT) };
        others.iter().try_fold(first, |common, &label| self.labels.common(common, label, self.budget))
    }

    /// The smallest automata of the same behaviour: with preferences, and without them if that is smaller.
    fn minimized(&mut self) -> Result<Fragment, Exceeded> {
        let ordered = if self.ordered { Some(self.merged(true)?) } else { None };
        let steps = self.states.iter_mut().flat_map(|state| &mut state.steps).flatten();
        steps.for_each(|(_, preferred)| *preferred = true);
        let is_divided = |fragment: &Fragment| fragment.states.iter().any(|state| !state.low.is_empty());
        Ok(match ordered {
            Some(fragment) if is_divided(&fragment) => {
                let plain =
                    Some(self.merged(false)?).filter(|plain| plain.states.len() < fragment.states.len());
                Fragment { plain: plain.map(Rc::new), ..fragment }
            }
            Some(fragment) => fragment,
            None => self.merged(true)?,
        })
    }

    /// One state for each block of equivalent states. Where preferences do not divide readings, one that goes
    /// on wherever another does hides it, and so does its label.
    fn merged(&mut self, divided: bool) -> Result<Fragment, Exceeded> {
        let initial: Vec<u32> = self.states.iter().map(|state| u32::from(state.accept)).collect();
        let edges: Vec<Vec<partition::LabelledEdge>> = self.states.iter().map(Subset::edges).collect();
        let block_of = partition::refine(&initial, &edges);
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
        let callees: Vec<Rc<Callee>> = self.nfa.callees.iter().cloned().map(Rc::new).collect();
        let state = |block: usize| {
            let subset = &self.states[representative[block]];
            let part = |high: bool| self.ranges(subset, high, &block_of);
            FragmentState {
                high: part(true),
                accept: subset.accept,
                low: part(false),
                calls: self.calls(&callees, subset, &block_of),
                label: labels[block],
            }
        };
        Ok(Fragment { states: (0..count).map(state).collect(), ordered: self.ordered, plain: None })
    }

    /// The transitions on calls.
    fn calls(
        &self,
        callees: &[Rc<Callee>],
        subset: &Subset,
        block_of: &[u32],
    ) -> Vec<(Rc<Callee>, u32, bool)> {
        let calls = callees.iter().zip(&subset.steps[self.classes.len()..]);
        let call = |(callee, step): (&Rc<Callee>, &Option<(u32, bool)>)| {
            step.map(|(target, high)| (callee.clone(), block_of[target as usize], high))
        };
        calls.filter_map(call).collect()
    }

    /// The transitions of one preference as byte ranges, neighbours joined.
    fn ranges(&self, subset: &Subset, high: bool, block_of: &[u32]) -> Vec<(u8, u8, u32)> {
        let mut ranges: Vec<(u8, u8, u32)> = Vec::new();
        for byte in 0..=255u8 {
            let step = subset.steps[self.classes.class_of[byte as usize] as usize];
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
    /// The memory that it takes, in bytes, without what an allocator adds.
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

    /// The bytes on which it goes on where it may end.
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

impl Subset {
    /// Transitions, labelled with symbol and preference.
    fn edges(&self) -> Vec<partition::LabelledEdge> {
        let edge = |(symbol, step): (usize, &Option<(u32, bool)>)| {
            step.map(|(target, high)| (2 * symbol as u32 + u32::from(high), target))
        };
        self.steps.iter().enumerate().filter_map(edge).collect()
    }
}
