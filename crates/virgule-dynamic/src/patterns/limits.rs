//! Limits on the cost of a pattern or a set. They are counts, so that every machine rejects the same patterns.

pub use virgule_compiler::limits::{Exceeded as LimitError, within};

/// Variables of one pattern, counting each occurrence.
pub const VARIABLES: usize = 20_000;
/// NFA states of one pattern, and of all patterns of a set in total.
pub const STATES: usize = 1_500_000;
/// Steps of the search for the empty paths of one pattern. Each tag on a path counts as a step.
pub const PATHS: usize = 4_000_000;
/// Cells of the transition table of one automaton: states times byte classes.
pub const CELLS: usize = 1 << 24;
/// The total size of the NFA state sets in the subset construction of one DFA.
pub const MEMBERS: usize = 1 << 24;
/// Pairs of NFA states visited by the search for a second reading.
pub const PAIRS: usize = 1 << 20;
/// Reported pairs of overlapping patterns.
pub const OVERLAPS: usize = 1_000;
/// Distinct languages of variables in one set.
pub const LANGUAGES: usize = 256;
