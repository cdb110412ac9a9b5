//! A shape that most texts have → a plan to read it without a branch.
//!
//! ```text
//! shape [https:][//www.example.com[:80]]/over/there[?name=ferret][#nose]
//!
//! shape     the text, with what may be missing in brackets → steps: bytes, runs of bytes that a state loops on, groups
//! stops     what may stand behind a run, so that its end is found without looking at the run
//! beyond    what is read in place of characters beyond ASCII
//! fields    where each field is, counted from the ends of steps
//! prove     steps and automaton side by side, over all texts at once; what is known of a place is a configuration
//! cuts      what must not come first in a run, so that both agree
//! ```
//!
//! The plan is a parser for bit streams, as in Cameron et al., "Bitwise data parallelism in regular expression
//! matching" (PACT 2014): for each set of bytes a word with a bit for each place of the text where one of the set
//! stands. A marker is a word with one bit, a place that is reached. There a run over a set is an addition to the marker, whose
//! carry goes through all places of the run and stops behind them, and each step waits for the one before. Here a run ends at
//! the first byte that may stand behind it, which is known before the run begins, and that it has no other bytes is looked at
//! afterwards:
//!
//! ```text
//! text        a b c : / / x ? y
//! question    0 0 0 0 0 0 0 1 0      the path ends at the first one
//! path        1 1 1 0 0 0 1 0 1      letters
//! from, to    0 0 0 0 0 0 1 0 0      places of the path; those outside of the set are none
//! ```
//!
//! So a text of this shape takes a few dozen instructions, whatever it holds, and few of them wait for others; what is no such
//! text goes through the automaton as ever. The automaton is also what the plan is checked against: what `prove` has not seen to
//! agree is no part of it. `emit::streams` writes the plan as Rust.

mod beyond;
mod configuration;
mod cuts;
mod fields;
mod prove;
mod shape;
mod stops;

pub use beyond::Beyond;
pub use stops::Stops;

use crate::bytes::ByteSet;
use crate::determinize::characters;
use crate::determinize::machine::Machine;
use std::collections::BTreeMap;

/// A part of a shape.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// This byte.
    Byte(u8),
    /// As many bytes of the set as there are, and percent-encodings if it says so.
    Run(ByteSet, bool),
    /// The steps up to the end of the group, if what tells that it is there is; else none of them.
    Open {
        /// Where it ends.
        close: usize,
        /// What tells.
        told: Told,
    },
    /// The end of a group.
    Close {
        /// Where it begins.
        open: usize,
    },
}

/// What tells whether a group is there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Told {
    /// The bytes that it begins with.
    Lead(Vec<u8>),
    /// The byte behind its run, with which it ends: it is there if that comes before all other of these.
    End(u8, Stops),
}

/// A place in the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Marker {
    /// Its beginning.
    Start,
    /// Behind a step.
    Behind(usize),
    /// Its end.
    End,
}

/// Where a field is. Where it is not there, that is no range: it would end before it begins, or is counted from a step
/// that was left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// Where it begins: a place, and what is added.
    pub begin: (Marker, i8),
    /// The same for its end.
    pub end: (Marker, i8),
}

/// Which texts of a shape a start rule takes: all that have one group, and have not another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Takes {
    /// The group that a text must have, by its step.
    pub with: Option<usize>,
    /// The group that it must not have.
    pub without: Option<usize>,
}

/// With what a run begins.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct First {
    /// Bytes that may come first.
    pub may: ByteSet,
    /// Bytes that must not: the text is then left to the automaton.
    pub not: ByteSet,
}

/// How texts of a shape are read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Plan {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// By field: where it is, if it is in texts of this shape.
    pub fields: Vec<Option<Span>>,
    /// By start rule: which texts that are read so it takes; nothing if that cannot be said so.
    pub kinds: Vec<Option<Takes>>,
    /// With what a run may and must not begin, by its step and, if it stands behind a group, whether that was there. Nothing
    /// else comes first.
    pub first: BTreeMap<(usize, Option<bool>), First>,
    /// Runs that are not empty.
    pub filled: Vec<usize>,
    /// What is read in place of characters beyond ASCII; texts with any are left to the automaton if there is nothing.
    pub beyond: Option<Beyond>,
}

/// The plan for texts of a shape, which `machine` matches as one of its start rules; or why there is none.
pub fn plan(machine: &Machine, shape: &str) -> Result<Plan, String> {
    let machine = &characters::over_characters(machine);
    let shape = shape::read(machine, shape)?;
    let fields = fields::fields(machine, &shape);
    let prove = |beyond| prove::prove(machine, &shape, fields.clone(), beyond);
    // Characters that cannot be read so are left to the automaton.
    match beyond::beyond(machine, &shape).map(|beyond| prove(Some(beyond))) {
        Some(Ok(plan)) => Ok(plan),
        _ => prove(None),
    }
}
