//! What matching one text may cost. Counts, not seconds: the same text is refused on every machine.

use virgule_compiler::limits::Exceeded;

/// Nodes of the program of a rule.
pub const NODES: usize = 1_000_000;
/// Items of the chart of one text: a node at an offset within one frame. It bounds the time.
pub const ITEMS: u64 = 200_000_000;
/// Bytes that are kept of the chart of one text: frames, callers and ends.
pub const MEMORY: u64 = 256 << 20;
/// The same for a chart whose tree is found: a rule takes a frame wherever it matches, and a node of the tree.
pub const TREE_MEMORY: u64 = 1 << 30;

/// Texts of so many bytes or more are read by a lazily built automaton, as far as their rules do not recur. Shorter ones
/// meet most of its states once.
pub const STATES_FROM: usize = 1024;

/// The budget of one text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChartLimits {
    /// At most so many items: [`ITEMS`], unless a caller asks for less.
    pub items: u64,
    /// At most so many bytes: [`MEMORY`], unless a caller asks for less.
    pub memory: u64,
    /// Texts of so many bytes or more are read by states: [`STATES_FROM`], unless a test asks for others.
    pub states_from: usize,
}

impl Default for ChartLimits {
    fn default() -> Self {
        ChartLimits { items: ITEMS, memory: MEMORY, states_from: STATES_FROM }
    }
}

/// What is left of the budget.
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

    /// The shortest text that is read by states.
    pub(crate) fn states_from(&self) -> usize {
        self.limits.states_from
    }

    /// Counts one item.
    #[inline]
    pub(crate) fn item(&mut self) -> Result<(), Exceeded> {
        self.items += 1;
        match self.items <= self.limits.items {
            true => Ok(()),
            false => Err(Exceeded { what: "items of the chart", limit: self.limits.items }),
        }
    }

    /// Counts bytes that are kept.
    #[inline]
    pub(crate) fn keep(&mut self, bytes: usize) -> Result<(), Exceeded> {
        self.memory += bytes as u64;
        match self.memory <= self.limits.memory {
            true => Ok(()),
            false => Err(Exceeded { what: "bytes of the chart", limit: self.limits.memory }),
        }
    }

    /// Gives back bytes that are no longer kept.
    pub(crate) fn release(&mut self, bytes: usize) {
        self.memory = self.memory.saturating_sub(bytes as u64);
    }

    /// The items so far.
    pub(crate) fn items(&self) -> u64 {
        self.items
    }
}
