//! One work over one input: what came out.

use crate::candidate::Candidate;
use crate::choice::Choice;
use crate::rounds::{Times, rounds};

/// A work, and an input for it.
pub struct Input<'n> {
    /// The work, as the table calls it.
    pub work: &'static str,
    /// The input, as the table calls it.
    pub name: &'n str,
    /// How many times as fast as the fastest library virgule has to be.
    pub budget: Option<f64>,
    /// How many items there are.
    pub items: usize,
    /// How many bytes an item has.
    pub bytes: &'n dyn Fn(usize) -> usize,
}

/// What came out.
pub struct Cell {
    /// The work.
    pub work: &'static str,
    /// The input.
    pub input: String,
    /// How many items were measured.
    pub items: usize,
    /// How many were left out, because one that was measured refuses them.
    pub dropped: usize,
    /// The length of an item on average.
    pub bytes: f64,
    /// What was measured, virgule first if it can do the work.
    pub rows: Vec<Row>,
    /// Libraries that were left out, and why.
    pub left_out: Vec<(String, String)>,
    /// What virgule has to reach.
    pub budget: Option<f64>,
}

/// A library, measured.
pub struct Row {
    /// Library and version.
    pub name: String,
    /// Whether it is no library, and nobody is compared with it.
    pub aside: bool,
    /// Nanoseconds for an item.
    pub times: Times,
    /// Of how many items it says the same as the first one.
    pub same: usize,
    /// Over how many it panics; they are not measured.
    pub panics: usize,
    /// What is not as the work asks for.
    pub note: &'static str,
}

impl Cell {
    /// Measures; `None` if there is nothing to measure, or nobody.
    pub fn measure(input: Input<'_>, candidates: &[Candidate<'_>]) -> Option<Cell> {
        if candidates.is_empty() {
            return None;
        }
        let choice = Choice::new(candidates, input.items);
        let items = choice.items.as_slice();
        if items.is_empty() {
            return None;
        }
        let kept: Vec<&Candidate<'_>> = choice.kept.iter().map(|&who| &candidates[who]).collect();
        let rows =
            kept.iter().zip(&choice.kept).zip(rounds(&kept, items)).map(|((candidate, &who), times)| {
                let (same, panics) = (choice.same(who), choice.panics(who));
                let (name, aside, note) = (candidate.name.clone(), candidate.aside, candidate.note);
                Row { name, aside, times, same, panics, note }
            });
        let left_out = choice.left_out.iter().map(|&(who, taken)| {
            (candidates[who].name.clone(), format!("takes {taken} of {}", choice.possible))
        });
        let bytes: usize = items.iter().map(|&at| (input.bytes)(at)).sum();
        Some(Cell {
            work: input.work,
            input: input.name.to_string(),
            items: items.len(),
            dropped: input.items - items.len(),
            bytes: bytes as f64 / items.len() as f64,
            rows: rows.collect(),
            left_out: left_out.collect(),
            budget: input.budget,
        })
    }

    /// virgule, if it can do the work.
    pub fn own(&self) -> Option<&Row> {
        self.rows.first().filter(|row| row.name.starts_with("virgule "))
    }

    /// The fastest other library, and how many times its time is that of virgule.
    pub fn fastest(&self) -> Option<(&str, f64)> {
        let own = self.own()?;
        let others = self.rows.iter().skip(1).filter(|row| !row.aside);
        let fastest = others.min_by(|one, other| one.times.median.total_cmp(&other.times.median))?;
        Some((&fastest.name, fastest.times.median / own.times.median))
    }

    /// Whether virgule reaches the budget, if there is one.
    pub fn met(&self) -> Option<bool> {
        Some(self.fastest()?.1 >= self.budget?)
    }
}
