//! What may stand behind a run: where the first of that stands, the run ends.
//!
//! ```text
//! [https:][//www.example.com[:80]]/over[?name=ferret]
//!       |                   |   |     |             |
//!       :                   :   /     ?             #     all but the first have those of the next ones as well, and the
//!                                                         end of the text
//! ```

use super::{Plan, Step, Told};
use crate::bytes::{self, ByteSet};

/// What may stand at a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stops {
    /// These bytes.
    pub bytes: ByteSet,
    /// Whether the text may end there.
    pub end: bool,
}

impl Stops {
    /// What may stand behind a step of a plan.
    pub fn behind(plan: &Plan, step: usize) -> Self {
        Stops::default().and_behind(plan, step)
    }

    /// What is looked for to tell whether a group is there that ends with `byte` at the step `close`: that byte, and what
    /// may stand behind that step, sooner or later.
    pub fn instead(plan: &Plan, byte: u8, close: usize) -> Self {
        let mut stops = Stops::default();
        stops.add(byte);
        stops.and_behind(plan, close)
    }

    fn and_behind(self, plan: &Plan, step: usize) -> Self {
        let mut stops = self;
        let mut at = step + 1;
        // Whether the group that ends before that was there.
        let mut there = None;
        loop {
            match plan.steps.get(at) {
                None => {
                    stops.end = true;
                    return stops;
                }
                Some(Step::Byte(byte)) => {
                    stops.add(*byte);
                    return stops;
                }
                Some(Step::Run(..)) => {
                    let first = plan.first.get(&(at, there));
                    bytes::unite(&mut stops.bytes, &first.map_or(ByteSet::default(), |first| first.may));
                    if plan.filled.contains(&at) {
                        return stops;
                    }
                    (at, there) = (at + 1, None);
                }
                Some(Step::Open { close, told: Told::Lead(lead) }) => {
                    stops.add(lead[0]);
                    (at, there) = (close + 1, Some(false));
                }
                Some(Step::Open { close, told: Told::End(..) }) => {
                    let first = plan.first.get(&(at + 1, None));
                    bytes::unite(&mut stops.bytes, &first.map_or(ByteSet::default(), |first| first.may));
                    (at, there) = (close + 1, Some(false));
                }
                Some(Step::Close { .. }) => (at, there) = (at + 1, Some(true)),
            }
        }
    }

    fn add(&mut self, byte: u8) {
        bytes::insert(&mut self.bytes, byte, byte);
    }

    /// Whether none of the bytes is one that a step takes.
    pub fn apart_from(&self, step: &Step) -> bool {
        match step {
            Step::Byte(byte) => !bytes::contains(&self.bytes, *byte),
            Step::Run(set, escapes) => {
                bytes::common(&self.bytes, set).is_none() && !(*escapes && bytes::contains(&self.bytes, b'%'))
            }
            Step::Open { .. } | Step::Close { .. } => true,
        }
    }
}
