//! The nondeterministic automaton: byte steps, ordered choices, tags.
//!
//! Order matters: the first branch of a [`Node::Split`] is the preferred one (an earlier alternative, one more
//! turn of a repetition). A [`Node::Tag`] notes the position at which it is passed. This is the TNFA of
//! Trofimovich (arXiv 1907.08837, section 3) with byte steps grouped, so that a reduced automaton can be
//! copied in state by state.

use super::labels::{LabelId, Labels};
use crate::abnf::lower::grammar::RuleId;
use crate::bytes::{self, ByteClasses, ByteSet};

/// The index of a node.
pub type NodeId = u32;

/// One state of the automaton.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Node {
    /// Takes one byte: inclusive ranges, sorted and disjoint, each with where it leads.
    Bytes(Vec<(u8, u8, NodeId)>),
    /// Goes to any of these nodes without taking a byte, the first preferred.
    Split(Vec<NodeId>),
    /// Stores the position: tag `2·f` where field `f` begins, `2·f + 1` where it ends.
    Tag(u8, NodeId),
    /// Takes what a rule with an automaton of its own matches, never the empty text: see [`super::calls`].
    Call(u16, NodeId),
    /// The whole text matches the start rule of that number.
    Accept(u8),
}

impl Node {
    /// Where a byte leads.
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
    /// By node: the rules it is in, for messages.
    pub label_of: Vec<LabelId>,
    /// Where it begins.
    pub start: NodeId,
    /// How many tags there are: two for each field.
    pub tags: usize,
    /// How many start rules it accepts for.
    pub kinds: usize,
    /// The rules that it calls, by the number in [`Node::Call`].
    pub callees: Vec<Callee>,
}

/// A rule that is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Callee {
    /// The rule.
    pub rule: RuleId,
    /// If the text is percent-encoded what the rule matches: the characters that need no encoding.
    pub decoded: Option<ByteSet>,
    /// The bytes that the text may begin with.
    pub first: ByteSet,
}

impl Callee {
    /// A rule that matches texts that begin with `first`, read as written or decoded.
    pub fn new(rule: RuleId, decoded: Option<ByteSet>, first: &ByteSet) -> Self {
        let first = match decoded {
            None => *first,
            Some(plain) => {
                let mut raw = bytes::intersection(first, &plain);
                bytes::insert(&mut raw, b'%', b'%');
                raw
            }
        };
        Callee { rule, decoded, first }
    }

    /// The bytes that its automaton is given where the text goes on with one of `raw`.
    pub fn read(&self, raw: &ByteSet) -> ByteSet {
        match self.decoded {
            None => *raw,
            Some(_) if bytes::contains(raw, b'%') => [u64::MAX; 4],
            Some(plain) => bytes::intersection(raw, &plain),
        }
    }
}

impl Nfa {
    /// The byte classes that its steps need.
    pub fn byte_classes(&self) -> ByteClasses {
        let steps = self.nodes.iter().flat_map(|node| match node {
            Node::Bytes(steps) => &steps[..],
            _ => &[],
        });
        ByteClasses::of_ranges(steps.map(|&(first, last, _)| (first, last)))
    }

    /// One line a node, for people.
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
