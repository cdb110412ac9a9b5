//! Tables of the compiler → tables of the runtime.
//!
//! The compiler does not depend on the runtime, so it has rows of plain numbers; here they become the
//! runtime's rows, once, and are lent to the driver for each text.

use virgule::engine::{Call, Edge, Field, Move, Note, NoteGroup, Table};
use virgule_compiler::compile::Compiled;
use virgule_compiler::emit::tables::{self, Tables};

/// An automaton in memory with those that it calls, ready to run.
#[derive(Debug, Clone)]
pub struct Automaton {
    main: Rows,
    called: Vec<Rows>,
}

/// One automaton's tables.
#[derive(Debug, Clone)]
struct Rows {
    tables: Tables,
    edges: Vec<Edge>,
    moves: Vec<Move>,
    places: Vec<Field>,
    notes: Vec<Note>,
    groups: Vec<NoteGroup>,
    calls: Vec<Call>,
}

impl From<Compiled> for Automaton {
    fn from(compiled: Compiled) -> Self {
        let called = compiled.called.into_iter().map(|called| Rows::from(called.tables)).collect();
        Automaton { main: Rows::from(compiled.tables), called }
    }
}

impl From<Tables> for Rows {
    fn from(tables: Tables) -> Self {
        let edge = |(target, skip, first, last, set): tables::Edge| Edge::new(target, skip, first, last, set);
        let edges = tables.edges.iter().map(|&row| edge(row)).collect();
        let moves = tables.moves.iter().map(|&(to, from)| Move::new(to, from)).collect();
        let field = |&(guard, begin, begin_offset, end, end_offset): &_| {
            Field::new(guard, begin, begin_offset, end, end_offset)
        };
        let places = tables.places.iter().map(field).collect();
        let notes = tables.notes.iter().map(|&(first, last)| Note::new(first, last)).collect();
        let group = |&(from, rule, set, end, over): &_| NoteGroup::new(from, rule, set, end, over);
        let groups = tables.groups.iter().map(group).collect();
        let call = |&(state, callee, bytes, plain, behind): &tables::Call| {
            Call::new(state, callee, bytes, plain, edge(behind))
        };
        let calls = tables.calls.iter().map(call).collect();
        Rows { tables, edges, moves, places, notes, groups, calls }
    }
}

impl Rows {
    /// The tables as the driver takes them, but for those that are called.
    fn table(&self) -> Table<'_> {
        Table {
            classes: &self.tables.classes,
            stride: self.tables.stride,
            next: &self.tables.next,
            rows: &self.tables.rows,
            defaults: &self.tables.defaults,
            check: &self.tables.check,
            edges: &self.edges,
            // Direct code is compiled; a grammar that is read at run time has none.
            hot: 0,
            moves: &self.moves,
            nibbles: &self.tables.nibbles,
            skip_of: &self.tables.skip_of,
            kinds: self.tables.kinds,
            accepts: &self.tables.accepts,
            fields: self.tables.fields,
            layouts: &self.tables.layouts,
            places: &self.places,
            note_of: &self.tables.note_of,
            notes: &self.notes,
            groups: &self.groups,
            sets: &self.tables.sets,
            rules: &self.tables.rules,
            calls: &self.calls,
            wide: &self.tables.wide,
            nesting: self.tables.nesting,
            callees: &[],
        }
    }
}

impl Automaton {
    /// Hands the tables to `work`, with those that are called.
    pub fn with_table<T>(&self, work: impl FnOnce(&Table<'_>) -> T) -> T {
        let called: Vec<Table<'_>> = self.called.iter().map(Rows::table).collect();
        let callees: Vec<&Table<'_>> = called.iter().collect();
        work(&Table { callees: &callees, ..self.main.table() })
    }

    /// The tables that find fields: without those that are called.
    pub fn table(&self) -> Table<'_> {
        self.main.table()
    }

    /// The tables as the compiler made them.
    pub fn tables(&self) -> &Tables {
        &self.main.tables
    }
}
