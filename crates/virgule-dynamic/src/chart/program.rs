//! What is run over a text: the nodes of a rule and of all that it leads to.
//!
//! ```text
//! list = item *("," item)        entry ─► call item ─► split ─┬─► class "," ─► call item ─┐
//!                                                       ▲     └─► end                     │
//!                                                       └─────────────────────────────────┘
//! ```
//!
//! Its size is linear in that of the grammar: a large count is a number in a node ([`Node::Count`]), not copies.

use crate::chart::class::Class;
use std::collections::HashMap;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::bytes::{self, ByteSet};

pub type NodeId = u32;

/// One step.
#[derive(Debug, Clone)]
pub enum Node {
    /// A character of a class.
    Class { class: u32, next: NodeId },
    /// Any of these, in order of preference.
    Split(Vec<NodeId>),
    /// A text of a routine, then `next`.
    Call {
        routine: u32,
        /// The field that the text fills.
        field: Option<u8>,
        next: NodeId,
    },
    /// One more iteration or, after enough of them, the exit. The count of a frame is the number of iterations so far.
    Count {
        min: u32,
        /// Not more; `None` without bound.
        max: Option<u32>,
        /// An iteration, which ends at an [`Node::Increment`].
        body: NodeId,
        exit: NodeId,
    },
    Increment {
        /// The [`Node::Count`].
        count: NodeId,
        /// Larger counts make no difference.
        cap: u32,
        /// Where an empty iteration leads: all that are missing may be empty as well.
        exit: NodeId,
    },
    /// The end of the text of the frame.
    End,
}

impl Node {
    /// The nodes that may come next within the same frame.
    pub fn successors(&self) -> impl Iterator<Item = NodeId> + '_ {
        let (several, rest): (&[NodeId], [Option<NodeId>; 2]) = match self {
            Node::Split(branches) => (branches, [None, None]),
            Node::Class { next, .. } | Node::Call { next, .. } => (&[], [Some(*next), None]),
            Node::Count { body, exit, .. } => (&[], [Some(*body), Some(*exit)]),
            Node::Increment { count, exit, .. } => (&[], [Some(*count), Some(*exit)]),
            Node::End => (&[], [None, None]),
        };
        several.iter().copied().chain(rest.into_iter().flatten())
    }
}

/// Where a rule begins or ends that has no frame of its own, for derivations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A rule begins. It ends at [`Mark::Close`] if it is a copy, and with its frame if it is entered by a jump.
    Open(RuleId),
    /// The last rule that began ends.
    Close,
    /// A left-recursive rule ends, which began with its frame and contains all that the frame had so far.
    Wrap(RuleId),
}

/// What an error says of a node: the rules that it is in, as far as they are in one frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct NodeLabel {
    /// The rule whose definition has the node; `None` if it matches single characters only.
    pub rule: Option<RuleId>,
    /// A rule within that one, of which the node is a copy.
    pub inlined: Option<RuleId>,
}

/// A rule, or a repetition with a large count: what has frames.
#[derive(Debug, Clone)]
pub struct Routine {
    pub entry: NodeId,
    /// True for a rule; errors are in rules.
    pub is_rule: bool,
    /// The rule that its frames are in derivations, if rules are marked.
    pub derived: Option<RuleId>,
    /// True if a field may be within it.
    pub holds_fields: bool,
    /// True if the items of its frames have counts.
    pub counts: bool,
    /// The group of recursive rules that it belongs to.
    pub group: Option<u32>,
    /// True for an iteration of a repetition that counts, which may be empty.
    pub is_iteration: bool,
    /// How many of its nodes are reached in more than one way.
    pub joins: u32,
    /// The bytes that it may begin with.
    pub first: ByteSet,
    pub may_be_empty: bool,
}

impl Routine {
    /// True if a text of the routine may be where the text goes on with `byte`.
    #[inline]
    pub fn may_begin(&self, byte: Option<u8>) -> bool {
        self.may_be_empty || byte.is_some_and(|byte| bytes::contains(&self.first, byte))
    }
}

/// A rule as nodes.
#[derive(Debug, Clone)]
pub struct Program {
    pub(crate) nodes: Vec<Node>,
    pub(crate) labels: Vec<NodeLabel>,
    /// The nodes that mark rules: splits with one branch.
    pub(crate) marks: HashMap<NodeId, Mark>,
    /// By node: its number among those of its routine that are reached in more than one way, counted from 1; 0 for
    /// others.
    pub(crate) joins: Vec<u32>,
    /// The first one is the start rule.
    pub(crate) routines: Vec<Routine>,
    pub(crate) classes: Vec<Class>,
    pub(crate) fields: usize,
}

impl Program {
    /// True if a call needs a frame that knows its offset: if it recurs, or is left in another way when it is empty.
    #[inline]
    pub(crate) fn needs_offset(&self, caller: u32, callee: u32) -> bool {
        let [caller, callee] = [caller, callee].map(|routine| &self.routines[routine as usize]);
        callee.is_iteration || callee.group.is_some() && callee.group == caller.group
    }

    /// The node after a call, which may have matched the empty text.
    #[inline]
    pub(crate) fn behind(&self, routine: u32, next: NodeId, is_empty: bool) -> NodeId {
        match self.nodes[next as usize] {
            Node::Increment { exit, .. } if is_empty && self.routines[routine as usize].is_iteration => exit,
            _ => next,
        }
    }

    /// The bytes that a class may begin with.
    pub(crate) fn first_bytes(&self, node: NodeId) -> ByteSet {
        match self.nodes[node as usize] {
            Node::Class { class, .. } => self.classes[class as usize].first_bytes(),
            _ => ByteSet::default(),
        }
    }

    /// Leads links past nodes that do nothing, and numbers the nodes that are reached in more than one way: once all nodes
    /// are known.
    pub(crate) fn complete(&mut self) {
        skip_jumps(self);
        number_joins(self);
    }

    /// The number of nodes.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }
}

/// Leads all links past nodes with one branch, unless they mark a rule.
fn skip_jumps(program: &mut Program) {
    let mut targets: Vec<NodeId> = (0..program.nodes.len() as NodeId).collect();
    let mut is_known = vec![false; program.nodes.len()];
    let mut path = Vec::new();
    for node in 0..program.nodes.len() as NodeId {
        let mut target = node;
        // Alternatives of a rule may be jumps in a circle; it is left at the node where it closes.
        while !std::mem::replace(&mut is_known[target as usize], true) {
            path.push(target);
            match &program.nodes[target as usize] {
                Node::Split(branches) if branches.len() == 1 && !program.marks.contains_key(&target) => {
                    target = branches[0];
                }
                _ => break,
            }
        }
        let target = targets[target as usize];
        path.drain(..).for_each(|node| targets[node as usize] = target);
    }
    let skip = |node: &mut NodeId| *node = targets[*node as usize];
    for node in &mut program.nodes {
        match node {
            Node::Split(branches) => branches.iter_mut().for_each(skip),
            Node::Class { next, .. } | Node::Call { next, .. } => skip(next),
            Node::Count { body, exit, .. } => [body, exit].into_iter().for_each(skip),
            Node::Increment { count, exit, .. } => [count, exit].into_iter().for_each(skip),
            Node::End => {}
        }
    }
    for routine in &mut program.routines {
        skip(&mut routine.entry);
    }
}

/// Numbers the nodes that are reached in more than one way. Nodes that frames have in common are numbered together.
fn number_joins(program: &mut Program) {
    let count = program.nodes.len();
    let mut ways = vec![0u8; count];
    let mut regions = Regions((0..count as NodeId).collect());
    for (index, node) in program.nodes.iter().enumerate() {
        // One call may return from several frames.
        let several = matches!(node, Node::Call { .. });
        for next in node.successors() {
            ways[next as usize] = ways[next as usize].saturating_add(1 + u8::from(several));
            regions.join(index as NodeId, next);
        }
    }
    for routine in &program.routines {
        let entry = &mut ways[routine.entry as usize];
        *entry = entry.saturating_add(1);
    }
    let mut joins = vec![0; count];
    let mut numbered = vec![0u32; count];
    for (node, _) in ways.iter().enumerate().filter(|(_, ways)| **ways > 1) {
        let region = regions.of(node as NodeId) as usize;
        numbered[region] += 1;
        joins[node] = numbered[region];
    }
    for routine in &mut program.routines {
        routine.joins = numbered[regions.of(routine.entry) as usize];
    }
    program.joins = joins;
}

struct Regions(Vec<NodeId>);

impl Regions {
    fn of(&mut self, node: NodeId) -> NodeId {
        let mut root = node;
        while self.0[root as usize] != root {
            let above = self.0[self.0[root as usize] as usize];
            self.0[root as usize] = above;
            root = above;
        }
        root
    }

    fn join(&mut self, one: NodeId, other: NodeId) {
        let (one, other) = (self.of(one), self.of(other));
        self.0[one.max(other) as usize] = one.min(other);
    }
}
