//! The tagged subset construction with one byte of lookahead: Nfa → Tdfa.
//!
//! A state is an ordered list of configurations. A configuration consists of an NFA node, the tags passed since the
//! last byte (`look`), and for each tag the slot with its last value. Within a state, the slots of each tag are
//! numbered in the order in which the configurations use them, so that two paths to the same configurations lead to
//! the same state. A transition has the origin of each slot's value.
//!
//! ```text
//! state 7   (node 12, look {})      userinfo-begin: slot 0   host-begin: —
//!           (node 31, look {})      userinfo-begin: slot 1   host-begin: slot 0
//!
//! 7 ─[a-z]─► 7                      slots keep their values
//! 7 ─[@]──► 9  (node 40, look {host-begin})   userinfo-begin: slot 0 ← slot 0 of 7
//! ```
//!
//! A tag is stored on the next transition, so configurations without that transition need no operations: this
//! lookahead of one byte reduces RFC 3986 from 611 to 256 states in re2c. While a tag is in `look`, the slot of its
//! old value is irrelevant ([`DEAD`]).
//!
//! A call ([`Node::Call`]) is a symbol here, like a byte class; the called rule has a separate automaton.

use crate::bytes::ByteClasses;
use crate::limits::{self, Budget, Exceeded};
use crate::nfa::graph::{Nfa, Node, NodeId};
use crate::nfa::labels::{LabelId, Labels};
use crate::nfa::subsets::{Config, Subsets};

/// The slot of a tag whose value is about to be replaced.
pub const DEAD: u8 = u8::MAX;

/// A configuration: an NFA node, with the tags that are not stored yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TaggedConfig {
    /// A byte step, a call or an accept node.
    pub node: NodeId,
    /// Tags passed since the last byte, as bits.
    pub look: u64,
}

/// The class of an edge on a call is this number plus the number of the called rule.
pub const CALL: u16 = 256;

/// The origin of a slot's value on a transition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Origin {
    /// The position before the byte.
    Position,
    /// A slot of the same tag in the source state.
    Slot(u8),
}

/// A slot of a state: tag and number.
pub type Slot = (u8, u8);

/// A slot of the target state, and the origin of its value.
pub type Move = (Slot, Origin);

/// A transition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TaggedEdge {
    /// The symbol: a byte class, or [`CALL`] plus the number of a called rule.
    pub class: u16,
    /// The target state.
    pub target: u32,
    /// The moves of all slots of the target.
    pub moves: Vec<Move>,
}

/// A state of the tagged automaton.
#[derive(Debug, Clone)]
pub struct TaggedState {
    /// The configurations, the preferred one first.
    pub configs: Vec<TaggedConfig>,
    /// By configuration and tag: the slot of its value.
    pub slots: Vec<u8>,
    /// By configuration: the label of the rule that matched the last byte.
    pub from: Vec<LabelId>,
    /// Transitions, by class.
    pub edges: Vec<TaggedEdge>,
}

/// The tagged automaton; state 0 is its start.
#[derive(Debug, Clone)]
pub struct Tdfa {
    /// The states.
    pub states: Vec<TaggedState>,
    /// The byte classes.
    pub classes: ByteClasses,
    /// Number of tags.
    pub tags: usize,
    /// Number of start rules.
    pub kinds: usize,
}

/// Runs the subset construction.
pub fn determinize(nfa: &Nfa, labels: &mut Labels, budget: &mut Budget) -> Result<Tdfa, Exceeded> {
    let mut work = SubsetConstruction {
        nfa,
        labels,
        budget,
        classes: nfa.byte_classes(),
        subsets: Subsets::new(nfa, limits::STATES),
        from: Vec::new(),
    };
    let edges = work.run()?;
    let SubsetConstruction { classes, subsets, from, .. } = work;
    let states = subsets.into_states().into_iter().zip(from).zip(edges);
    let state = |(((configs, slots), from), edges)| TaggedState { configs, slots, from, edges };
    Ok(Tdfa { states: states.map(state).collect(), classes, tags: nfa.tags, kinds: nfa.kinds })
}

/// A configuration of a state under construction, before slots are assigned to its tags: the tags since the last byte,
/// and the index of its origin among the configurations of the source state.
type Arriving = Config<(u64, usize)>;

struct SubsetConstruction<'a> {
    nfa: &'a Nfa,
    labels: &'a mut Labels,
    budget: &'a mut Budget,
    classes: ByteClasses,
    /// The states, identified by their configurations and slots.
    subsets: Subsets<'a, (Vec<TaggedConfig>, Vec<u8>)>,
    /// By state and configuration: see [`TaggedState::from`].
    from: Vec<Vec<LabelId>>,
}

impl SubsetConstruction<'_> {
    /// Constructs all states, and returns the transitions of each.
    fn run(&mut self) -> Result<Vec<Vec<TaggedEdge>>, Exceeded> {
        let start = self.closure(&[(self.nfa.start, 0)])?;
        let from = vec![Labels::ROOT; start.len()];
        // Before the first byte, every tag has one slot without a value.
        let (slots, _) = self.number(&start, |_, _| Origin::Slot(0))?;
        self.state(start, slots, from)?;
        let mut edges = Vec::new();
        while edges.len() < self.from.len() {
            let calls = (0..self.nfa.callees.len() as u16).map(|callee| CALL + callee);
            let mut own = Vec::new();
            for class in (0..self.classes.len() as u16).chain(calls) {
                own.extend(self.step(edges.len(), class)?);
            }
            edges.push(own);
        }
        Ok(edges)
    }

    /// Returns the transition of `state` on `class`, or `None` if there is none.
    fn step(&mut self, state: usize, class: u16) -> Result<Option<TaggedEdge>, Exceeded> {
        let mut targets = Vec::new();
        let (configs, _) = &self.subsets.states()[state];
        for (index, config) in configs.iter().enumerate() {
            let to = match &self.nfa.nodes[config.node as usize] {
                node if class < CALL => node.step(self.classes.first[class as usize]),
                &Node::Call(callee, to) if CALL + callee == class => Some(to),
                _ => None,
            };
            targets.extend(to.map(|to| (to, index)));
        }
        self.budget.spend(configs.len())?;
        if targets.is_empty() {
            return Ok(None);
        }
        let arriving = self.closure(&targets)?;
        if arriving.is_empty() {
            return Ok(None);
        }
        let (configs, before) = &self.subsets.states()[state];
        let labels = arriving.iter().map(|a| self.nfa.label_of[configs[a.carried.1].node as usize]);
        let from: Vec<LabelId> = labels.collect();
        let (slots, moves) = self.number(&arriving, |origin, tag| {
            if configs[origin].look & 1 << tag != 0 {
                Origin::Position
            } else {
                Origin::Slot(before[origin * self.nfa.tags + tag as usize])
            }
        })?;
        self.budget.spend(limits::STEPS_PER_EDGE + arriving.len() * (1 + self.nfa.tags / 8))?;
        self.budget.spend(moves.len() * (1 + moves.len() / self.nfa.tags.max(1)))?;
        let target = self.state(arriving, slots, from)?;
        Ok(Some(TaggedEdge { class, target, moves }))
    }

    /// Returns the epsilon closure in order of preference: byte steps, calls and accept nodes, with the passed tags.
    fn closure(&mut self, from: &[(NodeId, usize)]) -> Result<Vec<Arriving>, Exceeded> {
        let from = from.iter().map(|&(node, origin)| Config { node, carried: (0, origin) });
        self.subsets.closure(from, self.budget, |_| 1, |tag, (look, _)| *look |= 1 << tag)
    }

    /// Assigns slots to the values of each tag, in the order in which the configurations use them.
    fn number(
        &self,
        arriving: &[Arriving],
        value: impl Fn(usize, u8) -> Origin,
    ) -> Result<(Vec<u8>, Vec<Move>), Exceeded> {
        let tags = self.nfa.tags;
        let mut slots = vec![DEAD; arriving.len() * tags];
        let mut moves = Vec::new();
        for tag in 0..tags as u8 {
            let first = moves.len();
            for (index, &Config { carried: (look, origin), .. }) in arriving.iter().enumerate() {
                if look & 1 << tag != 0 {
                    continue;
                }
                let value = value(origin, tag);
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
        let config = |config: Arriving| TaggedConfig { node: config.node, look: config.carried.0 };
        let configs: Vec<TaggedConfig> = arriving.into_iter().map(config).collect();
        // The memory of a configuration grows with the number of tags.
        let size = configs.len() * (1 + self.nfa.tags / 4);
        let number = self.subsets.state((configs, slots), size, self.budget)?;
        if number as usize == self.from.len() {
            self.from.push(from);
        } else {
            for (old, new) in self.from[number as usize].iter_mut().zip(from) {
                *old = self.labels.common(*old, new, self.budget)?;
            }
        }
        Ok(number)
    }
}
