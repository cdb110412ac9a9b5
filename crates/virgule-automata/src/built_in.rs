//! The tables of the built-in kinds, for tests.
//!
//! They come from `virgule-core`, which depends on this crate compiled without tests: its tables have a different type.

use super::Table;
use super::table_buf::with_numbers;
use std::boxed::Box;
use std::vec::Vec;

/// A start rule with its table.
pub struct Kind {
    /// The table.
    pub table: &'static Table<'static>,
    /// The index of the start rule.
    pub kind: usize,
    /// The name of the kind.
    pub name: &'static str,
    /// The scheme of all matches, if the kind is named after it.
    pub scheme: Option<&'static str>,
}

impl Kind {
    /// Returns all kinds.
    pub fn all() -> impl Iterator<Item = Kind> {
        virgule_core::Kind::all().map(|kind| Kind {
            table: copy(kind.table),
            kind: kind.kind,
            name: kind.name,
            scheme: kind.scheme.then_some(kind.rules.scheme),
        })
    }

    /// Returns the kind called `name`.
    pub fn find(name: &str) -> Option<Kind> {
        Kind::all().find(|kind| kind.name == name)
    }
}

/// Copies a table of another type, with its callees, which call only through it.
fn copy(table: &virgule_core::parse::Table<'static>) -> &'static Table<'static> {
    let callees: Vec<_> = table.callees.iter().map(|callee| copy(callee)).collect();
    macro_rules! copied {
        ($($number:ident),*) => { Table {
            classes: table.classes,
            runs: table.runs,
            shuffles: table.shuffles,
            ends: table.ends,
            cells: table.cells,
            bytes: table.bytes,
            words: table.words,
            callees: callees.leak(),
            $($number: table.$number),*
        } };
    }
    Box::leak(Box::new(with_numbers!(copied)))
}
