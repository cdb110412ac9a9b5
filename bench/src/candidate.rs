//! A candidate is a library that does a work over the items of one input; a sink consumes its results; a selection is the
//! candidates that participate, and the items that count.
//!
//! Only items that all participants accept count, because refusing is not the work. A library that refuses more than a
//! tenth of the items, as a library for another standard does, is excluded, and the table reports this.
//!
//! ```text
//!            items 0 1 2 3 4 5 6 7 8 9 …
//! virgule          + + + + + − + + + +       5 is not an item
//! another          + + − + + − + + + +       2 is excluded
//! a third          − − + − − + − + − −       is excluded: it accepts 2 of 9
//! ```

use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind};

pub struct Candidate<'a> {
    pub name: String,
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

/// The answers of all candidates for all items.
pub struct Selection {
    answers: Vec<Vec<Answer>>,
    pub kept: Vec<usize>,
    /// The indices of the excluded candidates, each with the number of items that it accepts.
    pub excluded: Vec<(usize, usize)>,
    /// The number of items that the first candidate accepts.
    pub possible: usize,
    /// The indices of the items that all participants accept.
    pub items: Vec<usize>,
}

impl Selection {
    /// Runs all candidates, at least one, on `count` items.
    pub fn new(candidates: &[Candidate<'_>], count: usize) -> Self {
        let answers: Vec<Vec<Answer>> = silently(|| {
            candidates.iter().map(|candidate| (0..count).map(|at| candidate.answer(at)).collect()).collect()
        });
        let accepts = |who: usize, at: usize| matches!(answers[who][at], Answer::Accepted(_));
        let possible: Vec<usize> = (0..count).filter(|&at| accepts(0, at)).collect();
        let (mut kept, mut excluded) = (Vec::new(), Vec::new());
        for who in 0..candidates.len() {
            let taken = possible.iter().filter(|&&at| accepts(who, at)).count();
            if taken * 10 >= possible.len() * 9 { kept.push(who) } else { excluded.push((who, taken)) }
        }
        let all_accept = |at: &usize| kept.iter().all(|&who| accepts(who, *at));
        let items = possible.iter().copied().filter(all_accept).collect();
        Selection { kept, excluded, possible: possible.len(), items, answers }
    }

    /// The number of items for which the candidate `who` returns the same result as the first candidate.
    pub fn same(&self, who: usize) -> usize {
        self.items.iter().filter(|&&at| self.answers[who][at] == self.answers[0][at]).count()
    }

    pub fn panics(&self, who: usize) -> usize {
        self.answers[who].iter().filter(|answer| **answer == Answer::Panicked).count()
    }
}

/// Runs `work` without printing the messages of panics.
fn silently<T>(work: impl FnOnce() -> T) -> T {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    let result = work();
    std::panic::set_hook(hook);
    result
}

#[derive(Default)]
pub struct Sink {
    /// The buffer that resolution reuses.
    pub buffer: String,
    length: usize,
    kept: Option<String>,
}

impl Sink {
    /// A sink that keeps the next result.
    pub fn keeping() -> Self {
        Sink { kept: Some(String::new()), ..Sink::default() }
    }

    /// Consumes a text. It returns `Some`, as the other methods do, so that an operation ends with it.
    #[inline]
    pub fn text(&mut self, text: &str) -> Option<()> {
        self.length += black_box(text).len();
        if let Some(kept) = &mut self.kept {
            kept.push_str(text);
        }
        Some(())
    }

    /// Consumes the text in the buffer.
    #[inline]
    pub fn buffered(&mut self) -> Option<()> {
        let buffer = std::mem::take(&mut self.buffer);
        self.text(&buffer);
        self.buffer = buffer;
        Some(())
    }

    #[inline]
    pub fn number(&mut self, number: usize) -> Option<()> {
        self.length += black_box(number);
        Some(())
    }

    /// Consumes a range of bytes of a text.
    #[inline]
    pub fn span(&mut self, begin: usize, end: usize) {
        self.number(end);
        if let Some(kept) = &mut self.kept {
            kept.push_str(&format!("{begin}-{end} "));
        }
    }

    /// The sum of lengths and the kept text.
    pub fn answer(self) -> (usize, Option<String>) {
        (self.length, self.kept)
    }
}

/// The components of a text: scheme; userinfo, host and port; path; query and fragment.
pub type Parts<'t> = (Option<&'t str>, [Option<&'t str>; 3], &'t str, [Option<&'t str>; 2]);

/// The sum of the lengths of all components and of the delimiters within the authority. A library that does not split
/// the authority has the same sum.
///
/// ```text
/// https://user@example.com:80/path      5 + (4 + 1) + 11 + (1 + 2) + 5
/// ```
// A call would copy the components.
#[inline(always)]
pub fn sum((scheme, [userinfo, host, port], path, [query, fragment]): Parts<'_>) -> usize {
    let with_delimiter = |part: Option<&str>| part.map_or(0, |part| length(Some(part)) + 1);
    let authority = with_delimiter(userinfo) + length(host) + with_delimiter(port);
    length(scheme) + authority + length(Some(path)) + length(query) + length(fragment)
}

/// The length of a component; `black_box` keeps the compiler from removing the access.
#[inline]
pub fn length(part: Option<&str>) -> usize {
    black_box(part).map_or(0, str::len)
}

#[cfg(test)]
mod tests {
    use super::{Candidate, Selection};

    #[test]
    fn refused_items_do_not_count_and_candidates_that_refuse_many_are_excluded() {
        let numbers: Vec<usize> = (0..20).collect();
        let candidate = |name: &str, accepts: fn(usize) -> bool| {
            Candidate::new((name.to_string(), false), "", &numbers, move |&number, sink| {
                sink.number(number);
                accepts(number).then_some(())
            })
        };
        let all = [
            candidate("first", |number| number != 5),
            candidate("second", |number| number != 2),
            candidate("third", |number| number % 2 == 0),
            candidate("fourth", |number| if number == 7 { panic!("a bug") } else { true }),
        ];
        let selection = Selection::new(&all, numbers.len());
        assert_eq!((selection.kept.as_slice(), selection.possible), ([0, 1, 3].as_slice(), 19));
        assert_eq!(selection.excluded, [(2, 10)]);
        let counted: Vec<usize> = (0..20).filter(|number| ![2, 5, 7].contains(number)).collect();
        assert_eq!(selection.items, counted);
        assert_eq!((selection.same(1), selection.panics(3), selection.panics(0)), (17, 1, 0));
    }
}
