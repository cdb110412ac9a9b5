//! Which candidates take part in a work over an input, and which items count.
//!
//! None is measured on refusing: only items that all accept count. So that a library of another standard does not
//! leave nothing to measure, one that refuses more than a tenth is left out, and the table says so.
//!
//! ```text
//!            items 0 1 2 3 4 5 6 7 8 9 …
//! virgule          + + + + + − + + + +       5 is no item at all
//! another          + + − + + − + + + +       2 is left out
//! a third          − − + − − + − + − −       is left out: it takes 2 of 9
//! ```

use crate::candidate::{Answer, Candidate};

/// What all candidates say of all items.
pub struct Choice {
    answers: Vec<Vec<Answer>>,
    /// Those that take part, by their numbers.
    pub kept: Vec<usize>,
    /// Those that do not, and how many items they accept.
    pub left_out: Vec<(usize, usize)>,
    /// What the first candidate accepts: how many.
    pub possible: usize,
    /// What all that take part accept.
    pub items: Vec<usize>,
}

impl Choice {
    /// Asks the candidates, of which there is at least one, for so many items.
    pub fn new(candidates: &[Candidate<'_>], count: usize) -> Self {
        let answers: Vec<Vec<Answer>> = silently(|| {
            candidates.iter().map(|candidate| (0..count).map(|at| candidate.answer(at)).collect()).collect()
        });
        let accepts = |who: usize, at: usize| matches!(answers[who][at], Answer::Accepted(_));
        let possible: Vec<usize> = (0..count).filter(|&at| accepts(0, at)).collect();
        let (mut kept, mut left_out) = (Vec::new(), Vec::new());
        for who in 0..candidates.len() {
            let taken = possible.iter().filter(|&&at| accepts(who, at)).count();
            if taken * 10 >= possible.len() * 9 { kept.push(who) } else { left_out.push((who, taken)) }
        }
        let all_accept = |at: &usize| kept.iter().all(|&who| accepts(who, *at));
        let items = possible.iter().copied().filter(all_accept).collect();
        Choice { kept, left_out, possible: possible.len(), items, answers }
    }

    /// Of how many of the items a candidate says the same as the first one.
    pub fn same(&self, who: usize) -> usize {
        self.items.iter().filter(|&&at| self.answers[who][at] == self.answers[0][at]).count()
    }

    /// Over how many it panics.
    pub fn panics(&self, who: usize) -> usize {
        self.answers[who].iter().filter(|answer| **answer == Answer::Panicked).count()
    }
}

/// Does something without telling of panics on the way.
fn silently<T>(work: impl FnOnce() -> T) -> T {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| ()));
    let result = work();
    std::panic::set_hook(hook);
    result
}

#[cfg(test)]
mod tests {
    use super::Choice;
    use crate::candidate::Candidate;

    #[test]
    fn what_one_refuses_is_not_measured_and_who_refuses_much_is_left_out() {
        let numbers: Vec<usize> = (0..20).collect();
        let candidate = |name: &str, accepts: fn(usize) -> bool| {
            Candidate::new((name.to_string(), false), "", &numbers, move |&number, seen| {
                seen.number(number);
                accepts(number).then_some(())
            })
        };
        let all = [
            candidate("first", |number| number != 5),
            candidate("second", |number| number != 2),
            candidate("third", |number| number % 2 == 0),
            candidate("fourth", |number| if number == 7 { panic!("a bug") } else { true }),
        ];
        let choice = Choice::new(&all, numbers.len());
        assert_eq!((choice.kept.as_slice(), choice.possible), ([0, 1, 3].as_slice(), 19));
        assert_eq!(choice.left_out, [(2, 10)]);
        let counted: Vec<usize> = (0..20).filter(|number| ![2, 5, 7].contains(number)).collect();
        assert_eq!(choice.items, counted);
        assert_eq!((choice.same(1), choice.panics(3), choice.panics(0)), (17, 1, 0));
    }
}
