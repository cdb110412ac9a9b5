//! Computes the row and column of each label under its bracket.
//!
//! Every bracket has a tick. Its label is centred on the tick, in the row next to the brackets, unless the label would
//! be too close to the previous one or cover another tick. Then the label is in a lower row, connected by a line to its
//! tick, and starts at that line:
//!
//! ```text
//! └┬┘└┬┘
//!  a  │            row 0: centred
//!     longlabel    row 1: hanging
//! ```
//!
//! Hanging labels extend to the right only, so they are placed from right to left, each in
//! the first row beyond all lines and labels that it would cross.
//!
//! ```text
//! └┬┘└┬┘└┬┘
//!  │  │third       row 0: centred
//!  │  second       row 1: centred, it would cover the tick of `third`
//!  first           row 2: in row 1 it would cross the line of `second`
//! ```
//!
//! Row 0 is for centred labels, if there are any. Under a bracket of one column a label
//! that starts at the tick may be in row 0 too.
//!
//! A solution always exists: centred labels leave all other ticks free, and labels to the right start after the line.
//! "Lower" means away from the text; above the text everything is mirrored.

use super::levels::Bracket;

/// A bracket with its tick and its label.
#[derive(Debug)]
pub(super) struct Callout {
    /// The bracket.
    pub(super) bracket: Bracket,
    /// The column of the tick.
    pub(super) tick: usize,
    /// The label, one column for each character.
    pub(super) label: String,
    /// The row of the label; rows before it show a line at the tick.
    pub(super) row: usize,
    /// The first column of the label.
    pub(super) column: usize,
    /// The width of the label.
    width: usize,
}

impl Callout {
    /// A callout whose tick is at the middle of the bracket, rounded to the left, and whose label is not placed yet.
    pub(super) fn new(bracket: Bracket, label: String) -> Self {
        let tick = bracket.first + (bracket.last - bracket.first) / 2;
        let width = label.chars().count();
        Self { bracket, tick, label, row: 0, column: tick, width }
    }

    /// The first column of the label if it is centred, limited by the left margin.
    fn centred(&self) -> usize {
        self.tick.saturating_sub(self.width.saturating_sub(1) / 2)
    }
}

/// Places the labels of one level, and sorts them from left to right.
pub(super) fn place(callouts: &mut [Callout]) {
    callouts.sort_by_key(|callout| callout.tick);
    let centred = centre(callouts);
    hang(callouts, &centred);
}

/// Centres labels where possible. The result is true for each label that is centred.
fn centre(callouts: &mut [Callout]) -> Vec<bool> {
    let mut centred = vec![false; callouts.len()];
    // The first column for the next label, which leaves a space after the previous label.
    let mut free = 0;
    for i in 0..callouts.len() {
        let start = callouts[i].centred();
        let end = start + callouts[i].width;
        // A label may touch a line on its left; on its right a space is required.
        let clear_left = i == 0 || callouts[i - 1].tick < start;
        let clear_right = callouts.get(i + 1).is_none_or(|next| next.tick > end);
        if start >= free && clear_left && clear_right {
            callouts[i].column = start;
            centred[i] = true;
            free = end + 1;
        }
    }
    centred
}

/// Places the labels that are not centred, each in the first free row.
fn hang(callouts: &mut [Callout], centred: &[bool]) {
    let none_centred = !centred.contains(&true);
    // The start of the next centred label to the right.
    let mut next_centred = usize::MAX;
    for i in (0..callouts.len()).rev() {
        if centred[i] {
            next_centred = callouts[i].column;
            continue;
        }
        let end = callouts[i].tick + callouts[i].width;
        let narrow = callouts[i].bracket.first == callouts[i].bracket.last;
        let row_0 = none_centred || narrow && end < next_centred;
        let beyond = callouts[i + 1..]
            .iter()
            .zip(&centred[i + 1..])
            .take_while(|(right, _)| right.tick <= end)
            .filter(|&(_, &centred)| !centred)
            .map(|(right, _)| right.row + 1)
            .max();
        callouts[i].row = beyond.unwrap_or(usize::from(!row_0));
    }
}
