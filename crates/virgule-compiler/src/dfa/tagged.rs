//! The tagged subset construction with one byte of lookahead: Nfa → Tdfa.
//!
//! A state is an ordered list of configurations: a node of the Nfa, the tags passed since the last byte
//! (`look`), and for each tag where its last value is kept. Values are kept in slots: per state and tag the
//! slots are numbered in the order in which the configurations use them, so that two paths to the same
//! configurations give the same state; the transition has the source of each slot.
//!
//! ```text
//! state 7   (node 12, look {})      userinfo-begin: slot 0   host-begin: —
//!           (node 31, look {})      userinfo-begin: slot 1   host-begin: slot 0
//!
//! 7 ─[a-z]─► 7                      slots stay as they are
//! 7 ─[@]──► 9  (node 40, look {host-begin})   userinfo-begin: slot 0 ← slot 0 of 7
//! ```
//!
//! A tag passed before the first byte after it is only noted when that byte comes, so configurations that
//! the byte rules out cost nothing: this is the lookahead that takes RFC 3986 from 611 to 256 states in
//! re2c. A tag that waits makes the slot of its old value irrelevant ([`DEAD`]).
//!
//! A rule that is called ([`Node::Call`]) is one more symbol here, beside the byte classes: what it matches is
//! left to its own automaton.

use crate::bytes::ByteClasses;
use crate::limits::{self, Budget, Exceeded};
use crate::nfa::graph::{Nfa, Node, NodeId};
use crate::nfa::labels::{LabelId, Labels};
use crate::nfa::subsets::{Closures, Config, StateNumbers};

/// The slot of a tag whose value is about to be replaced.
pub const DEAD: u8 = u8::MAX;

/// A reading of the text so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TaggedConfig {
    /// A byte step or an end.
    pub node: NodeId,
    /// Tags passed since the last byte, as bits.
    pub look: u64,
}

/// The first class of an edge that is no byte class but a call.
pub const CALL: u16 = 256;

/// Where a slot takes its value from on a transition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Origin {
    /// The position before the byte.
    Position,
    /// The slot of the same tag in the state that is left.
    Slot(u8),
}

/// A slot of a state: tag and number.
pub type Slot = (u8, u8);

/// A slot, and where its value comes from.
pub type Move = (Slot, Origin);

/// A transition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaggedEdge {
    /// What it is taken on: a byte class, or [`CALL`] and the number of a called rule.
    pub class: u16,
    /// Where it leads.
    pub target: u32,
    /// For every slot of the target, where its value comes from.
    pub moves: Vec<Move>,
}

/// A state of the tagged automaton.
#[derive(Debug, Clone)]
pub struct TaggedState {
    /// The readings of the text so far, the preferred one first.
    pub configs: Vec<TaggedConfig>,
    /// By configuration and tag: the slot of its value.
    pub slots: Vec<u8>,
    /// By configuration: the rule that the last byte was read in.
    pub from: Vec<LabelId>,
    /// Transitions, by class.
    pub edges: Vec<TaggedEdge>,
}

/// The tagged automaton; state 0 is its start.
#[derive(Debug, Clone)]
pub struct Tdfa {
    /// Its states.
    pub states: Vec<TaggedState>,
    /// Its byte classes.
    pub classes: ByteClasses,
    /// How many tags.
    pub tags: usize,
    /// How many start rules.
    pub kinds: usize,
}

/// Runs the construction.
pub fn determinize(nfa: &Nfa, labels: &mut Labels, budget: &mut Budget) -> Result<Tdfa, Exceeded> {
    let classes = nfa.byte_classes();
    let mut work = SubsetConstruction {
        nfa,
        labels,
        budget,
        tdfa: Tdfa { states: Vec::new(), classes, tags: nfa.tags, kinds: nfa.kinds },
        numbers: StateNumbers::new(limits::STATES),
        closures: Closures::new(nfa),
    };
    work.run()?;
    Ok(work.tdfa)
}

/// A configuration of a state under construction: the values of its tags are not in slots yet.
struct Arriving {
    node: NodeId,
    look: u64,
    /// The configuration it came from, by index in the state that is left.
    origin: usize,
}

struct SubsetConstruction<'a> {
    nfa: &'a Nfa,
    labels: &'a mut Labels,
    budget: &'a mut Budget,
    tdfa: Tdfa,
    /// By the configurations of a state and their slots.
    numbers: StateNumbers<(Vec<TaggedConfig>, Vec<u8>)>,
    closures: Closures<'a>,
}

impl SubsetConstruction<'_> {
    fn run(&mut self) -> Result<(), Exceeded> {
        let start = self.closure(&[(self.nfa.start, 0)])?;
        let from = vec![Labels::ROOT; start.len()];
        // Before the first byte every tag has one slot, which holds nothing.
        let (slots, _) = self.number(&start, |_, _| Origin::Slot(0))?;
        self.state(start, slots, from)?;
        let mut next = 0;
        while next < self.tdfa.states.len() {
            let calls = (0..self.nfa.callees.len() as u16).map(|callee| CALL + callee);
            for class in (0..self.tdfa.classes.len() as u16).chain(calls) {
                if let Some(edge) = self.step(next, class)? {
                    self.tdfa.states[next].edges.push(edge);
                }
            }
            next += 1;
        }
        Ok(())
    }

    /// Where `state` goes on `class`, if anywhere.
    fn step(&mut self, state: usize, class: u16) -> Result<Option<TaggedEdge>, Exceeded> {
        let mut targets = Vec::new();
        for (index, config) in self.tdfa.states[state].configs.iter().enumerate() {
            let to = match &self.nfa.nodes[config.node as usize] {
                node if class < CALL => node.step(self.tdfa.classes.first[class as usize]),
                &Node::Call(callee, to) if CALL + callee == class => Some(to),
                _ => None,
            };
            targets.extend(to.map(|to| (to, index)));
        }
        self.budget.spend(self.tdfa.states[state].configs.len())?;
        if targets.is_empty() {
            return Ok(None);
        }
        let arriving = self.closure(&targets)?;
        if arriving.is_empty() {
            return Ok(None);
        }
        let left = &self.tdfa.states[state];
        let labels = arriving.iter().map(|a| self.nfa.label_of[left.configs[a.origin].node as usize]);
        let from: Vec<LabelId> = labels.collect();
        let (slots, moves) = self.number(&arriving, |origin, tag| {
            if left.configs[origin].look & 1 << tag != 0 {
                Origin::Position
            } else {
                Origin::Slot(left.slots[origin * self.tdfa.tags + tag as usize])
            }
        })?;
        self.budget.spend(limits::STEPS_PER_EDGE + arriving.len() * (1 + self.tdfa.tags / 8))?;
        self.budget.spend(moves.len() * (1 + moves.len() / self.tdfa.tags.max(1)))?;
        let target = self.state(arriving, slots, from)?;
        Ok(Some(TaggedEdge { class, target, moves }))
    }

    /// All byte steps and ends that are reached without a byte, with the tags passed, the preferred ones first.
    fn closure(&mut self, from: &[(NodeId, usize)]) -> Result<Vec<Arriving>, Exceeded> {
        let from = from.iter().map(|&(node, origin)| Config { node, carried: (0u64, origin) });
        let reached = self.closures.of(from, self.budget, |_| 1, |tag, (look, _)| *look |= 1 << tag)?;
        let arriving = |config: Config<_>| {
            let (look, origin) = config.carried;
            Arriving { node: config.node, look, origin }
        };
        Ok(reached.into_iter().map(arriving).collect())
    }

    /// Gives the values of each tag slots in the order in which the configurations use them.
    fn number(
        &self,
        arriving: &[Arriving],
        value: impl Fn(usize, u8) -> Origin,
    ) -> Result<(Vec<u8>, Vec<Move>), Exceeded> {
        let tags = self.tdfa.tags;
        let mut slots = vec![DEAD; arriving.len() * tags];
        let mut moves = Vec::new();
        for tag in 0..tags as u8 {
            let first = moves.len();
            for (index, config) in arriving.iter().enumerate() {
                if config.look & 1 << tag != 0 {
                    continue;
                }
                let value = value(config.origin, tag);
                let known = moves[first..].iter().position(|&(_, from)| from == value);
                let slot = known.unwrap_or_else(|| {
                    moves.push(((tag, (moves.len() - first) as u8), value));
                    moves.len() - first - 1
                });
                limits::within(slot + 1, DEAD as usize, "values of one tag at once")?;
                slots[index * tags + tag as usize] = slot as u8;
            }
        }
        Ok((slots, moves))
    }

    fn state(
        &mut self,
        arriving: Vec<Arriving>,
        slots: Vec<u8>,
        from: Vec<LabelId>,
    ) -> Result<u32, Exceeded> {
        let configs: Vec<TaggedConfig> = arriving
            .iter()
            .map(|arriving| TaggedConfig { node: arriving.node, look: arriving.look })
            .collect();
        let key = (configs, slots);
        // What is kept of a configuration grows with its tags.
        let size = key.0.len() * (1 + self.tdfa.tags / 4);
        let (number, is_new) = self.numbers.of(&key, size, self.budget)?;
        if is_new {
            self.tdfa.states.push(TaggedState { configs: key.0, slots: key.1, from, edges: Vec::new() });
        } else {
            for (old, new) in self.tdfa.states[number as usize].from.iter_mut().zip(from) {
                *old = self.labels.common(*old, new, self.budget)?;
            }
        }
        Ok(number)
    }
}
