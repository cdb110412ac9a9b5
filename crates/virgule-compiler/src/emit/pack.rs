//! Rows that differ in few cells from others → rows that name those others.
//!
//! ```text
//! row 7    4  4  9  0  4  4        row 9 is row 7 but for column 2, so it keeps only that cell,
//! row 9    4  4  5  0  4  4        and asks row 7 for the rest
//!
//! next     …  4  4  9  4  4  5  …      the cells that rows keep, laid over one another;
//! check    …  0  1  2  4  5  2  …      whose they are, the column says, for no two rows begin at one place
//! ```
//!
//! This is the comb of lexer generators (Aho, Sethi and Ullman, "Compilers", 1986, section 3.9, figure 3.66) with
//! the column instead of the state in `check`, a byte instead of two. A look-up costs a comparison more, and as many
//! again as rows refer to one another, at most [`CHAIN`]. Where states and edges together are no more than 256 a cell
//! is a byte too, and stands beside its check. For tables that are run over byte by byte anyway; those
//! with direct code stay as they are.
//!
//! Which row knows the rest of which is a tree over all rows, grown from the empty one by the nearest row at a time
//! (Prim), with a bound on its depth.

use super::tables::{EDGE, STATE};

/// How many rows may ask the next one before one must answer.
const CHAIN: usize = 4;

/// The `check` of a place that is no row's.
const FREE: u8 = u8::MAX;

/// How cells stand, as in the runtime.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cells {
    /// By state and class.
    Square,
    /// Rows laid over one another.
    Comb,
    /// The same, with cells of eight bits.
    Narrow,
}

/// The cells of a table, packed.
#[derive(Debug, Clone)]
pub struct Packed {
    /// [`Cells::Comb`], or [`Cells::Narrow`].
    pub cells: Cells,
    /// By state: where its row begins.
    rows: Vec<u16>,
    /// By state: the one that knows the cells which it does not keep, or 0.
    defaults: Vec<u16>,
    /// By place: the column of the cell.
    check: Vec<u8>,
    /// By place: the cell.
    next: Vec<u16>,
}

impl Packed {
    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        match self.cells {
            Cells::Narrow => 3 * self.rows.len() + 2 * self.next.len(),
            _ => 4 * self.rows.len() + 3 * self.next.len(),
        }
    }

    /// Hands out what is bytes, by its name.
    pub fn lay(&self, part: &mut dyn FnMut(&'static str, Vec<u8>)) {
        if self.cells == Cells::Comb {
            return part("check", self.check.clone());
        }
        let states = self.rows.len() as u16;
        let narrow = |&cell: &u16| match cell & EDGE {
            0 => (cell & STATE) as u8,
            _ => ((cell & !EDGE) + states) as u8,
        };
        let pairs = self.check.iter().zip(&self.next).flat_map(|(&check, next)| [check, narrow(next)]);
        part("check", pairs.collect());
        part("defaults", self.defaults.iter().map(|&state| state as u8).collect());
    }

    /// The cells, if they are words.
    pub fn wide(&self) -> Vec<u16> {
        if self.cells == Cells::Comb { self.next.clone() } else { Vec::new() }
    }

    /// Hands out what else is words, by its name.
    pub fn lay_words(&self, part: &mut dyn FnMut(&'static str, Vec<u16>)) {
        part("rows", self.rows.clone());
        if self.cells == Cells::Comb {
            part("defaults", self.defaults.clone());
        }
    }
}

/// Packs rows of `stride` cells, the first of which is that of state 0, which has none. `None` if they do not fit.
pub fn pack(cells: &[u16], stride: usize, edges: usize) -> Option<Packed> {
    let rows: Vec<&[u16]> = cells.chunks(stride).collect();
    let defaults = defaults(&rows);
    let differs = |state: usize, column: &usize| rows[state][*column] != rows[defaults[state]][*column];
    let kept: Vec<Vec<usize>> =
        (0..rows.len()).map(|state| (0..stride).filter(|column| differs(state, column)).collect()).collect();
    let mut order: Vec<usize> = (1..rows.len()).collect();
    order.sort_by_key(|&state| std::cmp::Reverse(kept[state].len()));
    let mut packed = Packed {
        cells: if rows.len() + edges <= 256 { Cells::Narrow } else { Cells::Comb },
        rows: vec![0; rows.len()],
        defaults: defaults.iter().map(|&state| state as u16).collect(),
        check: Vec::new(),
        next: Vec::new(),
    };
    let mut taken = Vec::new();
    for state in order {
        let free = |base: &usize| {
            let at = |column: &usize| packed.check.get(base + column).is_none_or(|&check| check == FREE);
            taken.get(*base) != Some(&true) && kept[state].iter().all(at)
        };
        let base = (0..).find(free)?;
        if base + stride > usize::from(u16::MAX) || stride >= usize::from(FREE) {
            return None;
        }
        taken.resize(taken.len().max(base + 1), false);
        taken[base] = true;
        let end = packed.check.len().max(base + stride);
        packed.check.resize(end, FREE);
        packed.next.resize(end, 0);
        packed.rows[state] = base as u16;
        for &column in &kept[state] {
            packed.check[base + column] = column as u8;
            packed.next[base + column] = rows[state][column];
        }
    }
    Some(packed)
}

/// By row: the one that knows the rest.
fn defaults(rows: &[&[u16]]) -> Vec<usize> {
    let distance = |a: usize, b: usize| rows[a].iter().zip(rows[b]).filter(|(a, b)| a != b).count();
    let mut depth = vec![0; rows.len()];
    // By row that is not in the tree: the nearest in it, and how far that is.
    let mut nearest: Vec<(usize, usize)> = (0..rows.len()).map(|row| (0, distance(row, 0))).collect();
    let mut open: Vec<usize> = (1..rows.len()).collect();
    while let Some(position) = (0..open.len()).min_by_key(|&position| nearest[open[position]].1) {
        let row = open.remove(position);
        depth[row] = depth[nearest[row].0] + 1;
        if depth[row] > CHAIN {
            continue;
        }
        for &other in &open {
            let far = distance(row, other);
            if far < nearest[other].1 {
                nearest[other] = (row, far);
            }
        }
    }
    nearest.into_iter().map(|(near, _)| near).collect()
}

#[cfg(test)]
mod tests {
    use super::{Packed, pack};

    fn cell(packed: &Packed, mut state: usize, column: usize) -> u16 {
        while state != 0 {
            let place = packed.rows[state] as usize + column;
            if packed.check[place] as usize == column {
                return packed.next[place];
            }
            state = packed.defaults[state] as usize;
        }
        0
    }

    #[test]
    fn every_cell_is_found_again() {
        let cells: Vec<u16> =
            (0..40 * 7u16).map(|n| if n < 7 { 0 } else { (n % 13 * 7 + n / 5) % 4 }).collect();
        let packed = pack(&cells, 7, 0).expect("a small table");
        for (place, &expected) in cells.iter().enumerate() {
            assert_eq!(cell(&packed, place / 7, place % 7), expected, "{place}");
        }
    }

    #[test]
    fn equal_rows_cost_nothing() {
        let row = [1, 2, 3, 4, 5, 6, 7, 8];
        let cells: Vec<u16> = [0; 8].into_iter().chain(row.into_iter().cycle().take(8 * 100)).collect();
        let packed = pack(&cells, 8, 0).expect("a small table");
        assert!(packed.next.len() < 120, "{}", packed.next.len());
    }
}
