//! An automaton without fields, determinized and minimized, that still knows which end it prefers.
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
//! Where one byte would lead both ways, preferred and not, no such automaton exists; then the rule is
//! copied as written. That takes a rule that is ambiguous about its own prefixes, and is rare.

use super::labels::{LabelId, Labels};
use super::nfa::{Nfa, Node, NodeId};
use crate::bytes::ByteClasses;
use crate::limits::{self, Budget, Exceeded};
use crate::lower::grammar::RuleId;
use crate::partition;
use std::collections::HashMap;

/// A reduced automaton; state 0 is its start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fragment {
    /// Its states.
    pub states: Vec<State>,
}

/// A state of a reduced automaton.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// Transitions that are preferred to leaving; all of them where the state does not accept.
    pub high: Vec<(u8, u8, u32)>,
    /// Whether the rule may end here.
    pub accept: bool,
    /// Transitions that leaving is preferred to.
    pub low: Vec<(u8, u8, u32)>,
    /// The rules below the fragment's own that the state is in.
    pub way: Vec<RuleId>,
}

/// Determinizes and minimizes `nfa`; `None` if preferences do not allow it.
pub fn reduce(nfa: &Nfa, budget: &mut Budget) -> Result<Option<Fragment>, Exceeded> {
    let classes = nfa.byte_classes();
    let mut subsets = Subsets {
        nfa,
        labels: nfa.labels.clone(),
        classes,
        budget,
        states: Vec::new(),
        known: HashMap::new(),
        kept: 0,
    };
    Ok(subsets.run()?.then(|| subsets.minimized()))
}

/// A state of the subset construction.
struct Subset {
    nodes: Vec<NodeId>,
    accept: bool,
    /// By class: where it leads, and whether that is preferred to leaving.
    steps: Vec<Option<(u32, bool)>>,
    label: LabelId,
}

/// The nodes that a byte leads to, in order, and whether they are preferred to leaving.
type Target = (Vec<NodeId>, bool);

struct Subsets<'a> {
    nfa: &'a Nfa,
    labels: Labels,
    classes: ByteClasses,
    budget: &'a mut Budget,
    states: Vec<Subset>,
    known: HashMap<Vec<NodeId>, u32>,
    /// Nodes kept over all states.
    kept: usize,
}

impl Subsets<'_> {
    /// Finds all states; false if one byte would lead both ways.
    fn run(&mut self) -> Result<bool, Exceeded> {
        let mut visited = vec![0; self.nfa.nodes.len()];
        let mut stamp = 1;
        let start = self.closure(&[self.nfa.start], &mut visited, stamp)?;
        self.state(start)?;
        let mut next = 0;
        while next < self.states.len() {
            let Some(targets) = self.targets(next)? else { return Ok(false) };
            let mut steps = vec![None; self.classes.len()];
            for (class, (target, high)) in targets.into_iter().enumerate() {
                if target.is_empty() {
                    continue;
                }
                stamp += 1;
                self.budget.spend(limits::STEPS_PER_EDGE)?;
                let nodes = self.closure(&target, &mut visited, stamp)?;
                steps[class] = Some((self.state(nodes)?, high));
            }
            self.states[next].steps = steps;
            next += 1;
        }
        Ok(true)
    }

    /// By class: the nodes that a state leads to, in order, and whether they are preferred to leaving.
    fn targets(&mut self, state: usize) -> Result<Option<Vec<Target>>, Exceeded> {
        let mut targets = vec![(Vec::new(), true); self.classes.len()];
        let mut high = true;
        for &node in &self.states[state].nodes {
            let steps = match &self.nfa.nodes[node as usize] {
                Node::Bytes(steps) => steps,
                _ => {
                    high = false;
                    continue;
                }
            };
            for &(first, last, to) in steps {
                for class in self.classes.within(first, last) {
                    self.budget.spend(1)?;
                    let (nodes, preferred) = &mut targets[class as usize];
                    if nodes.is_empty() {
                        *preferred = high;
                    } else if *preferred != high {
                        return Ok(None);
                    }
                    nodes.push(to);
                }
            }
        }
        Ok(Some(targets))
    }

    /// All byte steps and ends that are reached without a byte, the preferred ones first.
    fn closure(&mut self, from: &[NodeId], visited: &mut [u32], stamp: u32) -> Result<Vec<NodeId>, Exceeded> {
        let mut found = Vec::new();
        let mut open: Vec<NodeId> = from.iter().rev().copied().collect();
        while let Some(node) = open.pop() {
            self.budget.spend(1)?;
            if std::mem::replace(&mut visited[node as usize], stamp) == stamp {
                continue;
            }
            match &self.nfa.nodes[node as usize] {
                Node::Bytes(steps) if steps.is_empty() => {}
                Node::Bytes(_) | Node::Accept(_) => found.push(node),
                Node::Split(ways) => open.extend(ways.iter().rev()),
                Node::Tag(_, to) => open.push(*to),
            }
        }
        Ok(found)
    }

    fn state(&mut self, nodes: Vec<NodeId>) -> Result<u32, Exceeded> {
        if let Some(&known) = self.known.get(&nodes) {
            return Ok(known);
        }
        self.budget.spend(limits::STEPS_PER_STATE)?;
        let number = self.states.len() as u32;
        self.kept += nodes.len();
        limits::within(self.states.len() + 1, limits::STATES, "automaton states")?;
        limits::within(self.kept, limits::CONFIGURATIONS, "configurations in all states")?;
        let is_accept = |&node: &NodeId| matches!(self.nfa.nodes[node as usize], Node::Accept(_));
        let inside = nodes.iter().filter(|node| !is_accept(node)).map(|&n| self.nfa.label_of[n as usize]);
        let label = inside.reduce(|a, b| self.labels.common(a, b)).unwrap_or(Labels::ROOT);
        let accept = nodes.iter().any(is_accept);
        self.known.insert(nodes.clone(), number);
        self.states.push(Subset { nodes, accept, steps: Vec::new(), label });
        Ok(number)
    }

    fn minimized(&mut self) -> Fragment {
        let initial: Vec<u32> = self.states.iter().map(|state| u32::from(state.accept)).collect();
        let edges: Vec<Vec<partition::Edge>> = self.states.iter().map(Subset::edges).collect();
        let block_of = partition::refine(&initial, &edges);
        let count = block_of.iter().max().map_or(0, |&last| last as usize + 1);
        let mut labels: Vec<Option<LabelId>> = vec![None; count];
        let mut representative = vec![0; count];
        for (state, &block) in block_of.iter().enumerate().rev() {
            let label = self.states[state].label;
            let merged = labels[block as usize].map_or(label, |other| self.labels.common(other, label));
            labels[block as usize] = Some(merged);
            representative[block as usize] = state;
        }
        let state = |block: usize| {
            let subset = &self.states[representative[block]];
            let part = |high: bool| self.ranges(subset, high, &block_of);
            let way = self.labels.way(labels[block].unwrap_or(Labels::ROOT));
            State { high: part(true), accept: subset.accept, low: part(false), way }
        };
        Fragment { states: (0..count).map(state).collect() }
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
        ranges
    }
}

impl Subset {
    /// Transitions with labels that say class and preference.
    fn edges(&self) -> Vec<partition::Edge> {
        let edge = |(class, step): (usize, &Option<(u32, bool)>)| {
            step.map(|(target, high)| (2 * class as u32 + u32::from(high), target))
        };
        self.steps.iter().enumerate().filter_map(edge).collect()
    }
}
