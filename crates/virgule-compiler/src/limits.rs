//! How much a grammar may cost, and the account that is kept of it.
//!
//! A grammar may come from a stranger: `1000000000"a"` is short to write. The limits are counts, not seconds,
//! so that the same grammar is refused on every machine; together they keep a compilation below 512 MB and
//! 10 seconds in an optimized build.

use std::fmt;

/// NFA nodes of one rule, parts that were already reduced counted at their reduced size.
pub const NODES: usize = 100_000;
/// States of one automaton.
pub const STATES: usize = 12_000;
/// Configurations kept over all states of one automaton.
pub const CONFIGURATIONS: usize = 4_000_000;
/// Elementary steps over the compilation of all start rules of a grammar.
pub const STEPS: u64 = 400_000_000;
/// Rules that one automaton and those that it calls call.
pub const CALLEES: usize = 250;
/// Rules of a document and all that it imports.
pub const RULES: usize = 20_000;
/// Sections of a document.
pub const SECTIONS: usize = 1_000;
/// Documents that import one another, one within the other.
pub const IMPORTS: usize = 32;
/// Steps that a state costs beside those that were counted: it is kept, partitioned, and laid out.
pub const STEPS_PER_STATE: usize = 100;
/// The same for a transition.
pub const STEPS_PER_EDGE: usize = 30;
/// Bytes that the reduced automata of all rules of a grammar take.
pub const REDUCED: usize = 256 << 20;
/// Paths of rules to the nodes of all automata of a grammar, paths with the same end counted once.
pub const LABELS: usize = 2_000_000;
/// How deep expressions and rules may nest in one another, followed through references.
pub const DEPTH: usize = 600;
/// Fields of one section: a set of tags fits a 64-bit word.
pub const FIELDS: usize = 31;
/// Secret fields of one section: what shows a text keeps their places without allocation (`virgule::MAX_SECRETS`).
pub const SECRETS: usize = 8;
/// Combinations of places of the fields of one table, which a byte names.
pub const LAYOUTS: usize = 255;
/// Steps in which a template is written out, rules that are named twice being written out twice.
pub const TEMPLATE: usize = 20_000;
/// How deep rules may nest in a text, at most.
pub const NESTING: usize = 1024;
/// Registers of one automaton: with the three that every automaton has they fit a 64-bit word.
pub const REGISTERS: usize = 61;

/// Which limit was met, where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exceeded {
    /// What there was too much of.
    pub what: &'static str,
    /// How much is allowed.
    pub limit: u64,
}

impl fmt::Display for Exceeded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "more than {} {}", self.limit, self.what)
    }
}

impl std::error::Error for Exceeded {}

/// The steps that are left.
#[derive(Debug, Clone)]
pub struct Budget {
    left: u64,
}

impl Default for Budget {
    fn default() -> Self {
        Budget { left: STEPS }
    }
}

impl Budget {
    /// The steps that were taken off: the same number for the same grammar, on every machine.
    pub fn spent(&self) -> u64 {
        STEPS - self.left
    }

    /// Takes `steps` off; fails if there are not as many left.
    pub fn spend(&mut self, steps: usize) -> Result<(), Exceeded> {
        match self.left.checked_sub(steps as u64) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => Err(Exceeded { what: "steps", limit: STEPS }),
        }
    }
}

/// `Ok` while `count` is within `limit`.
pub fn within(count: usize, limit: usize, what: &'static str) -> Result<(), Exceeded> {
    if count <= limit { Ok(()) } else { Err(Exceeded { what, limit: limit as u64 }) }
}
