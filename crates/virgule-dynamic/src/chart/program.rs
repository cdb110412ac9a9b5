//! The program of a rule: its nodes and those of all rules that it references.
//!
//! ```text
//! list = item *("," item)        entry ─► call item ─► split ─┬─► class "," ─► call item ─┐
//!                                                       ▲     └─► end                     │
//!                                                       └─────────────────────────────────┘
//! ```
//!
//! The size is linear in that of the grammar: a large count is a number in a node ([`Node::Count`]), not copies.

use crate::chart::class::Class;
use std::collections::HashMap;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::bytes::{self, ByteSet};

pub type NodeId = u32;

/// One instruction.
#[derive(Debug, Clone)]
pub enum Node {
    /// Consumes a character of a class.
    Class { class: u32, next: NodeId },
    /// Any of these nodes, in order of preference.
    Split(Vec<NodeId>),
    /// Calls a routine, then continues at `next`.
    Call {
        routine: u32,
        /// The field that the match fills.
        field: Option<u8>,
        next: NodeId,
    },
    /// One more iteration or, after `min` of them, the exit. The count of a frame is the number of iterations so far.
    Count {
        min: u32,
        /// The maximum; `None` if unbounded.
        max: Option<u32>,
        /// The iteration, which ends at an [`Node::Increment`].
        body: NodeId,
        exit: NodeId,
    },
    Increment {
        /// The [`Node::Count`].
        count: NodeId,
        /// Larger counts are equivalent to this one.
        cap: u32,
        /// Target of an empty iteration: all missing iterations may be empty as well.
        exit: NodeId,
    },
    /// The end of the frame.
    End,
}

impl Node {
    /// Returns the nodes that may follow within the same frame.
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

/// Marks the begin or end of a rule without a frame, for derivations.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// A rule begins. It ends at [`Mark::Close`] if it is inlined, or with its frame if it is entered by a jump.
    Open(RuleId),
    /// The rule opened last ends.
    Close,
    /// A left-recursive rule ends. It began with its frame and contains everything in the frame so far.
    Wrap(RuleId),
}

/// The rules of a node that errors name, as far as they are in one frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct NodeLabel {
    /// The rule whose definition contains the node; `None` if it matches only single characters.
    pub rule: Option<RuleId>,
    /// The inlined rule that the node is copied from.
    pub inlined: Option<RuleId>,
}

/// A unit with frames: a rule, or a counted repetition.
#[derive(Debug, Clone)]
pub struct Routine {
    pub entry: NodeId,
    /// True for a rule. Errors name only rules.
    pub is_rule: bool,
    /// The rule that a frame represents in derivations, if rules are marked.
    pub derived: Option<RuleId>,
    /// True if a field may be within it.
    pub holds_fields: bool,
    /// True if the items of its frames have counts.
    pub counts: bool,
    /// The group of recursive rules that it belongs to.
    pub group: Option<u32>,
    /// True for an iteration of a repetition that counts, which may be empty.
    pub is_iteration: bool,
    /// The number of its nodes with several predecessors.
    pub joins: u32,
    /// The bytes that it may begin with.
    pub first: ByteSet,
    pub may_be_empty: bool,
}

impl Routine {
    /// True if a match of the routine may be empty or begin with `byte`.
    #[inline]
    pub fn may_begin(&self, byte: Option<u8>) -> bool {
        self.may_be_empty || byte.is_some_and(|byte| bytes::contains(&self.first, byte))
    }
}

/// A rule compiled to nodes.
#[derive(Debug, Clone)]
pub struct Program {
    pub(crate) nodes: Vec<Node>,
    pub(crate) labels: Vec<NodeLabel>,
    /// The nodes that mark rules, which are splits with one branch.
    pub(crate) marks: HashMap<NodeId, Mark>,
    /// By node: its number, from 1, among the nodes of its routine with several predecessors; 0 for all other nodes.
    pub(crate) joins: Vec<u32>,
    /// The routines; the first one is the start rule.
    pub(crate) routines: Vec<Routine>,
    pub(crate) classes: Vec<Class>,
    pub(crate) fields: usize,
}

impl Program {
    /// True if a call needs a frame that records its offset: the call is recursive, or has another exit if it is empty.
    #[inline]
    pub(crate) fn needs_offset(&self, caller: u32, callee: u32) -> bool {
        let [caller, callee] = [caller, callee].map(|routine| &self.routines[routine as usize]);
        callee.is_iteration || callee.group.is_some() && callee.group == caller.group
    }

    /// Returns the node after a call. The exit differs if the call matched the empty string.
    #[inline]
    pub(crate) fn behind(&self, routine: u32, next: NodeId, is_empty: bool) -> NodeId {
        match self.nodes[next as usize] {
            Node::Increment { exit, .. } if is_empty && self.routines[routine as usize].is_iteration => exit,
            _ => next,
        }
    }

    /// Returns the bytes that a class may begin with.
    pub(crate) fn first_bytes(&self, node: NodeId) -> ByteSet {
        match self.nodes[node as usize] {
            Node::Class { class, .. } => self.classes[class as usize].first_bytes(),
            _ => ByteSet::default(),
        }
    }

    /// Redirects edges past nodes without effect, and numbers the nodes with several predecessors. Called once all
    /// nodes exist.
    pub(crate) fn complete(&mut self) {
        skip_jumps(self);
        number_joins(self);
    }

    /// Returns the number of nodes.
    pub fn size(&self) -> usize {
        self.nodes.len()
    }
}

/// Redirects all edges past nodes with one branch, unless they mark a rule.
fn skip_jumps(program: &mut Program) {
    let mut targets: Vec<NodeId> = (0..program.nodes.len() as NodeId).collect();
    let mut is_known = vec![false; program.nodes.len()];
    let mut path = Vec::new();
    for node in 0..program.nodes.len() as NodeId {
        let mut target = node;
        // The alternatives of a rule may be a cycle of jumps. The search stops at the node where it closes.
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

/// Numbers the nodes with several predecessors. Nodes that several frames share are numbered together.
fn number_joins(program: &mut Program) {
    let count = program.nodes.len();
    let mut ways = vec![0u8; count];
    let mut regions = Regions((0..count as NodeId).collect());
    for (index, node) in program.nodes.iter().enumerate() {
        // A call may return from several frames.
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
