//! Tables of the compiler → tables of the runtime.
//!
//! The compiler does not depend on the runtime, so its tables are plain numbers. They are converted once and lent to the
//! driver for each text.

use virgule::parse::Table;
use virgule_compiler::codegen::layout::{TableLayout, layout};
use virgule_compiler::codegen::tables::Tables;
use virgule_compiler::codegen::unit::Compiled;

/// An automaton in memory, with the automata that it calls.
#[derive(Debug, Clone)]
pub struct Automaton {
    tables: Tables,
    main: Lists,
    called: Vec<Lists>,
}

/// The tables of one automaton.
#[derive(Debug, Clone)]
struct Lists {
    classes: [u8; 256],
    runs: [[u8; 16]; 2],
    shuffles: Vec<[u8; 16]>,
    ends: Vec<[[u8; 16]; 3]>,
    cells: Vec<u32>,
    bytes: Vec<u8>,
    words: Vec<u16>,
    /// The table without its lists.
    header: Table<'static>,
}

impl From<Compiled> for Automaton {
    fn from(compiled: Compiled) -> Self {
        let called = compiled.called.iter().map(Lists::from).collect();
        Automaton { main: Lists::from(&compiled.tables), called, tables: compiled.tables }
    }
}

impl From<&Tables> for Lists {
    fn from(tables: &Tables) -> Self {
        let layout = layout(tables);
        let (bytes, words, header) = (layout.all_bytes(), layout.all_words(), header(&layout));
        Lists {
            classes: layout.classes,
            runs: layout.runs,
            shuffles: layout.shuffles,
            ends: layout.ends,
            cells: layout.cells,
            bytes,
            words,
            header,
        }
    }
}

impl Lists {
    /// The table of the driver, without called tables.
    fn table(&self) -> Table<'_> {
        let (classes, runs, cells) = (&self.classes, &self.runs, &self.cells[..]);
        Table {
            classes,
            runs,
            shuffles: &self.shuffles,
            ends: &self.ends,
            cells,
            bytes: &self.bytes,
            words: &self.words,
            ..self.header
        }
    }
}

/// A table without its lists.
fn header(layout: &TableLayout) -> Table<'static> {
    let (narrow, number, wide) = (
        |name| layout.number(name) as u8,
        |name| layout.number(name) as u16,
        |name| layout.number(name) as u32,
    );
    Table {
        classes: &[0; 256],
        runs: &[[0; 16]; 2],
        shuffles: &[],
        ends: &[],
        cells: &[],
        bytes: &[],
        words: &[],
        callees: &[],
        number_size: narrow("number_size"),
        set_size: narrow("set_size"),
        operations_words: narrow("operations_words"),
        registers: narrow("registers"),
        width: number("width"),
        first_delimiter: number("first_delimiter"),
        first_loop_exit: number("first_loop_exit"),
        delimiter_shift: wide("delimiter_shift"),
        run: number("run"),
        states: number("states"),
        kinds: number("kinds"),
        shift: number("shift"),
        note_shift: number("note_shift"),
        fields: number("fields"),
        calls: number("calls"),
        decodes: narrow("decodes"),
        ranges: number("ranges"),
        common: number("common"),
        nesting: number("nesting"),
        operations: wide("operations"),
        copies: wide("copies"),
        prefixes: wide("prefixes"),
        starts: wide("starts"),
        call_list: wide("call_list"),
        range_list: wide("range_list"),
        note_of: wide("note_of"),
        notes: wide("notes"),
        groups: wide("groups"),
        sets: wide("sets"),
        highs: wide("highs"),
        rules: wide("rules"),
    }
}

impl Automaton {
    /// Calls `work` with the table and all called tables.
    pub fn with_table<T>(&self, work: impl FnOnce(&Table<'_>) -> T) -> T {
        let called: Vec<Table<'_>> = self.called.iter().map(Lists::table).collect();
        let callees: Vec<&Table<'_>> = called.iter().collect();
        work(&Table { callees: &callees, ..self.main.table() })
    }

    /// The table without called tables, which is enough to find fields.
    pub fn table(&self) -> Table<'_> {
        self.main.table()
    }

    /// The compiler's tables.
    pub fn tables(&self) -> &Tables {
        &self.tables
    }
}
