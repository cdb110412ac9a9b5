//! The NFA: byte steps, ordered choices, and tags.
//!
//! Order matters: the first branch of a [`Node::Split`] is the preferred one (an earlier alternative, or another
//! repetition). A [`Node::Tag`] stores the current position. This is the TNFA of Trofimovich (arXiv 1907.08837,
//! section 3) with byte steps grouped, so that a reduced automaton can be copied state by state.

use super::labels::{LabelId, Labels};
use crate::abnf::lower::grammar::RuleId;
use crate::bytes::{self, ByteClasses, ByteSet};

/// The index of a node.
pub type NodeId = u32;

/// One state of the automaton.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Node {
    /// Matches one byte: inclusive ranges (first byte, last byte, target), sorted and disjoint.
    Bytes(Vec<(u8, u8, NodeId)>),
    /// Epsilon transitions to these nodes, the preferred one first.
    Split(Vec<NodeId>),
    /// Stores the position in a tag, then continues at the node: tag `2·f` is the start of field `f`, `2·f + 1` its
    /// end.
    Tag(u8, NodeId),
    /// Matches a non-empty text of the rule at that index of [`Nfa::callees`], then continues at the node.
    Call(u16, NodeId),
    /// The entire text matches the start rule of that number.
    Accept(u8),
}

impl Node {
    /// Returns the target on a byte, or `None` if the node does not match it.
    pub fn step(&self, byte: u8) -> Option<NodeId> {
        let Node::Bytes(steps) = self else { return None };
        let step = steps.partition_point(|&(_, last, _)| last < byte);
        steps.get(step).filter(|&&(first, ..)| first <= byte).map(|step| step.2)
    }
}

/// An automaton with its start.
#[derive(Debug, Clone)]
pub struct Nfa {
    /// All nodes.
    pub nodes: Vec<Node>,
    /// By node: the path of rules that contains it, for messages.
    pub label_of: Vec<LabelId>,
    /// The start node.
    pub start: NodeId,
    /// Number of tags: two for each field.
    pub tags: usize,
    /// Number of start rules.
    pub kinds: usize,
    /// The called rules, by the number in [`Node::Call`].
    pub callees: Vec<Callee>,
}

/// A rule that is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Callee {
    /// The rule.
    pub rule: RuleId,
    /// If the rule matches percent-decoded text: the characters that may occur unencoded.
    pub decoded: Option<ByteSet>,
    /// The bytes on which the call is entered.
    pub first: ByteSet,
}

impl Callee {
    /// Creates a call of a rule with the FIRST set `first`; see [`Self::decoded`].
    pub fn new(rule: RuleId, decoded: Option<ByteSet>, first: &ByteSet) -> Self {
        let first = decoded.map_or(*first, |plain| bytes::encoded(first, &plain));
        Callee { rule, decoded, first }
    }

    /// Returns the octets that the called automaton may read if the next byte of the text is in `raw`.
    pub fn read(&self, raw: &ByteSet) -> ByteSet {
        match self.decoded {
            None => *raw,
            Some(_) if bytes::contains(raw, b'%') => [u64::MAX; 4],
            Some(plain) => bytes::intersection(raw, &plain),
        }
    }
}

impl Nfa {
    /// Returns the coarsest byte classes that no step of the automaton splits.
    pub fn byte_classes(&self) -> ByteClasses {
        let steps = self.nodes.iter().flat_map(|node| match node {
            Node::Bytes(steps) => &steps[..],
            _ => &[],
        });
        ByteClasses::of_ranges(steps.map(|&(first, last, _)| (first, last)))
    }

    /// Returns the automaton as text, a line for each node.
    pub fn dump(&self, labels: &Labels, rule_name: impl Fn(RuleId) -> String) -> String {
        let mut text = format!("start {}\n", self.start);
        for (index, node) in self.nodes.iter().enumerate() {
            let what = match node {
                Node::Bytes(steps) => steps
                    .iter()
                    .map(|&(first, last, to)| format!("{} → {to}", crate::nfa::utf8::show(first, last)))
                    .collect::<Vec<_>>()
                    .join(", "),
                Node::Split(branches) => format!("split {branches:?}"),
                Node::Tag(tag, to) => format!("tag {tag} → {to}"),
                Node::Call(callee, to) => {
                    format!("call {} → {to}", rule_name(self.callees[*callee as usize].rule))
                }
                Node::Accept(kind) => format!("accept {kind}"),
            };
            let place = labels.rule(self.label_of[index]).map(&rule_name).unwrap_or_default();
            text.push_str(&format!("{index:5}  {what}   ; {place}\n"));
        }
        text
    }
}
