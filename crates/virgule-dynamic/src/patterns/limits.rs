//! What a pattern or a set may cost. The limits are counts, so that a pattern is refused on every machine or on none.

/// Variables of one pattern, each occurrence counted.
pub const VARIABLES: usize = 20_000;
/// NFA states of one pattern, and of all patterns of a set together.
pub const STATES: usize = 1_500_000;
/// Steps of the search for the paths without a byte, of one pattern; each tag on a path is one too.
pub const PATHS: usize = 4_000_000;
/// Cells of the table of one automaton: its states times its byte classes.
pub const CELLS: usize = 1 << 24;
/// The total size of the sets of NFA states that the subset construction of one DFA keeps.
pub const MEMBERS: usize = 1 << 24;
/// Pairs of NFA states that the search for a second reading visits.
pub const PAIRS: usize = 1 << 20;
/// Pairs of patterns that overlap and are reported.
pub const OVERLAPS: usize = 1_000;
/// Languages of variables that differ in one set.
pub const LANGUAGES: usize = 256;

/// `Ok` while `count` is within `limit`.
pub fn within(count: usize, limit: usize, what: &'static str) -> Result<(), LimitError> {
    if count <= limit { Ok(()) } else { Err(LimitError { what, limit }) }
}

/// A limit that a pattern or a set exceeds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LimitError {
    what: &'static str,
    limit: usize,
}

impl LimitError {
    /// What is counted.
    pub fn what(&self) -> &'static str {
        self.what
    }

    /// The largest allowed number.
    pub fn limit(&self) -> usize {
        self.limit
    }
}

impl std::fmt::Display for LimitError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "more than {} {}", self.limit, self.what)
    }
}

impl std::error::Error for LimitError {}
