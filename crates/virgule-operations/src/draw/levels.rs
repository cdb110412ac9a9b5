//! Computes the level of each bracket: its distance from the text.
//!
//! Level 0 is next to the text. Brackets on one level never share a column. Parts are
//! placed from the shortest to the longest, each on the first level that is free over
//! its whole width and beyond all parts that it covers:
//!
//! ```text
//! //192.0.2.1:8080/
//!   └───┬───┘ └┬─┘   level 0
//!     ipv4    port
//!   └─────┬──────┘   level 1
//!     authority
//! ```
//!
//! An empty part is between two columns but must be drawn in a column. Its mark is in the column before it, which is
//! usually that of its delimiter; if a bracket ends there, in the column after it:
//!
//! ```text
//! http:///x     http://h?q     http://
//!       ╵├┘            │╵            ╵╵
//!  (authority)       (path)    (authority, path)
//! ```
//!
//! If both columns are occupied, the mark stays at level 0, and the bracket in its column moves to a higher level.

/// The position of the bracket of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bracket {
    /// The first column of the bracket.
    pub(super) first: usize,
    /// The last column of the bracket.
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

/// The column of the mark of an empty part that is before the column `at`.
fn column_for_empty(at: usize, taken: &[bool]) -> usize {
    match at.checked_sub(1) {
        Some(before) if !taken[before] => before,
        _ => at,
    }
}
