//! Computes the row and column of each label below its bracket.
//!
//! Every bracket has a tick. Its label is centered on the tick, in the row next to the brackets, unless the label would
//! be too close to the previous one or cover another tick. Then the label is in a lower row, connected by a line to its
//! tick, and starts at that line:
//!
//! ```text
//! └┬┘└┬┘
//!  a  │            row 0: centered
//!     longlabel    row 1: hanging
//! ```
//!
//! Hanging labels extend only to the right, so they are placed from right to left, each in the first row beyond all
//! lines and labels that it would cross.
//!
//! ```text
//! └┬┘└┬┘└┬┘
//!  │  │third       row 0: centered
//!  │  second       row 1: if centered, it would cover the tick of `third`
//!  first           row 2: in row 1 it would cross the line of `second`
//! ```
//!
//! Row 0 is for centered labels, if there are any. Below a bracket of one column, a label that starts at the tick may
//! be in row 0 too.
//!
//! A solution always exists: centered labels leave all other ticks free, and labels to the right start after the line.
//! "Lower" means away from the text; above the text everything is mirrored.

/// A bracket with its tick and its label.
#[derive(Debug)]
pub(super) struct Callout {
    pub(super) bracket: Bracket,
    pub(super) tick: usize,
    /// The label, one column for each character.
    pub(super) label: String,
    /// The row of the label; rows before it show a line at the tick.
    pub(super) row: usize,
    pub(super) column: usize,
    width: usize,
}

impl Callout {
    /// Returns a callout with an unplaced label, whose tick is at the middle of the bracket, rounded to the left.
    pub(super) fn new(bracket: Bracket, label: String) -> Self {
        let tick = bracket.first + (bracket.last - bracket.first) / 2;
        let width = label.chars().count();
        Self { bracket, tick, label, row: 0, column: tick, width }
    }

    /// Returns the first column of the label if it is centered, limited by the left margin.
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

/// Centers labels where possible. The result is true for each label that is centered.
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

/// Places the labels that are not centered, each in the first free row.
fn hang(callouts: &mut [Callout], centred: &[bool]) {
    let none_centred = !centred.contains(&true);
    // The start of the next centered label to the right.
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

// Computes the level of each bracket: its distance from the text.
//
// Level 0 is next to the text. Brackets on one level never share a column. Parts are placed from the shortest to the
// longest, each on the first level that is free over its entire width and beyond all parts that it covers:
//
// ```text
// //192.0.2.1:8080/
//   └───┬───┘ └┬─┘   level 0
//     ipv4    port
//   └─────┬──────┘   level 1
//     authority
// ```
//
// An empty part is between two columns but must be drawn in a column. Its mark is in the column before it, which is
// usually that of its delimiter; if a bracket ends there, in the column after it:
//
// ```text
// http:///x     http://h?q     http://
//       ╵├┘            │╵            ╵╵
//  (authority)       (path)    (authority, path)
// ```
//
// If both columns are occupied, the mark stays at level 0, and the bracket in its column moves to a higher level.

/// The position of the bracket of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bracket {
    pub(super) first: usize,
    pub(super) last: usize,
    /// True if the bracket is the mark of an empty part.
    pub(super) empty: bool,
    /// The distance of the bracket from the text.
    pub(super) level: usize,
}

/// Computes the brackets of parts, which are half-open ranges of columns. The result has the order of the parts.
pub(super) fn arrange(spans: &[(usize, usize)]) -> Vec<Bracket> {
    let mut brackets = choose_columns(spans);
    let width = brackets.iter().map(|bracket| bracket.last + 1).max();
    // The first free level of every column.
    let mut free = vec![0; width.unwrap_or(0)];
    // If parts are equally long, the first one in the list is the outermost.
    let mut inside_out: Vec<usize> = (0..spans.len()).rev().collect();
    inside_out.sort_by_key(|&part| spans[part].1 - spans[part].0);
    for part in inside_out {
        let bracket = &mut brackets[part];
        let covered = &mut free[bracket.first..=bracket.last];
        bracket.level = covered.iter().copied().max().unwrap_or(0);
        covered.fill(bracket.level + 1);
    }
    brackets
}

/// Chooses the columns of each part, all on level 0.
fn choose_columns(spans: &[(usize, usize)]) -> Vec<Bracket> {
    let width = spans.iter().map(|&(_, end)| end + 1).max().unwrap_or(0);
    let mut taken = vec![false; width];
    for &(start, end) in spans.iter().filter(|(start, end)| start < end) {
        taken[start] = true;
        taken[end - 1] = true;
    }
    // In the order of the parts, so that of two empty parts at one position the first has the column before it, and the
    // second the column after it.
    spans
        .iter()
        .map(|&(start, end)| {
            let (first, last) = if start < end {
                (start, end - 1)
            } else {
                let column = column_for_empty(start, &taken);
                taken[column] = true;
                (column, column)
            };
            Bracket { first, last, empty: start == end, level: 0 }
        })
        .collect()
}

/// Returns the column of the mark of an empty part that is before the column `at`.
fn column_for_empty(at: usize, taken: &[bool]) -> usize {
    match at.checked_sub(1) {
        Some(before) if !taken[before] => before,
        _ => at,
    }
}
