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
//! again as rows refer to one another, at most [`CHAIN`]. For tables that are run over byte by byte anyway; those
//! with direct code stay as they are.

/// How many rows may ask the next one before one must answer.
const CHAIN: usize = 3;

/// The `check` of a place that is no row's.
const FREE: u8 = u8::MAX;

/// The cells of a table, packed.
pub struct Packed {
    /// By state: where its row begins.
    pub rows: Vec<u16>,
    /// By state: the one that knows the cells which it does not keep, or 0.
    pub defaults: Vec<u16>,
    /// By place: the column of the cell.
    pub check: Vec<u8>,
    /// By place: the cell.
    pub next: Vec<u16>,
}

impl Packed {
    /// How many bytes it takes.
    pub fn bytes(&self) -> usize {
        4 * self.rows.len() + 3 * self.next.len()
    }
}

/// Packs rows of `stride` cells, the first of which is that of state 0, which has none. `None` if they do not fit.
pub fn pack(cells: &[u16], stride: usize) -> Option<Packed> {
    let rows: Vec<&[u16]> = cells.chunks(stride).collect();
    let defaults = defaults(&rows);
    let differs = |state: usize, column: &usize| rows[state][*column] != rows[defaults[state]][*column];
    let kept: Vec<Vec<usize>> =
        (0..rows.len()).map(|state| (0..stride).filter(|column| differs(state, column)).collect()).collect();
    let mut order: Vec<usize> = (1..rows.len()).collect();
    order.sort_by_key(|&state| std::cmp::Reverse(kept[state].len()));
    let mut packed = Packed {
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

/// By row: the earlier one that differs from it in the fewest cells; row 0, which is empty, if none is nearer.
fn defaults(rows: &[&[u16]]) -> Vec<usize> {
    let mut chain = vec![0; rows.len()];
    let mut defaults = vec![0; rows.len()];
    for state in 1..rows.len() {
        let distance = |other: usize| rows[state].iter().zip(rows[other]).filter(|(a, b)| a != b).count();
        let near = (0..state).filter(|&other| chain[other] < CHAIN).min_by_key(|&other| distance(other));
        defaults[state] = near.unwrap_or(0);
        chain[state] = if defaults[state] == 0 { 0 } else { chain[defaults[state]] + 1 };
    }
    defaults
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
        let packed = pack(&cells, 7).expect("a small table");
        for (place, &expected) in cells.iter().enumerate() {
            assert_eq!(cell(&packed, place / 7, place % 7), expected, "{place}");
        }
    }

    #[test]
    fn equal_rows_cost_nothing() {
        let row = [1, 2, 3, 4, 5, 6, 7, 8];
        let cells: Vec<u16> = [0; 8].into_iter().chain(row.into_iter().cycle().take(8 * 100)).collect();
        let packed = pack(&cells, 8).expect("a small table");
        assert!(packed.next.len() < 120, "{}", packed.next.len());
    }
}
