//! Tables of the compiler → tables of the runtime.
//!
//! The compiler does not depend on the runtime, so it has rows of plain numbers; here they become the
//! runtime's rows, once, and are lent to the driver for each text.

use virgule::engine::{Cells, NO_LAYOUT, Table};
use virgule_compiler::compile::Compiled;
use virgule_compiler::emit::layout::{Layout, layout};
use virgule_compiler::emit::tables::Tables;

/// An automaton in memory with those that it calls, ready to run.
#[derive(Debug, Clone)]
pub struct Automaton {
    tables: Tables,
    main: Lists,
    called: Vec<Lists>,
}

/// One automaton's tables.
#[derive(Debug, Clone)]
struct Lists {
    bytes: Vec<u8>,
    words: Vec<u16>,
    /// The table but for the lists.
    header: Table<'static>,
}

impl From<Compiled> for Automaton {
    fn from(compiled: Compiled) -> Self {
        let called = compiled.called.iter().map(|called| Lists::from(&called.tables)).collect();
        Automaton { main: Lists::from(&compiled.tables), called, tables: compiled.tables }
    }
}

impl From<&Tables> for Lists {
    fn from(tables: &Tables) -> Self {
        // Rows as they are: time to pack them is what a grammar that is read at run time does not have.
        let layout = layout(tables, None);
        Lists { bytes: layout.all_bytes(), words: layout.all_words(), header: header(&layout) }
    }
}

impl Lists {
    /// The tables as the driver takes them, but for those that are called.
    fn table(&self) -> Table<'_> {
        Table { bytes: &self.bytes, words: &self.words, ..self.header }
    }
}

/// A table without its lists.
fn header(layout: &Layout) -> Table<'static> {
    let (narrow, number, wide) = (
        |name| layout.number(name) as u8,
        |name| layout.number(name) as u16,
        |name| layout.number(name) as u32,
    );
    Table {
        bytes: &[],
        words: &[],
        callees: &[],
        cells: Cells::Square,
        base: narrow("base"),
        top: narrow("top"),
        width: narrow("width"),
        set_size: narrow("set_size"),
        mask_size: narrow("mask_size"),
        edge_size: narrow("edge_size"),
        stride: number("stride"),
        states: number("states"),
        // Direct code is compiled; a grammar that is read at run time has none.
        hot: 0,
        first_skip: number("first_skip"),
        kinds: number("kinds"),
        shift: number("shift"),
        note_shift: number("note_shift"),
        // The same goes for bit streams.
        streams: NO_LAYOUT,
        fields: number("fields"),
        calls: number("calls"),
        stretches: number("stretches"),
        nesting: number("nesting"),
        rows: wide("rows"),
        defaults: wide("defaults"),
        mask_of: wide("mask_of"),
        masks: wide("masks"),
        check: wide("check"),
        edges: wide("edges"),
        moves: wide("moves"),
        nibbles: wide("nibbles"),
        skip_of: wide("skip_of"),
        accepts: wide("accepts"),
        layouts: wide("layouts"),
        places: wide("places"),
        starts: wide("starts"),
        call_list: wide("call_list"),
        stretch_list: wide("stretch_list"),
        note_of: wide("note_of"),
        notes: wide("notes"),
        groups: wide("groups"),
        sets: wide("sets"),
        highs: wide("highs"),
        rules: wide("rules"),
    }
}

impl Automaton {
    /// Hands the tables to `work`, with those that are called.
    pub fn with_table<T>(&self, work: impl FnOnce(&Table<'_>) -> T) -> T {
        let called: Vec<Table<'_>> = self.called.iter().map(Lists::table).collect();
        let callees: Vec<&Table<'_>> = called.iter().collect();
        work(&Table { callees: &callees, ..self.main.table() })
    }

    /// The tables that find fields: without those that are called.
    pub fn table(&self) -> Table<'_> {
        self.main.table()
    }

    /// The tables as the compiler made them.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }
}
