//! Limits on the size of a grammar and on the work of a compilation.
//!
//! Grammars may be untrusted, and `1000000000"a"` is short to write. The limits are counts, not times, so that a
//! grammar is rejected on every machine or on none. Together they keep a compilation below 512 MB and 10 seconds in an
//! optimized build.

use std::fmt;

/// NFA nodes of one rule. A rule that is copied in reduced form counts with its reduced size.
pub const NODES: usize = 100_000;
/// States of one automaton.
pub const STATES: usize = 12_000;
/// Configurations of all states of one automaton.
pub const CONFIGURATIONS: usize = 4_000_000;
/// Elementary steps over the compilation of all start rules of a grammar.
pub const STEPS: u64 = 400_000_000;
/// Elementary steps of a check that compiles each rule of a file separately.
pub const CHECK_STEPS: u64 = 200_000_000;
/// Elementary steps of each search for ambiguities in a file that names no start rule.
pub const AMBIGUITY_STEPS: u64 = 60_000_000;
/// Rules that one automaton calls, directly or indirectly.
pub const CALLEES: usize = 250;
/// Rules of a document and its imports.
pub const RULES: usize = 20_000;
/// Sections of a document.
pub const SECTIONS: usize = 1_000;
/// Depth of nested imports.
pub const IMPORTS: usize = 32;
/// Additional steps for each state, for minimization and layout.
pub const STEPS_PER_STATE: usize = 100;
/// Additional steps for each transition, for minimization and layout.
pub const STEPS_PER_EDGE: usize = 30;
/// Memory in bytes of the reduced automata of all rules of a grammar.
pub const REDUCED: usize = 256 << 20;
/// Cells of the labels (paths of rules) of a grammar; paths share the cells of a common suffix.
pub const LABELS: usize = 2_000_000;
/// Nesting depth of expressions, followed through references to rules.
pub const DEPTH: usize = 600;
/// Fields of one section: a set of tags fits a 64-bit word.
pub const FIELDS: usize = 31;
/// Secret fields of one section: redaction stores their spans without allocation (`virgule::MAX_SECRETS`).
pub const SECRETS: usize = 8;
/// Layouts of one table (combinations of field positions), numbered by a byte.
pub const LAYOUTS: usize = 255;
/// Steps of the expansion of a template; a rule is expanded at each reference.
pub const TEMPLATE: usize = 20_000;
/// Maximum nesting depth that a grammar may declare (`;! nesting`).
pub const NESTING: usize = 1024;
/// Registers of one automaton. Together with those that every table reserves, a set of registers fits a 64-bit word.
pub const REGISTERS: usize = 61;

/// A limit that was exceeded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exceeded {
    /// The limited quantity.
    pub what: &'static str,
    /// The limit.
    pub limit: u64,
}

impl fmt::Display for Exceeded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "more than {} {}", self.limit, self.what)
    }
}

impl std::error::Error for Exceeded {}

/// The remaining steps of a compilation.
#[derive(Debug, Clone)]
pub struct Budget {
    limit: u64,
    left: u64,
    /// True if a request exceeded the remaining steps.
    exhausted: bool,
}

impl Default for Budget {
    fn default() -> Self {
        Budget::of(STEPS)
    }
}

impl Budget {
    /// Creates a budget of `limit` steps.
    pub fn of(limit: u64) -> Self {
        Budget { limit, left: limit, exhausted: false }
    }

    /// Returns the number of steps spent so far, which for a given grammar is the same on every machine.
    pub fn spent(&self) -> u64 {
        self.limit - self.left
    }

    /// True if a request exceeded the remaining steps.
    pub fn is_exhausted(&self) -> bool {
        self.exhausted
    }

    /// Spends `steps`. Fails if fewer are left.
    pub fn spend(&mut self, steps: usize) -> Result<(), Exceeded> {
        match self.left.checked_sub(steps as u64) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => {
                self.exhausted = true;
                Err(Exceeded { what: "steps", limit: self.limit })
            }
        }
    }
}

/// Returns an error if `count` exceeds `limit`; `what` names the limited quantity.
pub fn within(count: usize, limit: usize, what: &'static str) -> Result<(), Exceeded> {
    if count <= limit { Ok(()) } else { Err(Exceeded { what, limit: limit as u64 }) }
}
