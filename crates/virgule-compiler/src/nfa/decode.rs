//! Expands a decoded rule to its percent-encoded texts, for automata without calls.
//!
//! Each step on an octet becomes one step on the unencoded character, and three steps on its escape (RFC 3986, section
//! 2.1: `pct-encoded = "%" HEXDIG HEXDIG`).
//!
//! ```text
//! ─"("─►      becomes      ─"("─►             if "(" may occur unencoded
//!                          ─"%"─► ◉ ─"2"─► ◉ ─"8"─►
//! ```
//!
//! Preferences are dropped, because such automata have no fields.

use super::BuildError;
use super::builder::Builder;
use super::fragment::{Fragment, FragmentState};
use super::graph::{Node, NodeId};
use crate::abnf::lower::grammar::RuleId;
use crate::bytes::{self, ByteSet};
use std::collections::HashMap;

/// By octet: the target of a state's transition.
type Octets = [Option<NodeId>; 256];

impl Builder<'_> {
    /// The texts that decode to a text of `fragment`, before `next`; the characters of `plain` may occur unencoded.
    pub(super) fn encoded(
        &mut self,
        fragment: &Fragment,
        plain: &ByteSet,
        rule: RuleId,
        next: NodeId,
    ) -> Result<NodeId, BuildError> {
        let first = self.nodes.len() as NodeId;
        for _ in &fragment.states {
            self.node(Node::Split(Vec::new()), rule)?;
        }
        for (number, state) in fragment.states.iter().enumerate() {
            let octets = octets(state, first);
            let mut steps: Vec<(u8, u8, NodeId)> = Vec::new();
            for byte in (0..=255u8).filter(|&byte| bytes::contains(plain, byte)) {
                steps.extend(octets[byte as usize].map(|to| (byte, byte, to)));
            }
            let mut branches = vec![self.node(Node::Bytes(steps), rule)?];
            branches.extend(self.escapes(&octets, rule)?);
            branches.extend(state.accept.then_some(next));
            self.set_branches(first + number as NodeId, branches);
        }
        Ok(first)
    }

    /// The node that matches the two digits of the escapes of `octets`; `None` if there are no octets.
    fn escapes(&mut self, octets: &Octets, rule: RuleId) -> Result<Option<NodeId>, BuildError> {
        let mut known: HashMap<&[Option<NodeId>], NodeId> = HashMap::new();
        let mut high = Vec::new();
        for (digit, row) in octets.chunks(16).enumerate().filter(|(_, row)| row.iter().any(Option::is_some)) {
            let low = match known.get(row) {
                Some(&low) => low,
                None => {
                    let digits = row.iter().enumerate().filter_map(|(digit, to)| Some((digit, (*to)?)));
                    let low = self.node(Node::Bytes(steps(digits)), rule)?;
                    known.insert(row, low);
                    low
                }
            };
            high.push((digit, low));
        }
        if high.is_empty() {
            return Ok(None);
        }
        let high = self.node(Node::Bytes(steps(high.into_iter())), rule)?;
        self.node(Node::Bytes(vec![(b'%', b'%', high)]), rule).map(Some)
    }
}

/// The transitions of a state by octet; the copied states are numbered from node `first`.
fn octets(state: &FragmentState, first: NodeId) -> Octets {
    let mut octets = [None; 256];
    for &(low, high, to) in state.high.iter().chain(&state.low) {
        octets[low as usize..=high as usize].fill(Some(first + to));
    }
    octets
}

/// Byte steps on hexadecimal digits of either case.
fn steps(digits: impl Iterator<Item = (usize, NodeId)>) -> Vec<(u8, u8, NodeId)> {
    let mut steps = Vec::new();
    for (digit, to) in digits {
        let characters: &[u8] = match digit {
            0..=9 => &[b'0' + digit as u8],
            _ => &[b'A' + digit as u8 - 10, b'a' + digit as u8 - 10],
        };
        steps.extend(characters.iter().map(|&byte| (byte, byte, to)));
    }
    steps.sort_unstable();
    steps
}
