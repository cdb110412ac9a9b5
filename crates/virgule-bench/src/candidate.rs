//! A library, a work and the items of one input.

use crate::sink::Sink;
use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A library with a work to measure.
pub struct Candidate<'a> {
    /// Library and version.
    pub name: String,
    /// How the operation deviates from the work.
    pub note: &'static str,
    /// True for baselines that are not libraries; ratios ignore them.
    pub baseline: bool,
    run: Box<Run<'a>>,
}

/// Runs over items by their indices and returns the number of accepted ones.
type Run<'a> = dyn Fn(&[usize], &mut Sink) -> usize + 'a;

impl<'a> Candidate<'a> {
    /// A candidate that calls `run` for each of the items.
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

    /// Runs over those items.
    #[inline]
    pub fn pass(&self, which: &[usize], sink: &mut Sink) {
        black_box((self.run)(which, sink));
    }

    /// The answer for one item.
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
    /// The result.
    Accepted((usize, Option<String>)),
    /// An error, or two texts that are not equivalent.
    Refused,
    /// A bug of that library; the measurement continues.
    Panicked,
}
