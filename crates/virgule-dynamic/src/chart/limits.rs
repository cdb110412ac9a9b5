//! Limits on the cost of a match. They are counts, not times, so that every machine rejects the same input.

use virgule_compiler::limits::Exceeded;

/// Nodes of the program of a rule.
pub const NODES: usize = 1_000_000;
/// Items of the chart of one input, where an item is a node at an offset within a frame. Bounds the time.
pub const ITEMS: u64 = 200_000_000;
/// Bytes of the chart of one input: frames, callers and ends.
pub const MEMORY: u64 = 256 << 20;
/// The memory limit of a chart for a derivation, where every match of a rule takes a frame and a node of the tree.
pub const TREE_MEMORY: u64 = 1 << 30;

/// Minimum length of input that is matched by a lazily built automaton outside of recursive rules. Shorter input
/// reaches most states only once.
pub const STATES_FROM: usize = 1024;

/// The limits of one match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChartLimits {
    /// Maximum number of items; [`ITEMS`] by default.
    pub items: u64,
    /// Maximum number of bytes; [`MEMORY`] by default.
    pub memory: u64,
    /// Minimum length of input that is matched by states: [`STATES_FROM`] except in tests.
    pub states_from: usize,
}

impl Default for ChartLimits {
    fn default() -> Self {
        ChartLimits { items: ITEMS, memory: MEMORY, states_from: STATES_FROM }
    }
}

/// The remaining budget.
#[derive(Debug, Clone)]
pub(crate) struct Account {
    limits: ChartLimits,
    items: u64,
    memory: u64,
}

impl Account {
    pub(crate) fn new(limits: ChartLimits) -> Self {
        Account { limits, items: 0, memory: 0 }
    }

    /// Returns the minimum length of input that is matched by states.
    pub(crate) fn states_from(&self) -> usize {
        self.limits.states_from
    }

    #[inline]
    pub(crate) fn item(&mut self) -> Result<(), Exceeded> {
        self.items += 1;
        match self.items <= self.limits.items {
            true => Ok(()),
            false => Err(Exceeded { what: "items of the chart", limit: self.limits.items }),
        }
    }

    /// Counts bytes that the chart keeps.
    #[inline]
    pub(crate) fn keep(&mut self, bytes: usize) -> Result<(), Exceeded> {
        self.memory += bytes as u64;
        match self.memory <= self.limits.memory {
            true => Ok(()),
            false => Err(Exceeded { what: "bytes of the chart", limit: self.limits.memory }),
        }
    }

    /// Subtracts bytes that were released.
    pub(crate) fn release(&mut self, bytes: usize) {
        self.memory = self.memory.saturating_sub(bytes as u64);
    }

    /// Returns the number of items so far.
    pub(crate) fn items(&self) -> u64 {
        self.items
    }
}
