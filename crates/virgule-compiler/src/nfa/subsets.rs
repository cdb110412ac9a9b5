//! The subset construction over an NFA: closures in order of preference, and states in the order of discovery.
//!
//! | construction | a configuration carries |
//! |---|---|
//! | `nfa::fragment` | nothing |
//! | `dfa::tagged` | the tags since the last byte, and the configuration that it came from |
//! | `analysis::occurrence_dfa` | unreported occurrences |
//! | `analysis::validated` | the progress of each check |

use super::graph::{Nfa, Node, NodeId};
use crate::limits::{self, Budget, Exceeded};
use crate::partition::Numbers;
use std::hash::Hash;

/// A configuration: a node, and the data of the path to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Config<C> {
    /// A node; in a closure, a byte step, a call or an accept node.
    pub node: NodeId,
    /// The data of the path, which depends on the construction.
    pub carried: C,
}

/// A subset construction whose states are identified by a `K`, which contains their configurations.
pub struct Subsets<'n, K> {
    nfa: &'n Nfa,
    /// By node: the number of the last closure that visited it.
    visited: Vec<u32>,
    closures: u32,
    states: Numbers<K>,
    kept: usize,
    most: usize,
}

impl<'n, K: Clone + Eq + Hash> Subsets<'n, K> {
    /// Creates a construction without states. More than `most` states are an error.
    pub fn new(nfa: &'n Nfa, most: usize) -> Self {
        let visited = vec![0; nfa.nodes.len()];
        Subsets { nfa, visited, closures: 0, states: Numbers::default(), kept: 0, most }
    }

    /// Returns the epsilon closure of `from` in order of preference. Of several configurations at one node, only the
    /// preferred one is kept.
    ///
    /// `cost` is the cost of a configuration in steps. `pass` updates the data of a configuration at a tag.
    pub fn closure<C: Clone>(
        &mut self,
        from: impl IntoIterator<Item = Config<C>>,
        budget: &mut Budget,
        cost: impl Fn(&C) -> usize,
        pass: impl Fn(u8, &mut C),
    ) -> Result<Vec<Config<C>>, Exceeded> {
        self.closures += 1;
        let (mut reached, mut open) = (Vec::new(), Vec::new());
        for config in from {
            open.push(config);
            while let Some(mut config) = open.pop() {
                budget.spend(cost(&config.carried))?;
                let visited = &mut self.visited[config.node as usize];
                if std::mem::replace(visited, self.closures) == self.closures {
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

    /// Returns the number of the state `key`, which has `configs` configurations, adding the state if it is new.
    pub fn state(&mut self, key: K, configs: usize, budget: &mut Budget) -> Result<u32, Exceeded> {
        if let Some(known) = self.states.get(&key) {
            return Ok(known);
        }
        budget.spend(limits::STEPS_PER_STATE)?;
        self.kept += configs;
        limits::within(self.states.values().len() + 1, self.most, "states")?;
        limits::within(self.kept, limits::CONFIGURATIONS, "configurations in all states")?;
        Ok(self.states.of(key))
    }

    /// Returns the states, by number.
    pub fn states(&self) -> &[K] {
        self.states.values()
    }

    /// Returns the states, by number.
    pub fn into_states(self) -> Vec<K> {
        self.states.into_values()
    }

    /// Returns the preferred configuration at an accept node.
    pub fn accepting<'c, C>(&self, configs: &'c [Config<C>]) -> Option<&'c Config<C>> {
        configs.iter().find(|config| matches!(self.nfa.nodes[config.node as usize], Node::Accept(_)))
    }
}
