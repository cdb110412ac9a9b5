//! Common parts of the subset constructions over an NFA: closures in order of preference, and numbers of states.
//!
//! | construction | a configuration carries |
//! |---|---|
//! | `nfa::fragment` | nothing |
//! | `dfa::tagged` | the tags since the last byte, and the configuration that it came from |
//! | `analysis::occurrence_dfa` | unreported occurrences |
//! | `analysis::validated` | the progress of each check |

use super::graph::{Nfa, Node, NodeId};
use crate::limits::{self, Budget, Exceeded};
use std::collections::HashMap;
use std::hash::Hash;

/// A configuration: a node, and the data of the path to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Config<C> {
    /// In a closure: a byte transition, a call or an accept node.
    pub node: NodeId,
    /// The data of the path, which depends on the construction.
    pub carried: C,
}

/// Computes closures; of several configurations at one node only the preferred one is kept.
pub struct Closures<'n> {
    nfa: &'n Nfa,
    /// By node: the number of the last closure that visited it.
    visited: Vec<u32>,
    number: u32,
}

impl<'n> Closures<'n> {
    /// A computation of closures for `nfa`.
    pub fn new(nfa: &'n Nfa) -> Self {
        Closures { nfa, visited: vec![0; nfa.nodes.len()], number: 0 }
    }

    /// The configurations that are reached from `from` without a byte, the preferred ones first.
    ///
    /// `cost` is the cost of a configuration in steps of the budget. `pass` updates the data of a configuration at a
    /// tag.
    pub fn of<C: Clone>(
        &mut self,
        from: impl IntoIterator<Item = Config<C>>,
        budget: &mut Budget,
        cost: impl Fn(&C) -> usize,
        pass: impl Fn(u8, &mut C),
    ) -> Result<Vec<Config<C>>, Exceeded> {
        self.number += 1;
        let (mut reached, mut open) = (Vec::new(), Vec::new());
        for config in from {
            open.push(config);
            while let Some(mut config) = open.pop() {
                budget.spend(cost(&config.carried))?;
                if std::mem::replace(&mut self.visited[config.node as usize], self.number) == self.number {
                    continue;
                }
                match &self.nfa.nodes[config.node as usize] {
                    Node::Bytes(steps) if steps.is_empty() => {}
                    Node::Bytes(_) | Node::Call(..) | Node::Accept(_) => reached.push(config),
                    Node::Split(branches) => {
                        open.extend(branches.iter().rev().map(|&node| Config { node, ..config.clone() }));
                    }
                    &Node::Tag(tag, node) => {
                        pass(tag, &mut config.carried);
                        open.push(Config { node, ..config });
                    }
                }
            }
        }
        Ok(reached)
    }
}

/// Numbers the states of a construction, which are identified by a key, in the order of discovery.
pub struct StateNumbers<K> {
    known: HashMap<K, u32>,
    /// The number of configurations in all states.
    kept: usize,
    most: usize,
}

impl<K: Clone + Eq + Hash> StateNumbers<K> {
    /// No states. More than `most` states are an error.
    pub fn new(most: usize) -> Self {
        StateNumbers { known: HashMap::new(), kept: 0, most }
    }

    /// The number of the state `key` with `configs` configurations, and whether it is new.
    pub fn of(&mut self, key: &K, configs: usize, budget: &mut Budget) -> Result<(u32, bool), Exceeded> {
        if let Some(&known) = self.known.get(key) {
            return Ok((known, false));
        }
        budget.spend(limits::STEPS_PER_STATE)?;
        self.kept += configs;
        let number = self.known.len();
        limits::within(number + 1, self.most, "automaton states")?;
        limits::within(self.kept, limits::CONFIGURATIONS, "configurations in all states")?;
        self.known.insert(key.clone(), number as u32);
        Ok((number as u32, true))
    }
}
