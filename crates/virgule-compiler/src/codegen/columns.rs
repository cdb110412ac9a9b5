//! The columns of a table's row: a cell for each class, for runs, delimiters after runs, errors and layouts.
//!
//! ```text
//! 0 … runs   classes of run bytes (`dfa::run_bytes`)
//! … classes  classes of delimiters, then of non-ASCII characters
//! … run      transitions over a non-empty run and a delimiter, by class of the delimiter
//! run        transition over a non-empty run
//! state      the number of the state; in the bits above it, by start rule: errors may belong to an earlier offset
//! digits     transition over two hexadecimal digits, as after a `%`; above it, how many bytes of a run the chain of the state
//!            accepts, and whether the state has calls
//! layouts    the layouts of the fields in an accept state, by start rule: four layouts in a cell
//! ```
//!
//! Large tables have no columns for delimiters after runs: the runtime makes two transitions instead.
//!
//! A state has a transition over runs if all run bytes lead to one state, with the same operations, and that state
//! loops on them without operations. Other states consume run bytes one by one. The operations of a transition over a
//! run and a delimiter are those of both, joined to one list. A bit of each cell is set if its target loops on all
//! bytes of the larger set (`virgule::parse::Table`).

use super::tables::{OPERATIONS_AT, Operations, STAYS};
use std::collections::{BTreeSet, HashMap};

/// Returns a set of ASCII bytes in the form that the runtime's vector instructions look up: by low nibble, the set of
/// high nibbles as bits.
pub fn nibbles(bytes: impl IntoIterator<Item = u8>) -> [u8; 16] {
    let mut nibbles = [0; 16];
    bytes.into_iter().for_each(|byte| nibbles[byte as usize % 16] |= 1 << (byte / 16));
    nibbles
}

/// The columns of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Columns {
    /// Number of classes.
    pub classes: usize,
    /// Number of byte classes, which precede the classes of non-ASCII characters.
    pub bytes: usize,
    /// Number of classes of run bytes, which come first.
    pub runs: usize,
    /// Number of classes of the larger set of bytes on which some states loop, including the classes of run bytes.
    pub stops: usize,
    /// Distance from the column of a delimiter to that of the delimiter after a run; 0 if there are no such columns.
    pub shift: usize,
    /// Number of start rules with separate layouts.
    pub kinds: usize,
}

/// Maximum size in bytes of the cells of a table with columns for delimiters after runs.
const LARGE: usize = 24 << 10;

impl Columns {
    /// Creates the columns of a table with so many classes, byte classes and states; the rest as in [`Columns`].
    pub fn new(classes: usize, bytes: usize, [runs, stops]: [usize; 2], states: usize, kinds: usize) -> Self {
        let columns = Columns { classes, bytes, runs, stops, shift: classes - runs, kinds };
        match runs > 0 && 4 * states * columns.count() <= LARGE {
            true => columns,
            false => Columns { shift: 0, ..columns },
        }
    }

    /// Returns the index of the column of the transition over a run.
    pub fn run(&self) -> usize {
        if self.shift == 0 { self.classes } else { self.bytes + self.shift }
    }

    /// Returns the index of the column of the state's number.
    pub fn state(&self) -> usize {
        self.run() + 1
    }

    /// Returns the index of the column of the transition over two hexadecimal digits.
    pub fn digits(&self) -> usize {
        self.state() + 1
    }

    /// Returns the index of the first column of layouts.
    pub fn layouts(&self) -> usize {
        self.digits() + 1
    }

    /// Returns the number of columns of a row.
    pub fn count(&self) -> usize {
        self.layouts() + self.kinds.div_ceil(4)
    }
}

/// Operation lists without duplicates.
#[derive(Debug, Default)]
pub struct Lists {
    /// The lists; list number `n`, counted from 1, is at index `n - 1`.
    pub all: Vec<Operations>,
    numbers: HashMap<Operations, u32>,
}

impl Lists {
    /// Returns the cell of a transition to the state at `row`.
    pub fn cell(&mut self, row: usize, operations: Operations) -> u32 {
        row as u32 | self.number(operations) << OPERATIONS_AT
    }

    fn number(&mut self, operations: Operations) -> u32 {
        if operations == Operations::default() {
            return 0;
        }
        if let Some(&known) = self.numbers.get(&operations) {
            return known;
        }
        self.all.push(operations.clone());
        let number = self.all.len() as u32;
        self.numbers.insert(operations, number);
        number
    }

    fn of(&self, cell: u32) -> Operations {
        let number = (cell >> OPERATIONS_AT) as usize;
        number.checked_sub(1).map_or(Operations::default(), |number| self.all[number].clone())
    }
}

/// Returns the row of a cell's target state.
pub fn row(cell: u32) -> usize {
    (cell & (STAYS - 1)) as usize
}

/// Returns the number of a cell's operation list, counted from 1, or 0 if there are no operations.
pub fn operations(cell: u32) -> usize {
    (cell >> OPERATIONS_AT) as usize
}

/// Fills the columns after those of the classes.
pub fn add(cells: &mut [u32], columns: &Columns, classes: &[u8; 256], lists: &mut Lists) {
    let width = columns.count();
    let digits: BTreeSet<usize> = (0..128u8)
        .filter(u8::is_ascii_hexdigit)
        .map(|digit| usize::from(classes[usize::from(digit)]))
        .collect();
    for begin in (0..cells.len()).step_by(width) {
        cells[begin + columns.state()] = (begin / width) as u32;
        let behind = alike(cells, begin, &digits).and_then(|one| alike(cells, one as usize, &digits));
        cells[begin + columns.digits()] = behind.unwrap_or(0);
        let run = cells[begin];
        let behind = row(run);
        let takes = |number: usize| cells[begin + number] == run && cells[behind + number] as usize == behind;
        if columns.runs == 0 || run == 0 || !(0..columns.runs).all(takes) {
            continue;
        }
        cells[begin + columns.run()] = run;
        if columns.shift == 0 {
            continue;
        }
        for class in columns.runs..columns.bytes {
            let mark = cells[behind + class];
            let both = (mark != 0).then(|| joined(&lists.of(run), &lists.of(mark))).flatten();
            if let Some(operations) = both {
                cells[begin + class + columns.shift] = lists.cell(row(mark), operations);
            }
        }
    }
}

/// Sets the bit of the cells whose target loops on all bytes of the larger set.
pub fn mark_stays(cells: &mut [u32], columns: &Columns) {
    let width = columns.count();
    let stays =
        |begin: usize| begin > 0 && (0..columns.stops).all(|class| cells[begin + class] as usize == begin);
    let rows: BTreeSet<usize> = match columns.stops > columns.runs {
        true => (0..cells.len()).step_by(width).filter(|&begin| stays(begin)).collect(),
        false => BTreeSet::new(),
    };
    for (number, cell) in cells.iter_mut().enumerate() {
        if number % width != columns.state() && rows.contains(&row(*cell)) {
            *cell |= STAYS;
        }
    }
}

/// Stores in the column of two hexadecimal digits how long a run each state's chain accepts (`dfa::run_bytes`).
pub fn add_chains(cells: &mut [u32], columns: &Columns) {
    let width = columns.count();
    let mut chain = 0;
    for begin in (0..cells.len()).step_by(width).rev() {
        let next = begin + width;
        let advances =
            columns.runs > 0 && (0..columns.runs).all(|class| cells[begin + class] & !STAYS == next as u32);
        chain = if advances { (chain + 1).min(CHAIN) } else { 0 };
        // For a single byte, the ordinary transition suffices.
        if chain > 1 {
            cells[begin + columns.digits()] |= chain << OPERATIONS_AT;
        }
    }
}

/// Maximum number of bytes that a chain accepts at once.
const CHAIN: u32 = 0x3FF;

/// The bit in the column of two hexadecimal digits that is set if the state has calls.
const CALLS: u32 = 1 << 31;

/// Sets the bit `CALLS` of the states `callers`.
pub fn mark_calls(cells: &mut [u32], columns: &Columns, callers: impl Iterator<Item = u16>) {
    for state in callers {
        cells[usize::from(state) * columns.count() + columns.digits()] |= CALLS;
    }
}

/// Stores the layouts of each state, by start rule, in the last columns of its row.
pub fn add_layouts(cells: &mut [u32], columns: &Columns, layouts: &[u8]) {
    for (row, layouts) in cells.chunks_mut(columns.count()).zip(layouts.chunks(columns.kinds)) {
        for (cell, four) in row[columns.layouts()..].iter_mut().zip(layouts.chunks(4)) {
            *cell = four.iter().rev().fold(0, |cell, &layout| cell << 8 | u32::from(layout));
        }
    }
}

/// Returns the target row of all these classes, if it is the same and none of the transitions has operations.
fn alike(cells: &[u32], row: usize, classes: &BTreeSet<usize>) -> Option<u32> {
    let mut cells = classes.iter().map(|class| cells[row + class]);
    let first = cells.next().filter(|&cell| cell != 0 && cell >> OPERATIONS_AT == 0)?;
    cells.all(|cell| cell == first).then_some(first)
}

/// The origin of a register's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ValueOrigin {
    Register(u8),
    /// The position before the run.
    Run,
    /// The position before the delimiter.
    Mark,
}

/// Joins the operations of a run and of the delimiter after it. Returns `None` if the copies form a cycle.
fn joined(run: &Operations, mark: &Operations) -> Option<Operations> {
    let mut origins: [ValueOrigin; 64] =
        std::array::from_fn(|register| ValueOrigin::Register(register as u8));
    for (list, position) in [(run, ValueOrigin::Run), (mark, ValueOrigin::Mark)] {
        list.copies.iter().for_each(|&(to, from)| origins[to as usize] = origins[from as usize]);
        let noted = (0..64).filter(|register| list.noted >> register & 1 != 0);
        noted.for_each(|register| origins[register] = position);
    }
    let of = |origin: ValueOrigin| {
        (0..64)
            .filter(|&register| origins[register] == origin)
            .fold(0, |set, register| set | 1u64 << register)
    };
    let moved = |register: u8| match origins[register as usize] {
        ValueOrigin::Register(from) if from != register => Some((register, from)),
        _ => None,
    };
    let mut left: Vec<(u8, u8)> = (0..64).filter_map(moved).collect();
    let mut copies = Vec::new();
    while !left.is_empty() {
        // A register can be written once no remaining copy reads it.
        let free = left.iter().position(|&(to, _)| left.iter().all(|&(_, from)| from != to))?;
        copies.push(left.remove(free));
    }
    Some(Operations { copies, noted: of(ValueOrigin::Mark), begun: of(ValueOrigin::Run) })
}

#[cfg(test)]
mod tests {
    use super::{CALLS, Columns, Lists, STAYS, add, add_chains, joined, mark_calls};
    use crate::codegen::tables::{OPERATIONS_AT, Operations};

    fn list(copies: &[(u8, u8)], noted: u64) -> Operations {
        Operations { copies: copies.to_vec(), noted, begun: 0 }
    }

    #[test]
    fn two_lists_are_one() {
        let joint = joined(&list(&[(3, 4)], 0b1_0000), &list(&[(5, 3), (6, 4)], 0b1000));
        // Register 5 is a copy of 4, registers 4 and 6 are set to the position before the run, register 3 to that
        // before the delimiter.
        assert_eq!(joint, Some(Operations { copies: vec![(5, 4)], noted: 0b1000, begun: 0b101_0000 }));
        assert_eq!(joined(&list(&[(9, 3), (3, 4), (4, 9)], 0), &list(&[], 0)), None);
        let chain = joined(&list(&[(3, 4)], 0), &list(&[(4, 5)], 0)).expect("no circle");
        assert_eq!(chain.copies, [(3, 4), (4, 5)]);
    }

    #[test]
    fn a_state_that_loops_on_all_bytes_of_runs_has_a_step_over_them() {
        // One class of runs and one of delimiters. State 1 leads to 2 on runs, and state 2 to 1 on delimiters.
        let columns = Columns::new(2, 2, [1, 1], 3, 1);
        let width = columns.count();
        let mut lists = Lists::default();
        let mut cells = vec![0; 3 * width];
        cells[width] = lists.cell(2 * width, list(&[], 0b1000));
        cells[2 * width] = 2 * width as u32;
        cells[2 * width + 1] = lists.cell(width, list(&[], 0b1_0000));
        add(&mut cells, &columns, &[1; 256], &mut lists);
        assert_eq!(cells[width + columns.run()], cells[width]);
        let both = cells[width + 1 + columns.shift];
        assert_eq!((super::row(both), lists.of(both).begun, lists.of(both).noted), (width, 0b1000, 0b1_0000));
        assert_eq!([1, 2].map(|state| cells[state * width + columns.state()]), [1, 2]);
    }

    #[test]
    fn a_chain_is_as_long_as_bytes_of_runs_lead_to_the_next_row() {
        // One class of runs. States 1 to 4 lead to the next one, 2 with the flag of its target, 4 with an operation.
        let columns = Columns::new(2, 2, [1, 1], 6, 1);
        let width = columns.count();
        let mut lists = Lists::default();
        let mut cells = vec![0; 6 * width];
        for state in 1..5 {
            let operations = list(&[], if state == 4 { 1 } else { 0 });
            cells[state * width] = lists.cell((state + 1) * width, operations);
        }
        cells[2 * width] |= STAYS;
        cells[3 * width + columns.digits()] = 1;
        add_chains(&mut cells, &columns);
        mark_calls(&mut cells, &columns, [2].into_iter());
        let found: Vec<u32> = (0..6).map(|state| cells[state * width + columns.digits()]).collect();
        assert_eq!(found, [0, 3 << OPERATIONS_AT, 2 << OPERATIONS_AT | CALLS, 1, 0, 0]);
    }
}
