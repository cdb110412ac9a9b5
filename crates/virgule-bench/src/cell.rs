//! The result of one work over one input.

use crate::candidate::Candidate;
use crate::rounds::{Times, rounds};
use crate::selection::Selection;

/// A work, and an input for it.
pub struct Input<'n> {
    /// The name of the work in the table.
    pub work: &'static str,
    /// The name of the input in the table.
    pub name: &'n str,
    /// The minimal ratio of the fastest other library to virgule.
    pub budget: Option<f64>,
    /// The number of items.
    pub items: usize,
    /// The length of an item in bytes.
    pub bytes: &'n dyn Fn(usize) -> usize,
}

/// The measurements of one work over one input.
pub struct Cell {
    /// The name of the work.
    pub work: &'static str,
    /// The name of the input.
    pub input: String,
    /// The number of measured items.
    pub items: usize,
    /// The number of items that any participant refuses.
    pub dropped: usize,
    /// The mean length of an item in bytes.
    pub bytes: f64,
    /// The rows of the participants. Virgule is first if it has the operation.
    pub rows: Vec<Row>,
    /// The names of the excluded libraries, each with the reason.
    pub excluded: Vec<(String, String)>,
    /// The minimal ratio of the fastest other library to virgule.
    pub budget: Option<f64>,
}

/// The measurement of a library.
pub struct Row {
    /// The name of the library, with its version.
    pub name: String,
    /// True for a baseline, which is not a library; ratios ignore it.
    pub baseline: bool,
    /// Nanoseconds per item.
    pub times: Times,
    /// The number of items with the same result as the first row.
    pub same: usize,
    /// The number of items on which the library panics; they are not measured.
    pub panics: usize,
    /// A note about how the operation deviates from the work.
    pub note: &'static str,
}

impl Cell {
    /// Measures the candidates; `None` without candidates or items.
    pub fn measure(input: Input<'_>, candidates: &[Candidate<'_>]) -> Option<Cell> {
        if candidates.is_empty() {
            return None;
        }
        let selection = Selection::new(candidates, input.items);
        let items = selection.items.as_slice();
        if items.is_empty() {
            return None;
        }
        let kept: Vec<&Candidate<'_>> = selection.kept.iter().map(|&who| &candidates[who]).collect();
        let rows =
            kept.iter().zip(&selection.kept).zip(rounds(&kept, items)).map(|((candidate, &who), times)| {
                let (same, panics) = (selection.same(who), selection.panics(who));
                let (name, baseline, note) = (candidate.name.clone(), candidate.baseline, candidate.note);
                Row { name, baseline, times, same, panics, note }
            });
        let excluded = selection.excluded.iter().map(|&(who, taken)| {
            (candidates[who].name.clone(), format!("takes {taken} of {}", selection.possible))
        });
        let bytes: usize = items.iter().map(|&at| (input.bytes)(at)).sum();
        Some(Cell {
            work: input.work,
            input: input.name.to_string(),
            items: items.len(),
            dropped: input.items - items.len(),
            bytes: bytes as f64 / items.len() as f64,
            rows: rows.collect(),
            excluded: excluded.collect(),
            budget: input.budget,
        })
    }

    /// The row of virgule; `None` if virgule does not have the operation.
    pub fn own(&self) -> Option<&Row> {
        self.rows.first().filter(|row| row.name.starts_with("virgule "))
    }

    /// The fastest other library, and the ratio of its time to that of virgule.
    pub fn fastest(&self) -> Option<(&str, f64)> {
        let own = self.own()?;
        let others = self.rows.iter().skip(1).filter(|row| !row.baseline);
        let fastest = others.min_by(|one, other| one.times.median.total_cmp(&other.times.median))?;
        Some((&fastest.name, fastest.times.median / own.times.median))
    }

    /// True if virgule reaches the budget; `None` without a budget.
    pub fn met(&self) -> Option<bool> {
        Some(self.fastest()?.1 >= self.budget?)
    }
}
