//! The row and column of each label under its bracket.
//!
//! Every bracket has a tick, and its label hangs from it: centred on the tick, in the row
//! next to the brackets, if it can. It cannot if it would come too close to the label
//! before it, or lie across another tick, whose own label could then not be reached. Such
//! a label hangs lower, on a line from its tick, and begins at that line:
//!
//! ```text
//! └┬┘└┬┘
//!  a  │            row 0: centred
//!     longlabel    row 1: hanging
//! ```
//!
//! Hanging labels extend to the right only, so they are placed from the right to the
//! left: each on the first row beyond all lines and labels that it would lie across.
//!
//! ```text
//! └┬┘└┬┘└┬┘
//!  │  │third       row 0: centred
//!  │  second       row 1: centred, it would lie across the tick of `third`
//!  first           row 2: in row 1 it would lie across the line of `second`
//! ```
//!
//! Row 0 is for centred labels, if there are any. Under a bracket one column wide,
//! however, a label that begins at the tick looks no worse than a centred one, and may be
//! in row 0 as well.
//!
//! This always ends well: a line goes down at its tick, where the centred labels leave
//! all other ticks free, and where labels to the right have not yet begun. The words
//! "lower" and "down" are meant away from the text; above it all is mirrored.

use super::levels::Bracket;

/// A bracket with its tick and the label that hangs from it.
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
    /// A label hanging from the middle of its bracket, in the column before the middle if
    /// there is none; it has no place yet.
    pub(super) fn new(bracket: Bracket, label: String) -> Self {
        let tick = bracket.first + (bracket.last - bracket.first) / 2;
        let width = label.chars().count();
        Self { bracket, tick, label, row: 0, column: tick, width }
    }

    /// The label's first column if it is centred, as far as the left margin allows.
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

/// Centres the labels that can be, and tells which these are.
fn centre(callouts: &mut [Callout]) -> Vec<bool> {
    let mut centred = vec![false; callouts.len()];
    // The first column at which the next label may begin: a blank after the last one.
    let mut free = 0;
    for i in 0..callouts.len() {
        let start = callouts[i].centred();
        let end = start + callouts[i].width;
        // To its left a label may touch a line, to its right there must be a blank.
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

/// Hangs the labels that are not centred, each in the first row where it is clear.
fn hang(callouts: &mut [Callout], centred: &[bool]) {
    let none_centred = !centred.contains(&true);
    // Where the next centred label to the right begins.
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
