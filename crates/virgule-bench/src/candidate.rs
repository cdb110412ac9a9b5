//! One way to do a work, over the items of one input.

use crate::seen::Seen;
use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A library that is about to be measured.
pub struct Candidate<'a> {
    /// Library and version.
    pub name: String,
    /// What is not as the work asks for.
    pub note: &'static str,
    /// Whether it is no library, and nobody is compared with it.
    pub aside: bool,
    run: Box<Run<'a>>,
}

/// Goes over items by their numbers; gives how many it accepted.
type Run<'a> = dyn Fn(&[usize], &mut Seen) -> usize + 'a;

impl<'a> Candidate<'a> {
    /// One that does `run` with each of the items.
    ///
    /// There is a loop of its own for every type of `run`, so that no call more is measured than has to be.
    pub fn new<I>(
        (name, aside): (String, bool),
        note: &'static str,
        items: &'a [I],
        run: impl Fn(&I, &mut Seen) -> Option<()> + 'a,
    ) -> Self {
        let run = move |which: &[usize], seen: &mut Seen| {
            which.iter().filter(|&&at| run(black_box(&items[at]), seen).is_some()).count()
        };
        Candidate { name, note, aside, run: Box::new(run) }
    }

    /// The same under another name, and perhaps aside.
    pub fn called(self, name: String, aside: bool) -> Self {
        Candidate { name, aside: self.aside || aside, ..self }
    }

    /// Does its work with those items.
    #[inline]
    pub fn pass(&self, which: &[usize], seen: &mut Seen) {
        black_box((self.run)(which, seen));
    }

    /// What it says of one item.
    pub fn answer(&self, at: usize) -> Answer {
        let mut seen = Seen::keeping();
        let run = AssertUnwindSafe(|| (self.run)(&[at], &mut seen) == 1);
        match catch_unwind(run) {
            Ok(true) => Answer::Accepted(seen.answer()),
            Ok(false) => Answer::Refused,
            Err(_) => Answer::Panicked,
        }
    }
}

/// What a library says of an item.
#[derive(PartialEq, Eq)]
pub enum Answer {
    /// What was seen of it.
    Accepted((usize, Option<String>)),
    /// It is an error, or not the same.
    Refused,
    /// A bug of that library; the others go on.
    Panicked,
}
