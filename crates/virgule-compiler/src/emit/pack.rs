//! Rows that differ in few cells from others → rows that name those others.
//!
//! ```text
//! row 7    4  4  9  0  4  4        row 9 is row 7 but for column 2, so it keeps only that cell,
//! row 9    4  4  5  0  4  4        and asks row 7 for the rest
//! row 12   6  6  6  0  4  6        row 12 has 6 wherever mask 3 has a bit: it keeps the mask and one cell
//! mask 3   x  x  x  .  .  x        in a column of its own
//!
//! next     …  4  4  9  4  4  5  …      the cells that rows keep, laid over one another;
//! check    …  0  1  2  4  5  2  …      whose they are, the column says, for no two rows begin at one place
//! ```
//!
//! This is the comb of lexer generators (Aho, Sethi and Ullman, "Compilers", 1986, section 3.9, figure 3.66) with
//! the column instead of the state in `check`, a byte instead of two. A look-up costs a comparison more, and as many
//! again as rows refer to one another, at most `CHAIN`. Where states and edges together are no more than 256 a cell
//! is a byte too, and stands beside its check. For tables that are run over byte by byte anyway; those
//! with direct code stay as they are.
//!
//! Which row knows the rest of which is a tree over all rows, grown from the empty one by the nearest row at a time
//! (Prim), with a bound on its depth. Masks are what such a tree without masks would have rows keep more than once:
//! the hex digits, say, which are eight classes where some state counts to 255.

use super::tables::{EDGE, STATE};
use crate::bytes::{self, ByteSet};
use std::collections::BTreeMap;

/// No table has more masks.
const MASKS: usize = 255;

/// How many rows may ask the next one before one must answer.
const CHAIN: usize = 3;

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
    /// By state: a mask, counted from 1, or 0.
    mask_of: Vec<u8>,
    /// Sets of columns.
    masks: Vec<Columns>,
    /// How many bytes a mask has.
    pub mask_size: usize,
    /// By place: the column of the cell.
    check: Vec<u8>,
    /// By place: the cell.
    next: Vec<u16>,
}

impl Packed {
    /// How many bytes it takes.
    pub fn size(&self) -> usize {
        let masks = self.mask_size * self.masks.len();
        match self.cells {
            Cells::Narrow => 4 * self.rows.len() + 2 * self.next.len() + masks,
            _ => 5 * self.rows.len() + 3 * self.next.len() + masks,
        }
    }

    /// Hands out what is bytes, by its name.
    pub fn lay(&self, part: &mut dyn FnMut(&'static str, Vec<u8>)) {
        let mask = |mask: &Columns| {
            (0..self.mask_size).map(|byte| (mask[byte / 8] >> (8 * (byte % 8))) as u8).collect()
        };
        part("mask_of", self.mask_of.clone());
        part("masks", self.masks.iter().map(mask).collect::<Vec<Vec<u8>>>().concat());
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
    if stride + 1 >= usize::from(FREE) {
        return None;
    }
    let rows: Vec<&[u16]> = cells.chunks(stride).collect();
    let tree = tree(&rows);
    let kept: Vec<Vec<(usize, u16)>> = (0..rows.len()).map(|state| tree.kept(&rows, state)).collect();
    let mut order: Vec<usize> = (1..rows.len()).collect();
    order.sort_by_key(|&state| std::cmp::Reverse(kept[state].len()));
    let mut packed = Packed {
        cells: if rows.len() + edges <= 256 { Cells::Narrow } else { Cells::Comb },
        rows: vec![0; rows.len()],
        defaults: tree.nearest.iter().map(|near| near.row as u16).collect(),
        mask_of: tree.nearest.iter().map(|near| near.mask.map_or(0, |mask| mask as u8 + 1)).collect(),
        masks: tree.masks,
        mask_size: stride.div_ceil(8),
        check: Vec::new(),
        next: Vec::new(),
    };
    let mut taken = Vec::new();
    for state in order {
        let free = |base: &usize| {
            let at = |(column, _): &(usize, u16)| {
                packed.check.get(base + column).is_none_or(|&check| check == FREE)
            };
            taken.get(*base) != Some(&true) && kept[state].iter().all(at)
        };
        let base = (0..).find(free)?;
        if base + stride >= usize::from(u16::MAX) {
            return None;
        }
        taken.resize(taken.len().max(base + 1), false);
        taken[base] = true;
        let end = packed.check.len().max(base + stride + 1);
        packed.check.resize(end, FREE);
        packed.next.resize(end, 0);
        packed.rows[state] = base as u16;
        for &(column, cell) in &kept[state] {
            packed.check[base + column] = column as u8;
            packed.next[base + column] = cell;
        }
    }
    Some(packed)
}

/// A set of columns.
type Columns = ByteSet;

/// What a row asks for the cells that it does not keep.
#[derive(Debug, Clone, Copy, Default)]
struct Near {
    row: usize,
    /// The columns in which it has one cell for all.
    mask: Option<usize>,
    /// How many cells it keeps.
    kept: u32,
}

struct Tree {
    /// By row.
    nearest: Vec<Near>,
    masks: Vec<Columns>,
}

/// The tree with the masks that are worth it.
fn tree(rows: &[&[u16]]) -> Tree {
    let plain = grown(rows, Vec::new());
    let mut uses: BTreeMap<Columns, u32> = BTreeMap::new();
    for state in 1..rows.len() {
        let mut by_cell: BTreeMap<u16, Columns> = BTreeMap::new();
        let differs = differing(rows[state], rows[plain.nearest[state].row]);
        for column in (0..rows[state].len()).filter(|&column| bytes::contains(&differs, column as u8)) {
            bytes::insert(by_cell.entry(rows[state][column]).or_default(), column as u8, column as u8);
        }
        by_cell
            .into_values()
            .filter(|mask| size(mask) > 2)
            .for_each(|mask| *uses.entry(mask).or_default() += 1);
    }
    let worth = |mask: &Columns, uses: u32| 2 * uses * (size(mask) - 1) > rows[0].len().div_ceil(8) as u32;
    let mut masks: Vec<Columns> =
        uses.into_iter().filter(|(mask, uses)| worth(mask, *uses)).map(|(mask, _)| mask).collect();
    masks.truncate(MASKS);
    // Those that the tree has no use for after all go.
    let tree = grown(rows, masks);
    let used = |number: &usize| tree.nearest.iter().filter(|near| near.mask == Some(*number)).count() > 1;
    let masks = (0..tree.masks.len()).filter(used).map(|number| tree.masks[number]).collect();
    grown(rows, masks)
}

/// Grows the tree by the nearest row at a time.
fn grown(rows: &[&[u16]], masks: Vec<Columns>) -> Tree {
    let uniform = |row: &[u16], mask: &Columns| {
        let mut cells =
            (0..row.len()).filter(|&column| bytes::contains(mask, column as u8)).map(|column| row[column]);
        let first = cells.next();
        cells.all(|cell| Some(cell) == first)
    };
    let fitting: Vec<Vec<usize>> = rows
        .iter()
        .map(|row| (0..masks.len()).filter(|&mask| uniform(row, &masks[mask])).collect())
        .collect();
    let near = |row: usize, other: usize| {
        let differs = differing(rows[row], rows[other]);
        let mut near = Near { row: other, mask: None, kept: size(&differs) };
        for &mask in &fitting[row] {
            let rest = std::array::from_fn(|word| differs[word] & !masks[mask][word]);
            if 1 + size(&rest) < near.kept {
                near = Near { row: other, mask: Some(mask), kept: 1 + size(&rest) };
            }
        }
        near
    };
    let mut depth = vec![0; rows.len()];
    // By row: the nearest in the tree.
    let mut nearest: Vec<Near> = (0..rows.len()).map(|row| near(row, 0)).collect();
    let mut open: Vec<usize> = (1..rows.len()).collect();
    while let Some(position) = (0..open.len()).min_by_key(|&position| nearest[open[position]].kept) {
        let row = open.remove(position);
        depth[row] = depth[nearest[row].row] + 1;
        if depth[row] > CHAIN {
            continue;
        }
        for &other in &open {
            let near = near(other, row);
            if near.kept < nearest[other].kept {
                nearest[other] = near;
            }
        }
    }
    Tree { nearest, masks }
}

impl Tree {
    /// The cells that a row keeps, by column; that of its mask stands behind all columns.
    fn kept(&self, rows: &[&[u16]], state: usize) -> Vec<(usize, u16)> {
        let (near, row) = (self.nearest[state], rows[state]);
        let differs = differing(row, rows[near.row]);
        let mask = near.mask.map(|mask| self.masks[mask]).unwrap_or_default();
        let columns = (0..row.len()).map(|column| (column, column as u8));
        let own = columns
            .clone()
            .filter(|(_, bit)| bytes::contains(&differs, *bit) && !bytes::contains(&mask, *bit));
        let one = columns
            .filter(|(_, bit)| bytes::contains(&mask, *bit))
            .take(1)
            .map(|(column, _)| (row.len(), row[column]));
        own.map(|(column, _)| (column, row[column])).chain(one).collect()
    }
}

fn differing(a: &[u16], b: &[u16]) -> Columns {
    let mut columns = Columns::default();
    let differs = a.iter().zip(b).enumerate().filter(|(_, (a, b))| a != b);
    differs.for_each(|(column, _)| bytes::insert(&mut columns, column as u8, column as u8));
    columns
}

fn size(columns: &Columns) -> u32 {
    columns.iter().map(|word| word.count_ones()).sum()
}

#[cfg(test)]
mod tests {
    use super::{Packed, pack};

    fn cell(packed: &Packed, stride: usize, mut state: usize, column: usize) -> u16 {
        while state != 0 {
            let place = packed.rows[state] as usize + column;
            if packed.check[place] as usize == column {
                return packed.next[place];
            }
            let mask = packed.mask_of[state] as usize;
            if mask != 0 && crate::bytes::contains(&packed.masks[mask - 1], column as u8) {
                return packed.next[packed.rows[state] as usize + stride];
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
            assert_eq!(cell(&packed, 7, place / 7, place % 7), expected, "{place}");
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
