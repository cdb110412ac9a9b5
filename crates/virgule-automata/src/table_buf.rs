//! The numbers of a table by name, and a table in memory, as the compiler builds it.

use super::table::Table;
#[cfg(feature = "alloc")]
use alloc::vec::Vec;

/// A [`Table`] that owns its lists, without the tables that it calls.
#[cfg(feature = "alloc")]
#[derive(Debug, Clone)]
pub struct TableBuf {
    /// [`Table::classes`].
    pub classes: [u8; 256],
    /// [`Table::runs`].
    pub runs: [[u8; 16]; 2],
    /// [`Table::shuffles`].
    pub shuffles: Vec<[u8; 16]>,
    /// [`Table::ends`].
    pub ends: Vec<[[u8; 16]; 3]>,
    /// [`Table::cells`].
    pub cells: Vec<u32>,
    /// [`Table::bytes`].
    pub bytes: Vec<u8>,
    /// [`Table::words`].
    pub words: Vec<u16>,
    /// The numbers; its lists are empty.
    pub numbers: Table<'static>,
}

#[cfg(feature = "alloc")]
impl TableBuf {
    /// Returns the table that calls `callees`.
    #[inline]
    pub fn table<'t>(&'t self, callees: &'t [&'t Table<'t>]) -> Table<'t> {
        Table {
            classes: &self.classes,
            runs: &self.runs,
            shuffles: &self.shuffles,
            ends: &self.ends,
            cells: &self.cells,
            bytes: &self.bytes,
            words: &self.words,
            callees,
            ..self.numbers
        }
    }

    /// Returns the size of the lists in bytes.
    #[inline]
    pub fn size(&self) -> usize {
        size_of_val(&self.classes)
            + size_of_val(&self.runs)
            + size_of_val(&self.shuffles[..])
            + size_of_val(&self.ends[..])
            + size_of_val(&self.cells[..])
            + size_of_val(&self.bytes[..])
            + size_of_val(&self.words[..])
    }
}

/// Calls a macro with the names of all fields of a table that are numbers, in alphabetical order.
macro_rules! with_numbers {
    ($then:ident) => {
        $then! {
            addresses, call_list, calls, common, copies, decodes, delimiter_shift, fields, first_delimiter,
            first_loop_exit, groups, highs, kinds, nesting, note_list, note_of, note_shift, notes, number_size, operations,
            operations_words, prefixes, range_list, ranges, registers, rules, run, set_size, sets, shift, starts, states,
            width
        }
    };
}
#[cfg(test)]
pub(crate) use with_numbers;

macro_rules! numbers {
    ($($number:ident),*) => {
        impl Table<'static> {
            /// The table without states.
            pub const EMPTY: Self = Table {
                classes: &[0; 256], runs: &[[0; 16]; 2], shuffles: &[], ends: &[], cells: &[], bytes: &[], words: &[],
                callees: &[], $($number: 0),*
            };
        }

        impl Table<'_> {
            /// Returns all numbers with their names, in alphabetical order.
            #[inline]
            pub fn numbers(&self) -> impl Iterator<Item = (&'static str, u32)> {
                [$((stringify!($number), u32::from(self.$number))),*].into_iter()
            }
        }
    };
}

with_numbers!(numbers);
