//! Automata in memory: tables that the runtime runs without generated code.

use super::layout::layout;
use super::tables::Tables;
use super::unit::Compiled;
use virgule_automata::{Mismatch, Table, TableBuf, explain, match_into};

/// An automaton in memory, with the automata that it calls.
#[derive(Debug, Clone)]
pub struct Automaton {
    main: TableBuf,
    called: Vec<TableBuf>,
}

impl From<&Compiled> for Automaton {
    fn from(compiled: &Compiled) -> Self {
        let buf = |tables: &Tables| layout(tables).table;
        let called = compiled.called.iter().map(buf).collect();
        Automaton { main: buf(&compiled.tables), called }
    }
}

impl Automaton {
    /// Calls `work` with the table and all called tables.
    pub fn with_table<T>(&self, work: impl FnOnce(&Table<'_>) -> T) -> T {
        let called: Vec<Table<'_>> = self.called.iter().map(|table| table.table(&[])).collect();
        let callees: Vec<&Table<'_>> = called.iter().collect();
        work(&self.main.table(&callees))
    }

    /// Returns the table without the tables that it calls, which suffices for finding fields.
    pub fn table(&self) -> Table<'_> {
        self.main.table(&[])
    }

    /// Calls `work` with the mismatch of `text` and start rule number `kind`, or with `None` if it matches.
    pub fn mismatch<T>(&self, text: &str, kind: usize, work: impl FnOnce(&Mismatch<'_>) -> T) -> Option<T> {
        self.with_table(|table| match match_into(table, text.as_bytes(), kind, &mut []) {
            Ok(()) => None,
            Err(_) => Some(work(&explain(table, text, kind))),
        })
    }
}
