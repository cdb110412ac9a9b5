//! Selects the candidates that participate in a work over an input, and the items that count.
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

use crate::candidate::{Answer, Candidate};

/// The answers of all candidates for all items.
pub struct Selection {
    answers: Vec<Vec<Answer>>,
    /// The indices of the participating candidates.
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

    /// The number of items on which the candidate `who` panics.
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

#[cfg(test)]
mod tests {
    use super::Selection;
    use crate::candidate::Candidate;

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
