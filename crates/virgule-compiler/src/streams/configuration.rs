//! What the proof knows at a place in all texts at once.
//!
//! Positions are known by their distance from the beginning or from the end of a run, as that is all that is the same in all
//! of them; `Known` says it in three bytes, and a configuration is hashed by one number for all of its positions.

use super::{Marker, Span};
use crate::determinize::machine::{Base, Position};
use std::hash::{Hash, Hasher};

/// What is known of a position. Small, for there are thirty of them in each of thousands of configurations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Known {
    /// It was not noted.
    Unwritten,
    /// Nothing.
    Somewhere,
    /// So many bytes behind a run of two bytes or more, by its step, or behind the beginning.
    Behind(Option<u8>, i8),
}

/// How many bytes a run has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Begun {
    None,
    /// One of ASCII.
    One,
    /// The first one of a character beyond ASCII.
    Lead,
    /// Any more.
    More,
}

/// Where both are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Configuration {
    pub step: usize,
    /// How many bytes the run of that step has so far.
    pub begun: Begun,
    /// How many hexadecimal digits of a percent-encoding are still to come.
    pub digits: u8,
    /// Groups that are not there, but what is to come may tell otherwise; and how many of the bytes that they begin with are.
    pub missing: Vec<(usize, usize)>,
    /// The groups that are there, as bits by their steps.
    pub groups: u64,
    pub state: u32,
    pub registers: Vec<Known>,
    /// By step: where it ended.
    pub ends: Vec<Option<Known>>,
    pub at: Known,
}

/// All positions as one number: one by one they would take longer than all the rest.
impl Hash for Configuration {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let code = |known: &Known| match *known {
            Known::Unwritten => 1,
            Known::Somewhere => 2,
            Known::Behind(run, offset) => {
                3 + u64::from(run.map_or(0, |run| run + 1)) + (u64::from(offset as u8) << 8)
            }
        };
        let mix = |sum: u64, part: u64| (sum.rotate_left(5) ^ part).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let ends = self.ends.iter().map(|end| end.as_ref().map_or(0, code));
        let sum = self.registers.iter().map(code).chain(ends).chain([code(&self.at)]).fold(0, mix);
        state.write_u64(sum);
        (self.step, self.begun, self.digits, self.state, self.groups).hash(state);
        self.missing.hash(state);
    }
}

impl Configuration {
    /// Whether the group of a step is there.
    pub fn has(&self, group: usize) -> bool {
        self.groups >> group & 1 != 0
    }

    /// What is known of a position of the automaton; `None` if that does not help.
    pub fn position(&self, position: &Position) -> Option<Known> {
        let base = match position.base {
            Base::Zero => Known::Behind(None, 0),
            Base::End => self.at,
            Base::Register(register) => self.registers[register as usize],
        };
        base.known(position.offset as i8)
    }

    /// What is known of a place in the steps.
    pub fn marker(&self, (marker, offset): (Marker, i8)) -> Option<Known> {
        let base = match marker {
            Marker::Start => Known::Behind(None, 0),
            Marker::End => self.at,
            Marker::Behind(step) => self.ends[step]?,
        };
        base.known(offset)
    }

    /// Whether a place is counted from a step that was left out: such a step ends behind the end of the text.
    fn is_left_out(&self, (marker, offset): (Marker, i8)) -> bool {
        matches!(marker, Marker::Behind(step) if self.ends[step].is_none()) && offset >= 0
    }

    /// Whether a span is no range of the text.
    pub fn is_missing(&self, span: &Span) -> bool {
        match (self.marker(span.begin), self.marker(span.end)) {
            (Some(Known::Behind(from, begin)), Some(Known::Behind(to, end))) => from == to && begin > end,
            _ => self.is_left_out(span.begin) || self.is_left_out(span.end),
        }
    }
}

impl Known {
    pub fn plus(self, distance: i8) -> Self {
        match self {
            Known::Behind(run, offset) => {
                offset.checked_add(distance).map_or(Known::Somewhere, |sum| Known::Behind(run, sum))
            }
            other => other,
        }
    }

    /// That many bytes on, if it is known where that is.
    fn known(self, distance: i8) -> Option<Self> {
        Some(self.plus(distance)).filter(|sum| matches!(sum, Known::Behind(..)))
    }
}
