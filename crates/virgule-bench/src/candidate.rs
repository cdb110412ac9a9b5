//! A candidate: a library that does a work over the items of one input.

use crate::sink::Sink;
use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A library with a work to measure.
pub struct Candidate<'a> {
    /// The name of the library, with its version.
    pub name: String,
    /// A note about how the operation deviates from the work.
    pub note: &'static str,
    /// True for a baseline, which is not a library; ratios ignore it.
    pub baseline: bool,
    run: Box<Run<'a>>,
}

/// Runs the operation on the items with the given indices, and returns the number of accepted items.
type Run<'a> = dyn Fn(&[usize], &mut Sink) -> usize + 'a;

impl<'a> Candidate<'a> {
    /// A candidate that calls `run` for each item.
    ///
    /// The loop is generic over `run`, so that no indirect call per item is measured.
    pub fn new<I>(
        (name, baseline): (String, bool),
        note: &'static str,
        items: &'a [I],
        run: impl Fn(&I, &mut Sink) -> Option<()> + 'a,
    ) -> Self {
        let run = move |which: &[usize], sink: &mut Sink| {
            which.iter().filter(|&&at| run(black_box(&items[at]), sink).is_some()).count()
        };
        Candidate { name, note, baseline, run: Box::new(run) }
    }

    /// The same candidate under another name, perhaps as a baseline.
    pub fn renamed(self, name: String, baseline: bool) -> Self {
        Candidate { name, baseline: self.baseline || baseline, ..self }
    }

    /// Runs the operation on the items with the indices `which`.
    #[inline]
    pub fn pass(&self, which: &[usize], sink: &mut Sink) {
        black_box((self.run)(which, sink));
    }

    /// The answer for the item with the index `at`.
    pub fn answer(&self, at: usize) -> Answer {
        let mut sink = Sink::keeping();
        let run = AssertUnwindSafe(|| (self.run)(&[at], &mut sink) == 1);
        match catch_unwind(run) {
            Ok(true) => Answer::Accepted(sink.answer()),
            Ok(false) => Answer::Refused,
            Err(_) => Answer::Panicked,
        }
    }
}

/// The answer of a library for an item.
#[derive(PartialEq, Eq)]
pub enum Answer {
    /// The sum of lengths and the kept text of the result.
    Accepted((usize, Option<String>)),
    /// An error, or for a comparison, two texts that are not equivalent.
    Refused,
    /// The library panicked, which is a bug of the library; the measurement continues.
    Panicked,
}
